"""Minos: knowledge of good play, for bots, as kernels."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import Legal, State, States
from pelagos.engine.kernel import kernel, lowest_bit, num_bits
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.conflict import duel_total
from pelagos.games.minos.plan import (
    allot,
    exposure,
    survey,
    turns_left,
)
from pelagos.games.minos.sense import (
    EAGER,
    FEATURES,
    FLEET,
    FORESIGHT,
    GUARD_CHEST,
    MAX_FLEET,
    POINTLESS,
    RING_CHEST,
    RING_STOCK,
    WAR_CHEST,
    WEIGHTS,
    YARD,
    YARD_FIRST,
)
from pelagos.games.minos.state import (
    ACT,
    ARROW,
    AS_JOKER,
    ATTACK,
    BUILD,
    BUILDINGS,
    BUY_RING,
    CITIES_TO_END,
    DEFENCE,
    DUEL_PICK,
    END_TURN,
    FACES,
    FIGHT,
    GO,
    GULL,
    HEIGHT,
    JOKER,
    KINDS,
    LAUNCH,
    MARK,
    NONE,
    PICK,
    PORT,
    RECRUIT,
    ROLL,
    SCALES,
    STAR,
    THROWING,
    USE,
    WALL,
    WAREHOUSE,
    WITH_STAR,
    WORK,
)
from pelagos.games.minos.tables import POINTS, VALUES
from pelagos.games.minos.voyage import weigh_moves

__all__ = ["FEATURES", "FORESIGHT", "is_quiet", "standing", "weigh", "write_features"]

# Features, as FEATURES names them.
(
    VALUE,
    SHARE,
    TALENTS_SAVED,
    RINGS_HELD,
    NUM_SHIPS,
    HAS_SHIP,
    NUM_GUARDIANS,
    HAS_YARD,
    IS_NEXT,
    TEMPO,
    EXPOSED_NOW,
    EXPOSED_LATER,
    GUARDIANS_FRESH,
    TALENTS_FRESH,
) = range(len(FEATURES))

LONG = 16  # turns: more to come hardly matter
OUT = -20.0  # the standing of whoever is out of the game


@kernel
def weigh(states: States, i: int, legal: Legal, num: int, weights: NDArray[np.float64]) -> None:
    """Write how often a sensible player would choose each of the legal actions."""
    state = states[i]
    if state.stage == PICK:
        _weigh_face(legal, num, weights, _spare_face(state))
    elif state.stage == DUEL_PICK:
        _weigh_face(legal, num, weights, _weak_face(state))
    elif state.stage == ACT:
        _weigh_acts(state, legal, num, weights)
    else:
        for place in range(num):
            weights[place] = 1.0 + state.value[legal[place] - FIGHT]


@kernel
def _weigh_face(legal: Legal, num: int, weights: NDArray[np.float64], face: int) -> None:
    """Prefer to mark one face, or with NONE to mark no more."""
    for place in range(num):
        is_best = legal[place] == MARK + face if face != NONE else legal[place] >= ROLL
        weights[place] = 1.0 if is_best else 0.004


@kernel
def _weak_face(state: State) -> int:
    """Return the face of a duel's die to throw again, or NONE."""
    side = int(state.side)
    dice = state.duel[side]
    total = duel_total(dice)
    if total >= duel_total(state.duel[ATTACK]) if side == DEFENCE else total >= 13:
        return NONE
    for face in (GULL, WORK):
        if dice[face] > state.marked[face]:
            return face
    stars = max(1, min(int(dice[ARROW]), int(dice[JOKER])))
    return STAR if dice[STAR] - state.marked[STAR] > stars else NONE


