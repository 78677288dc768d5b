"""Ledgers and moments as one seat, or a watcher (``None``), may see them."""

from collections.abc import Container, Iterator
from typing import Any

from pelagos.engine import history
from pelagos.engine.dice import streams_of
from pelagos.engine.text import Say
from pelagos.server import wire
from pelagos.server.ledger import Ledger, Moment
from pelagos.store.record import EventRecord


def body(ledger: Ledger, seat: int | None, here: Container[int]) -> wire.Body:
    """Return the match as ``seat`` may see it."""
    return wire.Body(**_fields(ledger, seat, here, is_present=True))


def entry(moment: Moment, seat: int | None, here: Container[int], *, is_present: bool) -> wire.Entry:
    """Return the match just after a moment, with what happened."""
    fields = _fields(moment.ledger, seat, here, is_present=is_present)
    return wire.Entry(**fields, event=event(moment, seat))


def entries(moments: Iterator[Moment], seat: int | None, here: Container[int], last: int) -> list[wire.Entry]:
    """Return each of the moments with what happened; event ``last`` leads to the present."""
    return [entry(moment, seat, here, is_present=moment.event.seq == last) for moment in moments]


def present(ledger: Ledger, seat: int | None, here: Container[int]) -> wire.Entry:
    """Return the match as it is, for somebody who has just come."""
    return wire.Entry(**_fields(ledger, seat, here, is_present=True), event=None)


def _fields(ledger: Ledger, seat: int | None, here: Container[int], *, is_present: bool) -> dict[str, Any]:
    match, record = ledger.match, ledger.record
    # What is not the present has no legal actions: nothing can be played there any more.
    is_mine = is_present and seat is not None and ledger.to_move == seat and ledger.status == "playing"
    return {
        "match": record.id,
        "game": record.game,
        "version": record.version,
        "options": record.options,
        "status": ledger.status,
        "seq": ledger.seq,
        "ply": match.ply,
        "turn": match.turn,
        "seat": seat,
        "seats": [
            wire.Seat(
                number,
                at.kind,
                at.name,
                at.level,
                at.kind == "bot" or number in here,
                at.kind != "bot" and ledger.bot_at(number) is not None,
            )
            for number, at in enumerate(ledger.seats)
        ],
        "to_move": ledger.to_move,
        "view": match.view(seat),
        "legal": legal(ledger) if is_mine else [],
        "can_undo": is_mine and match.can_undo,
        "offers": offers(ledger) if is_present else [],
        "clock": None,
        "dice": dice(ledger),
        "talk": [],
        "outcome": match.outcome,
        "next": None,
    }


def offers(ledger: Ledger) -> list[wire.Offer]:
    """Return what somebody asks of the others."""
    offer = ledger.offer
    return [] if offer is None else [wire.Offer("takeback", offer.seat, offer.ply, sorted(offer.agreed))]


def legal(ledger: Ledger) -> list[wire.Legal]:
    """Return what the seat to move may play."""
    match, game, state = ledger.match, ledger.game, ledger.match.state
    return [
        wire.Legal(
            action,
            game.format_action(state, action),
            list(game.notation.target(state, action)),
            game.say_action(state, action, match.to_move),
            not match.can_take_back(action),
        )
        for action in match.legal()
    ]


def dice(ledger: Ledger) -> wire.Dice:
    """Return where draws come from; the key only once nothing can be drawn any more."""
    key = ledger.record.dice_key.hex() if ledger.status == "over" else None
    return wire.Dice(ledger.record.commitment, ledger.nonces, key)


def event(moment: Moment, seat: int | None) -> wire.Event:
    """Return what happened, as ``seat`` saw it then."""
    happened, ledger = moment.event, moment.ledger
    seq, kind, actor = happened.seq, happened.kind, happened.seat
    if moment.ply is not None:
        number, after = ledger.match.ply - 1, ledger.match.state
        told = history.tell_ply(ledger.game, number, moment.ply, moment.before, after, seat)
        return wire.Event(seq, "action", actor, told.notation, told.say, told.last)
    if kind != "end":
        return wire.Event(seq, kind, actor, None, _say(happened), [])
    ending = history.say_ending(ledger.match)
    assert ending is not None
    return wire.Event(seq, "end", None, None, ending, [])


_SAID = {
    "ask": "table-ask",
    "key": "table-key",
    "resign": "table-resign",
    "takeback": "table-takeback",
    "undo": "table-undo",
}


def _say(happened: EventRecord) -> Say:
    """Return the sentence for what happened beside the actions."""
    if happened.kind == "join":
        name = happened.data["name"]
        return Say("table-join") if name is None else Say("table-join-name", {"name": name})
    if happened.kind == "answer":
        return Say("table-agrees" if happened.data["agree"] else "table-declines")
    return Say(_SAID[happened.kind])


def proof(ledger: Ledger, seat: int | None) -> wire.Proof:
    """Return all draws by name, with what ``seat`` may know of them by now."""
    match = ledger.match
    told = history.entries(match) if match.is_over else history.entries_for(match, seat)
    draws = [wire.Draw(ply + 1, stream, index, told[ply][1]) for ply, stream, index in streams_of(match)]
    at = dice(ledger)
    return wire.Proof(ledger.record.id, ledger.record.game, at.commitment, at.nonces, at.key, draws)


def transcript(ledger: Ledger, seat: int | None) -> str:
    """Return what ``seat`` may know while playing; once over, everything, with the key of the dice."""
    at = dice(ledger)
    source = {"match": ledger.record.id, "commitment": at.commitment, "nonces": at.nonces, "key": at.key}
    return ledger.match.transcript_for(seat, dice=source)
