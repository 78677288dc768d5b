"""Many games in one array, for a learner: one call steps them all, and what is over begins anew."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.adapters.observation import Observer
from pelagos.engine.chance import Rng, below, seeds_from
from pelagos.engine.dispatch import Legal, States, apply, start, to_move, write_legal, write_returns
from pelagos.engine.error import IllegalAction, InvalidAction, InvalidOption
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel, large_kernel
from pelagos.engine.seat import NATURE, NOBODY, OVER

Actions = NDArray[np.integer[Any]]

# Instead of an action: begin a new game, or leave the game as it is.
BEGIN = -1
WAIT = -2

ANY_SEAT = -1  # the learner's seat is drawn for each game


class Vector:
    """``num`` games of self-play, or of a learner who takes one ``seat`` among random players.

    ``seat`` is ``ANY_SEAT`` for one drawn in each game, or ``NOBODY`` for self-play: the learner then plays
    all seats, and each step is one ply. Otherwise a step is the learner's action and all that follows
    until it is to move again.

    Arrays are made once and written again by each step: row i of ``rows`` and ``mask`` is what
    ``seat_of[i]``, who is to move, sees and may play. ``rewards`` is 0 but where a game has just ended
    (``is_over``): there it is the return of ``ender_of``, the learner or, in self-play, whoever acted last;
    ``returns`` has those of all seats, and ``last_rows`` what that seat saw at the end.
    """

    _stops_at_all = False  # whether somebody else chooses for the other seats

    def __init__(
        self,
        game: Game,
        num: int,
        *,
        seats: int | None = None,
        seat: int = ANY_SEAT,
        options: dict[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        if not isinstance(num, int | np.integer) or num < 1:
            raise InvalidOption(f"expected a whole number of games above 0, got {num!r}")
        self.game, self.num, self.seat = game, int(num), seat
        self.seats = game.check_seats(game.min_seats if seats is None else seats)
        self.options = game.complete_options(options)
        if seat not in (ANY_SEAT, NOBODY, *range(self.seats)):
            raise InvalidOption(f"expected a seat from 0 to {self.seats - 1} for the learner, got {seat!r}")
        self.observer = Observer(game, self.seats)
        self.seat_of = np.zeros(num, np.int8)
        self.learner_of = np.full(num, seat, np.int8)
        self.ender_of = np.full(num, NOBODY, np.int8)
        self.is_over = np.zeros(num, np.bool_)
        self.rewards = np.zeros(num, np.float32)
        self.returns = np.zeros((num, self.seats), np.float64)
        self.rows = np.zeros((num, self.observer.size), np.float32)
        self.last_rows = np.zeros((num, self.observer.size), np.float32)
        self._mask = np.zeros((num, game.num_actions), np.int8)
        self.mask = self._mask.view()
        self.mask.flags.writeable = False  # it says what is legal
        self._states, self._ends = np.zeros(num, game.dtype), np.zeros(num, game.dtype)
        self._legal = np.zeros((num, game.max_legal), np.int32)
        self._num_legal = np.zeros(num, np.int32)
        self._encoded = game.encode_options(self.options)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with other luck, or with that of ``seed``."""
        if seed is not None:
            self._seed(seed)
        self._play(np.full(self.num, BEGIN, np.int64))

    def step(self, actions: Actions) -> None:
        """Play one action in each game; nothing is played when any is not legal."""
        actions = np.asarray(actions)
        if actions.shape != (self.num,) or actions.dtype.kind not in "iu":
            got = f"{actions.dtype} of shape {actions.shape}"
            raise InvalidAction(f"expected {self.num} integers, one action per game, got {got}")
        wrong = _find_illegal(actions, self._mask)
        if wrong >= 0:
            self._refuse(wrong, int(actions[wrong]))
        self._play(actions)

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """Return a legal action for each game, all equally likely; ``rng`` is a kernel's generator."""
        actions = np.empty(self.num, np.int64)
        _sample_all(self._legal, self._num_legal, rng, actions)
        return actions

    def draw(self) -> tuple[str, ...]:
        """Return each game's board as text, as the seat to move sees it."""
        game = self.game
        views = [game.views.view(self._states[i], int(self.seat_of[i]), False) for i in range(self.num)]
        return tuple(game.boards.draw(view, game.english) for view in views)

    def _seed(self, seed: int) -> None:
        self._rngs = seeds_from(seed, self.num)

    def _play(self, actions: Actions) -> None:
        """Play verified actions, let everybody else play, and show the learner what came of it."""
        self.is_over[:] = False
        self.rewards[:] = 0.0
        self._advance(actions)
        self.observer.write(self._states, self.seat_of, self.rows)
        if self.is_over.any():
            enders = np.where(self.is_over, self.ender_of, np.int8(NOBODY))
            self.observer.write(self._ends, enders, self.last_rows)

    def _advance(self, actions: Actions) -> None:
        """Play on in each game until the learner is to move."""
        self._run(actions)

    def _run(self, actions: Actions) -> None:
        _run_all(
            self._states,
            actions,
            self.seats,
            self.seat,
            self._encoded,
            self._stops_at_all,
            self._rngs,
            self.seat_of,
            self.learner_of,
            (self._ends, self.ender_of, self.is_over, self.rewards, self.returns),
            self._legal,
            self._num_legal,
            self._mask,
        )

    def _refuse(self, i: int, action: int) -> None:
        if not 0 <= action < self.game.num_actions:
            last = self.game.num_actions - 1
            raise InvalidAction(f"game {i}: expected an action from 0 to {last}, got {action}")
        refusal = self.game.refusals.why_not(self._states[i], int(self.seat_of[i]), action)
        raise IllegalAction(refusal.rule, refusal.say, f"game {i}: {self.game.english.render(refusal.say)}")


