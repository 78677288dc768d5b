"""Perft tables: action sequences counted, nature's too."""

import json
from pathlib import Path

import pytest
from tests.golden.build import FOLDER

import pelagos
from pelagos.engine.perft import divide, perft

TABLE = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


def position(row: dict[str, object]) -> tuple[pelagos.Game, object]:
    game = pelagos.game(str(row["game"]))
    if "golden" not in row:
        return game, game.new_states(1, seats=game.min_seats)[0]
    match = pelagos.Match.from_transcript((FOLDER / f"{row['golden']}.txt").read_text(encoding="utf-8"))
    match.rewind(int(str(row["ply"])))
    return game, match.state


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["what"])
def test_the_table_holds(row: dict[str, object], scale: int) -> None:
    game, state = position(row)
    counts = row["leaves"]
    assert isinstance(counts, list)
    for depth, leaves in enumerate(counts):
        if leaves <= 2000 * scale**3:
            assert perft(game, state, depth) == leaves, depth


def test_every_game_has_a_row() -> None:
    assert {row["game"] for row in TABLE} == set(pelagos.games())


def test_divide_splits_the_count_by_the_first_action() -> None:
    game, state = position({"game": "tyrus"})
    assert dict(divide(game, state, 3)) == {"first-brown": 870, "first-beige": 870}
    assert sum(count for _, count in divide(game, state, 4)) == perft(game, state, 4)
