"""What a house writes to its standard error: warnings in words, or everything as one line of JSON each.

A request is told by its route, never by its address: nothing of its query, headers or body is written.
"""

import json
import logging
import time
from collections.abc import MutableMapping
from datetime import UTC, datetime
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

_LOGGER = logging.getLogger("pelagos.request")
_TEXT = "%(asctime)s %(levelname)s %(message)s"


def configure(kind: str) -> None:
    """Write what is logged, by libraries too: warnings as ``text``, or requests too as ``json``."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines() if kind == "json" else logging.Formatter(_TEXT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("pelagos").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Tell whether a fault is ours to know of: a client that sends no UTF-8 through a socket has its own."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def route_of(scope: MutableMapping[str, Any] | Scope) -> str:
    """Return the route that a request took, with its parameters unfilled."""
    return str(scope.get("path_template", "unknown"))


class _Lines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
        line |= getattr(record, "fields", None) or {"message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Requests:
    """An application around another, which logs each request, and each socket once it is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, then log."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        def note(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] in ("websocket.close", "websocket.disconnect"):
                status = message.get("code", 1000)

        async def heard() -> Any:
            message = await receive()
            note(message)
            return message

        async def sent(message: Message) -> None:
            note(message)
            await send(message)

        try:
            await self._app(scope, heard, sent)
        finally:
            ms = round(1000 * (time.perf_counter() - began), 1)
            method = scope.get("method", "WS")
            fields = {"method": method, "route": route_of(scope), "status": status, "ms": ms}
            _LOGGER.info("request", extra={"fields": fields})
