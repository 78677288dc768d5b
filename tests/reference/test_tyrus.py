"""The kernels of Tyrus agree with the reference, written from the rules alone."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.reference.tyrus import Reference

import pelagos

TYRUS = pelagos.game("tyrus")


def play_both(seed: int, *, with_views: bool) -> None:
    """Play one random game in both, comparing every legal list, view and outcome."""
    rng = random.Random(seed)
    reference = Reference()
    states = TYRUS.new_states(1, seats=2)
    legal = np.zeros(TYRUS.max_legal, np.int32)
    while (mover := reference.to_move) is not None:
        assert TYRUS.rules.to_move(states, 0) == mover
        actions = legal[: TYRUS.rules.write_legal(states, 0, legal)].tolist()
        assert actions == reference.legal()
        if with_views:
            compare_views(states[0], reference, is_over=False)
        action = rng.choice(actions)
        TYRUS.rules.apply(states, 0, action)
        reference.play(action)
    assert TYRUS.rules.write_legal(states, 0, legal) == 0
    compare_views(states[0], reference, is_over=True)
    assert msgspec.to_builtins(TYRUS.views.outcome(states[0])) == msgspec.to_builtins(reference.outcome())


def compare_views(state: Any, reference: Reference, *, is_over: bool) -> None:
    for seat in (None, 0, 1):
        ours = msgspec.to_builtins(TYRUS.views.view(state, seat, is_over))
        theirs = reference.view(seat)
        assert ours == theirs
        assert list(ours) == list(theirs)


@pytest.mark.parametrize("seed", range(3))
def test_every_view_of_a_random_game_agrees(seed: int) -> None:
    play_both(seed, with_views=True)


@pytest.mark.slow
def test_many_random_games_agree(scale: int) -> None:
    for seed in range(100, 100 + 20 * scale):
        play_both(seed, with_views=True)
    for seed in range(1000, 1000 + 100 * scale):
        play_both(seed, with_views=False)
