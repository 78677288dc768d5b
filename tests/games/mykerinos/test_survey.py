"""Mykerinos rule by rule: the survey, the museum and the end of a season."""

import pytest
from tests.games.mykerinos.scenario import begin, names, owner_of, play, spaces

import pelagos

rule = pytest.mark.rule


def ranks(match: pelagos.Match) -> list[tuple[str, int]]:
    """Return who is ranked in the area under survey, with how many cubes."""
    survey = match.view(None).survey
    return [(rank.colour, rank.cubes) for rank in survey.ranks] if survey else []


def rooms(match: pelagos.Match) -> dict[str, str]:
    """Return the rooms that are booked."""
    return {room.name: room.colour for room in match.view(None).rooms if room.colour}


def three_in_the_first_area() -> pelagos.Match:
    """Return the survey of the first area: Blue 2, Green 1, Red 1; Green passed before Red."""
    return play(begin(), "dig-a1 dig-b1 dig-c1 dig-a2 dig-e1 pass pass dig-h1")


@rule("M12")
def test_ranks_are_by_cubes_and_ties_by_the_earlier_pass() -> None:
    match = three_in_the_first_area()
    assert match.view(None).scale == ["green", "blue", "red"]
    assert [rank.choice for rank in match.view(None).survey.ranks] == ["choosing", "pending", "pending"]
    assert ranks(match) == [("blue", 2), ("green", 1), ("red", 1)]
    assert match.to_move == 0


@rule("M12")
def test_who_has_no_cube_in_an_area_is_not_ranked_there() -> None:
    match = play(begin(), "dig-a1 dig-e1 pass pass pass")
    assert ranks(match) == [("blue", 1)]
    play(match, "take-left")
    assert ranks(match) == [("red", 1)]
    assert not match.can_undo


@rule("M12")
def test_areas_are_surveyed_row_by_row_and_empty_ones_lose_both_parcels() -> None:
    match = play(begin(seats=4), "dig-h6 dig-a4 pass pass pass pass")
    view = match.view(None)
    assert view.survey.area == 3, "there is nobody in areas 1 and 2"
    assert [survey.area for survey in view.last.surveys] == [1, 2]
    assert [survey.ranks for survey in view.last.surveys] == [[], []]
    gone = [parcel.fate for area in view.areas for parcel in area.parcels]
    assert gone == ["discarded"] * 4 + ["lies"] * 4
    play(match, "take-left")
    assert match.view(None).survey.area == 4


@rule("M13")
def test_the_first_takes_a_parcel_or_books_a_room_and_then_the_second() -> None:
    match = three_in_the_first_area()
    low = [
        f"book-{room}"
        for wing in range(1, 6)
        for room in (f"3-wing-{wing}", f"2-wings-{wing}-{wing % 5 + 1}")
    ]
    assert names(match) == [*low, "take-left", "take-right"]
    play(match, "book-3-wing-1")
    assert match.to_move == 2
    assert "book-3-wing-1" not in names(match)
    assert names(match)[-2:] == ["take-left", "take-right"], "what is left is both parcels"
    blue = match.view(None).players[0]
    assert (blue.stock, blue.general) == (11 - 2, 25 - 11 - 1), "the cube is from the general stock"


@rule("M13")
def test_the_second_takes_what_is_left() -> None:
    match = play(three_in_the_first_area(), "take-left")
    assert match.to_move == 2
    assert names(match)[-1] == "take-right"
    assert "take-left" not in names(match)
    assert "decline" not in names(match), "each must do one of the two"


@rule("M13")
def test_without_a_cube_in_the_general_stock_nobody_goes_to_the_museum() -> None:
    match = three_in_the_first_area()
    match._states[0].general[0] = 0
    assert names(match) == ["take-left", "take-right"]


@rule("M13")
def test_alone_a_player_acts_as_first_only() -> None:
    match = play(begin(), "dig-a1 pass pass pass take-left")
    first = match.view(None).last.surveys[0]
    assert [rank.choice for rank in first.ranks] == ["claim"]
    assert [card.name for card in first.discarded] == ["lemon-none"]


@rule("M14")
def test_the_third_may_take_a_parcel_that_remains_or_decline() -> None:
    match = play(three_in_the_first_area(), "book-3-wing-1 take-right")
    assert match.to_move == 1
    assert names(match) == ["take-left", "decline"], "never the museum"
    declined = play(match.copy(), "decline").view(None).last.surveys[0]
    assert [rank.choice for rank in declined.ranks] == ["book", "claim", "decline"]
    assert [card.name for card in declined.discarded] == ["tangerine-none"]
    play(match, "take-left")
    assert [owned.card.name for owned in match.view(None).players[1].cards] == ["tangerine-none"]


@rule("M14")
def test_the_third_is_not_asked_when_nothing_remains() -> None:
    match = play(three_in_the_first_area(), "take-left take-right")
    assert match.view(None).survey.area == 2
    assert [rank.choice for rank in match.view(None).last.surveys[0].ranks] == ["claim", "claim", "nothing"]


@rule("M14")
def test_third_and_fourth_may_take_one_each() -> None:
    match = play(begin(seats=4), "dig-a1 dig-b1 dig-c1 dig-d1 pass pass pass pass")
    assert ranks(match) == [("blue", 1), ("red", 1), ("green", 1), ("white", 1)]
    play(match, "book-3-wing-1 book-3-wing-2 take-left")
    assert match.to_move == 3
    assert names(match) == ["take-right", "decline"]
    play(match, "take-right")
    cards = [[owned.card.name for owned in player.cards] for player in match.view(None).players]
    assert cards == [[], [], ["tangerine-none"], ["lemon-none"]]


