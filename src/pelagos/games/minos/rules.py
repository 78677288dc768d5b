"""Minos: the rules as kernels. Rule ids are those of docs/rules/minos.en.md."""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.dispatch import State, States, share_win
from pelagos.engine.kernel import kernel, num_bits
from pelagos.engine.seat import NATURE, OVER
from pelagos.games.minos import legal
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.colony import build, buy
from pelagos.games.minos.conflict import ask, challenge, chooser, go_on, keep
from pelagos.games.minos.pieces import lift
from pelagos.games.minos.state import (
    ACT,
    AS_JOKER,
    BUILD,
    BUILDINGS,
    BUY_RING,
    CITIES,
    CITIES_TO_END,
    DEFENCE,
    DICE,
    DICE_STREAM,
    DUEL_PICK,
    DUEL_STREAM,
    DUEL_THROWING,
    END_TURN,
    ENDED,
    FACES,
    FIGHT,
    FIRST,
    FIRST_STREAM,
    GO,
    GOING_ON,
    GUARDIAN,
    GULL,
    HEIGHT,
    JOKER,
    KINDS,
    LAST,
    MARK,
    MAX_DUELS,
    MAX_SEATS,
    MAX_SITES,
    MAX_THROWS,
    NONE,
    PICK,
    RECRUIT,
    ROLL,
    ROUNDS,
    SCALES,
    SHIP,
    SITE,
    STAR,
    THROW,
    THROWING,
    TOSS,
    USE,
    WITH_STAR,
    WORK,
)
from pelagos.games.minos.tables import (
    GUARDIANS,
    GULL_MOVES,
    RING_PRICE,
    RINGS,
    SHIPS,
    SUPPLY,
    TALENTS,
)

write_legal = legal.write_legal


@kernel
def start(states: States, i: int, seats: int, options: NDArray[np.int64]) -> None:
    """Lay out the table before the first player is drawn (N5)."""
    state = states[i]
    state.map, state.max_rounds = options[0], options[1]
    fish = int(MAPS[state.map].start)
    for seat in range(MAX_SEATS):
        is_there = seat < seats
        state.ships[seat] = 1 << fish if is_there else 0
        state.ships_left[seat] = SHIPS - 1 if is_there else 0
        state.guardians_left[seat] = GUARDIANS if is_there else 0
        state.talents[seat] = TALENTS if is_there else 0
        state.guardians[seat] = state.held[seat] = state.value[seat] = state.rings[seat] = 0
    for site in range(MAX_SITES):
        state.garrison[site] = state.height[site] = state.worth[site] = 0
        for level in range(HEIGHT):
            state.stack[site, level] = NONE
    for building in range(BUILDINGS):
        state.supply[building] = SUPPLY[building]
    for duel in range(MAX_DUELS):
        state.fought[duel, 0] = state.fought[duel, 1] = 0
        state.foes[duel] = state.prey[duel] = 0
    for face in range(FACES):
        state.duel[0, face] = state.duel[1, face] = 0
    state.rings_left = RINGS
    state.walled = state.homes = state.yards = state.built = state.cities = 0
    state.turn = state.rounds = state.first = state.out = 0
    state.side = state.duels = state.piece = state.attacker = 0
    state.place = state.foe = NONE
    state.seats = seats
    state.ending = GOING_ON
    _begin_turn(state, 0)
    state.stage = TOSS


@kernel
def _begin_turn(state: State, seat: int) -> None:
    """Let a player's six dice be thrown (N6); what was left of the last turn is lost (N7)."""
    state.seat = seat
    for face in range(FACES):
        state.dice[face] = state.used[face] = state.marked[face] = 0
    state.kinds = state.jokered = state.starred = 0
    state.moves = state.points = state.is_closed = state.bought = 0
    state.throws = 0
    state.to_throw = DICE
    state.stage = THROWING


@kernel
def to_move(states: States, i: int) -> int:
    """Return the seat that decides, in a duel perhaps the defender; nature throws dice."""
    state = states[i]
    stage = state.stage
    if stage == ENDED:
        return OVER
    if stage < PICK:
        return NATURE
    return int(state.foe if stage == DUEL_PICK and state.side == DEFENCE else state.seat)


@kernel
def apply(states: States, i: int, action: int) -> None:
    """Play ``action``, which the caller guarantees to be legal."""
    state = states[i]
    if action >= THROW:
        _throw(state, action - THROW)
    elif action >= FIRST:
        state.first = action - FIRST
        _begin_turn(state, action - FIRST)
    elif state.stage == DUEL_PICK:
        _pick(state, int(action))
    else:
        _act(state, int(action))


@kernel
def _throw(state: State, face: int) -> None:
    """Throw one die; after the last the player, or a side of the duel, decides."""
    state.to_throw -= 1
    if state.stage == THROWING:
        state.dice[face] += 1
        if state.to_throw == 0:
            state.throws += 1
            state.stage = PICK if state.throws < MAX_THROWS else ACT
        return
    state.duel[state.side, face] += 1
    if state.to_throw == 0:
        ask(state)
        _settle_turn(state)


@kernel
def _pick(state: State, action: int) -> None:
    """Mark a die of a duel, throw what is marked for a ring, or keep (N15)."""
    if action < ROLL:
        state.marked[action - MARK] += 1
    elif action == ROLL:
        seat = chooser(state)
        state.rings[seat] -= 1
        state.rings_left += 1
        for face in range(FACES):
            state.duel[state.side, face] -= state.marked[face]
        _throw_marked(state, DUEL_THROWING)
    else:
        keep(state)
        _settle_turn(state)


