"""Mykerinos: the survey (M12 to M16, M24), as kernels."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.mykerinos.deck import PATRON_OF, POINTS
from pelagos.games.mykerinos.state import (
    AREA_COLUMNS,
    AREA_ROWS,
    AREAS_ABREAST,
    CHOOSE,
    COLOURS,
    DISCARDED,
    FIRST_AREA,
    GIVE,
    MIN_SEATS,
    NEUTRAL,
    NONE,
    SIDES,
)

_PATRON_OF = np.array(PATRON_OF, np.int64)
_FIRST_AREA = np.array(FIRST_AREA, np.int64)
_AREA_ROW = (1 << AREA_COLUMNS) - 1


@kernel
def is_neutral(state: State, colour: int) -> bool:
    """Tell whether nobody plays this colour (M22)."""
    return bool(state.seats == MIN_SEATS and colour == NEUTRAL)


@kernel
def lies(state: State, side: int) -> bool:
    """Tell whether that parcel of the area under survey has not been taken."""
    return bool(state.fate[state.area * SIDES + side] == NONE)


@kernel
def survey(state: State) -> bool:
    """Go on until a seat must choose; return whether it must, or all areas of the season are done."""
    while state.area < _FIRST_AREA[state.season + 1]:
        if state.step == 0:
            _rank(state)
        if _next_choice(state):
            return True
        _clear(state)
        state.area += 1
        state.step = 0
    return False


@kernel
def _top_row(state: State) -> int:
    """Return the first of the three rows of the area under survey."""
    return int((state.area - _FIRST_AREA[state.season]) // AREAS_ABREAST * AREA_ROWS + 1)


@kernel
def _mask(state: State) -> int:
    """Return the columns of the area under survey, as bits of a row."""
    return int(_AREA_ROW << (state.area - _FIRST_AREA[state.season]) % AREAS_ABREAST * AREA_COLUMNS)


@kernel
def _rank(state: State) -> None:
    """Count the cubes in the area and rank the colours: more cubes first, then the earlier pass (M12)."""
    area, top, mask = state.area, _top_row(state), _mask(state)
    for colour in range(COLOURS):
        cubes = 0
        for row in range(top, top + AREA_ROWS):
            cubes += num_bits(state.cubes[colour, row] & mask)
        state.count[area, colour] = cubes
    for rank in range(COLOURS):
        state.rank[area, rank] = NONE
    for colour in range(COLOURS):
        if state.count[area, colour] > 0:
            ahead = 0
            for other in range(COLOURS):
                if _is_ahead(state, area, other, colour):
                    ahead += 1
            state.rank[area, ahead] = colour


@kernel
def _is_ahead(state: State, area: int, other: int, colour: int) -> bool:
    theirs, own = state.count[area, other], state.count[area, colour]
    return bool(theirs > own or (theirs == own and state.place[other] < state.place[colour]))


@kernel
def _next_choice(state: State) -> bool:
    """Find the next rank that has a choice, and who makes it; return whether there is one."""
    rank = state.rank[state.area]
    while state.step < COLOURS and rank[state.step] != NONE:
        colour = rank[state.step]
        if is_neutral(state, colour):
            if state.step < 2 and rank[1] != NONE:  # alone or third it takes nothing (M24)
                state.seat = _chooser(rank, state.step)
                state.stage = GIVE
                return True
        elif state.step < 2 or lies(state, 0) or lies(state, 1):
            state.seat = colour
            state.stage = CHOOSE
            return True
        state.step += 1
    return False


@kernel
def _chooser(rank: Any, step: int) -> int:
    """Return who chooses the neutral's card (M24): the first, or if it is first itself, not the second."""
    return int(rank[0] if step == 1 else 1 - rank[1])


@kernel
def _clear(state: State) -> None:
    """Discard what was left over and give every cube of the area back to the general stock (M15)."""
    for side in range(SIDES):
        if lies(state, side):
            state.fate[state.area * SIDES + side] = DISCARDED
    top, mask = _top_row(state), _mask(state)
    for row in range(top, top + AREA_ROWS):
        state.free[row] &= ~mask
        state.peaks[row] &= ~mask
        state.pyramids[row] &= ~mask
        for colour in range(COLOURS):
            state.cubes[colour, row] &= ~mask
    for colour in range(COLOURS):
        state.general[colour] += state.count[state.area, colour]


@kernel
def claim(state: State, side: int) -> None:
    """Let the seat that chooses take a parcel, and score it (M16)."""
    seat = state.seat
    parcel = state.area * SIDES + side
    card = state.parcel[parcel] >> 1
    state.fate[parcel] = seat
    state.cards[seat, _PATRON_OF[card]] += 1
    state.points[seat] += POINTS[card]


@kernel
def visit(state: State, room: int) -> None:
    """Let the seat that chooses book a room with a cube from the general stock (M13)."""
    state.general[state.seat] -= 1
    state.booked[state.seat] |= 1 << room
    state.visit[state.area, state.step] = room
