"""Giving up, and a new key for a seat."""

import json
from typing import Any

import pytest
from tests.server.house import Guest, House, hear, mover_of
from tests.server.test_action import error_of
from websockets.exceptions import ConnectionClosed

import pelagos

pytestmark = pytest.mark.slow


def resign(guest: Guest, **more: str) -> dict[str, Any]:
    answer = guest.ask("POST", "/resign", json=more)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def test_of_two_the_other_wins_and_the_transcript_says_so(house: House) -> None:
    one, two, watcher = house.seat()
    body = resign(one)
    assert body["status"] == "over"
    assert body["outcome"]["winners"] == [1]
    assert [event["event"]["kind"] for event in watcher.get("/events")][-2:] == ["resign", "end"]
    assert resign(one) == one.body  # again, and nothing happens
    assert error_of(two.ask("POST", "/resign", json={}), 409)["error"] == "over"
    match = pelagos.Match.from_transcript(watcher.transcript)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "resigned")


def test_at_a_table_for_more_a_bot_plays_on_and_cannot_win(house: House) -> None:
    guests = house.seat("human", "bot", "bot", game="mykerinos")
    body = resign(guests[0])
    assert body["status"] == "playing"
    assert guests[3].body["seats"][0]["caretaker"] is True
    with guests[3].live() as socket:
        while (entry := hear(socket)[0])["status"] != "over":
            pass
    assert entry["outcome"]["places"][0] == 3
    assert 0 not in entry["outcome"]["winners"]


def test_nobody_resigns_before_everybody_sits_or_without_a_seat(house: House) -> None:
    one, _, watcher = house.seat("human", "open")
    assert error_of(one.ask("POST", "/resign", json={}), 409)["error"] == "open"
    assert error_of(watcher.ask("POST", "/resign", json={}), 401)["error"] == "no-key"
    assert error_of(one.ask("POST", "/resign", json={"ply": 3}), 400)["error"] == "malformed"


def new_key(guest: Guest, seat: int, **wanted: str) -> Guest:
    answer = guest.ask("POST", f"/seats/{seat}/key", json=wanted)
    assert answer.status_code == 200, answer.text
    return Guest(guest.house, guest.match, answer.json()["key"])


def test_a_new_key_opens_the_seat_and_the_old_one_nothing(house: House) -> None:
    one, two, watcher = house.seat()
    with one.live() as socket:
        hear(socket)
        renewed = new_key(one, 0)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert error_of(one.ask("GET"), 401)["error"] == "key"
    assert renewed.body["seat"] == 0
    mover_of([renewed, two]).play_any()
    told = json.dumps([renewed.get("/events"), two.get("/events"), watcher.get("/events")])
    assert str(renewed.key) not in told
    assert '"key_hash"' not in told


def test_a_key_of_ones_own_and_whose_may_not_be_changed(house: House) -> None:
    one, two, watcher = house.seat()
    own = "k" * 32
    assert new_key(one, 0, key=own).key == own
    assert error_of(two.ask("POST", "/seats/1/key", json={"key": own}), 409)["error"] == "key-used"
    assert error_of(two.ask("POST", "/seats/0/key", json={}), 403)["error"] == "seat"
    assert error_of(two.ask("POST", "/seats/7/key", json={}), 404)["error"] == "unknown"
    assert error_of(watcher.ask("POST", "/seats/0/key", json={}), 401)["error"] == "no-key"
    assert error_of(one.ask("POST", "/seats/0/key", json={}), 401)["error"] == "key"


def test_a_new_key_survives_a_restart(frail: House) -> None:
    one, _, _ = frail.seat()
    renewed = new_key(one, 0)
    frail.kill()
    frail.restart()
    assert renewed.body["seat"] == 0
    assert error_of(one.ask("GET"), 401)["error"] == "key"
