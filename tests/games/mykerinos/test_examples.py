"""The worked examples."""

import pytest
from tests.games.mykerinos.scenario import begin, names, owner_of, play
from tests.games.mykerinos.test_exhibition import exhibit

rule = pytest.mark.rule


@rule("ME1")
def test_blue_green_red_white() -> None:
    deal = "lemon-25 blackmore-none"
    # Blue 4, Red 2, Green 2, White 1 in the first area; Green passes before Red.
    match = begin(seats=4, deal=deal)
    play(match, "dig-a1 dig-c1 dig-c2 dig-d3")
    play(match, "dig-a2 dig-d1 dig-d2 dig-h6")
    play(match, "extend-b2 on-b3 dig-h5 pass dig-g6")
    play(match, "pass pass pass")
    view = match.view(None)
    assert [(rank.colour, rank.cubes) for rank in view.survey.ranks] == [
        ("blue", 4),
        ("green", 2),
        ("red", 2),
        ("white", 1),
    ]
    play(match, "take-left book-3-wing-1 take-right")
    view = match.view(None)
    assert [rank.choice for rank in view.last.surveys[0].ranks] == ["claim", "book", "claim", "nothing"]
    assert [player.points for player in view.players] == [3, 0, 0, 0]
    assert view.players[1].cards[0].card.patron == "blackmore"


@rule("ME2")
def test_which_rooms_are_open() -> None:
    match = play(begin(), "dig-a1 dig-e1 pass dig-a4 pass pass book-2-wings-2-3")
    assert match.to_move == 1
    assert not any(name.startswith("book-5") for name in names(match)), "Red has no cube inside"
    assert "book-2-wings-2-3" not in names(match), "once taken, a room is closed to others"
    play(match, "take-left")
    assert match.to_move == 0
    assert [name for name in names(match) if name.startswith("book-5")] == ["book-5-wing-2", "book-5-wing-3"]


@rule("ME3")
def test_the_exhibition_of_blue() -> None:
    cards = {"lemon": 2, "blackmore": 1, "brown": 3, "tangerine": 2, "violet": 1}
    rooms = ["3-wing-2", "3-wing-5", "2-wings-3-4", "5-wing-4"]
    line = exhibit(cards=[cards, {}], rooms=[rooms, []], points=[0, 0], stocks=[0, 0]).sheet.lines[0]
    assert {wing.patron: wing.points for wing in line.wings} == {
        "violet": 1,
        "lemon": 6,
        "tangerine": 4,
        "brown": 15,
        "blackmore": 3,
    }
    assert (line.sets, line.series, line.total) == (1, 5, 34)


@rule("ME4")
def test_lord_lemon_takes_one_pyramid_not_two() -> None:
    # Pyramids on b1 and c1, next to each other.
    match = owner_of("lemon", deal="violet-2 blackmore-1")
    play(match, "dig-b2 pass dig-h6 use-lemon extend-b1")
    assert names(match) == ["on-a1"], "c1 is a pyramid as well"
    match.undo()
    play(match, "extend-c2 on-c1")
    assert match.to_move == 2
