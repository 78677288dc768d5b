"""Clocks, checked by the server alone: banks, increments, turns that last days, pauses, restarts."""

import time
from typing import Any

import pytest
from tests.server.house import Guest, House, hear, mover_of
from tests.server.test_leave import wait_for

from pelagos.server.clock import Clock, DaysClock, Hours, LiveClock
from pelagos.store.pulse import Outage

LIVE = {"kind": "live", "bank_s": 60, "increment_s": 5}
DAYS = {"kind": "days", "per_turn_s": 86_400, "vacation_days": 3}
DAY = 86_400.0
NOON = 1_750_000_000.0 - 1_750_000_000.0 % DAY + DAY / 2  # in Greenwich


def pause(guest: Guest, **wanted: Any) -> Any:
    return guest.ask("POST", "/pause", json=wanted)


def test_the_clock_of_who_is_to_move_runs_and_gets_its_increment(house: House) -> None:
    guests = house.seat("human", "human", clock=LIVE)
    mover = mover_of(guests)
    seat = guests.index(mover)
    before = mover.body["clock"]
    assert (before["kind"], before["running"], before["paused"]) == ("live", seat, False)
    assert before["remaining_s"][1 - seat] == 60
    time.sleep(0.2)
    after = mover.body["clock"]
    spent = before["remaining_s"][seat] - after["remaining_s"][seat]
    assert spent == pytest.approx(after["now"] - before["now"], abs=0.01)
    body = mover.play_any()
    assert body["clock"]["running"] == body["to_move"]
    if body["to_move"] != seat:
        assert 60 < body["clock"]["remaining_s"][seat] < 65


def test_a_clock_begins_once_everybody_sits(house: House) -> None:
    *_, watcher = house.seat("open", "open", clock=LIVE)
    watcher.take(0)
    time.sleep(0.5)
    assert watcher.body["clock"]["running"] is None
    began = time.monotonic()
    watcher.take(1)
    left = min(watcher.body["clock"]["remaining_s"])
    assert left > 60 - (time.monotonic() - began) - 0.1


def test_who_runs_out_of_time_has_a_caretaker_and_comes_back_with_a_minute(house: House) -> None:
    guests = house.seat("human", "human", clock={"kind": "live", "bank_s": 1}, caretaker=1)
    mover = mover_of(guests)
    seat = guests.index(mover)
    with guests[-1].live() as socket:
        hear(socket)
        told = hear(socket)[0]
    assert (told["event"]["kind"], told["event"]["seat"]) == ("flag", seat)
    assert told["seats"][seat]["caretaker"]
    assert mover.ask("POST", f"/seats/{seat}", json={}).status_code == 200
    body = mover.body
    assert not body["seats"][seat]["caretaker"]
    assert body["clock"]["remaining_s"][seat] > 59


def test_without_a_caretaker_time_that_runs_out_ends_the_match(house: House) -> None:
    guests = house.seat("human", "human", clock={"kind": "live", "bank_s": 1}, caretaker=0)
    seat = guests.index(mover_of(guests))
    body = wait_for(guests[-1], lambda body: body["status"] == "over", within_s=5)
    assert body["outcome"]["winners"] == [1 - seat]
    answer = guests[seat].play(0, body["ply"])
    assert answer.status_code == 409


def test_an_action_after_the_time_is_too_late_even_before_anybody_looked(frail: House) -> None:
    guests = frail.seat("human", "human", clock={"kind": "live", "bank_s": 1}, caretaker=0)
    mover = mover_of(guests)
    body = mover.body
    time.sleep(1.01)
    assert mover.play(body["legal"][0]["action"], body["ply"]).status_code == 409
    assert guests[-1].body["status"] == "over"


def test_bots_have_no_clock(house: House) -> None:
    guests = house.seat("human", "bot", clock=LIVE)
    body = wait_for(guests[0], lambda body: body["to_move"] == 0)
    assert body["clock"]["running"] == 0
    assert body["clock"]["remaining_s"][1] == 60


def test_time_while_no_process_was_alive_is_not_charged(frail: House) -> None:
    guests = frail.seat("human", "human", clock=LIVE)
    seat = guests.index(mover_of(guests))
    time.sleep(0.5)
    before = guests[-1].body["clock"]
    frail.kill()
    time.sleep(8)
    frail.restart()
    after = guests[-1].body["clock"]
    assert after["now"] - before["now"] > 8
    assert before["remaining_s"][seat] - after["remaining_s"][seat] < 6
    assert guests[-1].body["status"] == "playing"


