"""All tables of this process: making matches, and finding them again."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from weakref import WeakValueDictionary

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.dice import KEY_BYTES, commitment_of
from pelagos.engine.error import PelagosError
from pelagos.engine.match import Match
from pelagos.server import problem, wire
from pelagos.server.ledger import DEFAULT_LEVEL, Ledger
from pelagos.server.secret import derive_key, hash_key, make_id, make_key
from pelagos.server.table import Table
from pelagos.server.think import Thinkers
from pelagos.store.error import Conflict
from pelagos.store.record import MatchRecord, SeatRecord
from pelagos.store.store import Store

_KEPT = 500  # tables kept in memory for who may come back; those in use are there as long as they are used


class Tables:
    """The tables that are in memory, and the store behind them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers()
        self._used: WeakValueDictionary[str, Table] = WeakValueDictionary()  # so there is one for each match
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._reading = asyncio.Lock()

    async def find(self, match: str, key: str | None) -> Table:
        """Return the table of a match, read from the store if need be; a bot to move there wakes up."""
        table = self._used.get(match)
        if table is None:
            async with self._reading:
                table = self._used.get(match) or await self._read(match, key)
        self._used[match] = self._kept[match] = table
        self._kept.move_to_end(match)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        table.wake()
        return table

    async def _read(self, match: str, key: str | None) -> Table:
        record = await asyncio.to_thread(self.store.find, match)
        if record is None:
            raise problem.unknown_match()
        events = await asyncio.to_thread(self.store.events, match)
        if record.game not in catalogue.games() or catalogue.game(record.game).version != record.version:
            hashes = [seat.key_hash for seat in record.seats] + [each.data.get("key_hash") for each in events]
            if key is not None and hash_key(key) not in hashes:
                raise problem.wrong_key()
            raise problem.other_version(record.version)
        return Table(self.store, self.thinkers, record, events)

    async def make(self, wanted: wire.MatchWanted) -> wire.MatchMade:
        """Make a match; the same request with the same key makes it once."""
        _check(wanted)
        request = hashlib.sha256(msgspec.json.encode(wanted)).hexdigest()
        request_key = None if wanted.key is None else hash_key(wanted.key)
        keys = [_seat_key(wanted, seat) for seat in range(len(wanted.seats))]
        record = _make_record(wanted, keys, request, request_key)
        try:
            await asyncio.to_thread(self.store.add, record, Ledger(record).draft_start())
        except Conflict:
            before = await asyncio.to_thread(self.store.find_request, request_key or "")
            if before is None or before.request != request:
                raise problem.key_used() from None
            record = before
        return wire.MatchMade(
            record.id,
            [wire.SeatKey(seat, key) for seat, key in enumerate(keys)],
            f"/match/{record.id}",
            wire.Commitment(record.commitment),
        )


def _check(wanted: wire.MatchWanted) -> None:
    """Refuse what cannot be made, and what is not offered yet."""
    later = {"clock": wanted.clock, "caretaker": wanted.caretaker, "from": wanted.start}
    for field, value in later.items():
        if value is not None:
            raise problem.malformed(f"{field}: expected none (it is not offered yet), got {value!r}")
    for seat, at in enumerate(wanted.seats):
        if at.level is not None and at.kind != "bot":
            raise problem.malformed(f"seats[{seat}].level: expected none, only bots have one, got {at.level}")
    names = [seat.name for seat in wanted.seats]
    try:
        game = catalogue.game(wanted.game)
        Match(game, seats=len(names), options=wanted.options, names=names, nature="manual")
    except PelagosError as error:
        raise problem.malformed(str(error)) from error


def _seat_key(wanted: wire.MatchWanted, seat: int) -> str | None:
    if wanted.seats[seat].kind != "human":
        return None
    return make_key() if wanted.key is None else derive_key(wanted.key, seat)


def _make_record(
    wanted: wire.MatchWanted, keys: list[str | None], request: str, request_key: str | None
) -> MatchRecord:
    game = catalogue.game(wanted.game)
    dice_key = secrets.token_bytes(KEY_BYTES)
    seats = [
        SeatRecord(
            kind=at.kind,
            name=at.name,
            level=(at.level or DEFAULT_LEVEL) if at.kind == "bot" else None,
            key_hash=None if key is None else hash_key(key),
            bot_seed=make_key(),
        )
        for at, key in zip(wanted.seats, keys, strict=True)
    ]
    return MatchRecord(
        id=make_id(),
        game=game.name,
        version=game.version,
        options=game.complete_options(wanted.options),
        seats=seats,
        private=wanted.private,
        commitment=commitment_of(dice_key),
        dice_key=dice_key,
        request_key=request_key,
        request=request,
        created_at=time.time(),
    )
