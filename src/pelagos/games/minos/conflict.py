"""Minos: conflicts, duel by duel (N14 to N19), as kernels.

The attacking piece has left its place and stands nowhere until the conflict is over.
"""

from typing import Any

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel
from pelagos.games.minos.pieces import is_at, is_out, lift, settle
from pelagos.games.minos.state import (
    ACT,
    ATTACK,
    CHALLENGE,
    DEFENCE,
    DICE,
    DUEL_PICK,
    DUEL_THROWING,
    FACES,
    GUARDIAN,
    NONE,
    POINT,
    SCALES,
    SHIP,
)
from pelagos.games.minos.tables import DUEL_VALUES, SET_BONUS, SET_FACES

FACE_BITS = 3  # of a count of dice, in a throw that is kept


@kernel
def go_on(state: State) -> None:
    """Meet the next foe on the place that a piece enters (N8, N18), or stand there if there is none."""
    foes, foe = 0, NONE
    for seat in range(state.seats):
        if seat != state.seat and is_at(state, seat, int(state.place)):
            foes += 1
            foe = seat
    if foes == 0:
        settle(state, state.seat, state.piece, int(state.place))
        state.foe = NONE
        state.stage = ACT
    elif foes == 1:
        challenge(state, foe)
    else:
        state.foe = NONE
        state.stage = CHALLENGE


@kernel
def challenge(state: State, foe: int) -> None:
    """Begin a duel: the attacker throws first (N15)."""
    state.foe = foe
    for face in range(FACES):
        state.duel[ATTACK, face] = state.duel[DEFENCE, face] = 0
    throw_anew(state, ATTACK)


@kernel
def throw_anew(state: State, side: int) -> None:
    """Let nature throw all dice of one side."""
    state.side = side
    state.to_throw = DICE
    state.stage = DUEL_THROWING


@kernel
def prey_of(state: State) -> int:
    """Return the piece that defends: on a site the ship before any guardian (N18)."""
    place = int(state.place)
    return SHIP if place < POINT and state.ships[state.foe] >> place & 1 else GUARDIAN


@kernel
def chooser(state: State) -> int:
    """Return the seat whose dice a duel is about now."""
    return int(state.seat if state.side == ATTACK else state.foe)


@kernel
def ask(state: State) -> None:
    """Let a side throw again if it can: with a ring, and a die that does not show scales (N15)."""
    if state.rings[chooser(state)] > 0 and state.duel[state.side, SCALES] < DICE:
        state.stage = DUEL_PICK
    else:
        keep(state)


@kernel
def keep(state: State) -> None:
    """Keep a side's dice: after the attacker's the defender throws, then the duel is decided (N15)."""
    if state.side == ATTACK:
        throw_anew(state, DEFENCE)
    else:
        _decide(state)


@kernel
def duel_total(dice: Any) -> int:
    """Return what dice, given by face, are worth in a duel (N16)."""
    sets = DICE
    for face in SET_FACES:
        sets = min(sets, int(dice[face]))
    total = sets * SET_BONUS
    for face in range(FACES):
        total += DUEL_VALUES[face] * dice[face]
    return int(total)


@kernel
def _packed(dice: Any) -> int:
    throw = 0
    for face in range(FACES):
        throw |= int(dice[face]) << (FACE_BITS * face)
    return throw


@kernel
def _decide(state: State) -> None:
    """Compare the totals; the loser's piece returns to its reserve, ties go to the defender (N15)."""
    attacker, foe, piece = state.seat, state.foe, prey_of(state)
    attack, defence = state.duel[ATTACK], state.duel[DEFENCE]
    for side in range(2):
        state.fought[state.duels, side] = _packed(state.duel[side])
    state.foes[state.duels] = foe
    state.prey[state.duels] = piece
    state.duels += 1
    if duel_total(attack) > duel_total(defence):
        lift(state, foe, piece, int(state.place))
        _return(state, foe, piece)
        go_on(state)
    else:
        _return(state, attacker, state.piece)
        state.foe = NONE
        state.stage = ACT


@kernel
def _return(state: State, seat: int, piece: int) -> None:
    """Give a beaten piece back to its owner, who is out without any other (N19)."""
    if piece == SHIP:
        state.ships_left[seat] += 1
    else:
        state.guardians_left[seat] += 1
    if is_out(state, seat):
        state.out |= 1 << seat
        state.talents[seat] = 0
        state.rings_left += state.rings[seat]
        state.rings[seat] = 0
