"""Nothing is lost: the server is killed again and again while clients play, and all it acknowledged stands.

Clients behave as the page does. An answer that does not come is asked for again, in the same words, until it
comes; half of them give their requests an ``id``. When everybody has an answer again, what clients know is
compared with what is stored: the same actions in the same order, no more and no less; events that fold into a
match; the views that were answered; transcripts that say the same.
"""

import json
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from tests.postgres import Postgres
from tests.server.house import House

import pelagos
from pelagos.server import show
from pelagos.server.ledger import Ledger
from pelagos.store.store import Store

PLAYERS = 8
ACTIONS_PER_KILL = 100
GAMES = ("tyrus", "mykerinos", "minos")
_ANSWERED_WITHIN_S = 60
_TRIES_FOR_S = 10
_TRIES_AGAIN_S = 0.05
_LATEST_S = 0.03  # a kill comes up to so long after an action, so that it meets any part of the next ones
_FAULT = 500


class Budget:
    """How many actions are still to be played, by all together."""

    def __init__(self, num: int) -> None:
        self.num = num
        self.taken = 0
        self.is_broken = False  # somebody has failed, and nobody needs to go on
        self._lock = threading.Lock()

    def take(self) -> bool:
        """Take one action, if there is one left."""
        with self._lock:
            has_more = self.taken < self.num and not self.is_broken
            self.taken += has_more
            return has_more


@dataclass
class Known:
    """What the clients of a match were told: what they played, and the last answer to each seat."""

    match: str
    keys: list[str]
    played: list[tuple[int, int]] = field(default_factory=list)
    bodies: dict[int, dict[str, Any]] = field(default_factory=dict)


class Player:
    """Plays both seats of a match, and another match when one is over."""

    def __init__(self, house: House, number: int, rng: random.Random) -> None:
        self._connection = HTTPConnection("127.0.0.1", house.port, timeout=_TRIES_FOR_S)
        self._has_ids = number % 2 == 0
        self._rng = rng
        self._budget = Budget(0)
        self.known: list[Known] = []

    def play(self, budget: Budget) -> None:
        """Play until no action is left."""
        self._budget = budget
        try:
            while budget.take():
                if not self.known or self._is_over():
                    self._make_match()
                self._act(self.known[-1])
        except BaseException:
            budget.is_broken = True
            raise

    def close(self) -> None:
        self._connection.close()

    def _is_over(self) -> bool:
        return any(body["status"] == "over" for body in self.known[-1].bodies.values())

    def _make_match(self) -> None:
        """Make a match with a key of our own, so that a lost answer makes no second one."""
        wanted = {
            "game": self._rng.choice(GAMES),
            "seats": [{"kind": "human"}] * 2,
            "key": secrets.token_hex(16),
        }
        made = self._ask("POST", "", None, wanted)
        known = Known(made["match"], [seat["key"] for seat in made["seats"]])
        known.bodies = {seat: self._ask("GET", f"/{known.match}", key) for seat, key in enumerate(known.keys)}
        self.known.append(known)

    def _act(self, known: Known) -> None:
        seat = next(iter(known.bodies.values()))["to_move"]
        body = known.bodies[seat]
        action = self._rng.choice(body["legal"])["action"]
        wanted = {"ply": body["ply"], "action": action}
        if self._has_ids:
            wanted["id"] = secrets.token_hex(8)
        after = self._ask("POST", f"/{known.match}/actions", known.keys[seat], wanted)
        known.played.append((seat, action))
        known.bodies = {seat: after}
        if after["to_move"] not in (seat, None):  # only the seat itself is told what it may play
            known.bodies = {
                after["to_move"]: self._ask("GET", f"/{known.match}", known.keys[after["to_move"]])
            }

    def _ask(self, method: str, path: str, key: str | None, wanted: Any = None) -> Any:
        """Ask until there is an answer, whatever happens to the server meanwhile."""
        headers = {"Content-Type": "application/json"}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        ends = time.monotonic() + _ANSWERED_WITHIN_S
        while True:
            try:
                status, text = self._try(method, f"/api/matches{path}", headers, json.dumps(wanted))
            except (OSError, HTTPException) as error:
                self._connection.close()  # the next try opens it again
                status, text = _FAULT, repr(error)
            if status < _FAULT:
                assert status in (200, 201), f"{method} {path} {wanted}: {status} {text}"
                return json.loads(text)
            if self._budget.is_broken or time.monotonic() > ends:
                raise AssertionError(f"{method} {path}: no answer: {text}")
            time.sleep(_TRIES_AGAIN_S)

    def _try(self, method: str, path: str, headers: dict[str, str], body: str) -> tuple[int, str]:
        self._connection.request(method, path, None if method == "GET" else body, headers)
        answer = self._connection.getresponse()
        return answer.status, answer.read().decode()


