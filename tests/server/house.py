"""A house to play in: the real program in a process of its own, on a database file, with its guests."""

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

# Tests ask faster than people: what they ask is the question, not how often.
_IN_A_HURRY = {
    "PELAGOS_ACTIONS_PER_S": "1e6",
    "PELAGOS_ACTIONS_BURST": "1000000",
    "PELAGOS_READS_PER_S": "1e6",
    "PELAGOS_READS_BURST": "1000000",
    "PELAGOS_MATCHES_PER_MIN": "1e6",
    "PELAGOS_SEATS_PER_MIN": "1e6",
}
_STARTS_WITHIN_S = 120  # the first start after an edit compiles the rules
_ANSWERS_WITHIN_S = 30
_TOLD_WITHIN_S = 10


def free_port() -> int:
    """Return a port that no client is given by chance while a house is closed: those are above 32,767."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


class House:
    """A server on loopback. ``kill`` ends it as a power cut does; ``restart`` opens it again as it was."""

    def __init__(
        self, folder: Path, *, database: str | None = None, environment: dict[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'house.sqlite'}"
        self.client = httpx.Client(timeout=_ANSWERS_WITHIN_S)
        self.port = free_port()
        self._environment = {**os.environ, **_IN_A_HURRY, **(environment or {})}
        self._process = self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def _options(self) -> tuple[str, ...]:
        return "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database

    @property
    def complaints(self) -> str:
        """What the server wrote to its standard error, over all restarts."""
        return (self.folder / "stderr.txt").read_text(encoding="utf-8")

    def kill(self) -> None:
        """End the server at once, whatever it was doing."""
        self._process.kill()
        self._process.communicate()

    def restart(self) -> None:
        """Open again, at the same address and on the same database."""
        if self._process.poll() is None:
            self.kill()
        self._process = self._start()

    def stop(self) -> int:
        """End the server as Ctrl+C does and return its exit code."""
        self._process.send_signal(signal.SIGINT)
        self._process.communicate(timeout=_ANSWERS_WITHIN_S)
        return self._process.returncode

    def close(self) -> None:
        if self._process.poll() is None:
            self.kill()
        self.client.close()

    def _start(self) -> "subprocess.Popen[str]":
        with (self.folder / "stderr.txt").open("a", encoding="utf-8") as complaints:
            process = subprocess.Popen(
                [sys.executable, "-m", "pelagos", "serve", *self._options],
                stdout=subprocess.PIPE,
                stderr=complaints,
                env=self._environment,
                text=True,
            )
        assert process.stdout is not None
        announced = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", announced)
        if found is None:
            process.kill()
            process.communicate()
            raise AssertionError(f"expected an address, got {announced!r}: {self.complaints}")
        self.port = int(found[1])
        self._wait_for_health()
        return process

    def _wait_for_health(self) -> None:
        ends = time.monotonic() + _STARTS_WITHIN_S
        while time.monotonic() < ends:
            try:
                if self.client.get(f"{self.address}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.complaints}")

    # Asking

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request to a path under ``/api``."""
        return self.client.request(method, f"{self.address}/api{path}", **more)

    def make(self, *kinds: str | dict[str, Any], game: str = "tyrus", **more: Any) -> dict[str, Any]:
        """Make a match with such seats and return the answer."""
        seats = [kind if isinstance(kind, dict) else {"kind": kind} for kind in kinds or ("human", "human")]
        wanted = {"game": game, "seats": seats, **more}
        answer = self.ask("POST", "/matches", json=wanted)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def seat(self, *kinds: str | dict[str, Any], game: str = "tyrus", **more: Any) -> list["Guest"]:
        """Make a match and return who holds each seat, and a watcher last; open seats have no key."""
        made = self.make(*kinds, game=game, **more)
        keys = [seat["key"] for seat in made["seats"]]
        return [Guest(self, made["match"], key) for key in (*keys, None)]


@dataclass(frozen=True)
class Guest:
    """Somebody who plays a seat of a match, or watches it when there is no key."""

    house: House
    match: str
    key: str | None

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.key is None else {"Authorization": f"Bearer {self.key}"}

    def ask(self, method: str, path: str = "", **more: Any) -> httpx.Response:
        """Send a request to a path of the match, with the key."""
        headers = {**self.headers, **more.pop("headers", {})}
        return self.house.ask(method, f"/matches/{self.match}{path}", headers=headers, **more)

    def get(self, path: str = "", **params: Any) -> Any:
        """Read something that must be there."""
        answer = self.ask("GET", path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def body(self) -> Any:
        return self.get()

    @property
    def transcript(self) -> str:
        answer = self.ask("GET", "/transcript")
        assert answer.status_code == 200
        return answer.text

    def play(self, action: int | str, ply: int, **more: Any) -> httpx.Response:
        return self.ask("POST", "/actions", json={"ply": ply, "action": action, **more})

    def play_any(self, number: int = 0) -> Any:
        """Play one of the legal actions and return the body after it."""
        body = self.body
        answer = self.play(body["legal"][number % len(body["legal"])]["action"], body["ply"])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def undo(self, ply: int, **more: Any) -> httpx.Response:
        return self.ask("POST", "/undo", json={"ply": ply, **more})

    def take(self, seat: int, **wanted: Any) -> "Guest":
        """Sit down in an open seat."""
        answer = self.ask("POST", f"/seats/{seat}", json=wanted)
        assert answer.status_code == 200, answer.text
        return Guest(self.house, self.match, answer.json()["key"])

    @contextmanager
    def live(self, **hello: Any) -> Iterator[ClientConnection]:
        """Open the live socket and say hello with the key."""
        with open_socket(self) as socket:
            socket.send(json.dumps(hello if self.key is None else {"key": self.key, **hello}))
            yield socket


def open_socket(guest: Guest, **more: Any) -> ClientConnection:
    """Open the live socket of a match without a word."""
    address = f"ws://127.0.0.1:{guest.house.port}/api/matches/{guest.match}/live"
    # Whatever was not read does not keep it from closing.
    opened: ClientConnection = connect(address, open_timeout=_ANSWERS_WITHIN_S, **{"max_queue": None, **more})
    return opened


def hear(socket: ClientConnection, num: int = 1) -> list[Any]:
    """Return the next ``num`` messages."""
    return [json.loads(socket.recv(timeout=_TOLD_WITHIN_S)) for _ in range(num)]


def mover_of(guests: list[Guest]) -> Guest:
    """Return who is to move."""
    mover: int | None = guests[-1].body["to_move"]
    assert mover is not None
    return guests[mover]