@kernel
def _spare_face(state: State) -> int:
    """Return the face of the die that is best thrown again, or NONE."""
    seat = int(state.seat)
    outlook = survey(state, seat)
    kept = 0
    for face in range(FACES):
        kept += (int(state.dice[face]) - int(state.marked[face])) << (4 * face)
    best = _useful(outlook, state, seat, kept)
    worst, worst_face, base = 1e9, NONE, 0.0
    for face in range(FACES):
        if kept >> (4 * face) & 7:
            less = _useful(outlook, state, seat, kept - (1 << (4 * face)))
            if best - less < worst:
                worst, worst_face, base = best - less, face, less
    if worst_face == NONE:
        return NONE
    kept -= 1 << (4 * worst_face)
    mean = 0.0
    for face in range(FACES):
        again = best if face == worst_face else _useful(outlook, state, seat, kept + (1 << (4 * face)))
        mean += again - base
    mean *= (EAGER if state.throws == 1 else 1.0) / FACES
    return worst_face if mean > worst else NONE


@kernel
def _useful(outlook: Any, state: State, seat: int, kept: int) -> float:
    """Return how useful dice are, packed by face in four bits each."""
    return allot(
        outlook,
        state,
        seat,
        kept & 7,
        kept >> 4 & 7,
        kept >> 8 & 7,
        kept >> 12 & 7,
        min(3, kept >> 16 & 7),
        min(3, kept >> 20 & 7),
    )[0]


@kernel
def _weigh_acts(state: State, legal: Legal, num: int, weights: NDArray[np.float64]) -> None:
    """Weigh the acts of a turn: dice first, then buildings, moves and purchases."""
    seat = int(state.seat)
    jokered = starred = 0
    if state.dice[JOKER] + state.dice[STAR] > 0:
        scales = 0 if state.is_closed else int(state.dice[SCALES])
        _, jokered, starred = allot(
            survey(state, seat),
            state,
            seat,
            scales,
            int(state.dice[ARROW]),
            int(state.dice[GULL]),
            int(state.dice[WORK]),
            int(state.dice[JOKER]),
            int(state.dice[STAR]),
        )
    has_moves = False
    for place in range(num):
        action = int(legal[place])
        if action < GO:
            weights[place] = _weigh_use(state, action, jokered, starred)
        elif action < BUILD:
            weights[place] = 0.0
            has_moves = True
        elif action < RECRUIT:
            weights[place] = _weigh_building(
                state, (action - BUILD) // BUILDINGS, (action - BUILD) % BUILDINGS
            )
        elif action < END_TURN:
            weights[place] = _weigh_purchase(state, action)
        else:
            weights[place] = 1.0
    if has_moves:
        weigh_moves(state, legal, weights)


@kernel
def _weigh_use(state: State, action: int, jokered: int, starred: int) -> float:
    """Weigh the use of a die: income first, then all that shows what it is, then wild dice as planned."""
    kind = (action - USE) % KINDS
    is_income = kind == SCALES
    if action >= AS_JOKER:
        is_planned = (jokered if action < WITH_STAR else starred) >> kind & 1
        if not is_planned:
            return 0.05
        return 2e6 if is_income else 2e5
    if is_income:
        return 1e7 if state.value[state.seat] > 0 else POINTLESS
    return 1e6 * (1 + kind)


@kernel
def _weigh_building(state: State, site: int, building: int) -> float:
    """Weigh a building by the value it adds for its points; one that ends the game by who wins."""
    seat, height = int(state.seat), int(state.height[site])
    added = (
        float(state.worth[site])
        if building == WALL
        else float(VALUES[building] << (state.walled >> site & 1))
    )
    built, cities = int(state.built) + (height == 0), int(state.cities) + (height == HEIGHT - 1)
    if built == MAPS[state.map].num_sites and cities >= CITIES_TO_END:
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, float(state.value[other]))
        return 1e6 if state.value[seat] + added > best else 0.001
    if building == PORT and _wants_yard(state, seat, site):
        if height == 1:
            return YARD_FIRST
        added += YARD
    elif building < WAREHOUSE and state.supply[WAREHOUSE] > 0:
        added *= 0.2
    if height == 0:
        return 1e4 * added**3
    return float(2.0 + 100.0 * (added / POINTS[height, building]) ** 3)


