"""A match as its events leave it: the same fold for what is read from disk and for what happens now.

A new event is drafted, written, and only then applied, so that memory never
knows more than the disk.
"""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.dice import Committed
from pelagos.engine.dispatch import State
from pelagos.engine.match import Match, Ply
from pelagos.engine.seat import NATURE
from pelagos.server.wire import Kind, Status
from pelagos.store.record import EventKind, EventRecord, MatchRecord

DEFAULT_LEVEL = 4  # of a bot that was seated without one, and of whoever plays on for a person


class Sitting(msgspec.Struct, frozen=True):
    """A seat by now."""

    kind: Kind
    name: str | None
    level: int | None
    key_hash: str | None
    nonce: str | None = None


class Offer(msgspec.Struct, frozen=True):
    """Somebody asks to go back to when ``ply`` actions stood."""

    seat: int
    ply: int
    agreed: frozenset[int]


class Ledger:
    """A match, its seats, and the number of its last event."""

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.game = catalogue.game(record.game)
        self.seats = [Sitting(seat.kind, seat.name, seat.level, seat.key_hash) for seat in record.seats]
        self.seq = 0
        self.requests: set[tuple[int | None, str]] = set()
        self.offer: Offer | None = None
        names = [seat.name for seat in self.seats]
        seats, options = len(names), dict(record.options)
        self.match = Match(self.game, seats=seats, options=options, names=names, nature="manual")
        self.match.source = self.source

    @property
    def source(self) -> Committed:
        """Where draws come from, once no seat is open."""
        return Committed(self.record.dice_key, self.record.id, self.nonces)

    @property
    def nonces(self) -> list[str | None]:
        """What each seat mixed into the dice."""
        return [seat.nonce for seat in self.seats]

    @property
    def status(self) -> Status:
        """Whether somebody is missing, the match is on, or over."""
        if any(seat.kind == "open" for seat in self.seats):
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def to_move(self) -> int | None:
        """The seat to move: nature is never waited for."""
        return None if self.match.to_move == NATURE else self.match.to_move

    def bot_at(self, seat: int) -> int | None:
        """Return the level of the bot that plays a seat: its own, or that of a person who gave up."""
        at = self.seats[seat]
        if at.kind == "bot":
            return at.level or DEFAULT_LEVEL
        return DEFAULT_LEVEL if seat in self.match.resigned else None

    @property
    def people(self) -> set[int]:
        """The seats that people play."""
        return {seat for seat in range(len(self.seats)) if self.bot_at(seat) is None}

    def copy(self) -> Self:
        """Return a ledger that stays as this one is now."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.seats, twin.requests, twin.match = list(self.seats), set(self.requests), self.match.copy()
        return twin

    def apply(self, event: EventRecord) -> None:
        """Let a written event happen."""
        _APPLY[event.kind](self, event)
        self.seq = event.seq
        if "id" in event.data:
            self.requests.add((event.seat, event.data["id"]))

    def _action(self, event: EventRecord) -> None:
        self.match.play(event.data["action"])
        self.offer = None

    def _undo(self, _event: EventRecord) -> None:
        self.match.undo()
        self.offer = None

    def _ask(self, event: EventRecord) -> None:
        assert event.seat is not None
        self.offer = Offer(event.seat, event.data["ply"], frozenset({event.seat}))

    def _answer(self, event: EventRecord) -> None:
        offer = self.offer
        assert offer is not None
        agreed = offer.agreed | {event.seat}
        self.offer = msgspec.structs.replace(offer, agreed=agreed) if event.data["agree"] else None

    def _takeback(self, event: EventRecord) -> None:
        resigned = self.match.resigned
        self.match.rewind(event.data["ply"])
        for seat in resigned.keys() - self.match.resigned.keys():  # what was given up stays so
            self.match.resign(seat)
        self.offer = None

    def _resign(self, event: EventRecord) -> None:
        assert event.seat is not None
        self.match.resign(event.seat)
        self.offer = None

    def _key(self, event: EventRecord) -> None:
        assert event.seat is not None
        at = self.seats[event.seat]
        self.seats[event.seat] = msgspec.structs.replace(at, key_hash=event.data["key_hash"])

    def _join(self, event: EventRecord) -> None:
        seat, data = event.seat, event.data
        assert seat is not None
        self.seats[seat] = Sitting("human", data["name"], None, data["key_hash"], data["nonce"])
        self.match.names[seat] = data["name"]
        self.match.source = self.source

    def _end(self, _event: EventRecord) -> None:
        """Nothing: the match is over by its actions; the event keeps the outcome with them."""

    # Drafts: what would be written

    def draft_start(self) -> list[EventRecord]:
        """Return nature's first draws, if no seat is open."""
        return self._draft()

    def draft_join(self, seat: int, data: dict[str, Any]) -> list[EventRecord]:
        """Return the event of somebody sitting down, and nature's draws if nobody else is missing."""
        return self._draft(("join", seat, data))

    def draft_action(self, seat: int, action: int, request: str | None) -> list[EventRecord]:
        """Return the event of a legal action, nature's draws after it, and the end if it is one."""
        return self._draft(("action", seat, {"action": action, **_id(request)}))

    def draft_undo(self, seat: int, request: str | None) -> list[EventRecord]:
        """Return the event of taking an action back, or raise ``UndoRefused``."""
        return self._draft(("undo", seat, _id(request)))

    def draft_key(self, seat: int, key_hash: str) -> list[EventRecord]:
        """Return the event of a new key, which ends the old one."""
        return self._draft(("key", seat, {"key_hash": key_hash}))

    def draft_ask(self, seat: int, ply: int, request: str | None) -> list[EventRecord]:
        """Return the event of asking to go back, and of going where nobody else need agree."""
        return self._draft(("ask", seat, {"ply": ply, **_id(request)}))

    def draft_answer(self, seat: int, *, agrees: bool) -> list[EventRecord]:
        """Return the event of an answer, and of going back once everybody agrees."""
        return self._draft(("answer", seat, {"agree": agrees}))

    def draft_resign(self, seat: int, request: str | None) -> list[EventRecord]:
        """Return the event of giving up, and the end if it is one."""
        return self._draft(("resign", seat, _id(request)))

    def _draft(self, *first: tuple[EventKind, int, dict[str, Any]]) -> list[EventRecord]:
        """Return what a seat did, if anything, and all that follows from it."""
        after, now = self.copy(), time.time()
        drafted: list[EventRecord] = []

        def add(kind: EventKind, seat: int | None, data: dict[str, Any]) -> EventRecord:
            drafted.append(EventRecord(self.seq + len(drafted) + 1, kind, seat, data, now))
            return drafted[-1]

        for kind, seat, data in first:
            after.apply(add(kind, seat, data))
        if after.offer is not None and after.offer.agreed >= after.people:
            after.apply(add("takeback", after.offer.seat, {"ply": after.offer.ply}))
        if after.status != "open":
            ply = after.match.ply
            after.match.play_nature()
            for drawn in after.match.plies[ply:]:
                add("action", None, {"action": drawn.action})
        if after.status == "over":
            add("end", None, {"outcome": msgspec.to_builtins(after.match.outcome)})
        return drafted


_APPLY = {
    "action": Ledger._action,
    "answer": Ledger._answer,
    "ask": Ledger._ask,
    "end": Ledger._end,
    "join": Ledger._join,
    "key": Ledger._key,
    "resign": Ledger._resign,
    "takeback": Ledger._takeback,
    "undo": Ledger._undo,
}


def _id(request: str | None) -> dict[str, Any]:
    return {} if request is None else {"id": request}


class Moment(NamedTuple):
    """An event, the ledger after it, and for an action what it was and the state before it."""

    event: EventRecord
    ledger: Ledger
    ply: Ply | None
    before: State


def walk(ledger: Ledger, events: list[EventRecord]) -> Iterator[Moment]:
    """Let ``events`` happen one by one; the ledger of a moment changes with the next one."""
    for event in events:
        before = ledger.match.state
        ledger.apply(event)
        yield Moment(event, ledger, ledger.match.plies[-1] if event.kind == "action" else None, before)
