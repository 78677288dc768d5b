"""Mykerinos: what a card, a room and a place in an area are worth to a seat, in points, for bots."""

import itertools
from typing import Any

import numpy as np

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel, num_bits
from pelagos.games.mykerinos.advice import MARGINS
from pelagos.games.mykerinos.deck import PATRON_OF, POINTS
from pelagos.games.mykerinos.museum import MUSEUM, SET_POINTS, num_sets, total, worth
from pelagos.games.mykerinos.state import (
    ACT,
    AREA_COLUMNS,
    AREA_ROWS,
    AREAS_ABREAST,
    BROWN,
    CHOOSE,
    COLOURS,
    FILL,
    FIRST_AREA,
    MIN_SEATS,
    NEUTRAL,
    NO_PATRON,
    NONE,
    PATRONS,
    SEASONS,
    SIDES,
    WINGS,
)

NOBODY = -1
_SAVED = 5  # cubes: more are hardly of use in one season
_PATRON_OF = np.array(PATRON_OF, np.int64)
_FIRST_AREA = np.array(FIRST_AREA, np.int64)
_LEFT = np.array(  # of the season, at each area
    [
        (end - area) / (end - first)
        for first, end in itertools.pairwise(FIRST_AREA)
        for area in range(first, end)
    ]
    + [1.0]
)


def _rooms(value: int, wing: int) -> int:
    rooms = enumerate(MUSEUM.rooms)
    return sum(1 << place for place, room in rooms if room.value == value and wing + 1 in room.wings)


_FIVE = np.array([_rooms(5, wing) for wing in range(WINGS)], np.int64)
_THREE = np.array([_rooms(3, wing) for wing in range(WINGS)], np.int64)
_TWOS = np.array([_rooms(2, wing) for wing in range(WINGS)], np.int64)
_LOW = _THREE | _TWOS
_VALUES = np.array([room.value for room in MUSEUM.rooms], np.int64)
_WINGS = np.array([sum(1 << wing - 1 for wing in room.wings) for room in MUSEUM.rooms], np.int64)


@kernel
def fade(values: Any, state: State) -> float:
    """Return a number between those of the season's start and the next one's, as far as the survey is."""
    season, left = state.season, _LEFT[state.area]
    return float(values[season] * left + values[season + 1] * (1.0 - left))


@kernel
def taken(state: State) -> int:
    """Return the set of rooms that are booked."""
    return int(state.booked[0] | state.booked[1] | state.booked[2] | state.booked[3])


@kernel
def wing_of(state: State, patron: int) -> int:
    """Return the wing of a patron."""
    wing = 0
    while wing < WINGS - 1 and state.marker[wing] != patron:
        wing += 1
    return wing


@kernel
def within_reach(state: State, seat: int, wing: int, now: int) -> int:
    """Return the value of the best room that ``seat`` may still hold in a wing; its best is ``now``."""
    free, own = ~taken(state), int(state.booked[seat])
    if free & _FIVE[wing] != 0 and (own | free) & _LOW[wing] != 0:
        return 5
    if free & _THREE[wing] != 0:
        return max(now, 3)
    return max(now, 2) if free & _TWOS[wing] != 0 else now


@kernel
def num_missing(state: State, seat: int, patron: int) -> int:
    """Return how many other patrons a new card of ``patron`` waits for to make a set."""
    level, missing = state.cards[seat, patron], 0
    for other in range(PATRONS):
        missing += other != patron and state.cards[seat, other] <= level
    return missing


@kernel
def card_price(state: State, known: Any, seat: int, card: int) -> float:
    """Return what a card is worth to ``seat``."""
    patron = _PATRON_OF[card]
    price = float(POINTS[card])
    if patron == NO_PATRON:
        return price
    wing = wing_of(state, patron)
    now = worth(state, seat, wing)
    price += now + fade(known.hope, state) * (within_reach(state, seat, wing, now) - now)
    price += known.powers[patron] * (SEASONS - 1 - state.season)
    return float(price + SET_POINTS * fade(known.complete, state) ** num_missing(state, seat, patron))


@kernel
def _step_up(value: int, now: int, cards: float, way: float) -> float:
    """Return what a room worth ``value`` adds in a wing; ``way`` is the chance that it leads on to the 5."""
    new = max(now, value)
    return float((new - now) * cards + (way * (5 - new) * cards if value < 5 else 0.0))


@kernel
def _cards(state: State, known: Any, seat: int, wing: int) -> float:
    """Return how many cards of a wing's patron ``seat`` will have."""
    return float(state.cards[seat, state.marker[wing]] + fade(known.future, state))


@kernel
def _way(state: State, known: Any, seat: int, wing: int) -> float:
    """Return the chance that a first low room in a wing leads ``seat`` on to the 5."""
    is_new = taken(state) & _FIVE[wing] == 0 and state.booked[seat] & _LOW[wing] == 0
    return fade(known.access, state) if is_new else 0.0


