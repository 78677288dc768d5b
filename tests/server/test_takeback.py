"""Going back after a turn, by everyone's consent."""

from typing import Any

import httpx
import pytest
from tests.server.house import Guest, House, hear, mover_of
from tests.server.test_action import error_of

pytestmark = pytest.mark.slow


def ask(guest: Guest, ply: int, **more: Any) -> httpx.Response:
    return guest.ask("POST", "/takeback", json={"ply": ply, **more})


def answer(guest: Guest, *, agrees: bool) -> httpx.Response:
    return guest.ask("POST", "/takeback", json={"agree": agrees})


def played(house: House, *kinds: str, game: str = "tyrus") -> tuple[list[Guest], Guest, int]:
    """Return a table, who placed the first tile there, and how many actions stood before."""
    guests = house.seat(*kinds, game=game)
    first = mover_of(guests)
    ply = first.body["ply"]
    first.play_any()
    return guests, first, ply


def test_everybody_agrees_and_the_actions_are_taken_back(house: House) -> None:
    guests, first, ply = played(house)
    (other,) = (guest for guest in guests[:2] if guest is not first)
    before = first.get("/events")[-2]["view"]
    asked = ask(first, ply)
    assert asked.status_code == 200
    offer = {"kind": "takeback", "seat": first.body["seat"], "ply": ply, "agreed": [first.body["seat"]]}
    assert [guest.body["offers"] for guest in guests] == [[offer]] * 3
    with guests[2].live(since=asked.json()["seq"]) as socket:
        assert answer(other, agrees=True).json()["ply"] == ply
        agreed, gone_back = hear(socket, 2)
    assert [agreed["event"]["kind"], gone_back["event"]["kind"]] == ["answer", "takeback"]
    body = first.body
    assert (body["ply"], body["view"], body["offers"]) == (ply, before, [])
    assert body["to_move"] == body["seat"]
    first.play_any(1)
    assert len(first.transcript.split("\n\n")[1].splitlines()) == ply + 1


def test_who_declines_ends_the_question(house: House) -> None:
    guests, first, ply = played(house)
    (other,) = (guest for guest in guests[:2] if guest is not first)
    ask(first, ply)
    assert answer(other, agrees=False).json()["ply"] == ply + 1
    assert first.body["offers"] == []
    assert error_of(answer(other, agrees=True), 409)["error"] == "nothing-asked"


def test_whoever_plays_on_has_answered(house: House) -> None:
    guests, first, ply = played(house)
    (other,) = (guest for guest in guests[:2] if guest is not first)
    ask(first, ply)
    assert other.play_any()["offers"] == []
    assert error_of(answer(other, agrees=True), 409)["error"] == "nothing-asked"


def test_a_bot_agrees_at_once(house: House) -> None:
    person, _, _ = house.seat("human", "bot")
    hear_turn(person)
    ply = person.body["ply"]
    person.play_any()
    body = ask(person, ply).json()
    assert (body["ply"], body["to_move"], body["offers"]) == (ply, body["seat"], [])


def hear_turn(person: Guest) -> None:
    """Wait until a person is to move."""
    with person.live() as socket:
        while not hear(socket)[0]["legal"]:
            pass


@pytest.mark.parametrize("again", [True, False], ids=["with an id", "without"])
def test_a_question_is_asked_once(house: House, again: bool) -> None:
    guests, first, ply = played(house)
    seq = ask(first, ply, id="a").json()["seq"]
    if again:
        assert ask(first, ply, id="a").json()["seq"] == seq
    else:
        assert error_of(ask(first, ply), 409)["error"] == "asked"
    assert guests[2].body["seq"] == seq


def test_what_cannot_be_asked_is_refused(house: House) -> None:
    guests, first, ply = played(house)
    (other,) = (guest for guest in guests[:2] if guest is not first)
    assert error_of(ask(other, ply), 422)["error"] == "undo"  # not its own action
    assert error_of(ask(first, 0), 422)["error"] == "undo"  # nature's
    assert error_of(ask(first, ply + 1), 409)["error"] == "stale"
    assert error_of(guests[2].ask("POST", "/takeback", json={"ply": ply}), 401)["error"] == "no-key"
    for wrong in ({}, {"ply": ply, "agree": True}, {"ply": -1}, {"agree": "yes"}):
        error_of(first.ask("POST", "/takeback", json=wrong), 400)
    open_table = house.seat("human", "open")
    assert error_of(ask(open_table[0], 0), 409)["error"] == "open"
