"""What is stored: a match as it was made, and what happened in it since."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

EventKind = Literal[
    "join",
    "leave",
    "miss",
    "flag",
    "back",
    "key",
    "action",
    "undo",
    "ask",
    "answer",
    "takeback",
    "pause",
    "resume",
    "hours",
    "away",
    "resign",
    "abort",
    "talk",
    "mute",
    "erase",
    "notice",
    "rematch",
    "end",
]


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat as it was made. Of a key only the hash is kept; ``bot_seed`` is for who plays in it."""

    kind: Literal["human", "open", "bot"]
    name: str | None = None
    level: int | None = None
    key_hash: str | None = None
    bot_seed: str | None = None


class MatchRecord(msgspec.Struct, frozen=True):
    """A match as it was made; nothing here ever changes."""

    id: str
    game: str
    version: int
    options: dict[str, int | str]
    seats: list[SeatRecord]
    private: bool
    commitment: str
    dice_key: bytes
    request_key: str | None
    request: str | None
    created_at: float
    clock: dict[str, Any] | None = None
    caretaker: int | None = None  # the level of who plays on for a seat that is left; none: it loses
    hints: bool = False
    copied: int = 0  # actions taken over from another match, which do not follow from the dice


class EventRecord(msgspec.Struct, frozen=True, gc=False):
    """The event number ``seq`` of a match, counted from 1. ``seat`` is ``None`` for nature and the end."""

    seq: int
    kind: EventKind
    seat: int | None
    data: dict[str, Any]
    at: float


class TalkRecord(msgspec.Struct, frozen=True):
    """What was said at a table, with the number of its event; an erased one is gone."""

    seq: int
    seat: int | None
    text: str
    at: float


NoticeKind = Literal["webhook", "mail", "feed"]


class NoticeRecord(msgspec.Struct, frozen=True):
    """Where to tell a seat that it is to move; of a feed only the hash of its name is kept."""

    match: str
    seat: int
    kind: NoticeKind
    address: str
    language: str


class DutyRecord(msgspec.Struct, frozen=True):
    """What a process has to do in a match once it is due; a match has one duty of a kind at most.

    ``owner`` is a string that no other taking uses; a duty that is written with one is its owner's from the
    beginning.
    """

    match: str
    kind: str
    seat: int | None
    due_at: float
    owner: str | None = None


class Change(msgspec.Struct, frozen=True):
    """What is written at once about one match, all of it or nothing; ``record`` if the match is new.

    ``duties`` take the place of those of their kind, whoever holds these; of the kinds in ``dropped`` nothing
    is left to do. ``talk`` is what was said; what the seats in ``erased`` said is forgotten. With the
    ``key`` of its dice, other processes are told the events, not only that there are some.
    """

    match: str
    events: Sequence[EventRecord] = ()
    record: MatchRecord | None = None
    duties: Sequence[DutyRecord] = ()
    dropped: Sequence[str] = ()
    talk: Sequence[TalkRecord] = ()
    erased: Sequence[int] = ()
    key: bytes | None = None
