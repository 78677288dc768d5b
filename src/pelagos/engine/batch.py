"""Many games in one array, one call for all of them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng, below, seeds_from
from pelagos.engine.dispatch import States, apply, to_move, write_legal, write_returns
from pelagos.engine.error import IllegalAction, InvalidAction, InvalidOption
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel
from pelagos.engine.seat import NATURE, OVER

NO_ACTION = -1


class Batch:
    """``num`` games of one kind; nature plays by itself, from ``seed`` and the game's number.

    ``to_move`` is a seat or ``OVER`` for each game; row i of ``legal`` holds
    its ``num_legal[i]`` legal actions, then ``NO_ACTION``; ``returns`` has a
    row per game and a column per seat, 0 until the game is ``done``.
    """

    def __init__(
        self, game: Game, num: int, *, seats: int, seed: int, options: dict[str, Any] | None = None
    ) -> None:
        for name, value in (("num", num), ("seed", seed)):
            if not isinstance(value, int | np.integer) or (name == "num" and value < 0):
                raise InvalidOption(f"{name}: expected a whole number, got {value!r}")
        self.game = game
        self.states = game.new_states(num, seats=seats, options=options)
        self.to_move = np.empty(num, np.int8)
        self.legal = np.full((num, game.max_legal), NO_ACTION, np.int32)
        self.num_legal = np.empty(num, np.int32)
        self.returns = np.zeros((num, seats), np.float64)
        self.plies = 0
        self._rngs = seeds_from(seed, num)
        self._mask = np.zeros((num, game.num_actions), np.bool_)
        _settle_all(self.states, self.to_move, self.legal, self.num_legal, self.returns, self._rngs)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Which games are over."""
        return np.equal(self.to_move, OVER)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal: a row per game, a column per action. Overwritten by the next call."""
        _write_mask(self.legal, self.num_legal, self._mask)
        return self._mask

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one action in each game that is not over; entries for the others are not read.

        Nothing is played when any action is not legal.
        """
        actions = np.asarray(actions)
        if actions.shape != self.to_move.shape or actions.dtype.kind not in "iu":
            got = f"{actions.dtype} of shape {actions.shape}"
            raise InvalidAction(f"expected {len(self.to_move)} integers, one action per game, got {got}")
        wrong = _find_illegal(actions, self.legal, self.num_legal)
        if wrong >= 0:
            self._refuse(wrong, int(actions[wrong]))
        self.plies += _step_all(
            self.states, actions, self.to_move, self.legal, self.num_legal, self.returns, self._rngs
        )

    def _refuse(self, i: int, action: int) -> None:
        if not 0 <= action < self.game.num_actions:
            last = self.game.num_actions - 1
            raise InvalidAction(f"game {i}: expected an action from 0 to {last}, got {action}")
        refusal = self.game.refusals.why_not(self.states[i], int(self.to_move[i]), action)
        raise IllegalAction(refusal.rule, refusal.say, f"game {i}: {self.game.english.render(refusal.say)}")


@kernel
def _settle(
    states: States, i: int, to_move_now: Any, legal: Any, num_legal: Any, returns: Any, rng: Rng
) -> int:
    """Let nature play in game i, then write who is to move, what is legal and, at the end, the returns."""
    plies = 0
    mover = to_move(states, i)
    num = write_legal(states, i, legal[i])
    while mover == NATURE:
        apply(states, i, legal[i, below(rng, num)])
        plies += 1
        mover = to_move(states, i)
        num = write_legal(states, i, legal[i])
    for place in range(num, legal.shape[1]):
        legal[i, place] = NO_ACTION
    to_move_now[i] = mover
    num_legal[i] = num
    if mover == OVER:
        write_returns(states, i, returns[i])
    return plies


@kernel
def _settle_all(states: States, to_move_now: Any, legal: Any, num_legal: Any, returns: Any, rngs: Rng) -> int:
    plies = 0
    for i in range(len(states)):
        plies += _settle(states, i, to_move_now, legal, num_legal, returns, rngs[i : i + 1])
    return plies


@kernel
def _step_all(
    states: States, actions: Any, to_move_now: Any, legal: Any, num_legal: Any, returns: Any, rngs: Rng
) -> int:
    plies = 0
    for i in range(len(states)):
        if to_move_now[i] != OVER:
            apply(states, i, actions[i])
            plies += 1 + _settle(states, i, to_move_now, legal, num_legal, returns, rngs[i : i + 1])
    return plies


@kernel
def _find_illegal(actions: Any, legal: Any, num_legal: Any) -> int:
    """Return the number of the first game with an action that is not legal, or -1."""
    for i in range(len(actions)):
        if num_legal[i] > 0:
            # The whole row, without a branch: eight comparisons at a time, where a search guesses wrong.
            found = 0
            for place in range(legal.shape[1]):
                found |= legal[i, place] == actions[i]
            if found == 0 or actions[i] < 0:
                return i
    return -1


@kernel
def _write_mask(legal: Any, num_legal: Any, mask: Any) -> None:
    mask[:, :] = False
    for i in range(len(num_legal)):
        for place in range(num_legal[i]):
            mask[i, legal[i, place]] = True
