"""Two worlds on two servers: matches that one seat cannot tell apart, and every message to that seat.

Both servers hold a match of the same id, with the same keys. In the second one the tiles that the seat may
not know are others, from the first draw on. Whatever the seat asks, both must answer the same bytes.
"""

import json
import random
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.contract.worlds import WORLDS
from tests.server.house import House
from websockets.sync.client import connect

import pelagos
from pelagos.engine.dice import commitment_of
from pelagos.server.secret import hash_key, make_id
from pelagos.store.record import EventRecord, MatchRecord, SeatRecord
from pelagos.store.store import Store

TYRUS = pelagos.game("tyrus")
VIEWERS = (0, 1, None)
KEYS = ("k" * 22, "q" * 22)
PLIES_OF_AN_ELECTION = 6
WHYS = 8


class Worlds:
    """Two servers with a database each."""

    def __init__(self, houses: tuple[House, House]) -> None:
        self.houses = houses
        self.stores = tuple(Store(house.database) for house in houses)
        self.clients = tuple(httpx.Client(base_url=f"{house.address}/api") for house in houses)
        self.pool = ThreadPoolExecutor(len(houses))

    def check(self, seed: int) -> None:
        """Compare all messages to one viewer, each in turn, in one random position."""
        rng = random.Random(seed)
        match = random_position(rng)
        viewer = VIEWERS[seed % len(VIEWERS)]
        other = WORLDS["tyrus"](match, viewer, rng)
        self.compare(self.seat(match, other), viewer, match, rng)

    def seat(self, *matches: pelagos.Match) -> str:
        """Put one match into each world under one id."""
        ident, key = make_id(), secrets.token_bytes(32)
        for store, match in zip(self.stores, matches, strict=True):
            store.add(*as_stored(ident, key, match))
        return ident

    def compare(self, ident: str, viewer: int | None, match: pelagos.Match, rng: random.Random) -> None:
        """Ask both worlds the same things as ``viewer``."""
        ask = Asker(self, f"/matches/{ident}", viewer)
        for path in ("", "/events?since=0", "/transcript", "/proof"):
            ask("GET", path)
        for asked in rng.sample(questions(match, viewer), WHYS):
            ask("GET", "/why", params={"target": asked})
        wrong = rng.randrange(TYRUS.num_actions)
        if match.to_move != viewer or wrong not in match.legal():
            ask("POST", "/actions", json={"ply": match.ply, "action": wrong})
        ask("POST", "/undo", json={"ply": match.ply})
        told = list(self.pool.map(lambda house: listen(house, ident, viewer, match.ply), self.houses))
        assert told[0] == told[1], f"{ident}: the sockets of seat {viewer} differ"
        if match.to_move == viewer and not completes_an_election(match):
            action = rng.choice(match.legal())
            assert ask("POST", "/actions", json={"ply": match.ply, "action": action}) == 200

    def close(self) -> None:
        self.pool.shutdown()
        for client, store, house in zip(self.clients, self.stores, self.houses, strict=True):
            client.close()
            store.close()
            house.close()


class Asker:
    """A viewer who asks both worlds at once, and finds that they answer alike."""

    def __init__(self, worlds: Worlds, place: str, viewer: int | None) -> None:
        self.worlds = worlds
        self.place = place
        self.headers = {} if viewer is None else {"Authorization": f"Bearer {KEYS[viewer]}"}

    def __call__(self, method: str, path: str, **more: Any) -> int:
        """Return the status that both answer with."""

        def ask(client: httpx.Client) -> httpx.Response:
            return client.request(method, self.place + path, headers=self.headers, **more)

        first, second = self.worlds.pool.map(ask, self.worlds.clients)
        assert first.status_code == second.status_code, first.url
        assert first.content == second.content, first.url
        assert headers_of(first) == headers_of(second), first.url
        assert first.status_code < 500, first.text
        return first.status_code


def listen(house: House, ident: str, viewer: int | None, events: int) -> list[str | bytes]:
    """Return every message of a socket from the first event on."""
    with connect(f"{house.address.replace('http', 'ws')}/api/matches/{ident}/live") as socket:
        hello: dict[str, Any] = {"since": 0}
        socket.send(json.dumps(hello if viewer is None else {**hello, "key": KEYS[viewer]}))
        return [socket.recv(timeout=10) for _ in range(events)]


@contextmanager
def two_worlds(folder: Path) -> Iterator[Worlds]:
    """Start both servers for a while."""
    folders = [folder / name for name in ("one", "two")]
    for each in folders:
        each.mkdir()
    worlds = Worlds((House(folders[0]), House(folders[1])))
    try:
        yield worlds
    finally:
        worlds.close()


def random_position(rng: random.Random) -> pelagos.Match:
    """Return a match of Tyrus after some random actions, not over."""
    match = pelagos.Match(TYRUS, seats=2, rng=rng.getrandbits(64))
    for _ in range(rng.randrange(54)):
        before = match.copy()
        match.play(rng.choice(match.legal()))
        if match.is_over:
            return before
    return match


def as_stored(ident: str, key: bytes, match: pelagos.Match) -> tuple[MatchRecord, list[EventRecord]]:
    """Return a match as a server would have stored it."""
    seats = [SeatRecord(kind="human", key_hash=hash_key(seat_key)) for seat_key in KEYS]
    record = MatchRecord(
        id=ident,
        game=TYRUS.name,
        version=TYRUS.version,
        options={},
        seats=seats,
        private=True,
        commitment=commitment_of(key),
        dice_key=key,
        request_key=None,
        request=None,
        created_at=0.0,
    )
    events = [
        EventRecord(
            number, "action", None if ply.actor == pelagos.NATURE else ply.actor, {"action": ply.action}, 0.0
        )
        for number, ply in enumerate(match.plies, start=1)
    ]
    return record, events


def questions(match: pelagos.Match, viewer: int | None) -> list[str]:
    """Return everything that can be asked why: all that is drawn, and every action."""
    things = TYRUS.views.things(match.view(viewer))
    return [*things, *map(str, range(TYRUS.num_actions))]


def completes_an_election(match: pelagos.Match) -> bool:
    """Tell whether the next tile reveals others: what they show may differ from then on."""
    return int(match.state.placed) % PLIES_OF_AN_ELECTION == PLIES_OF_AN_ELECTION - 1


def headers_of(response: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in response.headers.items() if name != "date"}
