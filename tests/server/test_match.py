"""Making a match, sitting down, and what each seat is told."""

import re
import secrets
import sqlite3
from typing import Any

import pytest
from tests.server.house import Guest, House, mover_of

BODY = [
    "match",
    "game",
    "version",
    "options",
    "status",
    "seq",
    "ply",
    "turn",
    "seat",
    "seats",
    "to_move",
    "view",
    "legal",
    "can_undo",
    "offers",
    "clock",
    "dice",
    "talk",
    "outcome",
    "next",
]
LEGAL = ["action", "notation", "target", "say", "commits"]
SEAT = ["seat", "kind", "name", "level", "here", "caretaker"]
HUMANS: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}]
OWN = "own-key-of-128-bits_or_more"


def refuse(house: House, wanted: dict[str, Any], status: int = 400) -> str:
    answer = house.ask("POST", "/matches", json=wanted)
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"error", "message", "say"}
    assert set(told["say"]) == {"id", "args"}
    message: str = told["message"]
    return message


def test_games_are_listed_with_their_facts(house: House) -> None:
    games = {game["name"]: game for game in house.ask("GET", "/games").json()}
    assert games["tyrus"] == {
        "name": "tyrus",
        "title": "Tyrus",
        "version": 1,
        "min_seats": 2,
        "max_seats": 2,
        "hidden": True,
        "seat_names": ["brown", "beige"],
        "options": [],
    }


