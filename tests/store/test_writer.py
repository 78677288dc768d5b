"""Group commit: one transaction for many, an answer to each after it, and no harm from a neighbour."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress

import pytest
import sqlalchemy as sa
from tests.postgres import Postgres
from tests.store.record import event, match

from pelagos.store.error import Conflict, Unavailable
from pelagos.store.listener import Listener
from pelagos.store.record import Change, DutyRecord
from pelagos.store.store import Store
from pelagos.store.word import Word
from pelagos.store.writer import Writer

NAMES = [f"m{number:02}" for number in range(20)]


@pytest.fixture
def store(open_store: Callable[[], Store]) -> Store:
    store = open_store()
    store.write(*(Change(name, record=match(name)) for name in NAMES))
    return store


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    writer = Writer(store)
    yield writer
    writer.close()


def count_commits(store: Store) -> list[str]:
    """Return a list that grows by one with each commit."""
    commits: list[str] = []
    sa.event.listen(store.database.engine, "commit", lambda _: commits.append("commit"))
    return commits


@contextmanager
def held_back(store: Store, writer: Writer) -> Iterator[None]:
    """Let changes wait together: the first transaction ends only with the block."""
    begun, may_end = threading.Event(), threading.Event()

    def wait(_connection: sa.Connection) -> None:
        begun.set()
        may_end.wait(10)

    sa.event.listen(store.database.engine, "commit", wait)
    first = writer.write(Change(NAMES[-1], [event(1)]))
    assert begun.wait(10)
    yield
    assert not first.done(), "it is answered only after the commit"
    may_end.set()
    assert first.result(10) is None


def errors(answers: list[Future[None]]) -> list[type | None]:
    found = (answer.exception(10) for answer in answers)
    return [None if error is None else type(error) for error in found]


def test_a_change_is_written_when_it_is_answered(store: Store, writer: Writer) -> None:
    for seq in range(1, 6):
        assert writer.write(Change("m00", [event(seq)])).result(10) is None
        assert store.events("m00")[-1] == event(seq)


def test_where_several_came_together_the_next_ones_are_let_gather(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.store.writer._LONGEST_S", 1.0)
    sa.event.listen(store.database.engine, "commit", lambda _: time.sleep(0.6))  # and so long they gather
    commits = count_commits(store)
    with held_back(store, writer):
        together = [writer.write(Change(name, [event(1)])) for name in NAMES[:2]]
    assert errors(together) == [None] * 2
    first = writer.write(Change(NAMES[2], [event(1)]))
    time.sleep(0.1)
    assert errors([first, writer.write(Change(NAMES[3], [event(1)]))]) == [None] * 2
    assert len(commits) == 3


def test_changes_that_wait_together_share_one_transaction(store: Store, writer: Writer) -> None:
    commits = count_commits(store)
    with held_back(store, writer):
        answers = [writer.write(Change(name, [event(1), event(2)])) for name in NAMES[:10]]
    assert errors(answers) == [None] * 10
    assert len(commits) == 2
    assert all(store.events(name) == [event(1), event(2)] for name in NAMES[:10])


def test_changes_of_one_match_are_written_in_their_order(store: Store, writer: Writer) -> None:
    with held_back(store, writer):
        answers = [writer.write(Change("m00", [event(seq)])) for seq in (1, 2, 2, 3)]
    assert errors(answers) == [None, None, Conflict, None]
    assert store.events("m00") == [event(1), event(2), event(3)]


def test_a_conflict_in_one_match_leaves_the_others_unharmed(store: Store, writer: Writer) -> None:
    store.append("m01", [event(1, data={"by": "another"})])
    commits = count_commits(store)
    with held_back(store, writer):
        answers = [
            writer.write(Change("m00", [event(1)], duties=[DutyRecord("m00", "bot", 0, 1.0)])),
            writer.write(Change("m01", [event(1)], duties=[DutyRecord("m01", "bot", 0, 1.0)])),
            writer.write(Change("m02", [event(1), event(1)])),
            writer.write(Change("nobody", [event(1)])),
            writer.write(Change("new", [event(1)], match("new"))),
            writer.write(Change("m03", [event(1)])),
        ]
    assert errors(answers) == [None, Conflict, Conflict, Conflict, None, None]
    assert len(commits) == 2, "those that could be written shared one transaction all the same"
    assert [len(store.events(name)) for name in ("m00", "m01", "m02", "nobody", "new", "m03")] == [
        1,
        1,
        0,
        0,
        1,
        1,
    ]
    assert [duty.match for duty in store.duties.take("bot", "me", limit=5)] == ["m00"]


def test_what_cannot_be_written_at_all_is_its_own_fault_alone(store: Store, writer: Writer) -> None:
    with held_back(store, writer):
        bad = writer.write(Change("m00", [event(1, data={"action": object()})]))
        good = writer.write(Change("m01", [event(1)]))
    assert isinstance(bad.exception(10), Exception)
    assert good.result(10) is None
    assert store.events("m00") == []


def test_a_cancelled_change_is_not_written(store: Store, writer: Writer) -> None:
    with held_back(store, writer):
        cancelled = writer.write(Change("m00", [event(1)]))
        other = writer.write(Change("m01", [event(1)]))
        assert cancelled.cancel()
    assert other.result(10) is None
    assert store.events("m00") == []


def test_a_writer_that_is_closed_has_written_what_waited(store: Store) -> None:
    writer = Writer(store)
    answers = [writer.write(Change(name, [event(1)])) for name in NAMES]
    writer.close()
    assert errors(answers) == [None] * len(NAMES)
    with pytest.raises(Unavailable):
        writer.write(Change("m00", [event(2)]))


def test_an_event_loop_awaits_its_changes(store: Store) -> None:
    async def play(writer: Writer, name: str) -> None:
        for seq in range(1, 11):
            await writer.written(Change(name, [event(seq)]))
        with pytest.raises(Conflict):
            await writer.written(Change(name, [event(1)]))

    async def play_all() -> None:
        with closing(Writer(store, loop=asyncio.get_running_loop())) as writer:
            await asyncio.gather(*(play(writer, name) for name in NAMES))

    commits = count_commits(store)
    asyncio.run(play_all())
    assert all(len(store.events(name)) == 10 for name in NAMES)
    assert len(commits) < 200, "200 appends shared their flushes"


def test_what_is_no_more_awaited_on_an_event_loop_is_not_written(store: Store) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def hold_back(_connection: sa.Connection) -> None:
        begun.set()
        may_end.wait(10)

    async def play() -> None:
        with closing(Writer(store, loop=asyncio.get_running_loop())) as writer:
            first, doomed, other = (
                asyncio.ensure_future(writer.written(Change(name, [event(1)]))) for name in NAMES[:3]
            )
            doomed.cancel()
            await asyncio.to_thread(begun.wait, 10)
            late = asyncio.ensure_future(writer.written(Change(NAMES[3], [event(1)])))
            await asyncio.sleep(0)
            late.cancel()
            may_end.set()
            await asyncio.gather(first, other)

    sa.event.listen(store.database.engine, "commit", hold_back)
    asyncio.run(play())
    assert [len(store.events(name)) for name in NAMES[:4]] == [1, 0, 1, 0]


def test_two_writers_share_the_matches_and_one_wins_each_event(
    store: Store, open_store: Callable[[], Store]
) -> None:
    writers = [Writer(store), Writer(open_store())]
    for seq in range(1, 11):
        answers = [
            [writers[number].write(Change(name, [event(seq, seat=number)])) for name in order]
            for number, order in enumerate((NAMES, NAMES[::-1]))
        ]
        one, two = errors(answers[0]), errors(answers[1])[::-1]
        assert [{a, b} for a, b in zip(one, two, strict=True)] == [{None, Conflict}] * len(NAMES)
    for writer in writers:
        writer.close()


def test_each_change_of_a_group_is_told(postgresql_url: str) -> None:
    store, other = Store(postgresql_url), Store(postgresql_url)
    store.write(*(Change(name, record=match(name)) for name in NAMES))
    told: set[tuple[str, int]] = set()
    ready, complete = threading.Event(), threading.Event()

    def heard(words: list[Word]) -> None:
        told.update((word.match, word.seq) for word in words)
        if len(told) == len(NAMES):
            complete.set()

    listener, writer = Listener(other.database, heard=heard, again=ready.set), Writer(store)
    assert ready.wait(10)
    for name in NAMES:
        writer.write(Change(name, [event(1)]))
    assert complete.wait(10)
    assert told == {(name, 1) for name in NAMES}
    writer.close()
    listener.close()
    store.close()
    other.close()


@pytest.mark.slow
def test_a_writer_whose_database_is_gone_says_so_and_goes_on_later() -> None:
    with Postgres() as frail, frail.database() as url:
        store = Store(url)
        store.add(match(), [])
        writer = Writer(store)
        frail.kill()
        assert errors([writer.write(Change("m", [event(1)])) for _ in range(3)]) == [Unavailable] * 3
        frail.restart()
        assert writer.write(Change("m", [event(1)])).result(10) is None
        writer.close()
        store.close()


@pytest.mark.slow
def test_what_was_acknowledged_survives_the_end_of_the_database() -> None:
    with Postgres() as frail, frail.database() as url:
        store = Store(url)
        store.write(*(Change(name, record=match(name)) for name in NAMES))
        writer = Writer(store)
        acknowledged = dict.fromkeys(NAMES, 0)

        async def play(name: str) -> None:
            with suppress(Unavailable):
                while True:
                    seq = acknowledged[name] + 1
                    await asyncio.wrap_future(writer.write(Change(name, [event(seq)])))
                    acknowledged[name] = seq

        async def play_until_the_end() -> None:
            playing = asyncio.gather(*map(play, NAMES))
            await asyncio.sleep(0.5)
            await asyncio.to_thread(frail.kill)
            await playing

        asyncio.run(play_until_the_end())
        frail.restart()
        for name, last in acknowledged.items():
            stored = [told.seq for told in store.events(name)]
            assert stored in (list(range(1, last + 1)), list(range(1, last + 2))), "one may lack its answer"
        assert sum(acknowledged.values()) > 0
        writer.close()
        store.close()
