"""The deck and the museum are data files: a broken one is refused in one line that says what is wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.edited import Edit, edited, run_with

from pelagos.engine import data
from pelagos.engine.error import BrokenData
from pelagos.games import mykerinos
from pelagos.games.mykerinos.deck import parse_deck
from pelagos.games.mykerinos.museum import parse_museum

DECK = data.read(mykerinos.__name__, "deck.json")
MUSEUM = data.read(mykerinos.__name__, "museum.json")


def test_both_files_are_whole() -> None:
    assert len(parse_deck(DECK).with_patron) == 7
    assert len(parse_museum(MUSEUM).rooms) == 15


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda deck: deck["with_patron"].pop(), "number of parcels with_patron: expected 7, got 6"),
        (lambda deck: deck["with_patron"][1].update(pyramids=[7]), "Expected `int` <= 6"),
        (lambda deck: deck["with_patron"][1].update(pyramids=[0]), "Expected `int` >= 1"),
        (lambda deck: deck["with_patron"][1].update(pyramids=[2, 1]), "expected [1, 2], got [2, 1]"),
        (lambda deck: deck["with_patron"][1].update(pyramids=[1, 1]), "expected [1], got [1, 1]"),
        (lambda deck: deck["with_patron"][1].update(pyramids=[2]), "different pyramids, got two 2"),
        (lambda deck: deck["with_patron"][1].update(points=4), "Invalid enum value 4"),
        (lambda deck: deck["with_patron"][1].update(colour="red"), "unknown field `colour`"),
        (lambda deck: deck["without_patron"].update(pyramids=[5, 2]), "expected [2, 5], got [5, 2]"),
        (lambda deck: deck.pop("without_patron"), "missing required field `without_patron`"),
    ],
)
def test_a_broken_deck_is_refused(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_deck(edited(DECK, edit))
    assert str(refused.value).startswith("deck.json: ")
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda museum: museum["rooms"].pop(), "number of rooms: expected 15, got 14"),
        (lambda museum: museum["rooms"][0].update(museum["rooms"][3]), "different names of rooms"),
        (lambda museum: museum["rooms"][0].update(name="cellar"), "expected 3-wing-1, got cellar"),
        (lambda museum: museum["rooms"][0].update(value=4), "Invalid enum value 4"),
        (lambda museum: museum["rooms"][0].update(wings=[6]), "Expected `int` <= 5"),
        (
            lambda museum: museum["rooms"][0].update(doors=["hall"]),
            "5-wing-1: expected a door back from 3-wing-1, got none",
        ),
        (lambda museum: museum["rooms"][0]["doors"].remove("hall"), "3-wing-1: expected a door to the hall"),
        (lambda museum: museum["rooms"][0]["doors"].append("attic"), "expected a door back from attic"),
        (lambda museum: museum["rooms"][1]["doors"].append("hall"), "doors of 5-wing-1: expected"),
        (
            lambda museum: museum["rooms"][2].update(name="2-wings-1-3", wings=[1, 3], doors=["hall"]),
            "expected a door back from 2-wings-1-2, got none",
        ),
    ],
)
def test_a_broken_museum_is_refused(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_museum(edited(MUSEUM, edit))
    assert str(refused.value).startswith("museum.json: ")
    assert message in str(refused.value)


@pytest.mark.parametrize("parse", [parse_deck, parse_museum])
def test_what_is_no_json_is_refused(parse: Callable[[bytes], object]) -> None:
    with pytest.raises(BrokenData, match="JSON is malformed"):
        parse(b"{]")


@pytest.mark.more
def test_an_edited_deck_changes_the_rules(tmp_path: Path) -> None:
    """Compiled code knows the deck as constants: what was compiled with the old one must not be used."""
    script = (
        "import numpy as np; from pelagos.games.mykerinos import state, survey; "
        "states = np.zeros(1, state.DTYPE); survey.claim(states[0], 0); print(states[0].points[0])"
    )
    deck = edited(DECK, lambda deck: deck["with_patron"][0].update(points=5))
    done = run_with(tmp_path, "mykerinos/deck.json", deck, "-c", script)
    assert (done.stdout, done.stderr) == ("5\n", "")


def test_a_broken_deck_is_said_on_the_command_line(tmp_path: Path) -> None:
    deck = edited(DECK, lambda deck: deck["with_patron"].pop())
    done = run_with(
        tmp_path, "mykerinos/deck.json", deck, "-m", "pelagos", "simulate", "mykerinos", "--games", "1"
    )
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "pelagos simulate: the package that adds 'mykerinos' cannot be loaded: "
        "deck.json: number of parcels with_patron: expected 7, got 6"
    ]
