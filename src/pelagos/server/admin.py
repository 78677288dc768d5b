"""``pelagos admin``: what whoever runs a house does with matches, while it runs or not."""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.error import InvalidOption
from pelagos.server import act
from pelagos.server.ledger import Ledger
from pelagos.store.error import Conflict
from pelagos.store.record import Change, MatchRecord
from pelagos.store.store import Store

_TRIES = 5


class Listed(msgspec.Struct, frozen=True):
    """A match in a list: where it stands, and when something last happened."""

    match: str
    game: str
    status: str
    names: list[str | None]
    ply: int
    created_at: float
    last_at: float


def run(options: argparse.Namespace, store: Store) -> None:
    """Do what the command says."""
    with closing(store):
        if options.what == "list":
            _print(_listed(store, options.status), is_json=options.json)
            return
        record = store.find(options.match)
        if record is None:
            raise InvalidOption(f"expected the id of a match, got {options.match!r}")
        if options.what == "delete":
            store.remove([record.id])
        else:
            _write(store, record, _act(options, record))
    print(f"{options.match}: {_DONE[options.what]}")


_DONE = {"close": "closed", "delete": "deleted", "mute": "muted", "unmute": "may talk again"}


def _act(options: argparse.Namespace, record: MatchRecord) -> act.Act:
    if options.what == "close":
        return act.note("abort", None, {})
    if not 0 <= options.seat < len(record.seats):
        raise InvalidOption(f"SEAT: expected 0 to {len(record.seats) - 1}, got {options.seat}")
    return act.note("mute", options.seat, {"on": options.what == "mute"})


def _write(store: Store, record: MatchRecord, wanted: act.Act) -> None:
    """Write an event as a process of the house would, and try again where one was faster."""
    for _ in range(_TRIES):
        ledger = _ledger(store, record)
        if ledger.status == "over":
            raise InvalidOption(f"expected a match that is on, got {record.id}, which is over")
        draft = wanted(ledger, store.pulse.outages())
        assert draft is not None
        dropped = [kind for kind in ledger.due([], 0.0) if kind not in draft.due]
        try:
            store.write(Change(record.id, draft.events, dropped=dropped))
        except Conflict:
            continue
        return
    raise InvalidOption(f"{record.id}: others write to it all the time; try again")


def _ledger(store: Store, record: MatchRecord) -> Ledger:
    ledger = Ledger(record)
    for event in store.events(record.id):
        ledger.apply(event)
    return ledger


def _listed(store: Store, status: str | None) -> Iterator[Listed]:
    for record in store.matches():
        row = _row(store, record)
        if status in (None, row.status):
            yield row


def _row(store: Store, record: MatchRecord) -> Listed:
    created = record.created_at
    if record.game not in catalogue.games() or catalogue.game(record.game).version != record.version:
        names = [seat.name for seat in record.seats]
        return Listed(record.id, record.game, "unknown", names, 0, created, created)
    ledger, last = _ledger(store, record), store.events(record.id)[-1:]
    names = [seat.name for seat in ledger.seats]
    last_at = last[0].at if last else created
    return Listed(record.id, record.game, ledger.status, names, ledger.match.ply, created, last_at)


def _print(rows: Iterator[Listed], *, is_json: bool) -> None:
    if is_json:
        listed: list[dict[str, Any]] = [msgspec.structs.asdict(row) for row in rows]
        print(json.dumps(listed, ensure_ascii=False))
        return
    for row in rows:
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.last_at))
        names = ", ".join(name or "-" for name in row.names)
        print(f"{row.match}  {row.game:<10} {row.status:<8} ply {row.ply:<4} {last}  {names}")
