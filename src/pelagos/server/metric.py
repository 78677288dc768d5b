"""What a house counts about itself, for Prometheus: no label names a match, a seat or a person.

All is counted where it happens, by ``inc`` and ``dec``, or by ``count`` for what lives a while. Of several
workers, whichever is asked adds up all of them.
"""

import ipaddress
import time
import weakref
from collections.abc import Sequence
from functools import cache, partial

from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusController
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Gauge, Histogram

from pelagos.server.limit import Connection, Limits
from pelagos.server.setting import Settings

_gauge = partial(Gauge, multiprocess_mode="livesum")  # over the workers that live

TABLES = _gauge("pelagos_tables", "Tables in memory")
SOCKETS = _gauge("pelagos_sockets", "Live sockets that are open")
BOTS = _gauge("pelagos_bots_waiting", "Bots whose decision is awaited, those that think among them")

_LABELS = ("app_name", "method", "path", "status_code")
_REQUESTS = Counter("pelagos_requests_total", "Requests that were answered", _LABELS)
_ERRORS = Counter("pelagos_requests_error_total", "Requests that failed by a fault of ours", _LABELS)
_DURATION = Histogram("pelagos_request_duration_seconds", "How long requests took", _LABELS)
_IN_PROGRESS = _gauge("pelagos_requests_in_progress", "Requests that are being answered")
_FAULT = 500


def count_requests(app: ASGIApp) -> ASGIApp:
    """Count requests by method, route and status; Litestar's own middleware takes five times as long."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), _FAULT

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        _IN_PROGRESS.inc()
        try:
            await app(scope, receive, note)
        finally:
            _IN_PROGRESS.dec()
            answered, duration = _counters(scope["method"], scope["path_template"], status)
            for counter in answered:
                counter.inc()
            duration.observe(time.perf_counter() - began)

    return counted


@cache
def _counters(method: str, path: str, status: int) -> tuple[list[Counter], Histogram]:
    labels = ("pelagos", method, path, str(status))
    counters = [_REQUESTS, _ERRORS] if status >= _FAULT else [_REQUESTS]
    return [each.labels(*labels) for each in counters], _DURATION.labels(*labels)


def count(gauge: Gauge, thing: object) -> None:
    """Count a thing for as long as it lives."""
    gauge.inc()
    weakref.finalize(thing, gauge.dec).atexit = False


def count_sockets(app: ASGIApp) -> ASGIApp:
    """Count the sockets of the routes around which this is put."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        with SOCKETS.track_inprogress():
            await app(scope, receive, send)

    return counted


async def keep_near(connection: Connection, _: BaseRouteHandler) -> None:
    """Show the metrics to the addresses of the settings; for others there are none."""
    limits: Limits = connection.app.state.limits
    settings: Settings = connection.app.state.settings
    is_near = is_among(limits.address(connection), settings.metrics_from)
    if limits.is_through_a_stranger(connection) or not is_near:
        raise NotFoundException


def is_among(address: str, networks: Sequence[str]) -> bool:
    """Tell whether an address is in one of the networks."""
    try:
        given = ipaddress.ip_address(address)
    except ValueError:
        return False
    plain = getattr(given, "ipv4_mapped", None) or given
    return any(plain in ipaddress.ip_network(network) for network in networks)


class Metrics(PrometheusController):
    """The page that Prometheus reads."""

    include_in_schema = False  # it is for the host, not for players
    guards = (keep_near,)
