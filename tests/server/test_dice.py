"""A whole game over HTTP, its proof, and its dice thrown again from the docs, with nothing of ours."""

import hashlib
import hmac
import json
from typing import Any

import pytest
from tests.server.house import Guest, House, mover_of

import pelagos
from pelagos.engine.error import InvalidTranscript

pytestmark = pytest.mark.slow

TILES = [f"{guild}{value}" for guild in "smp" for value in range(1, 11)]
CARDS = [f"{office}-{copy}" for office in ("general", "merchant", "priest") for copy in (1, 2, 3)]


class Finished:
    """A game played to the end by notation, with what its commitment was before the first draw."""

    def __init__(self, house: House) -> None:
        made = house.make("open", "open")
        watcher = Guest(house, made["match"], None)
        people = [watcher.take(seat, nonce=f"nonce-{seat}", name=f"Person {seat}") for seat in (0, 1)]
        self.commitment = made["dice"]["commitment"]
        self.guests = [*people, watcher]
        self.played: list[str] = []
        while watcher.body["status"] == "playing":
            mover = mover_of(self.guests)
            body = mover.body
            chosen = body["legal"][7 * len(self.played) % len(body["legal"])]["notation"]
            assert mover.play(chosen, body["ply"]).status_code == 200
            self.played.append(chosen)

    @property
    def proof(self) -> dict[str, Any]:
        proof: dict[str, Any] = self.guests[-1].get("/proof")
        return proof


@pytest.fixture(scope="module")
def finished(house: House) -> Finished:
    return Finished(house)


def plies_of(transcript: str) -> list[tuple[str, str]]:
    """Return who played what, line by line."""
    lines = transcript.partition("\n\n")[2].splitlines()
    return [(line.split()[1], line.split()[2]) for line in lines]


