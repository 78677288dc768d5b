"""What people do at a table: each act is checked against the ledger, and drafted or refused.

An act returns ``None`` when there is nothing to do: the same request came before.
"""

import hmac
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pelagos.engine.error import IllegalAction, InvalidAction, UndoRefused
from pelagos.engine.name import is_name
from pelagos.engine.seat import NATURE
from pelagos.server import problem, wish
from pelagos.server.clock import DaysClock, Hours, LiveClock, is_zone
from pelagos.server.ledger import Draft, Ledger
from pelagos.store.pulse import Outage
from pelagos.store.record import EventKind, TalkRecord

Outages = Sequence[Outage]
Act = Callable[[Ledger, Outages], Draft | None]

ABSENT_S = 600.0  # without a clock, the others may go on without a person who was not there for so long


def _once(ledger: Ledger, seat: int, request: str | None) -> bool:
    """Tell whether a request of that id came before."""
    return request is not None and (seat, request) in ledger.requests


def _id(request: str | None) -> dict[str, Any]:
    return {} if request is None else {"id": request}


def _check_on(ledger: Ledger) -> None:
    """Refuse what can only be done while the match is on."""
    if ledger.status == "open":
        raise problem.waiting()
    if ledger.status == "over":
        raise problem.over()


def _check_person(ledger: Ledger, seat: int) -> None:
    """Refuse who has given up: a bot plays that seat to the end."""
    if seat in ledger.match.resigned:
        raise problem.resigned()


# Sitting down and getting up


def take(seat: int, wanted: wish.SeatTaken, key_hash: str) -> Act:
    """Sit down in an open seat; the same key again is a retry, or takes a seat back from its caretaker."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        at = ledger.seats[seat]
        is_mine = at.key_hash is not None and hmac.compare_digest(at.key_hash, key_hash)
        if at.kind != "open":
            if not is_mine:
                raise problem.seat_taken()
            return come_back(seat)(ledger, outages)
        if ledger.status == "over":
            raise problem.over()
        if at.key_hash is not None and not is_mine:
            raise problem.seat_taken()  # it is kept for somebody
        if any(other.key_hash == key_hash for place, other in enumerate(ledger.seats) if place != seat):
            raise problem.key_used()
        if wanted.name is not None and not is_name(wanted.name):
            raise problem.malformed(f"name: expected printable characters, got {wanted.name!r}")
        data = {"name": wanted.name or at.name, "nonce": wanted.nonce, "key_hash": key_hash}
        return ledger.draft("join", seat, data, outages)

    return act


def change_key(seat: int, key_hash: str) -> Act:
    """Give a seat a new key, which ends the old one."""

    def act(ledger: Ledger, outages: Outages) -> Draft:
        if any(at.key_hash == key_hash for at in ledger.seats):
            raise problem.key_used()
        return ledger.draft("key", seat, {"key_hash": key_hash}, outages)

    return act


def leave(seat: int) -> Act:
    """Get up: a caretaker plays on, or before the match begins the seat is open again."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if ledger.status == "over":
            raise problem.over()
        if seat in ledger.left or seat in ledger.match.resigned:
            return None
        return ledger.draft("leave", seat, {}, outages)

    return act


def miss(seat: int, absent: int, absent_s: float) -> Act:
    """Ask to go on without a person who was away for ``absent_s``; once all others do, they have left."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        _check_on(ledger)
        _check_person(ledger, seat)
        if absent not in ledger.people or seat in ledger.missed.get(absent, ()):
            return None
        if ledger.clock is not None or absent_s < ABSENT_S:
            raise problem.still_there()
        return ledger.draft("miss", seat, {"absent": absent}, outages)

    return act


def come_back(seat: int) -> Act:
    """Take a seat back from its caretaker."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        return ledger.draft("back", seat, {}, outages) if seat in ledger.left else None

    return act


# Playing


def play(seat: int, wanted: wish.ActionWanted, *, is_bot: bool = False) -> Act:
    """Play an action; what was played before by the same request is not played again."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        match = ledger.match
        if _once(ledger, seat, wanted.id):
            return None
        try:
            action = match.parse(wanted.action)
        except InvalidAction as error:
            raise problem.malformed(str(error)) from error
        if wanted.ply != match.ply:
            standing = [(ply.actor, ply.action) for ply in match.plies[wanted.ply : wanted.ply + 1]]
            if wanted.id is None and standing == [(seat, action)]:
                return None  # the same request again
            raise problem.stale(match.ply)
        if ledger.status == "open":
            raise problem.waiting()
        if ledger.to_move != seat:
            refusal = match.why_not(action, seat=seat)
            assert refusal is not None
            raise problem.not_your_turn(refusal)
        is_caretaker = is_bot and ledger.seats[seat].kind != "bot"
        if not is_bot:
            _check_person(ledger, seat)
        try:
            data = {"action": action, **_id(wanted.id), **({"caretaker": True} if is_caretaker else {})}
            return ledger.draft("action", seat, data, outages)
        except IllegalAction as error:
            raise problem.illegal(error) from error

    return act


def undo(seat: int, wanted: wish.UndoWanted) -> Act:
    """Take back the last action of an unfinished turn."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if _once(ledger, seat, wanted.id):
            return None
        if wanted.ply != ledger.match.ply:
            raise problem.stale(ledger.match.ply)
        if ledger.status == "open":
            raise problem.waiting()
        _check_person(ledger, seat)
        if any(last.actor not in (seat, NATURE) for last in ledger.match.plies[-1:]):
            raise problem.not_yours()
        try:
            return ledger.draft("undo", seat, _id(wanted.id), outages)
        except UndoRefused as error:
            raise problem.cannot_undo(error) from error

    return act


