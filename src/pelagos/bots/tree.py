"""A search tree in flat arrays, and one simulation after another through it, written once for every game.

A node is what the searching seat knows in a position, found by a hash of the
record: where nothing is hidden, of the record itself; elsewhere of the record
with all that the seat may not know redrawn in one fixed way. So positions that
are reached by several ways share a node, nature's draws need none, and a node
means the same in every world that the seat cannot tell apart.

Each simulation starts in a world that the seat believes in, goes down by PUCT
(each seat for itself), draws nature's actions, and ends at the first new node:
there sensible play goes on until the position can be judged, or to the end.
"""

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import Legal, States, apply, imagine, to_move, write_legal, write_returns
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel, large_kernel, part, record
from pelagos.engine.knowledge import believe, is_quiet, standing, weigh
from pelagos.engine.playout import playout
from pelagos.engine.seat import NATURE, OVER

NODE = record(
    ("first", "i4"),  # its first edge, or UNOPENED
    ("num", "i4"),  # edges in use
    ("room", "i4"),  # edges that fit before they must move
    ("visits", "i4"),
    ("total", "f8"),  # of the values for the seat to move here
)
EDGE = record(("action", "i4"), ("visits", "i4"), ("prior", "f8"), ("total", "f8"))

UNOPENED = -1
NOWHERE = -1
DEPTH = 1024  # decisions on one way through the tree; deeper ones are left to the playout

# Records of the states array: the world being played in, a scratch for keys, and what the seat knows.
HERE, MASKED, ROOT = range(3)

_MIX_1 = 0x9E3779B97F4A7C15
_MIX_2 = 0xD6E8FEB86659FD93
_MASK = 0xFFFFFFFFFFFFFFFF
_FRACTIONS = 1 << 30


class Tree(NamedTuple):
    """The arrays of a tree: a hash table of keys, nodes, edges, and how many of both are used."""

    keys: NDArray[np.uint64]
    slots: NDArray[np.int32]
    nodes: NDArray[Any]
    edges: NDArray[Any]
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
        np.array([seed & _MASK], np.uint64),
        np.zeros(1, np.uint64),
    )