@kernel
def _throw_marked(state: State, stage: int) -> None:
    state.to_throw = 0
    for face in range(FACES):
        state.to_throw += state.marked[face]
        state.marked[face] = 0
    state.stage = stage


@kernel
def _act(state: State, action: int) -> None:
    """Do what a player decides in their own turn."""
    if action < USE:
        state.duels = 0
        _choose_dice(state, action)
    elif action < GO:
        state.duels = 0
        _use(state, action)
    elif action >= FIGHT and action < END_TURN:
        challenge(state, action - FIGHT)
    else:
        state.duels = 0
        state.is_closed = 1
        _spend(state, action)


@kernel
def _choose_dice(state: State, action: int) -> None:
    """Mark an action die, throw what is marked, or keep all (N6)."""
    if action < ROLL:
        state.marked[action - MARK] += 1
    elif action == ROLL:
        for face in range(FACES):
            state.dice[face] -= state.marked[face]
        _throw_marked(state, THROWING)
    else:
        state.stage = ACT


@kernel
def _use(state: State, action: int) -> None:
    """Use a die: as it shows, a joker as another kind, or a star with a kind used before (N7)."""
    kind = (action - USE) % KINDS
    face = kind
    if action >= WITH_STAR:
        face = STAR
        state.starred |= 1 << kind
    elif action >= AS_JOKER:
        face = JOKER
        state.jokered |= 1 << kind
    state.dice[face] -= 1
    state.used[face] += 1
    state.kinds |= 1 << kind
    if kind == SCALES:
        state.talents[state.seat] += state.value[state.seat]
        return
    state.is_closed = 1
    if kind == GULL:
        state.moves += 1 if face == STAR else GULL_MOVES
    elif kind == WORK:
        state.points += 1
    elif state.rings_left > 0:
        state.rings[state.seat] += 1
        state.rings_left -= 1


@kernel
def _spend(state: State, action: int) -> None:
    """Move, build, buy, or end the turn; a building may end the game (N20)."""
    seat = state.seat
    if action < BUILD:
        _move(state, action - GO)
    elif action < RECRUIT:
        build(state, (action - BUILD) // BUILDINGS, (action - BUILD) % BUILDINGS)
        if state.built == MAPS[state.map].num_sites and state.cities >= CITIES_TO_END:
            _end(state, CITIES)
    elif action < BUY_RING:
        buy(state, action)
    elif action == BUY_RING:
        state.talents[seat] -= RING_PRICE
        state.rings[seat] += 1
        state.rings_left -= 1
    else:
        _end_turn(state)


@kernel
def _move(state: State, route: int) -> None:
    """Move a piece one step for one point, and fight whoever is there (N8, N14)."""
    chart = MAPS[state.map]
    state.moves -= 1
    state.attacker = state.seat
    is_ship = route < chart.num_sails
    state.piece = SHIP if is_ship else GUARDIAN
    shift = 0 if is_ship else SITE
    state.place = chart.goal[route] + shift
    lift(state, state.seat, state.piece, int(chart.origin[route]) + shift)
    go_on(state)


@kernel
def _settle_turn(state: State) -> None:
    """After a duel: the last player left has won; whoever is out has no turn any more (N19)."""
    if state.stage in (DUEL_PICK, DUEL_THROWING) or state.out == 0:
        return
    if num_bits(state.out) == state.seats - 1:
        _end(state, LAST)
    elif state.out >> state.seat & 1:
        _end_turn(state)


@kernel
def _end_turn(state: State) -> None:
    """Go on to the next player still in; a round ends with the last before the starting one (N5, N21)."""
    state.turn += 1
    seats, seat = int(state.seats), int(state.seat)
    order = (seat - state.first) % seats
    seat = (seat + 1) % seats
    while state.out >> seat & 1:
        seat = (seat + 1) % seats
    if (seat - state.first) % seats <= order:
        state.rounds += 1
    if state.rounds == state.max_rounds:
        _end(state, ROUNDS)
    else:
        _begin_turn(state, seat)


@kernel
def _end(state: State, ending: int) -> None:
    state.ending = ending
    state.stage = ENDED


@kernel
def standing(state: State, seat: int) -> int:
    """Return a number that ranks a seat: value, then talents (N20); whoever is out is below all (N19)."""
    if state.out >> seat & 1:
        return -1
    return int(state.value[seat]) << 32 | int(state.talents[seat])


@kernel
def write_returns(states: States, i: int, returns: NDArray[np.float64]) -> None:
    """Write 1 for a sole winner, 0 for each of several, and -1 for the others (N19, N20)."""
    state = states[i]
    for seat in range(state.seats):
        returns[seat] = standing(state, seat)
    share_win(returns, int(state.seats))


@kernel
def stream(states: States, i: int) -> int:
    """Return the stream of first players, or of a seat's action dice or dice in duels."""
    state = states[i]
    if state.stage == DUEL_THROWING:
        return int(DUEL_STREAM + chooser(state))
    return int(DICE_STREAM + state.seat) if state.stage == THROWING else FIRST_STREAM


@kernel
def turn(states: States, i: int) -> int:
    """Return the number of turns taken."""
    return int(states[i].turn)
