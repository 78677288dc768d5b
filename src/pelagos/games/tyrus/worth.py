"""Tyrus: how well a seat stands between two elections, as a sum of features; all tiles are known."""

from math import log

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.tyrus.estimate import best_sum, cards_to_come, margin, own_sums, squash, sum_of
from pelagos.games.tyrus.lore import COUNTER, FEATURES, LORE
from pelagos.games.tyrus.race import race_of
from pelagos.games.tyrus.state import (
    ELECTIONS,
    GUILDS,
    OFFICES,
    PLACE,
    PLACED_EACH,
    PLACED_PER_ELECTION,
    TURN,
    VALUES,
)

Features = tuple[float, float, float, float, float, float, float, float, float, float, float]

_WEIGHTS = np.array(list(LORE.standing.values()))
_LATER = LORE.election.later
_SURE = 0.01


@kernel
def is_quiet(states: States, i: int) -> bool:
    """Tell whether an election was counted and its tiles drawn, and the next has not begun."""
    state = states[i]
    is_between = state.placed % PLACED_PER_ELECTION == 0
    return bool(is_between and TURN <= state.stage <= PLACE)


@kernel
def standing(states: States, i: int, seat: int) -> float:
    """Return how well a seat stands; chances to win go with the exponential of it."""
    features = _features(states[i], seat)
    total = 0.0
    for number in range(len(FEATURES)):
        total += _WEIGHTS[number] * features[number]
    return total


@kernel
def write_features(states: States, i: int, seat: int, features: NDArray[np.float64]) -> None:
    """Write what ``standing`` weighs, in the order of ``FEATURES``."""
    found = _features(states[i], seat)
    for number in range(len(FEATURES)):
        features[number] = found[number]


@kernel
def _features(state: State, seat: int) -> Features:
    election = int(state.placed) // PLACED_PER_ELECTION
    late = election / ELECTIONS
    race, stake, _ = race_of(state, seat)
    race = min(max(race, _SURE), 1.0 - _SURE)
    hand, supply = np.int64(state.hand[seat]), np.int64(state.supply[seat])
    now, later, voters, counters, fitting = 0.0, 0.0, 0.0, 0.0, 0.0
    for office in range(OFFICES):
        next_, share = _chances(state, office)
        edge = (
            2.0 * squash(margin(own_sums(state, seat, office), own_sums(state, 1 - seat, office)) / _LATER)
            - 1.0
        )
        now += next_ * edge
        later += share * edge
        voters += next_ * best_sum(hand, office, PLACED_EACH)
        counters += next_ * best_sum(hand, (office + COUNTER) % GUILDS, PLACED_EACH - 1)
        fitting += share * best_sum(hand | supply, office, VALUES)
    held = 0.1 * sum_of(hand)
    return (
        log(race / (1.0 - race)),
        stake * now,
        later,
        0.1 * stake * voters,
        0.1 * stake * counters,
        held,
        held * late,
        0.1 * sum_of(supply),
        held if election >= ELECTIONS - 2 else 0.0,
        0.1 * fitting,
        stake if (int(state.first) ^ (election & 1)) == seat else 0.0,
    )


@kernel
def _chances(state: State, office: int) -> tuple[float, float]:
    """Return the chance that an office is up next, and its share of the elections after that."""
    total = num_bits(int(state.cards))
    share = cards_to_come(state, office) / total if total > 0 else 0.0
    if state.stage == TURN:
        return share, share
    is_up = state.office[int(state.placed) // PLACED_PER_ELECTION] == office
    return 1.0 if is_up else 0.0, share
