"""Any course of events: people join, play, err, retry, drop and come back; the power is cut now and then.

The model is the list of actions that were acknowledged. The server must have
these, in this order, once each, and every watcher must hear of each event once.
"""

import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.server.house import Guest, House, hear
from websockets.sync.client import ClientConnection

pytestmark = pytest.mark.slow

SIDES = ("brown", "beige")
SEATS = st.integers(0, 1)
NUMBERS = st.integers(0, 10**6)


class Course(RuleBasedStateMachine):
    """One match on a real server, and what must have become of it."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.kills = 0
        self.played: list[tuple[int, str]] = []
        self.sent: list[tuple[int, dict[str, Any]]] = []  # requests that were acknowledged
        self.sockets: dict[int, ClientConnection] = {}
        self.doors: dict[int, ExitStack] = {}  # what closes each socket
        self.heard: dict[int, int] = {}  # the last event that a seat heard of

    @initialize(is_full=st.sampled_from([True, True, True, False]))
    def open(self, is_full: bool) -> None:
        self.watcher = self.house.seat("open", "open")[-1]
        self.keys = [secrets.token_urlsafe(16) for _ in SIDES]
        self.joined = [False, False]
        if is_full:
            self.join(0)
            self.join(1)

    def teardown(self) -> None:
        for seat in tuple(self.sockets):
            self.drop(seat)

    def guest(self, seat: int) -> Guest:
        return Guest(self.house, self.watcher.match, self.keys[seat])

    @property
    def is_on(self) -> bool:
        return all(self.joined)

    @property
    def mover(self) -> int | None:
        mover: int | None = self.watcher.body["to_move"]
        return mover

    # What people do

    @rule(seat=SEATS)
    def join(self, seat: int) -> None:
        answer = self.watcher.ask("POST", f"/seats/{seat}", json={"key": self.keys[seat], "nonce": "n"})
        assert (answer.status_code, answer.json()) == (200, {"key": self.keys[seat]})
        self.joined[seat] = True

    @rule(seat=SEATS)
    def join_where_somebody_sits(self, seat: int) -> None:
        if self.joined[seat]:
            assert self.watcher.ask("POST", f"/seats/{seat}", json={}).status_code == 409

    @precondition(lambda self: self.is_on)
    @rule(number=NUMBERS, has_id=st.booleans(), is_notation=st.booleans())
    def play(self, number: int, has_id: bool, is_notation: bool) -> None:
        chosen = self.choose(number, has_id=has_id, is_notation=is_notation)
        if chosen is None:
            return
        seat, request, notation = chosen
        answer = self.guest(seat).ask("POST", "/actions", json=request)
        assert answer.status_code == 200, answer.text
        self.played.append((seat, notation))
        self.sent.append((seat, request))

    @precondition(lambda self: self.is_on)
    @rule(numbers=st.lists(NUMBERS, min_size=1, max_size=7))
    def play_on(self, numbers: list[int]) -> None:
        for number in numbers:
            self.play(number, has_id=number % 2 == 0, is_notation=number % 3 == 0)
            self.send_again(number)

    def choose(
        self, number: int, *, has_id: bool = False, is_notation: bool = False
    ) -> tuple[int, dict[str, Any], str] | None:
        """Return a request for a legal action: whose, what, and its notation."""
        seat = self.mover
        if seat is None:
            return None
        body = self.guest(seat).body
        legal = body["legal"][number % len(body["legal"])]
        request = {"ply": body["ply"], "action": legal["notation" if is_notation else "action"]}
        return seat, request | ({"id": f"id {number} at {body['ply']}"} if has_id else {}), legal["notation"]

    @precondition(lambda self: self.is_on)
    @rule(seat=SEATS, action=st.integers(-1, 260), shift=st.sampled_from([-1, 0, 0, 0, 1]))
    def play_what_is_not_allowed(self, seat: int, action: int, shift: int) -> None:
        body = self.guest(seat).body
        ply = max(0, body["ply"] + shift)
        standing = {(seat, request["ply"], request["action"]) for seat, request in self.sent}
        if (seat, ply, action) in standing:
            return
        if shift == 0 and action in [legal["action"] for legal in body["legal"]]:
            return
        answer = self.guest(seat).play(action, ply)
        if answer.status_code == 200:  # a retry of what was sent in notation
            assert self.guest(seat).body == body
        else:
            assert answer.status_code in (400, 409, 422), answer.text

    @precondition(lambda self: self.sent)
    @rule(number=NUMBERS)
    def send_again(self, number: int) -> None:
        seat, request = self.sent[number % len(self.sent)]
        answer = self.guest(seat).ask("POST", "/actions", json=request)
        assert answer.status_code == 200, answer.text
        assert answer.json()["ply"] == self.watcher.body["ply"]

    # Watching

    @rule(seat=SEATS)
    def watch(self, seat: int) -> None:
        if seat in self.sockets or not self.joined[seat]:
            return
        self.doors[seat] = ExitStack()
        since = self.heard.get(seat, 0)
        self.sockets[seat] = self.doors[seat].enter_context(self.guest(seat).live(since=since))

    @rule(seat=SEATS)
    def drop(self, seat: int) -> None:
        if seat in self.sockets:
            del self.sockets[seat]
            self.doors.pop(seat).close()

    @rule()
    def watch_without_a_seat(self) -> None:
        with self.watcher.live() as socket:
            assert hear(socket)[0]["ply"] == self.watcher.body["ply"]

    # The power is cut

    @precondition(lambda self: self.kills < 1)
    @rule(number=NUMBERS)
    def kill_while_somebody_plays(self, number: int) -> None:
        self.kills += 1
        chosen = self.choose(number) if self.is_on else None
        with ThreadPoolExecutor(1) as pool:
            if chosen is not None:
                mover, request, notation = chosen
                sending = pool.submit(self.guest(mover).ask, "POST", "/actions", json=request)
                time.sleep(number % 8 / 1000)  # before, while and after it is written
            self.house.kill()
        for seat in tuple(self.sockets):
            self.drop(seat)
        self.house.restart()
        if chosen is None:
            return
        try:
            is_known = sending.result().status_code == 200
        except httpx.TransportError:
            is_known = False
        if is_known or self.watcher.body["ply"] > request["ply"]:
            self.played.append((mover, notation))
            self.sent.append((mover, request))

    # What must hold

    @invariant()
    def everything_acknowledged_stands_once(self) -> None:
        for seat in (0, 1):
            if not self.joined[seat]:
                continue
            told = [line.split() for line in self.guest(seat).transcript.partition("\n\n")[2].splitlines()]
            stands = [(SIDES.index(actor), text) for _, actor, text in told if actor != "nature"]
            assert len(stands) == len(self.played)
            for (actor, text), (expected, notation) in zip(stands, self.played, strict=True):
                assert actor == expected
                assert text in (notation, f"?>{notation.partition('>')[2]}")
                assert text == notation or actor != seat

    @invariant()
    def every_event_is_heard_once(self) -> None:
        for seat, socket in self.sockets.items():
            last = self.watcher.body["seq"]
            entries = hear(socket, last - self.heard.get(seat, 0))
            assert [entry["seq"] for entry in entries] == list(range(self.heard.get(seat, 0) + 1, last + 1))
            self.heard[seat] = last


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_is_played_twice(frail: House) -> None:
    run_state_machine_as_test(
        lambda: Course(frail),  # type: ignore[arg-type] # any maker will do, its types say a class
        settings=settings(
            max_examples=10,
            stateful_step_count=30,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_after_a_kill_a_watcher_hears_exactly_what_it_missed(frail: House) -> None:
    guests = frail.seat()
    with guests[0].live(since=0) as socket:
        heard = hear(socket, 20)[-1]["seq"]
    for _ in range(7):
        mover = guests[-1].body["to_move"]
        body = guests[mover].play_any()
    expected = [guest.get("/events", since=heard) for guest in guests]
    bodies = [guest.body for guest in guests]
    frail.kill()
    frail.restart()
    assert [guest.body for guest in guests] == bodies
    for guest, told in zip(guests, expected, strict=True):
        with guest.live(since=heard) as socket:
            entries = hear(socket, body["seq"] - heard)
        for entry in entries:
            for seat in entry["seats"]:
                seat["here"] = False
        assert entries == told


def test_a_bots_seat_survives_a_kill(frail: House) -> None:
    *_, watcher = frail.seat("bot", "bot")
    with watcher.live(since=0) as socket:
        heard = hear(socket, 22)
        frail.kill()
    frail.restart()
    with watcher.live(since=22) as socket:
        while heard[-1]["event"]["kind"] != "end":
            heard += hear(socket)
    assert [entry["seq"] for entry in heard] == list(range(1, len(heard) + 1))
    assert watcher.body["status"] == "over"


def test_interrupting_with_sockets_open_ends_quietly(frail: House) -> None:
    guests = frail.seat("human", "bot")
    with guests[0].live() as socket:
        hear(socket)
        assert frail.stop() == 0
    assert frail.complaints.strip() == ""


def test_a_retry_after_a_kill_is_still_a_retry(frail: House) -> None:
    guests = frail.seat()
    mover = guests[guests[-1].body["to_move"]]
    action = mover.body["legal"][0]["action"]
    assert mover.play(action, 20, id="once").status_code == 200
    frail.kill()
    frail.restart()
    assert mover.play(action, 20, id="once").json()["ply"] == 21
    assert mover.play(action, 20).json()["ply"] == 21
