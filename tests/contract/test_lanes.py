"""Compiled and plain code agree, to the byte."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

import pelagos
from pelagos.engine.chance import make_rng
from pelagos.engine.dispatch import imagine
from pelagos.engine.kernel import IS_COMPILED
from pelagos.engine.playout import playout

GAMES = 40


def fingerprint(name: str, seats: int) -> str:
    """Return a hash of many random games: final states, returns, imagined states, the generator."""
    game = pelagos.game(name)
    rng, digest = make_rng(99), hashlib.sha256()
    legal, returns = np.zeros(game.max_legal, np.int32), np.zeros(seats)
    for i in range(GAMES):
        states = game.new_states(1, seats=seats)
        for _ in range(i):
            num = game.rules.write_legal(states, 0, legal)
            if num:
                game.rules.apply(states, 0, int(legal[(i * 7) % num]))
        imagine(states, 0, i % seats, rng)
        digest.update(states.tobytes())
        playout(states, 0, legal, rng)
        game.rules.write_returns(states, 0, returns)
        digest.update(states.tobytes() + returns.tobytes() + rng.tobytes())
    return digest.hexdigest()


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="this is the plain lane")
@pytest.mark.parametrize("name", pelagos.games())
def test_compiled_and_plain_games_are_the_same(name: str) -> None:
    game = pelagos.game(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        script = f"from tests.contract.test_lanes import fingerprint; print(fingerprint({name!r}, {seats}))"
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        plain = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        assert plain.stdout.strip() == fingerprint(name, seats)
