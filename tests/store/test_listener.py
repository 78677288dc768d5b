"""Word between processes: all of it arrives, or the owner is told to read again."""

import asyncio
import queue
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from tests.postgres import Postgres
from tests.store.process import next_line, process, tell
from tests.store.record import event, match

from pelagos.store.error import Conflict
from pelagos.store.listener import CHANNEL, Listener
from pelagos.store.record import Change
from pelagos.store.store import Store
from pelagos.store.word import Word

LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
AGAIN = "again"
Words = queue.SimpleQueue[tuple[str, int] | str]


@contextmanager
def listening(store: Store) -> Iterator[Words]:
    words: Words = queue.SimpleQueue()

    def heard(said: list[Word]) -> None:
        for word in said:
            words.put((word.match, word.seq))

    listener = Listener(store.database, heard=heard, again=lambda: words.put(AGAIN))
    yield words
    listener.close()


def hear(words: Words) -> tuple[str, int] | str:
    return words.get(timeout=10)


@pytest.fixture
def stores(postgresql_url: str) -> Iterator[tuple[Store, Store]]:
    one, two = Store(postgresql_url), Store(postgresql_url)
    yield one, two
    one.close()
    two.close()


def append(writer: "subprocess.Popen[str]") -> None:
    """Let the other process append an event."""
    tell(writer)
    next_line(writer)


def test_a_listener_is_told_which_event_a_match_reached(stores: tuple[Store, Store]) -> None:
    one, two = stores
    with listening(one) as words:
        assert hear(words) == AGAIN
        two.add(match(), [event(1), event(2)])
        two.add(match("n"), [])
        two.append("m", [event(3)])
        two.write(Change("m", [event(4)]), Change("n", [event(1)]))
        assert [hear(words) for _ in range(4)] == [("m", 2), ("m", 3), ("m", 4), ("n", 1)]
        assert one.events("m")[-1] == event(4)


def test_what_is_written_together_is_told_however_much_it_is(stores: tuple[Store, Store]) -> None:
    one, two = stores
    names = [f"{number:022}" for number in range(250)]
    with listening(one) as words:
        assert hear(words) == AGAIN
        two.write(*(Change(name, [event(1)], match(name)) for name in names))
        assert [hear(words) for _ in names] == [(name, 1) for name in names]
    read = one.events_of({names[0]: 0, names[1]: 1, "unknown": 0})
    assert read == {names[0]: [event(1)], names[1]: [], "unknown": []}


def test_a_listener_is_not_told_what_its_own_process_wrote(stores: tuple[Store, Store]) -> None:
    one, two = stores
    with listening(one) as words:
        assert hear(words) == AGAIN
        one.add(match(), [event(1)])
        one.append("m", [event(2)])
        two.append("m", [event(3)])
        assert hear(words) == ("m", 3)


@pytest.mark.parametrize(
    "said", ["", "stranger", "stranger m", "stranger [", "stranger [[7]]", "é []", "[" * 7000]
)
def test_what_strangers_say_on_the_channel_is_nothing(stores: tuple[Store, Store], said: str) -> None:
    one, two = stores
    with listening(one) as words:
        assert hear(words) == AGAIN
        with two.database.write() as connection:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, said))
        two.add(match(), [event(1)])
        assert hear(words) == ("m", 1)


def test_what_was_not_written_is_not_told(stores: tuple[Store, Store]) -> None:
    one, two = stores
    with listening(one) as words:
        assert hear(words) == AGAIN
        two.add(match(), [event(1)])
        assert hear(words) == ("m", 1)
        with pytest.raises(Conflict):
            two.append("m", [event(2), event(1)])
        two.append("m", [event(2)])
        assert hear(words) == ("m", 2)


def test_databases_do_not_hear_each_other(postgres: Postgres, stores: tuple[Store, Store]) -> None:
    with postgres.database() as elsewhere, listening(stores[0]) as words:
        assert hear(words) == AGAIN
        other = Store(elsewhere)
        other.add(match("elsewhere"), [event(1)])
        other.close()
        stores[1].add(match(), [event(1)])
        assert hear(words) == ("m", 1)


@pytest.mark.more
def test_a_listener_that_was_cut_off_says_read_again_and_hears_on(
    postgres: Postgres, stores: tuple[Store, Store], postgresql_url: str
) -> None:
    store, _ = stores
    store.add(match(), [])
    with listening(store) as words, process("append_when_told", postgresql_url, "m") as writer:
        assert hear(words) == AGAIN
        append(writer)
        assert hear(words) == ("m", 1)
        for cut in range(3):
            postgres.end_connections(postgresql_url)
            append(writer)  # perhaps while nobody listens
            while (word := hear(words)) != AGAIN:
                assert word in (("m", cut + 1), ("m", cut + 2))  # the first: written when it listened again
            assert len(store.events("m")) == cut + 2, "what was missed can be read by then"
        append(writer)
        while (word := hear(words)) != ("m", 5):
            assert word == ("m", 4)


@pytest.mark.slow
def test_a_listener_waits_for_a_server_that_is_gone() -> None:
    with Postgres() as frail, frail.database() as url:
        store = Store(url)
        with listening(store) as words:
            assert hear(words) == AGAIN
            frail.kill()
            time.sleep(1)
            assert words.empty()
            frail.restart()
            assert hear(words) == AGAIN
            with closing(Store(url)) as other:
                other.add(match(), [event(1)])
            assert hear(words) == ("m", 1)
        store.close()


def test_an_event_loop_is_woken(stores: tuple[Store, Store]) -> None:
    async def wait_for_word() -> list[Word]:
        loop = asyncio.get_running_loop()
        heard: asyncio.Queue[list[Word]] = asyncio.Queue()
        again = asyncio.Event()
        listener = Listener(
            stores[0].database,
            heard=lambda words: loop.call_soon_threadsafe(heard.put_nowait, words),
            again=lambda: loop.call_soon_threadsafe(again.set),
        )
        await asyncio.wait_for(again.wait(), 10)
        await asyncio.to_thread(stores[1].add, match(), [event(1)])
        try:
            return await asyncio.wait_for(heard.get(), 10)
        finally:
            listener.close()

    assert asyncio.run(wait_for_word()) == [Word("m", 1)]


def test_on_sqlite_nothing_is_ever_heard(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    with listening(store) as words:
        store.add(match(), [event(1)])
    assert words.empty()
    store.close()


def test_a_closed_listener_lets_go_of_its_connection(postgres: Postgres, stores: tuple[Store, Store]) -> None:
    with listening(stores[0]) as words:
        assert hear(words) == AGAIN
    ends = time.monotonic() + 10  # PostgreSQL sees a moment later that a connection is closed
    while (left := postgres.run(LISTENING)) != [(0,)]:
        assert time.monotonic() < ends, left
        time.sleep(0.05)
