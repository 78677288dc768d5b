"""Perft as a reference plays it: every sequence counted, one by one."""

import copy
from collections.abc import Callable
from typing import Any, Protocol

from tests.engine.test_perft import TABLE
from tests.golden.build import FOLDER

import pelagos

MANY = 2_000


class Playable(Protocol):
    """A reference, as far as counting needs it."""

    def legal(self) -> set[str]: ...
    def play(self, action: str, /) -> None: ...


def rows(game: str) -> list[dict[str, Any]]:
    """Return the rows of the perft table that a game has."""
    return [row for row in TABLE if row["game"] == game]


def check(row: dict[str, Any], start: Callable[[pelagos.Match], Playable]) -> None:
    """Expect the row's counts from a reference, as deep as there are not too many sequences."""
    match = pelagos.Match.from_transcript((FOLDER / f"{row['golden']}.txt").read_text(encoding="utf-8"))
    reference = start(match)
    for action in match.actions[: row["ply"]]:
        reference.play(match.game.format_action(match.state, action))
    few = [leaves for leaves in row["leaves"] if leaves <= MANY]
    assert [_count(reference, depth) for depth in range(len(few))] == few


def _count(reference: Playable, depth: int) -> int:
    legal = reference.legal()
    if depth <= 1:
        return len(legal) if depth else 1
    total = 0
    for action in legal:
        after = copy.deepcopy(reference)
        after.play(action)
        total += _count(after, depth - 1)
    return total
