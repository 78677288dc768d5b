"""Ledgers and moments as one seat, or a watcher (``None``), may see them."""

import time
from collections.abc import Container, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from pelagos.bots.analysis import Advice
from pelagos.engine import history
from pelagos.engine.dice import streams_of
from pelagos.engine.match import Match
from pelagos.engine.seat import ALL_KNOWING
from pelagos.engine.text import Say
from pelagos.engine.transcript import RESIGNS
from pelagos.server import wire
from pelagos.server.clock import LiveClock
from pelagos.server.ledger import Ledger, Moment
from pelagos.store.pulse import Outage
from pelagos.store.record import EventRecord, TalkRecord

NOBODY = "none"  # whoever gave no name: texts choose by it
_TALK = 50  # the last words that are shown
_THEN = 3  # further steps of a hint that are said: a turn, more or less


class Sight(NamedTuple):
    """Who looks at a table, and what is beside its ledger: who is there, what was said, lost time."""

    seat: int | None
    here: Container[int] = frozenset()
    talk: Sequence[TalkRecord] = ()
    outages: Sequence[Outage] = ()
    known: dict[Any, bytes] | None = None  # what was worked out for others who see the same


def body(ledger: Ledger, sight: Sight, *, is_present: bool = True) -> bytes:
    """Return the match as it may be seen, a ``wire.Body``; an answer and its seat's socket have the same."""
    if sight.known is None or ledger.clock is not None:
        return _encode(_make_body(ledger, sight, is_present=is_present))
    key = ledger.seq, sight.seat, sight.here, len(sight.talk), is_present
    known = sight.known.get(key)
    if known is None:
        known = sight.known[key] = _encode(_make_body(ledger, sight, is_present=is_present))
    return known


def entry(moment: Moment, sight: Sight, *, is_present: bool) -> bytes:
    """Return the match just after a moment with what happened, a ``wire.Entry``."""
    return _with_event(body(moment.ledger, sight, is_present=is_present), _encode(event(moment, sight.seat)))


def entries(moments: Iterator[Moment], sight: Sight, present: Container[int]) -> bytes:
    """Return each of the moments with what happened; the events of ``present`` lead to where one may act."""
    told = (entry(moment, sight, is_present=moment.event.seq in present) for moment in moments)
    return b"[%b]" % b",".join(told)


def present(ledger: Ledger, sight: Sight) -> bytes:
    """Return the match as it is, for somebody who has just come, a ``wire.Entry``."""
    return _with_event(body(ledger, sight), b"null")


_encode = msgspec.json.Encoder().encode


def _with_event(body: bytes, event: bytes) -> bytes:
    """Return an entry: it is a body with one more field, the last."""
    return b'%b,"event":%b}' % (body[:-1], event)


def _make_body(ledger: Ledger, sight: Sight, *, is_present: bool) -> wire.Body:
    match, record, seat, status = ledger.match, ledger.record, sight.seat, ledger.status
    # What is not the present has no legal actions: nothing can be played there any more.
    is_mine = is_present and seat is not None and ledger.to_move == seat and status == "playing"
    is_mine = is_mine and seat not in match.resigned
    return wire.Body(
        match=record.id,
        game=record.game,
        version=record.version,
        options=record.options,
        status=status,
        seq=ledger.seq,
        ply=match.ply,
        turn=match.turn,
        seat=None if seat == ALL_KNOWING else seat,
        seats=seats(ledger, sight.here),
        to_move=ledger.to_move,
        view=view(match, seat),
        legal=legal(ledger) if is_mine else [],
        can_undo=is_mine and match.can_undo,
        offers=offers(ledger) if is_present else [],
        clock=clock(ledger, sight.outages) if is_present else None,
        dice=dice(ledger),
        talk=talk(sight) if is_present else [],
        outcome=match.outcome if status == "over" else None,
        next=ledger.next,
    )


def view(match: Match, seat: int | None) -> Any:
    """Return what a seat, a watcher, or who may know everything sees."""
    if seat != ALL_KNOWING:
        return match.view(seat)
    return match.position.view(ALL_KNOWING if match.game.hidden else None)


def talk(sight: Sight) -> list[wire.Talk]:
    """Return what was said last."""
    return [wire.Talk(said.seq, said.seat, said.text, said.at) for said in sight.talk[-_TALK:]]


def seats(ledger: Ledger, here: Container[int]) -> list[wire.Seat]:
    """Return who sits where."""
    return [
        wire.Seat(
            number,
            at.kind,
            at.name,
            at.level,
            at.kind == "bot" or number in here,
            at.kind != "bot" and ledger.bot_at(number) is not None,
        )
        for number, at in enumerate(ledger.seats)
    ]


def waiting(ledger: Ledger, here: Container[int]) -> wire.Waiting:
    """Return an open table for the lobby."""
    record = ledger.record
    agreed = None if ledger.clock is None else ledger.clock.agreed
    seated = seats(ledger, here)
    return wire.Waiting(
        record.id, record.game, record.options, seated, agreed, record.caretaker, record.created_at
    )


