"""Tyrus: the rules as kernels. Rule ids are those of docs/rules/tyrus.en.md."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import Legal, State, States, write_bits
from pelagos.engine.kernel import kernel, lowest_bit, num_bits
from pelagos.engine.seat import NATURE, OVER
from pelagos.games.tyrus.state import (
    BUILDINGS,
    CARD,
    CARD_STREAM,
    COIN,
    COIN_STREAM,
    COPIES,
    DRAW,
    DRAWN,
    ELECTIONS,
    ENDED,
    GUILDS,
    HAND,
    HANDS,
    NULL,
    OFFICES,
    PENDING,
    PLACE,
    PLACED_PER_ELECTION,
    REPRESENTATIVES,
    ROW,
    ROW_TO_WIN,
    RUNNING,
    SEATS,
    SUPPLY_STREAM,
    TILE,
    TILES,
    TOSS,
    TURN,
    VALUES,
)

# A row for each tile, and one for none: copying a row is two moves of the processor, computing it is six.
_PLACINGS = np.arange((TILES + 1) * BUILDINGS, dtype=np.int32).reshape(TILES + 1, BUILDINGS)


@kernel
def start(states: States, i: int, seats: int, options: NDArray[np.int64]) -> None:
    """Lay out an empty board before the coin is tossed (T1 to T3)."""
    state = states[i]
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.supply[seat] = (1 << TILES) - 1
    state.cards = (1 << (OFFICES * COPIES)) - 1
    state.stage = TOSS
    state.seat = 0
    state.first = 0
    state.ending = RUNNING
    state.victor = NULL
    state.placed = 0
    for election in range(ELECTIONS):
        state.office[election] = 0
        state.result[election] = PENDING
        for seat in range(SEATS):
            state.score[election, seat] = 0
    for place in range(ELECTIONS * PLACED_PER_ELECTION):
        state.tile[place] = 0
        state.building[place] = 0
    for building in range(BUILDINGS):
        _empty(state, building)


@kernel
def to_move(states: States, i: int) -> int:
    """Return the seat that places a tile; nature tosses, draws and turns cards."""
    stage = states[i].stage
    if stage == PLACE:
        return int(states[i].seat)
    return OVER if stage == ENDED else NATURE


@kernel
def write_legal(states: States, i: int, legal: Legal) -> int:
    """Write what may happen next: any tile of the hand into any building (T7), or nature's draws."""
    state = states[i]
    seat = state.seat
    stage = state.stage
    if stage == PLACE:
        return _write_placings(np.int64(state.hand[seat]), legal)
    if stage == DRAW:
        return write_bits(np.int64(state.supply[seat]), TILE + seat * TILES, legal, 0)
    if stage == TURN:
        return write_bits(np.int64(state.cards), CARD, legal, 0)
    if stage == TOSS:
        legal[0] = COIN
        legal[1] = COIN + 1
        return SEATS
    return 0


@kernel
def _write_placings(tiles: Any, legal: Legal) -> int:
    """Write each tile of a hand with each building and return how many there are.

    Nine rows are written whatever the hand: a loop that always ends alike is never guessed wrong.
    """
    num = num_bits(tiles) * BUILDINGS
    for k in range(HAND):
        tile = lowest_bit(tiles | (1 << TILES))
        tiles &= tiles - 1
        for building in range(BUILDINGS):
            legal[k * BUILDINGS + building] = _PLACINGS[tile, building]
    return num


