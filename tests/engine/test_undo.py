"""Undo in a game whose turns have several actions, which none of the catalogue has yet."""

import json
import os
import subprocess
import sys

import pytest
from tests.engine.test_cache import TOY

PLAY = """
import json, pelagos
match = pelagos.Match(pelagos.game("toy"), seats=2, rng=0)
told = []
while match.to_move is not None:
    could = match.can_take_back(0)
    match.play("count")
    twin = match.copy()
    try:
        twin.undo()
        why = None
    except pelagos.UndoRefused as error:
        why = error.say.id
    told.append([could, match.can_undo, why, twin.ply, match.ply])
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def told() -> list[list[object]]:
    environment = {**os.environ, "PYTHONPATH": str(TOY), "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    rows: list[list[object]] = json.loads(run.stdout)
    return rows


@pytest.mark.parametrize(
    ("ply", "why"),
    [(1, None), (2, "undo-other"), (3, "undo-shown"), (4, "undo-turn"), (5, "undo-over")],
    ids=["within the turn", "after it", "when something was shown", "in the next turn", "at the end"],
)
def test_an_action_is_taken_back(told: list[list[object]], ply: int, why: str | None) -> None:
    can = why is None
    assert told[ply - 1] == [can, can, why, ply - 1 if can else ply, ply]