@large_kernel
def _run_all(
    states: States,
    actions: Any,
    seats: int,
    seat: int,
    options: Any,
    stops_at_all: bool,
    rngs: Rng,
    seat_of: Any,
    learner_of: Any,
    ended: Any,
    legal: Any,
    num_legal: Any,
    mask: Any,
) -> None:
    """Play ``actions`` and whatever nature and random players do after them, game by game.

    One loop with one call of each rule: they are compiled into it, and twice would take twice as long.
    """
    for i in range(len(states)):
        action = int(actions[i])
        if action == WAIT:
            continue
        rng = rngs[i : i + 1]
        actor = int(seat_of[i])
        while True:
            if action == BEGIN:
                start(states, i, seats, options)
                if seat == ANY_SEAT:
                    learner_of[i] = below(rng, seats)
            else:
                apply(states, i, action)
            mover = int(to_move(states, i))
            if mover == OVER:
                _tell_end(states, i, actor if seat == NOBODY else learner_of[i], ended)
                action = BEGIN
                continue
            num = int(write_legal(states, i, legal[i]))
            is_awaited = mover == learner_of[i] or stops_at_all or seat == NOBODY
            if mover != NATURE and is_awaited:
                break
            action = int(legal[i, below(rng, num)])
        seat_of[i] = mover
        num_legal[i] = num
        write_mask(legal[i], num, mask[i])


@kernel
def _tell_end(states: States, i: int, ender: int, ended: Any) -> None:
    """Keep the last state of a game with its returns, and the reward of ``ender``.

    A game that ends in the same step as the one before it, since the learner had no turn, is not told.
    """
    ends, ender_of, is_over, rewards, returns = ended
    if not is_over[i]:
        is_over[i] = True
        ends[i] = states[i]
        ender_of[i] = ender
        write_returns(states, i, returns[i])
        rewards[i] = returns[i, ender]


@kernel
def write_mask(legal: Legal, num: int, mask: Any) -> None:
    """Write 1 for each of ``num`` legal actions, and 0 for all others."""
    mask[:] = 0
    for place in range(num):
        mask[legal[place]] = 1


@kernel
def _find_illegal(actions: Any, mask: Any) -> int:
    """Return the number of the first game with an action that is not legal, or -1."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= mask.shape[1] or mask[i, actions[i]] == 0:
            return i
    return -1


@kernel
def _sample_all(legal: Any, num_legal: Any, rng: Rng, actions: Any) -> None:
    for i in range(len(actions)):
        actions[i] = legal[i, below(rng, num_legal[i])]