def check(known: Known, store: Store, house: House) -> None:
    """Compare what the clients of a match know with what is stored of it, and what the server says."""
    record = store.find(known.match)
    assert record is not None, f"{known.match} is lost"
    ledger, stored, views = Ledger(record), [], {}
    for number, event in enumerate(store.events(known.match), start=1):
        assert event.seq == number, f"{known.match}: expected event {number}, got {event.seq}"
        ledger.apply(event)
        if event.kind == "action" and event.seat is not None:
            stored.append((event.seat, event.data["action"]))
        for seat, body in known.bodies.items():
            if body["seq"] == event.seq:
                views[seat] = msgspec.to_builtins(ledger.match.view(seat))
    assert stored == known.played, f"{known.match}: acknowledged {known.played}, stored {stored}"
    for seat, body in known.bodies.items():
        assert views.get(seat) == body["view"], f"{known.match}: seat {seat} was told something else"
    for seat, key in enumerate(known.keys):
        headers = {"Authorization": f"Bearer {key}"}
        told = house.ask("GET", f"/matches/{known.match}/transcript", headers=headers).text
        assert told == show.transcript(ledger, seat), f"{known.match}: another transcript for seat {seat}"
        if ledger.status == "over":
            again = pelagos.Match.from_transcript(told)
            assert again.state.tobytes() == ledger.match.state.tobytes(), f"{known.match} replays otherwise"


def play_round(house: House, strikes: list[Callable[[], None]], num: int, rng: random.Random) -> None:
    """Play ``num`` actions, a strike in the middle of every hundred of them, at least one."""
    with ExitStack() as stack:
        players = [Player(house, number, random.Random(rng.random())) for number in range(PLAYERS)]
        for player in players:
            stack.callback(player.close)
        while num > 0:
            budget = Budget(min(num, ACTIONS_PER_KILL))
            num -= budget.num
            touched = [max(0, len(player.known) - 1) for player in players]
            _play_through(rng.choice(strikes), players, budget, rng)
            _check_all(
                house,
                [
                    known
                    for player, first in zip(players, touched, strict=True)
                    for known in player.known[first:]
                ],
            )
        _check_all(house, [known for player in players for known in player.known])


def _play_through(
    strike: Callable[[], None], players: list[Player], budget: Budget, rng: random.Random
) -> None:
    """Let all play, strike at a random moment, and wait until everybody has all answers."""
    strikes_at = rng.randrange(budget.num)
    with ThreadPoolExecutor(len(players)) as pool:
        playing = [pool.submit(player.play, budget) for player in players]
        while budget.taken <= strikes_at and not budget.is_broken:
            time.sleep(0.001)
        time.sleep(rng.uniform(0, _LATEST_S))
        strike()
    failed = [error for each in playing if (error := each.exception()) is not None]
    if failed:
        raise max(failed, key=lambda error: "no answer" not in str(error))  # who only gave up knows less


def _check_all(house: House, known: list[Known]) -> None:
    with closing(Store(house.database)) as store:
        for each in known:
            check(each, store, house)


def run_sqlite(first: int, num: int) -> int:
    """Play the next ``num`` actions on SQLite."""
    with TemporaryDirectory() as folder, House(Path(folder)) as house:
        play_round(house, [house.restart], num, random.Random(first))
    return num


def run_postgresql(first: int, num: int) -> int:
    """Play the next ``num`` actions on PostgreSQL, which is killed too: beside the server, or under it."""
    with TemporaryDirectory() as folder, house_on_postgresql(Path(folder)) as (house, postgres):

        def restart_postgres() -> None:
            postgres.kill()
            postgres.restart()

        def restart_both() -> None:
            house.kill()
            restart_postgres()
            house.restart()

        play_round(house, [house.restart, restart_postgres, restart_both], num, random.Random(first))
    return num


@contextmanager
def house_on_postgresql(folder: Path) -> Iterator[tuple[House, Postgres]]:
    """Open a house on a PostgreSQL of its own."""
    with Postgres() as postgres, postgres.database() as url, House(folder, database=url) as house:
        yield house, postgres
        house.close()
