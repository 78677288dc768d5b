"""The peer on whole turns: Catanatron, a simulator of Catan in Python. Not catanatron.py: that hides it."""

import itertools
import time

from catanatron import Color, Game, RandomPlayer


def turns_per_second(seconds: float) -> tuple[float, float, float]:
    """Play whole games of four random players; return turns, games and plies per second.

    A turn is one of Catanatron's own count: it adds the six times that the seat changes while the first
    settlements are placed (of about 330 a game), and leaves out the turn that wins.
    Every game seeds Python's global ``random``.
    """
    players = [RandomPlayer(color) for color in Color]
    Game(players, seed=1).play()  # fills its caches
    turns = games = plies = 0
    began = time.perf_counter()
    # From 1: it takes the seed 0 for none.
    for seed in itertools.count(1):
        game = Game(players, seed=seed)
        game.play()
        turns += game.state.num_turns
        plies += len(game.state.actions)
        games += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            break
    return turns / spent, games / spent, plies / spent
