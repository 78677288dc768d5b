"""Open tables, matches that go on from others, rematches."""

import sqlite3
from typing import Any

import pytest
from tests.server.house import Guest, House, mover_of

import pelagos


def listed(house: House) -> list[Any]:
    answer = house.ask("GET", "/matches", params={"status": "open"})
    assert answer.status_code == 200
    waiting: list[Any] = answer.json()
    return waiting


def test_a_table_is_in_the_lobby_while_it_is_open_and_not_private(house: House) -> None:
    shown = house.make("open", "open", private=False, clock={"kind": "live", "bank_s": 60})["match"]
    hidden = house.make("open", "open")["match"]
    waiting = {each["match"]: each for each in listed(house)}
    assert hidden not in waiting
    assert waiting[shown]["game"] == "tyrus"
    assert [seat["kind"] for seat in waiting[shown]["seats"]] == ["open", "open"]
    assert waiting[shown]["clock"] == {"kind": "live", "bank_s": 60.0, "increment_s": 0.0}
    Guest(house, shown, None).take(0)
    assert shown in {each["match"] for each in listed(house)}
    Guest(house, shown, None).take(1)
    assert shown not in {each["match"] for each in listed(house)}
    assert house.ask("GET", "/matches", params={"status": "all"}).status_code == 400


def test_a_table_whose_people_are_gone_leaves_the_lobby(house: House) -> None:
    gone = house.make("open", "open", private=False)["match"]
    with sqlite3.connect(house.folder / "house.sqlite", timeout=10) as database:
        database.execute("UPDATE duty SET due_at = due_at - 400 WHERE match = ?", (gone,))
    assert gone not in {each["match"] for each in listed(house)}
    assert Guest(house, gone, None).take(0).body["status"] == "open"


def finish(guests: list[Guest]) -> None:
    assert guests[0].ask("POST", "/resign", json={}).status_code == 200


def test_a_rematch_is_one_match_with_seats_rotated_that_the_same_keys_open(house: House) -> None:
    guests = house.seat("human", "human")
    early = guests[0].ask("POST", "/rematch", json={})
    assert (early.status_code, early.json()["error"]) == (409, "on")
    finish(guests)
    first, second = (guest.ask("POST", "/rematch", json={}).json() for guest in guests[:2])
    assert first["match"] == second["match"] == guests[-1].body["next"]
    assert (first["seat"], second["seat"]) == (1, 0)
    after = [Guest(house, first["match"], guest.key) for guest in guests]
    assert [seat["kind"] for seat in after[-1].body["seats"]] == ["open", "open"]
    stranger = after[-1].ask("POST", "/seats/0", json={"nonce": "x"})
    assert (stranger.status_code, stranger.json()["error"]) == (409, "taken")
    for guest, place in ((after[0], first["seat"]), (after[1], second["seat"])):
        taken = guest.ask("POST", f"/seats/{place}", json={"key": guest.key, "nonce": f"n{place}"})
        assert taken.json() == {"key": guest.key}
    body = after[0].body
    assert (body["status"], body["seat"], body["dice"]["nonces"]) == ("playing", 1, ["n0", "n1"])


@pytest.mark.parametrize("kind", ["match", "transcript"])
def test_a_match_goes_on_from_any_ply_of_another(house: House, kind: str) -> None:
    old = house.seat("human", "human")
    for _ in range(6):
        mover_of(old).play_any()
    running = house.ask("POST", "/matches", json=wanted(match=old[0].match))
    assert (running.status_code, running.json()["error"]) == (409, "on")
    finish(old)
    start = {"match": old[0].match} if kind == "match" else {"transcript": old[0].transcript}
    ply = old[0].body["ply"] - 2
    more: dict[str, Any] = {"from": {**start, "ply": ply}}
    new = house.seat("human", "human", **more)
    body = new[-1].body
    assert body["status"] == "playing"
    assert body["ply"] >= ply  # nature has drawn since, from another key
    assert entries(new[-1])[:ply] == entries(old[-1])[:ply]
    mover_of(new).play_any()
    back = new[body["to_move"]].ask("POST", "/takeback", json={"ply": ply - 1})
    assert (back.status_code, back.json()["error"]) == (422, "undo")  # what was taken over stands
    finish(new)
    match = pelagos.Match.from_transcript(new[-1].transcript)
    assert match.dice is not None
    assert match.dice["copied"] == ply


def entries(guest: Guest) -> list[Any]:
    return [entry["event"] for entry in guest.get("/events")]


def wanted(**start: Any) -> dict[str, Any]:
    return {"game": "tyrus", "seats": [{"kind": "human"}] * 2, "from": start}


def test_what_a_match_cannot_go_on_from_is_refused(house: House) -> None:
    old = house.seat("human", "human", "human", game="mykerinos")
    for guest in old[:2]:
        guest.ask("POST", "/resign", json={})
    for start, expected in (
        ({"match": "x"}, 404),
        ({"match": old[0].match}, 400),
        ({"match": old[0].match, "transcript": "x"}, 400),
        ({"transcript": old[-1].transcript}, 400),
    ):
        assert house.ask("POST", "/matches", json=wanted(**start)).status_code == expected, start
