"""One game in play, as OpenSpiel's states hold it: a record and who is to move. Copying is a memory copy."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from pelagos.adapters.past import Past, Ply
from pelagos.engine import dispatch
from pelagos.engine.catalogue import game as find_game
from pelagos.engine.chance import Rng
from pelagos.engine.dispatch import State, States
from pelagos.engine.error import IllegalAction, InvalidAction
from pelagos.engine.game import Game
from pelagos.engine.position import copy_states, facts_of
from pelagos.engine.seat import NOBODY, OVER


class Play:
    """A state that actions change in place. ``past`` is kept where something is hidden."""

    __slots__ = ("_legal", "_sights", "game", "mover", "past", "seats", "states")

    def __init__(self, game: Game, seats: int, states: States, past: Past | None) -> None:
        self.game, self.seats, self.states, self.past = game, seats, states, past
        self.mover = int(game.rules.to_move(states, 0))
        self._legal: list[int] | None = None
        self._sights: dict[int | None, str] = {}

    @property
    def record(self) -> State:
        """The record itself, which the next action changes."""
        return self.states[0]

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.mover == OVER

    @property
    def legal(self) -> list[int]:
        """What whoever is to move may play, ascending; the list is shared: copy it to change it."""
        if self._legal is None:
            legal = np.empty(self.game.max_legal, np.int32)
            self._legal = legal[: self.game.rules.write_legal(self.states, 0, legal)].tolist()
        return self._legal

    def apply(self, action: int) -> None:
        """Play a legal action; any other raises, as kernels trust whoever calls them."""
        if action not in self.legal:
            self._refuse(action)
        if self.past is not None:
            self.past = self.past.after(Ply(self.game, copy_states(self.states), self.mover, action))
        rules = self.game.rules
        rules.apply(self.states, 0, action)
        self.mover = int(rules.to_move(self.states, 0))
        self._legal, self._sights = None, {}

    def returns(self) -> list[float]:
        """Return one number per seat: 0 until it is over."""
        returns = np.zeros(self.seats, np.float64)
        if self.is_over:
            self.game.rules.write_returns(self.states, 0, returns)
        numbers: list[float] = returns.tolist()
        return numbers

    def sight(self, viewer: int | None) -> str:
        """Return what a seat, or a spectator, may see, as JSON; it is written once, for copies too."""
        if viewer not in self._sights:
            view = self.game.views.view(facts_of(self.record), viewer, self.is_over)
            self._sights[viewer] = msgspec.json.encode(view).decode()
        return self._sights[viewer]

    def imagine(self, seat: int, rng: Rng) -> Play:
        """Return a play like this one in all that ``seat`` knows, the rest drawn afresh."""
        if self.past is None or self.is_over:
            return self.copy()
        states = copy_states(self.states)
        dispatch.imagine(states, 0, seat, rng)
        return Play(self.game, self.seats, states, self.past.as_seen(seat, self.seats))

    def copy(self) -> Play:
        """Return a play that goes its own way from here."""
        twin = object.__new__(Play)
        twin.game, twin.seats, twin.past = self.game, self.seats, self.past
        twin.states = copy_states(self.states)
        twin.mover, twin._legal, twin._sights = self.mover, self._legal, self._sights
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        texts = None if self.past is None else self.past.pack(self.seats)
        return _unpack, (self.game.name, self.seats, self.states.tobytes(), texts)

    def _refuse(self, action: Any) -> None:
        last = self.game.num_actions - 1
        if not isinstance(action, int | np.integer) or not 0 <= action <= last:
            raise InvalidAction(f"expected an action from 0 to {last}, got {action!r}")
        asker = NOBODY if self.is_over else self.mover
        refusal = self.game.refusals.why_not(self.record, asker, int(action))
        raise IllegalAction(refusal.rule, refusal.say, self.game.english.render(refusal.say))


def _unpack(name: str, seats: int, record: bytes, texts: dict[int | None, str] | None) -> Play:
    game = find_game(name)
    states = np.frombuffer(record, np.uint8).copy().view(game.dtype)
    return Play(game, seats, states, None if texts is None else Past(texts))


def begin(game: Game, seats: int, options: dict[str, Any] | None = None) -> Play:
    """Return a play before its first action."""
    return Play(
        game, seats, game.new_states(1, seats=seats, options=options), Past() if game.hidden else None
    )
