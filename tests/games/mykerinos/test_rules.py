"""Mykerinos rule by rule, from the components to the excavation: each test names the rule it proves."""

import random
from collections import Counter

import pytest
from tests.games.mykerinos.scenario import (
    MYKERINOS,
    begin,
    give_cubes,
    names,
    owner_of,
    play,
    spaces,
)

import pelagos
from pelagos.engine.seat import NATURE
from pelagos.games.mykerinos.deck import CARD_NAMES, PATRON_NAMES

rule = pytest.mark.rule


@rule("M1")
def test_two_to_four_colours_with_25_cubes_each() -> None:
    assert MYKERINOS.seat_names == ("blue", "red", "green", "white")
    for seats in (2, 3, 4):
        view = pelagos.Match(MYKERINOS, seats=seats, nature="manual").view(None)
        assert [player.general for player in view.players] == [25] * seats
        assert view.neutral == (25 if seats == 2 else None)
    for seats in (1, 5):
        with pytest.raises(pelagos.InvalidOption, match=f"mykerinos is for 2 to 4 seats, got {seats}"):
            pelagos.Match(MYKERINOS, seats=seats)


@rule("M2")
def test_35_cards_have_one_of_five_patrons_and_one_has_none() -> None:
    patrons = Counter(name.split("-")[0] for name in CARD_NAMES)
    assert patrons == {**dict.fromkeys(PATRON_NAMES, 7), "nobody": 1}
    card = begin(deal="nobody-25").view(None).areas[0].parcels[0].card
    assert (card.patron, card.points) == (None, 5)


@rule("M2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_dealt_exactly_once_in_a_game(seats: int) -> None:
    rng = random.Random(seats)
    match = pelagos.Match(MYKERINOS, seats=seats, nature="manual")
    dealt = []
    while match.to_move is not None:
        name = rng.choice(names(match))
        if name.startswith("deal-"):
            dealt.append(name.removeprefix("deal-").removesuffix("-turned"))
        match.play(name)
    assert sorted(dealt) == sorted(CARD_NAMES)


@rule("M3")
def test_a_parcel_is_three_rows_of_two_spaces_and_its_cartouche_is_no_obstacle() -> None:
    match = begin()
    left, right = match.view(None).areas[0].parcels
    assert [space.name for space in left.spaces] == ["a1", "b1", "a2", "b2", "a3", "b3"]
    assert [space.name for space in right.spaces] == ["c1", "d1", "c2", "d2", "c3", "d3"]
    play(match, "dig-a2 pass dig-h6")
    assert "b2" in spaces(match, "extend")


@rule("M4")
def test_spaces_are_neighbours_across_cards_and_areas_but_not_diagonally() -> None:
    match = play(begin(), "dig-d3 pass dig-h6")
    assert spaces(match, "extend") == {"c3", "d2", "e3", "d4"}


@rule("M4")
def test_the_region_has_48_spaces_and_in_the_fourth_season_72() -> None:
    match = begin()
    sizes = []
    for _ in range(4):
        view = match.view(None)
        spaces = [space.name for area in view.areas for parcel in area.parcels for space in parcel.spaces]
        sizes.append((len(view.areas), len(set(spaces)), max(spaces)))
        play(match, "pass pass pass")
    assert sizes == [(4, 48, "h6")] * 3 + [(6, 72, "h9")]


@rule("M5")
def test_every_patron_has_the_same_seven_parcels() -> None:
    expected = {"none": 0, "1": 0, "2": 0, "3": 2, "16": 2, "25": 3, "15": 3}
    found: dict[str, int] = {}
    rng = random.Random(1)
    match = pelagos.Match(MYKERINOS, seats=3, nature="manual")
    while match.to_move is not None:
        match.play(rng.choice(names(match)))
        for area in match.view(None).areas:
            found |= {parcel.card.name: parcel.card.points for parcel in area.parcels}
    wanted = {f"{patron}-{mark}": points for patron in PATRON_NAMES for mark, points in expected.items()}
    assert found == {**wanted, "nobody-25": 5}


@rule("M5")
@pytest.mark.parametrize(
    ("dealt", "pyramids"),
    [
        ("lemon-none", set()),
        ("lemon-1", {"a1"}),
        ("lemon-1-turned", {"b3"}),
        ("lemon-2-turned", {"a3"}),
        ("lemon-3", {"a2"}),
        ("lemon-3-turned", {"b2"}),
        ("lemon-16-turned", {"a1", "b3"}),
        ("lemon-15", {"a1", "a3"}),
        ("lemon-15-turned", {"b1", "b3"}),
    ],
)
def test_a_turned_parcel_sends_space_i_to_7_minus_i(dealt: str, pyramids: set[str]) -> None:
    parcel = begin(deal=dealt).view(None).areas[0].parcels[0]
    assert {space.name for space in parcel.spaces if space.has_pyramid} == pyramids
    assert parcel.is_turned == dealt.endswith("turned")


@rule("M6")
def test_the_museum_is_a_ring_of_15_rooms() -> None:
    rooms = begin().view(None).rooms
    assert len(rooms) == 15
    for wing in range(1, 6):
        values = sorted(room.value for room in rooms if wing in room.wings)
        assert values == [2, 2, 3, 5]
    shared = sorted(tuple(room.wings) for room in rooms if len(room.wings) == 2)
    assert shared == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)]


