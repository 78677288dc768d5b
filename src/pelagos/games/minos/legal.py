"""Minos: what may happen next, as kernels that write lists of actions."""

from typing import Any

from pelagos.engine.dispatch import Legal, State, States, write_bits
from pelagos.engine.kernel import kernel, lowest_bit
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.pieces import is_at
from pelagos.games.minos.state import (
    ACT,
    ARROW,
    BUILD,
    BUILDINGS,
    BUY_RING,
    CHALLENGE,
    DUEL_PICK,
    DUEL_THROWING,
    END_TURN,
    ENDED,
    FACES,
    FIGHT,
    FIRST,
    GO,
    HEIGHT,
    JOKER,
    KEEP,
    KINDS,
    LAUNCH,
    MARK,
    MAX_SITES,
    PICK,
    RECRUIT,
    ROLL,
    SCALES,
    SITE,
    STAR,
    THROW,
    THROWING,
    USE,
    WALL,
)
from pelagos.games.minos.tables import GUARDIAN_PRICE, POINTS, PRICES, RING_PRICE, SHIP_PRICE

_ALL_SITES = (1 << MAX_SITES) - 1
_ALL_KINDS = (1 << KINDS) - 1


@kernel
def write_legal(states: States, i: int, legal: Legal) -> int:
    """Write what may happen next."""
    state = states[i]
    stage = state.stage
    if stage in (THROWING, DUEL_THROWING):
        for face in range(FACES):
            legal[face] = THROW + face
        return FACES
    if stage == ACT:
        return _write_acts(state, legal)
    if stage == PICK:
        return _write_picks(state.dice, state.marked, SCALES, legal)
    if stage == DUEL_PICK:
        return _write_picks(state.duel[state.side], state.marked, ARROW, legal)
    if stage == ENDED:
        return 0
    return _write_seats(state, stage == CHALLENGE, legal)


@kernel
def _write_seats(state: State, is_fight: bool, legal: Legal) -> int:
    """Write who may start (N5), or whom to fight on the fish space (N8)."""
    num = 0
    for seat in range(state.seats):
        if not is_fight:
            legal[num] = FIRST + seat
            num += 1
        elif seat != state.seat and is_at(state, seat, int(state.place)):
            legal[num] = FIGHT + seat
            num += 1
    return num


@kernel
def _write_picks(dice: Any, marked: Any, first: int, legal: Legal) -> int:
    """Write the faces, from ``first`` on, of which one more die can be marked; then to roll, or to keep."""
    num, num_marked = 0, 0
    for face in range(first, FACES):
        num_marked += marked[face]
        if dice[face] > marked[face]:
            legal[num] = MARK + face
            num += 1
    legal[num] = ROLL if num_marked > 0 else KEEP
    return num + 1


@kernel
def _write_acts(state: State, legal: Legal) -> int:
    """Write how dice may be used, pieces moved, and what may be built and bought (N7 to N9, N13)."""
    num = write_bits(usable(state), USE, legal, 0)
    if state.moves > 0:
        num = _write_moves(state, legal, num)
    if state.points > 0:
        num = _write_buildings(state, legal, num)
    num = _write_purchases(state, legal, num)
    legal[num] = END_TURN
    return num + 1


@kernel
def usable(state: State) -> int:
    """Return a bit for each use of a die: plain, as a joker, with a star; four kinds each (N7)."""
    kinds = _ALL_KINDS ^ (1 << SCALES) if state.is_closed else _ALL_KINDS
    uses = 0
    for kind in range(KINDS):
        if state.dice[kind] > 0:
            uses |= 1 << kind
    uses &= kinds
    if state.dice[JOKER] > 0:
        uses |= (kinds & ~int(state.jokered)) << KINDS
    if state.dice[STAR] > 0:
        uses |= (kinds & int(state.kinds) & ~int(state.starred)) << (2 * KINDS)
    return uses


@kernel
def _write_moves(state: State, legal: Legal, num: int) -> int:
    """Write every step that no own piece bars, nor in the first round a foreign one (N8, N14)."""
    seat, chart = state.seat, MAPS[state.map]
    no_ship = int(state.ships[seat])
    no_guardian = int(state.guardians[seat]) & ~_ALL_SITES
    if state.rounds == 0:
        for other in range(state.seats):
            if other != seat:
                no_ship |= int(state.ships[other]) | int(state.held[other]) << SITE
                no_guardian |= int(state.guardians[other]) | int(state.held[other])
    num = _write_routes(int(state.ships[seat]), no_ship, chart.first_sail, chart.goal, legal, num)
    return _write_routes(int(state.guardians[seat]), no_guardian, chart.first_walk, chart.goal, legal, num)


@kernel
def _write_routes(pieces: int, closed: int, firsts: Any, goals: Any, legal: Legal, num: int) -> int:
    while pieces != 0:
        place = lowest_bit(pieces)
        for route in range(firsts[place], firsts[place + 1]):
            if closed >> int(goals[route]) & 1 == 0:
                legal[num] = GO + route
                num += 1
        pieces &= pieces - 1
    return num


@kernel
def _write_buildings(state: State, legal: Legal, num: int) -> int:
    sites = int(state.held[state.seat])
    while sites != 0:
        site = lowest_bit(sites)
        height = state.height[site]
        if height < HEIGHT and state.talents[state.seat] >= PRICES[height]:
            for building in range(BUILDINGS):
                if (
                    state.supply[building] > 0
                    and state.points >= POINTS[height, building]
                    and fits(state, site, building)
                ):
                    legal[num] = BUILD + site * BUILDINGS + building
                    num += 1
        sites &= sites - 1
    return num


@kernel
def fits(state: State, site: int, building: int) -> bool:
    """Tell whether a wall may come next, once and not first; the fourth must leave one there (N9)."""
    is_walled = state.walled >> site & 1
    if building == WALL:
        return bool(is_walled == 0 and state.height[site] > 0)
    return bool(is_walled == 1 or state.height[site] < HEIGHT - 1)


@kernel
def _write_purchases(state: State, legal: Legal, num: int) -> int:
    """Write where pieces may be bought (N13), and a ring after an arrow (N7)."""
    seat = state.seat
    talents, sites = state.talents[seat], int(state.held[seat]) & ~int(state.bought)
    if talents >= GUARDIAN_PRICE and state.guardians_left[seat] > 0:
        num = write_bits(sites & int(state.homes), RECRUIT, legal, num)
    if talents >= SHIP_PRICE and state.ships_left[seat] > 0:
        empty = ~(int(state.ships[seat]) >> SITE)
        num = write_bits(sites & int(state.yards) & empty, LAUNCH, legal, num)
    if state.kinds >> ARROW & 1 and talents >= RING_PRICE and state.rings_left > 0:
        legal[num] = BUY_RING
        num += 1
    return num
