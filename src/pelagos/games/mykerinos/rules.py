"""Mykerinos: the rules as kernels. Rule ids are those of docs/rules/mykerinos.en.md."""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import State, States, share_win
from pelagos.engine.kernel import kernel
from pelagos.engine.seat import NATURE, OVER
from pelagos.games.mykerinos import legal
from pelagos.games.mykerinos.deck import PARCEL_COLUMNS, PARCEL_ROWS, PYRAMID_ROWS
from pelagos.games.mykerinos.dig import cubes_of_dig, cubes_of_extend, has_action
from pelagos.games.mykerinos.museum import standing
from pelagos.games.mykerinos.state import (
    ACT,
    AREA_COLUMNS,
    AREA_ROWS,
    AREAS,
    AREAS_ABREAST,
    BOOK,
    CARDS,
    COLOURS,
    COLUMNS,
    CUBES,
    DEAL,
    DEAL_STREAM,
    DECLINE,
    DISCARD,
    END_TURN,
    ENDED,
    FILL,
    FIRST,
    FIRST_AREA,
    FIRST_STREAM,
    GIVEN,
    GO_ON,
    LAY,
    MARK,
    MARK_STREAM,
    MIN_SEATS,
    NEUTRAL,
    NEUTRAL_ACT,
    NEUTRAL_DIG,
    NEUTRAL_GO_ON,
    NEUTRAL_PORTION,
    NO_PATRON,
    NONE,
    PADDED_ROWS,
    PASS,
    PATRONS,
    PORTION,
    POWER,
    SEASONS,
    SIDES,
    SPACES,
    TAKE,
    TOSS,
    USE,
    VIOLET,
    WINGS,
)
from pelagos.games.mykerinos.survey import claim, is_neutral, survey, visit

write_legal = legal.write_legal

_FIRST_AREA = np.array(FIRST_AREA, np.int64)
_PORTION = np.array(PORTION, np.int64)

# What comes to an end with an action: only its step, or
NOTHING, ACTION, TURN, CHOICE = range(4)


@kernel
def start(states: States, i: int, seats: int, options: NDArray[np.int64]) -> None:
    """Lay out the table before the first player is drawn (M1, M7)."""
    state = states[i]
    state.undealt = (1 << CARDS) - 1
    for row in range(PADDED_ROWS):
        state.free[row] = state.peaks[row] = state.pyramids[row] = 0
        for colour in range(COLOURS):
            state.cubes[colour, row] = 0
    for colour in range(COLOURS):
        is_there = colour < max(seats, NEUTRAL + 1)
        state.general[colour] = CUBES if is_there else 0
        state.booked[colour] = state.points[colour] = state.stock[colour] = 0
        for patron in range(PATRONS + 1):
            state.cards[colour, patron] = state.tilted[colour, patron] = 0
    for parcel in range(CARDS):
        state.parcel[parcel] = state.fate[parcel] = NONE
    for area in range(AREAS):
        for colour in range(COLOURS):
            state.rank[area, colour] = NONE
            state.count[area, colour] = 0
        for rank in range(SIDES):
            state.visit[area, rank] = NONE
    for wing in range(WINGS):
        state.marker[wing] = NONE
    for seat in range(MIN_SEATS):
        state.held[seat] = 0
    state.turn = 0
    state.seats = seats
    state.stage = TOSS
    state.seat = state.first = state.season = state.marked = state.dealt = 0
    state.area = state.step = state.since = 0
    _empty_scale(state)
    _forget(state)


@kernel
def _empty_scale(state: State) -> None:
    """Empty the passing scale, but for the neutral's disk on place 2 (M18, M22)."""
    for colour in range(COLOURS):
        state.place[colour] = 1 if is_neutral(state, colour) else NONE


@kernel
def _forget(state: State) -> None:
    """Forget the action that was under way."""
    state.patron = NO_PATRON
    state.spot = NONE
    state.left = 0


@kernel
def to_move(states: States, i: int) -> int:
    """Return the seat that acts or chooses; nature draws the first player, markers and parcels."""
    stage = states[i].stage
    if stage == ENDED:
        return OVER
    return NATURE if stage <= FILL else int(states[i].seat)


@kernel
def apply(states: States, i: int, action: int) -> None:
    """Play ``action``, which the caller guarantees to be legal."""
    state = states[i]
    if action >= FIRST:
        _draw(state, action)
        return
    state.since = state.area
    ended = _act(state, action)
    if ended == ACTION:
        ended = _end_action(state)
    if ended == TURN:
        ended = _end_turn(state, action == PASS)
    if ended == CHOICE:
        _survey(state)


