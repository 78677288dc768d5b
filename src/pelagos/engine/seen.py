"""What one seat knows of a match: all that a bot is given."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from pelagos.engine import dispatch, history
from pelagos.engine.chance import Rng
from pelagos.engine.dispatch import State, States
from pelagos.engine.nature import make_source

if TYPE_CHECKING:
    from collections.abc import Callable

    from pelagos.engine.game import Game
    from pelagos.engine.match import Match


class Seen:
    """The view, the legal actions and the history of one seat, and states it may imagine.

    ``since`` are the actions that the seat has played in a row up to now, with nothing drawn, shown or
    played by others in between: what it could still plan as one. Nothing here leads to the match: the
    records inside are already imagined.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.game: Game = match.game
        self.seat = seat
        self.seats = match.seats
        self.ply = match.ply
        self.turn = match.turn
        self.legal = match.legal() if match.to_move == seat else []
        self.since = tuple(match.actions[_run_start(match, seat) :])
        self._is_over = match.is_over
        self._states = _imagined(match, seat)
        self._before = self._states
        if self.since:
            earlier = match.copy()
            earlier.rewind(match.ply - len(self.since))
            self._before = _imagined(earlier, seat)
        self._tell = _teller(match, seat)

    @cached_property
    def view(self) -> Any:
        """What the seat may see: the same in every state that it may imagine."""
        return self.game.views.view(self._states[0], self.seat, self._is_over)

    @cached_property
    def history(self) -> list[tuple[str, str]]:
        """Who played what in notation, every ply, with ``?`` for what is hidden."""
        return self._tell()

    def imagine(self, rng: int | np.random.Generator | Rng) -> State:
        """Return a state that gives this seat the same view, its hidden facts drawn afresh."""
        return self._draw(self._states, rng)

    def imagine_before(self, rng: int | np.random.Generator | Rng) -> State:
        """Return such a state from before the actions in ``since``."""
        return self._draw(self._before, rng)

    def _draw(self, known: States, rng: int | np.random.Generator | Rng) -> State:
        states = known.copy()
        if not self._is_over:
            dispatch.imagine(states, 0, self.seat, kernel_rng(rng))
        return states[0]


def _run_start(match: Match, seat: int) -> int:
    """Return the ply since which ``seat`` has played alone, one plan's worth of actions."""
    plies = match.plies
    start = len(plies)
    shown = match.shown
    while start > 0 and plies[start - 1].actor == seat and plies[start - 1].shown == shown:
        start -= 1
    return start


def _imagined(match: Match, seat: int) -> States:
    states = np.zeros(1, match.game.dtype)
    states[0] = match.imagine(seat, 0)
    return states


def _teller(match: Match, seat: int) -> Callable[[], list[tuple[str, str]]]:
    """Return what tells the history; where nothing is hidden, its texts are written when asked for."""
    if match.is_over or match.game.hidden:
        told = history.entries(match) if match.is_over else history.entries_for(match, seat)
        return lambda: told
    past = match.copy()
    past.source = make_source(0)  # what is to come stays with the match
    return lambda: history.entries(past)


def kernel_rng(rng: np.random.Generator | Rng | int) -> Rng:
    """Return a kernel's generator: a ``uint64`` array as it is, or one seeded by ``rng``."""
    if isinstance(rng, np.ndarray):
        return rng
    seed = rng.integers(1 << 64, dtype=np.uint64) if isinstance(rng, np.random.Generator) else rng
    return np.array([int(seed) & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)
