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
from pelagos.store.record import EventRecord, TalkRecord
from pelagos.store.store import Store

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
            await play(mine)
            ends = time.monotonic() + _HEARD_WITHIN_S
            while theirs.ledger.seq < mine.ledger.seq and time.monotonic() < ends:
                await asyncio.sleep(0.05)
            assert (frail.has_failed, theirs.ledger.seq) == (True, mine.ledger.seq)

    asyncio.run(check())
