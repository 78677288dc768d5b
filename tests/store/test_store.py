"""The store on real databases: all or nothing, in order, there after a kill."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.postgres import Postgres
from tests.store.process import process
from tests.store.record import event, match

from pelagos.store.error import Conflict, Unavailable
from pelagos.store.record import Change
from pelagos.store.schema import METADATA
from pelagos.store.store import Store


def test_a_match_is_found_as_it_was_added(open_store: Callable[[], Store]) -> None:
    store, other = open_store(), open_store()
    record = match(request_key="k", request="r")
    store.add(record, [event(1), event(2, seat=None)])
    for each in (store, other):
        assert each.find("m") == record
        assert each.find_request("k") == record
        assert each.events("m") == [event(1), event(2, seat=None)]
        assert each.find("n") is None
        assert each.find_request("n") is None
        assert each.events("n") == []


def test_events_come_in_order_after_any_of_them(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(), [])
    store.add(match("other"), [event(1), event(2)])
    store.append("m", [event(3), event(1)])
    store.append("m", [event(2), event(4)])
    for since in range(6):
        assert [told.seq for told in store.events("m", since=since)] == list(range(since + 1, 5))


def test_an_append_is_all_or_nothing(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(), [event(1)])
    with pytest.raises(Conflict):
        store.append("m", [event(2), event(3), event(1)])
    assert store.events("m") == [event(1)]
    store.append("m", [])
    assert store.events("m") == [event(1)]


def test_a_match_that_conflicts_leaves_no_events(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(request_key="k"), [])
    with pytest.raises(Conflict):
        store.add(match("n", request_key="k"), [event(1)])
    with pytest.raises(Conflict):
        store.add(match(), [event(1)])
    with pytest.raises(Conflict):
        store.add(match("n"), [event(1), event(1)])
    assert store.find("n") is None
    assert store.events("n") == store.events("m") == []


def test_many_matches_need_no_request_key(open_store: Callable[[], Store]) -> None:
    store = open_store()
    for name in "abc":
        store.add(match(name), [])
    assert store.find_request("") is None


def test_all_matches_are_found_by_their_ids(
    open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.store.store._AT_ONCE", 2)
    store = open_store()
    assert list(store.matches()) == []
    for name in "caBed":
        store.add(match(name), [])
    found = list(store.matches())
    assert {record.id for record in found} == set("caBed")
    assert len(found) == 5
    assert match("a") in found


def test_events_of_no_match_are_refused(open_store: Callable[[], Store]) -> None:
    store = open_store()
    with pytest.raises(Conflict):
        store.append("nobody", [event(1)])


def test_of_two_writers_the_second_conflicts(open_store: Callable[[], Store]) -> None:
    one, two = open_store(), open_store()
    one.add(match(), [])
    one.append("m", [event(1, data={"by": 1})])
    with pytest.raises(Conflict):
        two.append("m", [event(1, data={"by": 2}), event(2)])
    two.append("m", [event(2)])
    assert [told.data for told in one.events("m")] == [{"by": 1}, event(2).data]


def test_of_writers_at_once_exactly_one_wins_each_event(open_store: Callable[[], Store]) -> None:
    stores = [open_store() for _ in range(4)]
    stores[0].add(match(), [])
    together = threading.Barrier(4)

    def write(number: int) -> list[bool]:
        won = []
        for seq in range(1, 21):
            together.wait()
            try:
                stores[number].append("m", [event(seq, seat=number)])
                won.append(True)
            except Conflict:
                won.append(False)
        return won

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(write, range(4)))
    assert [sum(row) for row in zip(*results, strict=True)] == [1] * 20
    for told in stores[0].events("m"):
        assert told.seat is not None
        assert results[told.seat][told.seq - 1]


def test_what_was_appended_survives_a_kill(url: str) -> None:
    with process("write_and_die", url) as writer:
        assert writer.wait(60) == -9
    store = Store(url)
    assert store.events("m") == [event(1), event(2)]
    store.close()


def test_the_store_is_well_until_its_tables_are_gone(open_store: Callable[[], Store]) -> None:
    store = open_store()
    assert store.is_well()
    with store.database.engine.begin() as connection:
        METADATA.drop_all(connection)
    assert not store.is_well()


def test_changes_written_together_are_all_or_nothing(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.write(Change("a", [event(1)], match("a")), Change("b", [event(1)], match("b")))
    with pytest.raises(Conflict):
        store.write(Change("a", [event(2)]), Change("b", [event(1)]))
    assert store.events("a") == store.events("b") == [event(1)]


@pytest.mark.slow
def test_a_store_whose_database_was_gone_goes_on_when_it_is_back() -> None:
    with Postgres() as frail, frail.database() as url:
        store = Store(url)
        store.add(match(), [event(1)])
        frail.kill()
        for _ in range(2):
            with pytest.raises(Unavailable, match="does not answer"):
                store.append("m", [event(2)])
            with pytest.raises(Unavailable):
                store.find("m")
            assert not store.is_well()
        frail.restart()
        assert store.is_well()
        store.append("m", [event(2)])
        assert store.events("m") == [event(1), event(2)]
        store.close()


def test_a_connection_that_was_ended_from_outside_is_not_used_again(
    postgres: Postgres, postgresql_url: str
) -> None:
    store = Store(postgresql_url)
    store.add(match(), [event(1)])
    postgres.end_connections(postgresql_url)
    store.append("m", [event(2)])
    postgres.end_connections(postgresql_url)
    assert store.events("m") == [event(1), event(2)]
    store.close()


def test_a_database_that_stays_locked_is_unavailable(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.store.database._WAIT_S", 0.1)
    store = Store(sqlite_url)
    store.add(match(), [])
    with store.database.write(), pytest.raises(Unavailable, match="locked"):
        store.append("m", [event(1)])
    store.append("m", [event(1)])
    store.close()
