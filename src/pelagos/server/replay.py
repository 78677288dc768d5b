"""A transcript told as a match of the house is, entry by entry; nothing of it is kept."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from pelagos.engine.error import InvalidAction, InvalidTranscript
from pelagos.engine.match import Match
from pelagos.engine.outcome import ABORTED, Refusal
from pelagos.engine.seat import ALL_KNOWING, NATURE
from pelagos.server import problem, show, wish
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

    async def entries(self, wanted: wish.ReplayWanted) -> bytes:
        """Return the match after each event after ``since``, as the seat that is asked for would see it."""
        async with self._lock:
            return await asyncio.to_thread(self._entries, wanted)

    async def refusal(self, wanted: wish.WhyWanted) -> Refusal | None:
        """Return the rule that forbids something where a transcript ends, ``None`` when nothing does."""
        async with self._lock:
            return await asyncio.to_thread(_refuse, wanted)

    def _entries(self, wanted: wish.ReplayWanted) -> bytes:
        told = self._ready.pop(wanted.transcript, None) or _tell(wanted.transcript)
        self._ready[wanted.transcript] = told
        if len(self._ready) > _READY:
            self._ready.popitem(last=False)
        _check_seat(wanted.seat, len(told.record.seats))
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


def _refuse(wanted: wish.WhyWanted) -> Refusal | None:
    match = _read(wanted.transcript)
    _check_seat(wanted.seat, match.seats)
    try:
        return match.why_not(asked_of(wanted.target), seat=wanted.seat)
    except InvalidAction as error:
        raise problem.malformed(str(error)) from error


def asked_of(target: str) -> int | str:
    """Return what is asked about: an action by its number, else touches or a notation."""
    return int(target) if target.isascii() and target.isdigit() else target


def _check_seat(seat: int | str | None, seats: int) -> None:
    if isinstance(seat, int) and seat >= seats:
        raise problem.malformed(f"seat: expected 0 to {seats - 1} or all, got {seat}")


def _read(transcript: str) -> Match:
    try:
        return Match.from_transcript(transcript)
    except InvalidTranscript as error:
        raise problem.bad_transcript(error) from error


def _tell(transcript: str) -> _Told:
    match = _read(transcript)
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
