"""What no action may lose or make: one kernel per game, true while everything is there."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.minos import state as minos
from pelagos.games.minos import tables
from pelagos.games.minos.atlas import MAPS
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


@kernel
def _pieces_fit(state: State) -> bool:
    """Count 7 ships and 12 guardians of each seat: reserve, map, and the one that attacks (N1)."""
    in_flight = state.stage in (minos.CHALLENGE, minos.DUEL_THROWING, minos.DUEL_PICK)
    for seat in range(minos.MAX_SEATS):
        is_there = seat < state.seats
        ships = num_bits(state.ships[seat]) + state.ships_left[seat]
        guardians = num_bits(state.guardians[seat] >> minos.MAX_SITES) + state.guardians_left[seat]
        for site in range(minos.MAX_SITES):
            if state.guardians[seat] >> site & 1:
                guardians += state.garrison[site]
                if state.garrison[site] < 1:
                    return False
        if in_flight and seat == state.seat:
            ships += state.piece == minos.SHIP
            guardians += state.piece == minos.GUARDIAN
        if ships != (tables.SHIPS if is_there else 0) or guardians != (tables.GUARDIANS if is_there else 0):
            return False
        if state.ships_left[seat] < 0 or state.guardians_left[seat] < 0:
            return False
    return True


@kernel
def _places_fit(state: State) -> bool:
    """Find one seat at most on every place, but for the fish; and owners with a piece there (N8, N12)."""
    fish = 1 << np.int64(MAPS[state.map].start)
    ships = guardians = held = 0
    for seat in range(minos.MAX_SEATS):
        if ships & state.ships[seat] & ~fish or guardians & state.guardians[seat] or held & state.held[seat]:
            return False
        there = (state.ships[seat] >> minos.SITE) | state.guardians[seat] & ((1 << minos.MAX_SITES) - 1)
        if there != state.held[seat]:
            return False
        ships |= int(state.ships[seat])
        guardians |= int(state.guardians[seat])
        held |= int(state.held[seat])
        if state.out >> seat & 1:
            if state.ships[seat] | state.guardians[seat]:
                return False
            if state.talents[seat] + state.rings[seat] != 0:
                return False
    return True


@kernel
def _colonies_fit(state: State) -> bool:
    """Count buildings, and add up the value of every colony and of every seat (N1, N9, N11)."""
    for building in range(minos.BUILDINGS):
        count = np.int64(state.supply[building])
        for site in range(minos.MAX_SITES):
            for level in range(minos.HEIGHT):
                count += state.stack[site, level] == building
        if count != tables.SUPPLY[building] or state.supply[building] < 0:
            return False
    for site in range(minos.MAX_SITES):
        worth, walls = 0, 0
        for level in range(minos.HEIGHT):
            building = state.stack[site, level]
            if (building == minos.NONE) != (level >= state.height[site]):
                return False
            walls += building == minos.WALL
            worth += tables.VALUES[building] if building != minos.NONE else 0
        if worth << walls != state.worth[site] or walls > 1 or walls != state.walled >> site & 1:
            return False
        if state.height[site] == minos.HEIGHT and walls == 0:
            return False
    for seat in range(minos.MAX_SEATS):
        value = 0
        for site in range(minos.MAX_SITES):
            if state.held[seat] >> site & 1:
                value += state.worth[site]
        if value != state.value[seat] or state.talents[seat] < 0:
            return False
    return True


@kernel
def minos_is_whole(states: States, i: int) -> bool:
    """Check pieces, places, colonies, 50 rings, and six dice of everyone who throws."""
    state = states[i]
    rings = np.int64(state.rings_left)
    for seat in range(minos.MAX_SEATS):
        rings += state.rings[seat]
        if state.rings[seat] < 0:
            return False
    if rings != tables.RINGS or state.rings_left < 0:
        return False
    dice = 0
    for face in range(minos.FACES):
        dice += state.dice[face] + state.used[face]
        if state.dice[face] < 0:
            return False
    if state.stage in (minos.TOSS, minos.THROWING):
        dice += state.to_throw
    if dice != minos.DICE or state.moves < 0 or state.points < 0:
        return False
    return _pieces_fit(state) and _places_fit(state) and _colonies_fit(state)


IS_WHOLE: dict[str, Any] = {
    "breakthrough": breakthrough_is_whole,
    "minos": minos_is_whole,
    "mykerinos": mykerinos_is_whole,
    "tyrus": tyrus_is_whole,
}
