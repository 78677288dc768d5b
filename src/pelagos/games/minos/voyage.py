"""Minos: where ships and guardians go, as kernels that weigh steps."""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import Legal, State
from pelagos.engine.kernel import kernel, lowest_bit
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.plan import chance_to_beat, leave_cost, piece_worth, prize, turns_left
from pelagos.games.minos.sense import (
    BEYOND,
    FAR,
    FAR_RAID,
    FOUND,
    FOUND_LATER,
    HEAT,
    HURT,
    POINTLESS,
    REACH,
    SAIL_NEXT,
    SAIL_STEPS,
    WALK_NEXT,
    WALK_STEPS,
)
from pelagos.games.minos.state import BUILD, GO, MAX_SITES, SITE, WORK
from pelagos.games.minos.tables import PRICES

_ALL_SITES = (1 << MAX_SITES) - 1


@kernel
def weigh_moves(state: State, legal: Legal, num: int, weights: NDArray[np.float64]) -> None:
    """Weigh each step by the best thing that it brings a piece nearer to."""
    seat, chart = int(state.seat), int(state.map)
    sails = int(MAPS[chart].num_sails)
    ships, guardians, foreign = 0, 0, 0
    for other in range(state.seats):
        ships |= int(state.ships[other])
        if other != seat:
            foreign |= int(state.held[other])
            guardians |= int(state.guardians[other])
    guardians |= int(state.guardians[seat]) & ~_ALL_SITES
    free = 0
    for site in range(MAPS[chart].num_sites):
        if (int(state.held[seat]) | foreign) >> site & 1 == 0 and state.height[site] == 0:
            free |= 1 << site
    _weigh_settling(state, legal, num, weights, 0, sails, free << SITE, ships, SAIL_NEXT[chart])
    _weigh_settling(
        state, legal, num, weights, sails, BUILD - GO, free, guardians | foreign, WALK_NEXT[chart]
    )
    for site in range(MAPS[chart].num_sites):
        if int(state.held[seat]) >> site & 1 == 0 and state.height[site] + (foreign >> site & 1) > 0:
            _weigh_raid(state, legal, num, weights, site)
    best = 0.0
    for place in range(num):
        action = int(legal[place])
        if GO <= action < BUILD:
            weights[place] = _net_worth(state, action - GO, weights[place])
            best = max(best, weights[place])
    for place in range(num):
        action = int(legal[place])
        if GO <= action < BUILD:
            worth = weights[place]
            weights[place] = (
                (100.0 + 500.0 * best) * np.exp(HEAT * (worth - best)) if worth > 0.05 else POINTLESS
            )


@kernel
def _weigh_settling(
    state: State,
    legal: Legal,
    num: int,
    weights: NDArray[np.float64],
    low: int,
    high: int,
    front: int,
    taken: int,
    following: NDArray[np.int64],
) -> None:
    """Credit the steps of ships, or of guardians, to the nearest free site, over places nobody stands on."""
    moves, seen, steps = int(state.moves), front, 1
    turns = turns_left(state, int(state.seat))
    can_build = (state.points > 0 or state.dice[WORK] > 0) and state.talents[state.seat] >= PRICES[0]
    while front != 0:
        worth = (FOUND if can_build else FOUND_LATER) if turns > 1 else 2.0 * can_build
        if steps > moves:
            worth = FOUND_LATER * BEYOND if turns > 1 else 0.0
        worth *= REACH[steps]
        for place in range(num):
            route = int(legal[place]) - GO
            if low <= route < high and front >> int(MAPS[state.map].goal[route]) & 1:
                weights[place] = worth
        wave = 0
        while front != 0:
            wave |= int(following[lowest_bit(front)])
            front &= front - 1
        front = wave & ~seen & ~taken
        seen |= front
        steps += 1


@kernel
def _weigh_raid(state: State, legal: Legal, num: int, weights: NDArray[np.float64], site: int) -> None:
    """Credit the steps towards a site that can be taken."""
    seat, chart, moves = int(state.seat), int(state.map), int(state.moves)
    by_sea, by_land = prize(state, seat, site, True), prize(state, seat, site, False)
    if by_sea <= 0 and by_land <= 0:
        return
    beyond = FAR_RAID if turns_left(state, seat) > 1 else 0.0
    for place in range(num):
        route = int(legal[place]) - GO
        if route < 0 or route >= BUILD - GO:
            continue
        origin, goal = int(MAPS[chart].origin[route]), int(MAPS[chart].goal[route])
        if route < MAPS[chart].num_sails:
            steps, then = int(SAIL_STEPS[chart, origin, site]), int(SAIL_STEPS[chart, goal, site])
            worth = by_sea
        else:
            steps, then = int(WALK_STEPS[chart, origin, site]), int(WALK_STEPS[chart, goal, site])
            worth = by_land
        if then < steps < FAR:
            worth *= REACH[steps] if steps <= moves else REACH[steps] * beyond
            weights[place] = max(weights[place], worth)


@kernel
def _net_worth(state: State, route: int, worth: float) -> float:
    """Return what is left of the worth of a step: less what it leaves, and by whom it meets on the way."""
    seat, chart = int(state.seat), MAPS[state.map]
    is_ship = route < chart.num_sails
    shift = 0 if is_ship else SITE
    origin, goal = int(chart.origin[route]) + shift, int(chart.goal[route]) + shift
    if SITE <= origin < SITE + MAX_SITES:
        worth -= leave_cost(state, seat, origin, is_ship)
    if goal < SITE or goal >= SITE + MAX_SITES:
        for foe in range(state.seats):
            there = state.ships[foe] >> goal if is_ship else state.guardians[foe] >> (goal - SITE)
            if foe != seat and there & 1:
                chance = chance_to_beat(state, seat, foe, 1)
                worth *= chance
                worth += chance * piece_worth(state, foe, is_ship) * HURT / (state.seats - 1)
                worth -= (1.0 - chance) * piece_worth(state, seat, is_ship)
    return worth
