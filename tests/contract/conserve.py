"""What no action may lose or make: one kernel per game, true while everything is there."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import States
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.tyrus import state as tyrus
from pelagos.games.tyrus.rules import is_standing, owner


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
    sums = np.zeros((tyrus.BUILDINGS, tyrus.SEATS, tyrus.GUILDS), np.int64)
    for place in range(state.placed):
        if is_standing(state, place):
            tile = state.tile[place]
            sums[state.building[place], owner(state, place), tile // tyrus.VALUES] += tile % tyrus.VALUES + 1
    for building in range(tyrus.BUILDINGS):
        for seat in range(tyrus.SEATS):
            for guild in range(tyrus.GUILDS):
                if sums[building, seat, guild] != state.sums[building, seat, guild]:
                    return False
    return True


IS_WHOLE: dict[str, Any] = {"tyrus": tyrus_is_whole}
