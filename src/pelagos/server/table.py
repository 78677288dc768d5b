"""A table: a live match with its watchers. One event loop serves it; writes happen one at a time."""

import asyncio
import hashlib
import hmac
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial

from pelagos.bots import Bot
from pelagos.engine.error import IllegalAction, InvalidAction, UndoRefused
from pelagos.engine.name import is_name
from pelagos.engine.seat import NATURE
from pelagos.server import problem, wire
from pelagos.server.ledger import Ledger, Moment, walk
from pelagos.server.problem import Refused
from pelagos.server.secret import hash_key, make_key
from pelagos.server.think import Thinkers, make_bot
from pelagos.store.error import Conflict
from pelagos.store.record import EventRecord, MatchRecord
from pelagos.store.store import Store

_RECENT = 32  # moments kept ready for those who watch
_TRIES = 5


class Table:
    """A match that people and bots act on. ``here`` counts the open sockets of each seat."""

    def __init__(
        self, store: Store, thinkers: Thinkers, record: MatchRecord, events: list[EventRecord]
    ) -> None:
        self.ledger = Ledger(record)
        self.here: Counter[int] = Counter()
        self._store = store
        self._thinkers = thinkers
        self._events: list[EventRecord] = []
        self._recent: deque[Moment] = deque(maxlen=_RECENT)
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._apply(events)

    # Reading

    def seat_of(self, key: str | None) -> int | None:
        """Return whose key that is, ``None`` for no key at all; a wrong one is refused."""
        if key is None:
            return None
        given = hash_key(key)
        found = [
            seat
            for seat, at in enumerate(self.ledger.seats)
            if at.key_hash is not None and hmac.compare_digest(at.key_hash, given)
        ]
        if not found:
            raise problem.wrong_key()
        return found[0]

    def is_open(self, seat: int | None, key: str | None) -> bool:
        """Tell whether a key still opens the seat that it opened before."""
        return seat is None or key is None or self.ledger.seats[seat].key_hash == hash_key(key)

    @property
    def present(self) -> frozenset[int]:
        """The seats that somebody sits in, with a socket open."""
        return frozenset(seat for seat, sockets in self.here.items() if sockets > 0)

    def moments(self, since: int) -> Iterator[Moment]:
        """Return what happened after event ``since`` up to now, in order; a thread may walk through it."""
        kept: Iterable[Moment] = list(self._recent)
        if self._recent and self._recent[0].event.seq > since + 1:
            kept = walk(Ledger(self.ledger.record), list(self._events))
        return (moment for moment in kept if moment.event.seq > since)

    async def wait(self, since: int) -> None:
        """Wait until something happens after event ``since``."""
        while self.ledger.seq <= since:
            await self._changed.wait()

    # Writing

    async def take(self, seat: int, wanted: wire.SeatTaken) -> str:
        """Let somebody sit down in an open seat and return the key; the same key again is a retry."""
        key = wanted.key or make_key()
        await self._whole(partial(self._take, seat, wanted, hash_key(key)))
        return key

    async def play(self, seat: int, wanted: wire.ActionWanted) -> None:
        """Play an action of ``seat``; what was played before by the same request is not played again."""
        await self._whole(partial(self._play, seat, wanted))

    async def undo(self, seat: int, wanted: wire.UndoWanted) -> None:
        """Take back the last action of ``seat``."""
        await self._whole(partial(self._undo, seat, wanted))

    async def change_key(self, seat: int, wanted: wire.KeyWanted) -> str:
        """Give a seat a new key and return it; the old one opens nothing any more."""
        key = wanted.key or make_key()
        await self._whole(partial(self._change_key, seat, hash_key(key)))
        return key

    async def take_back(self, seat: int, wanted: wire.TakebackWanted) -> None:
        """Ask the others to go back, or answer whoever asked."""
        if (wanted.ply is None) == (wanted.agree is None):
            raise problem.malformed("expected either ply, to ask, or agree, to answer")
        await self._whole(partial(self._ask if wanted.agree is None else self._answer, seat, wanted))

    async def resign(self, seat: int, wanted: wire.ResignWanted) -> None:
        """Give up; at a table for more than two a bot plays on."""
        await self._whole(partial(self._resign, seat, wanted))

    async def _whole(self, write: Callable[[], Awaitable[None]]) -> None:
        """Write undisturbed by other writers, and to the end even if the client has gone."""

        async def locked() -> None:
            async with self._lock:
                for _ in range(_TRIES):
                    try:
                        return await write()
                    except Conflict:  # another process was first: learn from it, and look again
                        await self._refresh()
                raise problem.stale(self.ledger.match.ply)

        await asyncio.shield(asyncio.ensure_future(locked()))
        self.wake()

    async def _take(self, seat: int, wanted: wire.SeatTaken, key_hash: str) -> None:
        at = self.ledger.seats[seat]
        if at.key_hash is not None and hmac.compare_digest(at.key_hash, key_hash):
            return
        if at.kind != "open":
            raise problem.seat_taken()
        if any(other.key_hash == key_hash for other in self.ledger.seats):
            raise problem.key_used()
        if wanted.name is not None and not is_name(wanted.name):
            raise problem.malformed(f"name: expected printable characters, got {wanted.name!r}")
        data = {"name": wanted.name, "nonce": wanted.nonce, "key_hash": key_hash}
        await self._write(self.ledger.draft_join(seat, data))

    async def _play(self, seat: int, wanted: wire.ActionWanted) -> None:
        ledger, match = self.ledger, self.ledger.match
        if wanted.id is not None and (seat, wanted.id) in ledger.requests:
            return
        try:
            action = match.parse(wanted.action)
        except InvalidAction as error:
            raise problem.malformed(str(error)) from error
        if wanted.ply != match.ply:
            standing = [(ply.actor, ply.action) for ply in match.plies[wanted.ply : wanted.ply + 1]]
            if wanted.id is None and standing == [(seat, action)]:
                return  # the same request again
            raise problem.stale(match.ply)
        if ledger.status == "open":
            raise problem.waiting()
        if ledger.to_move != seat:
            refusal = match.why_not(action, seat=seat)
            assert refusal is not None
            raise problem.not_your_turn(refusal)
        try:
            drafted = ledger.draft_action(seat, action, wanted.id)
        except IllegalAction as error:
            raise problem.illegal(error) from error
        await self._write(drafted)

    async def _undo(self, seat: int, wanted: wire.UndoWanted) -> None:
        ledger = self.ledger
        if wanted.id is not None and (seat, wanted.id) in ledger.requests:
            return
        if wanted.ply != ledger.match.ply:
            raise problem.stale(ledger.match.ply)
        if ledger.status == "open":
            raise problem.waiting()
        if any(last.actor not in (seat, NATURE) for last in ledger.match.plies[-1:]):
            raise problem.not_yours()
        try:
            drafted = ledger.draft_undo(seat, wanted.id)
        except UndoRefused as error:
            raise problem.cannot_undo(error) from error
        await self._write(drafted)

    async def _change_key(self, seat: int, key_hash: str) -> None:
        if any(at.key_hash == key_hash for at in self.ledger.seats):
            raise problem.key_used()
        await self._write(self.ledger.draft_key(seat, key_hash))

    async def _ask(self, seat: int, wanted: wire.TakebackWanted) -> None:
        ledger, ply = self.ledger, wanted.ply
        assert ply is not None
        if wanted.id is not None and (seat, wanted.id) in ledger.requests:
            return
        self._check_on()
        if ledger.offer is not None:
            raise problem.asked_before()
        if not 0 <= ply < ledger.match.ply:
            raise problem.stale(ledger.match.ply)
        if ledger.match.plies[ply].actor != seat:
            raise problem.not_yours()
        await self._write(ledger.draft_ask(seat, ply, wanted.id))

    async def _answer(self, seat: int, wanted: wire.TakebackWanted) -> None:
        offer = self.ledger.offer
        if offer is None:
            raise problem.nothing_asked()
        if seat in offer.agreed and wanted.agree:
            return
        await self._write(self.ledger.draft_answer(seat, agrees=bool(wanted.agree)))

    async def _resign(self, seat: int, wanted: wire.ResignWanted) -> None:
        if (wanted.id is not None and (seat, wanted.id) in self.ledger.requests) or (
            seat in self.ledger.match.resigned
        ):
            return
        self._check_on()
        await self._write(self.ledger.draft_resign(seat, wanted.id))

    def _check_on(self) -> None:
        """Refuse what can only be done while the match is on."""
        if self.ledger.status == "open":
            raise problem.waiting()
        if self.ledger.status == "over":
            raise problem.over()

    async def _write(self, drafted: list[EventRecord]) -> None:
        """Write first, then let it happen here."""
        await asyncio.to_thread(self._store.append, self.ledger.record.id, drafted)
        self._apply(drafted)

    async def _refresh(self) -> None:
        """Let happen here what others wrote."""
        match, since = self.ledger.record.id, self.ledger.seq
        self._apply(await asyncio.to_thread(lambda: self._store.events(match, since=since)))

    def _apply(self, events: list[EventRecord]) -> None:
        for moment in walk(self.ledger, events):
            self._events.append(moment.event)
            self._recent.append(moment._replace(ledger=moment.ledger.copy()))
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    # Bots

    def wake(self) -> None:
        """Let a bot that is to move think, off the event loop, until a person is."""
        if self._thinking is None and self._bot_to_move() is not None:
            self._thinking = asyncio.ensure_future(self._think())

    def _bot_to_move(self) -> int | None:
        seat = self.ledger.to_move
        is_bot = seat is not None and self.ledger.bot_at(seat) is not None
        return seat if is_bot and self.ledger.status == "playing" else None

    async def _think(self) -> None:
        bots: dict[int, Bot] = {}  # with the plans they keep, until people are to move
        try:
            while (seat := self._bot_to_move()) is not None:
                ply = self.ledger.match.ply
                bot = bots.setdefault(seat, self._make_bot(seat))
                action = await self._thinkers.decide(bot, self.ledger.match.seen_by(seat))
                wanted = wire.ActionWanted(ply, action)
                with suppress(Refused):  # somebody was faster: think again about what stands now
                    await self._whole(partial(self._play, seat, wanted))
        finally:
            self._thinking = None

    def _make_bot(self, seat: int) -> Bot:
        """Return the bot of a seat; one that is asked again, after a crash too, decides the same."""
        record, level = self.ledger.record, self.ledger.bot_at(seat)
        assert level is not None
        secret = f"{record.seats[seat].bot_seed} {seat} {record.id}"
        return make_bot(level, int.from_bytes(hashlib.sha256(secret.encode()).digest()[:8]))
