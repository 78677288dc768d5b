"""What bots add to ``pelagos warm``: one decision of each, and work for all cores."""

import gc
from collections.abc import Iterator
from contextlib import suppress

from pelagos.bots import pool
from pelagos.bots.forest import take_tree, with_room
from pelagos.bots.greedy import GreedyBot
from pelagos.bots.search import SearchBot
from pelagos.engine.catalogue import games
from pelagos.engine.error import PelagosError
from pelagos.engine.game import Game
from pelagos.engine.kernel import IS_COMPILED
from pelagos.engine.match import Match
from pelagos.engine.warm import Step, num_steps, warm, warm_game

_MANY = 1000  # simulations for which a new tree must be widened


def _search(played: Game) -> None:
    match = Match(played, seats=played.min_seats, rng=0)
    if match.to_move is not None:
        for bot in (GreedyBot(seed=0), SearchBot(simulations=1, seed=0)):
            bot.choose(match, match.to_move)
    with_room(take_tree(played, 1), _MANY)


STEPS: tuple[Step, ...] = (("searches", _search),)


def warm_on_all_cores() -> Iterator[tuple[int, str]]:
    """Compile everything; yield how many of ``num_stages`` are done and what comes next.

    Each game is compiled in a process of its own; then this one goes through all of them and finds the code
    on disk. What failed elsewhere, or was not kept, is done again here, where an error is told as ever.
    """
    cores = min(len(games()), pool.num_cores())
    if IS_COMPILED and cores > 1:
        yield 0, f"all games, {cores} at a time"
        workers = pool.Local(_warm_alone, cores)
        try:
            with suppress(PelagosError):  # a worker died
                for done, (name, _) in enumerate(workers.run(games()), 1):
                    yield done, name
        finally:
            workers.close()
    yield from enumerate(warm(STEPS), len(games()))


def num_stages() -> int:
    """Count what there is to do: each game elsewhere, each step here."""
    return len(games()) + num_steps(STEPS)


def _warm_alone(name: str) -> None:
    # A compiler makes very many objects, and most live on: to look for dead ones took an eighth of its time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    with suppress(Exception):  # whatever a game of others does; it will do it again
        for _ in warm_game(name, STEPS):
            pass
