"""Tyrus: how often a sensible player makes each placement, from what the seat to move knows.

The weight of a placement is the exponential of a sum: what such a use of the tile is worth by its
value, the time, the hand and the cards to come, and how much it adds to the chance to win that office.
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import Legal, State, States
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.tyrus.estimate import (
    Sums,
    added,
    best_sum,
    cards_to_come,
    hidden_sums,
    margin,
    of_guild,
    own_sums,
    squash,
    strengths,
    sum_of,
)
from pelagos.games.tyrus.lore import (
    BLUFF_AWAY,
    BLUFF_HOME,
    COUNTER,
    DEAD,
    LORE,
    NOW,
    PHASES,
    ROLES,
    USE_LATER,
    USE_NOTHING,
    USE_NOW,
    USES,
    WAIT_AWAY,
    WAIT_HOME,
    stack,
)
from pelagos.games.tyrus.race import race_of
from pelagos.games.tyrus.state import (
    BUILDINGS,
    COPIES,
    ELECTIONS,
    GUILDS,
    OFFICES,
    PLACED_EACH,
    PLACED_PER_ELECTION,
    SEATS,
    VALUES,
)

Weights = NDArray[np.float64]

_NOTHING = -1
_MEAN_VALUE = (VALUES + 1) / 2
_MEAN_CROWD = 3.0  # tiles of one guild in a full hand
_MEAN_RESERVE = 15.0  # an average hand's best three voters

_SHARPNESS = LORE.policy.sharpness
_OFFSET = np.array(LORE.election.offset)
_RESERVE = np.array(LORE.election.reserve)
_SCALE = np.array(LORE.election.scale)
_LATER = LORE.election.later
_OUTLOOK = stack(LORE.policy.outlook)
_STAKE = stack(LORE.policy.stake)
_RISK = stack(LORE.policy.risk)
_CROWD = stack(LORE.policy.crowd)
_STRENGTH = stack(LORE.policy.strength)
_GAIN = stack(LORE.policy.gain)
_GAIN_AT_STAKE = stack(LORE.policy.gain_at_stake)
_LATER_GAIN = stack(LORE.policy.later_gain)


def _base_table() -> Weights:
    """Return what is known before looking at the board: by election, tile of it, cell and value."""
    value, turn, phase = stack(LORE.policy.value), stack(LORE.policy.turn), stack(LORE.policy.phase)
    table = np.zeros((ELECTIONS, PLACED_PER_ELECTION, *value.shape))
    for election in range(ELECTIONS):
        third = phase[:, election * PHASES // ELECTIONS]
        kept = LORE.policy.keep[election] * np.arange(1, VALUES + 1) / VALUES
        for tile in range(PLACED_PER_ELECTION):
            table[election, tile] = value + (turn[:, tile] + third)[:, np.newaxis] + kept
    return table


def _future_table() -> Weights:
    """Return what the cards to come say of spending a tile: by cards of each office, use, guild and value."""
    parts = np.array([stack(table) for table in LORE.policy.future.values()])
    values = np.arange(1, VALUES + 1) / VALUES
    num_cards = [COPIES + 1] * OFFICES
    table = np.zeros((*num_cards, len(USES), GUILDS, VALUES))
    for cards in np.ndindex(*num_cards):
        for use, guild, role in np.ndindex(len(USES), GUILDS, len(ROLES)):
            constant, slope = parts[use, role] * cards[(guild - role) % OFFICES] / COPIES
            table[cards][use, guild] += constant + slope * values
    return table


_BASE = _base_table()
_FUTURE = _future_table()


@kernel
def weigh(states: States, i: int, legal: Legal, num: int, weights: Weights) -> None:
    """Write how often a sensible player would choose each of the ``num`` legal actions of a seat."""
    state = states[i]
    seat = int(state.seat)
    now = int(state.office[int(state.placed) // PLACED_PER_ELECTION])
    strength = strengths(state, 1 - seat)
    for office in range(OFFICES):
        sums = own_sums(state, seat, office), hidden_sums(state, 1 - seat, office, strength)
        if office == now:
            _weigh_now(state, office, sums, legal, num, weights)
        else:
            _weigh_later(state, office, sums, legal, num, weights)


@kernel
def _weigh_now(
    state: State, office: int, sums: tuple[Sums, Sums], legal: Legal, num: int, weights: Weights
) -> None:
    """Weigh the placements in the two buildings of the office that is up."""
    seat = int(state.seat)
    time = int(state.placed) % PLACED_PER_ELECTION
    known, hidden = sums
    _, stake, risk = race_of(state, seat)
    stake = 2.0 * stake - 1.0
    before = margin(known, hidden) + _OFFSET[time]
    reserve = best_sum(np.int64(state.hand[seat]), office, PLACED_EACH - time // SEATS) - _MEAN_RESERVE
    outlook = _outlook((before + _RESERVE[time] * reserve) / _SCALE[time])
    chance = squash(before / _SCALE[time])
    cards, mean = _all_cards(state), _mean_of_hand(state)
    for place in range(num):
        action = int(legal[place])
        if action % OFFICES != office:
            continue
        tile, building = divmod(action, BUILDINGS)
        is_home = building // OFFICES == seat
        role = _role_of(tile, office, is_home)
        cell, use = (
            (role, USE_NOW) if role != _NOTHING else (BLUFF_HOME if is_home else BLUFF_AWAY, USE_NOTHING)
        )
        logit = _OUTLOOK[cell, time, outlook] + stake * _STAKE[cell, time] + risk * _RISK[cell, time]
        if role != _NOTHING:
            after = margin(added(known, role, tile % VALUES + 1), hidden) + _OFFSET[time]
            gain = squash(after / _SCALE[time]) - chance
            logit += gain * (_GAIN[role, time] + stake * _GAIN_AT_STAKE[role, time])
        weights[place] = exp(_SHARPNESS * (logit + _worth_of_use(state, tile, cell, use, cards, mean)))


@kernel
def _weigh_later(
    state: State, office: int, sums: tuple[Sums, Sums], legal: Legal, num: int, weights: Weights
) -> None:
    """Weigh the placements in the two buildings of an office that may come up later."""
    seat = int(state.seat)
    known, hidden = sums
    chance = squash(margin(known, hidden) / _LATER)
    cards, mean = _all_cards(state), _mean_of_hand(state)
    to_come = cards[office]
    for place in range(num):
        action = int(legal[place])
        if action % OFFICES != office:
            continue
        tile, building = divmod(action, BUILDINGS)
        is_home = building // OFFICES == seat
        role = _role_of(tile, office, is_home)
        cell, use = DEAD if to_come == 0 else WAIT_HOME if is_home else WAIT_AWAY, USE_NOTHING
        logit = 0.0
        if to_come != 0 and role != _NOTHING:
            cell, use = len(NOW) + (to_come - 1) * len(ROLES) + role, USE_LATER
            after = margin(added(known, role, tile % VALUES + 1), hidden)
            logit = _LATER_GAIN[role, to_come - 1] * (squash(after / _LATER) - chance)
        weights[place] = exp(_SHARPNESS * (logit + _worth_of_use(state, tile, cell, use, cards, mean)))


@kernel
def _worth_of_use(
    state: State, tile: int, cell: int, use: int, cards: tuple[int, int, int], mean: float
) -> float:
    """Return what such a use of a tile is worth, whatever stands in the building."""
    election, time = divmod(int(state.placed), PLACED_PER_ELECTION)
    guild, value = divmod(tile, VALUES)
    crowd = num_bits(of_guild(np.int64(state.hand[state.seat]), guild)) / _MEAN_CROWD - 1.0
    return float(
        _BASE[election, time, cell, value]
        + _FUTURE[cards[0], cards[1], cards[2], use, guild, value]
        + crowd * _CROWD[cell]
        + mean * _STRENGTH[cell]
    )


@kernel
def _all_cards(state: State) -> tuple[int, int, int]:
    return cards_to_come(state, 0), cards_to_come(state, 1), cards_to_come(state, 2)


@kernel
def _mean_of_hand(state: State) -> float:
    """Return by which part the mean value of the mover's hand is above that of all tiles."""
    hand = np.int64(state.hand[state.seat])
    return sum_of(hand) / num_bits(hand) / _MEAN_VALUE - 1.0


@kernel
def _role_of(tile: int, office: int, is_home: bool) -> int:
    """Return what a tile does in its owner's building of ``office``, or in the other's (T10)."""
    role = (tile // VALUES - office) % GUILDS
    return role if is_home == (role != COUNTER) else _NOTHING


@kernel
def _outlook(margin: float) -> int:
    """Return how an election looks, from 0 (lost) to 4 (won)."""
    return int(margin >= -1.0) + int(margin >= -0.35) + int(margin >= 0.35) + int(margin >= 1.0)
