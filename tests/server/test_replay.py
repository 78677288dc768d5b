"""A transcript told without a match, and a match that is over told as anybody saw it."""

import random
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Guest, House
from tests.server.test_action import error_of

from pelagos.engine.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.txt"))


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def replay(house: House, transcript: str, **more: Any) -> list[Any]:
    answer = house.ask("POST", "/replay", json={"transcript": transcript, **more})
    assert answer.status_code == 200, answer.text
    entries: list[Any] = answer.json()
    return entries


@pytest.mark.parametrize("name", NAMES)
def test_a_transcript_is_told_ply_by_ply(house: House, name: str) -> None:
    match = Match.from_transcript(text_of(name))
    entries = replay(house, text_of(name))
    num_told = match.ply + len(match.resigned) + match.is_over
    assert [entry["event"]["seq"] for entry in entries] == list(range(1, min(num_told, 500) + 1))
    while len(entries) < num_told:
        entries += replay(house, text_of(name), since=len(entries))
    actions = [entry for entry in entries if entry["event"]["kind"] == "action"]
    assert [entry["ply"] for entry in actions] == list(range(1, match.ply + 1))
    assert entries[-1]["status"] == ("over" if match.is_over else "playing")
    assert (entries[-1]["outcome"] is None) == (not match.is_over)
    assert [seat["name"] for seat in entries[0]["seats"]] == match.names
    assert all(entry["legal"] == [] and entry["clock"] is None for entry in entries)


def test_a_long_one_comes_in_parts(house: House) -> None:
    whole = replay(house, text_of("tyrus-row"))
    parts = [replay(house, text_of("tyrus-row"), since=since, limit=50) for since in (0, 50, 100, 150)]
    assert [len(part) for part in parts] == [50, 50, 25, 0]
    assert list(chain(*parts)) == whole


def test_a_seat_hears_what_it_might_have_played_if_that_is_asked_for(house: House) -> None:
    text = text_of("tyrus-row")
    match = Match.from_transcript(text)
    entries = replay(house, text, seat=0, legal=True)
    for entry in reversed(entries):
        match.rewind(entry["ply"])
        may = match.legal() if match.to_move == 0 and entry["status"] == "playing" else []
        assert [each["action"] for each in entry["legal"]] == may
    assert any(entry["legal"] for entry in entries)
    for others in (1, None, "all"):
        told = replay(house, text, seat=others, legal=True)
        assert not any(entry["legal"] for entry in told if entry["to_move"] != others)


def test_every_pair_of_eyes_sees_its_own(house: House) -> None:
    at = {
        seat: replay(house, text_of("tyrus-row"), seat=seat, limit=40)[-1]["view"]
        for seat in (None, 0, 1, "all")
    }
    hands = {seat: [hand["tiles"] is not None for hand in view["hands"]] for seat, view in at.items()}
    assert hands == {None: [False, False], 0: [True, False], 1: [False, True], "all": [True, True]}
    assert [at[seat]["seat"] for seat in (None, 0, 1, "all")] == [None, 0, 1, None]
    faces = {
        seat: {tile["face"] is not None for building in view["buildings"] for tile in building["tiles"]}
        for seat, view in at.items()
    }
    assert (faces[None], faces["all"]) == ({False}, {True})


def test_where_nothing_is_hidden_all_eyes_see_the_same(house: House) -> None:
    for name in ("mykerinos-3-cubes", "minos-resigned"):
        watched, opened = (replay(house, text_of(name), seat=seat, limit=60) for seat in (None, "all"))
        assert watched == opened


def test_nothing_is_kept_of_it(house: House) -> None:
    before = house.ask("GET", "/matches").json()
    entries = replay(house, text_of("tyrus-unfinished"))
    assert {entry["match"] for entry in entries} == {""}
    assert house.ask("GET", "/matches").json() == before


def unfinished() -> str:
    """Return a transcript that ends where a seat is to move."""
    lines = text_of("tyrus-unfinished").splitlines()[:-1]
    return "\n".join(line for line in lines if not line.startswith("plies")) + "\n"


def test_where_one_ends_it_may_be_played_on(house: House) -> None:
    text = unfinished()
    match = Match.from_transcript(text)
    mover = match.to_move
    assert mover == 0
    seen = replay(house, text, seat=mover, legal=True)
    assert [legal["action"] for legal in seen[-1]["legal"]] == match.legal()
    assert replay(house, text, seat=1, legal=True)[-1]["legal"] == []
    assert replay(house, text, seat=mover)[-1]["legal"] == []
    action = seen[-1]["legal"][0]["notation"]
    [entry] = replay(
        house, f"{text}{match.ply + 1} brown {action}\n", seat=mover, since=len(seen), legal=True
    )
    assert (entry["ply"], entry["event"]["notation"]) == (match.ply + 1, action)


