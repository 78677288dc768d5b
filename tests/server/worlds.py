"""Two worlds on two servers: matches that one seat cannot tell apart, and every message to that seat.

Both servers hold a match of the same id, with the same keys. In the second one the tiles that the seat may
not know are others, from the first draw on. Whatever the seat asks, and whatever happens while it listens,
both must send it the same bytes.
"""

import json
import random
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.contract.worlds import WORLDS
from tests.server.asker import Asker
from tests.server.house import House
from tests.server.line import Request

import pelagos
from pelagos.engine.dice import commitment_of
from pelagos.games.tyrus.state import BUILDINGS
from pelagos.server.secret import hash_key, make_id
from pelagos.store.record import Change, EventRecord, MatchRecord, SeatRecord
from pelagos.store.store import Store

TYRUS = pelagos.game("tyrus")
VIEWERS = (0, 1, None)
KEYS = ("k" * 22, "q" * 22)
NEW_KEY = "n" * 22
PLIES_OF_AN_ELECTION = 6
WHYS = 8
AT_ONCE = 4
EVERY_HINT = 200  # positions: a bot thinks for a second
# Most tables have no clock. What is left of the time is no secret, and not the same twice.
CLOCKS: tuple[dict[str, Any] | None, ...] = (
    *(6 * [None]),
    {"kind": "live", "bank_s": 3600, "increment_s": 5},
    {"kind": "days", "per_turn_s": 86_400, "vacation_days": 10},
)


class Terms(NamedTuple):
    """What the table agreed on."""

    clock: dict[str, Any] | None
    hints: bool


class Worlds:
    """Two servers with a database each."""

    def __init__(self, houses: tuple[House, House]) -> None:
        self.houses = houses
        self.stores = tuple(Store(house.database) for house in houses)
        self.operations = operations_of(houses)

    def check(self, seed: int) -> int:
        """Compare all messages to one viewer, each in turn, in one random position; return how many."""
        rng = random.Random(seed)
        match = random_position(rng)
        terms = Terms(CLOCKS[seed % len(CLOCKS)], seed % EVERY_HINT == 0)
        viewer = match.to_move if terms.hints else VIEWERS[seed % len(VIEWERS)]
        worlds = match, WORLDS["tyrus"](match, viewer, rng)
        ident = self.seat(worlds, terms)
        ports, keys = [house.port for house in self.houses], dict(enumerate(KEYS))
        with closing(Asker(ports, ident, viewer, keys)) as ask:
            try:
                Visit(ask, worlds, terms, rng).run()
            except AssertionError as error:
                error.add_note(f"in position {seed}")
                raise
        missing = self.operations - ask.operations
        assert not missing, f"expected every route to be asked, not so {sorted(missing)}"
        return ask.messages

    def check_all(self, seeds: Iterable[int]) -> int:
        """Check some positions, a few at a time: while one is made another is asked about."""
        with ThreadPoolExecutor(AT_ONCE) as pool:
            try:
                return sum(pool.map(self.check, seeds))
            finally:
                pool.shutdown(cancel_futures=True)

    def seat(self, matches: Sequence[pelagos.Match], terms: "Terms") -> str:
        """Put one match into each world under one id."""
        ident, key, now = make_id(), secrets.token_bytes(32), time.time()
        for store, match in zip(self.stores, matches, strict=True):
            record = MatchRecord(
                id=ident,
                game=TYRUS.name,
                version=TYRUS.version,
                options={},
                seats=[SeatRecord(kind="human", key_hash=hash_key(seat_key)) for seat_key in KEYS],
                private=True,
                commitment=commitment_of(key),
                dice_key=key,
                request_key=None,
                request=None,
                created_at=now,
                clock=terms.clock,
                hints=terms.hints,
            )
            store.write(Change(ident, events_of(match, now), record))
        return ident

    def close(self) -> None:
        for store, house in zip(self.stores, self.houses, strict=True):
            store.close()
            house.close()


