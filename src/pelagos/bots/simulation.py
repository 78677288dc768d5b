"""One simulation after another through a tree, written once for every game.

Each starts in a world that the seat believes in, goes down by PUCT (each seat
for itself), draws nature's actions, and ends at the first new node: there
sensible play goes on until the position can be judged, or to the end. Where a
game brings no knowledge, what is sensible is learnt from the simulations
themselves (``habit``).
"""

from math import exp, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.habit import form_habits, is_played, note, play_out
from pelagos.bots.tree import DEPTH, HERE, NOWHERE, ROOT, UNOPENED, Desk, Knobs, Tree, key_of, slot_of
from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import States, apply, to_move, write_legal, write_returns
from pelagos.engine.kernel import kernel, large_kernel, part
from pelagos.engine.knowledge import believe, is_quiet, standing, weigh
from pelagos.engine.seat import NATURE, OVER

_FRACTIONS = 1 << 30

_LOUDEST = 100  # an echo counts like as many visits as it was heard in, but never like more than these


@large_kernel
def simulate(states: States, words: Any, tree: Tree, desk: Desk, knobs: Knobs, num: int) -> None:
    """Make ``num`` more simulations from what the seat knows in ``states[ROOT]``."""
    for _ in range(num):
        states[HERE] = states[ROOT]
        if knobs.is_hidden:
            believe(states, HERE, knobs.seat, desk.rng)
        depth = _descend(states, words, tree, desk, knobs)
        if not knobs.is_known:
            _echo(tree, desk, depth)
        _tell(tree, desk, depth)


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
        key = key_of(states, words, desk, knobs)
        slot = slot_of(tree, key)
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
            if not knobs.is_known:
                tree.echoes[first + place] = tree.echoes[node.first + place]
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
            if not knobs.is_known:
                tree.echoes[edge].visits = 0
                tree.echoes[edge].total = 0.0


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
        if not knobs.is_known:
            echo = tree.echoes[desk.choices[place]]
            if echo.visits > 0:
                heard = 1.0 / (1.0 / echo.visits + 1.0 / _LOUDEST)
                value += heard / (heard + edge.visits) * (echo.total / echo.visits - value)
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
        play_out(states, HERE, desk.legal, desk.rng, desk.habits)
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
def _echo(tree: Tree, desk: Desk, depth: int) -> None:
    """Let every node on the way hear what came of the actions that its seat played there or later."""
    form_habits(desk.habits, desk.values)
    for place in range(depth - 1, -1, -1):
        if desk.way_edges[place] == NOWHERE:
            continue
        seat = desk.way_seats[place]
        note(desk.habits, seat, tree.edges[desk.way_edges[place]].action)
        node = tree.nodes[desk.way_nodes[place]]
        for edge in range(node.first, node.first + node.num):
            if is_played(desk.habits, seat, tree.edges[edge].action):
                tree.echoes[edge].visits += 1
                tree.echoes[edge].total += desk.values[seat]


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
