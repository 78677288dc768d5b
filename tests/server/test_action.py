"""Playing: who may, what is refused and with which words, and what happens to a request sent twice."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.server.house import Guest, House, mover_of

ROUTES = [
    ("GET", ""),
    ("GET", "/events"),
    ("GET", "/events?since=x"),
    ("GET", "/why?target=0"),
    ("GET", "/why"),
    ("GET", "/transcript"),
    ("GET", "/proof"),
    ("POST", "/actions"),
    ("POST", "/undo"),
    ("POST", "/seats/0"),
    ("POST", "/seats/9"),
]


def error_of(answer: httpx.Response, status: int) -> dict[str, Any]:
    """Return an error of the one shape that all errors have."""
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    assert {"error", "message", "say"} <= set(told) <= {"error", "message", "say", "rule"}
    assert set(told["say"]) == {"id", "args"}
    assert told["message"]
    return told


def seated(house: House) -> tuple[Guest, Guest, Guest]:
    """Return the seat to move, the other one, and a watcher of a new match."""
    guests = house.seat()
    mover = mover_of(guests)
    return mover, guests[1 - mover.body["seat"]], guests[2]


def not_in_hand(body: dict[str, Any]) -> str:
    """Return a tile of the asking seat that is still in its supply."""
    hand = body["view"]["hands"][body["seat"]]["tiles"]
    return next(tile for tile in (f"s{value}" for value in range(1, 11)) if tile not in hand)


@pytest.mark.parametrize("form", ["action", "notation"])
def test_an_action_is_played_by_number_or_by_notation(house: House, form: str) -> None:
    mover, other, watcher = seated(house)
    before = mover.body
    chosen = before["legal"][3]
    answer = mover.play(chosen[form], before["ply"])
    assert answer.status_code == 200
    body = answer.json()
    assert (body["ply"], body["seq"], body["seat"]) == (before["ply"] + 1, before["seq"] + 1, before["seat"])
    assert body["to_move"] == 1 - before["seat"]
    assert body["legal"] == []
    assert body == mover.body
    assert len(other.body["legal"]) == 54
    building = chosen["notation"].split(">")[1]
    assert mover.transcript.endswith(f"{chosen['notation']}\n")
    assert other.transcript.endswith(f"?>{building}\n")
    assert watcher.transcript.endswith(f"?>{building}\n")


@pytest.mark.parametrize(("method", "path"), ROUTES)
@pytest.mark.parametrize("given", ["Bearer wrong", "Bearer", "Basic eDp5", "", "Bearer \xe9"])
def test_a_wrong_key_is_refused_before_anything_else(
    house: House, method: str, path: str, given: str
) -> None:
    *_, watcher = house.seat()
    headers = {"Authorization": given.encode("latin-1")}
    answer = watcher.ask(method, path, headers=headers, content=b"{" if method == "POST" else b"")
    assert error_of(answer, 401)["error"] == "key"
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_key_of_another_match_is_wrong(house: House) -> None:
    stranger, _, _ = house.seat()
    *_, watcher = house.seat()
    assert Guest(house, watcher.match, stranger.key).ask("GET").status_code == 401


def test_the_scheme_of_the_key_may_be_written_in_any_case(house: House) -> None:
    person, _, watcher = house.seat()
    answer = watcher.ask("GET", headers={"Authorization": f"bearer {person.key}"})
    assert (answer.status_code, answer.json()["seat"]) == (200, 0)  # RFC 9110, 11.1


def test_watchers_play_nothing(house: House) -> None:
    mover, _, watcher = seated(house)
    before = mover.body
    error_of(watcher.play(before["legal"][0]["action"], before["ply"]), 401)
    error_of(watcher.undo(before["ply"]), 401)
    assert mover.body == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'{"ply":20}',
        b'{"action":1}',
        b'{"ply":20,"action":null}',
        b'{"ply":20,"action":true}',
        b'{"ply":20,"action":1.5}',
        b'{"ply":20,"action":NaN}',
        b'{"ply":20,"action":[0]}',
        b'{"ply":-1,"action":0}',
        b'{"ply":"20","action":0}',
        b'{"ply":20,"action":0,"id":5}',
        b'{"ply":20,"action":0,"id":""}',
        b'{"ply":20,"action":0,"seat":0}',
        b'{"ply":20,"action":251}',
        b'{"ply":20,"action":-1}',
        b'{"ply":20,"action":"castle"}',
        b'{"ply":20,"action":"s11>brown-market"}',
        b'{"ply":20,"action":"s1>red-market"}',
        b'{"ply":20,"action":""}',
    ],
)
def test_what_is_no_action_is_malformed(house: House, content: bytes) -> None:
    mover, other, _ = seated(house)
    for guest in (mover, other):
        assert error_of(guest.ask("POST", "/actions", content=content), 400)["error"] == "malformed"
    assert mover.body["ply"] == 20


def test_another_ply_than_the_present_one_is_stale(house: House) -> None:
    mover, _, _ = seated(house)
    chosen = mover.body["legal"][0]["action"]
    for ply in (0, 19, 21, 10**30):
        told = error_of(mover.play(chosen, ply), 409)
        assert told["error"] == "stale"
        assert told["say"]["args"] == {"ply": 20}
    assert mover.body["ply"] == 20


def test_the_other_seat_is_not_to_move_and_is_told_the_rule(house: House) -> None:
    mover, other, _ = seated(house)
    for action in (mover.body["legal"][0]["action"], 0, 182, "first-brown"):
        told = error_of(other.play(action, 20), 409)
        assert (told["error"], told["rule"]) == ("turn", "T7")
        assert told["say"]["id"] == "tyrus-not-your-turn"


def test_nothing_is_played_before_everybody_sits(house: House) -> None:
    person, _, _ = house.seat("human", "open")
    assert error_of(person.play(0, 0), 409)["error"] == "open"
    assert error_of(person.undo(0), 409)["error"] == "open"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "still in your supply"),
        ("fr", "encore dans votre pioche"),
        ("fr-CH, en;q=0.5", "encore dans votre pioche"),
        ("de", "still in your supply"),
        ("en;q=0.1, fr;q=0.9", "encore dans votre pioche"),
        ("fr;q=0, en", "still in your supply"),
        ("fro, en", "still in your supply"),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule_in_the_readers_language(
    house: House, language: str, words: str
) -> None:
    mover, _, _ = seated(house)
    body = {"ply": 20, "action": f"{not_in_hand(mover.body)}>brown-market"}
    told = error_of(mover.ask("POST", "/actions", json=body, headers={"Accept-Language": language}), 422)
    assert (told["error"], told["rule"], told["say"]["id"]) == ("illegal", "T14", "tyrus-in-supply")
    assert words in told["message"]
    assert mover.body["ply"] == 20


def test_natures_actions_are_illegal_for_people(house: House) -> None:
    mover, _, _ = seated(house)
    for action in ("first-brown", "brown+s1", "beige+p10", "general-1"):
        assert error_of(mover.play(action, 20), 422)["rule"]


def test_the_same_id_again_changes_nothing(house: House) -> None:
    mover, other, _ = seated(house)
    legal = mover.body["legal"]
    first = mover.play(legal[0]["action"], 20, id="once")
    again = mover.play(legal[0]["action"], 20, id="once")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    other.play_any()
    later = mover.play(legal[1]["action"], 22, id="once")
    assert (later.status_code, later.json()["ply"]) == (200, 22)
    assert later.json() == mover.body


def test_an_id_is_its_seats_own(house: House) -> None:
    mover, other, _ = seated(house)
    assert mover.play(mover.body["legal"][0]["action"], 20, id="shared").status_code == 200
    answer = other.play(other.body["legal"][0]["action"], 21, id="shared")
    assert (answer.status_code, answer.json()["ply"]) == (200, 22)


def test_a_refused_id_may_be_used_again(house: House) -> None:
    mover, _, _ = seated(house)
    error_of(mover.play(f"{not_in_hand(mover.body)}>brown-market", 20, id="try"), 422)
    answer = mover.play(mover.body["legal"][0]["action"], 20, id="try")
    assert (answer.status_code, answer.json()["ply"]) == (200, 21)


def test_without_an_id_the_same_action_at_the_same_ply_is_a_retry(house: House) -> None:
    mover, other, _ = seated(house)
    legal = mover.body["legal"]
    assert mover.play(legal[0]["action"], 20).status_code == 200
    for form in ("action", "notation"):
        assert mover.play(legal[0][form], 20).json()["ply"] == 21
    assert error_of(mover.play(legal[1]["action"], 20), 409)["error"] == "stale"
    assert error_of(other.play(legal[0]["action"], 20), 409)["error"] == "stale"
    assert error_of(mover.play(legal[0]["action"], 20, id="new"), 409)["error"] == "stale"
    assert error_of(mover.play(legal[0]["action"], 19), 409)["error"] == "stale"


@pytest.mark.parametrize("same", [False, True], ids=["different actions", "one action sent ten times"])
def test_of_requests_for_one_ply_exactly_one_wins(house: House, same: bool) -> None:
    mover, _, _ = seated(house)
    legal = mover.body["legal"]
    chosen = [legal[0 if same else number]["action"] for number in range(10)]
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda action: mover.play(action, 20), chosen))
    won = [answer for answer in answers if answer.status_code == 200]
    assert len(won) == (10 if same else 1)
    assert all(error_of(answer, 409)["error"] == "stale" for answer in answers if answer not in won)
    assert mover.body["ply"] == 21
    assert mover.body["seq"] == 21


def test_of_two_who_take_a_seat_at_once_one_gets_it(house: House) -> None:
    *_, watcher = house.seat("open", "open")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: watcher.ask("POST", "/seats/0", json={}), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    key = next(answer.json()["key"] for answer in answers if answer.status_code == 200)
    assert Guest(house, watcher.match, key).body["seat"] == 0


def test_one_key_makes_one_match_however_often_it_is_sent_at_once(house: House) -> None:
    wanted = {"game": "tyrus", "seats": [{"kind": "human"}] * 2, "key": "k" * 22 + str(house.port)}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: house.ask("POST", "/matches", json=wanted), range(8)))
    assert [answer.status_code for answer in answers] == [201] * 8
    assert len({answer.text for answer in answers}) == 1


def test_a_placed_tile_stays(house: House) -> None:
    mover, other, _ = seated(house)
    mover.play_any()
    for guest in (mover, other):
        told = error_of(guest.undo(21), 422)
        assert told["error"] == "undo"
    assert error_of(mover.undo(20), 409)["error"] == "stale"
    assert mover.body["ply"] == 21


def test_why_names_the_rule_for_touches_actions_and_notations(house: House) -> None:
    mover, other, watcher = seated(house)
    tile = not_in_hand(mover.body)
    for target in (f"{tile}>beige-market", f"tile:{tile}", f"tile:{tile},building:beige-market"):
        told = mover.get("/why", target=target)
        assert set(told) == {"rule", "say", "message"}
        assert (told["rule"], told["say"]["id"]) == ("T14", "tyrus-in-supply")
        for guest in (other, watcher):
            assert guest.get("/why", target=target)["rule"] == "T7"
    chosen = mover.body["legal"][0]
    for target in (
        str(chosen["action"]),
        chosen["notation"],
        chosen["target"][0],
        ",".join(chosen["target"]),
    ):
        assert mover.get("/why", target=target) is None
        assert other.get("/why", target=target)["rule"] == "T7"
        assert watcher.get("/why", target=target)["rule"] == "T7"
    answer = mover.ask("GET", "/why", params={"target": f"tile:{tile}"}, headers={"Accept-Language": "fr"})
    assert "pioche" in answer.json()["message"]


@pytest.mark.parametrize("target", ["", "251", "-1", "castle", "9" * 30, "²"])
def test_why_refuses_what_is_no_action(house: House, target: str) -> None:
    mover, _, _ = seated(house)
    error_of(mover.ask("GET", "/why", params={"target": target}), 400)


def test_an_unknown_match_is_unknown_on_every_route(house: House) -> None:
    for method, path in ROUTES:
        answer = Guest(house, "A" * 22, None).ask(method, path, content=b"{" if method == "POST" else b"")
        assert answer.status_code in (404, 405), (method, path, answer.text)
