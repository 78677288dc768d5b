"""A state that stays as it is, with what seats see of it."""

from __future__ import annotations

from collections import namedtuple
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from pelagos.engine.dispatch import State, States
    from pelagos.engine.game import Game
    from pelagos.engine.text import Say


def facts_of(state: Any) -> Any:
    """Return the fields of a record as plain numbers and lists; what is unpacked already stays as it is.

    ``record`` among them is the record itself, for kernels. One call takes 5 µs; each ``state.field`` of a
    record outside kernels takes 1 to 3 µs.
    """
    if not isinstance(state, np.void):
        return state
    make, arrays = _layout(state.dtype)
    values = list(state.item())
    for place in arrays:
        values[place] = values[place].tolist()
    values.append(state)
    return make(values)


@cache
def _layout(dtype: np.dtype[Any]) -> tuple[Any, tuple[int, ...]]:
    """Return what makes a tuple of a record's fields, and the places of those that are arrays."""
    names = list(dtype.names or ())
    facts: Any = namedtuple("Facts", [*names, "record"])  # type: ignore[misc] # a record's names are known when it is made
    return facts._make, tuple(place for place, name in enumerate(names) if dtype[name].shape)


def copy_states(states: States) -> States:
    """Return a copy: NumPy takes six times as long for records as for bytes."""
    return states.view(np.uint8).copy().view(states.dtype)


class Position:
    """A state of a match; what each seat sees of it is worked out once."""

    __slots__ = ("_facts", "_views", "game", "is_over", "state")

    def __init__(self, game: Game, state: State, *, is_over: bool) -> None:
        self.game = game
        self.state = state
        self.is_over = is_over
        self._facts: Any = None
        self._views: dict[int | None, Any] = {}

    @property
    def facts(self) -> Any:
        """The fields of the state: views and notations read them much faster than a record."""
        if self._facts is None:
            self._facts = facts_of(self.state)
        return self._facts

    def view(self, seat: int | None) -> Any:
        """Return what ``seat``, or a spectator (``None``), may see."""
        if seat not in self._views:
            self._views[seat] = self.game.views.view(self.facts, seat, self.is_over)
        return self._views[seat]

    def last(self, seat: int | None) -> list[Say]:
        """Return the sentences for what was resolved last."""
        return self.game.views.say_last(self.view(seat))

    def forget_views(self) -> None:
        """Take no more room than the state does."""
        self._views = {}
