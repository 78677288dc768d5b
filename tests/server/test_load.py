"""Once the rules are loaded, nothing that a table does compiles or reads a kernel."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pelagos.engine import cache

SCRIPT = """
import pelagos
from pelagos.engine import kernel
from pelagos.engine.catalogue import game, games
from pelagos.server import show
from pelagos.server.ledger import Draft, Ledger
from pelagos.server.load import load_rules
from pelagos.server.think import make_bot
from tests.store.record import match as record
from pelagos.store.record import SeatRecord

def after(draft: Draft) -> Ledger:
    return draft.moments[-1].ledger

load_rules()
ready = [len(each.signatures) for each in kernel._compiled]
assert any(ready)
for played in map(game, games()):
    for seats in range(played.min_seats, played.max_seats + 1):
        made = record(game=played.name, version=played.version, options=played.complete_options(None),
                      seats=[SeatRecord("human")] * seats)
        ledger = Ledger(made)
        first = ledger.draft(None, None, {}, [])
        ledger = after(first) if first.moments else ledger
        for ply in range(30):
            seat = ledger.to_move
            if seat is None:
                break
            show.body(ledger, show.Sight(seat))
            show.body(ledger, show.Sight(None))
            ledger.draft("resign", 0, {}, [])
            ledger.match.why_not(0, seat=seat)
            action = make_bot(1 + ply % 8, 1).decide(ledger.match.seen_by(seat)) if ply < 4 else None
            action = ledger.match.legal()[0] if action is None else action
            draft = ledger.draft("action", seat, {"action": action}, [])
            for moment in draft.moments:
                show.entry(moment, show.Sight(seat), is_present=True)
            ledger = after(draft)
            if ledger.match.can_undo:
                ledger = after(ledger.draft("undo", seat, {}, []))
                ledger = after(ledger.draft("action", seat, {"action": action}, []))
        show.transcript(ledger, None)
late = [each.py_func.__qualname__ for each, before in zip(kernel._compiled, ready)
        if len(each.signatures) != before]
print(late, len(kernel._compiled) - len(ready))
"""


@pytest.mark.slow
def test_nothing_is_compiled_once_the_rules_are_loaded() -> None:
    environment = {**os.environ, "PELAGOS_CACHE": str(cache.directory().parent)}
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("[] 0\n", "")
