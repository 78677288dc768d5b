"""How long a client may take to say what it wants: a connection that sends half a request is closed."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pelagos.server.gather import Gathered

HEAD_S = 10.0  # for the first line and the headers
BODY_S = 10.0


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn's protocol, which would wait for the rest of a request for ever."""

    _giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn does
        """Wait for a first request, for a while."""
        super().connection_made(cast(asyncio.Transport, Gathered(transport, self.loop)))
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Wait for the rest of a request, for a while."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing."""
        self._stop()
        super().connection_lost(exc)

    def _watch(self) -> None:
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._stop()  # a request is complete up to its body, which its reader waits for
        elif self._giving_up is None:
            self._giving_up = self.loop.call_later(HEAD_S, self._give_up)

    def _stop(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _give_up(self) -> None:
        self._giving_up = None
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.transport.close()
