"""What a house writes about its requests: enough to see what happened, and nothing that opens a seat."""

import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Guest, House, hear

from pelagos.engine.error import InvalidOption
from pelagos.server.setting import read_settings


@pytest.fixture(scope="module")
def scribe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that writes everything down."""
    with House(tmp_path_factory.mktemp("scribe"), environment={"PELAGOS_LOG": "json"}) as house:
        yield house


def lines(house: House) -> list[Any]:
    return [json.loads(line) for line in house.complaints.splitlines()]


def last(house: House, route: str, num: int = 1) -> Any:
    """Return the last line about a route, once there are ``num``: they are written after the answer."""
    ends = time.monotonic() + 10
    while len(told := [line for line in lines(house) if line.get("route") == route]) < num:
        assert time.monotonic() < ends, f"expected {num} lines about {route}, got {told}"
        time.sleep(0.02)
    return told[-1]


def test_each_request_is_a_line(scribe: House) -> None:
    scribe.make()
    line = last(scribe, "/api/matches")
    assert set(line) == {"at", "level", "method", "route", "status", "ms"}
    assert (line["level"], line["method"], line["status"]) == ("info", "POST", 201)
    assert line["at"].endswith("+00:00")
    assert 0 < line["ms"] < 10_000


def test_a_route_is_told_without_its_match(scribe: House) -> None:
    guest = scribe.seat()[0]
    guest.ask("GET", "/why", params={"target": "secret"})
    assert last(scribe, "/api/matches/{match}/why")["status"] == 400
    scribe.ask("GET", "/nothing/here")
    scribe.ask("PATCH", "/matches")
    assert guest.match not in scribe.complaints
    assert "secret" not in scribe.complaints
    assert "nothing" not in scribe.complaints


def test_a_socket_is_a_line_once_it_is_closed(scribe: House) -> None:
    guest = scribe.seat()[0]
    with guest.live() as socket:
        hear(socket)
    with Guest(scribe, guest.match, "0" * 32).live() as socket, pytest.raises(Exception, match="4401"):
        socket.recv(timeout=5)
    last(scribe, "/api/matches/{match}/live", 2)
    told = [line for line in lines(scribe) if line.get("method") == "WS"]
    assert sorted(line["status"] for line in told) == [1000, 4401]


def test_no_secret_is_ever_written(tmp_path: Path) -> None:
    with House(tmp_path, environment={"PELAGOS_LOG": "json"}) as house:
        key = "k" * 30
        made = house.make("human", "open", "bot", game="mykerinos", key=key)
        one = Guest(house, made["match"], made["seats"][0]["key"])
        two = Guest(house, made["match"], None).take(1, nonce="a-nonce-of-mine", name="Élissa")
        secrets = [key, one.key, two.key, "a-nonce-of-mine", "Élissa"]
        for _ in range(3):
            for guest in (one, two):
                if guest.body["legal"]:
                    guest.play_any()
        secrets.append(one.ask("POST", "/seats/0/key", json={}).json()["key"])
        one.ask("GET")  # with a key that opens nothing any more
        two.ask("POST", "/actions", content=b'{"ply": "a-nonce-of-mine"')
        two.ask("GET", "/why", params={"target": secrets[-1]})
        with two.live() as socket:
            hear(socket)
        assert house.stop() == 0
        written = house.complaints
    assert written.count("\n") > 12
    for secret in secrets:
        assert secret is not None
        assert secret not in written
        assert hashlib.sha256(secret.encode()).hexdigest() not in written


def test_an_error_of_ours_is_one_line_with_its_traceback(tmp_path: Path) -> None:
    with House(tmp_path, environment={"PELAGOS_LOG": "json"}) as house:
        guest = house.seat()[0]
        house.kill()
        spoil(tmp_path / "house.sqlite")
        house.restart()
        assert guest.ask("GET").status_code == 500
        line = next(line for line in lines(house) if line["level"] == "error")
        assert line["message"] == "http /api/matches/{match}"
        assert line["error"].startswith("Traceback")
        assert last(house, "/api/matches/{match}")["status"] == 500


def spoil(file: Path) -> None:
    """Let a stored event be one that nobody knows."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE event SET kind = 'strange'")
        database.commit()


def test_without_the_setting_nothing_is_written(frail: House) -> None:
    frail.make()
    frail.ask("GET", "/nothing")
    assert frail.complaints == ""


def test_another_kind_of_log_is_refused() -> None:
    with pytest.raises(InvalidOption, match="PELAGOS_LOG: Expected one of text, json, got 'xml'"):
        read_settings({"PELAGOS_LOG": "xml"})
