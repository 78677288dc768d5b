"""A search tree in flat arrays, and what a search writes on while it works.

A node is what the searching seat knows in a position, found by a hash of the
record: where nothing is hidden, of the record itself; elsewhere of the record
with all that the seat may not know redrawn in one fixed way. So positions that
are reached by several ways share a node, nature's draws need none, and a node
means the same in every world that the seat cannot tell apart.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.habit import Habits, make_habits
from pelagos.engine.chance import Rng
from pelagos.engine.dispatch import Legal, States, imagine
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel, part, record

NODE = record(
    ("first", "i4"),  # its first edge, or UNOPENED
    ("num", "i4"),  # edges in use
    ("room", "i4"),  # edges that fit before they must move
    ("visits", "i4"),
    ("total", "f8"),  # of the values for the seat to move here
)
EDGE = record(("action", "i4"), ("visits", "i4"), ("prior", "f8"), ("total", "f8"))
ECHO = record(("visits", "i8"), ("total", "f8"))  # of simulations with the action, here or later

UNOPENED = -1
NOWHERE = -1
DEPTH = 1024  # decisions on one way through the tree; deeper ones are left to the playout

# Records of the states array: the world being played in, a scratch for keys, and what the seat knows.
HERE, MASKED, ROOT = range(3)

_MIX_1 = 0x9E3779B97F4A7C15
_MIX_2 = 0xD6E8FEB86659FD93
_MASK = 0xFFFFFFFFFFFFFFFF


class Tree(NamedTuple):
    """The arrays of a tree: a hash table of keys, nodes, edges, and how many of both are used.

    Each edge has an echo where the game brings no knowledge; elsewhere there are none.
    """

    keys: NDArray[np.uint64]
    slots: NDArray[np.int32]
    nodes: NDArray[Any]
    edges: NDArray[Any]
    echoes: NDArray[Any]
    sizes: NDArray[np.int64]


class Desk(NamedTuple):
    """What a search writes on while it works."""

    legal: Legal
    weights: NDArray[np.float64]
    choices: NDArray[np.int32]  # the edges of the legal actions
    where: NDArray[np.int32]  # the edge of each action at one node
    way_nodes: NDArray[np.int32]
    way_edges: NDArray[np.int32]
    way_seats: NDArray[np.int32]
    values: NDArray[np.float64]  # by seat
    habits: Habits
    rng: Rng
    still: Rng


class Knobs(NamedTuple):
    """How to search: for whom, whether anything is hidden, whether the game brings knowledge."""

    seat: int
    is_hidden: bool
    is_known: bool
    explore: float
    caution: float  # how much less than its node an action that was not tried is thought to be worth
    doubt: float  # the power of weights that makes them priors: below 1, less is taken for granted
    foresight: int  # quiet moments after which a simulation is judged; 0: at the first one beyond the tree


def make_desk(game: Game, seats: int, seed: int) -> Desk:
    """Return the scratch arrays of one search."""
    return Desk(
        np.zeros(game.max_legal, np.int32),
        np.zeros(game.max_legal, np.float64),
        np.zeros(game.max_legal, np.int32),
        np.full(game.num_actions, NOWHERE, np.int32),
        np.zeros(DEPTH, np.int32),
        np.zeros(DEPTH, np.int32),
        np.zeros(DEPTH, np.int32),
        np.zeros(seats, np.float64),
        make_habits(seats, game.num_actions if game.knowledge is None else 0),
        np.array([seed & _MASK], np.uint64),
        np.zeros(1, np.uint64),
    )


def words_of(states: States) -> NDArray[Any]:
    """Return the same memory as rows of the widest whole numbers that fit a record."""
    size = states.dtype.itemsize
    unit = next(unit for unit in (8, 4, 2, 1) if size % unit == 0)
    return states.view(np.uint8).view(f"u{unit}").reshape(len(states), size // unit)


@kernel
def find(states: States, words: Any, tree: Tree, desk: Desk, knobs: Knobs) -> int:
    """Return the node of ``states[HERE]``, or ``NOWHERE``."""
    slot = slot_of(tree, key_of(states, words, desk, knobs))
    return int(tree.slots[slot]) if tree.keys[slot] != 0 else NOWHERE


@part
def key_of(states: States, words: Any, desk: Desk, knobs: Knobs) -> int:
    """Return a hash of what the searching seat knows in ``states[HERE]``, never 0."""
    row = HERE
    if knobs.is_hidden:
        row = MASKED
        states[MASKED] = states[HERE]
        desk.still[0] = 0
        imagine(states, MASKED, knobs.seat, desk.still)
    mixed = _MIX_2
    for place in range(words.shape[1]):
        mixed = ((mixed ^ int(words[row, place])) * _MIX_1) & _MASK
        mixed ^= mixed >> 29
    return mixed if mixed != 0 else _MIX_1


@part
def slot_of(tree: Tree, key: int) -> int:
    """Return where ``key`` is in the table, or where it would go."""
    last = len(tree.keys) - 1
    slot = int(key >> 29) & last
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = (slot + 1) & last
    return slot


@kernel
def move_keys(tree: Tree, wider: Tree) -> None:
    """Write the keys of ``tree`` into the empty table of ``wider``."""
    for old in range(len(tree.keys)):
        if tree.keys[old] != 0:
            slot = slot_of(wider, int(tree.keys[old]))
            wider.keys[slot] = tree.keys[old]
            wider.slots[slot] = tree.slots[old]
