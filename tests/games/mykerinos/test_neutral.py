"""Mykerinos rule by rule: two players and the neutral."""

import pytest
from tests.games.mykerinos.scenario import begin, names, play, spaces

import pelagos

rule = pytest.mark.rule


def ranks(match: pelagos.Match) -> list[tuple[str, int]]:
    survey = match.view(None).survey
    return [(rank.colour, rank.cubes) for rank in survey.ranks] if survey else []


@rule("M22")
def test_the_neutral_is_green_stands_second_on_the_scale_and_each_player_holds_four_cubes() -> None:
    view = begin(seats=2).view(None)
    assert view.scale == [None, "green", None]
    assert [player.held for player in view.players] == [4, 4]
    assert [player.stock for player in view.players] == [11, 11]
    assert view.neutral == 25 - 8


@rule("M22")
def test_neutral_cubes_are_kept_and_the_first_player_takes_first() -> None:
    match = begin(seats=2, first="blue")
    held = [[player.held for player in match.view(None).players]]
    for _ in range(3):
        play(match, "pass pass")
        held.append([player.held for player in match.view(None).players])
    assert held == [[4, 4], [8, 8], [12, 12], [12, 13]]
    assert match.view(None).first == 1, "only one was left, for the first player"


@rule("M22")
def test_who_passes_first_takes_place_one_and_the_other_three() -> None:
    match = play(begin(seats=2), "dig-a1 end-turn pass dig-a2 end-turn")
    assert match.view(None).scale == ["red", "green", "blue"]
    assert match.view(None).stage == "survey"


@rule("M23")
def test_after_the_own_action_comes_one_for_the_neutral_or_none() -> None:
    match = play(begin(seats=2), "dig-a1")
    assert match.to_move == 0
    assert spaces(match, "neutral-dig") == spaces(begin(seats=2), "dig") - {"a1"}
    assert not spaces(match, "neutral-extend"), "there is no neutral cube to extend from"
    assert names(match)[-1] == "end-turn"
    assert match.can_undo
    play(match, "neutral-dig-b1")
    view = match.view(None)
    assert match.to_move == 1
    assert view.digging is None
    assert (view.players[0].held, view.players[0].stock) == (3, 10)
    assert view.areas[0].parcels[0].spaces[1].colour == "green"


@rule("M23")
def test_the_neutral_is_extended_from_any_neutral_cube_with_two_cubes_in_hand() -> None:
    match = play(begin(seats=2), "dig-a1 neutral-dig-b2 dig-h1")
    assert spaces(match, "neutral-extend") == {"b1", "a2", "c2", "b3"}, "Blue's neutral cube serves Red"
    play(match, "neutral-extend-b1")
    assert names(match) == ["neutral-on-c1"]
    digging = match.view(None).digging
    assert (digging.colour, digging.patron, digging.spot, digging.left) == ("green", None, "b1", 1)
    play(match, "neutral-on-c1 dig-a3")
    assert spaces(match, "neutral-extend")
    match._states[0].held[0] = 1
    assert not spaces(match, "neutral-extend")
    assert spaces(match, "neutral-dig")


@rule("M23")
def test_without_a_neutral_cube_the_turn_ends_by_itself() -> None:
    match = begin(seats=2)
    match._states[0].held[0] = 0
    play(match, "dig-a1")
    assert match.to_move == 1


@rule("M23")
def test_a_pass_leaves_no_action_for_the_neutral_but_the_single_action_does() -> None:
    match = play(begin(seats=2), "pass")
    assert match.to_move == 1
    play(match, "dig-a1")
    assert names(match)[-1] == "end-turn"
    play(match, "neutral-dig-b1")
    assert match.view(None).stage in ("survey", "discard")


