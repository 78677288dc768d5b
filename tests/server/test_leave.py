"""Leaving a seat: a caretaker plays, the person comes back, or the table ends."""

import time
from typing import Any

from tests.server.house import Guest, House, hear, mover_of

import pelagos


def wait_for(guest: Guest, what: Any, within_s: float = 20) -> Any:
    """Return the body once ``what`` holds for it."""
    ends = time.monotonic() + within_s
    while time.monotonic() < ends:
        body = guest.body
        if what(body):
            return body
        time.sleep(0.05)
    raise AssertionError(f"it did not happen: {body['status']}, ply {body['ply']}, {body['seats']}")


def leave(guest: Guest, seat: int) -> Any:
    return guest.ask("DELETE", f"/seats/{seat}")


def test_a_caretaker_plays_for_who_left_until_the_person_is_back(house: House) -> None:
    guests = house.seat("human", "human", caretaker=1)
    mover = mover_of(guests)
    seat = guests.index(mover)
    other = guests[1 - seat]
    assert leave(mover, seat).status_code == 200
    body = wait_for(other, lambda body: body["to_move"] == 1 - seat)
    assert [each["caretaker"] for each in body["seats"]] == [number == seat for number in range(2)]
    other.play_any()
    body = wait_for(other, lambda body: body["to_move"] == 1 - seat)
    assert leave(mover, seat).json()["seq"] == body["seq"]  # twice is once
    back = mover.ask("POST", f"/seats/{seat}", json={})
    assert (back.status_code, back.json()) == (200, {"key": mover.key})
    assert not any(each["caretaker"] for each in other.body["seats"])
    other.play_any()
    assert mover.body["to_move"] == seat
    kinds = [entry["event"]["kind"] for entry in other.get("/events")]
    assert [kind for kind in kinds if kind != "action"] == ["leave", "back"]
    marked = [line for line in other.transcript.splitlines() if line.endswith(" caretaker")]
    assert len(marked) == 2


def test_an_action_of_the_person_takes_the_seat_back(house: House) -> None:
    guests = house.seat("human", "human", caretaker=8)
    idle = guests.index(mover_of(guests)) ^ 1
    assert leave(guests[idle], idle).status_code == 200
    body = guests[1 - idle].play_any()
    if body["to_move"] == idle:  # while the caretaker thinks
        legal = Guest(house, guests[idle].match, guests[idle].key).body["legal"]
        assert guests[idle].play(legal[0]["action"], body["ply"]).status_code in (200, 409)
    wait_for(guests[-1], lambda body: body["to_move"] == 1 - idle)
    told = [
        entry["event"]["seat"] for entry in guests[-1].get("/events") if entry["event"]["kind"] == "action"
    ]
    assert told.count(idle) == 1


def test_without_a_caretaker_who_leaves_has_lost(house: House) -> None:
    guests = house.seat("human", "human", caretaker=0)
    body = leave(guests[0], 0).json()
    assert body["status"] == "over"
    assert (body["outcome"]["winners"], body["outcome"]["reason"]) == ([1], "resigned")
    assert leave(guests[1], 1).status_code == 409


def test_who_leaves_before_the_match_begins_leaves_an_open_seat(house: House) -> None:
    *_, watcher = house.seat("open", "open")
    first = watcher.take(0, name="A", nonce="n")
    assert leave(first, 0).json()["seats"][0] == {
        "seat": 0, "kind": "open", "name": None, "level": None, "here": False, "caretaker": False
    }  # fmt: skip
    assert first.ask("GET").status_code == 401
    again = watcher.take(0, name="B")
    watcher.take(1)
    assert again.body["dice"]["nonces"] == [None, None]
    assert again.body["seats"][0]["name"] == "B"


def test_others_go_on_without_who_has_been_away_for_long_and_not_before(house: House) -> None:
    guests = house.seat("human", "human")
    answer = leave(guests[0], 1)
    assert (answer.status_code, answer.json()["error"]) == (409, "there")
    assert leave(guests[-1], 1).status_code == 401


def test_who_resigned_at_a_table_for_three_can_do_nothing_more_there(house: House) -> None:
    guests = house.seat("human", "human", "human", game="mykerinos", caretaker=1)
    quitter = guests[0]
    assert quitter.ask("POST", "/resign", json={}).status_code == 200
    body = wait_for(guests[1], lambda body: body["to_move"] in (1, 2))
    assert body["seats"][0]["caretaker"]
    for path, wanted in (
        ("/actions", {"ply": body["ply"], "action": 0}),
        ("/undo", {"ply": body["ply"]}),
        ("/abort", {}),
        ("/takeback", {"ply": 0}),
    ):
        answer = quitter.ask("POST", path, json=wanted)
        assert answer.status_code in (403, 409), path
    assert quitter.body["legal"] == []


def test_a_match_is_broken_off_while_somebody_has_not_played(house: House) -> None:
    guests = house.seat("human", "human")
    mover_of(guests).play_any()
    with guests[1].live() as socket:
        hear(socket)
        body = guests[0].ask("POST", "/abort", json={"id": "a"}).json()
        told = hear(socket, 2)
    assert [entry["event"]["kind"] for entry in told] == ["abort", "end"]
    assert (body["status"], body["outcome"]["winners"], body["outcome"]["reason"]) == ("over", [], "aborted")
    assert guests[0].ask("POST", "/abort", json={"id": "a"}).json()["seq"] == body["seq"]
    match = pelagos.Match.from_transcript(guests[-1].transcript)
    assert match.outcome is not None
    assert match.outcome.reason == "aborted"


def test_a_table_to_which_nobody_came_is_closed(house: House) -> None:
    host, _, stranger = house.seat("human", "open")
    with stranger.live() as socket:
        hear(socket)
        assert stranger.ask("POST", "/abort", json={}).status_code == 401
        body = host.ask("POST", "/abort", json={"id": "a"}).json()
        told = hear(socket, 2)
    assert [entry["event"]["kind"] for entry in told] == ["abort", "end"]
    assert (body["status"], body["outcome"]["reason"]) == ("over", "aborted")
    assert host.ask("POST", "/abort", json={"id": "a"}).json()["seq"] == body["seq"]
    late = stranger.ask("POST", "/seats/1", json={})
    assert (late.status_code, late.json()["error"]) == (409, "over")
    assert host.ask("POST", "/rematch", json={}).status_code in (200, 201)


def test_once_everybody_has_played_a_match_is_not_broken_off(house: House) -> None:
    guests = house.seat("human", "human")
    while len({entry["event"]["seat"] for entry in guests[0].get("/events")} - {None}) < 2:
        mover_of(guests).play_any()
    answer = guests[0].ask("POST", "/abort", json={})
    assert (answer.status_code, answer.json()["error"]) == (409, "late")
