"""Count the action sequences from a state: the plainest proof that legality did not change."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pelagos.engine.dispatch import State, States, apply, write_legal
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel


def perft(game: Game, state: State, depth: int) -> int:
    """Return how many sequences of ``depth`` legal actions, nature's too, begin in ``state``."""
    if depth == 0:
        return 1
    states = np.zeros(depth, game.dtype)
    states[0] = state
    legal = np.zeros((depth, game.max_legal), np.int32)
    num_legal = np.zeros(depth, np.int64)
    tried = np.zeros(depth, np.int64)
    return int(_count_leaves(states, legal, num_legal, tried, depth))


def divide(game: Game, state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each legal action's notation with the ``perft`` behind it; ``depth`` is at least 1."""
    legal = np.zeros(game.max_legal, np.int32)
    root = np.zeros(1, game.dtype)
    root[0] = state
    for action in legal[: game.rules.write_legal(root, 0, legal)].tolist():
        after = root.copy()
        game.rules.apply(after, 0, action)
        yield game.format_action(state, action), perft(game, after[0], depth - 1)


@kernel
def _count_leaves(states: States, legal: Any, num_legal: Any, tried: Any, depth: int) -> int:
    """Walk the tree with one state per level; the last level is counted, not played."""
    leaves = 0
    level = 0
    num_legal[0] = write_legal(states, 0, legal[0])
    tried[0] = 0
    while level >= 0:
        if level == depth - 1:
            leaves += num_legal[level]
            level -= 1
        elif tried[level] == num_legal[level]:
            level -= 1
        else:
            action = legal[level, tried[level]]
            tried[level] += 1
            states[level + 1] = states[level]
            level += 1
            apply(states, level, action)
            num_legal[level] = write_legal(states, level, legal[level])
            tried[level] = 0
    return leaves
