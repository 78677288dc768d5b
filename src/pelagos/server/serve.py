"""Running the server: rules are compiled and the database is ready before the port opens."""

import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import platformdirs
import uvicorn

from pelagos.bots.warm import STEPS
from pelagos.engine.error import InvalidOption
from pelagos.engine.warm import warm
from pelagos.server.app import make_app
from pelagos.server.patience import PatientProtocol
from pelagos.server.setting import read_settings
from pelagos.store.store import Store

PORT = 8040
_PING_S = 20
_OPENS_WITHIN_S = 10
_STOPS_WITHIN_S = 3


def default_database() -> str:
    """Return the URL of the database in the user's data directory, which is made if need be."""
    folder = platformdirs.user_data_path("pelagos")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidOption(f"--database: cannot make {str(folder)!r}: {error.strerror}") from error
    return f"sqlite:///{folder / 'pelagos.sqlite'}"


def serve(
    *, host: str, port: int | None, database: str | None, announce: Callable[[str], None], opens: bool
) -> None:
    """Serve until interrupted; ``port`` ``None`` is ours if it is free, else any. ``opens`` a browser."""
    settings = read_settings()
    listening = _listen(host, port)
    with listening:
        for _ in warm(STEPS):
            pass
        app = make_app(Store(database or default_database()), settings)
        shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host  # noqa: S104 - it is compared, not bound
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}"
        announce(address)
        if opens:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
        config = uvicorn.Config(
            app,
            log_level="warning",
            http=PatientProtocol,
            ws="websockets-sansio",
            ws_ping_interval=_PING_S,
            ws_max_size=1 << 20,
            timeout_graceful_shutdown=_STOPS_WITHIN_S,
        )
        with suppress(KeyboardInterrupt):  # the way to stop it, and no mistake
            uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int | None) -> socket.socket:
    """Return a bound socket, so that a port that is taken is known before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in (PORT, 0) if port is None else (port,):
        # The protocol is named so that asyncio sends small answers at once: 3 ms, not 45.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listening.close()
            reason = getattr(error, "strerror", None) or str(error)
            if candidate == 0 or port is not None:
                raise InvalidOption(f"cannot listen on {host}:{candidate}: {reason}") from error
        else:
            return listening
    raise AssertionError("unreachable")


def _open_browser(address: str) -> None:
    """Open the page once the server answers."""
    ends = time.monotonic() + _OPENS_WITHIN_S
    while time.monotonic() < ends:
        try:
            with urllib.request.urlopen(f"{address}/api/health"):  # noqa: S310 - our own address
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
