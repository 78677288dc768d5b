"""The bot that plays any legal action, each equally likely."""

import numpy as np

from pelagos.bots.wanted import check_seed, check_to_move
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen


class RandomBot:
    """Every legal action is as good as another."""

    def __init__(self, *, seed: int | None = None) -> None:
        self._rng = np.random.default_rng(abs(check_seed(seed)))

    def decide(self, seen: Seen) -> int:
        """Return one of ``seen.legal``, each equally likely; the seat is to move."""
        check_to_move(seen)
        return seen.legal[int(self._rng.integers(len(seen.legal)))]

    def choose(self, match: Match, seat: int) -> int:
        """Return an action for ``seat``, which is to move."""
        return self.decide(match.seen_by(seat))
