"""The kernels of Mykerinos agree with the reference, written from the rules alone."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.mykerinos.scenario import MYKERINOS, choose
from tests.reference import perft
from tests.reference.mykerinos import Reference

from pelagos.games.mykerinos.deck import CARD_NAMES

SEATS = (2, 3, 4)


def play_both(seed: int, *, seats: int, with_facts: bool) -> None:
    """Play one random game in both, comparing every legal list, many positions and the outcome."""
    rng = random.Random(seed)
    reference = Reference(seats)
    states = MYKERINOS.new_states(1, seats=seats)
    legal = np.zeros(MYKERINOS.max_legal, np.int32)
    while (mover := reference.to_move) is not None:
        assert MYKERINOS.rules.to_move(states, 0) == mover
        actions = legal[: MYKERINOS.rules.write_legal(states, 0, legal)].tolist()
        notations = [MYKERINOS.format_action(states[0], action) for action in actions]
        assert set(notations) == reference.legal()
        if with_facts:
            assert facts(states[0]) == reference.facts()
        choice = choose(rng, notations)
        MYKERINOS.rules.apply(states, 0, MYKERINOS.parse_action(states[0], choice))
        reference.play(choice)
    assert MYKERINOS.rules.write_legal(states, 0, legal) == 0
    assert facts(states[0]) == reference.facts()
    assert outcome(states[0]) == reference.outcome()


def facts(state: Any) -> dict[str, Any]:
    """Return our view in the reference's words."""
    view: Any = MYKERINOS.views.view(state, None, False)
    parcels = [parcel for area in view.areas for parcel in area.parcels]
    spaces = {
        space.name: space
        for area in view.areas
        if not area.is_surveyed
        for parcel in area.parcels
        for space in parcel.spaces
    }
    claimed = [sorted(owned.card.name for owned in player.cards) for player in view.players]
    lying = {parcel.name: parcel.card.name for parcel in parcels if parcel.fate == "lies"}
    has_neutral = view.neutral is not None
    undealt = sorted(name for card, name in enumerate(CARD_NAMES) if int(state.undealt) >> card & 1)
    gone = (
        set(CARD_NAMES) - set(undealt) - set(lying.values()) - {name for cards in claimed for name in cards}
    )
    scale = view.scale
    while scale and scale[-1] is None:
        scale = scale[:-1]
    return {
        "season": view.season,
        "first": view.first,
        "wings": view.wings,
        "cubes": {name: space.colour for name, space in spaces.items() if space.colour},
        "pyramids": sorted(name for name, space in spaces.items() if space.has_pyramid),
        "parcels": lying,
        "rooms": {room.name: room.colour for room in view.rooms if room.colour},
        "points": [player.points for player in view.players],
        "stocks": [player.stock for player in view.players],
        "generals": [player.general for player in view.players],
        "neutral": {"general": view.neutral, "held": [p.held for p in view.players]} if has_neutral else None,
        "cards": claimed,
        "tilted": [
            dict(Counter(owned.card.patron for owned in player.cards if owned.is_tilted))
            for player in view.players
        ],
        "scale": scale,
        "undealt": undealt,
        "discarded": sorted(gone),
        "survey": view.survey
        and {
            "area": view.survey.area,
            "ranks": [[rank.colour, rank.cubes] for rank in view.survey.ranks],
        },
    }


def outcome(state: Any) -> dict[str, Any]:
    """Return our outcome in the reference's words."""
    ours = MYKERINOS.views.outcome(state)
    return {
        "winners": list(ours.winners),
        "places": list(ours.places),
        "totals": list(ours.scores),
        "sheet": [
            {
                "parcels": line.parcels,
                "wings": [
                    {
                        "patron": wing.patron,
                        "cards": wing.cards,
                        "value": wing.value,
                        "points": wing.points,
                    }
                    for wing in line.wings
                ],
                "sets": line.sets,
                "series": line.series,
                "total": line.total,
                "stock": line.stock,
            }
            for line in ours.sheet.lines
        ],
    }


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_random_games_agrees(seats: int) -> None:
    for seed in range(3):
        play_both(seed, seats=seats, with_facts=True)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_games_agree(seats: int, scale: int) -> None:
    for seed in range(100, 100 + 4 * scale):
        play_both(seed, seats=seats, with_facts=True)
    for seed in range(1000, 1000 + 12 * scale):
        play_both(seed, seats=seats, with_facts=False)


@pytest.mark.slow
@pytest.mark.parametrize("row", perft.rows("mykerinos"), ids=lambda row: row["what"])
def test_the_reference_counts_the_same(row: dict[str, Any]) -> None:
    perft.check(row, lambda match: Reference(match.seats))