@kernel
def room_price(state: State, known: Any, seat: int, room: int) -> float:
    """Return what a room is worth to ``seat``."""
    price = 0.0
    for wing in range(WINGS):
        if _WINGS[room] >> wing & 1:
            cards, way = _cards(state, known, seat, wing), _way(state, known, seat, wing)
            price += _step_up(_VALUES[room], worth(state, seat, wing), cards, way)
    return price


@kernel
def best_room(state: State, known: Any, seat: int) -> float:
    """Return what the best room that ``seat`` may book is worth to it; 0 for who has no cube to book it."""
    best, before = 0.0, 0.0
    if state.general[seat] + state.stock[seat] == 0:
        return best
    free, own = ~taken(state), int(state.booked[seat])
    for step in range(-1, WINGS):  # from the last wing on: it shares a room with the first
        wing = step % WINGS
        cards, way = _cards(state, known, seat, wing), _way(state, known, seat, wing)
        now = worth(state, seat, wing)
        two = _step_up(2, now, cards, way)
        if step >= 0 and free & _TWOS[wing] & _TWOS[wing - 1] != 0:
            best = max(best, before + two)
        before = two
        if free & _THREE[wing] != 0:
            best = max(best, _step_up(3, now, cards, way))
        if free & _FIVE[wing] != 0 and own & _LOW[wing] != 0:
            best = max(best, _step_up(5, now, cards, way))
    return best


@kernel
def put(values: Any, place: int, value: Any) -> Any:
    """Return four values with one of them replaced: kernels have no arrays of their own."""
    return (
        value if place == 0 else values[0],
        value if place == 1 else values[1],
        value if place == 2 else values[2],
        value if place == 3 else values[3],
    )


@kernel
def best_rooms(state: State, known: Any) -> tuple[float, float, float, float]:
    """Return what the best room is worth to each seat."""
    rooms = (0.0, 0.0, 0.0, 0.0)
    for seat in range(state.seats):
        rooms = put(rooms, seat, best_room(state, known, seat))
    return rooms


@kernel
def open_colours(state: State) -> int:
    """Return the set of colours that may dig again after the action that is due."""
    colours, in_play, held = 0, 0, 0
    if state.stage >= CHOOSE:
        return 0
    for seat in range(state.seats):
        if state.place[seat] == NONE:
            in_play += 1
            if state.stock[seat] > 0:
                colours |= 1 << seat
            if state.seats == MIN_SEATS:
                held += state.held[seat]
    if in_play <= 1:
        return 0
    return colours | 1 << NEUTRAL if held > 0 else colours


@kernel
def count_cubes(state: State, area: int, colour: int) -> int:
    """Return how many cubes of a colour are in an area of this season, counted from 0."""
    top = area // AREAS_ABREAST * AREA_ROWS + 1
    left = area % AREAS_ABREAST * AREA_COLUMNS
    rows, mask = state.cubes[colour], (1 << AREA_COLUMNS) - 1
    bits = int(rows[top] >> left & mask)
    bits |= int(rows[top + 1] >> left & mask) << AREA_COLUMNS
    return num_bits(bits | int(rows[top + 2] >> left & mask) << 2 * AREA_COLUMNS)


@kernel
def spoils(state: State, known: Any, area: int, seat: int, room: float) -> tuple[float, float, float]:
    """Return what the first, the second and the third rank of an area get, were they ``seat``."""
    parcel = (_FIRST_AREA[state.season] + area) * SIDES
    best, other, room = 0.0, 0.0, known.book * room
    for side in range(SIDES):
        if state.fate[parcel + side] == NONE:
            price = card_price(state, known, seat, state.parcel[parcel + side] >> 1)
            best, other = max(best, price), max(other, min(best, price))
    first, second = max(best, room), max(other, room)
    return (first, second + known.luck * (first - second), known.third * best)


@kernel
def _place(state: State, colour: int, passing: int) -> int:
    """Return the place of a colour on the scale: behind those who passed ``passing``, then the others."""
    if colour == passing:
        return COLOURS
    return COLOURS + 1 if state.place[colour] == NONE else int(state.place[colour])


