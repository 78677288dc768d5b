"""What a house counts about itself, for Prometheus: no label names a match, a seat or a person.

Litestar counts requests. The rest is counted where it happens, by ``inc`` and ``dec``, or by ``count`` for
what lives a while. Of several workers, whichever is asked adds up all of them.
"""

import ipaddress
import weakref
from collections.abc import Sequence
from functools import partial

from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import Gauge

from pelagos.server.limit import Connection, Limits
from pelagos.server.setting import Settings

_gauge = partial(Gauge, multiprocess_mode="livesum")  # over the workers that live

TABLES = _gauge("pelagos_tables", "Tables in memory")
SOCKETS = _gauge("pelagos_sockets", "Live sockets that are open")
BOTS = _gauge("pelagos_bots_waiting", "Bots whose decision is awaited, those that think among them")

REQUESTS = PrometheusConfig(
    app_name="pelagos", prefix="pelagos", group_path=True, scopes={ScopeType.HTTP}
).middleware


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
