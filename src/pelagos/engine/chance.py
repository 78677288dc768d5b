"""A small explicit generator for kernels: its state is an argument, ``rng``, a ``uint64`` array of 1.

The generator is splitmix64. It is written with plain integers and masks, so
that compiled and plain code give the same numbers.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.kernel import kernel

Rng = NDArray[np.uint64]

_GAMMA = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_MASK = 0xFFFFFFFFFFFFFFFF


def make_rng(seed: int) -> Rng:
    """Return a generator's state; any integer is a seed."""
    return np.array([seed & _MASK], dtype=np.uint64)


def seeds_from(seed: int, num: int) -> Rng:
    """Return ``num`` unrelated generator states, one for each game of a batch."""
    root: Any = np.random.SeedSequence(seed & _MASK)
    return np.asarray(root.generate_state(num, np.uint64))


@kernel
def below(rng: Rng, limit: int) -> int:
    """Return a number from 0 to ``limit`` - 1 and advance ``rng``; ``limit`` is at most 2**31.

    The bias is under ``limit`` / 2**32: right for playouts. What people play
    with comes from ``nature`` by rejection, without bias.
    """
    state = (int(rng[0]) + _GAMMA) & _MASK
    rng[0] = state
    mixed = ((state ^ (state >> 30)) * _MIX_1) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _MASK
    return int((((mixed ^ (mixed >> 31)) >> 32) * np.uint64(limit)) >> 32)
