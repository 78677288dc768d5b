"""What happened, in sentences: since somebody last looked, and from the start."""

from itertools import groupby
from typing import NamedTuple

from pelagos.engine import history
from pelagos.engine.match import Match
from pelagos.engine.text import Say, Texts


class Entry(NamedTuple):
    """A sentence of the log, and the ply after which it could be said."""

    ply: int
    text: str


def news(match: Match, seat: int | None, since: int, texts: Texts) -> list[str]:
    """Return what happened since that ply, the same sentence once with its count.

    What the board itself shows as ``last`` is not said twice.
    """
    on_board = match.game.views.say_last(match.view(seat))
    says: list[Say] = []
    for ply in reversed(history.tell(match, seat, since=since)):
        if ply.last and on_board[-len(ply.last) :] == ply.last:
            on_board = on_board[: -len(ply.last)]
        else:
            says += reversed(ply.last)
        if not ply.say.is_part:
            says.append(ply.say)
    sentences = [texts.render(say) for say in reversed(says)]
    return [_counted(sentence, len(list(same))) for sentence, same in groupby(sentences)]


def _counted(sentence: str, times: int) -> str:
    return f"{sentence} (× {times})" if times > 1 else sentence


class Chronicle:
    """The log of a match as one seat (or ``ALL_KNOWING``) saw it, told on as the match goes on."""

    def __init__(self, match: Match, seat: int | None, texts: Texts) -> None:
        self._match = match
        self._seat = seat
        self._texts = texts
        self._actions: list[int] = []
        self._entries: list[Entry] = []

    def entries(self) -> list[Entry]:
        """Return every sentence up to now; what was taken back is gone."""
        actions = self._match.actions
        alike = next(
            (at for at, pair in enumerate(zip(actions, self._actions, strict=False)) if pair[0] != pair[1]),
            min(len(actions), len(self._actions)),
        )
        self._entries = [entry for entry in self._entries if entry.ply <= alike]
        for told in history.tell(self._match, self._seat, since=alike):
            if not told.say.is_part:
                self._entries.append(Entry(told.ply, self._texts.render(told.say)))
            self._entries += [Entry(told.ply, f"  {self._texts.render(say)}") for say in told.last]
        self._actions = actions
        return self._entries
