"""What each seat saw happen: a chain of plies that states share and that never changes.

OpenSpiel asks for information states with perfect recall. A view tells what a seat knows now; the past
tells how it came about, each ply as the seat saw it then.
"""

from __future__ import annotations

from typing import NamedTuple

from pelagos.engine.dispatch import States
from pelagos.engine.game import Game
from pelagos.engine.history import actor_name

Viewer = int | None  # a seat, or a spectator


class Ply(NamedTuple):
    """An action, who played it, and the states before it: an array of one that nobody changes."""

    game: Game
    before: States
    actor: int
    action: int

    def text(self, viewer: Viewer) -> str:
        """Return a line: who played what, with ``?`` for what is hidden from ``viewer``."""
        state = self.before[0]
        text = self.game.notation.format_seen(state, self.action, viewer, state)
        return f"{actor_name(self.game, self.actor)} {text}\n"


class Past:
    """Everything up to a state. It begins with texts by viewer; whoever has none saw nothing of it."""

    __slots__ = ("_as_seen", "_earlier", "_ply", "_texts")

    def __init__(self, texts: dict[Viewer, str] | None = None) -> None:
        self._texts: dict[Viewer, str] = dict(texts or {})
        self._earlier: Past | None = None
        self._ply: Ply | None = None
        self._as_seen: dict[int, Past] = {}

    def after(self, ply: Ply) -> Past:
        """Return the past after one more ply."""
        later = Past()
        later._earlier, later._ply = self, ply
        return later

    def text(self, viewer: Viewer) -> str:
        """Return what ``viewer`` saw, a line for each ply."""
        lines: list[str] = []
        at: Past | None = self
        while at is not None and viewer not in at._texts:
            if at._ply is not None:
                lines.append(at._ply.text(viewer))
            at = at._earlier
        told = (at._texts[viewer] if at is not None else "") + "".join(reversed(lines))
        self._texts[viewer] = told
        return told

    def as_seen(self, seat: int, seats: int) -> Past:
        """Return the past of a world that ``seat`` imagines: others have seen what spectators saw.

        What they really saw belongs to the real world, and would tell what it is.
        """
        if seat not in self._as_seen:
            texts = {
                viewer: self.text(viewer if viewer == seat else None) for viewer in (None, *range(seats))
            }
            self._as_seen[seat] = Past(texts)
        return self._as_seen[seat]

    def pack(self, seats: int) -> dict[Viewer, str]:
        """Return all texts: ``Past`` makes the same of them."""
        return {viewer: self.text(viewer) for viewer in (None, *range(seats))}
