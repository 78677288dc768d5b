"""Mykerinos: where cubes may go (M9, M10), as kernels over rows of bits."""

from typing import Any

from pelagos.engine.dispatch import Legal, State, write_bits
from pelagos.engine.kernel import kernel
from pelagos.games.mykerinos.museum import rooms_open
from pelagos.games.mykerinos.state import (
    BLACKMORE,
    BROWN,
    COLUMNS,
    FULL_ROW,
    LEMON,
    NO_PATRON,
    ROWS,
    TANGERINE,
    VIOLET,
)


@kernel
def beside(rows: Any, row: int) -> int:
    """Return the spaces of ``row`` that are next to one in ``rows`` (M4)."""
    return int(((rows[row] << 1) & FULL_ROW) | (rows[row] >> 1) | rows[row - 1] | rows[row + 1])


@kernel
def _middle(rows: Any, row: int) -> int:
    """Return the spaces of ``row`` in ``rows`` that are next to two others in ``rows``."""
    if rows[row] == 0:
        return 0
    left, right = (rows[row] << 1) & FULL_ROW, rows[row] >> 1
    above, below = rows[row - 1], rows[row + 1]
    return int(rows[row] & ((left & right) | (above & below) | ((left | right) & (above | below))))


@kernel
def _beside_middle(rows: Any, row: int) -> int:
    here = _middle(rows, row)
    return int(((here << 1) & FULL_ROW) | (here >> 1) | _middle(rows, row - 1) | _middle(rows, row + 1))


@kernel
def digs(state: State, patron: int, row: int) -> int:
    """Return the spaces of ``row`` where a new excavation may begin, by this patron's power or by none."""
    if patron == LEMON:
        return int(state.peaks[row])
    if patron == BLACKMORE:
        return int(state.free[row] & beside(state.free, row))
    return int(state.free[row])


@kernel
def extends(state: State, patron: int, colour: int, row: int) -> int:
    """Return the spaces of ``row`` for the first of two or three cubes next to one of ``colour``.

    Only those from which the others can follow: a power is carried out whole.
    """
    near = beside(state.cubes[colour], row)
    if near == 0:
        return 0
    if patron == LEMON:  # exactly one of the two on a pyramid
        on_peak = state.peaks[row] & beside(state.free, row)
        return int(near & (on_peak | (state.free[row] & beside(state.peaks, row))))
    if patron == TANGERINE:
        return int(near & state.free[row] & _beside_middle(state.free, row))
    return int(near & state.free[row] & beside(state.free, row))


@kernel
def _has_dig(state: State, patron: int) -> bool:
    for row in range(1, ROWS + 1):
        if digs(state, patron, row) != 0:
            return True
    return False


@kernel
def _has_extend(state: State, patron: int, colour: int) -> bool:
    for row in range(1, ROWS + 1):
        if extends(state, patron, colour, row) != 0:
            return True
    return False


@kernel
def may_dig(patron: int) -> bool:
    """Tell whether a patron's power, or an action without one, may begin anywhere."""
    return patron not in (TANGERINE, BROWN)


@kernel
def may_extend(patron: int) -> bool:
    """Tell whether a patron's power, or an action without one, may extend an excavation."""
    return patron not in (BLACKMORE, BROWN)


@kernel
def cubes_of_dig(patron: int) -> int:
    """Return how many cubes a new excavation takes."""
    return 2 if patron == BLACKMORE else 1


@kernel
def cubes_of_extend(patron: int) -> int:
    """Return how many cubes an extension takes."""
    return 3 if patron == TANGERINE else 2


@kernel
def has_action(state: State, patron: int, colour: int, cubes: int) -> bool:
    """Tell whether ``cubes`` suffice for a new excavation or an extension somewhere."""
    if may_dig(patron) and cubes >= cubes_of_dig(patron) and _has_dig(state, patron):
        return True
    if may_extend(patron) and cubes >= cubes_of_extend(patron):
        return _has_extend(state, patron, colour)
    return False


@kernel
def can_use(state: State, seat: int, patron: int) -> bool:
    """Tell whether ``seat`` may tilt a card of ``patron``: an untilted one, and the power whole (M10)."""
    cubes = state.stock[seat]
    if state.cards[seat, patron] <= state.tilted[seat, patron] or cubes == 0:
        return False
    if patron == BROWN:
        return bool(rooms_open(state, seat) != 0)
    if patron == VIOLET:
        return bool(state.general[seat] > 0 and _has_dig(state, NO_PATRON))
    return has_action(state, patron, seat, cubes)


@kernel
def nexts(state: State, patron: int, row: int) -> int:
    """Return the spaces of ``row`` for the next cube, were they all next to the last one."""
    spot_row = state.spot // COLUMNS + 1
    if patron == LEMON:
        is_on_peak = state.pyramids[spot_row] >> (state.spot % COLUMNS) & 1
        return int(state.free[row] if is_on_peak else state.peaks[row])
    if state.left > 1 and state.free[row] != 0:
        return int(state.free[row] & beside(state.free, row))
    return int(state.free[row])


@kernel
def write_nexts(state: State, first: int, legal: Legal) -> int:
    """Write ``first`` plus each space for the next cube, and return how many there are."""
    patron = state.patron
    spot = int(state.spot)
    row, column = spot // COLUMNS + 1, spot % COLUMNS
    cross = 1 << column
    num = _write_row(first, row - 1, nexts(state, patron, row - 1) & cross, legal, 0)
    num = _write_row(first, row, nexts(state, patron, row) & (cross << 1 | cross >> 1), legal, num)
    return _write_row(first, row + 1, nexts(state, patron, row + 1) & cross, legal, num)


@kernel
def write_digs(state: State, patron: int, first: int, legal: Legal, num: int) -> int:
    """Write ``first`` plus each space to begin at, from place ``num`` on, and return the new number."""
    for row in range(1, ROWS + 1):
        num = _write_row(first, row, digs(state, patron, row), legal, num)
    return num


@kernel
def write_extends(state: State, patron: int, colour: int, first: int, legal: Legal, num: int) -> int:
    """Write ``first`` plus each space to extend to, from place ``num`` on, and return the new number."""
    for row in range(1, ROWS + 1):
        num = _write_row(first, row, extends(state, patron, colour, row), legal, num)
    return num


@kernel
def _write_row(first: int, row: int, spaces: Any, legal: Legal, num: int) -> int:
    """Write ``first`` plus each space of a row, from place ``num`` on; return the new number."""
    return write_bits(spaces, first + (row - 1) * COLUMNS, legal, num)
