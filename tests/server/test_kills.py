"""Nothing is lost when the server is killed; the long run of this is in the proofs."""

import os
import random
from pathlib import Path

import pytest
from tests.proofs.server_kills import play_round, run_postgresql, run_sqlite
from tests.server.house import House

pytestmark = pytest.mark.slow

FEW = 100

# A server that answers first and writes later, as one that keeps live matches in memory does.
HASTY = """
import threading
from pelagos.store.store import Store

write = Store.write

def write_later(store, *changes):
    if any(change.record for change in changes):
        return write(store, *changes)
    threading.Timer(0.2, write, (store, *changes)).start()

Store.write = write_later
"""


def test_what_was_acknowledged_survives_a_kill_on_sqlite() -> None:
    assert run_sqlite(1, FEW) == FEW


def test_what_was_acknowledged_survives_a_kill_of_server_and_postgresql() -> None:
    for seed in range(3):
        assert run_postgresql(seed, FEW) == FEW


def test_a_server_that_answers_before_it_has_written_is_caught(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HASTY)
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    with (
        House(tmp_path, environment={"PYTHONPATH": path}) as house,
        pytest.raises(AssertionError, match=r"acknowledged|stale|no answer"),
    ):
        play_round(house, [house.restart], FEW, random.Random(1))