@rule("M15")
def test_the_cubes_return_before_the_next_area_is_surveyed() -> None:
    match = play(begin(), "dig-a1 pass pass dig-e1")
    assert match.view(None).players[0].general == 14
    play(match, "book-3-wing-1")
    blue = match.view(None).players[0]
    assert blue.general == 14 - 1 + 1, "one went to the museum, one came back"
    assert [space.colour for parcel in match.view(None).areas[0].parcels for space in parcel.spaces] == [
        None
    ] * 12
    assert ranks(match) == [("blue", 1)]


@rule("M15")
def test_cubes_that_came_back_can_be_sent_to_the_museum_at_once() -> None:
    match = play(begin(), "dig-a1 pass pass dig-e1")
    state = match._states[0]
    state.stock[0] += state.general[0]
    state.general[0] = 0
    assert names(match) == ["take-left", "take-right"]
    play(match, "take-left")
    assert "book-3-wing-1" in names(match)


@rule("M16")
def test_a_claim_scores_at_once_and_the_card_can_be_used_from_next_season() -> None:
    match = play(begin(deal="lemon-25 brown-3"), "dig-a1 dig-a2 pass pass pass")
    play(match, "take-left")
    assert match.view(None).players[0].points == 3, "before the next rank chooses"
    assert match.to_move == 1
    play(match, "take-right")
    assert [player.points for player in match.view(None).players] == [3, 2, 0]
    assert match.to_move == 1, "Red was last to pass"
    assert "use-brown" in names(match)


@rule("M16")
def test_the_card_without_a_patron_scores_five_and_is_never_tilted() -> None:
    match = play(begin(deal="nobody-25"), "dig-a1 pass pass pass take-left")
    assert match.view(None).players[0].points == 5
    assert match.to_move == 0
    assert not any(name.startswith("use-") for name in names(match))


@rule("M17")
def test_a_five_opens_to_who_holds_the_three_of_its_wing_or_a_two_beside_it() -> None:
    match = play(begin(), "dig-a1 pass pass dig-e1 book-3-wing-1")
    assert [name for name in names(match) if name.startswith("book-5")] == ["book-5-wing-1"]
    match = play(begin(), "dig-a1 pass pass dig-e1 book-2-wings-5-1")
    assert [name for name in names(match) if name.startswith("book-5")] == ["book-5-wing-1", "book-5-wing-5"]


@rule("M17")
def test_rooms_of_others_open_nothing_and_the_power_of_a_patron_opens_as_a_survey_does() -> None:
    match = play(begin(), "dig-a1 dig-a2 pass pass pass book-3-wing-1")
    assert match.to_move == 1
    assert not any(name.startswith("book-5") for name in names(match))
    match = play(owner_of("brown"), "use-brown book-3-wing-1 pass pass dig-a1")
    assert match.to_move == 0
    assert [name for name in names(match) if name.startswith("book-5")] == ["book-5-wing-1"]


@rule("M17")
def test_museum_cubes_never_leave() -> None:
    match = play(begin(), "dig-a1 pass pass pass book-3-wing-1")
    assert match.view(None).season == 2
    play(match, "pass pass pass pass pass pass")
    assert rooms(match) == {"3-wing-1": "blue"}


@rule("M18")
def test_the_last_to_pass_is_first_next_season_and_cards_are_straightened() -> None:
    match = owner_of("violet")
    play(match, "use-violet dig-a1 pass pass pass take-left")
    view = match.view(None)
    assert view.season == 3
    assert view.first == match.to_move == 0
    assert view.scale == [None, None, None]
    assert not any(owned.is_tilted for owned in view.players[0].cards)
    play(match, "pass")
    play(match, f"dig-{min(spaces(match, 'dig'))} pass pass")
    play(match, "take-left")
    assert match.view(None).season == 4
    assert match.view(None).first == 1, "Blue passed, then Green; Red was last"


@rule("M18")
def test_a_choice_and_a_turn_cannot_be_undone_by_the_seat_that_acts_again() -> None:
    match = play(begin(), "dig-a1 pass pass dig-e1 take-left")
    assert match.to_move == 0
    assert not match.can_undo
    match = play(begin(), "dig-a1 pass pass extend-a2 on-a3")
    assert match.to_move == 0, "alone in the first area"
    assert not match.can_undo


@rule("M12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parcels_are_touched_by_the_number_of_their_area_in_every_season(seats: int) -> None:
    match = begin(seats=seats)
    for season in (1, 2, 3, 4):
        space = "a4" if season < 4 else "e9"
        if f"dig-{space}" not in names(match):
            space = min(name for name in spaces(match, "dig") if name[1] in "456")
        ends = "end-turn " if seats == 2 else ""
        play(match, f"dig-{space} {ends}" + "pass " * (seats - 1) + "pass")
        area = match.view(None).survey.area
        legal = match.legal()
        targets = {match.game.notation.target(match.state, action) for action in legal}
        assert {(f"parcel:{area}-left",), (f"parcel:{area}-right",)} <= targets
        things = match.game.views.things(match.view(None))
        assert all(touch in things for target in targets for touch in target)
        play(match, "take-left")
