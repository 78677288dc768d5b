"""Nothing leaks: two worlds that differ in what a seat may not know send that seat the same bytes."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Guest, House

BUILDINGS = [f"{side}-{kind}" for side in ("brown", "beige") for kind in ("citadel", "market", "temple")]
KINDS = {"general": "citadel", "merchant": "market", "priest": "temple"}
TILES = [f"{guild}{value}" for guild in "smp" for value in range(1, 11)]
HIDER, ASKER = 0, 1  # who hides something, and who must not learn it


@contextmanager
def two_worlds(folder: Path) -> Iterator[tuple[list[list[Guest]], dict[str, Any]]]:
    """Open two servers on copies of one database, in which a match waits for its first tile."""
    origin = folder / "origin"
    origin.mkdir()
    with House(origin) as first:
        made = first.make()
        body = Guest(first, made["match"], made["seats"][HIDER]["key"]).body
        assert first.stop() == 0
    keys = [*(seat["key"] for seat in made["seats"]), None]
    for name in ("one", "two"):
        shutil.copytree(origin, folder / name)
    with House(folder / "one") as one, House(folder / "two") as two:
        yield [[Guest(house, made["match"], key) for key in keys] for house in (one, two)], body


def place(guests: list[Guest], world: int, office: str) -> None:
    """Play the first election: other tiles of the hider in each world, in buildings not counted now."""
    quiet = [building for building in BUILDINGS if KINDS[office] not in building]
    for _ in range(6):
        seat = guests[2].body["to_move"]
        body = guests[seat].body
        hand = body["view"]["hands"][seat]["tiles"]
        tile = hand[0 if world == 0 else -1] if seat == HIDER else hand[-1]
        answer = guests[seat].play(f"{tile}>{quiet[body['ply'] % len(quiet)]}", body["ply"])
        assert answer.status_code == 200, answer.text


def traffic(guest: Guest) -> dict[str, Any]:
    """Return all that a seat, or a watcher, can get out of the server, as bytes."""
    asked: list[tuple[str, str, Any]] = [
        *(("GET", path, None) for path in ("", "/events", "/events?since=20", "/transcript", "/proof")),
        *(("GET", f"/events?limit=30&seat={seat}", None) for seat in (0, 1, 9, "all")),
        *(("GET", f"/why?target=tile:{tile}", None) for tile in TILES),
        *(("GET", f"/why?target={number}", None) for number in range(0, 251, 5)),
        *(("GET", f"/why?target=standing:{place}", None) for place in range(1, 8)),
        *(("GET", f"/why?target=building:{building}", None) for building in BUILDINGS),
        *(("POST", "/actions", {"ply": ply, "action": 251}) for ply in (0, 20, 40)),
        *(("POST", "/actions", {"ply": ply, "action": 181}) for ply in range(40)),
        *(("POST", "/undo", {"ply": ply}) for ply in (0, 25, 26, 27, 33)),
        ("POST", "/seats/0", {}),
    ]
    told: dict[str, Any] = {}
    for method, path, body in asked:
        answer = guest.ask(method, path, json=body, headers={"Accept-Encoding": "identity"})
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        told[f"{method} {path} {body}"] = (answer.status_code, headers, answer.content)
    with guest.live(since=0) as socket:
        told["live"] = [socket.recv(timeout=10) for _ in range(guest.body["seq"])]
    with guest.live() as socket:
        told["live now"] = socket.recv(timeout=10)
    return told


@pytest.mark.slow
def test_hidden_tiles_change_no_byte_of_what_others_are_sent(tmp_path: Path) -> None:
    with two_worlds(tmp_path) as (worlds, first):
        for world, guests in enumerate(worlds):
            place(guests, world, first["view"]["office"])
        hidden = [guests[HIDER].transcript for guests in worlds]
        assert hidden[0] != hidden[1]
        for seat in (ASKER, 2):
            one, two = (traffic(guests[seat]) for guests in worlds)
            for asked, told in one.items():
                assert told == two[asked], asked


def test_no_secret_is_sent_to_anybody(house: House) -> None:
    guests = house.seat("human", "bot")
    for guest in (guests[0], guests[2]):
        told = json.dumps({name: str(said) for name, said in traffic(guest).items()})
        for word in ("key_hash", "bot_seed", "dice_key", "request_key", str(guests[0].key)):
            assert word not in told
