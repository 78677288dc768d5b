"""Whatever comes through a socket, the other players of that match, and of others, play on undisturbed."""

import json
import random
import socket
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import cache

import psutil
import pytest
from tests.server.house import Guest, House, hear
from websockets.sync.client import ClientConnection

pytestmark = pytest.mark.slow

ATTACKERS = 4
FRAMES = 10_000
TURNS = 24
TURN_S = 10.0  # a turn at a quiet table takes some 20 ms; attackers and other tests share two cores
GROWTH = 64 << 20
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LARGEST = 1 << 20  # of a message, at the server


@pytest.fixture(scope="module")
def fort(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server to be attacked."""
    with House(tmp_path_factory.mktemp("fort")) as opened:
        yield opened


class Attacker:
    """Somebody with a raw connection, who may send what no library would."""

    def __init__(self, target: Guest, seed: int) -> None:
        self.target = target
        self.rng = random.Random(seed)

    def dial(self, *, greets: bool = True, extension: str = "", receives: int | None = None) -> socket.socket:
        """Open a live socket, and say hello if asked to."""
        opened = socket.socket()
        if receives is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        opened.settimeout(10)
        opened.connect(("127.0.0.1", self.target.house.port))
        opened.sendall(
            f"GET /api/matches/{self.target.match}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\n{extension}\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += opened.recv(1)
        if greets:
            hello = {"since": 0} if self.target.key is None else {"since": 0, "key": self.target.key}
            opened.sendall(frame(TEXT, json.dumps(hello).encode()))
        return opened


def frame(kind: int, payload: bytes = b"", *, first: int = 0x80, claims: int | None = None) -> bytes:
    """Return a frame as a client sends it; ``claims`` is a length that it has not."""
    size = len(payload) if claims is None else claims
    mask = b"\1\2\3\4"
    if size < 126:
        head = struct.pack("!BB", first | kind, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first | kind, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first | kind, 0x80 | 127, size)
    repeated = (mask * (len(payload) // 4 + 1))[: len(payload)]
    masked = int.from_bytes(payload) ^ int.from_bytes(repeated)
    return head + mask + masked.to_bytes(len(payload))


def send_garbage(attacker: Attacker) -> None:
    """Send random bytes instead of frames."""
    with attacker.dial(greets=attacker.rng.random() < 0.5) as line:
        for _ in range(20):
            line.sendall(attacker.rng.randbytes(1000))


def send_garbled_frames(attacker: Attacker) -> None:
    """Send frames of all kinds, known and unknown, in any order, with any flags, in parts that do not fit."""
    with attacker.dial(greets=attacker.rng.random() < 0.5) as line:
        for _ in range(50):
            kind, first = attacker.rng.randrange(16), attacker.rng.choice((0, 0x40, 0x80, 0xF0))
            line.sendall(frame(kind, attacker.rng.randbytes(attacker.rng.randrange(200)), first=first))


def send_many_frames(attacker: Attacker) -> None:
    """Send 10,000 small messages of every kind after a proper hello."""
    messages = [b"", b"{}", b'{"ply":20,"action":0}', b'{"since":0}', b"null", "é".encode(), b"x" * 300]
    with attacker.dial() as line:
        for _ in range(FRAMES // 100):
            kinds = attacker.rng.choices((TEXT, TEXT, PING, PONG), k=100)
            line.sendall(b"".join(frame(kind, attacker.rng.choice(messages)[:125]) for kind in kinds))


def send_binary(attacker: Attacker) -> None:
    """Send binary messages, first of all as a hello."""
    for greets in (False, True):
        with attacker.dial(greets=greets) as line:
            for _ in range(20):
                line.sendall(frame(BINARY, attacker.rng.randbytes(5000)))


def send_huge(attacker: Attacker) -> None:
    """Send messages as long as they may be, longer ones, and lengths that nobody could keep."""
    for size, greets in ((LARGEST, True), (LARGEST, False), (4 * LARGEST, True)):
        with attacker.dial(greets=greets) as line, suppress(OSError):
            line.sendall(frame(TEXT, b" " * size))
            line.sendall(frame(TEXT, b" " * size))
    for claims in (1 << 40, (1 << 63) - 1, (1 << 64) - 1):
        with attacker.dial() as line, suppress(OSError):
            line.sendall(frame(TEXT, b" " * 1000, claims=claims))


def send_endless_message(attacker: Attacker) -> None:
    """Begin a message and never end it."""
    with attacker.dial() as line, suppress(OSError):
        line.sendall(frame(TEXT, b" " * 1000, first=0))
        for _ in range(3000):
            line.sendall(frame(0, b" " * 1000, first=0))


@cache
def bomb() -> bytes:
    """Return 200 MB of nothing, packed."""
    packed = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return (packed.compress(bytes(200 << 20)) + packed.flush(zlib.Z_SYNC_FLUSH))[:-4]


def send_bomb(attacker: Attacker) -> None:
    """Send little that is much once it is unpacked."""
    extension = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
    for greets in (True, False):
        with attacker.dial(greets=greets, extension=extension) as line:
            line.sendall(frame(TEXT, bomb(), first=0xC0))
            time.sleep(0.5)  # one is enough where it works


def never_read(attacker: Attacker) -> None:
    """Ask for all events again and again, and read none of the answers."""
    with ExitStack() as stack:
        for _ in range(20):
            line = stack.enter_context(attacker.dial(receives=2048))
            line.sendall(frame(PING, b"x" * 100) * 500)
        time.sleep(2)


def hang_up(attacker: Attacker) -> None:
    """Leave in the middle of anything."""
    for cut in range(0, 60, 3):
        with attacker.dial(greets=cut % 2 == 0) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # without a word
            line.sendall(frame(TEXT, b'{"since":0,"key":"wrong"}')[:cut])


ATTACKS = (
    send_garbage,
    send_garbled_frames,
    send_many_frames,
    send_binary,
    send_huge,
    send_endless_message,
    send_bomb,
    never_read,
    hang_up,
)


class Siege:
    """Attackers at work, each again and again until it is over."""

    def __init__(self, attack: Callable[[Attacker], None], targets: list[Guest]) -> None:
        self.rounds = 0
        self._attack = attack
        self._is_over = threading.Event()
        self._pool = ThreadPoolExecutor(ATTACKERS)
        attackers = [Attacker(targets[number % len(targets)], number) for number in range(ATTACKERS)]
        self._running = [self._pool.submit(self._run, attacker) for attacker in attackers]

    def _run(self, attacker: Attacker) -> None:
        while not self._is_over.is_set():
            with suppress(OSError):  # the server hangs up on them, as it may
                self._attack(attacker)
            self.rounds += 1

    def end(self) -> None:
        self._is_over.set()
        self._pool.shutdown()
        for each in self._running:
            each.result()


def play_turn(guests: list[Guest], sockets: list[ClientConnection]) -> float:
    """Let whoever is to move play; return the seconds until everybody at the table was told."""
    bodies = [guest.body for guest in guests]
    mover = next(body["to_move"] for body in bodies)
    began = time.monotonic()
    after = guests[mover].play(bodies[mover]["legal"][0]["action"], bodies[mover]["ply"])
    assert after.status_code == 200, after.text
    for each in sockets:
        while hear(each)[0]["seq"] < after.json()["seq"]:
            pass
    return time.monotonic() - began


def memory_of(house: House) -> int:
    used: int = psutil.Process(house.pid).memory_info().rss
    return used


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_others_play_on(fort: House, attack: Callable[[Attacker], None]) -> None:
    attacked, elsewhere = fort.seat(), fort.seat()
    complained, used = len(fort.complaints), memory_of(fort)
    with ExitStack() as stack:
        tables = [
            (guests[:2], [stack.enter_context(guest.live()) for guest in guests])
            for guests in (attacked, elsewhere)
        ]
        for _, sockets in tables:
            for each in sockets:
                hear(each)
        siege = Siege(attack, [attacked[0], attacked[2]])
        waits = [play_turn(*tables[number % 2]) for number in range(TURNS)]
        siege.end()
    assert siege.rounds > 0
    assert max(waits) < TURN_S
    assert memory_of(fort) - used < GROWTH
    assert "Traceback" not in fort.complaints[complained:][:10_000]
