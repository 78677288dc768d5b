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
        self.messages = 0  # compared so far

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
        """Ask both worlds the same things as ``viewer``, first what changes nothing, then what does."""
        ask = Asker(self, f"/matches/{ident}", viewer)
        for path in (
            "",
            "/events",
            f"/events?since={match.ply - rng.randrange(9)}",
            "/transcript",
            "/proof",
            "/terms",
        ):
            ask("GET", path)
        for asked in rng.sample(questions(match, viewer), WHYS):
            ask("GET", "/why", params={"target": asked})
        for path, wanted in refused(match, viewer, rng):
            assert ask("POST", path, json=wanted) >= 400
        ask("GET", "", headers={"Authorization": "Bearer wrong"})
        self._listen(ask, {"since": 0}, match.ply)
        self._listen(ask, {}, 1)
        if viewer is not None:
            self._act(ask, viewer, match, rng)

    def _act(self, ask: "Asker", viewer: int, match: pelagos.Match, rng: random.Random) -> None:
        """Play, ask to go back and go, change the key, give up: all that a seat can do without a draw."""
        seq, own = match.ply, [number for number, ply in enumerate(match.plies) if ply.actor == viewer]
        if match.to_move == viewer and not completes_an_election(match):
            wanted = {"ply": match.ply, "action": rng.choice(match.legal()), "id": "one"}
            assert ask("POST", "/actions", json=wanted) == 200
            assert ask("POST", "/actions", json=wanted) == 200  # the same request again
            ask("POST", "/undo", json={"ply": match.ply + 1})
            own.append(match.ply)
        if own:
            assert ask("POST", "/takeback", json={"ply": rng.choice(own), "id": "two"}) == 200
            # What the other seat is told of its answer is its own affair.
            headers = {"Authorization": f"Bearer {KEYS[1 - viewer]}"}
            agreed = ask.both("POST", "/takeback", json={"agree": rng.random() < 0.7}, headers=headers)
            assert [answer.status_code for answer in agreed] == [200, 200]
            for path in ("", f"/events?since={seq}", "/transcript", "/proof"):
                ask("GET", path)
        assert ask("POST", f"/seats/{viewer}/key", json={"key": "n" * 22}) == 200
        ask.become("n" * 22)
        self._give_up(ask, since=rng.randrange(seq))

    def _give_up(self, ask: "Asker", *, since: int) -> None:
        """Resign: now all hands are shown, and still nothing else, nor anything of what was before."""
        answers = [answer.json() for answer in ask.both("POST", "/resign", json={"id": "three"})]
        assert [answer.pop("view")["stage"] for answer in answers] == ["over", "over"]
        assert answers[0] == answers[1], ask.place
        before_the_end = [answer.json()[:-2] for answer in ask.both("GET", f"/events?since={since}")]
        assert before_the_end[0] == before_the_end[1], ask.place
        self.messages += 2

    def _listen(self, ask: "Asker", hello: dict[str, Any], messages: int) -> None:
        """Compare what both sockets say."""
        told = list(self.pool.map(lambda house: listen(house, ask, hello, messages), self.houses))
        assert told[0] == told[1], f"{ask.place}: the sockets of seat {ask.viewer} differ"
        self.messages += messages

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
        self.viewer = viewer
        self.key = None if viewer is None else KEYS[viewer]

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.key is None else {"Authorization": f"Bearer {self.key}"}

    def become(self, key: str) -> None:
        """Go on with another key."""
        self.key = key

    def __call__(self, method: str, path: str, **more: Any) -> int:
        """Return the status that both answer with."""
        first, second = self.both(method, path, **more)
        assert first.status_code == second.status_code, first.url
        assert first.content == second.content, first.url
        assert headers_of(first) == headers_of(second), first.url
        assert first.status_code < 500, first.text
        self.worlds.messages += 1
        return first.status_code

    def both(self, method: str, path: str, **more: Any) -> list[httpx.Response]:
        """Return both answers."""

        def ask(client: httpx.Client) -> httpx.Response:
            return client.request(method, self.place + path, **{"headers": self.headers, **more})

        return list(self.worlds.pool.map(ask, self.worlds.clients))


def listen(house: House, ask: Asker, hello: dict[str, Any], messages: int) -> list[str | bytes]:
    """Return the first messages of a socket."""
    with connect(f"{house.address.replace('http', 'ws')}/api{ask.place}/live") as socket:
        socket.send(json.dumps(hello if ask.key is None else {**hello, "key": ask.key}))
        return [socket.recv(timeout=10) for _ in range(messages)]


def refused(match: pelagos.Match, viewer: int | None, rng: random.Random) -> Iterator[tuple[str, Any]]:
    """Return what a viewer may ask for and does not get."""
    action = rng.randrange(TYRUS.num_actions)
    if match.to_move != viewer or action not in match.legal():
        yield "/actions", {"ply": match.ply, "action": action}
    yield "/actions", {"ply": rng.randrange(match.ply), "action": action, "id": "zero"}
    yield "/actions", {"ply": match.ply, "action": "x"}
    yield "/undo", {"ply": match.ply}
    yield "/undo", {"ply": rng.randrange(match.ply)}
    yield "/takeback", {"ply": match.ply}
    yield "/takeback", {"ply": 0}
    yield "/takeback", {"agree": True}
    yield "/takeback", {}
    yield "/seats/0", {}
    yield "/seats/0", {"key": KEYS[1]}
    yield "/seats/2", {}
    yield f"/seats/{0 if viewer is None else 1 - viewer}/key", {"key": "n" * 22}
    if viewer is None:
        yield "/resign", {}


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
