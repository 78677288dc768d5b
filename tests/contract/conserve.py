"""What no action may lose or make: one kernel per game, true while everything is there."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.mykerinos import state as mykerinos
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


@kernel
def _cubes_fit(state: State) -> bool:
    """Count 25 cubes of each colour: stocks, region, museum, and what two seats hold for the neutral (M1)."""
    colours = max(state.seats, mykerinos.NEUTRAL + 1)
    for colour in range(mykerinos.COLOURS):
        cubes = np.int64(state.stock[colour]) + state.general[colour] + num_bits(state.booked[colour])
        for row in range(mykerinos.PADDED_ROWS):
            cubes += num_bits(state.cubes[colour, row])
        if state.seats == mykerinos.MIN_SEATS and colour == mykerinos.NEUTRAL:
            cubes += state.held[0] + state.held[1]
        if cubes != (mykerinos.CUBES if colour < colours else 0):
            return False
        if state.stock[colour] < 0 or state.general[colour] < 0:
            return False
    return bool(state.held[0] >= 0 and state.held[1] >= 0)


@kernel
def _cards_fit(state: State) -> bool:
    """Find each of the 36 cards once: undealt or dealt; and each claimed one with its seat (M2, M8)."""
    seen = np.int64(state.undealt)
    if num_bits(seen) + state.dealt != mykerinos.CARDS:
        return False
    for parcel in range(state.dealt):
        seen |= 1 << np.int64(state.parcel[parcel] >> 1)
    if num_bits(seen) != mykerinos.CARDS:
        return False
    for seat in range(mykerinos.COLOURS):
        for patron in range(mykerinos.PATRONS + 1):
            claimed = 0
            for parcel in range(state.dealt):
                card = (state.parcel[parcel] >> 1) // mykerinos.CARDS_PER_PATRON
                claimed += state.fate[parcel] == seat and card == patron
            if state.cards[seat, patron] != claimed or not 0 <= state.tilted[seat, patron] <= claimed:
                return False
    return True


@kernel
def _region_fits(state: State) -> bool:
    """Find at most one thing on each space: it is free, a bare pyramid, or under one cube (M9)."""
    for row in range(mykerinos.PADDED_ROWS):
        seen = np.int64(state.free[row])
        if seen & state.peaks[row] != 0 or state.peaks[row] & ~state.pyramids[row] != 0:
            return False
        seen |= state.peaks[row]
        for colour in range(mykerinos.COLOURS):
            if seen & state.cubes[colour, row] != 0:
                return False
            seen |= state.cubes[colour, row]
        if state.pyramids[row] & ~seen != 0 or seen & ~mykerinos.FULL_ROW != 0:
            return False
        if seen != 0 and (row == 0 or row == mykerinos.PADDED_ROWS - 1):
            return False
    return True


@kernel
def mykerinos_is_whole(states: States, i: int) -> bool:
    """Check cubes, cards, spaces, and 15 rooms with one cube each."""
    state = states[i]
    taken = 0
    for colour in range(mykerinos.COLOURS):
        if taken & state.booked[colour] != 0 or state.booked[colour] >> mykerinos.ROOMS != 0:
            return False
        taken |= int(state.booked[colour])
    return _cubes_fit(state) and _cards_fit(state) and _region_fits(state)


IS_WHOLE: dict[str, Any] = {
    "breakthrough": breakthrough_is_whole,
    "mykerinos": mykerinos_is_whole,
    "tyrus": tyrus_is_whole,
}
