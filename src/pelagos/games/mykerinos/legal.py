"""Mykerinos: what may happen next, as kernels that write lists of actions."""

from typing import Any

import numpy as np

from pelagos.engine.dispatch import Legal, State, States, write_bits
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
from pelagos.games.mykerinos.museum import rooms_open
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
    ENDED,
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
    NEUTRAL_GO_ON,
    NEUTRAL_ON,
    ON,
    PASS,
    PATRONS,
    POWER,
    SIDES,
    TAKE,
    USE,
)
from pelagos.games.mykerinos.survey import lies


@kernel
def write_legal(states: States, i: int, legal: Legal) -> int:
    """Write what may happen next."""
    state = states[i]
    stage = state.stage
    if stage <= FILL:
        return _write_draws(state, legal)
    if stage in (GO_ON, NEUTRAL_GO_ON):
        return write_nexts(state, ON if stage == GO_ON else NEUTRAL_ON, legal)
    if stage in (CHOOSE, GIVE):
        return _write_choices(state, legal)
    return 0 if stage == ENDED else _write_actions(state, legal)


@kernel
def _write_actions(state: State, legal: Legal) -> int:
    """Write actions A to D (M9), what the card just tilted allows (M10), or neutral actions (M23)."""
    seat, stage = state.seat, state.stage
    if state.patron == BROWN:
        return write_bits(rooms_open(state, seat), BOOK, legal, 0)
    if stage == NEUTRAL_ACT:
        num = _write_spaces(state, NEUTRAL, state.held[seat], NEUTRAL_DIG, legal)
    else:
        num = _write_spaces(state, seat, state.stock[seat], DIG, legal)
    if stage == ACT:
        for patron in range(PATRONS):
            if can_use(state, seat, patron):
                legal[num] = USE + patron
                num += 1
    if stage != POWER:
        legal[num] = PASS if stage == ACT else END_TURN
        num += 1
    return num


@kernel
def _write_spaces(state: State, colour: int, cubes: int, first: int, legal: Legal) -> int:
    """Write where ``cubes`` of a colour may begin, by the power in use or by none: to dig, then to extend."""
    num, patron = 0, state.patron
    if may_dig(patron) and cubes >= cubes_of_dig(patron):
        num = write_digs(state, patron, first + DIG, legal, num)
    if may_extend(patron) and cubes >= cubes_of_extend(patron):
        num = write_extends(state, patron, colour, first + EXTEND, legal, num)
    return num


@kernel
def _write_choices(state: State, legal: Legal) -> int:
    """Write what a rank may choose: first and second (M13), third and fourth (M14), for the neutral (M24)."""
    num, is_giving = 0, state.stage == GIVE
    if not is_giving and state.step < 2 and state.general[state.seat] > 0:
        num = write_bits(rooms_open(state, state.seat), BOOK, legal, num)
    for side in range(SIDES):
        if lies(state, side):
            legal[num] = (DISCARD if is_giving else TAKE) + side
            num += 1
    if not is_giving and state.step >= 2:
        legal[num] = DECLINE
        num += 1
    return num


@kernel
def _write_draws(state: State, legal: Legal) -> int:
    """Write what nature may draw: a first player, the next wing's marker (M7), or a parcel (M8)."""
    if state.stage == FILL:
        return _write_deals(np.int64(state.undealt), legal)
    if state.stage == LAY:
        return _write_markers(state, legal)
    for seat in range(state.seats):
        legal[seat] = FIRST + seat
    return int(state.seats)


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
