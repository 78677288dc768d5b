"""Lines to a house: requests that follow each other without a pause, sockets, and the bytes that come."""

import json
import re
import socket
from typing import Any, NamedTuple

from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.uri import parse_uri

_ANSWERS_WITHIN_S = 60
_READ_AT_ONCE = 1 << 16
_SENT_WITH_EVERY_ANSWER = (
    b"date:",
    b"content-length:",
)  # the one differs in time, the other says nothing more


class Request(NamedTuple):
    """Something to ask for under ``/api``. ``wanted`` is sent as JSON, text as it is."""

    method: str
    path: str
    wanted: Any = None
    key: str | None = None
    language: str = "en"
    packed: bool = False

    def encode(self) -> bytes:
        """Return what is sent."""
        lines = [
            f"{self.method} /api{self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            f"Accept-Language: {self.language}",
            f"Accept-Encoding: {'gzip' if self.packed else 'identity'}",
        ]
        if self.key is not None:
            lines.append(f"Authorization: Bearer {self.key}")
        body = b""
        if self.method == "POST":
            body = (self.wanted if isinstance(self.wanted, str) else json.dumps(self.wanted)).encode()
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + body


class Answer(NamedTuple):
    """What came back: the head without the date and the length, and the content."""

    status: int
    head: bytes
    content: bytes

    def json(self) -> Any:
        return json.loads(self.content)


class Line:
    """A connection on which many requests may be under way; the house answers them in turn."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_ANSWERS_WITHIN_S)
        self._stream = self._socket.makefile("rb", _READ_AT_ONCE)

    def send(self, asked: bytes) -> None:
        self._socket.sendall(asked)

    def read(self) -> Answer:
        """Return the next answer."""
        lines, length = [self._stream.readline()], 0
        while (line := self._stream.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
            if not line.lower().startswith(_SENT_WITH_EVERY_ANSWER):
                lines.append(line)
        assert lines[0].startswith(b"HTTP/1.1 "), f"expected an answer, got {lines[0]!r}"
        assert length or b"transfer-encoding" not in b"".join(lines).lower(), (
            "expected the length of an answer"
        )
        return Answer(int(lines[0].split()[1]), b"".join(lines), self._stream.read(length))

    def close(self) -> None:
        self._stream.close()
        self._socket.close()


class Ear:
    """The live socket of a match, opened without a word."""

    def __init__(self, port: int, match: str) -> None:
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/matches/{match}/live"))
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_ANSWERS_WITHIN_S)
        self._protocol.send_request(self._protocol.connect())
        self._messages: list[bytes] = []
        self._is_open = False
        self._send()

    @property
    def code(self) -> int | None:
        """With which code the house has closed it."""
        return None if self._protocol.close_rcvd is None else self._protocol.close_rcvd.code

    def say(self, text: str) -> None:
        """Say hello, once the house listens."""
        while not self._is_open:
            assert self._receive(), "expected an open socket"
        self._protocol.send_text(text.encode())
        self._send()

    def hear(self, num: int | None = None) -> list[bytes]:
        """Return the next ``num`` messages, or all until the house closes it."""
        while num is None or len(self._messages) < num:
            if not self._receive():
                assert num is None, f"expected {num} messages, got {len(self._messages)} and code {self.code}"
                break
        heard, self._messages = self._messages[:num], self._messages[len(self._messages[:num]) :]
        return heard

    def close(self) -> None:
        self._socket.close()

    def _receive(self) -> bool:
        """Take in what comes next; tell whether more may come."""
        read = self._socket.recv(_READ_AT_ONCE)
        if read:
            self._protocol.receive_data(read)
        for event in self._protocol.events_received():
            if not isinstance(opcode := getattr(event, "opcode", None), Opcode):
                self._is_open = True
            elif opcode is Opcode.TEXT:
                self._messages.append(bytes(event.data))  # type: ignore[union-attr] # a frame
        self._send()
        return bool(read) and self.code is None

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._socket.sendall(data)


def seq_of(told: bytes) -> int | None:
    """Return which event a body or a message is after; no other answer has that."""
    found = re.search(rb'"status":"\w+","seq":(\d+),', told)
    return None if found is None else int(found[1])
