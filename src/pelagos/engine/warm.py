"""Compile everything ahead: run each kernel of each game once."""

from collections.abc import Callable, Iterator, Sequence

from pelagos.engine import cache
from pelagos.engine.batch import Batch
from pelagos.engine.catalogue import game, games
from pelagos.engine.game import Game
from pelagos.engine.match import Match
from pelagos.engine.perft import perft
from pelagos.engine.playout import Simulation

Step = tuple[str, Callable[[Game], None]]


def num_steps(more: Sequence[Step] = ()) -> int:
    """Count what ``warm`` yields."""
    return len(games()) * len([*_STEPS, *more])


def warm(more: Sequence[Step] = ()) -> Iterator[str]:
    """Compile one thing after another, ``more`` too; yield what comes next before each."""
    for name in games():
        yield from warm_game(name, more)
    cache.prune()


def warm_game(name: str, more: Sequence[Step] = ()) -> Iterator[str]:
    """Compile one game as ``warm`` does."""
    for label, step in (*_STEPS, *more):
        yield f"{name}: {label}"
        step(game(name))


def _play(played: Game) -> None:
    Simulation(played, seats=played.min_seats, seed=0).run(1)


def _batch(played: Game) -> None:
    batch = Batch(played, 1, seats=played.min_seats, seed=0)
    batch.step(batch.legal[:, 0])
    _ = batch.mask


def _perft(played: Game) -> None:
    perft(played, played.new_states(1, seats=played.min_seats)[0], 1)


def _match(played: Game) -> None:
    """Play through every kernel that a match calls, views and refusals too."""
    match = Match(played, seats=played.min_seats, rng=0)
    while match.to_move is not None:
        match.seen_by(match.to_move)
        match.why_not(played.num_actions - 1)
        match.commits()
        match.play(match.legal()[-1])
    _ = match.outcome, match.can_undo, match.transcript()
    match.rewind(0)


_STEPS: tuple[Step, ...] = (
    ("random games", _play),
    ("batches", _batch),
    ("perft", _perft),
    ("matches", _match),
)
