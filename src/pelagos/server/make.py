"""Matches to be made: what is asked for, checked, as a record."""

import hashlib
import secrets
import time

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.dice import KEY_BYTES, commitment_of
from pelagos.engine.error import PelagosError
from pelagos.engine.match import Match
from pelagos.engine.seat import NATURE
from pelagos.server import problem, wish
from pelagos.server.ledger import DEFAULT_LEVEL, Ledger
from pelagos.server.secret import derive_key, hash_key, make_id, make_key
from pelagos.store.record import EventRecord, MatchRecord, SeatRecord


def check(wanted: wish.MatchWanted) -> None:
    """Refuse what cannot be made."""
    for seat, at in enumerate(wanted.seats):
        if at.level is not None and at.kind != "bot":
            raise problem.malformed(f"seats[{seat}].level: expected none, only bots have one, got {at.level}")
    names = [seat.name for seat in wanted.seats]
    try:
        game = catalogue.game(wanted.game)
        Match(game, seats=len(names), options=wanted.options, names=names, nature="manual")
    except PelagosError as error:
        raise problem.malformed(str(error)) from error


def copied_events(wanted: wish.MatchWanted, lines: list[str]) -> list[EventRecord]:
    """Return the events of the actions in a transcript, up to the ply that is wanted."""
    if wanted.start is None:
        return []
    try:
        old = Match.from_transcript("\n".join(lines) + "\n")
    except PelagosError as error:
        raise problem.malformed(f"from: {error}") from error
    options = old.game.complete_options(wanted.options)
    asked = (wanted.game, len(wanted.seats), options)
    if (old.game.name, old.seats, old.options) != asked:
        had = f"{old.game.name} with {old.seats} seats and {msgspec.json.encode(old.options).decode()}"
        raise problem.malformed(f"from: expected the same game, seats and options, got {had}")
    ply = old.ply if wanted.start.ply is None else wanted.start.ply
    if ply > old.ply:
        raise problem.malformed(f"from.ply: expected 0 to {old.ply}, got {ply}")
    now = time.time()
    return [
        EventRecord(
            number, "action", None if played.actor == NATURE else played.actor, {"action": played.action}, now
        )
        for number, played in enumerate(old.plies[:ply], start=1)
    ]


def seat_keys(wanted: wish.MatchWanted) -> list[str | None]:
    """Return the keys of the seats that people have from the beginning."""
    return [_seat_key(wanted, seat) for seat in range(len(wanted.seats))]


def _seat_key(wanted: wish.MatchWanted, seat: int) -> str | None:
    if wanted.seats[seat].kind != "human":
        return None
    return make_key() if wanted.key is None else derive_key(wanted.key, seat)


def make_record(wanted: wish.MatchWanted, keys: list[str | None], copied: int) -> MatchRecord:
    """Return a new match as it is asked for."""
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
        request_key=None if wanted.key is None else hash_key(wanted.key),
        request=hashlib.sha256(msgspec.json.encode(wanted)).hexdigest(),
        created_at=time.time(),
        clock=None if wanted.clock is None else msgspec.to_builtins(wanted.clock),
        caretaker=DEFAULT_LEVEL if wanted.caretaker is None else wanted.caretaker or None,
        hints=wanted.hints,
        copied=copied,
    )


def make_rematch(ledger: Ledger) -> MatchRecord:
    """Return the next match of the same people, each one seat further.

    Their seats are open, for them alone: the key of this match opens them, and they bring new nonces.
    """
    dice_key = secrets.token_bytes(KEY_BYTES)
    seats = [
        SeatRecord(
            kind="bot" if at.kind == "bot" else "open",
            name=at.name,
            level=at.level,
            key_hash=at.key_hash,
            bot_seed=make_key(),
        )
        for at in ledger.seats[-1:] + ledger.seats[:-1]
    ]
    return msgspec.structs.replace(
        ledger.record,
        id=make_id(),
        seats=seats,
        private=True,
        commitment=commitment_of(dice_key),
        dice_key=dice_key,
        request_key=None,
        request=None,
        created_at=time.time(),
        copied=0,
    )
