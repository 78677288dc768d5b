"""Tyrus: how an office looks to a seat: its own tiles, an estimate of the other's, and the margin (T11)."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel, lowest_bit, num_bits
from pelagos.games.tyrus.lore import COUNTER, LORE, PROTECT, VOTE, stack
from pelagos.games.tyrus.rules import owner
from pelagos.games.tyrus.state import (
    COPIES,
    GUILDS,
    OFFICES,
    PLACED_PER_ELECTION,
    SEATS,
    TILES,
    VALUES,
)

Sums = tuple[float, float, float]  # votes, counters, protection; or one for each guild

_CARDS = (1 << COPIES) - 1
_GUILD = (1 << VALUES) - 1
_MEAN = VALUES * (VALUES + 1) / 2 / TILES  # of what a tile adds to the sum of one guild
_HIDDEN = np.array([stack(LORE.hidden.before), stack(LORE.hidden.now)])


@kernel
def cards_to_come(state: State, office: int) -> int:
    """Return how many cards of an office are still face down."""
    return num_bits((int(state.cards) >> (office * COPIES)) & _CARDS)


@kernel
def of_guild(tiles: Any, guild: int) -> Any:
    """Return the tiles of a guild, a bit per value."""
    return (tiles >> (guild * VALUES)) & _GUILD


@kernel
def sum_of(tiles: Any) -> int:
    """Return the sum of the values of a set of tiles."""
    total = 0
    while tiles != 0:
        total += lowest_bit(tiles) % VALUES + 1
        tiles &= tiles - 1
    return total


@kernel
def best_sum(tiles: Any, guild: int, num: int) -> int:
    """Return the sum of the ``num`` best tiles of a guild."""
    values = of_guild(tiles, guild)
    for _ in range(num_bits(values) - num):
        values &= values - 1
    return sum_of(values)


@kernel
def strengths(state: State, seat: int) -> Sums:
    """Return how strong each guild is among a seat's tiles not yet shown to all, 1 at the start.

    Which tiles were shown is public (T18), so this says nothing of where the others are.
    """
    tiles = np.int64(state.hand[seat] | state.supply[seat])
    starts = since(state, 0), since(state, 1), since(state, 2)
    for place in range(int(state.placed)):
        if owner(state, place) == seat and place >= starts[state.building[place] % OFFICES]:
            tiles |= 1 << np.int64(state.tile[place])
    all_ = _MEAN * num_bits(tiles)
    return (
        sum_of(of_guild(tiles, 0)) / all_,
        sum_of(of_guild(tiles, 1)) / all_,
        sum_of(of_guild(tiles, 2)) / all_,
    )


@kernel
def since(state: State, office: int) -> int:
    """Return from which placement on tiles are still standing in the buildings of ``office``."""
    election = int(state.placed) // PLACED_PER_ELECTION
    while election > 0 and state.office[election - 1] != office:
        election -= 1
    return election * PLACED_PER_ELECTION


@kernel
def own_sums(state: State, seat: int, office: int) -> Sums:
    """Return what a seat's own tiles vote, counter and protect for ``office``."""
    home, away = seat * OFFICES + office, (1 - seat) * OFFICES + office
    vote = state.sums[home, seat, office]
    counter = state.sums[away, seat, (office + COUNTER) % GUILDS]
    protect = state.sums[home, seat, (office + PROTECT) % GUILDS]
    return float(vote), float(counter), float(protect)


@kernel
def hidden_sums(state: State, seat: int, office: int, strength: Sums) -> Sums:
    """Return what a seat's tiles vote, counter and protect for ``office`` on average, faces unseen."""
    vote, counter, protect = 0.0, 0.0, 0.0
    for place in range(since(state, office), int(state.placed)):
        building = int(state.building[place])
        if building % OFFICES != office or owner(state, place) != seat:
            continue
        is_now = 1 if state.office[place // PLACED_PER_ELECTION] == office else 0
        order = place % PLACED_PER_ELECTION // SEATS
        if building // OFFICES == seat:
            vote += _HIDDEN[is_now, VOTE, order]
            protect += _HIDDEN[is_now, PROTECT, order]
        else:
            counter += _HIDDEN[is_now, COUNTER, order]
    return (
        vote * strength[office],
        counter * strength[(office + COUNTER) % GUILDS],
        protect * strength[(office + PROTECT) % GUILDS],
    )


@kernel
def margin(own: Sums, others: Sums) -> float:
    """Return by how much one side's score would exceed the other's (T11)."""
    score = max(0.0, own[VOTE] - max(0.0, others[COUNTER] - own[PROTECT]))
    return score - max(0.0, others[VOTE] - max(0.0, own[COUNTER] - others[PROTECT]))


@kernel
def added(sums: Sums, role: int, value: int) -> Sums:
    """Return the sums with one more tile."""
    vote, counter, protect = sums
    if role == VOTE:
        vote += value
    elif role == COUNTER:
        counter += value
    else:
        protect += value
    return vote, counter, protect


@kernel
def squash(margin: float) -> float:
    """Return a chance from 0 to 1 that rises with a margin."""
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))
