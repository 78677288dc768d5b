"""Batch: many games, one call."""

import numpy as np
import pytest

import pelagos

TYRUS = pelagos.game("tyrus")


def test_games_repeat_with_their_seed_and_do_not_depend_on_their_neighbours() -> None:
    small, large = (pelagos.Batch(TYRUS, num, seats=2, seed=7) for num in (3, 9))
    for _ in range(30):
        small.step(small.legal[:, 0])
        large.step(large.legal[:, 0])
    assert (small.states == large.states[:3]).all()
    assert len({state.tobytes() for state in large.states}) == 9


def test_nothing_is_played_when_one_action_is_not_legal() -> None:
    batch = pelagos.Batch(TYRUS, 3, seats=2, seed=1)
    actions, before = batch.legal[:, 0].copy(), batch.states.copy()
    actions[1] = next(a for a in range(TYRUS.num_actions) if a not in batch.legal[1])
    with pytest.raises(pelagos.IllegalAction, match="game 1: ") as caught:
        batch.step(actions)
    assert caught.value.rule == "T14"
    assert (batch.states == before).all()


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (np.zeros(2, np.int64), r"expected 3 integers, one action per game, got int64 of shape \(2,\)"),
        (np.zeros(3), r"expected 3 integers, one action per game, got float64"),
        (np.full(3, 251), "game 0: expected an action from 0 to 250, got 251"),
        (np.full(3, -1), "game 0: expected an action from 0 to 250, got -1"),
    ],
)
def test_what_are_no_actions_is_invalid(actions: np.ndarray, message: str) -> None:
    batch = pelagos.Batch(TYRUS, 3, seats=2, seed=1)
    with pytest.raises(pelagos.InvalidAction, match=message):
        batch.step(actions)


def test_games_that_are_over_ignore_their_entries() -> None:
    batch = pelagos.Batch(TYRUS, 4, seats=2, seed=3)
    rng = np.random.default_rng(3)
    plies = 0
    while not batch.done.all():
        picks = batch.legal[np.arange(4), rng.integers(batch.num_legal.clip(1))]
        batch.step(np.where(batch.done, 9999, picks))
        assert batch.plies > plies
        plies = batch.plies
    assert (batch.num_legal == 0).all()
    assert (batch.legal == -1).all()
    assert not batch.mask.any()
    assert (batch.returns.sum(axis=1) == 0).all()


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(pelagos.InvalidOption, match="2 seats"):
        pelagos.Batch(TYRUS, 4, seats=4, seed=3)


def test_minus_one_is_no_action_though_rows_are_padded_with_it() -> None:
    batch = pelagos.Batch(TYRUS, 2, seats=2, seed=1)
    batch.step(batch.legal[:, 0])
    batch.step(batch.legal[:, 0])
    assert (batch.legal[:, -1] == -1).all(), "eight tiles are left"
    with pytest.raises(pelagos.InvalidAction, match="got -1"):
        batch.step(np.full(2, -1))


@pytest.mark.parametrize(("num", "seed"), [(-1, 1), ("3", 1), (3, None)])
def test_a_batch_needs_a_number_and_a_seed(num: int, seed: int) -> None:
    with pytest.raises(pelagos.InvalidOption, match="expected a whole number"):
        pelagos.Batch(TYRUS, num, seats=2, seed=seed)
