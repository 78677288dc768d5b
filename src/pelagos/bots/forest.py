"""The memory of trees: made, widened, and used again once nobody asks a tree any more.

New memory is cleared by the system, and threads wait for each other there: with new memory for every plan,
and keys for a whole budget of time from the beginning, two threads made 0.85 times the simulations of two
processes, and all of them fewer (``bench/bots.py``).
"""

import os
import threading

import numpy as np

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
    num_nodes = simulations + 1
    num_edges = game.max_legal + simulations * (EDGES_EACH_HIDDEN if game.hidden else EDGES_EACH)
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


def give_back(tree: Tree) -> None:
    """Keep the memory of a tree that nobody asks any more for the next one, unless it is much."""
    num_nodes, num_edges = tree.sizes
    an_edge = EDGE.itemsize + (ECHO.itemsize if len(tree.echoes) else 0)
    if tree.keys.nbytes + num_nodes * NODE.itemsize + num_edges * an_edge <= _MAX_BYTES:
        with _lock:
            _spare.append(tree)
            del _spare[:-_MAX_SPARE]
