"""All tables of this process: making matches, finding them again, and doing what is due in them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from pelagos.engine import catalogue
from pelagos.server import act, garbage, problem, wire, wish
from pelagos.server.ledger import BOT, LOBBY, LOBBY_S, NOTICE, Ledger
from pelagos.server.make import check, copied_events, make_record, make_rematch, seat_keys
from pelagos.server.notice import NotSent, send
from pelagos.server.secret import hash_key
from pelagos.server.setting import Settings
from pelagos.server.table import Kept, Room, Table
from pelagos.store.error import Conflict, Unavailable
from pelagos.store.listener import Listener
from pelagos.store.pulse import BEAT_S, CLOCK
from pelagos.store.record import Change, DutyRecord, EventRecord, MatchRecord, NoticeKind, NoticeRecord
from pelagos.store.store import Store
from pelagos.store.word import Word

_LOGGER = logging.getLogger("pelagos.server")
_KEPT = 500  # tables kept in memory for who may come back; those in use are there as long as they are used
_LISTED = 100
_LOOK_S = 0.5  # how often a process looks for what is due
_AT_ONCE = 64
_DAY_S = 86_400
_MESSENGERS = 4


class Tables:
    """The tables that are in memory, and the store behind them. ``open`` begins to do what is due."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self._settings = settings
        self.room = Room(store)
        self._used: WeakValueDictionary[str, Table] = WeakValueDictionary()  # so there is one for each match
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._reading = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: set[asyncio.Task[None]] = set()
        self._news: dict[str, int] = {}  # which event each match reached elsewhere, to be read
        self._is_reading = False
        self._listener: Listener | None = None
        self._messengers = ThreadPoolExecutor(_MESSENGERS, "messenger")  # others may be slow

    async def open(self) -> None:
        """Listen to other processes, and begin to do what is due."""
        if not self.store.database.is_postgresql:
            await asyncio.to_thread(self.store.duties.free_all)  # whoever held them is dead
        await self._beat()
        loop = asyncio.get_running_loop()
        self._listener = Listener(
            self.store.database,
            heard=lambda words: loop.call_soon_threadsafe(self._hear, words),
            again=lambda: loop.call_soon_threadsafe(self._hear_again),
        )
        for routine, pause_s in (
            (self._beat, BEAT_S),
            (self._attend, _LOOK_S),
            (self._keep_lobby, LOBBY_S / 3),
            (self._sweep, self._settings.sweep_s),
            (_collect, garbage.EVERY_S),
        ):
            self._tasks.append(asyncio.ensure_future(_forever(routine, pause_s)))

    async def close(self) -> None:
        """Write what waits, and leave the rest to others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._messengers.shutdown(wait=False, cancel_futures=True)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self.room.close)

    @property
    def num_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._used)

    # Finding

    async def find(self, match: str, key: str | None) -> Table:
        """Return the table of a match, read from the store if need be."""
        table = self._used.get(match)
        if table is None:
            async with self._reading:
                table = self._used.get(match) or await self._open(match, key)
        return self._keep(table)

    async def _open(self, match: str, key: str | None) -> Table:
        table = self._keep(await self._read(match, key))
        if self.store.database.is_postgresql:
            await table.refresh()  # word of what others wrote while it was read found nobody
        return table

    async def has(self, match: str) -> bool:
        """Tell whether there is such a match, without reading it."""
        return match in self._used or await asyncio.to_thread(self.store.find, match) is not None

    def _keep(self, table: Table) -> Table:
        """Keep a table, or the one that is there already, and let go of what was used longest ago."""
        match = table.ledger.record.id
        self._kept[match] = table = self._used.setdefault(match, table)
        self._kept.move_to_end(match)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return table

    async def _read(self, match: str, key: str | None) -> Table:
        kept = await asyncio.to_thread(_read, self.store, match)
        if kept is None:
            raise problem.unknown_match()
        record = kept.record
        if record.game not in catalogue.games() or catalogue.game(record.game).version != record.version:
            hashes = [seat.key_hash for seat in record.seats]
            hashes += [event.data.get("key_hash") for event in kept.events]
            if key is not None and hash_key(key) not in hashes:
                raise problem.wrong_key()
            raise problem.other_version(record.version)
        return Table(self.room, kept)

    async def lobby(self) -> list[Table]:
        """Return the open tables that anybody may join."""
        waiting = await asyncio.to_thread(lambda: self.store.duties.waiting(LOBBY, limit=_LISTED))
        found = [await self.find(match, None) for match in waiting]
        return [table for table in found if table.ledger.status == "open"]

    # Making

    async def make(self, wanted: wish.MatchWanted) -> wire.MatchMade:
        """Make a match; the same request with the same key makes it once."""
        check(wanted)
        begin = [] if wanted.start is None else await self._start(wanted.start)
        copied = copied_events(wanted, begin)
        keys = seat_keys(wanted)
        record = make_record(wanted, keys, len(copied))
        try:
            await self._add(record, copied)
        except Conflict:
            before = await asyncio.to_thread(self.store.find_request, record.request_key or "")
            if before is None or before.request != record.request:
                raise problem.key_used() from None
            record = before
        return wire.MatchMade(
            record.id,
            [wire.SeatKey(seat, key) for seat, key in enumerate(keys)],
            f"/match/{record.id}",
            wire.Commitment(record.commitment),
        )

    async def _start(self, start: wish.Start) -> list[str]:
        """Return the lines of the transcript in which a match begins."""
        if (start.match is None) == (start.transcript is None):
            raise problem.malformed("from: expected either match or transcript")
        if start.transcript is not None:
            return start.transcript.splitlines()
        table = await self.find(start.match or "", None)
        if table.ledger.status != "over":
            raise problem.not_over()
        return table.ledger.match.transcript().splitlines()

    async def rematch(self, table: Table, seat: int) -> wire.Next:
        """Make the next match of the same people, seats rotated, once; return where ``seat`` sits there."""
        if table.ledger.status != "over":
            raise problem.not_over()
        if table.ledger.next is None:
            record = make_rematch(table.ledger)
            await self._add(record, [])
            await table.act(lambda now, outages: None if now.next else _tell_next(record.id)(now, outages))
        assert table.ledger.next is not None
        return wire.Next(table.ledger.next, (seat + 1) % len(table.ledger.seats))

    async def _add(self, record: MatchRecord, copied: list[EventRecord]) -> None:
        ledger = Ledger(record)
        for event in copied:
            ledger.apply(event)
        draft = ledger.draft(None, None, {}, self.room.outages)
        duties = {
            kind: DutyRecord(record.id, kind, None, at, self.room.make_owner() if kind == BOT else None)
            for kind, at in draft.due.items()
        }
        events = [*copied, *draft.events]
        change = Change(record.id, events, record, list(duties.values()))
        await self.room.writer.written(change)
        table = self._keep(Table(self.room, Kept(record, events, [])))
        if BOT in duties:
            table.attend(duties[BOT])

    # What other processes wrote

    def _hear(self, words: list[Word]) -> None:
        """Let happen what words bring along, and read the rest."""
        for word in words:
            table = self._used.get(word.match)
            if table is not None and table.ledger.seq < word.seq and not table.hear(word):
                self._news[word.match] = max(word.seq, self._news.get(word.match, 0))
        if self._news and not self._is_reading:
            self._run(self._catch_up())

    async def _catch_up(self) -> None:
        """Read what others wrote, of all matches together; what is heard meanwhile is read next."""
        self._is_reading = True
        try:
            while self._news:
                news, self._news = self._news, {}
                try:
                    await self._learn(news)
                except Unavailable:  # what was not read is not forgotten
                    self._news = news | self._news
                    await asyncio.sleep(_LOOK_S)
        finally:
            self._is_reading = False

    async def _learn(self, news: dict[str, int]) -> None:
        known = ((self._used.get(match), seq) for match, seq in news.items())
        tables = [table for table, seq in known if table is not None and table.ledger.seq < seq]
        since = {table.ledger.record.id: table.ledger.seq for table in tables}
        events = await asyncio.to_thread(self.store.events_of, since) if since else {}
        await asyncio.gather(*(table.learn(events[table.ledger.record.id]) for table in tables))

    def _hear_again(self) -> None:
        for table in list(self._used.values()):
            self._run(table.refresh())

    def _run(self, refreshing: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_quietly(refreshing))
        self._heard.add(task)
        task.add_done_callback(self._heard.discard)

    # What is due

    async def _beat(self) -> None:
        await asyncio.to_thread(self.store.pulse.beat)
        self.room.outages = await asyncio.to_thread(self.store.pulse.outages)

    async def _attend(self) -> None:
        """Do what is due and nobody does."""
        due_in_s = await asyncio.to_thread(self.store.duties.due_in_s)
        for kind, limit, do in (
            (BOT, self.room.thinkers.num_free, self._let_bots_move),
            (CLOCK, _AT_ONCE, self._look_at_clock),
            (NOTICE, _AT_ONCE, self._give_notice),
            (LOBBY, _AT_ONCE, self._finish),
        ):
            if due_in_s.get(kind) != 0.0 or limit < 1:
                continue
            owner = self.room.make_owner()
            for duty in await asyncio.to_thread(self.store.duties.take, kind, owner, limit=limit):
                try:
                    await do(duty)
                except (
                    problem.Refused
                ):  # it is of other rules than ours: somebody else's, or nobody's any more
                    await self._finish(duty)

    async def _let_bots_move(self, duty: DutyRecord) -> None:
        table = await self.find(duty.match, None)
        await table.refresh()
        table.attend(duty)

    async def _look_at_clock(self, duty: DutyRecord) -> None:
        """Flag whose time has run out, or look again later where it has not after all."""
        table = await self.find(duty.match, None)
        await table.refresh()
        await table.act(act.nothing)
        left_s = table.clock_left_s()
        if left_s is not None:
            put_off = partial(self.store.duties.put_off, duty.match, CLOCK, max(0.1, left_s))
            await asyncio.to_thread(put_off)

    async def _finish(self, duty: DutyRecord) -> None:
        await asyncio.to_thread(self.store.duties.finish, duty)

    async def _give_notice(self, duty: DutyRecord) -> None:
        """Tell who is to move and not there, at all addresses that they gave; nothing waits for that."""
        await self._finish(duty)
        table = await self.find(duty.match, None)
        await table.refresh()
        seat = table.ledger.to_move
        if seat is None or seat in table.present or table.ledger.status != "playing":
            return
        for notice in await asyncio.to_thread(self.store.notices.of, duty.match, seat):
            self._messengers.submit(_send, notice, table.ledger.copy(), self._settings)

    async def set_notice(self, table: Table, seat: int, wanted: wish.NoticeWanted, language: str) -> None:
        """Keep where a seat is told of its turns, or forget it."""
        notices, match = self.store.notices, table.ledger.record.id
        given: dict[NoticeKind, str | None] = {"webhook": wanted.webhook, "mail": wanted.mail}
        for kind, address in given.items():
            if address is None:
                await asyncio.to_thread(notices.remove, match, seat, kind)
            else:
                await asyncio.to_thread(notices.put, NoticeRecord(match, seat, kind, address, language))
        is_on = any(given.values())
        if is_on != (seat in table.ledger.noticed):
            await table.act(act.note("notice", seat, {"on": is_on}))

    async def _sweep(self) -> None:
        """Delete what nothing has happened in for longer than the house keeps matches."""
        if self._settings.keep_days:
            old = await asyncio.to_thread(
                self.store.idle_since, time.time() - self._settings.keep_days * _DAY_S
            )
            if old:
                await asyncio.to_thread(self.store.remove, old)
            for match in old:
                self._used.pop(match, None)
                self._kept.pop(match, None)

    async def _keep_lobby(self) -> None:
        """Keep open tables in the lobby while somebody of them is there."""
        for table in list(self._used.values()):
            if table.present and table.ledger.status == "open" and not table.ledger.record.private:
                match = table.ledger.record.id
                await asyncio.to_thread(self.store.duties.put_off, match, LOBBY, LOBBY_S)


def _read(store: Store, match: str) -> Kept | None:
    record = store.find(match)
    return None if record is None else Kept(record, store.events(match), store.talk(match))


def _tell_next(match: str) -> act.Act:
    return act.note("rematch", None, {"match": match})


async def _collect() -> None:
    garbage.collect()


async def _forever(again: Callable[[], Awaitable[None]], pause_s: float) -> None:
    """Do something again and again, whatever goes wrong."""
    while True:
        await asyncio.sleep(pause_s)
        with suppress(Unavailable):
            try:
                await again()
            except Unavailable:
                raise
            except Exception:
                _LOGGER.exception("what is due was not done")


def _send(notice: NoticeRecord, ledger: Ledger, settings: Settings) -> None:
    try:
        send(notice, ledger, settings)
    except NotSent as error:
        _LOGGER.warning("a notice was not sent: %s", error)


async def _quietly(refreshing: Awaitable[None]) -> None:
    with suppress(Unavailable):  # the listener says when the database is back
        await refreshing