class Visit:
    """All that one viewer asks and hears of one position: first what changes nothing, then what does."""

    def __init__(
        self, ask: Asker, worlds: tuple[pelagos.Match, pelagos.Match], terms: Terms, rng: random.Random
    ) -> None:
        self.ask = ask
        self.worlds = worlds
        self.match = worlds[0]
        self.rng = rng
        self.hints = terms.hints
        self.clock = None if terms.clock is None else terms.clock["kind"]
        self.viewer = ask.viewer
        self.actor = 0 if ask.viewer is None else ask.viewer  # who acts, before the eyes of the viewer
        self.other = 1 - self.actor

    def run(self) -> None:
        self._read()
        self._hear()
        if self.hints:
            self.ask.hint()
        self._play()
        self._go_back()
        self._do_the_rest()
        self._give_up()

    def _read(self) -> None:
        """Ask for everything that is there to read, and for what a viewer does not get."""
        ply, rng, ask = self.match.ply, self.rng, self.ask
        reads = [
            "",
            "/events",
            f"/events?since={ply - rng.randrange(9)}",
            f"/events?since={ply - 9}&limit={rng.randrange(1, 9)}",
            *(f"/events?seat={seat}" for seat in ("all", 0, 9, "x")),
            "/transcript",
            "/proof",
            "/terms",
            *(f"/why?target={asked}" for asked in rng.sample(questions(self.match, self.viewer), WHYS)),
        ]
        mine = [ask.request("GET", path) for path in reads]
        strange = [
            ask.request("GET", "")._replace(packed=True),
            ask.request("GET", f"/why?target={rng.randrange(TYRUS.num_actions)}")._replace(language="fr"),
            ask.request("GET", "")._replace(key="wrong"),
            *(Request("GET", path) for path in ("/games", "/health", "/matches", "/feeds/none")),
        ]
        told = ask(*mine, *strange)
        assert [answer.status for answer in told[:4]] == [200] * 4
        transcript = told[reads.index("/transcript")].content.decode()
        refused = [ask.request("POST", path, wanted) for path, wanted in self._refused()]
        elsewhere = [Request("POST", path, wanted) for path, wanted in self._elsewhere(transcript)]
        leaving = [ask.request("DELETE", f"/seats/{seat}") for seat in (self.other, 2)]
        for answer in ask(*refused, *elsewhere, *leaving):
            assert 400 <= answer.status < 500, answer

    def _refused(self) -> Iterator[tuple[str, Any]]:
        """Yield what a viewer may ask for and does not get."""
        match, viewer, rng = self.match, self.viewer, self.rng
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
        yield "/pause", {}
        yield "/pause", {"agree": True}
        yield "/seats/0", {}
        yield "/seats/0", {"key": KEYS[1]}
        yield "/seats/2", {}
        for path, wanted in _OF_A_SEAT.items():
            yield f"/seats/{0 if viewer is None else 1 - viewer}{path}", wanted
        yield f"/seats/{self.actor}/notice", {"webhook": "nowhere"}
        yield f"/seats/{self.actor}/hours", {"from": "22:00", "to": "07:00", "zone": "Nowhere"}
        yield "/talk", {"text": " "}
        yield "/rematch", {}
        if not self.hints:
            yield "/hint", {}
        if viewer is None or {0, 1} <= {ply.actor for ply in match.plies}:
            yield "/abort", {}
        yield "/resign", {} if viewer is None else {"id": ""}

    def _elsewhere(self, transcript: str) -> Iterator[tuple[str, Any]]:
        """Yield what can be done with a match, or with what one knows of it, beside it: nothing yet."""
        seats = [{"kind": "human"}, {"kind": "human"}]
        yield "/matches", {"game": "tyrus", "seats": seats, "from": {"match": self.ask.match, "ply": 1}}
        yield "/matches", {"game": "tyrus", "seats": seats, "from": {"transcript": transcript}}
        yield "/replay", {"transcript": transcript, "seat": self.viewer, "legal": True}
        yield "/replay/why", {"transcript": transcript, "seat": self.actor, "target": "tile:s1"}

    def _hear(self) -> None:
        """Listen from the first event on, and from now on; go on listening. Listen where one may not."""
        self.ask.listen({"since": 0}, self.match.ply)
        self.ask.listen({}, 1)
        wrong = ["{", json.dumps({"key": "wrong"})]
        assert [self.ask.knock(hello) for hello in wrong] == [4400, 4401]

    def _play(self) -> None:
        """Let who is to move play, where that reveals nothing: of others the tile is not the same."""
        match, mover = self.match, self.match.to_move
        assert mover is not None
        if completes_an_election(match):
            return
        action = self.rng.choice(match.legal())
        alike = [each for each in self.worlds[1].legal() if each % BUILDINGS == action % BUILDINGS]
        actions = (action, action if mover == self.viewer else self.rng.choice(alike))
        for _ in range(2):  # the second is the same request again
            wanted = [{"ply": match.ply, "action": each, "id": "one"} for each in actions]
            assert self.ask.act(mover, "/actions", *wanted) == 200
        assert self.ask.act(self.actor, "/undo", {"ply": match.ply + 1}) == 422
        match.play(action)

    def _go_back(self) -> None:
        """Ask to go back to before one of one's own actions; the other agrees, or not."""
        own = [number for number, ply in enumerate(self.match.plies) if ply.actor == self.actor]
        if own:
            assert self.ask.act(self.actor, "/takeback", {"ply": self.rng.choice(own), "id": "two"}) == 200
            assert self.ask.act(self.other, "/takeback", {"agree": self.rng.random() < 0.7}) == 200

    def _do_the_rest(self) -> None:
        """Do all that a seat can do beside playing, read what it led to, and change the key."""
        ask, actor, seat = self.ask, self.actor, f"/seats/{self.actor}"
        hours, away = (f"{seat}/hours", _OF_A_SEAT["/hours"]), (f"{seat}/away", _OF_A_SEAT["/away"])
        if self.clock == "live":
            assert ask.act(actor, "/pause", {"on": True}) == 200
            assert ask.act(self.other, "/pause", {"agree": True}) == 200
            assert ask.act(actor, "/pause", {"on": False}) == 200
        if self.clock == "days":
            assert [ask.act(actor, *wanted) for wanted in (hours, away)] == [200, 200]
        else:
            ask.refuse(actor, hours, away)
        if self.clock != "live":
            ask.refuse(actor, ("/pause", {"on": True}))
        assert ask.act(actor, f"{seat}/notice", {}) == 200
        assert ask.act(self.other, "/talk", {"text": "Hello", "id": "three"}) == 200
        assert ask.act(actor, "/talk", {"text": "Hello", "id": "three"}) == 200
        ask.feed(actor)
        reads = ("", f"/events?since={self.match.ply - 9}", "/transcript", "/proof")
        assert {answer.status for answer in ask(*(ask.request("GET", path) for path in reads))} == {200}
        assert ask.act(actor, f"{seat}/erase", {}) == 200
        ask.change_key(actor, NEW_KEY)
        if actor == self.viewer:
            ask.listen({}, 1)

    def _give_up(self) -> None:
        """End it: now all hands are shown, and still nothing else, nor anything of what was before."""
        since = self.rng.randrange(self.match.ply)
        ends = [("POST", "/resign"), ("DELETE", f"/seats/{self.actor}")]
        if not {0, 1} <= {ply.actor for ply in self.match.plies}:
            ends.append(("POST", "/abort"))
        self.ask.end(self.actor, *self.rng.choice(ends), since=since)
        self.ask.refuse(self.actor, *_TOO_LATE.items())
        self.ask.rematch(self.actor)


