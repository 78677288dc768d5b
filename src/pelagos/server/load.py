"""Loading the compiled rules of all games: of what ``pelagos warm`` compiles, that which a table calls."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pelagos.bots.warm import STEPS
from pelagos.engine import cache
from pelagos.engine.catalogue import game, games
from pelagos.engine.game import Game
from pelagos.engine.match import Match

_SCIPY = "scipy.linalg"
_LOOKED_AT = 8  # plies at which everything is asked; the rest of the match is only played


def load_rules() -> None:
    """Play a match of each game and let bots decide in it; what is not compiled yet is compiled now."""
    with _without_scipy():
        for name in games():
            _play(game(name))
            for _, decide in STEPS:
                decide(game(name))
    cache.prune()


@contextmanager
def _without_scipy() -> Iterator[None]:
    """Let Numba not import SciPy, where it is installed, for matrices that no rules multiply: 0.2 s."""
    modules: dict[str, Any] = sys.modules
    is_there = modules.setdefault(_SCIPY, None) is not None
    try:
        yield
    finally:
        if not is_there:
            del modules[_SCIPY]


def _play(played: Game) -> None:
    """Ask everything that a table asks of a match."""
    match = Match(played, seats=played.min_seats, rng=0)
    for ply in range(played.max_plies):
        if match.to_move is None:
            break
        legal = match.legal()
        if ply < _LOOKED_AT:
            match.seen_by(match.to_move)
            match.view(None)
            match.why_not(ply % played.num_actions)
            for action in legal:
                played.say_action(match.state, action, match.to_move)
            match.commits()
        match.play(legal[ply % len(legal)])
    _ = match.outcome, match.can_undo, match.transcript()
    match.rewind(0)
