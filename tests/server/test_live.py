"""The live socket: what it says first, then one message per event, and when it closes."""

import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Guest, House, hear, mover_of, open_socket
from tests.web.place import store
from websockets.exceptions import ConnectionClosed, InvalidStatus

pytestmark = pytest.mark.slow

FIRST = 20  # nature's events before the first tile is placed


def close_code(guest: Guest, *messages: str | bytes, **more: Any) -> int | None:
    """Say something and return with which code the server hangs up."""
    with open_socket(guest, **more) as socket:
        for message in messages:
            socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        return closed.value.rcvd.code if closed.value.rcvd else None


def is_silent(socket: Any) -> bool:
    """Tell whether nothing more is said for a while."""
    try:
        socket.recv(timeout=0.3)
    except TimeoutError:
        return True
    return False


def test_without_since_the_present_comes_first(house: House) -> None:
    for guest in house.seat():
        with guest.live() as socket:
            (entry,) = hear(socket)
            assert entry.pop("event") is None
            body = guest.body
            for seat in (*entry["seats"], *body["seats"]):
                seat.pop("here")
            assert entry == body
            assert is_silent(socket)


def test_since_zero_tells_every_event_in_order(house: House) -> None:
    for guest in house.seat():
        with guest.live(since=0) as socket:
            told = hear(socket, FIRST)
            assert is_silent(socket)
        assert [entry["seq"] for entry in told] == list(range(1, FIRST + 1))
        assert [entry["event"]["seq"] for entry in told] == list(range(1, FIRST + 1))
        assert [entry["ply"] for entry in told] == list(range(1, FIRST + 1))
        assert all(
            set(entry["event"]) == {"seq", "kind", "seat", "notation", "say", "last"} for entry in told
        )
        assert {(entry["event"]["kind"], entry["event"]["seat"]) for entry in told} == {("action", None)}
        assert all(entry["legal"] == [] for entry in told[:-1])
        listed = guest.get("/events")
        for entry in (*told, *listed):  # who is here may have changed meanwhile
            for seat in entry["seats"]:
                seat["here"] = False
        assert told == listed


@pytest.mark.parametrize("since", [1, 7, 19, 20, 21, 10**30])
def test_since_tells_what_was_missed_and_no_more(house: House, since: int) -> None:
    guests = house.seat()
    with guests[0].live(since=since) as socket:
        told = hear(socket, max(0, FIRST - since))
        assert [entry["seq"] for entry in told] == list(range(since + 1, FIRST + 1))
        assert is_silent(socket)
        mover_of(guests).play_any()
        assert hear(socket)[0]["seq"] == FIRST + 1


def test_each_watcher_hears_each_event_once_as_its_seat_sees_it(house: House) -> None:
    guests = house.seat()
    mover = mover_of(guests)
    with guests[0].live() as zero, guests[1].live() as one, guests[2].live() as watcher:
        for socket in (zero, one, watcher):
            hear(socket)
        for _ in range(6):  # a whole election: the last action is followed by nature's draws
            mover_of(guests).play_any()
        last = guests[2].body["seq"]
        told = [hear(socket, last - FIRST) for socket in (zero, one, watcher)]
        assert all(is_silent(socket) for socket in (zero, one, watcher))
    for seat, entries in zip((0, 1, None), told, strict=True):
        assert [entry["seq"] for entry in entries] == list(range(FIRST + 1, last + 1))
        assert all(entry["seat"] == seat for entry in entries)
        for entry in entries:
            notation, actor = entry["event"]["notation"], entry["event"]["seat"]
            if ">" in notation:
                assert notation.startswith("?") == (actor != seat)
                assert ("value" in entry["event"]["say"]["args"]) == (actor == seat)
            elif "+" in notation:
                drawer = ("brown", "beige").index(notation.split("+")[0])
                assert notation.endswith("?") == (drawer != seat)
    assert told[0][0]["event"]["seat"] == mover.body["seat"]
    counted = [entry for entry in told[2] if entry["event"]["last"]]
    assert len(counted) == 1
    assert counted[0]["event"]["last"][0]["id"] == "tyrus-counted"


def test_who_sits_down_is_told(house: House) -> None:
    *_, watcher = house.seat("open", "open")
    with watcher.live() as socket:
        assert hear(socket)[0]["status"] == "open"
        watcher.take(1, name="Hiram")
        (entry,) = hear(socket)
        assert (entry["event"]["kind"], entry["event"]["seat"]) == ("join", 1)
        assert entry["event"]["say"] == {"id": "table-join", "args": {"name": "Hiram"}}
        assert entry["event"]["notation"] is None
        assert [seat["kind"] for seat in entry["seats"]] == ["open", "human"]
        assert is_silent(socket)
        watcher.take(0)
        told = hear(socket, 1 + FIRST)
        assert told[0]["event"]["say"] == {"id": "table-join", "args": {"name": "none"}}
        assert [entry["status"] for entry in told] == ["playing"] * (1 + FIRST)
        assert [entry["seq"] for entry in told] == list(range(2, 3 + FIRST))


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '"key"',
        '{"since":-1}',
        '{"since":1.5}',
        '{"since":"1"}',
        '{"key":5}',
        '{"key":"\\ud800"}',
        '{"seat":0}',
        json.dumps({"key": "x" * 5000}),
        " " * 5000 + "{}",
        json.dumps({"key": "é" * 2050}, ensure_ascii=False),  # 4 KiB are bytes, not characters
        "[" * 4000,
        b"{}",
        b"\xff",
    ],
    ids=lambda message: str(message)[:20],
)
def test_a_malformed_hello_closes_with_4400(house: House, message: str | bytes) -> None:
    *_, watcher = house.seat()
    assert close_code(watcher, message) == 4400