_OF_A_SEAT: dict[str, Any] = {
    "/key": {"key": NEW_KEY},
    "/hours": {"from": "22:00", "to": "07:00", "zone": "Europe/Paris"},
    "/away": {"days": 1},
    "/notice": {},
    "/feed": {},
    "/erase": {},
}
_TOO_LATE: dict[str, Any] = {
    "/abort": {},
    "/takeback": {"ply": 0},
    "/hint": {},
}


def operations_of(houses: Sequence[House]) -> set[str]:
    """Return every route that both houses describe."""
    described, again = (house.ask("GET", "/schema").json() for house in houses)
    assert described == again
    return {
        f"{method.upper()} {path.removeprefix('/api').removesuffix('/')}"
        for path, methods in described["paths"].items()
        for method in methods
    }


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


def events_of(match: pelagos.Match, at: float) -> list[EventRecord]:
    """Return the events of a match as a server would have stored them."""
    actors = [None if ply.actor == pelagos.NATURE else ply.actor for ply in match.plies]
    return [
        EventRecord(number, "action", actor, {"action": ply.action}, at)
        for number, (actor, ply) in enumerate(zip(actors, match.plies, strict=True), start=1)
    ]


def questions(match: pelagos.Match, viewer: int | None) -> list[str]:
    """Return everything that can be asked why: all that is drawn, and every action."""
    things = TYRUS.views.things(match.view(viewer))
    return [*things, *map(str, range(TYRUS.num_actions))]


def completes_an_election(match: pelagos.Match) -> bool:
    """Tell whether the next tile reveals others: what they show may differ from then on."""
    return int(match.state.placed) % PLIES_OF_AN_ELECTION == PLIES_OF_AN_ELECTION - 1