def test_where_one_ends_a_rule_says_why_not(house: House) -> None:
    text = unfinished()
    match = Match.from_transcript(text)

    def why(seat: int, target: str) -> Any:
        wanted = {"transcript": text, "seat": seat, "target": target}
        answer = house.ask("POST", "/replay/why", json=wanted)
        return answer.json() if answer.status_code == 200 else error_of(answer, 400)["error"]

    legal = match.legal()[0]
    assert why(0, str(legal)) is None
    assert why(0, ",".join(match.game.notation.target(match.state, legal))) is None
    refusal = match.why_not(legal, seat=1)
    assert refusal is not None
    assert why(1, str(legal))["rule"] == refusal.rule
    assert why(0, "nonsense") == "malformed"
    assert why(2, str(legal)) == "malformed"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("20 nature", "22 nature", 32),
        ("first-brown", "first-green", 13),
        ("version: 1", "version: 99", 5),
        ("game: tyrus", "game: chess", 4),
        ("plies: 124", "plies: 125", 136),
        ('"winners":[0]', '"winners":[1]', 10),
    ],
)
def test_a_wrong_line_is_named(house: House, old: str, new: str, line: int) -> None:
    text = text_of("tyrus-row")
    assert old in text
    answer = house.ask("POST", "/replay", json={"transcript": text.replace(old, new, 1)})
    told = error_of(answer, 400)
    assert (told["error"], told["say"]["id"]) == ("malformed", "error-transcript")
    assert told["say"]["args"]["line"] == line
    assert f"ine {line} " in told["message"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("20 nature", "22 nature", "le coup 20 était attendu, et non 22"),
        ("game: tyrus", "game: chess", "aucun jeu installé ici ne s’appelle «\u00a0chess\u00a0»"),
        ("first-brown", "first-green", "«\u00a0first-green\u00a0» n’est pas une action de ce jeu"),
        ("seats: 2", "seats: 5", "seats\u00a0: tyrus ne se joue pas ainsi"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(
    house: House, old: str, new: str, reason: str
) -> None:
    wanted = {"transcript": text_of("tyrus-row").replace(old, new, 1)}
    answer = house.ask("POST", "/replay", json=wanted, headers={"Accept-Language": "fr"})
    told = error_of(answer, 400)
    assert told["say"]["args"]["detail"] == reason
    assert told["message"].endswith(reason)


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"transcript": None},
        {"transcript": ""},
        {"transcript": "\u0000" * 100},
        {"transcript": "pelagos: 1\n" * 5000},
        {"transcript": "game: minos\n\n" + "1 nature x\n" * 20_000},
        {"transcript": "pelagos: " + "[" * 5000},
        {"transcript": "tyrus", "seat": 2},
        {"transcript": text_of("tyrus-row"), "seat": 2},
        {"transcript": text_of("tyrus-row"), "seat": -1},
        {"transcript": text_of("tyrus-row"), "seat": "some"},
        {"transcript": text_of("tyrus-row"), "seat": True},
        {"transcript": text_of("tyrus-row"), "since": -1},
        {"transcript": text_of("tyrus-row"), "limit": 0},
        {"transcript": text_of("tyrus-row"), "limit": 501},
        {"transcript": text_of("tyrus-row"), "match": "x"},
    ],
    ids=lambda wanted: str(wanted)[-30:],
)
def test_what_is_no_transcript_is_refused(house: House, wanted: dict[str, Any]) -> None:
    before = house.complaints
    assert error_of(house.ask("POST", "/replay", json=wanted), 400)["error"] == "malformed"
    assert house.complaints == before


def test_one_that_is_too_large_is_not_read(house: House) -> None:
    text = text_of("tyrus-row") + "# a remark\n" * 30_000
    answer = house.ask("POST", "/replay", json={"transcript": text}, headers={"Accept-Language": "fr"})
    assert error_of(answer, 413)["message"] == "C’est trop long\u00a0: 256\u00a0Kio au plus."


def test_dice_that_make_no_sense_are_left_out(house: House) -> None:
    for dice in ('{"match":"x","commitment":"c","nonces":[],"key":"zz"}', '{"key":1}', "{}"):
        text = text_of("tyrus-row").replace('{"nature":"manual"}', dice)
        told = {"commitment": "", "nonces": [None, None], "key": None}
        assert replay(house, text)[-1]["dice"] == told


def play_to_the_end(house: House) -> list[Guest]:
    guests, rng = house.seat(), random.Random(5)
    while (mover := guests[-1].body["to_move"]) is not None:
        guests[mover].play_any(rng.randrange(1000))
    return guests


def test_a_match_that_is_over_is_told_as_anybody_saw_it(house: House) -> None:
    brown, beige, watcher = play_to_the_end(house)
    for seat, guest in enumerate((brown, beige)):
        assert views(watcher.get("/events", seat=seat)) == views(guest.get("/events"))
    opened = watcher.get("/events", seat="all")
    assert all(hand["tiles"] is not None for entry in opened for hand in entry["view"]["hands"])
    assert error_of(watcher.ask("GET", "/events?seat=2"), 404)["error"] == "unknown"
    assert error_of(watcher.ask("GET", "/events?seat=x"), 400)["error"] == "malformed"
    parts = [watcher.get("/events", seat="all", since=since, limit=40) for since in range(0, len(opened), 40)]
    assert list(chain(*parts)) == opened


def test_its_transcript_tells_the_same(house: House) -> None:
    brown, _, watcher = play_to_the_end(house)
    told = replay(house, watcher.transcript, seat=0)
    kept = brown.get("/events")
    assert views(told) == views(kept)
    assert [entry["event"] for entry in told] == [entry["event"] for entry in kept]
    assert told[-1]["dice"] == kept[-1]["dice"]
    assert told[-1]["match"] == watcher.match


def views(entries: list[Any]) -> list[Any]:
    return [entry["view"] for entry in entries]


def test_while_it_is_played_nobody_has_other_eyes(house: House) -> None:
    brown, _, watcher = house.seat()
    for guest in (brown, watcher):
        for seat in (0, 1, 9, "all"):
            assert error_of(guest.ask("GET", f"/events?seat={seat}"), 409)["error"] == "on"
