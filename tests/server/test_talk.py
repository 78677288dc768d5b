"""Table talk: to everybody at the table, never in a transcript, and erased when its owner wants."""

from typing import Any

import pytest
from tests.server.house import Guest, House, hear, mover_of

NASTY = "<script>alert('x')</script> & \u202e \"quoted\" \n second line"


def say(guest: Guest, text: str, **more: str) -> int:
    return guest.ask("POST", "/talk", json={"text": text, **more}).status_code


def test_what_is_said_reaches_everybody_and_no_transcript(house: House) -> None:
    guests = house.seat("human", "human")
    with guests[-1].live() as socket:
        hear(socket)
        assert say(guests[1], NASTY) == 200
        told = hear(socket)[0]
    assert (told["event"]["kind"], told["event"]["seat"]) == ("talk", 1)
    assert [(each["seat"], each["text"]) for each in told["talk"]] == [(1, NASTY)]
    assert [each["text"] for each in guests[0].body["talk"]] == [NASTY]
    for guest in guests:
        assert "script" not in guest.transcript
    ply = guests[0].body["ply"]
    assert mover_of(guests).play_any()["ply"] > ply  # the match goes on as if nobody had spoken


def test_people_talk_after_the_end_and_it_ends_once(house: House) -> None:
    guests = house.seat("human", "human")
    guests[0].ask("POST", "/resign", json={})
    assert say(guests[1], "well played") == 200
    assert guests[0].ask("POST", "/seats/0/key", json={}).status_code == 200
    kinds = [entry["event"]["kind"] for entry in guests[1].get("/events")]
    assert [kind for kind in kinds if kind != "action"] == ["resign", "end", "talk", "key"]


def test_the_same_words_with_the_same_id_are_said_once(house: House) -> None:
    guests = house.seat("human", "human")
    assert [say(guests[0], "hello", id="1") for _ in range(2)] == [200, 200]
    assert len(guests[0].body["talk"]) == 1


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501])
def test_only_words_can_be_said_and_not_too_many(house: House, text: str) -> None:
    guests = house.seat("human", "human")
    assert say(guests[0], text) == 400
    assert say(guests[-1], "hello") == 401


def test_talk_is_limited_in_rate(house: House) -> None:
    guests = house.seat("human", "human")
    said = [say(guests[0], "hello") for _ in range(12)]
    assert said[:5] == [200] * 5
    assert 429 in said


def test_a_name_and_words_can_be_erased_everywhere(frail: House) -> None:
    *_, watcher = frail.seat("open", "open")
    guests = [watcher.take(0, name="Ariadne"), watcher.take(1, name="Theseus")]
    say(guests[0], "the thread is red")
    say(guests[1], "thank you")
    assert guests[0].ask("POST", "/seats/1/erase", json={}).status_code == 403
    body = guests[0].ask("POST", "/seats/0/erase", json={}).json()
    assert [seat["name"] for seat in body["seats"]] == [None, "Theseus"]
    for again in range(2):
        told = watcher.ask("GET", "/events").text + watcher.ask("GET").text + watcher.transcript
        assert "Ariadne" not in told
        assert "thread" not in told
        assert "thank you" in told
        if not again:
            frail.restart()


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({}, {"private": True, "hints": False, "caretaker": 4}),
        (
            {"private": False, "hints": True, "caretaker": 0},
            {"private": False, "hints": True, "caretaker": None},
        ),
    ],
    ids=["as it comes", "as it was chosen"],
)
def test_everybody_may_know_what_the_table_chose(
    house: House, wanted: dict[str, Any], told: dict[str, Any]
) -> None:
    made = house.make("human", "human", **wanted)
    assert house.ask("GET", f"/matches/{made['match']}/terms").json() == told


def test_a_hint_is_given_only_where_no_other_person_plays(house: House) -> None:
    guests = house.seat("human", "human")
    refused = mover_of(guests).ask("POST", "/hint", json={})
    assert (refused.status_code, refused.json()["error"]) == (403, "hint")
    # Who has left may be back: a bot in their place changes nothing.
    other = next(guest for guest in guests[:2] if guest is not mover_of(guests))
    assert other.ask("DELETE", f"/seats/{other.body['seat']}").status_code == 200
    assert mover_of(guests).ask("POST", "/hint", json={}).status_code == 403
    allowed = house.seat("human", "human", hints=True)
    mover = mover_of(allowed)
    given = mover.ask("POST", "/hint", json={}).json()
    assert {each["action"] for each in given} == {each["action"] for each in mover.body["legal"]}
    assert given[0]["visits"] == max(each["visits"] for each in given)
    assert given[0]["line"][0] == given[0]["notation"]
    assert len(given[0]["then"]) == min(3, len(given[0]["line"]) - 1)
    idle = next(guest for guest in allowed[:2] if guest is not mover)
    assert idle.ask("POST", "/hint", json={}).status_code == 409
