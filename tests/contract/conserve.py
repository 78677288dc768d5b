"""What no action may lose or make: one kernel per game, true while everything is there."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.tyrus import state as tyrus
from pelagos.games.tyrus.rules import is_standing, owner


@kernel
def _sums_fit(state: State) -> bool:
    """Compare the sums of each building, colour and guild with the tiles that stand there.

    A tile is taken off its sum, and put back at the end: nothing is left over if they fit.
    """
    fits = True
    for sign in (-1, 1):
        for place in range(state.placed):
            if is_standing(state, place):
                tile = np.int64(state.tile[place])
                value = sign * (tile % tyrus.VALUES + 1)
                state.sums[state.building[place], owner(state, place), tile // tyrus.VALUES] += value
        if sign == -1:
            for building in range(tyrus.BUILDINGS):
                for seat in range(tyrus.SEATS):
                    for guild in range(tyrus.GUILDS):
                        fits = fits and state.sums[building, seat, guild] == 0
    return fits


@kernel
def tyrus_is_whole(states: States, i: int) -> bool:
    """Check 30 tiles of each colour, each in one place; nine cards; sums of what stands."""
    state = states[i]
    turned = state.placed // tyrus.PLACED_PER_ELECTION
    if state.stage == tyrus.PLACE:
        turned += 1
    if num_bits(state.cards) != tyrus.ELECTIONS - turned:
        return False
    for seat in range(tyrus.SEATS):
        seen = np.int64(state.hand[seat] | state.supply[seat])
        count = num_bits(state.hand[seat]) + num_bits(state.supply[seat])
        for place in range(state.placed):
            if owner(state, place) == seat:
                seen |= 1 << np.int64(state.tile[place])
                count += 1
        if count != tyrus.TILES or num_bits(seen) != tyrus.TILES:
            return False
        if num_bits(state.hand[seat]) > tyrus.HAND:
            return False
    return _sums_fit(state)


@kernel
def breakthrough_is_whole(states: States, i: int) -> bool:
    """Check at most 16 pieces each, and no two on a square."""
    white, black = states[i].pieces[0], states[i].pieces[1]
    return bool(white & black == 0 and num_bits(white) <= 16 and num_bits(black) <= 16)


IS_WHOLE: dict[str, Any] = {"breakthrough": breakthrough_is_whole, "tyrus": tyrus_is_whole}
