"""A picture of a match: plies as one seat saw them, drawn by the board that the page has.

Nothing is drawn here. The build of the page makes one script for each game
(``static/``); a drawing is a document that holds this script, packed, and what
it is to draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from pelagos.drawing import frame
from pelagos.engine import history
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.text import LANGUAGES, Say

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
WHOLE = ("board", "tray")


class Legal(msgspec.Struct, frozen=True):
    """A legal action and the touches that choose it, as the wire has it."""

    action: int
    notation: str
    target: tuple[str, ...]
    say: Say
    commits: bool


class Event(msgspec.Struct, frozen=True):
    """What led to a position, as the wire has it."""

    seq: int
    kind: Literal["action"]
    seat: int | None
    notation: str
    say: Say
    last: list[Say]


class Told(msgspec.Struct, frozen=True):
    """A position as a seat sees it, and what led there."""

    ply: int
    view: Any
    legal: list[Legal]
    event: Event | None


class Drawing(msgspec.Struct, frozen=True):
    """A picture of a match that shows itself in Jupyter, and wherever else HTML is shown.

    It needs no network and no server; ``html`` is the frame, ``document`` what is inside.
    """

    game: str
    language: str
    theme: Theme | None
    caption: str | None
    plies: list[int]
    parts: list[str]
    told: list[Told]

    @property
    def document(self) -> str:
        """The whole picture as an HTML document of its own."""
        return frame.document(self.game, self.language, msgspec.json.encode(self).decode())

    @property
    def html(self) -> str:
        """A frame for any HTML page, in which the document is locked up."""
        return frame.frame(self.document)

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"Drawing({self.game}, plies {', '.join(map(str, self.plies))})"


def draw(
    match: Match,
    seat: int | None = None,
    *,
    language: str = "en",
    plies: Iterable[int] | None = None,
    parts: Sequence[str] = WHOLE,
    lit: bool = False,
    theme: Theme | None = None,
    caption: str | None = None,
) -> Drawing:
    """Return a picture of a match as ``seat``, or a spectator, sees it; a notebook shows it.

    ``plies`` are the positions to step through, each by the number of actions that stand in it; the present
    one, if not given. ``lit`` shows what the seat may do there. ``parts`` are those of the game's page: the
    board and the tray, or what a diagram of the rules shows. Without a ``theme`` the picture is light or dark
    as the page around it, and without a ``caption`` it says where the match is.
    """
    _check("language", language, LANGUAGES)
    _check("theme", theme, (None, *THEMES))
    frame.check_game(match.game.name)
    wanted = [match.ply] if plies is None else list(plies)
    if not wanted or not all(isinstance(ply, int) and 0 <= ply <= match.ply for ply in wanted):
        raise InvalidOption(f"plies: expected some from 0 to {match.ply}, got {wanted}")
    told = _tell(match, seat, wanted, lit=lit)
    return Drawing(match.game.name, language, theme, caption, wanted, list(parts), told)


def _check(name: str, value: object, allowed: Sequence[object]) -> None:
    if value not in allowed:
        raise InvalidOption(f"{name}: expected one of {', '.join(map(str, allowed))}, got {value!r}")


def _tell(match: Match, seat: int | None, plies: list[int], *, lit: bool) -> list[Told]:
    """Return all positions that are wanted, one before to see what is new, one behind to see what is next."""
    first, last = max(0, min(plies) - 1), min(match.ply, max(plies) + 1)
    events = {
        said.ply: _event(match, said)
        for said in history.tell(_at(match, last), seat, since=max(0, first - 1))
    }
    told = []
    for ply in range(first, last + 1):
        at = _at(match, ply)
        legal = _legal(at, seat) if lit and seat is not None and at.to_move == seat else []
        told.append(Told(ply, at.view(seat), legal, events.get(ply)))
    return told


def _at(match: Match, ply: int) -> Match:
    """Return a match as this one was when ``ply`` actions stood."""
    twin = match.copy()
    if ply < match.ply:
        twin.rewind(ply)
    return twin


def _event(match: Match, said: history.Told) -> Event:
    actor = None if said.actor == history.NATURE_NAME else match.game.seat_names.index(said.actor)
    return Event(said.ply, "action", actor, said.notation, said.say, said.last)


def _legal(match: Match, seat: int) -> list[Legal]:
    """Return what the seat, which is to move, may do."""
    notation, state = match.game.notation, match.state
    return [
        Legal(
            action,
            notation.format_action(state, action),
            notation.target(state, action),
            notation.say_action(state, action, seat),
            commits,
        )
        for action, commits in zip(match.legal(), match.commits(), strict=True)
    ]
