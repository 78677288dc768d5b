"""Running the server: rules are compiled and the database is ready before the port opens."""

import gc
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from types import FrameType

import uvicorn
from litestar import Litestar

from pelagos.engine.error import InvalidOption
from pelagos.server import garbage, log
from pelagos.server.load import load_rules
from pelagos.server.patience import PatientProtocol
from pelagos.server.setting import Settings, default_database, read_settings
from pelagos.server.workers import Workers, check_workers, shared_metrics
from pelagos.store.store import Store

PORT = 8040
_PING_S = 20
_OPENS_WITHIN_S = 10
_STOPS_WITHIN_S = 3
_SWITCHES_S = 0.001  # what writes waits no longer than this for what answers
_WAITING = 2048  # connections that are not accepted yet
_UNREAD = 1 << 18  # bytes that the system keeps for who does not read, else as much as 4 MB for each


def serve(
    *,
    host: str,
    port: int | None,
    database: str | None,
    announce: Callable[[str], None],
    opens: bool,
    workers: int = 1,
) -> None:
    """Serve until interrupted; ``port`` ``None`` is ours if it is free, else any. ``opens`` a browser."""
    settings = read_settings()
    url = database or default_database()
    check_workers(workers, url)
    log.configure(settings.log)
    with ExitStack() as stack:
        bound = stack.enter_context(_bind(host, port))
        if workers > 1:
            stack.enter_context(shared_metrics())
        from pelagos.server.app import make_app  # noqa: PLC0415 - the metrics are in it, and know their folder now

        load_rules()
        garbage.set_aside()
        gc.enable()
        sys.setswitchinterval(_SWITCHES_S)
        Store(url).close()  # tables are made once, and what is wrong with the database is said now
        listening = stack.enter_context(_listen(bound, host, port))
        work = partial(_serve, listening, lambda: make_app(Store(url), settings), settings)
        shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host  # noqa: S104 - it is compared, not bound
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}"
        announce(address)
        if opens:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
        if workers > 1:
            Workers(workers, listening, work).run()
        else:
            work()


def _serve(listening: socket.socket, make: Callable[[], Litestar], settings: Settings) -> None:
    """Answer in this process until told to end; then finish what is being answered."""
    told: list[int] = []
    _on_signals(lambda number, _: told.append(number))
    app = make()
    config = uvicorn.Config(
        log.Requests(app) if settings.log == "json" else app,
        log_config=None,
        log_level="warning",
        access_log=False,  # it holds whole addresses
        proxy_headers=False,  # it would believe whoever is on this machine; see Limits.address
        http=PatientProtocol,
        ws="websockets-sansio",
        ws_ping_interval=_PING_S,
        ws_max_size=1 << 20,
        ws_per_message_deflate=False,  # slow, and what is small can unfold to much
        timeout_graceful_shutdown=_STOPS_WITHIN_S,
        backlog=1,
    )
    server = _Server(config)
    _on_signals(server.handle_exit)
    server.should_exit |= bool(told)  # while it was made
    server.run(sockets=[listening])


def _on_signals(do: Callable[[int, FrameType | None], None]) -> None:
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, do)


class _Server(uvicorn.Server):
    """A server that takes one connection at a time, so that other workers have their share of a crowd."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and let connections wait: the configured backlog is also how many are taken at a time."""
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(_WAITING)


def _bind(host: str, port: int | None) -> socket.socket:
    """Return a bound socket, so that a port that is taken is known before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in (PORT, 0) if port is None else (port,):
        # The protocol is named so that asyncio sends small answers at once: 3 ms, not 45.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD)
        try:
            bound.bind((host, candidate))
        except (OSError, OverflowError) as error:
            bound.close()
            if candidate == 0 or port is not None:
                raise _refusal(host, candidate, error) from error
        else:
            return bound
    raise AssertionError("unreachable")


def _listen(bound: socket.socket, host: str, port: int | None) -> socket.socket:
    """Let connections in, at another port where somebody who bound ours as well was faster."""
    try:
        bound.listen(_WAITING)
    except OSError as error:
        if port is not None:
            raise _refusal(host, port, error) from error
        bound.close()
        bound = _bind(host, 0)
        bound.listen(_WAITING)
    return bound


def _refusal(host: str, port: int, error: Exception) -> InvalidOption:
    return InvalidOption(f"cannot listen on {host}:{port}: {getattr(error, 'strerror', None) or error}")


def _open_browser(address: str) -> None:
    """Open the page once the server answers."""
    import urllib.request  # noqa: PLC0415 - 50 ms that a server alone does not need
    import webbrowser  # noqa: PLC0415 - nor this

    ends = time.monotonic() + _OPENS_WITHIN_S
    while time.monotonic() < ends:
        try:
            with urllib.request.urlopen(f"{address}/api/health"):  # noqa: S310 - our own address
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