@rule("M7")
def test_the_first_player_and_the_wings_of_the_patrons_are_drawn() -> None:
    match = pelagos.Match(MYKERINOS, seats=4, nature="manual")
    assert names(match) == ["first-blue", "first-red", "first-green", "first-white"]
    match.play("first-green")
    assert names(match) == [f"wing-1-{patron}" for patron in PATRON_NAMES]
    match.play("wing-1-lemon")
    assert names(match) == [f"wing-2-{patron}" for patron in PATRON_NAMES if patron != "lemon"]
    match = begin(seats=4, first="green")
    assert match.view(None).wings == ["violet", "lemon", "tangerine", "brown", "blackmore"]
    assert match.to_move == match.view(None).first == 2


@rule("M8")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 11), (3, 11), (4, 8)])
def test_each_takes_cubes_at_the_start_and_keeps_what_was_saved(seats: int, cubes: int) -> None:
    match = begin(seats=seats)
    for season in (1, 2, 3, 4):
        held = min(25, season * cubes)
        assert [player.stock for player in match.view(None).players] == [held] * seats
        assert [player.general for player in match.view(None).players] == [25 - held] * seats
        play(match, "pass " * seats)


@rule("M8")
def test_each_kind_of_draw_has_its_own_stream() -> None:
    match = pelagos.Match(MYKERINOS, seats=4, rng=1)
    rng = random.Random(1)
    while match.to_move is not None:
        match.play(rng.choice(match.legal()))
    drawn = Counter(MYKERINOS.streams[ply.stream] for ply in match.plies if ply.actor == NATURE)
    assert drawn == {"first": 1, "markers": 5, "parcels": 36}


@rule("M8")
def test_the_region_is_dealt_at_random_in_either_direction() -> None:
    match = begin()
    match.rewind(6)
    both = [f"deal-{card}{turned}" for card in CARD_NAMES for turned in ("", "-turned")]
    assert names(match) == both
    match.play("deal-lemon-16-turned")
    assert names(match) == [name for name in both if not name.startswith("deal-lemon-16")]


@rule("M9")
def test_players_act_in_turn_from_the_first_player_on() -> None:
    match = begin(seats=4, first="green")
    movers = []
    for action in ("dig-a1", "pass", "dig-a2", "dig-a3", "dig-b1", "dig-b2", "dig-b3"):
        movers.append(match.to_move)
        match.play(action)
    assert movers == [2, 3, 0, 1, 2, 0, 1], "White has passed"


