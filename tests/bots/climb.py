"""Climb a small ladder, as ``python -m tests.bots.climb FOLDER``: a process that a test may kill."""

import sys
from pathlib import Path

from tests.bots.players import parse

from pelagos.bots import ladder, pool
from pelagos.bots.arena import play_job

ROWS = [
    ladder.Row("tyrus", ("random", "first"), ladder.Goal(0.0, 0.01), 24),
    ladder.Row("tyrus", ("first", "random"), ladder.Goal(0.6, is_test=True), 16),
]

if __name__ == "__main__":
    workers = pool.Local(play_job, 2)
    for each in ladder.climb(ROWS, Path(sys.argv[1]), workers, make=parse):
        sys.stdout.write(f"{each.row.name} {len(each.deals)}\n")
        sys.stdout.flush()
    workers.close()
