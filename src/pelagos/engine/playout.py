"""Random games, written once for every game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng, below, make_rng
from pelagos.engine.dispatch import Legal, States, apply, start, to_move, write_legal, write_returns
from pelagos.engine.game import Game
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
    tally: NDArray[np.int64],
) -> int:
    """Play ``games`` new random games in ``states[0]`` and return the number of plies.

    ``tally[seat]`` counts the seat's losses, draws and wins; ``returns`` is
    scratch, one place per seat.
    """
    plies = 0
    for _ in range(games):
        start(states, 0, seats, options)
        plies += playout(states, 0, legal, rng)
        write_returns(states, 0, returns)
        for seat in range(seats):
            tally[seat, int(returns[seat]) + 1] += 1
    return plies


class Simulation:
    """Random games of one kind on one core, in as many calls as the caller likes."""

    def __init__(self, game: Game, *, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
        self.games = 0
        self.plies = 0
        self.tally = np.zeros((seats, 3), np.int64)
        self._seats = game.check_seats(seats)
        self._options = game.encode_options(game.complete_options(options))
        self._states = np.zeros(1, game.dtype)
        self._legal = np.zeros(game.max_legal, np.int32)
        self._returns = np.zeros(seats, np.float64)
        self._rng = make_rng(seed)

    def run(self, games: int) -> None:
        """Play ``games`` more games."""
        self.plies += play_games(
            self._states,
            self._seats,
            self._options,
            games,
            self._legal,
            self._rng,
            self._returns,
            self.tally,
        )
        self.games += games
