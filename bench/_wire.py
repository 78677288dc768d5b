"""HTTP and WebSocket clients that cost little: on one machine, what a client takes the server lacks.

They know just enough to talk to the servers of this bench on loopback, and are the same for both.
"""

import asyncio
import base64
import os
import time
import zlib
from collections.abc import Callable

OK = range(200, 300)
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FIN, _COMPRESSED, _MASKED = 0x80, 0x40, 0x80
_FLUSHED = b"\0\0\xff\xff"  # ends every compressed message, and is not sent
_KEPT_S = 2  # servers close idle connections sooner or later, just when they are used again
_OFFER = (
    "permessage-deflate; client_max_window_bits"  # as browsers do; whether it is taken up, servers decide
)

Told = Callable[[bytes, float], None]


class WrongAnswer(Exception):
    """A server did not do what a client asked for."""


class Client:
    """Asks over connections that are kept, as many as are needed at once."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: list[_Connection] = []

    async def ask(self, method: str, path: str, body: bytes = b"", key: str | None = None) -> bytes:
        """Return what the server answers, or raise ``WrongAnswer``."""
        connection = await self._take()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(body)}\r\n"
        if body:
            head += "Content-Type: application/json\r\n"
        if key is not None:
            head += f"Authorization: Bearer {key}\r\n"
        status, answer = await connection.ask(f"{head}\r\n".encode() + body)
        connection.used_at = time.monotonic()
        self._idle.append(connection)
        if status not in OK:
            raise WrongAnswer(f"{method} {path}: {status} {answer.decode()}")
        return answer

    async def _take(self) -> "_Connection":
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed and time.monotonic() - connection.used_at < _KEPT_S:
                return connection
            connection.transport.close()
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(_Connection, "127.0.0.1", self.port)
        return made

    def close(self) -> None:
        for connection in self._idle:
            connection.transport.close()


class _Connection(asyncio.Protocol):
    """One connection, which asks one thing at a time."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.is_closed = False
        self.used_at = 0.0
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._buffer = bytearray()

    def ask(self, request: bytes) -> "asyncio.Future[tuple[int, bytes]]":
        self._answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self._answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        end = buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(buffer[:end]).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r")[0] or 0)
        if len(buffer) >= end + 4 + length:
            answer, self._buffer = bytes(buffer[end + 4 : end + 4 + length]), bytearray()
            assert self._answer is not None
            if not self._answer.done():
                self._answer.set_result((int(head[9:12]), answer))

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(WrongAnswer(f"the connection was lost: {error}"))


class Socket(asyncio.Protocol):
    """A WebSocket that calls ``told`` with each message and the time at which it came."""

    _transport: asyncio.Transport

    def __init__(self, port: int, path: str, told: Told) -> None:
        self.is_closed = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: {_OFFER}\r\n\r\n"
        )
        self._told = told
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._buffer = bytearray()

    @classmethod
    async def open(cls, port: int, path: str, told: Told) -> "Socket":
        """Return an open socket."""
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(port, path, told), "127.0.0.1", port)
        await made._opened
        return made

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, text)

    def close(self) -> None:
        self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((_FIN | kind, _MASKED | size)) if size < 126 else bytes((_FIN | kind, _MASKED | 126))
        if size >= 126:
            head += size.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros leaves it as it is

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self._buffer += data
        if not self._opened.done() and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            self._take(*frame, at)

    def _shake_hands(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if head[9:12] != b"101":
            self._opened.set_exception(WrongAnswer(head.decode()))
            return False
        self._opened.set_result(None)
        self._buffer = bytearray(rest)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Return the first byte and the payload of the next frame, once it is all there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:begin])
        if len(buffer) < begin + size:
            return None
        payload = bytes(buffer[begin : begin + size])
        first = buffer[0]
        del buffer[: begin + size]
        return first, payload

    def _take(self, first: int, payload: bytes, at: float) -> None:
        kind = first & 0x0F
        if kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self._transport.close()
        elif kind == _TEXT:
            assert first & _FIN, "no server of this bench sends a message in parts"
            text = self._inflate.decompress(payload + _FLUSHED) if first & _COMPRESSED else payload
            self._told(text, at)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self._opened.done():
            self._opened.set_exception(WrongAnswer(f"the connection was lost: {error}"))
