"""What the server answers, as structs: docs/protocol.md describes each, web/src/wire/ is made from them.

What clients send is in ``wish``.
"""

from typing import Any, Literal

import msgspec

from pelagos.engine.outcome import Outcome
from pelagos.engine.text import Say
from pelagos.server.clock import ClockWanted
from pelagos.store.record import EventKind

Kind = Literal["human", "open", "bot"]
Status = Literal["open", "playing", "over"]


class OptionFacts(msgspec.Struct, frozen=True):
    """A choice made before the match: one of ``choices``, or a number from ``low`` to ``high``."""

    name: str
    default: int | str
    choices: list[str]
    low: int
    high: int


class GameFacts(msgspec.Struct, frozen=True):
    """A game of the catalogue."""

    name: str
    title: str
    version: int
    min_seats: int
    max_seats: int
    hidden: bool
    seat_names: list[str]
    options: list[OptionFacts]


class SeatKey(msgspec.Struct, frozen=True):
    """The key of a seat, ``None`` for one that is open or a bot's."""

    seat: int
    key: str | None


class Commitment(msgspec.Struct, frozen=True):
    """The hash of the key from which all draws come, told before the first of them."""

    commitment: str


class MatchMade(msgspec.Struct, frozen=True):
    """A new match: its id, its keys, and the address for watchers."""

    match: str
    seats: list[SeatKey]
    watch: str
    dice: Commitment


class KeyGiven(msgspec.Struct, frozen=True):
    """The key of the seat that was taken."""

    key: str


class Seat(msgspec.Struct, frozen=True):
    """Who sits where. ``here`` is whether a socket is open for the seat; bots are always here."""

    seat: int
    kind: Kind
    name: str | None
    level: int | None
    here: bool
    caretaker: bool


class Legal(msgspec.Struct, frozen=True):
    """A legal action and the touches that choose it; once played, one that ``commits`` stays."""

    action: int
    notation: str
    target: tuple[str, ...]
    say: Say
    commits: bool


class Offer(msgspec.Struct, frozen=True):
    """A seat asks to go back to when ``ply`` actions stood; ``agreed`` are the seats that would."""

    kind: Literal["takeback", "pause"]
    seat: int
    ply: int
    agreed: list[int]


class Clock(msgspec.Struct, frozen=True):
    """The clock of a match: what was agreed, what is left to each seat, and whose time runs ``now``."""

    kind: Literal["live", "days"]
    bank_s: float | None
    increment_s: float | None
    per_turn_s: float | None
    vacation_days: list[int] | None
    remaining_s: list[float]
    running: int | None
    paused: bool
    now: float


class Talk(msgspec.Struct, frozen=True):
    """What a seat said."""

    seq: int
    seat: int | None
    text: str
    at: float


class Dice(msgspec.Struct, frozen=True):
    """Where draws come from. The key is told once the match is over."""

    commitment: str
    nonces: list[str | None]
    key: str | None


class Terms(msgspec.Struct, frozen=True):
    """What whoever opened the table chose. Anybody with its address may watch.

    ``private`` keeps it out of the lobby, ``hints`` allows them among people, and ``caretaker`` is the
    level of who plays on for a seat that is left: without one it has lost.
    """

    private: bool
    hints: bool
    caretaker: int | None


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one seat, or a watcher, may see it.

    ``legal`` is empty for everyone but the seat to move, and in the past.
    """

    match: str
    game: str
    version: int
    options: dict[str, int | str]
    status: Status
    seq: int
    ply: int
    turn: int
    seat: int | None
    seats: list[Seat]
    to_move: int | None
    view: Any
    legal: list[Legal]
    can_undo: bool
    offers: list[Offer]
    clock: Clock | None
    dice: Dice
    talk: list[Talk]
    outcome: Outcome | None
    next: str | None


class Event(msgspec.Struct, frozen=True):
    """What happened, as the asking seat saw it then. ``seat`` is ``None`` for nature and the end.

    ``last`` are the sentences for what an action resolved.
    """

    seq: int
    kind: EventKind
    seat: int | None
    notation: str | None
    say: Say
    last: list[Say]


class Entry(Body, frozen=True, kw_only=True):
    """A match just after an event; ``event`` is ``None`` when a socket opens in the present."""

    event: Event | None


class Waiting(msgspec.Struct, frozen=True):
    """An open table in the lobby."""

    match: str
    game: str
    options: dict[str, int | str]
    seats: list[Seat]
    clock: ClockWanted | None
    caretaker: int | None
    created_at: float


class Next(msgspec.Struct, frozen=True):
    """The next match of the same people; each opens their seat there with the key of this one."""

    match: str
    seat: int


class Feed(msgspec.Struct, frozen=True):
    """The address of a feed that says when it is the turn of a seat; nobody else knows it."""

    feed: str


class Hint(msgspec.Struct, frozen=True):
    """A legal action as a strong bot sees it from this seat: the chance to win, and what would follow.

    ``then`` says the first steps of ``line`` after the action itself.
    """

    action: int
    notation: str
    say: Say
    chance: float | None
    visits: int
    line: list[str]
    then: list[Say]


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids something."""

    rule: str
    say: Say
    message: str


class Draw(msgspec.Struct, frozen=True):
    """One draw of nature: its name, and what came, with ``?`` for what the asking seat may not know."""

    ply: int
    stream: str
    index: int
    notation: str


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to check every draw: docs/protocol.md says how."""

    match: str
    game: str
    commitment: str
    nonces: list[str | None]
    key: str | None
    draws: list[Draw]


class Health(msgspec.Struct, frozen=True):
    """The server is up and its database answers."""

    status: Literal["ok"]
    version: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong. ``error`` is a word for programs, ``message`` a sentence for people."""

    error: str
    message: str
    say: Say
    rule: str | None = None
