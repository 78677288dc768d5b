"""How answers leave: what is written to a connection in one go of the event loop is sent at once.

Uvicorn writes the head and the body of an answer one by one, and a socket every message; each would be a call
of the system, and would wake the reader up.
"""

import asyncio
from typing import Any


class Gathered:
    """A transport that gathers what is written until whoever writes has let the event loop go on."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write soon."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)

    def close(self) -> None:
        """Write what is gathered, then close."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
