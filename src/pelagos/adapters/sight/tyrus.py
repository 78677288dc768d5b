"""Tyrus, observed: hands, supplies and standing faces of the other seat are hidden (T18, T19).

Buildings are told from the observer on: its own citadel, market and temple, then the other's.
"""

from typing import Any

import numpy as np

from pelagos.adapters.observation import bits, choice, number
from pelagos.engine.dispatch import State, States
from pelagos.engine.kernel import kernel, num_bits, record
from pelagos.games.tyrus.rules import owner
from pelagos.games.tyrus.state import (
    BUILDINGS,
    COPIES,
    ELECTIONS,
    GUILDS,
    HAND,
    NULL,
    OFFICES,
    PENDING,
    PLACED_PER_ELECTION,
    SEATS,
    TILES,
    VALUES,
)

SIGHT = record(
    ("hand", "u4"),  # the observer's, a bit per tile
    ("standing", "u4", (BUILDINGS,)),  # the observer's tiles there
    ("revealed", "u4", (SEATS,)),  # tiles discarded by counts: the observer's, the other's
    ("sums", "i2", (BUILDINGS, GUILDS)),  # of the observer's standing tiles
    ("theirs", "u1", (BUILDINGS,)),  # how many tiles of the other stand there
    ("hands", "u1", (SEATS,)),  # how many tiles each holds
    ("supplies", "u1", (SEATS,)),
    ("cards", "u1", (OFFICES,)),  # still to come, by office
    ("result", "u1", (ELECTIONS,)),  # 0 won, 1 lost, NULL, or PENDING
    ("office", "u1"),  # that is voted for, OFFICES if no card is turned
    ("election", "u1"),
    ("step", "u1"),  # tiles placed in this election
    ("is_first", "u1"),  # whether the observer holds the coin
    ("unused", "u1", (2,)),  # a record has no gaps
)

OBSERVATION = (
    bits("hand", TILES),
    bits("standing", TILES),
    bits("revealed", TILES),
    number("sums", 20),
    number("theirs", PLACED_PER_ELECTION),
    number("hands", HAND),
    number("supplies", TILES),
    number("cards", COPIES),
    choice("result", PENDING),
    choice("office", OFFICES),
    number("election", ELECTIONS),
    choice("step", PLACED_PER_ELECTION),
    number("is_first"),
)


@kernel
def look(states: States, seats: Any, sights: States) -> None:
    """Write what seat ``seats[i]`` sees of ``states[i]`` into ``sights[i]``, which is empty."""
    for i in range(len(states)):
        if seats[i] >= 0:
            _look(states[i], seats[i], sights[i])


@kernel
def _look(state: State, seat: int, sight: Any) -> None:
    election = state.placed // PLACED_PER_ELECTION
    sight.hand = state.hand[seat]
    for after in range(SEATS):
        sight.hands[after] = num_bits(state.hand[(seat + after) % SEATS])
        sight.supplies[after] = num_bits(state.supply[(seat + after) % SEATS])
    _look_at_tiles(state, seat, sight)
    for office in range(OFFICES):
        sight.cards[office] = COPIES
    turned = ELECTIONS - num_bits(state.cards)
    for past in range(turned):
        sight.cards[state.office[past]] -= 1
    for past in range(ELECTIONS):
        result = state.result[past]
        sight.result[past] = result if result >= NULL else result ^ seat
    sight.office = state.office[election] if turned > election else OFFICES
    sight.election = election
    sight.step = state.placed % PLACED_PER_ELECTION
    sight.is_first = state.first == seat


@kernel
def _look_at_tiles(state: State, seat: int, sight: Any) -> None:
    """Write where tiles stand and which were revealed, the faces of others' standing ones left out.

    From the last tile back, so that it is known which offices were counted since one was placed (T9, T13):
    asking ``is_standing`` for each takes twice as long.
    """
    counted: Any = 0  # a bit per office
    for place in range(int(state.placed) - 1, -1, -1):
        tile, building = np.int64(state.tile[place]), np.int64(state.building[place])
        if place % PLACED_PER_ELECTION == PLACED_PER_ELECTION - 1:
            counted |= 1 << np.int64(state.office[place // PLACED_PER_ELECTION])
        is_own = owner(state, place) == seat
        shown = (building + seat * OFFICES) % BUILDINGS
        if counted >> (building % OFFICES) & 1:
            sight.revealed[0 if is_own else 1] |= np.uint32(1 << tile)
        elif is_own:
            sight.standing[shown] |= np.uint32(1 << tile)
            sight.sums[shown, tile // VALUES] += tile % VALUES + 1
        else:
            sight.theirs[shown] += 1