def test_health_tells_the_version(house: House) -> None:
    answer = house.ask("GET", "/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


def test_a_match_is_made_with_keys_for_people_only(house: House) -> None:
    made = house.make("human", "bot")
    assert set(made) == {"match", "seats", "watch", "dice"}
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", made["match"])  # 128 bits
    assert made["watch"].endswith(made["match"])
    assert re.fullmatch(r"[0-9a-f]{64}", made["dice"]["commitment"])
    assert [seat["seat"] for seat in made["seats"]] == [0, 1]
    assert re.fullmatch(r"[A-Za-z0-9_-]{22,}", made["seats"][0]["key"])
    assert made["seats"][1]["key"] is None
    assert house.make("open", "open")["seats"] == [{"seat": 0, "key": None}, {"seat": 1, "key": None}]


def test_no_two_matches_share_an_id_a_key_or_a_commitment(house: House) -> None:
    made = [house.make() for _ in range(5)]
    assert len({match["match"] for match in made}) == 5
    assert len({match["dice"]["commitment"] for match in made}) == 5
    assert len({seat["key"] for match in made for seat in match["seats"]}) == 10


def test_the_body_has_the_fields_of_the_protocol_for_every_seat_and_for_watchers(house: House) -> None:
    guests = house.seat()
    for seat, guest in zip((0, 1, None), guests, strict=True):
        body = guest.body
        assert list(body) == BODY
        assert (body["seat"], body["view"]["seat"]) == (seat, seat)
        assert all(list(at) == SEAT for at in body["seats"])
        assert list(body["dice"]) == ["commitment", "nonces", "key"]
        assert body["dice"]["key"] is None
        assert (body["status"], body["to_move"] in (0, 1)) == ("playing", True)
        assert (body["offers"], body["clock"], body["talk"]) == ([], None, [])
        assert (body["outcome"], body["next"]) == (None, None)


def test_legal_actions_are_told_to_the_seat_to_move_alone(house: House) -> None:
    guests = house.seat()
    mover = mover_of(guests)
    legal = mover.body["legal"]
    assert len(legal) == 54
    assert all(list(each) == LEGAL for each in legal)
    assert all(each["commits"] for each in legal)  # T7: a placed tile is never taken back
    assert [each["action"] for each in legal] == sorted(each["action"] for each in legal)
    hand = mover.body["view"]["hands"][mover.body["seat"]]["tiles"]
    assert {each["target"][0] for each in legal} == {f"tile:{tile}" for tile in hand}
    for other in guests:
        if other != mover:
            assert other.body["legal"] == []
            assert other.body["can_undo"] is False


def test_each_seat_sees_its_own_hand_and_watchers_see_none(house: House) -> None:
    for guest in house.seat():
        body = guest.body
        for seat, hand in enumerate(body["view"]["hands"]):
            assert (hand["tiles"] is not None) == (seat == body["seat"])
            assert hand["count"] == 9


def test_names_are_told_and_kept(house: House) -> None:
    seats = [{"kind": "human", "name": "Élissa"}, {"kind": "open", "name": "Hiram 王"}]
    made = house.ask("POST", "/matches", json={"game": "tyrus", "seats": seats}).json()
    watcher = Guest(house, made["match"], None)
    assert [seat["name"] for seat in watcher.body["seats"]] == ["Élissa", "Hiram 王"]
    watcher.take(1, name="Ithobaal")
    assert [seat["name"] for seat in watcher.body["seats"]] == ["Élissa", "Ithobaal"]
    assert 'names: ["Élissa","Ithobaal"]' in watcher.transcript


@pytest.mark.parametrize(
    ("change", "expected", "got"),
    [
        ({"game": "chess"}, "expected one of", "'chess'"),
        ({"game": 5}, "Expected `str`", "`int`"),
        ({"seats": []}, "2 seats", "got 0"),
        ({"seats": HUMANS * 2}, "2 seats", "got 4"),
        ({"seats": [{"kind": "human"}, {"kind": "ghost"}]}, "human", "'ghost'"),
        ({"seats": [{"kind": "human"}, {}]}, "kind", ""),
        ({"seats": [{"kind": "human"}, {"kind": "human", "name": "a\nb"}]}, "printable", r"a\\nb"),
        ({"seats": [{"kind": "human"}, {"kind": "human", "name": "\u202eabc"}]}, "printable", "abc"),
        ({"seats": [{"kind": "human"}, {"kind": "human", "name": ""}]}, "1", ""),
        ({"seats": [{"kind": "human"}, {"kind": "human", "name": "x" * 41}]}, "40", ""),
        ({"seats": [{"kind": "human"}, {"kind": "human", "hat": 1}]}, "hat", ""),
        ({"options": {"speed": 1}}, "expected one of", "'speed'"),
        ({"colour": "red"}, "colour", ""),
        ({"private": "no"}, "Expected `bool`", "`str`"),
        ({"key": "too-short"}, "22,", ""),
        ({"key": OWN + "="}, "22,", ""),
        ({"clock": {"kind": "live"}}, "required field `bank_s`", "clock"),
        ({"clock": {"kind": "live", "bank_s": 0}}, ">= 1", "bank_s"),
        ({"clock": {"kind": "sun"}}, "'sun'", "clock"),
        ({"caretaker": 9}, "<= 8", "caretaker"),
        ({"from": {}}, "from: expected either match or transcript", ""),
        ({"from": {"transcript": "x"}}, "from: line 1", "'x'"),
        ({"seats": [{"kind": "bot", "level": 0}, {"kind": "bot"}]}, ">= 1", ""),
        ({"seats": [{"kind": "bot", "level": 9}, {"kind": "bot"}]}, "<= 8", ""),
        ({"seats": [{"kind": "human", "level": 3}, {"kind": "bot"}]}, "level: expected none", "got 3"),
    ],
    ids=lambda value: str(value)[:60] if isinstance(value, dict) else "",
)
def test_what_cannot_be_made_is_refused_with_expected_and_got(
    house: House, change: dict[str, Any], expected: str, got: str
) -> None:
    message = refuse(house, {"game": "tyrus", "seats": HUMANS, **change})
    assert expected in message
    assert re.search(got, message)


def test_a_name_of_blanks_is_no_name(house: House) -> None:
    refuse(house, {"game": "tyrus", "seats": [{"kind": "human", "name": "   "}, {"kind": "human"}]})


@pytest.mark.parametrize("field", ["key", "nonce"])
def test_a_key_or_nonce_with_a_line_end_is_no_base64url(house: House, field: str) -> None:
    if field == "key":
        refuse(house, {"game": "tyrus", "seats": HUMANS, "key": OWN + "\n"})
    watcher = house.seat("open", "open")[-1]
    assert watcher.ask("POST", "/seats/0", json={field: OWN + "\n"}).status_code == 400


def test_the_same_request_with_the_same_key_makes_one_match(house: House) -> None:
    wanted = {"game": "tyrus", "seats": [{"kind": "human"}, {"kind": "open"}], "key": OWN + "1"}
    first, second = (house.ask("POST", "/matches", json=wanted) for _ in range(2))
    assert first.status_code == second.status_code == 201
    assert first.json() == second.json()
    assert first.json()["seats"][0]["key"] not in (None, OWN + "1")
    Guest(house, first.json()["match"], None).take(1)
    assert house.ask("POST", "/matches", json=wanted).json() == first.json()


def test_the_same_key_with_another_request_is_refused(house: House) -> None:
    wanted = {"game": "tyrus", "seats": HUMANS, "key": OWN + "2"}
    assert house.ask("POST", "/matches", json=wanted).status_code == 201
    refuse(house, {**wanted, "private": False}, 409)
    refuse(house, {**wanted, "seats": [{"kind": "human"}, {"kind": "bot"}]}, 409)


def test_nothing_is_drawn_while_a_seat_is_open(house: House) -> None:
    *_, watcher = house.seat("open", "open")
    commitment = watcher.body["dice"]["commitment"]
    first = watcher.take(0, nonce="one")
    for guest in (first, watcher):
        body = guest.body
        assert (body["status"], body["ply"], body["seq"], body["to_move"]) == ("open", 0, 1, None)
        assert body["legal"] == []
        assert guest.get("/proof")["draws"] == []
    second = watcher.take(1, nonce="two")
    body = second.body
    assert (body["status"], body["ply"], body["seq"]) == ("playing", 20, 22)
    assert body["dice"] == {"commitment": commitment, "nonces": ["one", "two"], "key": None}


def test_a_match_with_one_open_seat_waits_for_it(house: House) -> None:
    person, _, watcher = house.seat("human", "open")
    assert (person.body["status"], person.body["seat"], person.body["ply"]) == ("open", 0, 0)
    watcher.take(1)
    assert person.body["dice"]["nonces"] == [None, None]
    assert person.body["status"] == "playing"


def test_taking_a_seat_gives_a_key_and_the_same_key_again_answers_as_before(house: House) -> None:
    *_, watcher = house.seat("open", "open")
    assert watcher.take(0, key=OWN, name="A", nonce="n").key == OWN
    assert watcher.take(0, key=OWN, name="A", nonce="n").key == OWN
    other = watcher.ask("POST", "/seats/0", json={"key": OWN + "x"})
    assert (other.status_code, other.json()["error"]) == (409, "taken")
    assert watcher.ask("POST", "/seats/1", json={"key": OWN}).status_code == 409
    drawn = watcher.take(1)
    assert drawn.key not in (None, OWN)
    assert watcher.take(0, key=OWN, name="A", nonce="n").key == OWN  # also once the match is on
    assert watcher.body["seq"] == 22


def test_seats_that_are_not_open_are_taken(house: House) -> None:
    *_, watcher = house.seat("human", "bot")
    for seat in (0, 1):
        answer = watcher.ask("POST", f"/seats/{seat}", json={})
        assert (answer.status_code, answer.json()["error"]) == (409, "taken")


@pytest.mark.parametrize("seat", ["2", "-1", "99", "9" * 30, "9" * 5000, "x"])
def test_a_seat_that_does_not_exist_is_unknown(house: House, seat: str) -> None:
    *_, watcher = house.seat("open", "open")
    answer = watcher.ask("POST", f"/seats/{seat}", json={})
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown")


@pytest.mark.parametrize(
    "wanted", [{"name": ""}, {"name": "a\tb"}, {"nonce": "é"}, {"key": "short"}, {"x": 1}]
)
def test_a_seat_is_not_taken_by_a_malformed_request(house: House, wanted: dict[str, Any]) -> None:
    *_, watcher = house.seat("open", "open")
    answer = watcher.ask("POST", "/seats/0", json=wanted)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert watcher.body["seats"][0]["kind"] == "open"


@pytest.mark.parametrize("seat", ["0", "7"])
@pytest.mark.parametrize("content", ["{}", "{"])
def test_a_wrong_key_is_refused_before_a_seat_is_looked_at(house: House, seat: str, content: str) -> None:
    made = house.make("open", "open")
    answer = Guest(house, made["match"], "wrong").ask("POST", f"/seats/{seat}", content=content)
    assert (answer.status_code, answer.json()["error"]) == (401, "key")


def test_a_bot_plays_without_being_asked(house: House) -> None:
    person, _, _ = house.seat("human", "bot")
    for _ in range(3):
        body = person.body
        while body["to_move"] != 0:
            body = person.body
        assert (body["seats"][1]["kind"], body["seats"][1]["here"]) == ("bot", True)
        person.play_any()


@pytest.mark.parametrize(("key", "status"), [("wrong", 401), (None, 409)])
def test_a_match_of_other_rules_is_told_so_but_to_nobody_with_a_wrong_key(
    house: House, key: str | None, status: int
) -> None:
    made, other = house.make()["match"], secrets.token_urlsafe(16)
    database = sqlite3.connect(house.folder / "house.sqlite", timeout=10)
    database.row_factory = sqlite3.Row
    with database:  # a match that is not in the server's memory
        row = dict(database.execute("SELECT * FROM match WHERE id = ?", (made,)).fetchone())
        row |= {"id": other, "version": 999, "request_key": None}
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT INTO match VALUES ({marks})", list(row.values()))  # noqa: S608 - marks alone
    database.close()
    assert Guest(house, other, key).ask("GET").status_code == status