@kernel
def _act(state: State, action: int) -> int:
    """Do what an action says, and return what comes to an end with it."""
    if action < NEUTRAL_DIG:
        return _dig(state, action // SPACES, state.seat, action % SPACES)
    if action < USE:
        return _dig(state, (action - NEUTRAL_DIG) // SPACES, NEUTRAL, action % SPACES)
    if action < PASS:
        return _tilt(state, action - USE)
    if action <= END_TURN:
        return TURN
    if state.stage == POWER:  # Sir Brown's
        state.stock[state.seat] -= 1
        state.booked[state.seat] |= 1 << (action - BOOK)
        return ACTION
    return _choose(state, action)


@kernel
def _draw(state: State, action: int) -> None:
    """Let nature draw the first player (M7), a marker (M7) or a parcel (M8)."""
    if action >= DEAL:
        _deal(state, action - DEAL)
    elif action >= MARK:
        state.marker[state.marked] = (action - MARK) % PATRONS
        state.marked += 1
        if state.marked == WINGS:
            _begin_season(state)
    else:
        state.first = action - FIRST
        state.stage = LAY


@kernel
def _begin_season(state: State) -> None:
    """Hand out cubes (M8, M22), and let the region be dealt."""
    for seat in range(state.seats):
        cubes = min(_PORTION[state.seats], np.int64(state.general[seat]))
        state.stock[seat] += cubes
        state.general[seat] -= cubes
    if state.seats == MIN_SEATS:
        for order in range(MIN_SEATS):
            cubes = min(NEUTRAL_PORTION, np.int64(state.general[NEUTRAL]))
            state.held[state.first ^ order] += cubes
            state.general[NEUTRAL] -= cubes
    state.stage = FILL


@kernel
def _deal(state: State, parcel: int) -> None:
    """Lay the next parcel down in its direction (M8); after the last the first player begins (M9)."""
    state.undealt ^= 1 << np.int64(parcel >> 1)
    state.parcel[state.dealt] = parcel
    place = state.dealt - _FIRST_AREA[state.season] * SIDES
    area, side = place // SIDES, place % SIDES
    top = area // AREAS_ABREAST * AREA_ROWS + 1
    column = area % AREAS_ABREAST * AREA_COLUMNS + side * PARCEL_COLUMNS
    spaces = (1 << PARCEL_COLUMNS) - 1
    for row in range(PARCEL_ROWS):
        pyramids = PYRAMID_ROWS[parcel, row]
        state.pyramids[top + row] |= pyramids << column
        state.peaks[top + row] |= pyramids << column
        state.free[top + row] |= (spaces & ~pyramids) << column
    state.dealt += 1
    if state.dealt == _FIRST_AREA[state.season + 1] * SIDES:
        state.stage = ACT
        state.seat = state.first


@kernel
def _tilt(state: State, patron: int) -> int:
    """Tilt a card; Violet gives her cube at once (M10)."""
    seat = state.seat
    state.tilted[seat, patron] += 1
    state.patron = patron
    state.stage = POWER
    if patron == VIOLET:
        state.general[seat] -= 1
        state.stock[seat] += 1
    return NOTHING


@kernel
def _dig(state: State, way: int, colour: int, space: int) -> int:
    """Place one cube of ``colour``: way 0 begins, 1 extends, 2 goes on."""
    row, bit = space // COLUMNS + 1, 1 << (space % COLUMNS)
    state.free[row] &= ~bit
    state.peaks[row] &= ~bit
    state.cubes[colour, row] |= bit
    state.spot = space
    if is_neutral(state, colour):
        state.held[state.seat] -= 1
    else:
        state.stock[state.seat] -= 1
    if way == 0:
        state.left = cubes_of_dig(state.patron) - 1
    elif way == 1:
        state.left = cubes_of_extend(state.patron) - 1
    else:
        state.left -= 1
    if state.left > 0:
        state.stage = NEUTRAL_GO_ON if is_neutral(state, colour) else GO_ON
        return NOTHING
    return TURN if is_neutral(state, colour) else ACTION


@kernel
def _end_action(state: State) -> int:
    """After a player's own action: with two seats, a neutral one if there is any (M23)."""
    _forget(state)
    if state.seats == MIN_SEATS and has_action(state, NO_PATRON, NEUTRAL, state.held[state.seat]):
        state.stage = NEUTRAL_ACT
        return NOTHING
    return TURN


@kernel
def _end_turn(state: State, is_passing: bool) -> int:
    """Go on to the next player who has not passed; after the last one's single action to the survey (M11)."""
    _forget(state)
    state.turn += 1
    in_play = 0
    for seat in range(state.seats):
        if state.place[seat] == NONE:
            in_play += 1
    if is_passing or in_play == 1:
        state.place[state.seat] = _free_place(state)
        in_play -= 1
    if in_play == 0:
        return CHOICE
    seat = (state.seat + 1) % state.seats
    while state.place[seat] != NONE:
        seat = (seat + 1) % state.seats
    state.seat = seat
    state.stage = ACT
    return NOTHING


@kernel
def _free_place(state: State) -> int:
    """Return the lowest free place on the passing scale (M9)."""
    place = 0
    for _ in range(COLOURS):
        for colour in range(COLOURS):
            if state.place[colour] == place:
                place += 1
    return place


@kernel
def _choose(state: State, action: int) -> int:
    """Do what a rank does in the survey (M13, M14, M24)."""
    if action < TAKE:
        visit(state, action - BOOK)
    elif action < DECLINE:
        claim(state, action - TAKE)
    elif action >= DISCARD:
        state.fate[state.area * SIDES + (action - DISCARD)] = GIVEN
    state.turn += 1
    state.step += 1
    return CHOICE


@kernel
def _survey(state: State) -> None:
    """Go on with the survey; after it the next season begins, or the game is over (M18)."""
    if survey(state):
        return
    if state.season == SEASONS - 1:
        state.stage = ENDED
        return
    for seat in range(state.seats):
        if state.place[seat] > state.place[state.first]:
            state.first = seat
    for colour in range(COLOURS):
        for patron in range(PATRONS):
            state.tilted[colour, patron] = 0
    _empty_scale(state)
    state.season += 1
    _begin_season(state)


@kernel
def write_returns(states: States, i: int, returns: NDArray[np.float64]) -> None:
    """Write 1 for a sole winner, 0 for each of several, and -1 for the others (M21)."""
    state = states[i]
    for seat in range(state.seats):
        returns[seat] = standing(state, seat)
    share_win(returns, int(state.seats))


@kernel
def stream(states: States, i: int) -> int:
    """Return the stream of first players, of markers, or of parcels."""
    stage = states[i].stage
    return DEAL_STREAM if stage == FILL else MARK_STREAM if stage == LAY else FIRST_STREAM


@kernel
def turn(states: States, i: int) -> int:
    """Return the number of turns and of choices in surveys: what a person may not undo across."""
    return int(states[i].turn)
