"""How fast anybody may ask: a bucket of tokens for each, which fills up again steadily.

Litestar's own limits count within fixed windows, and know no burst.
"""

import math
import time
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from pelagos.server import problem
from pelagos.server.setting import Settings

_MANY_BUCKETS = 10_000  # then those that are full again are forgotten

Connection = ASGIConnection[Any, Any, Any, State]


class Limiter:
    """Buckets of ``burst`` tokens, filled with ``per_s`` a second."""

    def __init__(self, per_s: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_s = per_s
        self._burst = burst
        self._clock = clock
        self._many = _MANY_BUCKETS
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def take(self, who: str) -> float:
        """Take a token and return 0, or take none and return the seconds until there is one."""
        now = self._clock()
        if len(self._buckets) >= self._many:
            self._forget(now)
        tokens = self._filled(self._buckets.get(who, (float(self._burst), now)), now)
        if tokens < 1:
            self._buckets[who] = tokens, now
            return (1 - tokens) / self._per_s
        self._buckets[who] = tokens - 1, now
        return 0.0

    def _forget(self, now: float) -> None:
        """Forget who has a full bucket again."""
        kept = [(who, each) for who, each in self._buckets.items() if self._filled(each, now) < self._burst]
        self._buckets = dict(kept)
        self._many = max(_MANY_BUCKETS, 2 * len(kept))

    def _filled(self, bucket: tuple[float, float], now: float) -> float:
        tokens, at = bucket
        return min(float(self._burst), tokens + (now - at) * self._per_s)


class Limits:
    """The limits of a house."""

    def __init__(self, settings: Settings) -> None:
        self.actions = Limiter(settings.actions_per_s, settings.actions_burst)
        self.talk = Limiter(settings.talk_per_s, settings.talk_burst)
        self.reads = Limiter(settings.reads_per_s, settings.reads_burst)
        self.matches = Limiter(settings.matches_per_min / 60, math.ceil(settings.matches_per_min))
        self.seats = Limiter(settings.seats_per_min / 60, math.ceil(settings.seats_per_min))
        self._proxies = set(settings.proxies)

    def address(self, connection: Connection) -> str:
        """Return where a request comes from; what it says of itself counts only from a proxy of ours."""
        host = connection.client.host if connection.client else ""
        named = ",".join(
            connection.headers.getall("x-forwarded-for", [])
        )  # a proxy may add a line of its own
        while host in self._proxies and named:
            named, _, host = (part.strip() for part in named.rpartition(","))
        return host

    def is_through_a_stranger(self, connection: Connection) -> bool:
        """Tell whether a proxy that is not ours passed a request on: whoever sent it is not known."""
        host = connection.client.host if connection.client else ""
        return "x-forwarded-for" in connection.headers and host not in self._proxies


def _limits(connection: Connection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def _spend(limiter: Limiter, who: str) -> None:
    wait_s = limiter.take(who)
    if wait_s > 0:
        raise problem.too_fast(math.ceil(wait_s))


async def limit_reads(connection: Connection, _: BaseRouteHandler) -> None:
    """Let a seat, or an address without one, read only so fast; who asks of a match is known by then."""
    seat = connection.scope["state"].get("seat")
    if seat is None:
        limit_address(connection)
    else:
        _spend(_limits(connection).reads, f"{connection.path_params['match']} {seat}")


def limit_address(connection: Connection) -> None:
    """Let an address read, or try keys, only so fast."""
    _spend(_limits(connection).reads, _limits(connection).address(connection))


async def limit_matches(connection: Connection, _: BaseRouteHandler) -> None:
    """Let an address make only so many matches."""
    _spend(_limits(connection).matches, _limits(connection).address(connection))


async def limit_seats(connection: Connection, _: BaseRouteHandler) -> None:
    """Let an address take only so many seats."""
    _spend(_limits(connection).seats, _limits(connection).address(connection))


async def limit_talk(connection: Connection, _: BaseRouteHandler) -> None:
    """Let a seat talk only so fast."""
    match, seat = connection.path_params["match"], connection.scope["state"]["seat"]
    _spend(_limits(connection).talk, f"{match} {seat}")


async def limit_actions(connection: Connection, _: BaseRouteHandler) -> None:
    """Let a seat act only so fast; who asks is known by then."""
    match, seat = connection.path_params["match"], connection.scope["state"]["seat"]
    _spend(_limits(connection).actions, f"{match} {seat}")
