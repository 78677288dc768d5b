"""Mykerinos: what bots know of good play; the interface is that of ``engine.knowledge``."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import Legal, State, States
from pelagos.engine.kernel import kernel
from pelagos.games.mykerinos.advice import FACTS, NUMBERS, PHASES, WEIGHTS
from pelagos.games.mykerinos.appraisal import (
    appraise,
    best_rooms,
    card_price,
    facts_of,
    open_colours,
    room_price,
)
from pelagos.games.mykerinos.dig import cubes_of_dig
from pelagos.games.mykerinos.state import (
    ACT,
    AREA_COLUMNS,
    AREA_ROWS,
    BLACKMORE,
    BOOK,
    BROWN,
    CHOOSE,
    COLOURS,
    COLUMNS,
    DECLINE,
    DISCARD,
    FILL,
    FIRST_AREA,
    GIVE,
    LEMON,
    MIN_SEATS,
    NEUTRAL,
    NEUTRAL_ACT,
    NEUTRAL_GO_ON,
    NONE,
    PASS,
    SEASONS,
    SIDES,
    SPACES,
    TAKE,
    TANGERINE,
    USE,
    VIOLET,
)
from pelagos.games.mykerinos.survey import is_neutral, lies

_FIRST_AREA = np.array(FIRST_AREA, np.int64)
_LEAST = 1e-4  # a weight, when the heaviest is 1


@kernel
def weigh(states: States, i: int, legal: Legal, num: int, weights: NDArray[np.float64]) -> None:
    """Weigh actions by the points they promise: areas dug, parcels and rooms."""
    weigh_by(states[i], NUMBERS[states[i].seats - MIN_SEATS], legal, num, weights)


@kernel
def weigh_by(state: State, known: Any, legal: Legal, num: int, weights: NDArray[np.float64]) -> None:
    """Weigh actions by numbers of one's own."""
    if state.stage in (CHOOSE, GIVE):
        _score_choices(state, known, legal, num, weights)
        _temper(weights, num, known.temper[1])
    elif state.patron == BROWN:
        for place in range(num):
            weights[place] = _score_room(state, known, legal[place] - BOOK)
        _temper(weights, num, known.temper[1])
    else:
        _score_digs(state, known, legal, num, weights)
        _part_twins(known, legal, num, weights)
        _temper(weights, num, known.temper[0])


@kernel
def _temper(weights: NDArray[np.float64], num: int, doubt: float) -> None:
    """Turn scores into weights, in place: the best becomes 1.

    The 16th power of 1 + x / 16 is close enough to the exponential of x, and cheap.
    """
    best = weights[0]
    for place in range(1, num):
        best = max(best, weights[place])
    for place in range(num):
        base = max(0.0, 1.0 + (weights[place] - best) / (16 * doubt))
        base *= base
        base *= base
        base *= base
        weights[place] = max(_LEAST, base * base)


@kernel
def _score_choices(state: State, known: Any, legal: Legal, num: int, scores: NDArray[np.float64]) -> None:
    """Score what a rank may choose by what it and those behind it get then."""
    seat = int(state.seat)
    rooms = best_rooms(state, known)
    lying = lies(state, 0) + 2 * lies(state, 1)
    behind = _foresee(state, known, rooms, lying)
    for place in range(num):
        action = legal[place]
        if action < TAKE:
            scores[place] = _score_room(state, known, action - BOOK) + behind
        elif action < DECLINE:
            side = action - TAKE
            card = state.parcel[state.area * SIDES + side] >> 1
            own = card_price(state, known, seat, card)
            scores[place] = own + _foresee(state, known, rooms, lying & ~(1 << side))
        elif action == DECLINE:
            scores[place] = behind
        else:
            scores[place] = _foresee(state, known, rooms, lying & ~(1 << (action - DISCARD)))


