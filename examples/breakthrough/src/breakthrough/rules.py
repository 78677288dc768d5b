"""Breakthrough: the rules as kernels. Rule ids are those of the README.

Sets of squares are ``uint64`` and meet only ``uint64``: with any other integer
Numba goes over to floating point. Shifts by a plain integer are safe.
"""

import numpy as np
from numpy.typing import NDArray

from breakthrough.state import FORWARD, MOVES, NO_VICTOR, SEATS, SQUARES
from pelagos.engine.dispatch import Legal, States
from pelagos.engine.kernel import kernel, lowest_bit, num_bits
from pelagos.engine.seat import OVER

ONE = np.uint64(1)
HOMES = np.array([0x000000000000FFFF, 0xFFFF000000000000], np.uint64)
FAR_ROWS = np.uint64(0xFF000000000000FF)  # nobody ever moves to their own
NOT_A = np.uint64(0xFEFEFEFEFEFEFEFE)
NOT_H = np.uint64(0x7F7F7F7F7F7F7F7F)

# By action: the squares it leaves and enters, as sets of one.
ORIGINS = np.array([1 << origin for origin, _ in MOVES], np.uint64)
GOALS = np.array([1 << goal for _, goal in MOVES], np.uint64)
# By seat and square: the action straight ahead. Those before and after it go left and right, as White
# sees them; on the far row there is none, and 0 is never read.
_ACTIONS = {move: action for action, move in enumerate(MOVES)}
STRAIGHT = np.array(
    [[_ACTIONS.get((square, square + forward), 0) for square in range(SQUARES)] for forward in FORWARD]
)


@kernel
def start(states: States, i: int, seats: int, options: NDArray[np.int64]) -> None:
    """Fill each seat's two home rows (B1)."""
    state = states[i]
    for seat in range(SEATS):
        state.pieces[seat] = HOMES[seat]
    state.last = 0
    state.plies = 0
    state.victor = NO_VICTOR


@kernel
def to_move(states: States, i: int) -> int:
    """Return White at even plies and Black at odd ones (B1)."""
    return OVER if states[i].victor != NO_VICTOR else int(states[i].plies & 1)


@kernel
def write_legal(states: States, i: int, legal: Legal) -> int:
    """Write each piece's moves (B2): straight onto an empty square (B3), aside onto any but its own (B4)."""
    state = states[i]
    if state.victor != NO_VICTOR:
        return 0
    seat = int(state.plies & 1)
    own, other = state.pieces[seat], state.pieces[1 - seat]
    if seat == 0:
        left, straight, right = own >> 7, (own | other) >> 8, own >> 9
    else:
        left, straight, right = own << 9, (own | other) << 8, own << 7
    left, straight, right = own & NOT_A & ~left, own & ~straight, own & NOT_H & ~right
    origins = left | straight | right
    num = 0
    while origins != 0:
        square = lowest_bit(origins)
        origin = ONE << square
        origins ^= origin
        action = STRAIGHT[seat, square]
        # Written always, kept if legal: asking first takes 2.3 times as long (pelagos bench engine).
        legal[num] = action - 1
        num += num_bits(left & origin)
        legal[num] = action
        num += num_bits(straight & origin)
        legal[num] = action + 1
        num += num_bits(right & origin)
    return num


@kernel
def apply(states: States, i: int, action: int) -> None:
    """Play ``action``, which the caller guarantees to be legal."""
    state = states[i]
    seat = int(state.plies & 1)
    state.pieces[seat] ^= ORIGINS[action] | GOALS[action]
    state.pieces[1 - seat] &= ~GOALS[action]  # B4
    state.last = action
    state.plies += 1
    if GOALS[action] & FAR_ROWS != 0 or state.pieces[1 - seat] == 0:  # B5, B6
        state.victor = seat


@kernel
def write_returns(states: States, i: int, returns: NDArray[np.float64]) -> None:
    """Write 1 for the victor and -1 for the other: there are no draws."""
    for seat in range(SEATS):
        returns[seat] = 1.0 if states[i].victor == seat else -1.0


@kernel
def turn(states: States, i: int) -> int:
    """Return the number of plies: one move is a turn (B1)."""
    return int(states[i].plies)