def test_clocks_stop_by_consent_and_run_again_at_anybodys_word(house: House) -> None:
    guests = house.seat("human", "human", clock=LIVE)
    assert pause(guests[0], on=True).json()["offers"] == [
        {"kind": "pause", "seat": 0, "ply": guests[0].body["ply"], "agreed": [0]}
    ]
    assert guests[1].ask("POST", "/takeback", json={"agree": True}).status_code == 409  # another question
    assert pause(guests[1], agree=True).json()["clock"]["paused"]
    first = guests[0].body["clock"]["remaining_s"]
    time.sleep(0.2)
    assert guests[0].body["clock"]["remaining_s"] == first
    assert not pause(guests[1], on=False).json()["clock"]["paused"]
    time.sleep(0.1)
    assert sum(guests[0].body["clock"]["remaining_s"]) < sum(first)
    for wanted in ({}, {"on": True, "agree": True}):
        assert pause(guests[0], **wanted).status_code == 400


def test_matches_without_such_a_clock_have_nothing_to_stop(house: House) -> None:
    for clock in (None, DAYS):
        guests = house.seat("human", "human", clock=clock)
        answer = pause(guests[0], on=True)
        assert (answer.status_code, answer.json()["error"]) == (409, "clock")


def test_days_away_are_taken_from_what_is_allowed(house: House) -> None:
    guests = house.seat("human", "human", clock=DAYS)
    seat = guests.index(mover_of(guests))
    away = guests[seat].ask("POST", f"/seats/{seat}/away", json={"days": 2})
    assert away.json()["clock"]["vacation_days"][seat] == 1
    first = guests[0].body["clock"]["remaining_s"][seat]
    time.sleep(0.1)
    assert guests[0].body["clock"]["remaining_s"][seat] == first
    more = guests[seat].ask("POST", f"/seats/{seat}/away", json={"days": 2})
    assert (more.status_code, more.json()["error"]) == (409, "vacation")
    assert guests[seat].ask("POST", f"/seats/{1 - seat}/away", json={"days": 1}).status_code == 403


@pytest.mark.parametrize(
    ("hours", "status"),
    [
        ({"from": "23:00", "to": "07:00", "zone": "Europe/Paris"}, 200),
        ({"from": "23:00", "to": "07:00", "zone": "Atlantis/Poseidonis"}, 400),
        ({"from": "23:00", "to": "07:00", "zone": "../../etc/passwd"}, 400),
        ({"from": "25:00", "to": "07:00", "zone": "Europe/Paris"}, 400),
        ({"from": "07:00", "to": "07:00", "zone": "Europe/Paris"}, 400),
        ({"from": "07:00", "to": "23:00", "zone": "Europe/Paris"}, 400),
    ],
)
def test_hours_of_sleep_are_a_night_in_a_known_zone(house: House, hours: dict[str, str], status: int) -> None:
    guests = house.seat("human", "human", clock=DAYS)
    assert guests[0].ask("POST", "/seats/0/hours", json=hours).status_code == status


# The clock itself


def running(agreed: LiveClock | DaysClock, since: float = NOON) -> Clock:
    clock = Clock(agreed, 2)
    clock.pass_to(0, since)
    return clock


def test_an_increment_comes_once_each_time_the_turn_passes() -> None:
    clock = running(LiveClock(60, 5))
    clock.spend(10, NOON + 10)
    assert clock.left_s == [50, 60]
    clock.pass_to(0, NOON + 10)
    assert clock.left_s == [50, 60]
    clock.pass_to(1, NOON + 10)
    assert clock.left_s == [55, 60]


def test_a_turn_of_days_begins_with_all_its_time() -> None:
    clock = running(DaysClock(2 * DAY))
    clock.spend(DAY, NOON + DAY)
    clock.pass_to(1, NOON + DAY)
    assert clock.left_s == [2 * DAY, 2 * DAY]


def test_sleep_outages_and_vacation_do_not_count_and_never_twice() -> None:
    clock = running(DaysClock(DAY, 5))
    clock.hours[0] = Hours("22:00", "06:00", "UTC")
    night = Outage(NOON + 11 * 3600, NOON + 13 * 3600)  # while they slept anyway
    assert clock.spent_s(NOON + DAY, [night]) == 16 * 3600
    assert clock.spent_s(NOON + DAY, [Outage(NOON, NOON + 3600)]) == 15 * 3600
    assert clock.runs_out_at([]) == NOON + DAY + 8 * 3600
    clock.take_days(0, 1, NOON)
    assert clock.spent_s(NOON + DAY, []) == 0
    assert clock.runs_out_at([]) == NOON + 2 * DAY + 8 * 3600


def test_sleep_follows_the_wall_clock_where_summer_time_begins() -> None:
    eve = 1_774_717_200.0  # 28 March 2026, 18:00 in Paris, nine hours before clocks are put forward
    clock = running(DaysClock(DAY), eve)
    clock.hours[0] = Hours("22:00", "08:00", "Europe/Paris")
    assert clock.spent_s(eve + 23 * 3600, []) == (23 - 9) * 3600


def test_a_live_clock_knows_no_sleep() -> None:
    clock = running(LiveClock(60))
    clock.hours[0] = Hours("11:00", "13:00", "UTC")
    assert clock.spent_s(NOON + 30, []) == 30
    assert clock.runs_out_at([]) == NOON + 60