@kernel
def _wants_yard(state: State, seat: int, site: int) -> bool:
    """Tell whether a seat has few ships, no colony that sells any, and none else on the way to it."""
    if num_bits(state.ships[seat]) >= FLEET or turns_left(state, seat) <= 2:
        return False
    if state.height[site] == 1:
        return bool(state.stack[site, 0] == PORT and int(state.yards) & int(state.held[seat]) == 0)
    if state.height[site] > 1:
        return False
    colonies = int(state.held[seat])
    while colonies != 0:
        if state.stack[lowest_bit(colonies), 0] == PORT:
            return False
        colonies &= colonies - 1
    return True


@kernel
def _weigh_purchase(state: State, action: int) -> float:
    """Weigh buying a piece or a ring."""
    seat = int(state.seat)
    talents, turns = int(state.talents[seat]), turns_left(state, seat)
    if action == BUY_RING:
        if state.rings[seat] >= RING_STOCK:
            return 0.1
        if turns <= 1 or talents >= WAR_CHEST:
            raid_steps, raid = survey(state, seat)[-2:]
            if raid_steps <= state.moves and raid > 0:
                return 5000.0
        return 20.0 if turns > 1 and talents >= RING_CHEST else 0.1
    if action >= LAUNCH:
        return 3000.0 if num_bits(state.ships[seat]) < MAX_FLEET else 0.1
    return 20.0 if talents >= GUARD_CHEST else 0.1


@kernel
def is_quiet(states: States, i: int) -> bool:
    """Tell whether a turn is just about to begin: within one, dice and points mean too much."""
    return bool(states[i].stage == THROWING and states[i].throws == 0 and states[i].to_throw == 6)


@kernel
def _feature(state: State, seat: int, feature: int) -> float:
    """Return one number about a seat that is still in."""
    # Alike for all seats: in the last round some have a turn to come and others none.
    seats = int(state.seats)
    turns = int(state.max_rounds) - int(state.rounds) - (int(state.seat) - int(state.first)) % seats / seats
    late = 1.0 / (min(turns, LONG) + 0.3)
    early, fresh = turns / (turns + 3.0), 1.0 - state.built / MAPS[state.map].num_sites
    number = 0.0
    if feature == VALUE:
        number = state.value[seat] * np.sqrt(late)
    elif feature == SHARE:
        mean = 0.0
        for other in range(seats):
            mean += state.value[other] / seats
        number = 10.0 * state.value[seat] / (mean + 3.0) * late
    elif feature == TALENTS_SAVED:
        number = early * min(60.0, float(state.talents[seat]))
    elif feature == RINGS_HELD:
        number = min(4, state.rings[seat])
    elif feature == NUM_SHIPS:
        number = early * num_bits(state.ships[seat])
    elif feature == HAS_SHIP:
        number = early * (state.ships[seat] != 0)
    elif feature == NUM_GUARDIANS:
        number = early * num_bits(state.guardians[seat])
    elif feature == HAS_YARD:
        number = early * (int(state.yards) & int(state.held[seat]) != 0)
    elif feature == IS_NEXT:
        number = early * (state.seat == seat)
    elif feature == TEMPO:
        number = (turns_left(state, seat) - turns) * late
    elif feature == EXPOSED_NOW:
        number = exposure(state, seat) * np.sqrt(late) if state.seat != seat else 0.0
    elif feature == EXPOSED_LATER:
        number = exposure(state, seat) * np.sqrt(late) * early if state.seat == seat else 0.0
    elif feature == GUARDIANS_FRESH:
        number = fresh * num_bits(state.guardians[seat])
    else:
        number = fresh * min(60.0, float(state.talents[seat]))
    return float(number)


@kernel
def write_features(states: States, i: int, seat: int, features: NDArray[np.float64]) -> None:
    """Write what ``standing`` weighs, one number per name in ``FEATURES``; nothing of whoever is out."""
    state = states[i]
    is_out = state.out >> seat & 1
    for feature in range(len(WEIGHTS)):
        features[feature] = 0.0 if is_out else _feature(state, seat, feature)


@kernel
def standing(states: States, i: int, seat: int) -> float:
    """Return how well a seat stands."""
    state = states[i]
    if state.out >> seat & 1:
        return OUT
    total = 0.0
    for feature in range(len(WEIGHTS)):
        total += WEIGHTS[feature] * _feature(state, seat, feature)
    return total
