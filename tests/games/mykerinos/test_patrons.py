"""Mykerinos rule by rule: the five patrons."""

import pytest
from tests.games.mykerinos.scenario import begin, give_cubes, leave_free, names, owner_of, play, spaces

rule = pytest.mark.rule


@rule("M10")
def test_lady_violet_gives_a_cube_and_then_one_digs_or_extends() -> None:
    match = owner_of("violet")
    play(match, "dig-a1 pass dig-h1")
    give_cubes(match, 0, stock=1)
    play(match, "use-violet")
    blue = match.view(None).players[0]
    assert (blue.stock, blue.general) == (2, 25 - 2 - 1)
    assert spaces(match, "dig")
    assert spaces(match, "extend") == {"b1", "a2"}, "the new cube may be used"
    play(match, "extend-b1 on-b2")
    assert match.view(None).players[0].stock == 0


@rule("M10")
def test_lady_violet_needs_a_cube_in_the_general_stock() -> None:
    match = owner_of("violet")
    give_cubes(match, 0, stock=25)
    assert "use-violet" not in names(match)
    give_cubes(match, 0, stock=24)
    assert "use-violet" in names(match)


@rule("M10")
def test_lord_lemon_begins_on_a_pyramid_or_extends_with_exactly_one_cube_on_one() -> None:
    match = play(owner_of("lemon"), "dig-b2 pass dig-h6 use-lemon")
    assert spaces(match, "dig") == {"b3", "d3", "f3", "h3", "a6", "c6", "e6", "g6"}
    assert spaces(match, "extend") == {"b3"}, "b1, a2 and c2 are next to no pyramid"
    play(match, "extend-b3")
    assert names(match) == ["on-a3", "on-c3", "on-b4"]
    play(match, "on-a3")
    assert match.to_move == 2


@rule("M10")
def test_the_second_cube_may_be_lord_lemons_one_on_the_pyramid() -> None:
    match = play(owner_of("lemon"), "dig-c2 pass dig-h6 use-lemon")
    assert spaces(match, "extend") == {"b2", "d2", "c3"}
    play(match, "extend-c3")
    assert names(match) == ["on-b3", "on-d3"]


@rule("M10")
def test_lord_lemon_is_of_no_use_without_a_pyramid_in_reach() -> None:
    match = owner_of("lemon")
    match._states[0].peaks[:] = 0
    assert "use-lemon" not in names(match)


@rule("M10")
def test_sir_brown_sends_a_cube_of_the_personal_stock_to_the_museum() -> None:
    match = owner_of("brown")
    before = match.view(None).players[0]
    play(match, "use-brown")
    assert all(name.startswith(("book-2", "book-3")) for name in names(match))
    assert len(names(match)) == 10
    play(match, "book-3-wing-1")
    after = match.view(None).players[0]
    assert (after.stock, after.general) == (before.stock - 1, before.general)
    assert {room.name: room.colour for room in match.view(None).rooms}["3-wing-1"] == "blue"
    assert match.to_move == 1


@rule("M10")
def test_mrs_blackmore_begins_with_two_cubes_next_to_each_other() -> None:
    match = owner_of("blackmore")
    play(match, "use-blackmore")
    assert not spaces(match, "extend")
    assert not spaces(match, "dig") & {"b3", "d3", "f3", "h3"}, "no pyramids"
    play(match, "dig-b2")
    assert names(match) == ["on-b1", "on-a2", "on-c2"]
    play(match, "on-b1")
    assert match.to_move == 1
    assert match.view(None).players[0].stock == 21 - 2


@rule("M10")
def test_mrs_blackmore_needs_two_cubes_and_two_spaces() -> None:
    match = owner_of("blackmore")
    give_cubes(match, 0, stock=1)
    assert "use-blackmore" not in names(match)
    give_cubes(match, 0, stock=2)
    assert "use-blackmore" in names(match)
    for row in range(11):
        match._states[0].free[row] &= 0b01010101 if row % 2 else 0b10101010
    assert "use-blackmore" not in names(match), "no two free spaces are next to each other"


@rule("M10")
def test_colonel_tangerine_extends_by_three_cubes_in_a_row() -> None:
    match = owner_of("tangerine")
    assert "use-tangerine" not in names(match), "there is nothing to extend"
    play(match, "dig-b2 pass dig-h6 use-tangerine")
    assert not spaces(match, "dig")
    assert spaces(match, "extend") == {"b1", "a2", "c2"}, "b3 is a pyramid"
    play(match, "extend-a2")
    assert names(match) == ["on-a1", "on-a3"]
    play(match, "on-a3")
    assert names(match) == ["on-a4"]
    play(match, "on-a4")
    assert match.to_move == 2
    assert match.view(None).players[0].stock == 21 - 4


@rule("M10")
def test_colonel_tangerine_never_begins_what_cannot_be_finished() -> None:
    match = owner_of("tangerine")
    play(match, "dig-a1 pass dig-h6")
    leave_free(match, "b1", "a2")  # and a1 between them is taken
    assert "use-tangerine" not in names(match)
    leave_free(match, "b1", "a2", "b2")  # b1, then b2, then a2; or a2, b2, b1
    play(match, "use-tangerine")
    assert spaces(match, "extend") == {"b1", "a2"}


@rule("M10")
def test_the_second_cube_of_three_never_ends_in_a_corner() -> None:
    match = play(owner_of("tangerine"), "dig-a1 pass dig-h6")
    leave_free(match, "b1", "c1", "d1", "b2")
    play(match, "use-tangerine extend-b1")
    assert names(match) == ["on-c1"], "from b2 there is nowhere to go on"


@rule("M10")
def test_powers_reach_the_last_row_of_the_fourth_season() -> None:
    match = begin(deal="lemon-none tangerine-1 lemon-1")
    play(match, "dig-a1 pass pass dig-e2 take-left take-left")
    play(match, "pass pass pass " * 2 + "pass pass")
    assert match.view(None).season == 4
    assert match.to_move == 0
    state = match._states[0]
    for row in range(9):
        state.peaks[row] = 0
    state.peaks[9], state.pyramids[9] = 1, 1
    assert "use-lemon" in names(match)
    state.peaks[9] = 0
    assert "use-lemon" not in names(match)
    match = play(owner_of("tangerine"), "pass pass pass " * 2 + "pass pass")
    leave_free(match, "b9", "c9", "d9")
    match._states[0].cubes[0, 9] = 1
    assert match.to_move == 0
    assert "use-tangerine" in names(match)


@rule("M10")
def test_lady_violet_needs_a_free_space() -> None:
    match = owner_of("violet")
    leave_free(match)
    assert "use-violet" not in names(match)


@rule("M10")
def test_colonel_tangerine_needs_three_cubes() -> None:
    match = play(owner_of("tangerine"), "dig-a1 pass dig-h6")
    give_cubes(match, 0, stock=2)
    assert "use-tangerine" not in names(match)
    give_cubes(match, 0, stock=3)
    assert "use-tangerine" in names(match)
