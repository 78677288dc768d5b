"""What clients send, as structs; docs/protocol.md describes each."""

from typing import Annotated, Literal

import msgspec

from pelagos.bots.levels import NUM_LEVELS
from pelagos.engine.name import MAX_NAME
from pelagos.server.clock import ClockWanted
from pelagos.server.wire import Kind

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
# Base64url up to the very end: "$" would let a line end pass. A key has 128 bits or more.
Key = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22,86}(?![\s\S])")]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,86}(?![\s\S])")]
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Level = Annotated[int, msgspec.Meta(ge=1, le=NUM_LEVELS)]
Ply = Annotated[int, msgspec.Meta(ge=0)]
Seq = Annotated[int, msgspec.Meta(ge=0)]
# A level, or 0: nobody plays on, the seat loses.
Caretaker = Annotated[int, msgspec.Meta(ge=0, le=NUM_LEVELS)]
MAX_ENTRIES = 500  # of one answer, where a limit is asked for
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a match to be made: ``human`` gets its key at once, ``open`` waits to be taken."""

    kind: Kind
    name: Name | None = None
    level: Level | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match begins: in one that is over, or in a complete transcript, after ``ply`` actions."""

    match: str | None = None
    transcript: str | None = None
    ply: Ply | None = None


class MatchWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """A match to be made. The same request with the same ``key`` makes it once."""

    game: str
    seats: list[SeatWanted]
    options: dict[str, int | str] | None = None
    private: bool = True
    key: Key | None = None
    clock: ClockWanted | None = None
    caretaker: Caretaker | None = None
    hints: bool = False
    start: Start | None = None


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A transcript to be told: as a seat would see it, with everything open, or as a watcher would.

    ``legal`` asks for what that seat might have played, too.
    """

    transcript: str
    seat: Annotated[int, msgspec.Meta(ge=0)] | Literal["all"] | None = None
    since: Seq = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=MAX_ENTRIES)] = MAX_ENTRIES
    legal: bool = False  # tell the seat what it may play, wherever it is to move


class WhyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat touched where a transcript ends: touches, an action, or its notation."""

    transcript: str
    seat: Annotated[int, msgspec.Meta(ge=0)]
    target: Annotated[str, msgspec.Meta(max_length=200)]


class SeatTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking an open seat: a name, a nonce for the dice, and a key of the client's own making."""

    name: Name | None = None
    nonce: Nonce | None = None
    key: Key | None = None


class ActionWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, as a number or in notation, on top of ``ply`` standing ones."""

    ply: Ply
    action: int | str
    id: RequestId | None = None


class UndoWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back the last of ``ply`` standing actions."""

    ply: Ply
    id: RequestId | None = None


class KeyWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new key for a seat, of the client's own making if it likes."""

    key: Key | None = None


class TakebackWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asking to go back to when ``ply`` actions stood, or with ``agree`` the answer to who asked."""

    ply: Ply | None = None
    id: RequestId | None = None
    agree: bool | None = None


class ResignWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Giving up."""

    id: RequestId | None = None


class AbortWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Breaking off a match in which somebody has not played yet."""

    id: RequestId | None = None


class PauseWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asking to stop the clocks (``on``), letting them run again, or with ``agree`` the answer."""

    on: bool | None = None
    agree: bool | None = None


class AwayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many days of the vacation that the clock allows, from now on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


class TalkWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: Words
    id: RequestId | None = None


class NoticeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to be told that it is one's turn: at a webhook, by mail, or with neither nowhere any more."""

    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    mail: Annotated[str, msgspec.Meta(max_length=254)] | None = None


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request that needs no words."""


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a socket: whose eyes, and what was seen last."""

    key: str | None = None
    since: Seq | None = None
