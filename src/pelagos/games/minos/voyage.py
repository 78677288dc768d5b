"""Minos: where ships and guardians go, as kernels that weigh steps."""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import Legal, State
from pelagos.engine.kernel import kernel, lowest_bit
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.plan import (
    all_sites,
    built_sites,
    chance_to_beat,
    foreign_sites,
    leave_cost,
    piece_worth,
    raid_of,
    targets,
    turns_left,
)
from pelagos.games.minos.sense import (
    BEYOND,
    FOUND,
    FOUND_LATER,
    HEAT,
    HURT,
    NEARING,
    NEVER,
    POINTLESS,
    RAID_REACH,
    REACH,
    SAIL_NEXT,
    SOME_DAY,
    SPREAD_BITS,
    SPREAD_PARTS,
    WALK_NEXT,
)
from pelagos.games.minos.state import BUILD, GO, MAX_SEATS, MAX_SITES, NONE, POINT, SITE, WORK
from pelagos.games.minos.tables import PRICES

_ALL_SITES = (1 << MAX_SITES) - 1


@kernel
def weigh_moves(state: State, legal: Legal, weights: NDArray[np.float64]) -> None:
    """Weigh each step by the best thing that it brings a piece nearer to; the weights of steps are 0."""
    seat, chart = int(state.seat), int(state.map)
    sails = _first_from(legal, 0, GO)
    walks = _first_from(legal, sails, GO + int(MAPS[chart].num_sails))
    end = _first_from(legal, walks, BUILD)
    ships, guardians = 0, 0  # foreign ones
    for other in range(MAX_SEATS):
        if other != seat:
            ships |= int(state.ships[other])
            guardians |= int(state.guardians[other])
    held, built, foreign = int(state.held[seat]), built_sites(state), foreign_sites(state, seat)
    free = all_sites(state) & ~(held | built | foreign)
    own = int(state.ships[seat])
    _weigh_settling(state, legal, sails, walks, weights, own, free << SITE, ships | own, SAIL_NEXT[chart])
    own = int(state.guardians[seat])
    taken = guardians | foreign | own & ~_ALL_SITES
    _weigh_settling(state, legal, walks, end, weights, own, free, taken, WALK_NEXT[chart])
    _weigh_raids(state, legal, sails, walks, end, weights, targets(state, held, built, foreign))
    best = _net(state, legal, sails, walks, weights, ships & ~(_ALL_SITES << SITE), True)
    best = max(best, _net(state, legal, walks, end, weights, guardians & ~_ALL_SITES, False))
    worth, heat = best, 1.0
    for place in range(sails, end):
        if weights[place] != worth:
            worth = weights[place]
            heat = np.exp(HEAT * (worth - best))
        weights[place] = (100.0 + 500.0 * best) * heat if worth > 0.05 else POINTLESS


@kernel
def _first_from(legal: Legal, place: int, action: int) -> int:
    """Return the first place, from one on, of an action that is not lower; the last legal one never is."""
    while legal[place] < action:
        place += 1
    return place


@kernel
def _weigh_settling(
    state: State,
    legal: Legal,
    first: int,
    end: int,
    weights: NDArray[np.float64],
    pieces: int,
    front: int,
    taken: int,
    following: NDArray[np.int64],
) -> None:
    """Credit the steps of ships, or of guardians, to the nearest free site, over places nobody stands on."""
    goals = _spread(pieces, following) & (front | ~taken)
    moves, turns = int(state.moves), turns_left(state, int(state.seat))
    can_build = (state.points > 0 or state.dice[WORK] > 0) and state.talents[state.seat] >= PRICES[0]
    seen, steps = front, 1
    while front != 0 and goals != 0:
        if front & goals != 0:
            worth = (FOUND if can_build else FOUND_LATER) if turns > 1 else 2.0 * can_build
            if steps > moves:
                worth = FOUND_LATER * BEYOND if turns > 1 else 0.0
            worth *= REACH[steps]
            for place in range(first, end):
                if front >> int(MAPS[state.map].goal[int(legal[place]) - GO]) & 1:
                    weights[place] = worth
            goals &= ~front
        front = _spread(front, following) & ~(seen | taken)
        seen |= front
        steps += 1


@kernel
def _spread(places: int, following: NDArray[np.int64]) -> int:
    """Return the places one step from any of these."""
    reached = 0
    for part in range(SPREAD_PARTS):
        reached |= int(following[part, places >> (part * SPREAD_BITS) & ((1 << SPREAD_BITS) - 1)])
    return reached


@kernel
def _weigh_raids(
    state: State, legal: Legal, sails: int, walks: int, end: int, weights: NDArray[np.float64], sites: int
) -> None:
    """Credit the steps of ships and of guardians towards sites that can be taken."""
    seat, chart, moves = int(state.seat), int(state.map), int(state.moves)
    ship_worth, guardian_worth = piece_worth(state, seat, True), piece_worth(state, seat, False)
    beyond = SOME_DAY if turns_left(state, seat) > 1 else NEVER
    while sites != 0:
        site = lowest_bit(sites)
        sites &= sites - 1
        chance, gain = raid_of(state, seat, site)
        prize = chance * gain - (1.0 - chance) * ship_worth
        if prize > 0:
            _credit(legal, sails, walks, weights, prize, NEARING[chart, site], moves, beyond)
        prize = chance * gain - (1.0 - chance) * guardian_worth
        if prize > 0:
            _credit(legal, walks, end, weights, prize, NEARING[chart, site], moves, beyond)


@kernel
def _credit(
    legal: Legal,
    first: int,
    end: int,
    weights: NDArray[np.float64],
    prize: float,
    nearing: NDArray[np.uint8],
    moves: int,
    beyond: int,
) -> None:
    """Let each step that leads nearer to a prize be worth what distance leaves of it, or more."""
    for place in range(first, end):
        steps = int(nearing[int(legal[place]) - GO])
        weights[place] = max(weights[place], prize * RAID_REACH[beyond * (steps > moves), steps])


@kernel
def _net(
    state: State,
    legal: Legal,
    first: int,
    end: int,
    weights: NDArray[np.float64],
    foreign: int,
    is_ship: bool,
) -> float:
    """Take off each step's worth what it leaves and whom it meets, ``foreign`` pieces; return the best."""
    seat, chart = int(state.seat), MAPS[state.map]
    shift = 0 if is_ship else SITE
    best, origin, left = 0.0, NONE, 0.0
    for place in range(first, end):
        route = int(legal[place]) - GO
        if origin != int(chart.origin[route]) + shift:
            origin = int(chart.origin[route]) + shift
            left = leave_cost(state, seat, origin, is_ship) if SITE <= origin < POINT else 0.0
        worth, goal = weights[place] - left, int(chart.goal[route])
        if foreign >> goal & 1:
            worth = _after_duels(state, goal, worth, is_ship)
        weights[place] = worth
        best = max(best, worth)
    return best


@kernel
def _after_duels(state: State, goal: int, worth: float, is_ship: bool) -> float:
    """Return what is left of the worth of a step to where others stand, on sea or land."""
    seat = int(state.seat)
    for foe in range(state.seats):
        there = state.ships[foe] >> goal if is_ship else state.guardians[foe] >> goal
        if foe != seat and there & 1:
            chance = chance_to_beat(state, seat, foe, 1)
            worth *= chance
            worth += chance * piece_worth(state, foe, is_ship) * HURT / (state.seats - 1)
            worth -= (1.0 - chance) * piece_worth(state, seat, is_ship)
    return worth
