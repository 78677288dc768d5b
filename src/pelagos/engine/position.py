"""A state that stays as it is, with what seats see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pelagos.engine.dispatch import unpack

if TYPE_CHECKING:
    from pelagos.engine.dispatch import State
    from pelagos.engine.game import Game
    from pelagos.engine.text import Say


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
        """The fields of the state as plain numbers: notations read them much faster than a record."""
        if self._facts is None:
            self._facts = unpack(self.state)
        return self._facts

    def view(self, seat: int | None) -> Any:
        """Return what ``seat``, or a spectator (``None``), may see."""
        if seat not in self._views:
            self._views[seat] = self.game.views.view(self.state, seat, self.is_over)
        return self._views[seat]

    def last(self, seat: int | None) -> list[Say]:
        """Return the sentences for what was resolved last."""
        return self.game.views.say_last(self.view(seat))

    def forget_views(self) -> None:
        """Take no more room than the state does."""
        self._views = {}