@kernel
def _foresee(state: State, known: Any, rooms: Any, lying: int) -> float:
    """Return what the ranks behind get if each takes what it likes best, seen by the seat to move."""
    balance = 0.0
    for step in range(state.step + 1, COLOURS):
        colour = int(state.rank[state.area, step])
        if colour == NONE:
            break
        if is_neutral(state, colour):  # the seat to move or its rival gives up a parcel
            if step < 2:
                lying &= lying - 1
            continue
        best, gone = (rooms[colour] if step < 2 else 0.0), 0
        for side in range(SIDES):
            if lying >> side & 1:
                card = state.parcel[state.area * SIDES + side] >> 1
                price = card_price(state, known, colour, card)
                if price > best:
                    best, gone = price, 1 << side
        lying &= ~gone
        own = colour == state.seat
        balance += best if own else -best * known.envy
    return float(balance)


@kernel
def _score_room(state: State, known: Any, room: int) -> float:
    """Score a room by what it is worth to the seat to move, and to the one who would like it most."""
    envied = 0.0
    for seat in range(state.seats):
        if seat != state.seat:
            envied = max(envied, room_price(state, known, seat, room))
    return float(room_price(state, known, state.seat, room) + known.deny * envied)


@kernel
def _score_digs(state: State, known: Any, legal: Legal, num: int, scores: NDArray[np.float64]) -> None:
    """Score cubes by what they change in their areas, powers by the best they allow, and passing."""
    is_neutrals = state.stage in (NEUTRAL_ACT, NEUTRAL_GO_ON)
    colour = NEUTRAL if is_neutrals else int(state.seat)
    cost = known.held[state.season] if is_neutrals else known.cube[state.season]
    rooms, opens = best_rooms(state, known), open_colours(state)
    none = (0.0, 0.0, 0.0, 0.0)
    gains = (none, none, none, none, none, none)
    for area in range(_FIRST_AREA[state.season + 1] - _FIRST_AREA[state.season]):
        gains = _put(gains, area, appraise(state, known, area, rooms, opens, colour))
    best = -100.0
    for place in range(num):
        action = legal[place]
        if action < USE:
            space = action % SPACES
            if _has_next(state, action):
                score = _score_pair(state, known, gains, space) - 2 * cost
            else:
                score = gains[_area_of(space)][1] - cost
            score += _score_space(state, known, gains, space)
            best = max(best, score)
        elif action < PASS:
            score = _score_power(state, known, gains, action - USE, best, rooms[state.seat]) + known.tilt
        elif action == PASS:
            score = known.passing[state.season]
            for area in range(len(gains)):
                score += gains[area][3]
        else:
            score = 0.0
        scores[place] = score


@kernel
def _part_twins(known: Any, legal: Legal, num: int, scores: NDArray[np.float64]) -> None:
    """Lower the spaces that are not the best of their area: a search need not try them all."""
    begins = goes_on = (-100.0, -100.0, -100.0, -100.0, -100.0, -100.0)
    for place in range(num):
        if legal[place] < USE:
            area = _area_of(legal[place] % SPACES)
            if legal[place] // SPACES % 3 == 0:
                begins = _put(begins, area, max(begins[area], scores[place]))
            else:
                goes_on = _put(goes_on, area, max(goes_on[area], scores[place]))
    for place in range(num):
        if legal[place] < USE:
            area = _area_of(legal[place] % SPACES)
            top = begins[area] if legal[place] // SPACES % 3 == 0 else goes_on[area]
            if scores[place] < top:
                scores[place] -= known.twin


@kernel
def _put(values: Any, place: int, value: Any) -> Any:
    """Return six values with one of them replaced."""
    return (
        value if place == 0 else values[0],
        value if place == 1 else values[1],
        value if place == 2 else values[2],
        value if place == 3 else values[3],
        value if place == 4 else values[4],
        value if place == 5 else values[5],
    )


@kernel
def _has_next(state: State, action: int) -> bool:
    """Tell whether another cube follows that which ``action`` places."""
    way = action // SPACES % 3
    if way == 0:
        return cubes_of_dig(state.patron) > 1
    return way == 1 or state.left > 1


@kernel
def _area_of(space: int) -> int:
    return space // (COLUMNS * AREA_ROWS) * 2 + space % COLUMNS // AREA_COLUMNS