def throw(key: bytes, match: str, nonces: list[str | None], stream: str, index: int, num: int) -> int:
    """Return a draw among ``num``, from the docs alone."""
    attempt = 0
    while True:
        name = json.dumps([1, match, nonces, stream, index, attempt], separators=(",", ":"))
        digest = hmac.new(key, name.encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < 2**64 // num * num:
            return number % num
        attempt += 1


def test_everybody_learns_how_it_ended(finished: Finished) -> None:
    for guest in finished.guests:
        body = guest.body
        assert (body["status"], body["to_move"], body["legal"]) == ("over", None, [])
        assert set(body["outcome"]) == {"winners", "scores", "places", "reason", "sheet"}
        assert all(hand["tiles"] is not None for hand in body["view"]["hands"])
        last = guest.get("/events", since=body["seq"] - 1)
        assert [entry["event"]["kind"] for entry in last] == ["end"]
        assert last[0]["event"]["say"]["id"].startswith("tyrus-reason-")


def test_the_key_is_told_at_the_end_and_is_the_one_committed_to(finished: Finished) -> None:
    for guest in finished.guests:
        dice = guest.body["dice"]
        assert dice["commitment"] == finished.commitment
        assert hashlib.sha256(bytes.fromhex(dice["key"])).hexdigest() == finished.commitment
        assert guest.get("/proof") == finished.proof


def test_the_key_is_told_by_no_event_before_the_last_action(finished: Finished) -> None:
    told = finished.guests[0].get("/events")
    keys = [entry["dice"]["key"] for entry in told]
    assert all(key is None for key in keys[:-2])
    assert keys[-1] == finished.proof["key"]
    assert [entry["status"] for entry in told[-3:]] == ["playing", "over", "over"]


def test_every_draw_follows_from_the_key_and_the_nonces(finished: Finished) -> None:
    proof = finished.proof
    key, match, nonces = bytes.fromhex(proof["key"]), proof["match"], proof["nonces"]
    assert nonces == ["nonce-0", "nonce-1"]
    pools = {
        "coin": ["first-brown", "first-beige"],
        "cards": list(CARDS),
        "brown": [f"brown+{tile}" for tile in TILES],
        "beige": [f"beige+{tile}" for tile in TILES],
    }
    drawn = dict.fromkeys(pools, 0)
    plies = plies_of(finished.guests[-1].transcript)
    assert len(proof["draws"]) == sum(actor == "nature" for actor, _ in plies)
    for told in proof["draws"]:
        assert plies[told["ply"] - 1] == ("nature", told["notation"])
        pool = next(name for name in pools if told["notation"] in pools[name])
        assert told["index"] == drawn[pool]
        number = throw(key, match, nonces, told["stream"], told["index"], len(pools[pool]))
        assert pools[pool].pop(number) == told["notation"]
        drawn[pool] += 1


def test_the_streams_tell_coin_cards_and_supplies_apart(finished: Finished) -> None:
    pairs = {(draw["stream"], draw["notation"].split("+")[0]) for draw in finished.proof["draws"]}
    supplies = {stream: side for stream, side in pairs if side in ("brown", "beige")}
    assert len(supplies) == 2
    assert len({stream for stream, _ in pairs}) == 4
    names = [(draw["stream"], draw["index"]) for draw in finished.proof["draws"]]
    assert len(names) == len(set(names))


def test_the_transcript_is_complete_and_the_same_for_all(finished: Finished) -> None:
    texts = {guest.transcript for guest in finished.guests}
    assert len(texts) == 1
    text = texts.pop()
    assert "?" not in text.partition("\n\n")[2]
    match = pelagos.Match.from_transcript(text)
    body = finished.guests[-1].body
    assert match.is_over
    assert match.ply == body["ply"]
    assert match.names == ["Person 0", "Person 1"]
    assert list(match.outcome.winners if match.outcome else ()) == body["outcome"]["winners"]
    assert [text for actor, text in plies_of(text) if actor != "nature"] == finished.played
    assert match.dice is not None
    assert match.dice["key"] == finished.proof["key"]


def test_after_the_end_nothing_is_played(finished: Finished) -> None:
    for guest in finished.guests[:2]:
        answer = guest.play("s1>brown-market", guest.body["ply"])
        assert answer.status_code == 409
        assert answer.json()["rule"] in ("T15", "T16", "T17")
        assert guest.undo(guest.body["ply"]).status_code == 422


def test_while_playing_a_transcript_hides_and_says_where(house: House) -> None:
    guests = house.seat()
    for guest, side in zip(guests, ("brown", "beige", "nobody"), strict=True):
        text = guest.transcript
        assert f"seen-by: {side}\n" in text
        assert '"key":null' in text
        hidden = next(line for line in text.splitlines() if line.endswith("+?"))
        line = text.splitlines().index(hidden) + 1
        with pytest.raises(InvalidTranscript, match=rf"line {line}: the action is hidden"):
            pelagos.Match.from_transcript(text)
        for actor, action in plies_of(text):
            if "+" in action:
                assert (action.endswith("?")) == (not action.startswith(side))
            else:
                assert actor == "nature"


def test_while_playing_a_proof_hides_the_key_and_what_the_seat_may_not_know(house: House) -> None:
    for guest, side in zip(house.seat(), ("brown", "beige", "nobody"), strict=True):
        proof = guest.get("/proof")
        assert set(proof) == {"match", "game", "commitment", "nonces", "key", "draws"}
        assert proof["key"] is None
        assert len(proof["draws"]) == 20
        for draw in proof["draws"]:
            assert set(draw) == {"ply", "stream", "index", "notation"}
            if "+" in draw["notation"]:
                assert draw["notation"].endswith("?") == (not draw["notation"].startswith(side))


def test_draws_depend_on_the_nonces(house: House) -> None:
    key, match = bytes(32), "m"
    assert throw(key, match, [None, None], "coin", 0, 10**6) != throw(
        key, match, ["a", None], "coin", 0, 10**6
    )
    hands = set()
    for _ in range(4):
        *_, watcher = house.seat("open", "open")
        watcher.take(0, nonce="same")
        hands.add(str(watcher.take(1, nonce="same").body["view"]["hands"]))
    assert len(hands) == 4