def test_a_hello_of_any_length_beyond_4_kib_closes_with_4400(house: House) -> None:
    *_, watcher = house.seat()
    assert close_code(watcher, json.dumps({"key": "x" * 70_000})) == 4400


@pytest.mark.slow
def test_a_late_hello_closes_with_4400(house: House) -> None:
    *_, watcher = house.seat()
    began = time.monotonic()
    assert close_code(watcher) == 4400
    assert 4.5 < time.monotonic() - began < 9


def test_wrong_keys_and_unknown_matches_have_codes_of_their_own(house: House) -> None:
    stranger, _, _ = house.seat()
    *_, watcher = house.seat()
    for key in ("", "wrong", "\0", stranger.key):
        assert close_code(watcher, json.dumps({"key": key})) == 4401
    assert close_code(Guest(house, "A" * 22, None), "{}") == 4404
    assert close_code(Guest(house, "A" * 22, None), '{"key":"x"}') == 4404


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "", "http://[bad"])
def test_a_foreign_origin_is_refused(house: House, origin: str) -> None:
    *_, watcher = house.seat()
    with pytest.raises(InvalidStatus) as refused, open_socket(watcher, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_the_pages_own_origin_is_welcome(house: House) -> None:
    *_, watcher = house.seat()
    with open_socket(watcher, origin=house.address) as socket:
        socket.send("{}")
        assert hear(socket)[0]["match"] == watcher.match


def test_here_is_true_while_a_socket_of_the_seat_is_open(house: House) -> None:
    guests = house.seat()
    watcher = guests[-1]

    def here() -> list[bool]:
        return [seat["here"] for seat in watcher.body["seats"]]

    def soon(expected: list[bool]) -> bool:
        ends = time.monotonic() + 5
        while here() != expected and time.monotonic() < ends:
            time.sleep(0.02)
        return here() == expected

    assert here() == [False, False]
    with watcher.live() as socket:
        hear(socket)
        assert here() == [False, False]
        with guests[1].live() as one:
            assert hear(one)[0]["seats"][1]["here"] is True
            with guests[1].live() as two, guests[0].live() as zero:
                hear(two)
                hear(zero)
                assert here() == [True, True]
            assert soon([False, True])
        assert soon([False, False])


def test_what_a_client_says_after_hello_is_not_read(house: House) -> None:
    guests = house.seat()
    mover = mover_of(guests)
    with mover.live() as socket:
        hear(socket)
        socket.send(json.dumps({"ply": 20, "action": mover.body["legal"][0]["action"]}))
        socket.send(b"\0" * 1000)
        socket.send("{")
        for number in range(200):
            socket.send(json.dumps({"since": number}))
        assert is_silent(socket)
        assert mover.body["ply"] == FIRST
        mover.play_any()
        assert [entry["seq"] for entry in hear(socket)] == [FIRST + 1]


def test_a_bots_plies_arrive_by_themselves(house: House) -> None:
    *_, watcher = house.seat("bot", "bot")
    with watcher.live(since=0) as socket:
        told = hear(socket)
        while told[-1]["event"]["kind"] != "end":
            told += hear(socket)
        assert is_silent(socket)
    assert [entry["seq"] for entry in told] == list(range(1, len(told) + 1))
    assert told[-1]["status"] == "over"
    played = [entry for entry in told if entry["event"]["seat"] is not None]
    assert all(entry["event"]["notation"].startswith("?") for entry in played)


def test_a_watcher_who_leaves_in_the_middle_troubles_nobody(house: House) -> None:
    before = house.complaints
    guests = house.seat("bot", "bot")
    for _ in range(10):
        with guests[-1].live(since=0) as socket:
            hear(socket)
        with open_socket(guests[-1]) as socket:
            socket.socket.close()  # without a word
    assert guests[-1].body["match"] == guests[-1].match
    assert house.complaints == before


def test_who_does_not_take_what_it_is_told_is_hung_up_on_with_4408(tmp_path: Path) -> None:
    with House(tmp_path, environment={"PELAGOS_SEND_S": "0.3"}) as house:
        match, _ = store(house, "minos-4-last")  # 3 MB are told of it
        watcher = Guest(house, match, None)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", house.port))
        with open_socket(watcher, sock=line, max_queue=1) as slow, watcher.live() as quick:
            slow.send('{"since":0}')
            time.sleep(2)  # it reads nothing meanwhile
            last = hear(quick)[0]["seq"]
            with pytest.raises(ConnectionClosed):
                hear(slow, last)
        assert slow.close_code == 4408
