"""Ending: what is being answered is answered, sockets are closed in order, and it does not take long."""

import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.house import House, hear, mover_of
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.slow

RESTARTS = 1012
SIGNALS = pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
FEW_S = 6
INTERRUPTED = 130


def end(house: House, told: signal.Signals = signal.SIGTERM) -> int:
    """Tell a house to end, wait for it, and return its exit code."""
    house._process.send_signal(told)
    house._process.communicate(timeout=FEW_S)
    return house._process.returncode


@SIGNALS
def test_an_idle_house_ends_at_once(frail: House, told: signal.Signals) -> None:
    began = time.monotonic()
    assert end(frail, told) == 0
    assert time.monotonic() - began < 2
    assert frail.complaints == ""


@SIGNALS
@pytest.mark.parametrize("after_s", [0, 0.02, 0.1])
def test_a_house_that_is_told_to_end_while_it_opens_says_nothing(
    tmp_path: Path, after_s: float, told: signal.Signals
) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    opening = subprocess.Popen(
        [sys.executable, "-m", "pelagos", "serve", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert opening.stdout is not None
    assert "http://" in opening.stdout.readline()
    time.sleep(after_s)
    opening.send_signal(told)
    _, complaints = opening.communicate(timeout=FEW_S)
    assert complaints.strip() == ""
    assert opening.returncode in (0, -signal.SIGTERM, INTERRUPTED)  # the last two: before it could know


@SIGNALS
def test_what_is_being_answered_is_answered(frail: House, told: signal.Signals) -> None:
    mover = mover_of(frail.seat())
    body = mover.body
    answers: list[httpx.Response] = []
    asking = threading.Thread(
        target=lambda: answers.append(mover.play(body["legal"][0]["action"], body["ply"]))
    )
    with closing(sqlite3.connect(frail.folder / "house.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # what is played now waits to be written
        asking.start()
        time.sleep(0.5)
        frail._process.send_signal(told)
        time.sleep(0.5)
        assert not answers
        other.execute("ROLLBACK")
    asking.join()
    frail._process.communicate(timeout=FEW_S)
    assert answers[0].status_code == 200
    assert answers[0].json()["ply"] > body["ply"]
    assert frail._process.returncode == 0
    frail.restart()
    assert mover.body["ply"] == answers[0].json()["ply"]


@SIGNALS
def test_sockets_are_closed_in_order(frail: House, told: signal.Signals) -> None:
    guests = frail.seat()
    with guests[0].live() as one, guests[2].live() as two:
        hear(one), hear(two)
        assert end(frail, told) == 0
        for each in (one, two):
            with pytest.raises(ConnectionClosed) as closed:
                each.recv(timeout=FEW_S)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTARTS


def test_whoever_does_not_let_go_is_not_waited_for(frail: House) -> None:
    with socket.create_connection(("127.0.0.1", frail.port)) as slow:
        slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(0.3)
        assert end(frail) == 0


def test_bots_that_think_are_not_waited_for_long(frail: House) -> None:
    seats = [{"kind": "bot", "level": 8}] * 2
    for _ in range(4):
        made = frail.ask("POST", "/matches", json={"game": "tyrus", "seats": seats}).json()
        frail.ask("GET", f"/matches/{made['match']}")
    time.sleep(0.5)
    assert end(frail) == 0
