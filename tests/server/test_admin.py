"""``pelagos admin`` and how long matches are kept."""

import json
import sqlite3
import time
from pathlib import Path

from tests.server.house import Guest, House, hear, mover_of
from tests.test_cli import run


def admin(house: House, *arguments: str, code: int = 0) -> str:
    done = run("admin", *arguments, "--database", house.database)
    assert done.code == code, done.stderr
    return done.stdout if code == 0 else done.stderr


def test_matches_are_listed_with_where_they_stand(frail: House) -> None:
    on, open_ = frail.make()["match"], frail.make("open", "open")["match"]
    rows = {row["match"]: row for row in json.loads(admin(frail, "list", "--json"))}
    assert {match: rows[match]["status"] for match in (on, open_)} == {on: "playing", open_: "open"}
    assert open_ in admin(frail, "list", "--status", "open")
    assert on not in admin(frail, "list", "--status", "open")


def test_a_match_is_closed_muted_and_deleted_while_the_house_is_open(frail: House) -> None:
    guests = frail.seat("human", "human")
    assert "muted" in admin(frail, "mute", guests[0].match, "0")
    assert guests[1].ask("POST", "/talk", json={"text": "hello"}).status_code == 200  # it learns of both
    answer = guests[0].ask("POST", "/talk", json={"text": "hello"})
    assert (answer.status_code, answer.json()["error"]) == (403, "muted")
    admin(frail, "unmute", guests[0].match, "0")
    guests[1].ask("POST", "/talk", json={"text": "again"})
    assert guests[0].ask("POST", "/talk", json={"text": "hello"}).status_code == 200
    with guests[-1].live() as socket:
        hear(socket)
        admin(frail, "close", guests[0].match)
        body = mover_of(guests).body
        assert mover_of(guests).play(body["legal"][0]["action"], body["ply"]).status_code == 409
        assert [entry["event"]["kind"] for entry in hear(socket, 2)] == ["abort", "end"]
    assert guests[0].body["outcome"]["reason"] == "aborted"
    assert "over" in admin(frail, "close", guests[0].match, code=2)
    admin(frail, "delete", guests[0].match)
    frail.restart()
    assert guests[0].ask("GET").status_code == 404


def test_what_does_not_exist_is_said_in_one_line(frail: House) -> None:
    match = frail.make()["match"]
    for arguments, expected in (
        (("close", "x"), "expected the id of a match, got 'x'"),
        (("mute", match, "7"), "SEAT: expected 0 to 1, got 7"),
    ):
        complaint = admin(frail, *arguments, code=2)
        assert expected in complaint
        assert complaint.count("\n") == 1


def test_what_nothing_happened_in_for_long_is_deleted_where_the_house_wants_that(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        old, new = house.make()["match"], house.make()["match"]
        with sqlite3.connect(house.folder / "house.sqlite", timeout=10) as database:
            database.execute("UPDATE event SET at = at - 10 * 86400 WHERE match = ?", (old,))
            database.execute("UPDATE match SET created_at = created_at - 10 * 86400 WHERE id = ?", (old,))
    environment = {"PELAGOS_KEEP_DAYS": "9", "PELAGOS_SWEEP_S": "0.1"}
    with House(tmp_path, environment=environment) as house:
        ends = time.monotonic() + 10
        while Guest(house, old, None).ask("GET").status_code != 404:
            assert time.monotonic() < ends
        assert Guest(house, new, None).ask("GET").status_code == 200
