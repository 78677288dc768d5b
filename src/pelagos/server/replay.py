"""A transcript told as a match of the house is, entry by entry; nothing of it is kept."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from pelagos.engine.error import InvalidTranscript
from pelagos.engine.match import Match
from pelagos.engine.outcome import ABORTED
from pelagos.engine.seat import ALL_KNOWING, NATURE
from pelagos.server import problem, show, wire
from pelagos.server.ledger import Ledger, walk_from
from pelagos.store.record import EventKind, EventRecord, MatchRecord, SeatRecord

_READY = 4  # transcripts kept ready, since a long one is asked for in parts
_HEX = re.compile(r"([0-9a-f]{2})*")


class _Dice(msgspec.Struct, frozen=True):
    """Where draws came from, as a transcript of the server says."""

    match: str
    commitment: str
    nonces: list[str | None]
    key: str | None = None


class _Told(NamedTuple):
    record: MatchRecord
    nonces: list[str | None]
    events: list[EventRecord]


class Replays:
    """The transcripts that are looked at now, one at a time: however many ask, others are served too."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._ready: OrderedDict[str, _Told] = OrderedDict()

    async def entries(self, wanted: wire.ReplayWanted) -> bytes:
        """Return the match after each event after ``since``, as the seat that is asked for would see it."""
        async with self._lock:
            return await asyncio.to_thread(self._entries, wanted)

    def _entries(self, wanted: wire.ReplayWanted) -> bytes:
        told = self._ready.pop(wanted.transcript, None) or _tell(wanted.transcript)
        self._ready[wanted.transcript] = told
        if len(self._ready) > _READY:
            self._ready.popitem(last=False)
        last = len(told.record.seats) - 1
        if isinstance(wanted.seat, int) and wanted.seat > last:
            raise problem.malformed(f"seat: expected 0 to {last} or all, got {wanted.seat}")
        ledger = Ledger(told.record)
        ledger.seats = [
            msgspec.structs.replace(seat, nonce=nonce)
            for seat, nonce in zip(ledger.seats, told.nonces, strict=True)
        ]
        events = told.events[: wanted.since + wanted.limit]
        sight = show.Sight(eyes_of(wanted.seat))
        # Nothing can be played there; what might have been is told to who wants it.
        present = range(1, len(events) + 1) if wanted.legal else ()
        return show.entries(walk_from(ledger, events, wanted.since), sight, present)


def eyes_of(seat: int | str | None) -> int | None:
    """Return whose eyes are asked for: those of a seat, of a watcher, or of who may know everything."""
    return ALL_KNOWING if isinstance(seat, str) else seat


def _tell(transcript: str) -> _Told:
    try:
        match = Match.from_transcript(transcript)
    except InvalidTranscript as error:
        raise problem.bad_transcript(error) from error
    dice = _dice_of(match)
    record = MatchRecord(
        id=dice.match,
        game=match.game.name,
        version=match.game.version,
        options=match.options,
        seats=[SeatRecord("human", name) for name in match.names],
        private=True,
        commitment=dice.commitment,
        dice_key=bytes.fromhex(dice.key or ""),
        request_key=None,
        request=None,
        created_at=0.0,
    )
    return _Told(record, dice.nonces, list(_events(match)))


def _dice_of(match: Match) -> _Dice:
    """Return what a transcript says of its dice, nothing where it is not in the words of the server."""
    try:
        dice = msgspec.convert(match.dice, _Dice)
    except msgspec.ValidationError:
        return _Dice("", "", [None] * match.seats)
    if len(dice.nonces) != match.seats or not _HEX.fullmatch(dice.key or ""):
        return _Dice("", "", [None] * match.seats)
    return dice


def _events(match: Match) -> Iterator[EventRecord]:
    """Yield what happened, in order, as the store has it."""
    happened: list[tuple[EventKind, int | None, dict[str, int | bool]]] = []
    for number, ply in enumerate(match.plies):
        happened += [("resign", seat, {}) for seat, at in match.resigned.items() if at == number]
        data = {"action": ply.action} | ({"caretaker": True} if number in match.caretaken else {})
        happened.append(("action", None if ply.actor == NATURE else ply.actor, data))
    happened += [("resign", seat, {}) for seat, at in match.resigned.items() if at == match.ply]
    if match.outcome is not None:
        happened += [("abort", None, {})] if match.outcome.reason == ABORTED else []
        happened.append(("end", None, {}))
    return (EventRecord(seq, kind, seat, data, 0.0) for seq, (kind, seat, data) in enumerate(happened, 1))
