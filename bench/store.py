"""What does group commit bring? Appends a second of many matches, in groups and each on its own."""

import asyncio
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from _house import postgresql
from _row import Row, against, race, report
from pelagos.store.record import Change, EventRecord, MatchRecord
from pelagos.store.store import Store
from pelagos.store.writer import Writer

SECONDS = 0.8
ROUNDS = 3
# One match alone has nothing to share. On a busy machine it even loses: the writer's only thread waits longer
# for a core than one of several idle ones does.
GOALS = {1: 0.5, 16: 1.5, 64: 3.0}

Append = Callable[[Change], Awaitable[object]]


def new_match(name: str) -> Change:
    """Return a match as it is made."""
    return Change(name, [], MatchRecord(name, "tyrus", 1, {}, [], True, "", b"", None, None, 0.0))


async def append_all(append: Append, names: list[str]) -> float:
    """Append to all matches at once, one event after the other in each; return the appends a second."""
    begins = time.monotonic()
    counts = dict.fromkeys(names, 0)

    async def play(name: str) -> None:
        while time.monotonic() < begins + SECONDS:
            counts[name] += 1
            event = EventRecord(counts[name], "action", 0, {"action": 17, "id": "a"}, 0.0)
            await append(Change(name, [event]))

    await asyncio.gather(*map(play, names))
    return sum(counts.values()) / (time.monotonic() - begins)


def measure(store: Store, num: int, append: Append) -> float:
    """Return the appends a second of ``num`` new matches."""
    names = [secrets.token_urlsafe(16) for _ in range(num)]
    store.write(*map(new_match, names))
    return asyncio.run(append_all(append, names))


def rows_of(kind: str, url: str) -> Iterator[Row]:
    """Measure on one database."""
    with closing(Store(url)) as store, closing(Writer(store)) as writer:

        async def grouped(change: Change) -> None:
            await asyncio.wrap_future(writer.write(change))

        async def alone(change: Change) -> None:
            await asyncio.to_thread(store.write, change)

        for num, goal in GOALS.items():
            ours, peer, ratio = race(
                partial(measure, store, num, grouped), partial(measure, store, num, alone), rounds=ROUNDS
            )
            yield against(f"{kind}-{num}-grouped-vs-alone", ours, peer, "appends/s", ratio=ratio, goal=goal)


def rows() -> list[Row]:
    """Measure on both databases."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = {
            "sqlite": f"sqlite:///{folder / 'bench.sqlite'}",
            "postgresql": stack.enter_context(postgresql()),
        }
        return [row for kind, url in urls.items() for row in rows_of(kind, url)]


if __name__ == "__main__":
    report(rows)