def clock(ledger: Ledger, outages: Sequence[Outage]) -> wire.Clock | None:
    """Return what is left to each seat now."""
    if ledger.clock is None:
        return None
    agreed, now = ledger.clock.agreed, time.time()
    is_live = isinstance(agreed, LiveClock)
    return wire.Clock(
        kind="live" if is_live else "days",
        bank_s=getattr(agreed, "bank_s", None),
        increment_s=getattr(agreed, "increment_s", None),
        per_turn_s=getattr(agreed, "per_turn_s", None),
        vacation_days=None if is_live else list(ledger.clock.days_left),
        remaining_s=[round(left, 3) for left in ledger.clock.remaining_s(now, outages)],
        running=ledger.clock.running,
        paused=ledger.clock.is_paused,
        now=now,
    )


def hints(ledger: Ledger, seat: int, advice: list[Advice]) -> list[wire.Hint]:
    """Return what a bot thinks of the legal actions, in words too."""
    game, facts = ledger.game, ledger.match.position.facts
    return [
        wire.Hint(
            each.action,
            each.notation,
            game.say_action(facts, each.action, seat),
            each.chance,
            each.visits,
            each.line,
            each.says[1 : 1 + _THEN],
        )
        for each in advice
    ]


def offers(ledger: Ledger) -> list[wire.Offer]:
    """Return what somebody asks of the others."""
    offer = ledger.offer
    return [] if offer is None else [wire.Offer(offer.kind, offer.seat, offer.ply, sorted(offer.agreed))]


def legal(ledger: Ledger) -> list[Any]:
    """Return what the seat to move may play, each a ``wire.Legal``."""
    match, mover, game = ledger.match, ledger.to_move, ledger.game
    assert mover is not None
    wanted = zip(match.legal(), match.commits(), strict=True)
    if not getattr(game.notation, "IS_FIXED", False):
        return [_legal(ledger, mover, action, commits=commits) for action, commits in wanted]
    told = []
    for action, commits in wanted:
        key = game.name, mover, action, commits
        if key not in _FIXED:
            _FIXED[key] = msgspec.Raw(_encode(_legal(ledger, mover, action, commits=commits)))
        told.append(_FIXED[key])
    return told


_FIXED: dict[tuple[str, int, int, bool], msgspec.Raw] = {}  # what is told in the same words every time


def _legal(ledger: Ledger, mover: int, action: int, *, commits: bool) -> wire.Legal:
    notation, facts = ledger.game.notation, ledger.match.position.facts
    text, target = notation.format_action(facts, action), notation.target(facts, action)
    return wire.Legal(action, text, target, notation.say_action(facts, action, mover), commits)


def dice(ledger: Ledger) -> wire.Dice:
    """Return where draws come from; the key only once nothing can be drawn any more."""
    key = ledger.record.dice_key.hex() if ledger.status == "over" else ""
    return wire.Dice(ledger.record.commitment, ledger.nonces, key or None)


def event(moment: Moment, seat: int | None) -> wire.Event:
    """Return what happened, as ``seat`` saw it then."""
    happened, ledger = moment.event, moment.ledger
    seq, kind, actor = happened.seq, happened.kind, happened.seat
    if moment.ply is not None:
        number, after = ledger.match.ply - 1, ledger.match.position
        told = history.tell_ply(number, moment.ply, moment.before, after, seat)
        return wire.Event(seq, "action", actor, told.notation, told.say, told.last)
    if kind != "end":
        name = None if actor is None else ledger.seats[actor].name
        return wire.Event(seq, kind, actor, None, Say(_said(happened), {"name": name or NOBODY}), [])
    ending = history.say_ending(ledger.match)
    assert ending is not None
    return wire.Event(seq, "end", None, None, ending, [])


_SAID = {
    "abort": "table-abort",
    "away": "table-away",
    "back": "table-back",
    "erase": "table-erase",
    "flag": "table-flag",
    "hours": "table-hours",
    "join": "table-join",
    "key": "table-key",
    "leave": "table-leave",
    "miss": "table-miss",
    "notice": "table-notice",
    "pause": "table-pause",
    "rematch": "table-rematch",
    "resign": "table-resign",
    "resume": "table-resume",
    "takeback": "table-takeback",
    "talk": "table-talk",
    "undo": "table-undo",
}


def _said(happened: EventRecord) -> str:
    """Return the id of the sentence for what happened beside the actions."""
    if happened.kind == "answer":
        return "table-agrees" if happened.data["agree"] else "table-declines"
    if happened.kind == "ask":
        return "table-ask-pause" if happened.data.get("kind") == "pause" else "table-ask"
    if happened.kind == "mute":
        return "table-mute" if happened.data["on"] else "table-unmute"
    return _SAID[happened.kind]


def proof(ledger: Ledger, seat: int | None) -> wire.Proof:
    """Return all draws by name, with what ``seat`` may know of them by now."""
    match = ledger.match
    told = history.entries(match) if match.is_over else history.entries_for(match, seat)
    told = [(who, what) for who, what in told if what != RESIGNS]  # so that places are plies
    draws = [wire.Draw(ply + 1, stream, index, told[ply][1]) for ply, stream, index in streams_of(match)]
    at = dice(ledger)
    return wire.Proof(ledger.record.id, ledger.record.game, at.commitment, at.nonces, at.key, draws)


def transcript(ledger: Ledger, seat: int | None) -> str:
    """Return what ``seat`` may know while playing; once over, everything, with the key of the dice."""
    at = dice(ledger)
    source: dict[str, Any] = {
        "match": ledger.record.id,
        "commitment": at.commitment,
        "nonces": at.nonces,
        "key": at.key,
    }
    if ledger.record.copied:
        source["copied"] = ledger.record.copied
    return ledger.match.transcript_for(seat, dice=source)
