"""A match as its events leave it: the same fold for what is read from disk and for what happens now.

A new event is drafted, written, and only then applied, so that memory never
knows more than the disk.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, Self

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.dice import Committed
from pelagos.engine.match import Match
from pelagos.engine.position import Position
from pelagos.engine.seat import NATURE
from pelagos.engine.trail import Ply
from pelagos.server.clock import Hours, make_clock
from pelagos.server.wire import Kind, Status
from pelagos.store.pulse import CLOCK, Outage
from pelagos.store.record import EventKind, EventRecord, MatchRecord, TalkRecord

BOT, LOBBY, NOTICE = "bot", "lobby", "notice"  # what is due, beside clocks
NOTICE_S = 60.0  # who does not act for so long is told that they are to move
LOBBY_S = 300.0  # an open table stays in the lobby for so long after anybody of it was there
DEFAULT_LEVEL = 4  # of a bot that was seated without one, and of whoever plays on for a person


class Sitting(msgspec.Struct, frozen=True):
    """A seat by now."""

    kind: Kind
    name: str | None
    level: int | None
    key_hash: str | None
    nonce: str | None = None


class Offer(msgspec.Struct, frozen=True):
    """Somebody asks to go back to when ``ply`` actions stood, or to stop the clocks."""

    kind: Literal["takeback", "pause"]
    seat: int
    ply: int
    agreed: frozenset[int]


class Ledger:
    """A match, its seats, and the number of its last event."""

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.game = catalogue.game(record.game)
        self.seats = [Sitting(seat.kind, seat.name, seat.level, seat.key_hash) for seat in record.seats]
        self.has_open_seat = any(seat.kind == "open" for seat in self.seats)
        self.seq = 0
        self.requests: set[tuple[int | None, str]] = set()  # those on disk, the same set in all copies
        self.offer: Offer | None = None
        self.left: frozenset[int] = frozenset()  # seats for which a caretaker plays until they are back
        self.muted: frozenset[int] = frozenset()
        self.missed: dict[int, frozenset[int]] = {}  # who asked to go on without a seat
        self.next: str | None = None
        self.noticed: frozenset[int] = frozenset()  # seats that want to be told when they are to move
        self.waits_since = 0.0  # when it became the turn of who is to move
        self.clock = make_clock(record.clock, len(record.seats))
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
        if self.match.is_over:
            return "over"
        return "open" if self.has_open_seat else "playing"

    @property
    def to_move(self) -> int | None:
        """The seat to move: nature is never waited for."""
        return None if self.match.to_move == NATURE else self.match.to_move

    def bot_at(self, seat: int) -> int | None:
        """Return the level of the bot that plays a seat: its own, or that of a person who left or gave up."""
        at = self.seats[seat]
        if at.kind == "bot":
            return at.level or DEFAULT_LEVEL
        is_gone = seat in self.left or seat in self.match.resigned
        return self.record.caretaker or DEFAULT_LEVEL if is_gone else None

    @property
    def people(self) -> set[int]:
        """The seats that people play."""
        return {seat for seat in range(len(self.seats)) if self.bot_at(seat) is None}

    def has_others(self, seat: int) -> bool:
        """Whether the match belongs to other people, too: who left may be back."""
        return any(at.kind != "bot" for other, at in enumerate(self.seats) if other != seat)

    @property
    def have_all_acted(self) -> bool:
        """Whether every seat has played an action that stands."""
        return {ply.actor for ply in self.match.plies} >= set(range(len(self.seats)))

    def due(self, outages: Sequence[Outage], now: float) -> dict[str, float]:
        """Return what some process has to do, by kind, and when."""
        due: dict[str, float] = {}
        mover = self.to_move
        if self.status == "playing" and mover is not None and self.bot_at(mover) is not None:
            due[BOT] = now
        runs_out_at = None if self.clock is None else self.clock.runs_out_at(outages)
        if runs_out_at is not None:
            due[CLOCK] = runs_out_at
        if self.status == "playing" and mover in self.noticed & self.people:
            due[NOTICE] = self.waits_since + NOTICE_S
        if self.status == "open" and not self.record.private:
            due[LOBBY] = now + LOBBY_S
        return due

    def copy(self) -> Self:
        """Return a ledger that stays as this one is now."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # what is in these is replaced, never changed
        twin.match = self.match.copy()
        twin.clock = None if self.clock is None else self.clock.copy()
        return twin

    def after(self, event: EventRecord) -> "Moment":
        """Let an event happen, in a ledger of its own."""
        twin = self.copy()
        twin.apply(event)
        ply = twin.match.plies[-1] if event.kind == "action" else None
        return Moment(event, twin, ply, self.match.position)

    def apply(self, event: EventRecord) -> None:
        """Let a written event happen."""
        if self.clock is not None:
            self.clock.spend(event.data.get("spent_s", 0.0), event.at)
        mover = self.to_move
        _APPLY[event.kind](self, event)
        self.seq = event.seq
        if self.to_move != mover:
            self.waits_since = event.at
        self._run_clock(event.at)

    def note_request(self, event: EventRecord) -> None:
        """Remember, once it is written, which request an event came from."""
        if "id" in event.data:
            self.requests.add((event.seat, event.data["id"]))

    def _run_clock(self, at: float) -> None:
        """Let the time of the person who is to move run; nature costs none."""
        if self.clock is not None and (self.status != "playing" or self.match.to_move != NATURE):
            mover = self.to_move if self.status == "playing" else None
            self.clock.pass_to(mover if mover in self.people else None, at)

    def _seat(self, seat: int, at: Sitting) -> None:
        self.seats = [*self.seats[:seat], at, *self.seats[seat + 1 :]]
        self.has_open_seat = any(each.kind == "open" for each in self.seats)

    def _action(self, event: EventRecord) -> None:
        if event.data.get("caretaker"):
            self.match.caretaken.add(self.match.ply)
        elif event.seat in self.left:  # the person is back
            self._back(event)
        self._miss_no_more(event.seat)
        self.match.play(event.data["action"])
        self.offer = None

    def _undo(self, _event: EventRecord) -> None:
        self.match.undo()
        self.offer = None

    def _ask(self, event: EventRecord) -> None:
        assert event.seat is not None
        kind, ply = event.data.get("kind", "takeback"), event.data.get("ply", self.match.ply)
        self.offer = Offer(kind, event.seat, ply, frozenset({event.seat}))

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

    def _abort(self, _event: EventRecord) -> None:
        self.match.abort()
        self.offer = None

    def _leave(self, event: EventRecord) -> None:
        """Let a caretaker sit down, or nobody if the match has not begun or the table wanted none."""
        seat = event.seat
        assert seat is not None
        self._miss_no_more(seat)
        if self.status == "open":
            self._seat(seat, Sitting("open", None, None, None))
            self.match.names[seat] = None
            self.match.source = self.source
        elif self.record.caretaker is None:
            self._resign(event)
        else:
            self.left |= {seat}
            self.offer = None

    def _miss(self, event: EventRecord) -> None:
        assert event.seat is not None
        absent: int = event.data["absent"]
        self.missed = {**self.missed, absent: self.missed.get(absent, frozenset()) | {event.seat}}

    def _miss_no_more(self, seat: int | None) -> None:
        if seat in self.missed:
            self.missed = {absent: asked for absent, asked in self.missed.items() if absent != seat}

    def _back(self, event: EventRecord) -> None:
        assert event.seat is not None
        self.left -= {event.seat}
        if self.clock is not None:
            self.clock.return_to(event.seat)

    def _pause(self, _event: EventRecord) -> None:
        assert self.clock is not None
        self.clock.is_paused = True
        self.offer = None

    def _resume(self, event: EventRecord) -> None:
        assert self.clock is not None
        self.clock.is_paused, self.clock.since = False, event.at

    def _hours(self, event: EventRecord) -> None:
        assert self.clock is not None
        assert event.seat is not None
        self.clock.hours[event.seat] = msgspec.convert(event.data["hours"], Hours)

    def _away(self, event: EventRecord) -> None:
        assert self.clock is not None
        assert event.seat is not None
        self.clock.take_days(event.seat, event.data["days"], event.at)

    def _mute(self, event: EventRecord) -> None:
        assert event.seat is not None
        self.muted = self.muted | {event.seat} if event.data["on"] else self.muted - {event.seat}

    def _erase(self, event: EventRecord) -> None:
        assert event.seat is not None
        self._seat(event.seat, msgspec.structs.replace(self.seats[event.seat], name=None))
        self.match.names[event.seat] = None

    def _notice(self, event: EventRecord) -> None:
        assert event.seat is not None
        self.noticed = self.noticed | {event.seat} if event.data["on"] else self.noticed - {event.seat}

    def _rematch(self, event: EventRecord) -> None:
        self.next = event.data["match"]

    def _nothing(self, _event: EventRecord) -> None:
        """Leave all as it is: words are kept elsewhere, and the end keeps the outcome with the actions."""

    def _key(self, event: EventRecord) -> None:
        assert event.seat is not None
        at = self.seats[event.seat]
        self._seat(event.seat, msgspec.structs.replace(at, key_hash=event.data["key_hash"]))

    def _join(self, event: EventRecord) -> None:
        seat, data = event.seat, event.data
        assert seat is not None
        self._seat(seat, Sitting("human", data["name"], None, data["key_hash"], data["nonce"]))
        self.match.names[seat] = data["name"]
        self.match.source = self.source

    def draft(
        self,
        kind: EventKind | None,
        seat: int | None,
        data: dict[str, Any],
        outages: Sequence[Outage],
        *,
        now: float | None = None,
    ) -> "Draft":
        """Return what happens, if anything, and all that follows from it: consent, draws, the end."""
        at = time.time() if now is None else now
        after, moments = self, list[Moment]()

        def add(kind: EventKind, seat: int | None, data: dict[str, Any]) -> Ledger:
            moments.append(after.after(EventRecord(after.seq + 1, kind, seat, data, at)))
            return moments[-1].ledger

        if kind is not None:
            spent = 0.0 if self.clock is None else self.clock.spent_s(at, outages)
            after = add(kind, seat, {**data, "spent_s": spent} if spent > 0 else data)
        for agreed in after.following():
            after = add(*agreed)
        while after.status != "open" and after.match.to_move == NATURE:
            after = add("action", None, {"action": after.match.next_draw()})
        was_over = kind is not None and self.status == "over"  # people may talk after the end
        if after.status == "over" and not was_over:
            after = add("end", None, {"outcome": msgspec.to_builtins(after.match.outcome)})
        return Draft(moments, after.due(outages, at))

    def following(self) -> list[tuple[EventKind, int, dict[str, Any]]]:
        """Return what everybody who matters has agreed to by now."""
        offer = self.offer
        if offer is not None and offer.agreed >= self.people:
            return [(offer.kind, offer.seat, {"ply": offer.ply} if offer.kind == "takeback" else {})]
        for seat, asked in self.missed.items():
            if asked >= self.people - {seat}:
                return [("leave", seat, {})]
        return []