@kernel
def apply(states: States, i: int, action: int) -> None:
    """Play ``action``, which the caller guarantees to be legal."""
    state = states[i]
    if action < COIN:
        placing = np.uint32(action)  # signed, dividing as Python rounds costs 8 % of a random game
        _place(state, placing // BUILDINGS, placing % BUILDINGS)
    elif action >= CARD:
        _turn(state, action - CARD)
    elif action >= TILE:
        _draw(state, (action - TILE) % TILES)
    else:
        state.first = action - COIN
        state.stage = DRAW  # T4: Brown's nine tiles, then Beige's


@kernel
def _draw(state: State, tile: int) -> None:
    seat = state.seat
    state.supply[seat] ^= 1 << tile
    state.hand[seat] |= 1 << tile
    if num_bits(state.hand[seat]) == HAND:
        state.seat = 1 - seat
        if seat == SEATS - 1:
            state.stage = TURN


@kernel
def _turn(state: State, card: int) -> None:
    election = state.placed // PLACED_PER_ELECTION
    state.cards ^= 1 << card
    state.office[election] = card // COPIES
    state.stage = PLACE
    # T5: the coin's holder starts elections 1, 3, 5, 7, 9.
    state.seat = state.first ^ (election & 1)


@kernel
def _place(state: State, tile: Any, building: Any) -> None:
    seat = state.seat
    placed = state.placed
    state.hand[seat] ^= 1 << tile
    state.tile[placed] = tile
    state.building[placed] = building
    state.sums[building, seat, tile // VALUES] += tile % VALUES + 1
    state.placed = placed + 1
    state.seat = 1 - seat
    if (placed + 1) % PLACED_PER_ELECTION == 0:
        _count(state, placed // PLACED_PER_ELECTION)


@kernel
def _count(state: State, election: int) -> None:
    """Count an election (T9 to T13) and go on to what follows it (T14 to T17)."""
    office = state.office[election]
    brown, beige = _score(state, 0, office), _score(state, 1, office)
    state.score[election, 0] = brown
    state.score[election, 1] = beige
    result = NULL if brown == beige else 0 if brown > beige else 1  # T12
    state.result[election] = result
    _empty(state, office)
    _empty(state, OFFICES + office)
    if result != NULL and _has_row(state, election, result):
        _end(state, result, ROW)
    elif election == ELECTIONS - 1:
        _decide(state)
    else:
        # T14: the supply is empty from the eighth election on.
        state.stage = TURN if state.supply[0] == 0 else DRAW
        state.seat = 0


@kernel
def _score(state: State, seat: int, office: int) -> int:
    """Return a seat's votes for ``office`` in its own building (T10, T11)."""
    building = seat * OFFICES + office
    votes = state.sums[building, seat, office]
    counters = state.sums[building, 1 - seat, (office + 1) % GUILDS]
    counter_counters = state.sums[building, seat, (office + 2) % GUILDS]
    return int(max(0, votes - max(0, counters - counter_counters)))


@kernel
def _empty(state: State, building: int) -> None:
    for seat in range(SEATS):
        for guild in range(GUILDS):
            state.sums[building, seat, guild] = 0


@kernel
def _has_row(state: State, election: int, seat: int) -> bool:
    """Tell whether ``seat`` has won three elections in a row, the last one ``election`` (T15)."""
    if election < ROW_TO_WIN - 1:
        return False
    for back in range(1, ROW_TO_WIN):
        if state.result[election - back] != seat:
            return False
    return True


@kernel
def _decide(state: State) -> None:
    """End the game after nine elections: representatives, then hands (T16, T17)."""
    lead = 0
    for election in range(ELECTIONS):
        if state.result[election] == 0:
            lead += 1
        elif state.result[election] == 1:
            lead -= 1
    ending = REPRESENTATIVES
    if lead == 0:
        lead = hand_sum(state, 0) - hand_sum(state, 1)
        ending = HANDS if lead != 0 else DRAWN
    _end(state, NULL if lead == 0 else 0 if lead > 0 else 1, ending)


@kernel
def hand_sum(state: State, seat: int) -> int:
    """Return the sum of the values in a seat's hand, whatever the guilds (T17)."""
    total = 0
    tiles = int(state.hand[seat])
    while tiles != 0:
        total += lowest_bit(tiles) % VALUES + 1
        tiles &= tiles - 1
    return total


@kernel
def _end(state: State, victor: int, ending: int) -> None:
    state.victor = victor
    state.ending = ending
    state.stage = ENDED


@kernel
def write_returns(states: States, i: int, returns: NDArray[np.float64]) -> None:
    """Write 1 for the victor and -1 for the other, or 0 for both after a draw."""
    victor = states[i].victor
    for seat in range(SEATS):
        returns[seat] = 0.0 if victor == NULL else 1.0 if victor == seat else -1.0


@kernel
def stream(states: States, i: int) -> int:
    """Return the coin's stream, the cards', or that of a seat's supply."""
    state = states[i]
    if state.stage == DRAW:
        return int(SUPPLY_STREAM + state.seat)
    return CARD_STREAM if state.stage == TURN else COIN_STREAM


@kernel
def turn(states: States, i: int) -> int:
    """Return the number of tiles placed: one tile is a turn (T7)."""
    return int(states[i].placed)


@kernel
def shown(states: States, i: int) -> int:
    """Return the number of elections counted (T9)."""
    return int(states[i].placed // PLACED_PER_ELECTION)


@kernel
def is_standing(state: State, place: int) -> bool:
    """Tell whether the tile placed as number ``place`` has not been revealed yet (T9, T13)."""
    office = state.building[place] % OFFICES
    counted = state.placed // PLACED_PER_ELECTION
    for election in range(place // PLACED_PER_ELECTION, counted):
        if state.office[election] == office:
            return False
    return True


@kernel
def owner(state: State, place: int) -> int:
    """Return the seat that placed tile number ``place`` (T5, T7)."""
    return int((state.first ^ (place // PLACED_PER_ELECTION) ^ place) & 1)


@kernel
def imagine(states: States, i: int, seat: int, rng: Rng) -> None:
    """Deal the tiles that ``seat`` cannot see anew: others' hands, supplies and hidden faces (T19)."""
    state = states[i]
    if state.stage == ENDED:
        return  # T18: after the end everything is shown
    for other in range(SEATS):
        if other != seat:
            _redeal(state, other, rng)


@kernel
def _redeal(state: State, seat: int, rng: Rng) -> None:
    """Share a seat's hidden tiles out at random among its standing tiles, hand and supply."""
    unseen = hidden_tiles(state, seat)
    for place in range(state.placed):
        if owner(state, place) == seat and is_standing(state, place):
            tile = _random_bit(unseen, rng)
            unseen ^= 1 << tile
            replace_tile(state, place, tile)
    share_out(state, seat, unseen, rng)


@kernel
def hidden_tiles(state: State, seat: int) -> Any:
    """Return all that the other may not tell apart, a bit per tile: standing, in hand, in the supply."""
    hidden = np.int64(state.hand[seat] | state.supply[seat])
    for place in range(state.placed):
        if owner(state, place) == seat and is_standing(state, place):
            hidden |= 1 << np.int64(state.tile[place])
    return hidden


@kernel
def replace_tile(state: State, place: int, tile: Any) -> None:
    """Let another tile of the same seat stand as number ``place``."""
    seat, building, old = owner(state, place), state.building[place], state.tile[place]
    state.tile[place] = tile
    state.sums[building, seat, old // VALUES] -= old % VALUES + 1
    state.sums[building, seat, tile // VALUES] += tile % VALUES + 1


@kernel
def share_out(state: State, seat: int, tiles: Any, rng: Rng) -> None:
    """Deal a seat as many of ``tiles`` as it has in hand, each equally likely; the rest is its supply."""
    hand = 0
    for _ in range(num_bits(state.hand[seat])):
        tile = _random_bit(tiles, rng)
        tiles ^= 1 << tile
        hand |= 1 << tile
    state.hand[seat] = hand
    state.supply[seat] = tiles


@kernel
def _random_bit(bits: Any, rng: Rng) -> int:
    """Return the position of one of the bits set, each equally likely."""
    for _ in range(below(rng, num_bits(bits))):
        bits &= bits - 1
    return int(lowest_bit(bits))