def resign(seat: int, wanted: wish.ResignWanted) -> Act:
    """Give up."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if _once(ledger, seat, wanted.id) or seat in ledger.match.resigned:
            return None
        _check_on(ledger)
        return ledger.draft("resign", seat, _id(wanted.id), outages)

    return act


def abort(seat: int, wanted: wish.AbortWanted) -> Act:
    """Break the match off, while somebody has not played yet or not even come."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if _once(ledger, seat, wanted.id):
            return None
        if ledger.status == "over":
            raise problem.over()
        _check_person(ledger, seat)
        if ledger.have_all_acted:
            raise problem.too_late()
        return ledger.draft("abort", seat, _id(wanted.id), outages)

    return act


# Asking each other


def ask(seat: int, kind: str, ply: int | None, request: str | None) -> Act:
    """Ask the others to go back to when ``ply`` actions stood, or to stop the clocks."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if _once(ledger, seat, request):
            return None
        _check_on(ledger)
        _check_person(ledger, seat)
        if ledger.offer is not None:
            raise problem.asked_before()
        if ply is not None:
            if not 0 <= ply < ledger.match.ply:
                raise problem.stale(ledger.match.ply)
            if ledger.match.plies[ply].actor != seat or ply < ledger.record.copied:
                raise problem.not_yours()
        elif ledger.clock is None or not isinstance(ledger.clock.agreed, LiveClock):
            raise problem.no_clock("live")
        elif ledger.clock.is_paused:
            return None
        data = {"kind": kind, **({} if ply is None else {"ply": ply}), **_id(request)}
        return ledger.draft("ask", seat, data, outages)

    return act


def answer(seat: int, kind: str, *, agrees: bool) -> Act:
    """Agree to what was asked, or not."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        offer = ledger.offer
        if offer is None or offer.kind != kind:
            raise problem.nothing_asked()
        _check_person(ledger, seat)
        if seat in offer.agreed and agrees:
            return None
        return ledger.draft("answer", seat, {"agree": agrees}, outages)

    return act


def resume(seat: int) -> Act:
    """Let clocks that were stopped run again."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        _check_on(ledger)
        if ledger.clock is None:
            raise problem.no_clock("live")
        return ledger.draft("resume", seat, {}, outages) if ledger.clock.is_paused else None

    return act


# Time


def flag(ledger: Ledger, outages: Outages) -> Draft | None:
    """Say that the time of whoever is to move has run out, if it has."""
    clock, now = ledger.clock, time.time()
    if clock is None or clock.running is None or ledger.status != "playing" or clock.is_paused:
        return None
    if clock.remaining_s(now, outages)[clock.running] > 0:
        return None
    return ledger.draft("flag", clock.running, {}, outages, now=now)


def sleep(seat: int, wanted: Hours) -> Act:
    """Say when one sleeps: that time does not count."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if not is_zone(wanted.zone):
            raise problem.malformed(f"zone: expected one such as Europe/Paris, got {wanted.zone!r}")
        if not wanted.is_a_night:
            raise problem.malformed("from, to: expected hours of sleep, at most 12")
        clock = _days_clock(ledger)
        if clock.hours[seat] == wanted:
            return None
        return ledger.draft("hours", seat, {"hours": msgspec.to_builtins(wanted)}, outages)

    return act


def go_away(seat: int, days: int) -> Act:
    """Take some days of one's vacation."""

    def act(ledger: Ledger, outages: Outages) -> Draft:
        clock = _days_clock(ledger)
        if days > clock.days_left[seat]:
            raise problem.no_vacation(clock.days_left[seat])
        return ledger.draft("away", seat, {"days": days}, outages)

    return act


def _days_clock(ledger: Ledger) -> Any:
    if ledger.status == "over":
        raise problem.over()
    if ledger.clock is None or not isinstance(ledger.clock.agreed, DaysClock):
        raise problem.no_clock("days")
    return ledger.clock


# Words


def talk(seat: int, wanted: wish.TalkWanted) -> Act:
    """Say something to the table."""

    def act(ledger: Ledger, outages: Outages) -> Draft | None:
        if _once(ledger, seat, wanted.id):
            return None
        if seat in ledger.muted:
            raise problem.muted()
        if not any(character.isprintable() and not character.isspace() for character in wanted.text):
            raise problem.malformed("text: expected words, got none")
        draft = ledger.draft("talk", seat, _id(wanted.id), outages)
        event = draft.events[0]
        return draft._replace(talk=[TalkRecord(event.seq, seat, wanted.text, event.at)])

    return act


def erase(seat: int) -> Act:
    """Forget the name of a seat and what it said."""

    def act(ledger: Ledger, outages: Outages) -> Draft:
        return ledger.draft("erase", seat, {}, outages)._replace(erased=[seat])

    return act


def nothing(_ledger: Ledger, _outages: Outages) -> None:
    """Do nothing but what the clock asks for."""


def note(kind: EventKind, seat: int | None, data: dict[str, Any]) -> Act:
    """Write down something that needs no check."""

    def act(ledger: Ledger, outages: Outages) -> Draft:
        return ledger.draft(kind, seat, data, outages)

    return act
