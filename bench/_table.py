"""A match and the two clients who play it, at either server: send an action, hear of it on both sockets."""

import asyncio
import json
import random
import time
from abc import ABC, abstractmethod

import msgspec

from _wire import Client, Socket

_SEATS = 2
_TOLD_WITHIN_S = 30


class Table(ABC):
    """Two seats that act in turn. Subclasses know what a server calls things."""

    def __init__(self) -> None:
        self.is_over = False
        self._missing = 0
        self._told: asyncio.Future[float] | None = None
        self._sockets: list[Socket] = []

    @property
    def is_broken(self) -> bool:
        """Whether a socket was closed by the server."""
        return any(socket.is_closed for socket in self._sockets)

    async def sit_down(self) -> None:
        """Open a socket for each seat, and wait until both know where the match stands."""
        told = self._expect()
        await self._open_sockets()
        await asyncio.wait_for(told, _TOLD_WITHIN_S)

    async def turn(self, began: float | None = None) -> float:
        """Let the seat to move act; return the seconds until both sockets were told all that came of it."""
        began = time.perf_counter() if began is None else began
        told = self._expect()
        await self._act()
        return await asyncio.wait_for(told, _TOLD_WITHIN_S) - began

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _expect(self) -> "asyncio.Future[float]":
        self._missing = _SEATS
        self._told = asyncio.get_running_loop().create_future()
        return self._told

    def _hear(self, at: float) -> None:
        """Note that one more socket was told."""
        self._missing -= 1
        if self._missing == 0 and self._told is not None and not self._told.done():
            self._told.set_result(at)

    @abstractmethod
    async def _open_sockets(self) -> None: ...

    @abstractmethod
    async def _act(self) -> None: ...


class _Choice(msgspec.Struct):
    action: int


class _Event(msgspec.Struct):
    kind: str


class _Heard(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    seq: int
    ply: int
    seat: int
    status: str
    to_move: int | None
    legal: list[_Choice]
    event: _Event | None


_HEARD = msgspec.json.Decoder(_Heard)


class PelagosTable(Table):
    """A match at our server: actions by HTTP, each with an ``id`` as the page sends it."""

    def __init__(self, client: Client, match: str, keys: list[str], rng: random.Random) -> None:
        super().__init__()
        self._client = client
        self._place = f"/api/matches/{match}"
        self._keys = keys
        self._rng = rng
        self._mover = self._ply = 0
        self._legal: list[_Choice] = []

    @classmethod
    async def make(cls, client: Client, rng: random.Random, game: str = "tyrus") -> "PelagosTable":
        wanted = json.dumps({"game": game, "seats": [{"kind": "human"}] * _SEATS})
        made = json.loads(await client.ask("POST", "/api/matches", wanted.encode()))
        return cls(client, made["match"], [seat["key"] for seat in made["seats"]], rng)

    async def _open_sockets(self) -> None:
        for key in self._keys:
            socket = await Socket.open(self._client.port, f"{self._place}/live", self._take)
            socket.send(json.dumps({"key": key}).encode())
            self._sockets.append(socket)

    def _take(self, text: bytes, at: float) -> None:
        heard = _HEARD.decode(text)
        if heard.to_move == heard.seat:
            self._mover, self._ply, self._legal = heard.seat, heard.ply, heard.legal
        self.is_over = self.is_over or heard.status == "over"
        is_last = heard.to_move is not None or (heard.event is not None and heard.event.kind == "end")
        if is_last:  # until then nature draws, one message each
            self._hear(at)

    async def _act(self) -> None:
        action = self._rng.choice(self._legal).action
        wanted = b'{"ply":%d,"action":%d,"id":"%d"}' % (self._ply, action, self._ply)
        await self._client.ask("POST", f"{self._place}/actions", wanted, self._keys[self._mover])
