"""What one seat knows of a match: all that a bot is given."""

from typing import Any

import numpy as np

from pelagos.engine.chance import Rng
from pelagos.engine.dispatch import State, States
from pelagos.engine.dispatch import imagine as imagine_in_place
from pelagos.engine.game import Game


class Seen:
    """The view, the legal actions and the history of one seat, and states it may imagine.

    Nothing here leads to the match: the record inside is already imagined.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        view: Any,
        legal: list[int],
        history: list[tuple[str, str]],
        states: States,
        *,
        is_over: bool,
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.legal = legal
        self.history = history  # (actor, notation) of every ply, "?" for what is hidden
        self._imagined = states
        self._is_over = is_over

    def imagine(self, rng: int | np.random.Generator | Rng) -> State:
        """Return a state that gives this seat the same view, its hidden facts drawn afresh."""
        states = self._imagined.copy()
        if not self._is_over:
            imagine_in_place(states, 0, self.seat, kernel_rng(rng))
        return states[0]


def kernel_rng(rng: np.random.Generator | Rng | int) -> Rng:
    """Return a kernel's generator: a ``uint64`` array as it is, or one seeded by ``rng``."""
    if isinstance(rng, np.ndarray):
        return rng
    seed = rng.integers(1 << 64, dtype=np.uint64) if isinstance(rng, np.random.Generator) else rng
    return np.array([int(seed) & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)
