"""The live socket: one message per event, in order, with the match just after it. It only ever sends."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pelagos.server import show, wish
from pelagos.server.ledger import Moment
from pelagos.server.problem import Refused
from pelagos.server.request import is_ours
from pelagos.server.secret import hash_key
from pelagos.server.setting import Settings
from pelagos.server.table import Table
from pelagos.server.tables import Tables

Socket = WebSocket[Any, Any, State]

MALFORMED, WRONG_KEY, KEY_CHANGED, UNKNOWN, TOO_SLOW = 4400, 4401, 4403, 4404, 4408
FOREIGN = 4403

_HELLO_S = 5
_HELLO_BYTES = 4096
_AT_ONCE = 16


class _Closed(Exception):
    """The socket is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@websocket("/matches/{match:str}/live")
async def live(socket: Socket, match: FromPath[str]) -> None:
    """Tell one watcher what happens: first what it missed, then each event as it comes."""
    if not is_ours(socket.headers):
        await socket.close(code=FOREIGN)
        return
    with suppress(WebSocketDisconnect, OSError):  # the other side is gone, in one way or another
        await socket.accept()
        try:
            hello = await _hello(socket)
            table, seat = await _sit(socket.app.state.tables, match, hello.key)
            await _tell(socket, table, seat, hello)
        except _Closed as closed:
            with suppress(RuntimeError):  # it was closed meanwhile
                await socket.close(code=closed.code)


async def _hello(socket: Socket) -> wish.Hello:
    try:
        text = await asyncio.wait_for(socket.receive_text(), _HELLO_S)
    except TimeoutError as error:
        raise _Closed(MALFORMED) from error
    if len(text.encode()) > _HELLO_BYTES:
        raise _Closed(MALFORMED)
    try:
        return msgspec.json.decode(text, type=wish.Hello)
    except msgspec.DecodeError as error:
        raise _Closed(MALFORMED) from error


async def _sit(tables: Tables, match: str, key: str | None) -> tuple[Table, int | None]:
    try:
        table = await tables.find(match, key)
        return table, table.seat_of(key)
    except Refused as refused:
        raise _Closed(WRONG_KEY if refused.status == 401 else UNKNOWN) from refused


class _Pace:
    """Since when the other side is awaited, which may take ``send_s`` for a few messages.

    It is looked at so often: a timer for each message would cost more than sending it.
    """

    def __init__(self, send_s: float) -> None:
        self.send_s = send_s
        self.since: float | None = None

    @property
    def is_slow(self) -> bool:
        return self.since is not None and time.monotonic() - self.since > self.send_s


async def _tell(socket: Socket, table: Table, seat: int | None, hello: wish.Hello) -> None:
    """Send until the other side is gone, or takes too long."""
    if seat is not None:
        table.note_presence(seat, 1)
    settings: Settings = socket.app.state.settings
    pace, done = _Pace(settings.send_s), set[asyncio.Future[None]]()
    gone = asyncio.ensure_future(_read_nothing(socket))
    telling = asyncio.ensure_future(_send_all(socket, table, seat, hello, pace))
    try:
        while not done:
            done, _ = await asyncio.wait(
                (gone, telling), timeout=pace.send_s, return_when=asyncio.FIRST_COMPLETED
            )
            if not done and pace.is_slow:
                raise _Closed(TOO_SLOW)
    finally:
        gone.cancel()
        telling.cancel()
        await asyncio.gather(gone, telling, return_exceptions=True)
        if seat is not None:
            table.note_presence(seat, -1)
    if gone not in done:
        telling.result()


async def _send_all(socket: Socket, table: Table, seat: int | None, hello: wish.Hello, pace: _Pace) -> None:
    key_hash = None if hello.key is None else hash_key(hello.key)
    since = table.ledger.seq
    if hello.since is None:
        await _send(socket, [show.present(table.ledger, table.sight_of(seat))], pace)
    else:
        since = min(since, hello.since)
    while True:
        moments = table.moments(since)
        while told := _next_told(table, seat, key_hash, moments):
            await _send(socket, [entry for _, entry in told], pace)
            since = told[-1][0]
            if len(told) == _AT_ONCE:  # nothing waits as long as the other side reads: let others go on
                await asyncio.sleep(0)
        await table.wait(since)


def _next_told(
    table: Table, seat: int | None, key_hash: str | None, moments: Iterator[Moment]
) -> list[tuple[int, bytes]]:
    """Return the numbers of the next events, and what is said of each."""
    if not table.is_open(seat, key_hash):
        raise _Closed(KEY_CHANGED)
    sight, last = table.sight_of(seat), table.ledger.seq
    return [
        (moment.event.seq, show.entry(moment, sight, is_present=moment.event.seq == last))
        for moment in islice(moments, _AT_ONCE)
    ]


async def _send(socket: Socket, texts: list[bytes], pace: _Pace) -> None:
    pace.since = time.monotonic()
    for text in texts:
        await socket.send_text(text)
    pace.since = None


async def _read_nothing(socket: Socket) -> None:
    """Return when the other side is gone; whatever else it sends is not looked at."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