@kernel
def _score_pair(state: State, known: Any, gains: Any, space: int) -> float:
    """Return the best gain of a cube on ``space`` and another beside it."""
    area, row, column = _area_of(space), space // COLUMNS + 1, space % COLUMNS
    near = int(state.free[row]) << 1
    if state.patron == LEMON:
        near |= int(state.peaks[row]) << 1
    best = -100.0
    if near >> column & 1:
        best = max(best, _score_two(gains, area, _area_of(space - 1)))
    if near >> column & 4:
        best = max(best, _score_two(gains, area, _area_of(space + 1)))
    if (state.free[row - 1] | (state.peaks[row - 1] if state.patron == LEMON else 0)) >> column & 1:
        best = max(best, _score_two(gains, area, _area_of(space - COLUMNS)))
    if (state.free[row + 1] | (state.peaks[row + 1] if state.patron == LEMON else 0)) >> column & 1:
        best = max(best, _score_two(gains, area, _area_of(space + COLUMNS)))
    return float(best)


@kernel
def _score_two(gains: Any, area: int, other: int) -> float:
    return float(gains[area][2] if area == other else gains[area][1] + gains[other][1])


@kernel
def _score_space(state: State, known: Any, gains: Any, space: int) -> float:
    """Return the worth of free spaces beside ``space``, more where they lead to another area."""
    area, row, column = _area_of(space), space // COLUMNS + 1, space % COLUMNS
    free = int(state.free[row]) << 1
    score = known.elbow * (
        (free >> column & 1)
        + (free >> column >> 2 & 1)
        + (int(state.free[row - 1]) >> column & 1)
        + (int(state.free[row + 1]) >> column & 1)
    )
    if column == AREA_COLUMNS - 1 and free >> column & 4:
        score += known.edge * max(0.0, gains[area + 1][1])
    if column == AREA_COLUMNS and free >> column & 1:
        score += known.edge * max(0.0, gains[area - 1][1])
    if row % AREA_ROWS == 0 and state.free[row + 1] >> column & 1:
        score += known.edge * max(0.0, gains[area + 2][1])
    if row % AREA_ROWS == 1 and state.free[row - 1] >> column & 1:
        score += known.edge * max(0.0, gains[area - 2][1])
    return float(score)


@kernel
def _score_power(state: State, known: Any, gains: Any, patron: int, plain: float, room: float) -> float:
    """Return the best that a patron's power may do; ``plain`` is the best without."""
    cost = known.cube[state.season]
    if patron == BROWN:
        return float(room - cost)
    if patron == VIOLET:
        return float(plain + cost)
    if patron == TANGERINE:
        return float(plain)
    best = -100.0
    for area in range(len(gains)):
        gain = gains[area][2] - 2 * cost if patron == BLACKMORE else gains[area][1] - cost
        best = max(best, gain)
    return float(best)


@kernel
def is_quiet(states: States, i: int) -> bool:
    """Tell whether no action, no last turn and no area under survey is half done."""
    state = states[i]
    if state.stage == ACT:
        return open_colours(state) != 0
    if state.stage in (CHOOSE, GIVE):
        return bool(state.step == 0)
    return bool(state.stage == FILL)


FEATURES = tuple(
    f"season {season}, {phase}: {fact}"
    for season in range(1, SEASONS + 1)
    for phase in PHASES
    for fact in FACTS
)
_NUM_FACTS = len(FACTS)


@kernel
def _phase(state: State) -> int:
    """Return the place in ``PHASES``."""
    return 1 if state.stage >= CHOOSE else 0


@kernel
def write_features(states: States, i: int, seat: int, features: NDArray[np.float64]) -> None:
    """Write the features of a seat: those of the present season and phase, and 0 for the others."""
    state = states[i]
    facts = facts_of(state, NUMBERS[state.seats - MIN_SEATS], seat)
    for feature in range(len(FEATURES)):
        features[feature] = 0.0
    first = (state.season * len(PHASES) + _phase(state)) * _NUM_FACTS
    for fact in range(_NUM_FACTS):
        features[first + fact] = facts[fact]


@kernel
def standing(states: States, i: int, seat: int) -> float:
    """Return how well a seat stands: its features, weighted."""
    state = states[i]
    facts = facts_of(state, NUMBERS[state.seats - MIN_SEATS], seat)
    weights = WEIGHTS[state.seats - MIN_SEATS, state.season, _phase(state)]
    standing_ = 0.0
    for fact in range(_NUM_FACTS):
        standing_ += weights[fact] * facts[fact]
    return float(standing_)
