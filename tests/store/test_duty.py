"""Duties: done by one process at a time, and by another when that one dies."""

import time
from collections.abc import Callable

import msgspec
import pytest
from tests.store.process import next_line, process, tell
from tests.store.record import event, match

from pelagos.store.duty import LEASE_S, Duties
from pelagos.store.error import Conflict
from pelagos.store.record import Change, DutyRecord
from pelagos.store.store import Store

PAST = 1.0
FUTURE = 9e9


def duty(name: str = "m", kind: str = "bot", due_at: float = PAST, owner: str | None = None) -> DutyRecord:
    return DutyRecord(name, kind, 1, due_at, owner)


def with_duties(store: Store, *duties: DutyRecord) -> Duties:
    """Add a match for each duty and return all duties."""
    for each in duties:
        store.write(Change(each.match, [event(1)], match(each.match), [each]))
    return store.duties


def test_a_lease_is_ten_seconds(open_store: Callable[[], Store]) -> None:
    assert LEASE_S == 10
    duties = with_duties(open_store(), duty())
    duties.take("bot", "me", limit=1)
    left = duties.due_in_s().get("bot")
    assert left is not None
    assert 8 < left <= 10


def test_what_is_due_is_taken_once_and_the_longest_due_first(open_store: Callable[[], Store]) -> None:
    duties = with_duties(open_store(), duty("a", due_at=3), duty("b", due_at=1), duty("c", due_at=2))
    assert [each.match for each in duties.take("bot", "me", limit=2)] == ["b", "c"]
    assert duties.take("bot", "you", limit=5) == [duty("a", due_at=3, owner="you")]
    assert duties.take("bot", "me", limit=5) == []


def test_what_is_not_due_or_of_another_kind_is_not_taken(open_store: Callable[[], Store]) -> None:
    duties = with_duties(open_store(), duty("a", due_at=FUTURE), duty("b", kind="clock"))
    assert duties.take("bot", "me", limit=5) == []
    assert duties.take("clock", "me", limit=5) == [duty("b", kind="clock", owner="me")]


def test_the_next_time_is_known(open_store: Callable[[], Store]) -> None:
    store = open_store()
    assert store.duties.due_in_s().get("bot") is None
    duties = with_duties(store, duty("a", due_at=time.time() + 100))
    left = duties.due_in_s().get("bot")
    assert left is not None
    assert 90 < left <= 100
    with_duties(store, duty("b"))
    assert duties.due_in_s().get("bot") == 0
    assert duties.due_in_s().get("clock") is None


def test_a_duty_that_is_done_is_gone(open_store: Callable[[], Store]) -> None:
    duties = with_duties(open_store(), duty())
    [taken] = duties.take("bot", "me", limit=1)
    assert duties.finish(taken)
    assert not duties.finish(taken)
    assert not duties.renew(taken)
    assert duties.due_in_s().get("bot") is None


def test_a_duty_that_is_left_can_be_taken_at_once(open_store: Callable[[], Store]) -> None:
    duties = with_duties(open_store(), duty())
    [taken] = duties.take("bot", "me", limit=1)
    assert duties.leave(taken)
    assert not duties.leave(taken)
    assert duties.take("bot", "you", limit=1) == [duty(owner="you")]


def test_a_duty_is_written_with_the_events_that_cause_it_or_not_at_all(
    open_store: Callable[[], Store],
) -> None:
    store = open_store()
    store.add(match(), [event(1)])
    with pytest.raises(Conflict):
        store.write(Change("m", [event(1)], duties=[duty()]))
    assert store.duties.take("bot", "me", limit=1) == []
    store.write(Change("m", [event(2)], duties=[duty()]))
    assert store.duties.take("bot", "me", limit=1) == [duty(owner="me")]


def test_a_new_duty_takes_the_place_of_the_old_one_and_its_lease(open_store: Callable[[], Store]) -> None:
    store = open_store()
    duties = with_duties(store, duty())
    [old] = duties.take("bot", "me", limit=1)
    store.write(Change("m", [event(2)], duties=[msgspec.structs.replace(duty(), seat=0)]))
    assert not duties.renew(old)
    assert not duties.finish(old)
    assert [each.seat for each in duties.take("bot", "you", limit=1)] == [0]


def test_a_duty_can_be_its_writers_from_the_beginning(open_store: Callable[[], Store]) -> None:
    store = open_store()
    duties = with_duties(store, duty(owner="me"))
    assert duties.take("bot", "you", limit=1) == []
    assert duties.renew(duty(owner="me"))
    assert duties.finish(duty(owner="me"))


def test_kinds_that_are_dropped_are_gone_and_others_stay(open_store: Callable[[], Store]) -> None:
    store = open_store()
    duties = with_duties(store, duty())
    store.write(Change("m", duties=[duty(kind="clock")]))
    store.write(Change("m", [event(2)], dropped=["bot", "none"]))
    assert duties.due_in_s().get("bot") is None
    assert duties.due_in_s().get("clock") == 0


def test_of_changes_of_one_match_written_together_the_last_says_what_is_due(
    open_store: Callable[[], Store],
) -> None:
    store = open_store()
    store.add(match(), [])
    store.write(
        Change("m", [event(1)], duties=[duty(), duty(kind="clock")]),
        Change("m", [event(2)], duties=[duty(due_at=2)], dropped=["clock"]),
    )
    assert store.duties.take("bot", "me", limit=5) == [duty(due_at=2, owner="me")]
    assert store.duties.due_in_s().get("clock") is None


def test_a_lease_that_ran_out_can_be_taken_by_another(open_store: Callable[[], Store]) -> None:
    one, two = (Duties(open_store().database, lease_s=0.2) for _ in range(2))
    with_duties(open_store(), duty())
    [mine] = one.take("bot", "one", limit=1)
    assert two.take("bot", "two", limit=1) == []
    time.sleep(0.25)
    assert one.renew(mine), "nobody was there, so it is still mine"
    assert two.take("bot", "two", limit=1) == []
    time.sleep(0.25)
    assert two.take("bot", "two", limit=1) == [duty(owner="two")]
    assert not one.renew(mine)
    assert not one.finish(mine)


@pytest.mark.more
def test_two_processes_do_each_duty_once(open_store: Callable[[], Store], url: str) -> None:
    names = [f"m{number}" for number in range(40)]
    with_duties(open_store(), *map(duty, names))
    with process("do_duties", url, "one") as one, process("do_duties", url, "two") as two:
        both = one, two
        assert [next_line(each) for each in both] == ["ready"] * 2
        for each in both:
            tell(each)
        done = [each.communicate(timeout=60)[0].split() for each in both]
    assert [each[-1] for each in done] == ["nothing"] * 2
    assert sorted(done[0][:-1] + done[1][:-1]) == sorted(names)


@pytest.mark.slow
def test_the_duty_of_a_killed_process_is_taken_after_its_lease(
    open_store: Callable[[], Store], url: str
) -> None:
    duties = with_duties(open_store(), duty())
    with process("hold_duty", url, "1.0", "renews") as holder:
        assert next_line(holder) == "m"
        ends = time.monotonic() + 2
        while time.monotonic() < ends:
            assert duties.take("bot", "me", limit=1) == [], "its owner lives and renews"
            time.sleep(0.05)
        holder.kill()
        killed = time.monotonic()
    assert duties.take("bot", "me", limit=1) == []
    while not (taken := duties.take("bot", "me", limit=1)):
        assert time.monotonic() < killed + 5
        time.sleep(0.02)
    assert taken == [duty(owner="me")]
    assert 0.6 < time.monotonic() - killed < 1.5