@rule("M24")
def test_neutral_first_the_third_chooses_its_card_then_the_second_then_the_third() -> None:
    script = "dig-a1 neutral-dig-c1 dig-a2 neutral-dig-d1 dig-b1 end-turn pass dig-h6 end-turn"
    match = play(begin(seats=2), script)
    assert ranks(match) == [("green", 2), ("blue", 2), ("red", 1)]
    assert match.view(None).scale == ["red", "green", "blue"]
    assert match.view(None).stage == "discard"
    assert match.to_move == 1
    assert names(match) == ["discard-left", "discard-right"], "choosing for it is compulsory"
    assert [rank.choice for rank in match.view(None).survey.ranks] == ["giving", "pending", "pending"]
    play(match, "discard-left")
    assert match.to_move == 0
    assert names(match)[-1] == "take-right"
    booked = play(match.copy(), "book-3-wing-1")
    assert booked.to_move == 1
    assert names(booked) == ["take-right", "decline"]
    play(match, "take-right")
    assert match.view(None).survey.area == 4, "nothing is left for the third"
    last = match.view(None).last.surveys[0]
    assert [rank.choice for rank in last.ranks] == ["discard", "claim", "nothing"]
    assert last.ranks[0].card.name == "tangerine-none", "the neutral's card"


@rule("M24")
def test_neutral_first_and_one_player_there_the_other_player_chooses() -> None:
    script = "dig-a1 neutral-dig-c1 dig-h6 neutral-dig-d1 pass dig-g6 end-turn"
    match = play(begin(seats=2), script)
    assert ranks(match) == [("green", 2), ("blue", 1)]
    assert match.to_move == 1
    play(match, "discard-right")
    assert match.to_move == 0
    assert names(match)[-1] == "take-left"
    play(match, "book-3-wing-1")
    assert [rank.choice for rank in match.view(None).last.surveys[0].ranks] == ["discard", "book"]
    assert len(match.view(None).last.surveys[0].discarded) == 2


@rule("M24")
def test_neutral_second_the_first_acts_and_then_chooses_its_card() -> None:
    script = "dig-a1 neutral-dig-c1 dig-a2 end-turn dig-b1 end-turn pass pass"
    match = play(begin(seats=2), script)
    assert ranks(match) == [("blue", 2), ("red", 1), ("green", 1)]
    match = play(
        begin(seats=2), "dig-a1 neutral-dig-c1 dig-a2 end-turn dig-b1 end-turn dig-h6 end-turn pass pass"
    )
    assert ranks(match) == [("blue", 2), ("green", 1), ("red", 1)]
    play(match, "book-3-wing-1")
    assert match.to_move == 0
    assert names(match) == ["discard-left", "discard-right"]
    play(match, "discard-left")
    assert match.to_move == 1
    assert names(match) == ["take-right", "decline"]


@rule("M24")
def test_neutral_second_behind_a_claim_takes_the_other_card() -> None:
    script = "dig-a1 neutral-dig-c1 dig-a2 end-turn dig-b1 end-turn dig-h6 end-turn pass pass take-right"
    match = play(begin(seats=2), script)
    assert match.to_move == 0
    assert names(match) == ["discard-left"]
    play(match, "discard-left")
    assert match.view(None).survey.area == 4


@rule("M24")
def test_neutral_alone_or_third_takes_nothing() -> None:
    match = play(begin(seats=2), "dig-h6 neutral-dig-a1 pass pass")
    last = match.view(None).last.surveys[0]
    assert [(rank.colour, rank.choice) for rank in last.ranks] == [("green", "decline")]
    assert len(last.discarded) == 2
    third = play(
        begin(seats=2), "dig-a1 neutral-dig-b1 dig-a2 end-turn dig-a3 end-turn dig-b3 end-turn pass pass"
    )
    assert ranks(third) == [("blue", 2), ("red", 2), ("green", 1)]
    play(third, "book-3-wing-1 book-3-wing-2")
    assert [rank.choice for rank in third.view(None).last.surveys[0].ranks] == ["book", "book", "decline"]


@rule("M24")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_is_no_neutral(seats: int) -> None:
    match = play(begin(seats=seats), "dig-a1")
    assert match.to_move == 1
    assert match.view(None).neutral is None
