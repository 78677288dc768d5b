"""Opponents of a learner, neither random nor itself: the greedy bot in a kernel, any bot in matches."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.adapters.vector import ANY_SEAT, BEGIN, WAIT, Actions, Vector, write_mask
from pelagos.bots import Bot, parse
from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import States, imagine, write_legal
from pelagos.engine.error import InvalidOption
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel
from pelagos.engine.knowledge import weigh
from pelagos.engine.match import Match
from pelagos.engine.seat import NOBODY

SELF = "self"
RANDOM = "random"
GREEDY = "greedy"


def make_vector(
    game: Game, num: int, *, opponents: str | Bot = RANDOM, seat: int | None = None, **more: Any
) -> Vector:
    """Return games of a learner in ``seat`` (``None``: drawn for each game) among ``opponents``.

    These are ``"self"``, a bot as ``bots.parse`` names it, or a bot. Random and greedy play in kernels.
    """
    if opponents == SELF and seat is not None:
        raise InvalidOption(f"expected no seat with self-play, which takes all, got {seat!r}")
    chosen = NOBODY if opponents == SELF else ANY_SEAT if seat is None else seat
    if opponents in (SELF, RANDOM):
        return Vector(game, num, seat=chosen, **more)
    if opponents == GREEDY:
        return GreedyVector(game, num, seat=chosen, **more)
    bot = parse(opponents, seed=more.get("seed", 0)) if isinstance(opponents, str) else opponents
    if not hasattr(bot, "choose"):
        raise InvalidOption(f"opponents: expected 'self', a bot's name or a bot, got {opponents!r}")
    return BotVector(game, num, seat=chosen, bot=bot, **more)


class GreedyVector(Vector):
    """A learner among greedy bots, who choose for all games at once."""

    _stops_at_all = True

    def _advance(self, actions: Actions) -> None:
        weights = np.zeros(self.game.max_legal, np.float64)
        imagined = np.zeros(1, self.game.dtype)
        chosen = np.full(self.num, WAIT, np.int64)
        self._run(actions)
        while (self.seat_of != self.learner_of).any():
            _choose_all(
                self._states,
                imagined,
                self.seat_of,
                self.learner_of,
                self._legal,
                self._num_legal,
                weights,
                self._rngs,
                chosen,
            )
            self._run(chosen)


@kernel
def _choose_all(
    states: States,
    imagined: States,
    seat_of: Any,
    learner_of: Any,
    legal: Any,
    num_legal: Any,
    weights: Any,
    rngs: Rng,
    actions: Any,
) -> None:
    """Write a greedy action where another than the learner is to move, ``WAIT`` elsewhere."""
    for i in range(len(states)):
        actions[i] = WAIT
        if seat_of[i] != learner_of[i]:
            rng = rngs[i : i + 1]
            imagined[0] = states[i]
            imagine(imagined, 0, seat_of[i], rng)  # bots never get the live record
            weigh(imagined, 0, legal[i], num_legal[i], weights)
            actions[i] = legal[i, heaviest(weights, num_legal[i], rng)]


@kernel
def heaviest(weights: Any, num: int, rng: Rng) -> int:
    """Return the place of the greatest weight; of equal ones, any."""
    best, ties = 0, 1
    for place in range(1, num):
        if weights[place] > weights[best]:
            best, ties = place, 1
        elif weights[place] == weights[best]:
            ties += 1
            if below(rng, ties) == 0:
                best = place
    return best


class BotVector(Vector):
    """A learner among bots of any kind: each game is a match, of which a bot is given what its seat knows."""

    def __init__(self, game: Game, num: int, *, bot: Bot, **more: Any) -> None:
        self._bot = bot
        self._matches: dict[int, Match] = {}
        super().__init__(game, num, **more)

    def _seed(self, seed: int) -> None:
        super()._seed(seed)
        self._luck = np.random.default_rng(abs(seed))

    def _advance(self, actions: Actions) -> None:
        for i, action in enumerate(actions.tolist()):
            if action == BEGIN:
                self._matches[i] = self._new_match(i)
            else:
                self._matches[i].play(action)
            self._play_others(i)
            self._states[i] = self._matches[i].state
            self.seat_of[i] = self.learner_of[i]
        _write_all(self._states, self._legal, self._num_legal, self._mask)

    def _play_others(self, i: int) -> None:
        """Let the bot play the other seats of match i, or of a new one, until the learner is to move."""
        while (mover := self._matches[i].to_move) != self.learner_of[i]:
            match = self._matches[i]
            if mover is not None:
                match.play(self._bot.choose(match, mover))
                continue
            if not self.is_over[i]:
                self.is_over[i], self.ender_of[i] = True, self.learner_of[i]
                self._ends[i] = match.state
                self.returns[i] = match.returns
                self.rewards[i] = self.returns[i, self.ender_of[i]]
            self._matches[i] = self._new_match(i)

    def _new_match(self, i: int) -> Match:
        if self.seat == ANY_SEAT:
            self.learner_of[i] = self._luck.integers(self.seats)
        return Match(self.game, seats=self.seats, options=self.options, rng=self._luck)


@kernel
def _write_all(states: States, legal: Any, num_legal: Any, mask: NDArray[np.int8]) -> None:
    for i in range(len(states)):
        num_legal[i] = write_legal(states, i, legal[i])
        write_mask(legal[i], num_legal[i], mask[i])