@rule("M9")
def test_a_cube_goes_to_any_free_space_without_a_pyramid() -> None:
    match = begin()
    region = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 7)}
    assert spaces(match, "dig") == region - {"c4", "f4", "g5"}
    play(match, "dig-a1 dig-a2")
    assert spaces(match, "dig") == region - {"c4", "f4", "g5", "a1", "a2"}
    play(match, "pass")
    assert "b1" in spaces(match, "dig"), "also next to own cubes"


@rule("M9")
def test_an_excavation_is_extended_by_two_cubes_one_after_the_other() -> None:
    match = begin()
    assert not spaces(match, "extend"), "there is no cube yet"
    play(match, "dig-b5 dig-b4 pass")
    assert spaces(match, "extend") == {"a5", "b6", "c5"}, "Red stands on b4"
    play(match, "extend-c5")
    assert names(match) == ["on-d5", "on-c6"], "c4 is a pyramid"
    assert match.can_undo
    play(match, "on-c6")
    assert match.to_move == 1
    assert match.view(None).players[0].stock == 11 - 3


@rule("M9")
def test_extending_needs_two_cubes_and_room_for_both() -> None:
    match = play(begin(), "dig-a6 dig-b5 pass dig-a1 dig-a4 dig-h6 dig-h5 dig-h4 dig-h1")
    assert spaces(match, "extend") >= {"b6", "a2"}
    assert "a5" not in spaces(match, "extend"), "from a5 there is nowhere to go on"
    give_cubes(match, 0, stock=1)
    assert spaces(match, "dig")
    assert not spaces(match, "extend")


@rule("M9")
def test_the_cube_extended_from_may_stand_on_a_pyramid_and_in_any_area() -> None:
    match = owner_of("lemon")
    play(match, "use-lemon dig-d3 pass dig-h6")
    assert spaces(match, "extend") == {"c3", "d2", "e3", "d4"}


@rule("M9")
def test_passing_takes_the_lowest_free_place_and_is_final() -> None:
    match = play(begin(seats=4), "dig-a1 pass pass")
    assert match.view(None).scale == ["red", "green", None, None]
    assert [player.place for player in match.view(None).players] == [None, 1, 2, None]
    play(match, "dig-a2")
    assert match.to_move == 0, "Red and Green are out of this phase"


@rule("M9")
def test_with_an_empty_stock_one_can_only_pass() -> None:
    match = owner_of("violet")
    give_cubes(match, 0, stock=0)
    assert names(match) == ["pass"]


@rule("M9")
def test_from_the_second_season_on_one_card_a_turn_may_be_tilted() -> None:
    match = owner_of("violet")
    assert "use-violet" in names(match)
    play(match, "use-violet")
    assert not any(name.startswith("use") or name == "pass" for name in names(match))
    play(match, "dig-a1 pass dig-h1")
    assert "use-violet" not in names(match), "the card is tilted"
    assert [card.is_tilted for card in match.view(None).players[0].cards] == [True]


@rule("M9")
def test_several_cards_of_one_patron_may_be_used_in_one_season() -> None:
    deal = "violet-none lemon-none violet-1"
    match = play(begin(deal=deal), "dig-a1 pass pass dig-e3 take-left take-left")
    cards = match.view(None).players[0].cards
    assert [card.card.name for card in cards] == ["violet-none", "violet-1"]
    play(match, "use-violet dig-a1 pass dig-h1 use-violet dig-b1")
    assert [card.is_tilted for card in match.view(None).players[0].cards] == [True, True]


@rule("M11")
def test_the_last_player_takes_exactly_one_more_action() -> None:
    match = play(begin(), "dig-a1 pass pass")
    assert match.to_move == 0
    play(match, "extend-a2 on-a3")
    view = match.view(None)
    assert view.scale == ["red", "green", "blue"]
    assert view.stage == "survey"


@rule("M11")
def test_the_last_players_single_action_may_be_to_pass() -> None:
    match = play(begin(), "dig-a1 pass pass pass")
    assert match.view(None).stage == "survey"
    assert match.view(None).scale == ["red", "green", "blue"]
