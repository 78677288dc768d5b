"""Mykerinos rule by rule: the exhibition, the winner, and what everyone may know."""

import random

import msgspec
import numpy as np
import pytest
from tests.games.mykerinos.scenario import MYKERINOS, WINGS, begin, play

from pelagos.engine.outcome import Outcome, without_resigned
from pelagos.games.mykerinos import view
from pelagos.games.mykerinos.deck import PATRON_NAMES
from pelagos.games.mykerinos.museum import ROOM_NAMES
from pelagos.games.mykerinos.state import ENDED

rule = pytest.mark.rule


def exhibit(
    *, cards: list[dict[str, int]], rooms: list[list[str]], points: list[int], stocks: list[int]
) -> Outcome:
    """Return the outcome of a game that ended with these cards, rooms, points and cubes for each seat."""
    states = MYKERINOS.new_states(1, seats=len(cards))
    state = states[0]
    for wing, patron in enumerate(WINGS.split()):
        state.marker[wing] = PATRON_NAMES.index(patron)
    for seat, owned in enumerate(cards):
        for patron, num in owned.items():
            state.cards[seat, (*PATRON_NAMES, "nobody").index(patron)] = num
        state.booked[seat] = sum(1 << ROOM_NAMES.index(room) for room in rooms[seat])
        state.points[seat] = points[seat]
        state.stock[seat] = stocks[seat]
    state.stage = ENDED
    outcome = MYKERINOS.views.outcome(states[0])
    returns = np.zeros(len(cards))
    MYKERINOS.rules.write_returns(states, 0, returns)
    shared = len(outcome.winners) > 1
    assert returns.tolist() == [
        (0.0 if shared else 1.0) if seat in outcome.winners else -1.0 for seat in range(len(cards))
    ]
    return outcome


def two(**seats: list[int]) -> Outcome:
    """Return the outcome for two seats without cards: ``points`` and ``stocks`` alone decide."""
    return exhibit(cards=[{}, {}], rooms=[[], []], points=seats["points"], stocks=seats["stocks"])


@rule("M19")
@pytest.mark.parametrize(
    ("rooms", "value"),
    [
        ([], 1),
        (["5-wing-3"], 1),
        (["2-wings-1-2"], 2),
        (["2-wings-5-1"], 2),
        (["3-wing-1", "2-wings-1-2"], 3),
        (["5-wing-1", "3-wing-1"], 5),
    ],
)
def test_each_card_scores_the_best_room_of_its_patrons_wing(rooms: list[str], value: int) -> None:
    sheet = exhibit(cards=[{"violet": 3}, {}], rooms=[rooms, []], points=[0, 0], stocks=[0, 0]).sheet
    wing = sheet.lines[0].wings[0]
    assert (wing.patron, wing.cards, wing.value, wing.points) == ("violet", 3, value, 3 * value)
    assert sheet.lines[0].total == 3 * value


@rule("M20")
def test_each_set_of_five_patrons_scores_five_and_the_card_without_one_nothing() -> None:
    cards = {**dict.fromkeys(PATRON_NAMES, 2), "lemon": 3, "nobody": 1}
    line = exhibit(cards=[cards, {}], rooms=[[], []], points=[0, 0], stocks=[0, 0]).sheet.lines[0]
    assert (line.sets, line.series) == (2, 10)
    assert line.total == 11 + 10, "those cards still score in their wings"
    fewer = {**cards, "violet": 0}
    assert exhibit(cards=[fewer, {}], rooms=[[], []], points=[0, 0], stocks=[0, 0]).sheet.lines[0].sets == 0


@rule("M21")
def test_most_points_win_then_most_cubes_saved_then_the_win_is_shared() -> None:
    outcome = two(points=[61, 60], stocks=[0, 25])
    assert (outcome.winners, outcome.places, outcome.reason) == ((0,), (1, 2), "points")
    assert outcome.scores == (61, 60), "scores can pass 50"
    outcome = two(points=[20, 20], stocks=[3, 4])
    assert (outcome.winners, outcome.places, outcome.reason) == ((1,), (2, 1), "cubes")
    outcome = two(points=[20, 20], stocks=[4, 4])
    assert (outcome.winners, outcome.places, outcome.reason) == ((0, 1), (1, 1), "shared")


@rule("M21")
def test_places_below_the_winners_are_shared_too() -> None:
    outcome = exhibit(
        cards=[{}, {}, {}, {}], rooms=[[], [], [], []], points=[5, 9, 5, 9], stocks=[1, 2, 1, 2]
    )
    assert (outcome.winners, outcome.places) == ((1, 3), (3, 1, 3, 1))


@rule("M21")
def test_after_the_fourth_season_the_game_is_over_with_its_score_sheet() -> None:
    match = begin(seats=4)
    for _ in range(4):
        assert match.outcome is None
        play(match, "pass pass pass pass")
    assert match.outcome is not None
    assert match.outcome.reason == "shared"
    assert match.outcome.winners == (0, 1, 2, 3)
    assert match.returns == [0.0] * 4
    seen = match.view(None)
    assert (seen.stage, seen.to_move) == ("over", None)
    assert seen.last is not None
    assert seen.last.exhibition == match.outcome.sheet
    assert [(survey.season, survey.area) for survey in seen.last.surveys] == [
        (4, area) for area in range(1, 7)
    ]


@rule("M25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_sees_the_same(seats: int) -> None:
    rng = random.Random(seats)
    match = begin(seats=seats)
    match.nature = "auto"
    while match.to_move is not None:
        match.play(rng.choice(match.legal()))
        if match.ply % 5:
            continue
        views = [match.view(seat) for seat in (None, *range(seats))]
        assert all(msgspec.structs.replace(seen, seat=None) == views[0] for seen in views)
        assert match.transcript_for(0).replace("seen-by: blue", "") == match.transcript_for(None).replace(
            "seen-by: nobody", ""
        )


@rule("M21")
@pytest.mark.parametrize(
    ("points", "stocks", "resigned", "winners", "reason"),
    [
        ([20, 20, 5], [3, 3, 0], {0}, (1,), "points"),
        ([20, 20, 20], [3, 2, 1], {0}, (1,), "cubes"),
        ([30, 20, 20], [0, 2, 2], {0}, (1, 2), "shared"),
    ],
)
def test_the_reason_is_that_of_those_who_stayed(
    points: list[int], stocks: list[int], resigned: set[int], winners: tuple[int, ...], reason: str
) -> None:
    outcome = exhibit(cards=[{}, {}, {}], rooms=[[], [], []], points=points, stocks=stocks)
    stayed = without_resigned(outcome, resigned, view.reason)
    assert (stayed.winners, stayed.reason, stayed.places[0]) == (winners, reason, 3)


@rule("M21")
def test_a_match_goes_on_without_who_resigned() -> None:
    match = begin(seats=3)
    match.resign(2)
    for _ in range(4):
        play(match, "pass pass pass")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.places, match.outcome.reason) == (
        (0, 1),
        (1, 1, 3),
        "shared",
    )