_APPLY = {
    "abort": Ledger._abort,
    "action": Ledger._action,
    "answer": Ledger._answer,
    "ask": Ledger._ask,
    "away": Ledger._away,
    "back": Ledger._back,
    "end": Ledger._nothing,
    "erase": Ledger._erase,
    "flag": Ledger._leave,
    "hours": Ledger._hours,
    "join": Ledger._join,
    "key": Ledger._key,
    "leave": Ledger._leave,
    "miss": Ledger._miss,
    "mute": Ledger._mute,
    "notice": Ledger._notice,
    "pause": Ledger._pause,
    "rematch": Ledger._rematch,
    "resign": Ledger._resign,
    "resume": Ledger._resume,
    "talk": Ledger._nothing,
    "takeback": Ledger._takeback,
    "undo": Ledger._undo,
}


class Moment(NamedTuple):
    """An event, the ledger after it, and for an action what it was and where the match stood before it."""

    event: EventRecord
    ledger: Ledger
    ply: Ply | None
    before: Position


class Draft(NamedTuple):
    """What would be written at once: moments, what is due after them, what was said, who is forgotten."""

    moments: list[Moment]
    due: dict[str, float]
    talk: Sequence[TalkRecord] = ()
    erased: Sequence[int] = ()

    @property
    def events(self) -> list[EventRecord]:
        """What happens in the moments."""
        return [moment.event for moment in self.moments]


def walk_from(ledger: Ledger, events: Sequence[EventRecord], since: int) -> Iterator[Moment]:
    """Let all of ``events`` happen in a new ledger, and tell those after number ``since``."""
    for event in events[:since]:
        ledger.apply(event)
    return walk(ledger, events[since:])


def walk(ledger: Ledger, events: Iterable[EventRecord]) -> Iterator[Moment]:
    """Let ``events`` happen one by one after what ``ledger`` knows, which stays as it is."""
    for event in events:
        moment = ledger.after(event)
        yield moment
        ledger = moment.ledger