def words_of(states: States) -> NDArray[Any]:
    """Return the same memory as rows of the widest whole numbers that fit a record."""
    size = states.dtype.itemsize
    unit = next(unit for unit in (8, 4, 2, 1) if size % unit == 0)
    return states.view(np.uint8).view(f"u{unit}").reshape(len(states), size // unit)


@large_kernel
def simulate(states: States, words: Any, tree: Tree, desk: Desk, knobs: Knobs, num: int) -> None:
    """Make ``num`` more simulations from what the seat knows in ``states[ROOT]``."""
    for _ in range(num):
        states[HERE] = states[ROOT]
        if knobs.is_hidden:
            believe(states, HERE, knobs.seat, desk.rng)
        depth = _descend(states, words, tree, desk, knobs)
        _tell(tree, desk, depth)


@kernel
def find(states: States, words: Any, tree: Tree, desk: Desk, knobs: Knobs) -> int:
    """Return the node of ``states[HERE]``, or ``NOWHERE``."""
    slot = _slot(tree, _key(states, words, desk, knobs))
    return int(tree.slots[slot]) if tree.keys[slot] != 0 else NOWHERE


@part
def _key(states: States, words: Any, desk: Desk, knobs: Knobs) -> int:
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
def _slot(tree: Tree, key: int) -> int:
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
            slot = _slot(wider, int(tree.keys[old]))
            wider.keys[slot] = tree.keys[old]
            wider.slots[slot] = tree.slots[old]


@part
def _descend(states: States, words: Any, tree: Tree, desk: Desk, knobs: Knobs) -> int:
    """Go down to a new node or the end and judge it; return the number of decisions on the way."""
    depth = num_quiet = 0
    while depth < DEPTH:
        mover = to_move(states, HERE)
        if mover == OVER:
            break
        if knobs.foresight > 0 and depth > 0 and is_quiet(states, HERE):
            if num_quiet == knobs.foresight - 1:
                break
            num_quiet += 1
        if mover == NATURE:
            _draw(states, desk)
            continue
        key = _key(states, words, desk, knobs)
        slot = _slot(tree, key)
        if tree.keys[slot] == 0:
            if tree.sizes[0] == len(tree.nodes):
                break
            node = tree.sizes[0]
            tree.sizes[0] += 1
            tree.keys[slot] = key
            tree.slots[slot] = node
            tree.nodes[node].first = UNOPENED
            tree.nodes[node].visits = 0
            tree.nodes[node].total = 0.0
        node = int(tree.slots[slot])
        desk.way_nodes[depth] = node
        desk.way_seats[depth] = mover
        desk.way_edges[depth] = NOWHERE
        depth += 1
        if tree.nodes[node].visits == 0 and depth > 1:
            break
        num = _open(states, tree, desk, knobs, node)
        if num == 0:
            break
        edge = _select(tree, desk, knobs, node, num)
        desk.way_edges[depth - 1] = edge
        _play(states, tree.edges[edge].action)
    _judge(states, desk, knobs, num_quiet)
    return depth


# Rules are compiled into each place that calls them: here, once each.
@kernel
def _write_legal(states: States, desk: Desk) -> int:
    return write_legal(states, HERE, desk.legal)


@kernel
def _play(states: States, action: Any) -> None:
    apply(states, HERE, action)


@kernel
def _draw(states: States, desk: Desk) -> None:
    """Let nature play."""
    _play(states, desk.legal[below(desk.rng, _write_legal(states, desk))])


@part
def _open(states: States, tree: Tree, desk: Desk, knobs: Knobs, index: int) -> int:
    """Write the edges of the legal actions to ``choices``, new ones too; return how many, 0 without room."""
    node = tree.nodes[index]
    if node.first != UNOPENED and not knobs.is_hidden:
        for place in range(node.num):
            desk.choices[place] = node.first + place
        return int(node.num)
    num = _write_legal(states, desk)
    if node.first == UNOPENED:
        if tree.sizes[1] + num > len(tree.edges):
            return 0
        node.first = tree.sizes[1]
        node.num = 0
        node.room = num
        tree.sizes[1] += num
    for edge in range(node.first, node.first + node.num):
        desk.where[tree.edges[edge].action] = edge
    num_new = 0
    for place in range(num):
        num_new += desk.where[desk.legal[place]] == NOWHERE
    if num_new > 0:
        _add(states, tree, desk, knobs, index, num, num_new)
    num_choices = 0
    for place in range(num):
        edge = desk.where[desk.legal[place]]
        if edge != NOWHERE:
            desk.choices[num_choices] = edge
            num_choices += 1
    for edge in range(node.first, node.first + node.num):
        desk.where[tree.edges[edge].action] = NOWHERE
    return num_choices


@part
def _add(states: States, tree: Tree, desk: Desk, knobs: Knobs, index: int, num: int, num_new: int) -> None:
    """Add edges for legal actions that have none yet, if there is room in the tree."""
    node = tree.nodes[index]
    if node.num + num_new > node.room:
        room = min(2 * (node.num + num_new), len(desk.where))
        first = tree.sizes[1]
        if first + room > len(tree.edges):
            return
        for place in range(node.num):
            tree.edges[first + place] = tree.edges[node.first + place]
            desk.where[tree.edges[first + place].action] = first + place
        node.first = first
        node.room = room
        tree.sizes[1] += room
    weigh(states, HERE, desk.legal, num, desk.weights)
    total = 0.0
    for place in range(num):
        desk.weights[place] **= knobs.doubt
        total += desk.weights[place]
    for place in range(num):
        action = desk.legal[place]
        if desk.where[action] == NOWHERE:
            edge = node.first + node.num
            desk.where[action] = edge
            node.num += 1
            tree.edges[edge].action = action
            tree.edges[edge].visits = 0
            tree.edges[edge].prior = desk.weights[place] / total
            tree.edges[edge].total = 0.0


@part
def _select(tree: Tree, desk: Desk, knobs: Knobs, index: int, num: int) -> int:
    """Return the edge to follow: its value so far, and what its prior and few visits add (PUCT)."""
    node = tree.nodes[index]
    priors = 1.0
    if knobs.is_hidden:
        priors = 0.0
        for place in range(num):
            priors += tree.edges[desk.choices[place]].prior
    wonder = knobs.explore * sqrt(max(1, node.visits)) / priors
    untried = node.total / max(1, node.visits) - knobs.caution
    best, best_score = 0, -1e300
    for place in range(num):
        edge = tree.edges[desk.choices[place]]
        value = edge.total / edge.visits if edge.visits > 0 else untried
        score = value + wonder * edge.prior / (1 + edge.visits)
        if score > best_score:
            best, best_score = place, score
    return int(desk.choices[best])


@part
def _judge(states: States, desk: Desk, knobs: Knobs, num_quiet: int) -> None:
    """Write what ``states[HERE]`` is worth to each seat, from -1 to 1, playing on where need be.

    ``num_quiet`` moments were quiet on the way here.
    """
    if not knobs.is_known:
        playout(states, HERE, desk.legal, desk.rng)
    while True:
        mover = to_move(states, HERE)
        if mover == OVER:
            write_returns(states, HERE, desk.values)
            return
        if is_quiet(states, HERE):
            if num_quiet >= knobs.foresight - 1:
                break
            num_quiet += 1
        if mover == NATURE:
            _draw(states, desk)
        else:
            num = _write_legal(states, desk)
            weigh(states, HERE, desk.legal, num, desk.weights)
            _play(states, desk.legal[draw_weighted(desk.weights, num, desk.rng)])
    seats = len(desk.values)
    best, total = -1e300, 0.0
    for seat in range(seats):
        desk.values[seat] = standing(states, HERE, seat)
        best = max(best, desk.values[seat])
    for seat in range(seats):
        desk.values[seat] = exp(desk.values[seat] - best)
        total += desk.values[seat]
    for seat in range(seats):
        desk.values[seat] = 2.0 * desk.values[seat] / total - 1.0


@kernel
def draw_weighted(weights: NDArray[np.float64], num: int, rng: Rng) -> int:
    """Return one of ``num`` places, as often as its weight says."""
    total = 0.0
    for place in range(num):
        total += weights[place]
    mark = total * below(rng, _FRACTIONS) / _FRACTIONS
    for place in range(num - 1):
        mark -= weights[place]
        if mark < 0.0:
            return place
    return num - 1


@part
def _tell(tree: Tree, desk: Desk, depth: int) -> None:
    """Add what came out to every node and edge on the way, each as its own seat sees it."""
    for place in range(depth):
        value = desk.values[desk.way_seats[place]]
        node = tree.nodes[desk.way_nodes[place]]
        node.visits += 1
        node.total += value
        if desk.way_edges[place] != NOWHERE:
            edge = tree.edges[desk.way_edges[place]]
            edge.visits += 1
            edge.total += value
