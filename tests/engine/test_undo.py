"""Undo in a game whose turns have several actions, which none of the catalogue has yet."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.engine.test_cache import TOY

from pelagos import engine

PLAY = """
import json, pelagos
match = pelagos.Match(pelagos.game("toy"), seats=2, rng=0)
told = []
while match.to_move is not None:
    could = not match.commits()[match.legal().index(0)]
    match.play("count")
    twin = match.copy()
    try:
        twin.undo()
        why = None
    except pelagos.UndoRefused as error:
        why = error.say.id
    told.append([could, match.can_undo, why, twin.ply, match.ply])
four = pelagos.Match(pelagos.game("toy"), seats=4, rng=0)
four.play("count")
four.resign(3)
four.resign(2)
text = four.transcript()
again = pelagos.Match.from_transcript(text).transcript()
four.undo()
print(json.dumps({"told": told, "resigned": four.resigned, "same": text == again, "ply": four.ply}))
"""


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    source = Path(engine.__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{source}:{TOY}", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    result: dict[str, Any] = json.loads(run.stdout)
    return result


@pytest.mark.parametrize(
    ("ply", "why"),
    [(1, None), (2, "undo-other"), (3, "undo-shown"), (4, "undo-turn"), (5, "undo-over")],
    ids=["within the turn", "after it", "when something was shown", "in the next turn", "at the end"],
)
def test_an_action_is_taken_back(played: dict[str, Any], ply: int, why: str | None) -> None:
    can = why is None
    assert played["told"][ply - 1] == [can, can, why, ply - 1 if can else ply, ply]


def test_with_more_than_two_seats_an_undo_keeps_the_resignations_of_others(played: dict[str, Any]) -> None:
    assert (played["ply"], played["resigned"]) == (0, {"3": 0, "2": 0})
    assert played["same"], "two resignations at one ply are written in the order in which they came"
