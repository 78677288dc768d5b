"""Tyrus: what a seat believes of the tiles it cannot see, from where and when they were placed."""

from typing import Any

import numpy as np

from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel, lowest_bit, num_bits
from pelagos.games.tyrus.lore import AWAY_NOW, AWAY_WAIT, DEAD_PLACE, HOME_NOW, HOME_WAIT, LORE, stack
from pelagos.games.tyrus.rules import is_standing, owner
from pelagos.games.tyrus.state import (
    COPIES,
    ENDED,
    GUILDS,
    OFFICES,
    PLACED_PER_ELECTION,
    SEATS,
    TILES,
    VALUES,
)

_FINE = 1 << 30
_LIKELY = np.array([stack(table) for table in LORE.belief.values()])  # place, role, value


@kernel
def believe(states: States, i: int, seat: int, rng: Rng) -> None:
    """Redraw, in place, all that ``seat`` may not know, likely facts more often (T19)."""
    state = states[i]
    if state.stage == ENDED:
        return  # T18: after the end everything is shown
    for other in range(SEATS):
        if other != seat:
            _redeal(state, other, rng)


@kernel
def _redeal(state: State, seat: int, rng: Rng) -> None:
    """Draw a seat's standing tiles one after the other, then share out the rest evenly."""
    unseen = np.int64(state.hand[seat] | state.supply[seat])
    for place in range(int(state.placed)):
        if owner(state, place) == seat and is_standing(state, place):
            unseen |= 1 << np.int64(state.tile[place])
    for place in range(int(state.placed)):
        if owner(state, place) == seat and is_standing(state, place):
            unseen ^= 1 << _stand(state, place, seat, unseen, rng)
    hand = 0
    for _ in range(num_bits(state.hand[seat])):
        rest = unseen
        for _ in range(below(rng, num_bits(unseen))):
            rest &= rest - 1
        unseen ^= 1 << lowest_bit(rest)
        hand |= 1 << lowest_bit(rest)
    state.hand[seat] = hand
    state.supply[seat] = unseen


@kernel
def _stand(state: State, place: int, seat: int, unseen: Any, rng: Rng) -> int:
    """Put a likely tile of those unseen where a hidden one stands, and return it."""
    building, old = int(state.building[place]), int(state.tile[place])
    kind = place_kind(state, place, seat)
    office = building % OFFICES
    total = 0.0
    for tile in range(TILES):
        if (unseen >> tile) & 1:
            total += _LIKELY[kind, (tile // VALUES - office) % GUILDS, tile % VALUES]
    rest = total * below(rng, _FINE) / _FINE
    new = 0
    for tile in range(TILES):
        if (unseen >> tile) & 1 and rest >= 0.0:
            rest -= _LIKELY[kind, (tile // VALUES - office) % GUILDS, tile % VALUES]
            new = tile
    state.tile[place] = new
    state.sums[building, seat, old // VALUES] -= old % VALUES + 1
    state.sums[building, seat, new // VALUES] += new % VALUES + 1
    return new


@kernel
def place_kind(state: State, place: int, seat: int) -> int:
    """Return what everybody saw of a placement: at home or away, for the office up or a later one."""
    election = place // PLACED_PER_ELECTION
    building = int(state.building[place])
    is_home = building // OFFICES == seat
    if state.office[election] == building % OFFICES:
        return HOME_NOW if is_home else AWAY_NOW
    turned = 0
    for past in range(election):
        turned += state.office[past] == building % OFFICES
    if turned == COPIES:
        return DEAD_PLACE
    return HOME_WAIT if is_home else AWAY_WAIT
