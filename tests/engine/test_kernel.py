"""Kernels: bits, numbers and dispatch, compiled and plain alike."""

import dataclasses
from typing import Any

import numpy as np
import pytest

import pelagos
from pelagos.engine import dispatch
from pelagos.engine.chance import below, make_rng, seeds_from
from pelagos.engine.kernel import IS_COMPILED, kernel, lowest_bit, num_bits, record
from pelagos.engine.position import facts_of


@kernel
def _lowest(bits: np.uint64) -> int:
    return lowest_bit(bits)


@kernel
def _count(bits: np.uint64) -> int:
    return num_bits(bits)


@pytest.mark.parametrize("bits", [1, 2, 3, 0x80000000, 1 << 63, (1 << 64) - 1, 0b101000])
def test_bits_are_found_and_counted_in_kernels_as_in_python(bits: int) -> None:
    assert _lowest(np.uint64(bits)) == lowest_bit(bits) == f"{bits:b}"[::-1].index("1")
    assert _count(np.uint64(bits)) == num_bits(bits) == f"{bits:b}".count("1")


def test_the_generator_gives_the_numbers_of_splitmix64() -> None:
    # The first outputs for the seed 1234567, from the generator's published description.
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    rng = make_rng(1234567)
    assert [below(rng, 1 << 31) for _ in expected] == [number >> 33 for number in expected]


def test_numbers_below_a_limit_are_all_there_and_about_as_frequent() -> None:
    rng = make_rng(1)
    counts = np.bincount([below(rng, 6) for _ in range(6000)], minlength=6)
    assert len(counts) == 6
    assert (abs(counts - 1000) < 180).all()


def test_the_games_of_a_batch_have_unrelated_seeds() -> None:
    assert len(set(seeds_from(1, 1000).tolist())) == 1000
    assert seeds_from(1, 3).tolist() == seeds_from(1, 5).tolist()[:3]


def test_two_games_may_not_share_a_dtype() -> None:
    tyrus = pelagos.game("tyrus")

    class Other:
        name = "other"

    with pytest.raises(ValueError, match="the records of other look like those of tyrus"):
        dispatch.register(tyrus.dtype, Other)


def test_records_have_attributes_and_unpack_into_plain_values() -> None:
    dtype = record(("one", "u2"), ("many", "i2", (2, 2)))
    states = np.zeros(1, dtype)
    states[0].one = 7
    facts = facts_of(states[0])
    assert (facts.one, facts.many) == (7, [[0, 0], [0, 0]])
    assert type(facts.one) is int


@pytest.mark.parametrize("fields", [(("a", "u1"), ("b", "u4")), (("b", "u4"), ("a", "u1"))])
def test_a_record_with_gaps_is_refused(fields: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(ValueError, match="expected fields without gaps, got 3 bytes"):
        record(*fields)


def test_a_game_that_lacks_a_function_says_which() -> None:
    nothing: Any = object()
    tyrus = pelagos.game("tyrus")
    with pytest.raises(TypeError, match="tyrus: expected draw in its boards, got none"):
        dataclasses.replace(tyrus, boards=nothing)


@kernel
def _allocate(num: int) -> int:
    return len(np.zeros(num))


@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_a_kernel_that_allocates_does_not_compile() -> None:
    with pytest.raises(Exception, match="Only accept returning of array passed"):
        _allocate(3)
