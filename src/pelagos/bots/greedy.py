"""The bot that plays what looks best at once, by what its game's author knows."""

import numpy as np

from pelagos.bots.plan import hash_of
from pelagos.bots.wanted import check_seed, check_to_move
from pelagos.engine.knowledge import weigh
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen


class GreedyBot:
    """Plays an action of the greatest weight; where a game brings no knowledge, any."""

    def __init__(self, *, seed: int | None = None) -> None:
        self._seed = check_seed(seed)

    def decide(self, seen: Seen) -> int:
        """Return one of ``seen.legal``; the seat is to move."""
        check_to_move(seen)
        states = np.zeros(1, seen.game.dtype)
        states[0] = seen.imagine(0)
        weights = np.zeros(seen.game.max_legal, np.float64)
        weigh(states, 0, np.array(seen.legal, np.int32), len(seen.legal), weights)
        heaviest = np.flatnonzero(weights[: len(seen.legal)] == weights[: len(seen.legal)].max())
        rng = np.random.default_rng(hash_of(self._seed, seen.seat, seen.ply))
        return seen.legal[int(rng.choice(heaviest))]

    def choose(self, match: Match, seat: int) -> int:
        """Return an action for ``seat``, which is to move."""
        return self.decide(match.seen_by(seat))
