"""The memory of trees: a tree in memory that was used before, or whose table was widened, grows the same."""

import gc
from collections.abc import Iterator

import pytest

import pelagos
from pelagos.bots import forest
from pelagos.bots.plan import Choice, Plan

NUM = 40  # more than the first table of keys has room for


@pytest.fixture(autouse=True)
def nothing_spare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(forest, "_MIN_SLOTS", 32)
    gc.collect()
    forest._spare.clear()
    yield
    forest._spare.clear()


def found(seed: int, *, threads: int = 1, seconds: float | None = None) -> list[Choice]:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    plan = Plan(match.game, 2, match.to_move or 0, match.state, seed=seed, threads=threads)
    plan.grow(NUM, seconds)
    return plan.choices(match.state)


def test_a_plan_in_used_memory_finds_the_same() -> None:
    new = found(1)
    memory = forest._spare[0].edges
    found(2)
    assert forest._spare[0].edges is memory
    assert found(1) == new


def test_a_table_of_keys_that_is_widened_on_the_way_finds_the_same() -> None:
    assert found(1, seconds=1000) == found(1)  # in many chunks, and in one
    widened = max(len(tree.keys) for tree in forest._spare)
    assert widened > forest._MIN_SLOTS


def test_each_thread_has_memory_of_its_own() -> None:
    first, second = found(1, threads=2), found(1, threads=2)
    assert first == second
    assert len(forest._spare) == 2
    assert forest._spare[0].edges is not forest._spare[1].edges


def test_little_is_kept() -> None:
    game = pelagos.game("breakthrough")
    for number in range(3 * forest._MAX_SPARE):
        forest.give_back(forest.take_tree(game, 10 + number))
    assert len(forest._spare) == forest._MAX_SPARE
    large = forest.take_tree(game, 100_000)
    large.sizes[1] = forest._MAX_BYTES
    forest.give_back(large)
    assert all(len(tree.nodes) < len(large.nodes) for tree in forest._spare)
