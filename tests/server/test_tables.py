"""What other processes write reaches every table in memory, whatever happens meanwhile."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.postgres import Postgres

from pelagos.server import act, wish
from pelagos.server.setting import Settings
from pelagos.server.table import Table
from pelagos.server.tables import Tables
from pelagos.store.error import Unavailable
from pelagos.store.listener import CHANNEL
from pelagos.store.record import Change, EventRecord, TalkRecord
from pelagos.store.store import Store
from pelagos.store.word import format_words, parse_words

pytestmark = pytest.mark.slow

_HEARD_WITHIN_S = 10.0


class Slow(Store):
    """A store in which something happens between reading the events of a match and what was said."""

    meanwhile: Callable[[], object] | None = None

    def talk(self, match: str) -> list[TalkRecord]:
        if self.meanwhile is not None:
            self.meanwhile()
        return super().talk(match)


class Frail(Store):
    """A store that does not answer once, when it is asked what others wrote."""

    has_failed = False

    def events_of(self, since: dict[str, int]) -> dict[str, list[EventRecord]]:
        if not self.has_failed:
            self.has_failed = True
            raise Unavailable("gone for a moment")
        return super().events_of(since)


class Closed(Store):
    """A store that reads no events while it is closed."""

    is_closed = False

    def events(self, match: str, *, since: int = 0) -> list[EventRecord]:
        assert not self.is_closed
        return super().events(match, since=since)

    def events_of(self, since: dict[str, int]) -> dict[str, list[EventRecord]]:
        assert not self.is_closed
        return super().events_of(since)


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as found:
        yield found


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Tables]:
    tables = Tables(store, Settings())
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def make(tables: Tables) -> Table:
    people = [wish.SeatWanted("human"), wish.SeatWanted("human")]
    made = await tables.make(wish.MatchWanted("tyrus", people))
    return await tables.find(made.match, None)


async def play(table: Table) -> None:
    match, mover = table.ledger.match, table.ledger.to_move
    assert mover is not None
    await table.act(act.play(mover, wish.ActionWanted(match.ply, match.legal()[0])))


async def has_heard(table: Table, seq: int) -> bool:
    """Wait until a table knows of an event, and tell whether it does."""
    ends = time.monotonic() + _HEARD_WITHIN_S
    while table.ledger.seq < seq and time.monotonic() < ends:
        await asyncio.sleep(0.05)
    return table.ledger.seq == seq


def say(store: Store, text: str) -> None:
    """Say something on the channel of a database."""
    with store.database.write() as connection:
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, text))


def test_what_is_written_while_a_match_is_read_is_known(url: str) -> None:
    async def check() -> None:
        slow = Slow(url)
        async with opened(Store(url)) as here, opened(slow) as there:
            mine, loop = await make(here), asyncio.get_running_loop()
            seq = mine.ledger.seq

            def write() -> None:
                slow.meanwhile = None
                asyncio.run_coroutine_threadsafe(play(mine), loop).result()
                time.sleep(0.5)  # until word of it has come, and found no table

            slow.meanwhile = write
            theirs = await there.find(mine.ledger.record.id, None)
            assert theirs.ledger.seq == mine.ledger.seq > seq

    asyncio.run(check())


def test_word_that_could_not_be_followed_is_not_forgotten(url: str) -> None:
    async def check() -> None:
        frail = Frail(url)
        async with opened(Store(url)) as here, opened(frail) as there:
            mine = await make(here)
            theirs = await there.find(mine.ledger.record.id, None)
            await mine.act(act.talk(0, wish.TalkWanted("Salve")))  # what was said is read, not heard
            assert await has_heard(theirs, mine.ledger.seq)
            assert frail.has_failed

    asyncio.run(check())


def test_who_hears_what_was_played_need_not_read_it(url: str) -> None:
    async def check() -> None:
        closed = Closed(url)
        async with opened(Store(url)) as here, opened(closed) as there:
            mine = await make(here)
            theirs = await there.find(mine.ledger.record.id, None)
            closed.is_closed = True
            for _ in range(5):
                await play(mine)
            assert await has_heard(theirs, mine.ledger.seq)
            closed.is_closed = False
            assert theirs.ledger.match.state.tobytes() == mine.ledger.match.state.tobytes()
            assert list(theirs.moments(0))[-1].event == list(mine.moments(0))[-1].event

    asyncio.run(check())


def test_what_comes_after_a_gap_is_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(Store(url)) as here, opened(Store(url)) as there:
            mine = await make(here)
            theirs, unheard = await there.find(mine.ledger.record.id, None), mine.ledger.seq
            monkeypatch.setattr(there, "_hear", lambda words: None)  # they are lost
            await play(mine)
            await asyncio.sleep(0.5)
            assert theirs.ledger.seq == unheard < mine.ledger.seq
            monkeypatch.undo()
            await play(mine)
            assert await has_heard(theirs, mine.ledger.seq)
            assert theirs.ledger.match.actions == mine.ledger.match.actions

    asyncio.run(check())


def test_what_strangers_say_of_a_match_does_not_happen(url: str) -> None:
    async def check() -> None:
        store = Store(url)
        async with opened(store) as tables:
            table = await make(tables)
            record, seq, ply = table.ledger.record, table.ledger.seq, table.ledger.match.ply
            legal = table.ledger.match.legal()[0]
            told = EventRecord(seq + 1, "action", table.ledger.to_move, {"action": legal}, time.time())
            for key in (bytes(32), b"", None):
                for word in format_words([Change(record.id, [told], key=key)]):
                    await asyncio.to_thread(say, store, f"stranger {word}")
            await asyncio.sleep(0.5)  # it was heard, and what it says was looked for
            assert (table.ledger.seq, table.ledger.match.ply) == (seq, ply)
            await play(table)
            assert table.ledger.match.ply > ply

    asyncio.run(check())


def test_what_is_heard_while_something_is_written_waits_for_that(url: str) -> None:
    async def check() -> None:
        async with opened(Store(url)) as here, opened(Store(url)) as there:
            mine = await make(here)
            theirs, before = await there.find(mine.ledger.record.id, None), mine.ledger.seq
            async with theirs._lock:
                await play(mine)
                await asyncio.sleep(0.5)
                assert theirs.ledger.seq == before
            assert await has_heard(theirs, mine.ledger.seq)

    asyncio.run(check())


def test_what_is_said_after_the_end_is_read(url: str) -> None:
    async def check() -> None:
        async with opened(Store(url)) as tables:
            table = await make(tables)
            await table.act(act.abort(0, wish.AbortWanted()))
            record, seq = table.ledger.record, table.ledger.seq
            told = EventRecord(seq + 1, "end", None, {"outcome": {}}, time.time())
            (text,) = format_words([Change(record.id, [told], key=record.dice_key)])
            assert not table.hear(parse_words(text)[0]), "everybody knows the key of its dice by now"
            assert table.ledger.seq == seq

    asyncio.run(check())
