"""How much can the server carry? Beside boardgame.io's, under many matches at once, and from a cold port.

``--full`` seats 1,000 matches with 2,000 sockets and presses longer; without it, what fits into 45 s.
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from _boardgameio import PeerBreakthrough, PeerPlacing, serve_peer
from _house import Served, postgresql, serve
from _load import Load, bots_thinking, press, seated
from _row import Row, against, race, read_options, report, within
from _table import PelagosTable, Table
from _wire import Client

MATCHES_AT_ONCE = 64
WORKERS = os.cpu_count() or 1  # as docs/hosting.md advises; boardgame.io's is one process
ROUNDS, ROUNDS_HIDDEN, ROUND_S = 5, 3, 1.5

PER_S = 200
BOTS = 8
STARTS_S = 2.0  # the goal for a warm start
P99_MS, P99_WITH_BOTS_MS = 150.0, 250.0

Make = Callable[[Client, random.Random], Awaitable[Table]]


@dataclass(frozen=True)
class Size:
    """How much of the load is measured."""

    matches: int
    seconds: float


BRIEF, FULL = Size(150, 3), Size(1000, 30)


class Crowd:
    """Matches at one server, in each of which the next action follows as soon as both have heard the last."""

    def __init__(self, make: Make, port: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._make = make
        self._client = Client(port)
        self._rng = random.Random(1)
        self._tables: list[Table] = []
        self.medians_ms: list[float] = []
        self.client_shares: list[float] = []

    def play(self) -> float:
        """Play for a while and return the actions a second."""
        return self._loop.run_until_complete(self._play())

    def close(self) -> None:
        """Leave all matches."""
        for table in self._tables:
            table.close()
        self._client.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _play(self) -> float:
        while len(self._tables) < MATCHES_AT_ONCE:
            self._tables.append(await self._seat())
        waits: list[float] = []
        began, used = time.perf_counter(), time.process_time()

        async def play(number: int) -> None:
            while time.perf_counter() < began + ROUND_S:
                waits.append(await self._tables[number].turn())
                if self._tables[number].is_over:
                    self._tables[number].close()
                    self._tables[number] = await self._seat()

        await asyncio.gather(*map(play, range(MATCHES_AT_ONCE)))
        passed = time.perf_counter() - began
        self.medians_ms.append(statistics.median(waits) * 1000)
        self.client_shares.append((time.process_time() - used) / passed)
        return len(waits) / passed

    async def _seat(self) -> Table:
        table = await self._make(self._client, self._rng)
        await table.sit_down()
        return table


def peer_rows() -> list[Row]:
    """Race our server against boardgame.io's, in turn, on one PostgreSQL: at the same game, and at Tyrus.

    Tyrus is played against a game as long with hidden hands, but without draws, counts or words for what
    may be played: there it is enough to be faster at all.
    """
    same: tuple[Make, Make] = partial(PelagosTable.make, game="breakthrough"), PeerBreakthrough.make
    with postgresql() as database, serve_peer(database) as port, serve(database, workers=WORKERS) as served:
        ours, peer, ratio, medians = race_crowds(
            Crowd(same[0], served.port), Crowd(same[1], port), rounds=ROUNDS
        )
        crowds = Crowd(PelagosTable.make, served.port), Crowd(PeerPlacing.make, port)
        hidden = race_crowds(*crowds, rounds=ROUNDS_HIDDEN)
    return [
        against("server-vs-boardgameio", ours, peer, "actions/s", ratio=ratio, goal=3),
        against("median-vs-boardgameio", *medians, "ms", ratio=medians[1] / medians[0], goal=1),
        against("tyrus-vs-boardgameio", *hidden[:2], "actions/s", ratio=hidden[2], goal=1),
    ]


def race_crowds(*crowds: Crowd, rounds: int) -> tuple[float, float, float, list[float]]:
    """Return the actions a second of ours and theirs, how often as many ours are, and the median waits."""
    ours, peer, ratio = race(crowds[0].play, crowds[1].play, rounds=rounds)
    medians = [statistics.median(crowd.medians_ms) for crowd in crowds]
    shares = [statistics.median(crowd.client_shares) for crowd in crowds]
    for crowd in crowds:
        crowd.close()
    say(f"clients took {shares[0]:.2f} of a core with us, {shares[1]:.2f} with boardgame.io")
    return ours, peer, ratio, medians


async def load_rows(served: Served, size: Size) -> list[Row]:
    """Press the server alone, then while bots think."""
    client = Client(served.port)
    async with seated(client, size.matches) as tables:
        alone = await press(tables, per_s=PER_S, seconds=size.seconds)
        async with bots_thinking(client, BOTS):
            beside_bots = await press(tables, per_s=PER_S, seconds=size.seconds)
    client.close()
    return [
        *rows_of(f"{size.matches}-matches", alone, goal=P99_MS),
        *rows_of(f"{size.matches}-matches-{BOTS}-bots", beside_bots, goal=P99_WITH_BOTS_MS),
    ]


def rows_of(name: str, load: Load, *, goal: float) -> list[Row]:
    """Return the slowest percent of the actions, and how many went wrong."""
    say(
        f"{name}: {len(load.waits_s)} actions, median {load.percentile_ms(0.5):.0f} ms, "
        f"clients took {load.client_share:.2f} of a core{''.join(f', {error}' for error in load.errors[:3])}"
    )
    return [
        within(f"{name}-p99", load.percentile_ms(0.99), "ms", goal=goal),
        within(f"{name}-errors", len(load.errors), "errors", goal=0),
    ]


def say(text: str) -> None:
    """Say what is worth knowing beside the rows."""
    print(f"bench: {text}", file=sys.stderr)


def rows(size: Size) -> list[Row]:
    """Return every row of this benchmark."""
    raced = peer_rows()
    with tempfile.TemporaryDirectory(prefix="pelagos-bench-") as folder:
        database = f"sqlite:///{folder}/bench.sqlite"
        with serve(database):
            pass  # now its tables are made, as those of whoever starts it again
        with serve(database) as served:
            start = within("start-to-first-answer", served.start_s, "s", goal=STARTS_S)
            return [*raced, *asyncio.run(load_rows(served, size)), start]


if __name__ == "__main__":
    options = read_options(full="1,000 matches with 2,000 sockets for minutes, not what fits into 45 s")
    report(partial(rows, FULL if options.full else BRIEF), options)
