"""Golden transcripts replay to the same bytes and are told in both languages."""

import re

import pytest
from tests.golden.build import FOLDER, GOLDENS, text_of

import pelagos

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def golden(request: pytest.FixtureRequest) -> str:
    text: str = request.param.read_text(encoding="utf-8")
    return text


def test_no_golden_is_missing_or_left_over() -> None:
    assert [path.stem for path in FILES] == sorted(GOLDENS)


@pytest.mark.parametrize("name", GOLDENS)
def test_it_is_what_the_rules_make_of_it(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == text_of(name)


def test_it_replays_to_the_same_bytes(golden: str) -> None:
    match = pelagos.Match.from_transcript(golden)
    remarks = "".join(line for line in golden.splitlines(keepends=True) if line.startswith("#"))
    assert remarks + match.transcript() == golden


def test_its_header_names_rules_of_its_game(golden: str) -> None:
    match = pelagos.Match.from_transcript(golden)
    named = re.search(r"^# rules: (.*)$", golden, re.MULTILINE)
    assert named is not None
    rules = (FOLDER.parents[1] / "docs" / "rules" / f"{match.game.name}.en.md").read_text(encoding="utf-8")
    assert all(f'<a id="{rule.lower()}"></a>' in rules for rule in named.group(1).split())


def test_every_ending_has_a_golden() -> None:
    outcomes = [pelagos.Match.from_transcript(path.read_text(encoding="utf-8")).outcome for path in FILES]
    reasons = {outcome.reason if outcome else None for outcome in outcomes}
    assert reasons >= {
        "row",
        "representatives",
        "hands",
        "draw",
        "points",
        "cubes",
        "value",
        "talents",
        "last",
        "shared",
        "resigned",
        None,
    }


def test_every_number_of_seats_has_a_whole_golden() -> None:
    played = {
        (match.game.name, match.seats)
        for path in FILES
        if (match := pelagos.Match.from_transcript(path.read_text(encoding="utf-8"))).returns is not None
    }
    games = [pelagos.game(name) for name in {name for name, _ in played}]
    assert played == {
        (game.name, seats) for game in games for seats in range(game.min_seats, game.max_seats + 1)
    }
