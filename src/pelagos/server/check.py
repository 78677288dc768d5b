"""Replaying stored matches by the rules that are installed, to see that they still end as they did."""

from collections.abc import Iterator

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.error import UnknownGame
from pelagos.server.ledger import Ledger, walk
from pelagos.store.record import EventRecord, MatchRecord
from pelagos.store.store import Store


class Finding(msgspec.Struct, frozen=True):
    """What came of a match: ``fault`` says what is wrong, ``is_over`` whether it had ended."""

    match: str
    game: str
    version: int
    is_over: bool
    fault: str | None


def check(store: Store) -> Iterator[Finding]:
    """Replay all matches, one by one."""
    for record in store.matches():
        events = store.events(record.id)
        is_over = any(event.kind == "end" for event in events)
        yield Finding(record.id, record.game, record.version, is_over, find_fault(record, events))


def find_fault(record: MatchRecord, events: list[EventRecord]) -> str | None:
    """Return why a match does not replay to where it stood, or ``None``."""
    try:
        version = catalogue.game(record.game).version
    except UnknownGame as error:
        return str(error)
    if version != record.version:
        return f"expected version {version} of the rules, got {record.version}"
    for expected, event in enumerate(events, 1):
        if event.seq != expected:
            return f"expected event {expected}, got {event.seq}"
    seq = 0
    try:
        ledger = Ledger(record)
        for moment in walk(ledger, events):
            seq, ledger = moment.event.seq, moment.ledger
    except Exception as error:  # whatever the rules, or a strange event, raise
        said = str(error).partition("\n")[0]
        return f"event {seq + 1} does not replay: {type(error).__name__}: {said}"
    outcome = msgspec.json.encode(ledger.match.outcome).decode()
    stored = [event.data["outcome"] for event in events if event.kind == "end"]
    if ledger.status == "over" and not stored:
        return "it is over, but has no end"
    if stored and msgspec.json.decode(outcome) != stored[-1]:
        return f"expected outcome {msgspec.json.encode(stored[-1]).decode()}, got {outcome}"
    return None
