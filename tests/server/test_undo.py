"""Taking back, in a game whose turns are two actions long, and the two seats of a toy."""

from typing import Any

import pytest
from tests.server.house import Guest, House, hear
from tests.server.test_action import error_of

pytestmark = pytest.mark.slow


def toy(toys: House) -> list[Guest]:
    return toys.seat("human", "human", game="toy")


def test_an_action_of_an_unfinished_turn_is_taken_back(toys: House) -> None:
    one, two, watcher = toy(toys)
    assert (one.body["can_undo"], one.body["legal"][0]["commits"]) == (False, False)
    played = one.play("count", 0).json()
    assert (played["ply"], played["seq"], played["can_undo"]) == (1, 1, True)
    assert played["legal"][0]["commits"] is True  # the turn ends with it
    assert (two.body["can_undo"], watcher.body["can_undo"]) == (False, False)
    back = one.undo(1)
    assert back.status_code == 200
    assert (back.json()["ply"], back.json()["seq"], back.json()["can_undo"]) == (0, 2, False)
    assert one.play("count", 0).json()["seq"] == 3
    assert one.transcript.endswith("plies: 1\nseen-by: one\n\n1 one count\n")


def test_only_who_played_may_take_back(toys: House) -> None:
    one, two, watcher = toy(toys)
    assert error_of(one.undo(0), 422)["say"]["id"] == "undo-nothing"
    one.play("count", 0)
    assert error_of(two.undo(1), 422)["say"]["id"] == "undo-other"
    error_of(watcher.undo(1), 401)
    assert error_of(one.undo(0), 409)["error"] == "stale"
    assert error_of(one.undo(2), 409)["error"] == "stale"
    one.play("count", 1)
    assert error_of(one.undo(2), 422)["say"]["id"] == "undo-other"
    assert error_of(two.undo(2), 422)["say"]["id"] == "undo-other"
    two.play("count", 2)
    assert error_of(two.undo(3), 422)["say"]["id"] == "undo-shown"
    assert watcher.body["ply"] == 3


def test_an_undo_with_the_same_id_is_done_once(toys: House) -> None:
    one, _, _ = toy(toys)
    one.play("count", 0, id="a")
    first, again = one.undo(1, id="b"), one.undo(1, id="b")
    assert first.json() == again.json()
    assert first.json()["seq"] == 2
    assert one.play("count", 0, id="a").json()["seq"] == 2  # what was taken back is not played again
    assert one.play("count", 0, id="c").json()["ply"] == 1
    assert one.undo(1, id="b").json()["ply"] == 1


def test_after_an_undo_the_same_action_without_an_id_is_played_anew(toys: House) -> None:
    one, _, _ = toy(toys)
    one.play("count", 0)
    one.undo(1)
    assert one.play("count", 0).json()["seq"] == 3
    assert one.play("count", 0).json()["seq"] == 3


def test_watchers_hear_of_every_event_and_a_ply_falls_at_an_undo(toys: House) -> None:
    one, two, watcher = toy(toys)
    with two.live() as socket, watcher.live(since=0) as other:
        assert hear(socket)[0]["event"] is None
        one.play("count", 0)
        one.undo(1)
        one.play("count", 0)
        for heard in (hear(socket, 3), hear(other, 3)):
            assert [entry["event"]["kind"] for entry in heard] == ["action", "undo", "action"]
            assert [entry["seq"] for entry in heard] == [1, 2, 3]
            assert [entry["ply"] for entry in heard] == [1, 0, 1]
            assert [entry["view"]["left"] for entry in heard] == [4, 5, 4]
            assert heard[1]["event"]["say"]["id"] == "table-undo"
            assert heard[1]["event"]["seat"] == 0
    assert [entry["ply"] for entry in watcher.get("/events")] == [1, 0, 1]


def test_only_the_present_tells_what_is_legal(toys: House) -> None:
    one, _, _ = toy(toys)
    one.play("count", 0)
    one.undo(1)
    past, present = one.get("/events")
    assert (past["legal"], past["can_undo"]) == ([], False)
    assert len(present["legal"]) == 1
    assert {name: present[name] for name in one.body} == one.body


def test_a_long_history_is_told_whole_and_in_order(toys: House) -> None:
    one, two, _ = toy(toys)
    for _ in range(50):  # more than what a table keeps at hand
        one.play("count", 0)
        one.undo(1)
    for since in (0, 1, 35, 36, 37, 99, 100, 101):
        told = two.get("/events", since=since)
        assert [entry["seq"] for entry in told] == list(range(since + 1, 101))
        assert all(entry["ply"] == entry["seq"] % 2 for entry in told)
    with two.live(since=0) as socket:
        one.play("count", 0)
        heard: list[Any] = hear(socket, 101)
    assert [entry["seq"] for entry in heard] == list(range(1, 102))


def test_three_and_four_may_sit_where_the_game_allows(toys: House) -> None:
    for seats in (3, 4):
        *people, watcher = toys.seat(*["open"] * seats, game="toy")
        assert len(people) == seats
        for seat in range(seats - 1):
            assert watcher.take(seat).body["status"] == "open"
        assert watcher.take(seats - 1).body["status"] == "playing"


def test_a_finished_game_is_over_for_all(toys: House) -> None:
    one, two, watcher = toy(toys)
    for ply in range(5):
        assert (one if ply < 2 else two).play("count", ply).status_code == 200
    body = watcher.body
    assert (body["status"], body["ply"], body["seq"], body["to_move"]) == ("over", 5, 6, None)
    assert body["outcome"]["winners"] == [1]
    told = error_of(two.play("count", 5), 409)
    assert (told["error"], told["rule"]) == ("turn", "Y1")
    assert error_of(two.undo(5), 422)["say"]["id"] == "undo-over"
    assert watcher.get("/events")[-1]["event"]["kind"] == "end"
