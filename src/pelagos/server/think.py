"""Where bots think: threads beside the event loop, niced, first come first served."""

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from pelagos.bots import Bot
from pelagos.bots.analysis import Advice, analyse
from pelagos.bots.levels import GUARD_S
from pelagos.bots.search import SearchBot
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen
from pelagos.server import metric

_NICE = 10


class Thinkers:
    """As many threads as there are cores but one, at least one."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or max(1, (os.cpu_count() or 1) - 1)
        self._pool = ThreadPoolExecutor(self.threads, "think", _be_nice)
        self._waiting = 0

    @property
    def num_free(self) -> int:
        """How many more may come before they would wait long."""
        return max(0, 2 * self.threads - self._waiting)

    async def decide(self, bot: Bot, seen: Seen) -> int:
        """Return what a bot chooses; while many wait, each has less time for its turn."""
        self._waiting += 1
        try:
            with metric.BOTS.track_inprogress():
                return await asyncio.get_running_loop().run_in_executor(self._pool, self._decide, bot, seen)
        finally:
            self._waiting -= 1

    async def advise(self, match: Match, seat: int, longest_s: float) -> list[Advice]:
        """Return what a strong bot thinks of the legal actions of ``seat``, from what that knows."""
        self._waiting += 1
        try:
            budget_s = longest_s * min(1.0, self.threads / self._waiting)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._pool, lambda: analyse(match, seat, budget_s=budget_s, seed=0)
            )
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Begin nothing more; what is being thought about may end."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _decide(self, bot: Bot, seen: Seen) -> int:
        if isinstance(bot, SearchBot):
            bot.guard_s = GUARD_S * min(1.0, self.threads / self._waiting)
        return bot.decide(seen)


def make_bot(level: int, seed: int) -> SearchBot:
    """Return the bot of a seat."""
    return SearchBot(level=level, seed=seed)


def _be_nice() -> None:
    """Let the event loop go first: where threads have a priority of their own, this one's is low."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
