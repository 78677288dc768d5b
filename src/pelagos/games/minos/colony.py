"""Minos: building, and buying pieces in colonies (N9 to N11, N13), as kernels."""

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import kernel
from pelagos.games.minos.pieces import settle
from pelagos.games.minos.state import GUARDIAN, HEIGHT, HOUSE, LAUNCH, PAIR, PORT, RECRUIT, SHIP, SITE, WALL
from pelagos.games.minos.tables import GUARDIAN_PRICE, POINTS, PRICES, SHIP_PRICE, VALUES


@kernel
def build(state: State, site: int, building: int) -> None:
    """Build (N9); the first building on a site brings a guardian (N10)."""
    seat, height = state.seat, int(state.height[site])
    state.points -= POINTS[height, building]
    state.talents[seat] -= PRICES[height]
    state.supply[building] -= 1
    added = _added_value(state, site, building)
    state.worth[site] += added
    state.value[seat] += added
    state.stack[site, height] = building
    state.height[site] = height + 1
    if building == WALL:
        state.walled |= 1 << site
    _count_pairs(state, site)
    if height == 0:
        state.built += 1
        if state.guardians_left[seat] > 0:
            state.guardians_left[seat] -= 1
            settle(state, seat, GUARDIAN, site + SITE)
    if height == HEIGHT - 1:
        state.cities += 1


@kernel
def _count_pairs(state: State, site: int) -> None:
    """Note whether a colony has two houses, or two ports, and so sells pieces (N13)."""
    ports = houses = 0
    for level in range(HEIGHT):
        ports += state.stack[site, level] == PORT
        houses += state.stack[site, level] == HOUSE
    if houses >= PAIR:
        state.homes |= 1 << site
    if ports >= PAIR:
        state.yards |= 1 << site


@kernel
def buy(state: State, action: int) -> None:
    """Buy a guardian or a ship at a colony, which sells one a turn (N13)."""
    seat, is_ship = state.seat, action >= LAUNCH
    site = action - (LAUNCH if is_ship else RECRUIT)
    state.bought |= 1 << site
    if is_ship:
        state.talents[seat] -= SHIP_PRICE
        state.ships_left[seat] -= 1
    else:
        state.talents[seat] -= GUARDIAN_PRICE
        state.guardians_left[seat] -= 1
    settle(state, seat, SHIP if is_ship else GUARDIAN, site + SITE)


@kernel
def _added_value(state: State, site: int, building: int) -> int:
    """Return what a building adds to its colony: a wall doubles what is there, and what comes later (N11)."""
    if building == WALL:
        return int(state.worth[site])
    return int(VALUES[building] << (state.walled >> site & 1))
