"""Random games, written once for every game."""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng, below
from pelagos.engine.dispatch import Legal, States, apply, start, to_move, write_legal, write_returns
from pelagos.engine.kernel import kernel
from pelagos.engine.seat import OVER


@kernel
def playout(states: States, i: int, legal: Legal, rng: Rng) -> int:
    """Play ``states[i]`` to its end, every action equally likely, and return the number of plies."""
    plies = 0
    while to_move(states, i) != OVER:
        num_legal = write_legal(states, i, legal)
        apply(states, i, legal[below(rng, num_legal)])
        plies += 1
    return plies


@kernel
def play_games(
    states: States,
    seats: int,
    options: NDArray[np.int64],
    games: int,
    legal: Legal,
    rng: Rng,
    returns: NDArray[np.float64],
    totals: NDArray[np.float64],
) -> int:
    """Play ``games`` new random games in ``states[0]``; add each one's returns to ``totals``.

    ``returns`` and ``totals`` have one place per seat. Returns the plies played.
    """
    plies = 0
    for _ in range(games):
        start(states, 0, seats, options)
        plies += playout(states, 0, legal, rng)
        write_returns(states, 0, returns)
        for seat in range(seats):
            totals[seat] += returns[seat]
    return plies
