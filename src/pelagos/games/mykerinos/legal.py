"""Mykerinos: what may happen next, as kernels that write lists of actions."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import Legal, State, States
from pelagos.engine.kernel import kernel, lowest_bit
from pelagos.games.mykerinos.dig import (
    can_use,
    cubes_of_dig,
    cubes_of_extend,
    may_dig,
    may_extend,
    write_digs,
    write_extends,
    write_nexts,
)
from pelagos.games.mykerinos.museum import (
    rooms_open,
)
from pelagos.games.mykerinos.state import (
    ACT,
    BOOK,
    BROWN,
    CHOOSE,
    DEAL,
    DECLINE,
    DIG,
    DISCARD,
    END_TURN,
    EXTEND,
    FILL,
    FIRST,
    GIVE,
    GO_ON,
    LAY,
    MARK,
    NEUTRAL,
    NEUTRAL_ACT,
    NEUTRAL_DIG,
    NEUTRAL_EXTEND,
    NEUTRAL_GO_ON,
    NEUTRAL_ON,
    ON,
    PASS,
    PATRONS,
    POWER,
    SIDES,
    TAKE,
    TOSS,
    USE,
)
from pelagos.games.mykerinos.survey import (
    lies,
)


@kernel
def write_legal(states: States, i: int, legal: Legal) -> int:
    """Write what may happen next."""
    state = states[i]
    stage = state.stage
    if stage == ACT:
        return _write_turn(state, legal)
    if stage == GO_ON:
        return write_nexts(state, ON, legal)
    if stage == CHOOSE:
        return _write_choices(state, legal)
    if stage == FILL:
        return _write_deals(np.int64(state.undealt), legal)
    if stage == POWER:
        return _write_power(state, legal)
    if stage == NEUTRAL_ACT:
        return _write_neutral(state, legal)
    if stage == NEUTRAL_GO_ON:
        return write_nexts(state, NEUTRAL_ON, legal)
    if stage == GIVE:
        return _write_sides(state, DISCARD, legal, 0)
    if stage == LAY:
        return _write_markers(state, legal)
    if stage == TOSS:
        for seat in range(state.seats):
            legal[seat] = FIRST + seat
        return int(state.seats)
    return 0


@kernel
def _write_turn(state: State, legal: Legal) -> int:
    """Write actions A to D (M9)."""
    seat = state.seat
    cubes = state.stock[seat]
    num = _write_spaces(state, seat, cubes, DIG, EXTEND, legal)
    for patron in range(PATRONS):
        if can_use(state, seat, patron):
            legal[num] = USE + patron
            num += 1
    legal[num] = PASS
    return num + 1


@kernel
def _write_spaces(state: State, colour: int, cubes: int, dig: int, extend: int, legal: Legal) -> int:
    """Write where ``cubes`` of a colour may begin to dig, by the power in use or by none."""
    num, patron = 0, state.patron
    if may_dig(patron) and cubes >= cubes_of_dig(patron):
        num = write_digs(state, patron, dig, legal, num)
    if may_extend(patron) and cubes >= cubes_of_extend(patron):
        num = write_extends(state, patron, colour, extend, legal, num)
    return num


@kernel
def _write_power(state: State, legal: Legal) -> int:
    """Write what the patron of the card just tilted allows (M10)."""
    seat = state.seat
    if state.patron == BROWN:
        return _write_rooms(rooms_open(state, seat), legal)
    return _write_spaces(state, seat, state.stock[seat], DIG, EXTEND, legal)


@kernel
def _write_neutral(state: State, legal: Legal) -> int:
    """Write neutral actions A and B, and none of them (M23)."""
    cubes = state.held[state.seat]
    num = _write_spaces(state, NEUTRAL, cubes, NEUTRAL_DIG, NEUTRAL_EXTEND, legal)
    legal[num] = END_TURN
    return num + 1


@kernel
def _write_rooms(rooms: Any, legal: Legal) -> int:
    num = 0
    while rooms != 0:
        legal[num] = BOOK + lowest_bit(rooms)
        num += 1
        rooms &= rooms - 1
    return num


@kernel
def _write_choices(state: State, legal: Legal) -> int:
    """Write what a rank may choose: first and second (M13), third and fourth (M14)."""
    num = 0
    if state.step < 2 and state.general[state.seat] > 0:
        num = _write_rooms(rooms_open(state, state.seat), legal)
    num = _write_sides(state, TAKE, legal, num)
    if state.step >= 2:
        legal[num] = DECLINE
        num += 1
    return num


@kernel
def _write_sides(state: State, first: int, legal: Legal, num: int) -> int:
    for side in range(SIDES):
        if lies(state, side):
            legal[num] = first + side
            num += 1
    return num


@kernel
def _write_deals(cards: Any, legal: Legal) -> int:
    num = 0
    while cards != 0:
        card = lowest_bit(cards)
        legal[num] = DEAL + card * 2
        legal[num + 1] = DEAL + card * 2 + 1
        num += 2
        cards &= cards - 1
    return num


@kernel
def _write_markers(state: State, legal: Legal) -> int:
    """Write the patrons that have no wing yet, for the next wing (M7)."""
    wing = int(state.marked)
    num = 0
    for patron in range(PATRONS):
        is_used = False
        for before in range(wing):
            is_used = is_used or state.marker[before] == patron
        if not is_used:
            legal[num] = MARK + wing * PATRONS + patron
            num += 1
    return num
