"""A table: a live match with its watchers. One event loop serves it; writes happen one at a time."""

import asyncio
import hashlib
import hmac
import itertools
import secrets
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from pelagos.bots import Bot
from pelagos.server import act, metric, problem, wish
from pelagos.server.act import Act
from pelagos.server.ledger import BOT, Draft, Ledger, Moment, walk, walk_from
from pelagos.server.problem import Refused
from pelagos.server.secret import hash_key
from pelagos.server.show import Sight
from pelagos.server.think import Thinkers, make_bot
from pelagos.store.error import Conflict, Unavailable
from pelagos.store.pulse import Outage
from pelagos.store.record import Change, DutyRecord, EventRecord, MatchRecord, TalkRecord
from pelagos.store.store import Store
from pelagos.store.word import Word
from pelagos.store.writer import Writer

_RECENT = 32  # moments kept ready for those who watch
_TRIES = 5
_RENEWS = 3  # times within a lease
_AGAIN_S = 1.0


class Room:
    """What all tables of a process share: the store, who writes and who thinks, and when nobody was alive."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writer = Writer(store, loop=asyncio.get_running_loop())
        self.thinkers = Thinkers()
        self.outages: list[Outage] = []
        self._name, self._numbers = secrets.token_hex(8), itertools.count()

    def make_owner(self) -> str:
        """Return a name for whoever takes a duty, which nobody else ever has."""
        return f"{self._name} {next(self._numbers)}"

    def close(self) -> None:
        """Write what waits, and begin nothing more."""
        self.thinkers.close()
        self.writer.close()
        self.store.close()


class Kept(NamedTuple):
    """A match as it was read from the store."""

    record: MatchRecord
    events: list[EventRecord]
    talk: list[TalkRecord]


class Table:
    """A match that people and bots act on. ``present`` are the seats that somebody has a socket open for."""

    def __init__(self, room: Room, kept: Kept) -> None:
        self.ledger = Ledger(kept.record)
        self.present: frozenset[int] = frozenset()
        self.talk = kept.talk
        self._room = room
        self._events: list[EventRecord] = []
        self._recent: deque[Moment] = deque(maxlen=_RECENT)
        self._seen = 0  # the event up to which nobody needs views any more: who watches has seen them
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._known: dict[Any, bytes] = {}  # what is shown of the last events
        self._is_unsure = False  # whether something was written that was not heard of
        self._thinking: asyncio.Task[None] | None = None
        self._sockets: Counter[int] = Counter()
        self._seen_at = dict.fromkeys(range(len(kept.record.seats)), time.monotonic())
        self._add(walk(self.ledger, kept.events))
        metric.count(metric.TABLES, self)

    # Reading

    def seat_of(self, key: str | None) -> int | None:
        """Return whose key that is, ``None`` for no key at all; a wrong one is refused."""
        if key is None:
            return None
        given = hash_key(key)
        found = [
            seat
            for seat, at in enumerate(self.ledger.seats)
            if at.key_hash is not None and hmac.compare_digest(at.key_hash, given)
        ]
        if not found:
            raise problem.wrong_key()
        return found[0]

    def is_open(self, seat: int | None, key_hash: str | None) -> bool:
        """Tell whether the key of that hash still opens the seat that it opened before."""
        return seat is None or self.ledger.seats[seat].key_hash == key_hash

    def absent_s(self, seat: int) -> float:
        """Return for how long nobody has been in a seat."""
        return 0.0 if seat in self.present else time.monotonic() - self._seen_at[seat]

    def note_presence(self, seat: int, sockets: int = 0) -> None:
        """Remember that somebody is in a seat now, with so many more sockets, or fewer."""
        self._seen_at[seat] = time.monotonic()
        if sockets:
            self._sockets[seat] += sockets
            self.present = frozenset(+self._sockets)

    def sight_of(self, seat: int | None) -> Sight:
        """Return what is beside the ledger, for who looks from a seat."""
        return Sight(seat, self.present, self.talk, self.outages, self._known)

    def clock_left_s(self) -> float | None:
        """Return in how many seconds the clock that runs will have run out, ``None`` if none runs."""
        clock = self.ledger.clock
        runs_out_at = None if clock is None else clock.runs_out_at(self.outages)
        return None if runs_out_at is None else runs_out_at - time.time()

    @property
    def outages(self) -> list[Outage]:
        """When no process was alive."""
        return self._room.outages

    def moments(self, since: int) -> Iterator[Moment]:
        """Return what happened after event ``since`` up to now, in order; a thread may walk through it."""
        recent, missed = list(self._recent), max(0, self.ledger.seq - since)
        if missed > len(recent):
            return walk_from(Ledger(self.ledger.record), list(self._events), since)
        return iter(recent[len(recent) - missed :])

    async def wait(self, since: int) -> None:
        """Wait until something happens after event ``since``."""
        while self.ledger.seq <= since:
            await self._changed.wait()

    # Writing

    async def act(self, wanted: Act) -> None:
        """Let somebody act, undisturbed by other writers."""
        async with self._lock:
            if self._is_unsure:
                await self._refresh()
            for _ in range(_TRIES):
                try:
                    late = act.flag(self.ledger, self.outages)
                    if late is not None:
                        await self._write(late)
                    draft = wanted(self.ledger, self.outages)
                    if draft is not None:
                        await self._write(draft)
                    return
                except Conflict:  # another process was first: learn from it, and look again
                    await self._refresh()
                except Refused:
                    if not await self._has_missed():
                        raise
            raise problem.stale(self.ledger.match.ply)

    async def _has_missed(self) -> bool:
        """Tell whether other processes wrote what was not heard of yet, and let that happen here.

        A client may know it from one of them before their word reaches us.
        """
        seq = self.ledger.seq
        if self._room.store.database.is_postgresql:
            await self._refresh()
        return self.ledger.seq > seq

    async def _write(self, draft: Draft) -> None:
        """Write first, then let it happen here."""
        change = self._change_of(draft)
        try:
            await self._room.writer.written(change)
        except (Unavailable, asyncio.CancelledError):  # it may be written, or not
            self._is_unsure = True
            raise
        self.talk = [*(said for said in self.talk if said.seat not in draft.erased), *draft.talk]
        self._add(draft.moments)
        mine = [duty for duty in change.duties if duty.kind == BOT]
        if mine:
            self.attend(mine[0])

    def _change_of(self, draft: Draft) -> Change:
        """Return what is written: with the events, only the duties that they change."""
        match, before = self.ledger.record.id, self.ledger.due(self.outages, 0.0)
        duties = [
            DutyRecord(match, kind, None, at, self._room.make_owner() if kind == BOT else None)
            for kind, at in draft.due.items()
            if kind not in before or (kind != BOT and before[kind] != at)
        ]
        dropped = [kind for kind in before if kind not in draft.due]
        key = self.ledger.record.dice_key
        return Change(match, draft.events, None, duties, dropped, draft.talk, draft.erased, key)

    async def refresh(self) -> None:
        """Let happen here what other processes wrote."""
        async with self._lock:
            await self._refresh()

    def hear(self, word: Word) -> bool:
        """Let happen here what a word brings along; ``False`` if it must be read instead.

        It must where it does not follow at once on what is known, or something is being written. Once a match
        is over the key of its dice is no secret any more, and what comes is read.
        """
        if self._lock.locked() or self._is_unsure or self.ledger.status == "over":
            return False
        events = word.events(self.ledger.record.dice_key)
        if not events or [event.seq for event in events] != list(range(self.ledger.seq + 1, word.seq + 1)):
            return False
        self._add(walk(self.ledger, events))
        return True

    async def learn(self, events: Sequence[EventRecord]) -> None:
        """Let happen here what another process wrote, as far as it has not."""
        async with self._lock:
            await self._learn([event for event in events if event.seq > self.ledger.seq])

    async def _refresh(self) -> None:
        match, since = self.ledger.record.id, self.ledger.seq
        await self._learn(await asyncio.to_thread(lambda: self._room.store.events(match, since=since)))

    async def _learn(self, events: Sequence[EventRecord]) -> None:
        if any(event.kind in ("talk", "erase") for event in events):
            self.talk = await asyncio.to_thread(self._room.store.talk, self.ledger.record.id)
        self._is_unsure = False
        self._add(walk(self.ledger, events))

    def _add(self, moments: Iterable[Moment]) -> None:
        """Let happen here what is written."""
        for moment in itertools.takewhile(lambda each: each.event.seq > self._seen, reversed(self._recent)):
            moment.before.forget_views()
        self._seen = self.ledger.seq
        for moment in moments:
            self.ledger = moment.ledger
            self.ledger.note_request(moment.event)
            self._events.append(moment.event)
            self._recent.append(moment)
            if moment.event.kind == "erase":
                self._forget_name(moment.event.seat)
        self._known = {}
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def _forget_name(self, seat: int | None) -> None:
        """Let nobody read the name of a seat in what happened before."""
        for place, event in enumerate(self._events):
            if event.kind == "join" and event.seat == seat:
                nameless = msgspec.structs.replace(event, data={**event.data, "name": None})
                self._events[place] = nameless
        self._recent.clear()
        self._recent.extend(walk(Ledger(self.ledger.record), self._events))

    # Bots

    def attend(self, duty: DutyRecord) -> None:
        """Let the bot that is to move think, off the event loop, as long as the duty is ours."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = asyncio.ensure_future(self._think(duty))

    def _bot_to_move(self) -> int | None:
        seat = self.ledger.to_move
        is_bot = seat is not None and self.ledger.bot_at(seat) is not None
        return seat if is_bot and self.ledger.status == "playing" else None

    async def _think(self, duty: DutyRecord) -> None:
        renewing = asyncio.ensure_future(self._renew(duty))
        bots: dict[int, Bot] = {}  # with the plans they keep, until people are to move
        try:
            while (seat := self._bot_to_move()) is not None and not renewing.done():
                ply = self.ledger.match.ply
                bot = bots.setdefault(seat, self._make_bot(seat))
                action = await self._room.thinkers.decide(bot, self.ledger.match.seen_by(seat))
                wanted = act.play(seat, wish.ActionWanted(ply, action), is_bot=True)
                try:
                    with suppress(Refused):  # somebody was faster: think again about what stands now
                        await self.act(wanted)
                except Unavailable:
                    await asyncio.sleep(_AGAIN_S)
        finally:
            renewing.cancel()

    async def _renew(self, duty: DutyRecord) -> None:
        """Hold a duty while its bot thinks; return once it is another's."""
        duties = self._room.store.duties
        while True:
            await asyncio.sleep(duties.lease_s / _RENEWS)
            with suppress(Unavailable):
                if not await asyncio.to_thread(duties.renew, duty):
                    return

    def _make_bot(self, seat: int) -> Bot:
        """Return the bot of a seat; one that is asked again, after a crash too, decides the same."""
        record, level = self.ledger.record, self.ledger.bot_at(seat)
        assert level is not None
        secret = f"{record.seats[seat].bot_seed} {seat} {record.id}"
        return make_bot(level, int.from_bytes(hashlib.sha256(secret.encode()).digest()[:8]))
