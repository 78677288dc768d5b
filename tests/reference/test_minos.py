"""The kernels of Minos agree with the reference, written from the rules alone."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.games.minos.player import decide
from tests.games.minos.scenario import MINOS, choose
from tests.reference import perft
from tests.reference.minos import Reference

import pelagos
from pelagos.games.minos import atlas, state

SEATS = (2, 3, 4)
MAPS = Path(atlas.__file__).parent / "maps"
SIDES = ("attack", "defence")


def play_both(seed: int, *, seats: int, chart: str, rounds: int = 40, every: int = 1) -> Counter[str]:
    """Play one game in both, comparing every legal list, every so many positions and the outcome.

    Count the plies, and how it ended.
    """
    rng = random.Random(seed)
    sense = rng.choice((0.0, 0.5, 0.9))  # from a random walk to players who found cities
    reference = Reference(seats, map=chart, rounds=rounds, folder=MAPS)
    states = MINOS.new_states(1, seats=seats, options={"map": chart, "rounds": rounds})
    legal = np.zeros(MINOS.max_legal, np.int32)
    record = states[0]  # not a copy
    names = [MINOS.format_action(record, action) for action in range(MINOS.num_actions)]
    plies = 0
    while (mover := reference.to_move) is not None:
        assert MINOS.rules.to_move(states, 0) == mover
        actions = legal[: MINOS.rules.write_legal(states, 0, legal)].tolist()
        notations = [names[action] for action in actions]
        assert set(notations) == reference.legal()
        if plies % every == 0:
            assert facts(record) == reference.facts()
        is_sensible = mover >= 0 and rng.random() < sense
        choice = decide(record, notations) if is_sensible else choose(rng, notations)
        MINOS.rules.apply(states, 0, actions[notations.index(choice)])
        reference.play(choice)
        plies += 1
    assert MINOS.rules.write_legal(states, 0, legal) == 0
    assert facts(record) == reference.facts()
    assert outcome(record) == reference.outcome()
    return Counter({"plies": plies, reference.outcome()["ending"]: 1})


def facts(record: Any) -> dict[str, Any]:
    """Return our view in the reference's words."""
    view: Any = MINOS.views.view(record, None, False)
    is_idle = view.stage in ("first", "over")
    dice = Counter(die.face for die in view.dice if die.state != "used")
    marked = Counter(die.face for die in view.dice if die.state == "marked")
    ships = {sea.name: sea.ships for sea in view.seas if sea.ships}
    ships |= {site.name: [site.ship] for site in view.sites if site.ship}
    guardians = {site.name: [site.owner, site.guardians] for site in view.sites if site.guardians}
    guardians |= {point.name: [point.guardian, 1] for point in view.points if point.guardian}
    return {
        "stage": view.stage,
        "round": view.round,
        "first": view.first,
        "seat": view.turn_of,
        "dice": None if is_idle else dict(dice),
        "marked": None if is_idle else dict(marked),
        "thrown": None if is_idle else state.MAX_THROWS - view.throws,
        "moves": None if is_idle else view.moves,
        "points": None if is_idle else view.building_points,
        "talents": [player.talents for player in view.players],
        "values": [player.value for player in view.players],
        "rings": [player.rings for player in view.players],
        "out": [player.is_out for player in view.players],
        "ships": {name: sorted(colours) for name, colours in ships.items()},
        "guardians": guardians,
        "buildings": {site.name: site.buildings for site in view.sites if site.buildings},
        "owners": {site.name: site.owner for site in view.sites if site.owner},
        "supply": {**{pile.building: pile.left for pile in view.supply}, "ring": view.rings},
        "conflict": view.conflict and _conflict(view.conflict),
    }


def _conflict(conflict: Any) -> dict[str, Any]:
    throws = {side: getattr(conflict, side) for side in SIDES}
    dice = {side: Counter(die.face for die in throw.dice) if throw else {} for side, throw in throws.items()}
    marked = [die.face for throw in throws.values() if throw for die in throw.dice if die.state == "marked"]
    return {
        "place": conflict.place,
        "attacker": conflict.attacker,
        "piece": conflict.piece,
        "defender": conflict.foe,
        "foe": conflict.prey,
        "side": conflict.side,
        **{side: dict(dice[side]) for side in SIDES},
        "marked": dict(Counter(marked)),
    }


def outcome(record: Any) -> dict[str, Any]:
    """Return our outcome in the reference's words."""
    ours = MINOS.views.outcome(record)
    return {
        "winners": list(ours.winners),
        "places": list(ours.places),
        "scores": list(ours.scores),
        "ending": ours.sheet.ending,
    }


@pytest.mark.parametrize("chart", atlas.MAP_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_short_game_agrees(seats: int, chart: str) -> None:
    assert play_both(10 + seats, seats=seats, chart=chart, rounds=6)["plies"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("chart", atlas.MAP_NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_many_games_agree(seats: int, chart: str, scale: int) -> None:
    for seed in range(100, 100 + scale):
        play_both(seed, seats=seats, chart=chart, every=5)


@pytest.mark.slow
@pytest.mark.parametrize("row", perft.rows("minos"), ids=lambda row: row["what"])
def test_the_reference_counts_the_same(row: dict[str, Any]) -> None:
    perft.check(row, start)


def start(match: pelagos.Match) -> Reference:
    options: dict[str, Any] = match.options
    return Reference(match.seats, **options, folder=MAPS)
