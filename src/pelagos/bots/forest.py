"""The memory of trees: made, widened, and used again once nobody asks a tree any more.

New memory is cleared by the system, and threads wait for each other there: with new memory for every plan,
and keys for a whole budget of time from the beginning, two threads made 0.85 times the simulations of two
processes, and all of them fewer (``bench/bots.py``).
"""

import os
import threading
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.tree import ECHO, EDGE, NODE, Tree, move_keys
from pelagos.engine.game import Game

# Edges that a tree has room for, by simulation: few nodes are visited again and need any. Where something is
# hidden, those of others collect the actions of many worlds.
EDGES_EACH, EDGES_EACH_HIDDEN = 20, 60

_MIN_SLOTS = 1 << 10  # a power of two, as every table of keys has
_MAX_SPARE = 2 * (os.cpu_count() or 1)
_MAX_BYTES = 1 << 26  # that were written to in a spare tree: more goes back to the system

_spare: list[Tree] = []  # the one that lies longest comes first
_lock = threading.RLock()  # to be taken again by a plan that is forgotten while one takes a tree


def take_tree(game: Game, simulations: int) -> Tree:
    """Return an empty tree with room for so many simulations, but for their keys: see ``with_room``."""
    num_nodes, num_edges = _room_for(game, simulations)
    num_echoes = num_edges if game.knowledge is None else 0
    sizes = (num_nodes, num_edges, num_echoes)
    with _lock:
        for place, tree in enumerate(_spare):
            if (len(tree.nodes), len(tree.edges), len(tree.echoes)) == sizes:
                del _spare[place]
                tree.keys.fill(0)
                tree.sizes.fill(0)
                return tree
    return Tree(
        np.zeros(_MIN_SLOTS, np.uint64),
        np.zeros(_MIN_SLOTS, np.int32),
        np.zeros(num_nodes, NODE),
        np.zeros(num_edges, EDGE),
        np.zeros(num_echoes, ECHO),
        np.zeros(2, np.int64),
    )


def _room_for(game: Game, simulations: int) -> tuple[int, int]:
    """Return how many nodes and edges so many simulations need."""
    return simulations + 1, game.max_legal + simulations * (EDGES_EACH_HIDDEN if game.hidden else EDGES_EACH)


def with_more(tree: Tree, game: Game, simulations: int) -> Tree:
    """Return the tree with room for so many more simulations, but for their keys."""
    num_nodes, num_edges = (
        used + more for used, more in zip(tree.sizes.tolist(), _room_for(game, simulations), strict=True)
    )
    nodes = _longer(tree.nodes, num_nodes, tree.sizes[0])
    edges = _longer(tree.edges, num_edges, tree.sizes[1])
    echoes = _longer(tree.echoes, len(edges), tree.sizes[1]) if len(tree.echoes) else tree.echoes
    return tree._replace(nodes=nodes, edges=edges, echoes=echoes)


def _longer(array: NDArray[Any], num: int, used: int) -> NDArray[Any]:
    if num <= len(array):
        return array
    longer = np.zeros(num + used, array.dtype)  # to be asked again once twice as much is used
    longer[:used] = array[:used]
    return longer


def with_room(tree: Tree, simulations: int) -> Tree:
    """Return the tree with room for the keys of so many simulations, the same one where there is.

    Of nodes and edges only what is written takes memory, but keys are all over their table.
    """
    num_slots = 1 << (2 * simulations).bit_length()
    if num_slots <= len(tree.keys):
        return tree
    wider = tree._replace(keys=np.zeros(num_slots, np.uint64), slots=np.zeros(num_slots, np.int32))
    move_keys(tree, wider)
    return wider


def is_large(tree: Tree) -> bool:
    """Tell whether so much was written into a tree that its memory should go back to the system."""
    num_nodes, num_edges = tree.sizes
    an_edge = EDGE.itemsize + (ECHO.itemsize if len(tree.echoes) else 0)
    return bool(tree.keys.nbytes + num_nodes * NODE.itemsize + num_edges * an_edge > _MAX_BYTES)


def give_back(tree: Tree) -> None:
    """Keep the memory of a tree that nobody asks any more for the next one, unless it is much."""
    if not is_large(tree):
        with _lock:
            _spare.append(tree)
            del _spare[:-_MAX_SPARE]