@kernel
def expect(state: State, known: Any, counts: Any, spoil: Any, opens: int, seat: int, passing: int) -> float:
    """Return what ``seat`` may expect of an area with these cubes, if ``passing`` passes now."""
    cubes = counts[seat]
    is_open = opens >> seat & 1
    if cubes == 0 and is_open == 0:
        return 0.0
    place = _place(state, seat, passing)
    first, second, third = 1.0, 0.0, 0.0
    for other in range(COLOURS):
        theirs, may_come = counts[other], opens >> other & 1
        if other == seat or (theirs == 0 and may_come == 0):
            continue
        rival = _place(state, other, passing)
        margin = 2 * (cubes - theirs) + (place < rival) - (place > rival)
        margin = min(max(margin, -MARGINS), MARGINS) + MARGINS
        ahead = known.ahead[(is_open * 2 + may_come) * (2 * MARGINS + 1) + margin]
        third = third * ahead + second * (1.0 - ahead)
        second = second * ahead + first * (1.0 - ahead)
        first *= ahead
    gain = first * spoil[0] + second * spoil[1] + third * spoil[2]
    return float(gain * known.absent if cubes == 0 else gain)


@kernel
def _balance(state: State, known: Any, counts: Any, spoil: Any, opens: int, seat: int, passing: int) -> float:
    """Return what an area brings ``seat``, less its share of envy for the others."""
    own, theirs = 0.0, 0.0
    for other in range(state.seats):
        gain = expect(state, known, counts, spoil[other], opens, other, passing)
        if other == seat:
            own = gain
        else:
            theirs += gain
    return float(own - known.envy * theirs)


@kernel
def count_all(state: State, area: int) -> tuple[int, int, int, int]:
    """Return the cubes of each colour in an area of this season."""
    counts = (0, 0, 0, 0)
    for colour in range(COLOURS):
        counts = put(counts, colour, count_cubes(state, area, colour))
    return counts


@kernel
def appraise(
    state: State, known: Any, area: int, rooms: Any, opens: int, colour: int
) -> tuple[float, float, float, float]:
    """Return what the seat to move gains in an area by 0, 1 or 2 more cubes of ``colour``, and by passing."""
    seat = int(state.seat)
    counts = count_all(state, area)
    nothing = (0.0, 0.0, 0.0)
    spoil = (nothing, nothing, nothing, nothing)
    for other in range(state.seats):
        spoil = put(spoil, other, spoils(state, known, area, other, rooms[other]))
    gains, now = (0.0, 0.0, 0.0, 0.0), 0.0
    for case in range(4):  # as it is, one cube more, two more, passing
        passes = case == 3
        after = put(counts, colour, counts[colour] + (0 if passes else case))
        still = opens & ~(1 << seat) if passes else opens
        worth_ = _balance(state, known, after, spoil, still, seat, seat if passes else NOBODY)
        if case == 0:
            now = worth_
        gains = put(gains, case, worth_ - now)
    return gains


@kernel
def facts_of(state: State, known: Any, seat: int) -> Any:
    """Return what ``FACTS`` names, of one seat."""
    later = SEASONS - 1 - int(state.season)
    prospect, cards, straight = 0.0, 0, 0
    for wing in range(WINGS):
        patron = state.marker[wing]
        own = state.cards[seat, patron]
        if own > 0:
            now = worth(state, seat, wing)
            prospect += own * (within_reach(state, seat, wing, now) - now)
            cards += own
            straight += own - state.tilted[seat, patron]
    sets, partial = num_sets(state, seat), 0
    for patron in range(PATRONS):
        partial += state.cards[seat, patron] > sets
    room = best_room(state, known, seat)
    is_digging = ACT <= state.stage < CHOOSE
    has_passed = state.place[seat] != NONE
    is_saving = has_passed or state.stage >= CHOOSE
    opens = open_colours(state)
    brown = int(state.cards[seat, BROWN])
    return (
        total(state, seat) / 10.0,
        prospect / 10.0,
        (cards - brown) * later / 10.0,
        brown * later / 10.0,
        partial / 5.0,
        num_bits(int(state.booked[seat])) / 5.0,
        room / 10.0,
        _hopes(state, known, seat, room, opens) / 10.0,
        _hopes(state, known, seat, room, 0) / 10.0 if is_digging else 0.0,
        0.0 if is_saving else state.stock[seat] / 10.0,
        min(int(state.stock[seat]), _SAVED) / 10.0 if is_saving else 0.0,
        state.held[seat] / 10.0 if state.seats == MIN_SEATS else 0.0,
        straight / 10.0 if is_digging and not has_passed else 0.0,
        1.0 if is_digging and has_passed else 0.0,
        1.0 if is_digging and state.seat == seat else 0.0,
    )


@kernel
def _hopes(state: State, known: Any, seat: int, room: float, opens: int) -> float:
    """Return what ``seat`` may expect of the areas not surveyed yet, if only ``opens`` may still dig."""
    gain = 0.0
    if state.stage == FILL:
        return gain
    for area in range(state.area, _FIRST_AREA[state.season + 1]):
        place = area - _FIRST_AREA[state.season]
        spoil = spoils(state, known, place, seat, room)
        gain += expect(state, known, count_all(state, place), spoil, opens, seat, NOBODY)
    return gain
