"""Whatever is played: nothing is lost or made, and nobody's list of actions lies."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mykerinos.scenario import MYKERINOS

import pelagos
from pelagos.games.mykerinos.deck import CARD_NAMES

CHOICES = st.lists(st.integers(0, 1000), min_size=1, max_size=260)


def walk(seats: int, choices: list[int]) -> pelagos.Match:
    """Play as many actions as there are choices, or to the end."""
    match = pelagos.Match(MYKERINOS, seats=seats, nature="manual")
    for choice in choices:
        legal = match.legal()
        if legal:
            match.play(legal[choice % len(legal)])
    return match


@given(st.integers(2, 4), CHOICES)
@settings(max_examples=60, deadline=None)
def test_every_colour_keeps_its_25_cubes(seats: int, choices: list[int]) -> None:
    view = walk(seats, choices).view(None)
    standing = Counter(
        space.colour
        for area in view.areas
        for parcel in area.parcels
        for space in parcel.spaces
        if space.colour
    )
    booked = Counter(room.colour for room in view.rooms if room.colour)
    for player in view.players:
        cubes = player.stock + player.general + standing[player.colour] + booked[player.colour]
        assert cubes == 25, player.colour
    if view.neutral is not None:
        held = sum(player.held for player in view.players)
        assert view.neutral + held + standing["green"] == 25
        assert booked["green"] == 0, "the neutral never goes to the museum"


@given(st.integers(2, 4), CHOICES)
@settings(max_examples=60, deadline=None)
def test_every_card_is_in_one_place_and_every_room_has_at_most_one_cube(
    seats: int, choices: list[int]
) -> None:
    match = walk(seats, choices)
    view = match.view(None)
    owned = [card.card.name for player in view.players for card in player.cards]
    lying = [p.card.name for area in view.areas for p in area.parcels if p.fate == "lies"]
    assert len(set(owned + lying)) == len(owned) + len(lying)
    dealt = sum(match.game.format_action(match.state, action).startswith("deal") for action in match.actions)
    assert view.undealt == len(CARD_NAMES) - dealt
    assert len(view.rooms) == 15


@given(st.integers(2, 4), CHOICES)
@settings(max_examples=40, deadline=None)
def test_every_action_that_is_begun_can_be_finished(seats: int, choices: list[int]) -> None:
    """Whole or nothing: while an action is under way something can always follow."""
    match = walk(seats, choices)
    while match.view(None).stage in ("power", "on", "neutral-on"):
        assert match.legal()
        match.play(match.legal()[0])
