"""What bots know of Mykerinos: the weights of actions, and how well a seat stands."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.edited import Edit, edited
from tests.games.mykerinos.scenario import MYKERINOS, begin, choose, names, play

import pelagos
from pelagos.engine import data, knowledge
from pelagos.engine.error import BrokenData
from pelagos.engine.seat import NATURE
from pelagos.games import mykerinos
from pelagos.games.mykerinos.advice import parse_knowledge
from pelagos.games.mykerinos.deck import PATRON_NAMES
from pelagos.games.mykerinos.knowledge import FEATURES, write_features
from pelagos.games.mykerinos.museum import ROOM_NAMES

KNOWLEDGE = data.read(mykerinos.__name__, "knowledge.json")
NUMBERS_OF_SEATS = [2, 3, 4]


def weights_of(match: pelagos.Match) -> dict[str, float]:
    """Return the weight of each legal action, by its notation."""
    legal = np.array(match.legal(), np.int32)
    weights = np.zeros(len(legal))
    knowledge.weigh(match._states, 0, legal, len(legal), weights)
    return dict(zip(names(match), weights.tolist(), strict=True))


def standings_of(match: pelagos.Match) -> list[float]:
    """Return how well each seat stands."""
    return [knowledge.standing(match._states, 0, seat) for seat in range(match.seats)]


def give(match: pelagos.Match, seat: int, *, cards: str = "", rooms: str = "", points: int = 0) -> None:
    """Give a seat cards of these patrons, cubes in these rooms, and points."""
    state: Any = match._states[0]
    for patron in cards.split():
        state.cards[seat, PATRON_NAMES.index(patron)] += 1
    for room in rooms.split():
        state.booked[seat] |= 1 << ROOM_NAMES.index(room)
        state.general[seat] -= 1
    state.points[seat] += points


def heaviest(weights: dict[str, float], *prefixes: str) -> float:
    """Return the greatest weight of the actions that begin so."""
    return max(weight for name, weight in weights.items() if name.startswith(prefixes))


def positions(seats: int, seed: int) -> list[pelagos.Match]:
    """Return positions of a lively game in which a seat is to move."""
    rng = random.Random(seed)
    match = pelagos.Match(MYKERINOS, seats=seats, nature="manual")
    found = []
    while match.to_move is not None:
        if match.to_move != NATURE:
            found.append(match.copy())
        match.play(choose(rng, names(match)))
    return found


@pytest.mark.parametrize("seats", NUMBERS_OF_SEATS)
def test_weights_are_above_0_and_the_heaviest_is_1(seats: int) -> None:
    for match in positions(seats, seed=seats):
        weights = list(weights_of(match).values())
        assert np.isfinite(weights).all()
        assert min(weights) > 0
        assert max(weights) == 1


@pytest.mark.parametrize("seats", NUMBERS_OF_SEATS)
def test_a_standing_is_the_weighted_sum_of_its_features(seats: int) -> None:
    advice = parse_knowledge(KNOWLEDGE)
    seasons = [advice.two, advice.three, advice.four][seats - 2].weights
    weights = np.array([list(phase.values()) for season in seasons for phase in season.values()]).ravel()
    features, quiet = np.zeros(len(FEATURES)), 0
    for match in positions(seats, seed=seats):
        if not knowledge.is_quiet(match._states, 0):
            continue
        quiet += 1
        for seat, standing in enumerate(standings_of(match)):
            write_features(match._states, 0, seat, features)
            assert np.isfinite(features).all()
            assert standing == pytest.approx(float(weights @ features))
    assert quiet > 40


def test_a_half_done_action_or_area_is_not_quiet() -> None:
    def is_quiet(match: pelagos.Match) -> bool:
        return bool(knowledge.is_quiet(match._states, 0))

    match = begin()
    assert is_quiet(match)
    play(match, "dig-a1 dig-b1 dig-e1 extend-a2")
    assert not is_quiet(match), "the second cube is to follow"
    play(match, "on-a3")
    assert is_quiet(match)
    play(match, "pass pass")
    assert not is_quiet(match), "the last player has one more action"
    play(match, "pass")
    assert is_quiet(match), "no rank of the area has chosen"
    play(match, "take-left")
    assert not is_quiet(match), "the second has not"


def test_of_two_cards_of_a_patron_the_one_with_points_is_taken() -> None:
    weights = weights_of(play(begin(deal="lemon-none lemon-25"), "dig-a1 pass pass pass"))
    assert weights["take-right"] > 10 * weights["take-left"]


def test_a_card_of_the_wing_where_a_room_is_held_is_taken() -> None:
    match = play(begin(deal="lemon-none tangerine-none"), "dig-a1 pass pass pass")
    give(match, 0, rooms="3-wing-2 5-wing-2")
    weights = weights_of(match)
    assert weights["take-left"] > 10 * weights["take-right"]


def test_who_has_cards_books_the_best_room_of_their_wing() -> None:
    match = play(begin(deal="lemon-none lemon-1"), "dig-a1 pass pass pass")
    give(match, 0, cards="brown brown brown brown", rooms="3-wing-4")
    weights = weights_of(match)
    assert weights["book-5-wing-4"] == 1
    assert weights["book-5-wing-4"] > 100 * weights["book-3-wing-1"]
    assert weights["book-5-wing-4"] > weights["take-left"]


def test_the_third_does_not_decline_a_card() -> None:
    match = play(begin(), "dig-a1 dig-b1 dig-c1 pass pass pass book-3-wing-1 take-left")
    weights = weights_of(match)
    assert weights["take-right"] > 10 * weights["decline"]


def test_the_card_that_the_rival_needs_is_given_to_the_neutral() -> None:
    match = play(begin(seats=2, deal="lemon-none tangerine-none"), "dig-h1 neutral-dig-a1 dig-b1 end-turn")
    play(match, "dig-h2 neutral-dig-a2 pass pass")
    give(match, 1, cards="lemon lemon lemon", rooms="3-wing-2 5-wing-2")
    weights = weights_of(match)
    assert weights["discard-left"] > 10 * weights["discard-right"]


def test_a_cube_goes_where_nobody_is_not_where_the_lead_is_safe() -> None:
    match = play(begin(), "dig-e1 dig-a1 pass extend-e2 on-e3 extend-b1 on-c1 extend-f2 on-f1 dig-a2")
    weights = weights_of(match)
    safe = [f"{way}-{column}{row}" for way in ("dig", "extend") for column in "efgh" for row in "123"]
    assert heaviest(weights, *safe) < 0.1


def test_the_last_action_of_a_season_takes_the_lead_in_an_area() -> None:
    match = play(begin(), "dig-e1 dig-a1 dig-h6 dig-a4 dig-b1 dig-a5 pass pass")
    weights = weights_of(match)
    assert heaviest(weights, "dig", "extend") == 1
    assert weights["pass"] < 0.1


def test_brown_books_a_room_where_he_may() -> None:
    match = play(begin(deal="brown-none"), "dig-a1 pass pass pass take-left")
    give(match, 0, cards="lemon lemon lemon")
    assert weights_of(match)["use-brown"] == 1
    assert weights_of(play(match, "use-brown"))["book-3-wing-2"] > 0.3


@pytest.mark.parametrize("seats", NUMBERS_OF_SEATS)
@pytest.mark.parametrize("season", range(1, 4))  # nobody has anything while the first is dug
def test_who_has_more_stands_higher(seats: int, season: int) -> None:
    match = play(begin(seats=seats), "pass " * seats * season)
    assert match.view(None).season == season + 1
    before = standings_of(match)
    for gift in (
        {"points": 5},
        {"cards": "lemon"},
        {"cards": "lemon lemon lemon lemon", "rooms": "3-wing-2 5-wing-2"},
    ):
        richer = match.copy()
        give(richer, 0, **gift)
        after = standings_of(richer)
        assert after[0] - after[1] > before[0] - before[1]


@pytest.mark.parametrize("seats", NUMBERS_OF_SEATS)
def test_who_leads_in_areas_stands_higher(seats: int) -> None:
    match = begin(seats=seats)
    match._states[0].cubes[0, 1] = 0b11001100
    match._states[0].cubes[1, 1] = 0b00010001
    ahead, behind = standings_of(match)[:2]
    assert ahead > behind


def test_a_better_room_for_the_same_cards_stands_higher() -> None:
    match = play(begin(), "pass pass pass")
    give(match, 0, cards="lemon lemon", rooms="3-wing-2")
    give(match, 1, cards="lemon lemon", rooms="3-wing-1")
    give(match, 2, cards="lemon lemon")
    blue, red, green = standings_of(match)
    assert blue > red > green


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda all_: all_.pop("three"), "missing required field `three`"),
        (lambda all_: all_["two"]["numbers"].pop("envy"), "missing required field `envy`"),
        (lambda all_: all_["two"]["numbers"].update(luckk=1), "unknown field `luckk`"),
        (lambda all_: all_["two"]["numbers"].update(envy="all"), "Expected `float`, got `str`"),
        (lambda all_: all_["two"]["numbers"]["hope"].pop(), "length >= 5 - at `$.two.numbers.hope`"),
        (lambda all_: all_["two"]["numbers"].update(temper=[0, 1]), "Expected `float` >= 0.05"),
        (lambda all_: all_["four"]["weights"].pop(), "seasons of weights of four: expected 4, got 3"),
        (lambda all_: all_["four"]["weights"][0].popitem(), "phases of weights of four, in this order"),
        (lambda all_: all_["four"]["weights"][0]["dig"].popitem(), "facts of weights of four, in this order"),
    ],
)
def test_broken_knowledge_is_refused(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_knowledge(edited(KNOWLEDGE, edit))
    assert str(refused.value).startswith("knowledge.json: ")
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)
