"""Many matches at once, and actions that come at a steady rate whether the server keeps up or not."""

import asyncio
import json
import math
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from _table import PelagosTable, Table
from _wire import Client, WrongAnswer

_AT_ONCE = 16  # clients who sit down at the same time
_LEVEL = 8
_LOOKS_S = 0.5


@dataclass
class Load:
    """How long each action took until every watcher was told, and how often something went wrong."""

    waits_s: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    client_share: float = 0.0  # of a core, taken by the clients

    def percentile_ms(self, share: float) -> float:
        """Return the wait that this share of the actions did not exceed."""
        return sorted(self.waits_s)[math.ceil(share * len(self.waits_s)) - 1] * 1000


@asynccontextmanager
async def seated(client: Client, num: int) -> AsyncIterator[list[Table]]:
    """Make matches of two people, each with its socket open."""
    rng, free, tables = random.Random(1), asyncio.Semaphore(_AT_ONCE), list[Table]()

    async def seat() -> None:
        async with free:
            table = await PelagosTable.make(client, rng)
            await table.sit_down()
            tables.append(table)

    await asyncio.gather(*(seat() for _ in range(num)))
    try:
        yield tables
    finally:
        for table in tables:
            table.close()


async def press(tables: list[Table], *, per_s: float, seconds: float) -> Load:
    """Let actions come at their times, each at a table that has none under way.

    A wait counts from when the action was due, so that a server that stands still is charged for all who
    would have acted meanwhile.
    """
    load, idle, rng = Load(), list(tables), random.Random(2)
    turns: set[asyncio.Task[None]] = set()

    async def turn(table: Table, due: float) -> None:
        try:
            load.waits_s.append(await table.turn(due))
            if not table.is_over:
                idle.append(table)
        except (WrongAnswer, TimeoutError) as error:
            load.errors.append(repr(error))

    began, used = time.perf_counter(), time.process_time()
    for number in range(round(per_s * seconds)):
        due = began + number / per_s
        await asyncio.sleep(due - time.perf_counter())
        if not idle:
            load.errors.append("no table is free: the server does not keep up")
            continue
        at = rng.randrange(len(idle))
        idle[at], idle[-1] = idle[-1], idle[at]
        task = asyncio.ensure_future(turn(idle.pop(), due))
        turns.add(task)
        task.add_done_callback(turns.discard)
    await asyncio.gather(*turns)
    load.client_share = (time.process_time() - used) / (time.perf_counter() - began)
    load.errors += ["a socket was closed" for table in tables if table.is_broken]
    return load


@asynccontextmanager
async def bots_thinking(client: Client, num: int) -> AsyncIterator[None]:
    """Keep ``num`` matches going in which the strongest bots play each other."""
    wanted = {"game": "tyrus", "seats": [{"kind": "bot", "level": _LEVEL}] * 2}

    async def play() -> None:
        while True:
            made = json.loads(await client.ask("POST", "/api/matches", json.dumps(wanted).encode()))
            status = "playing"
            while status != "over":  # the first look wakes them up
                status = json.loads(await client.ask("GET", f"/api/matches/{made['match']}"))["status"]
                await asyncio.sleep(_LOOKS_S)

    playing = [asyncio.ensure_future(play()) for _ in range(num)]
    try:
        yield
    finally:
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise WrongAnswer(f"bots stopped playing: {ended!r}")
