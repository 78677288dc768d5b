"""Sources of nature: what maps a draw's name, (stream, index), to a number.

The stream says what is drawn for whom, the index how many standing draws came
before in it. So a take-back never changes luck, and mirrored seats can be
given mirrored draws.
"""

import hashlib
import secrets
from typing import Protocol

import numpy as np

from pelagos.engine.error import InvalidOption

_BITS = 64


class Source(Protocol):
    """Anything that gives every named draw a number: a seed, a server's key, a paired deal."""

    def number(self, stream: str, index: int, attempt: int) -> int:
        """Return 64 uniform bits, always the same for the same name."""


class Seeded:
    """A source made from a seed."""

    def __init__(self, seed: bytes) -> None:
        self._key = hashlib.blake2b(seed).digest()

    def number(self, stream: str, index: int, attempt: int) -> int:
        """Return 64 bits of a keyed hash of the name."""
        name = f"{stream} {index} {attempt}".encode()
        return int.from_bytes(hashlib.blake2b(name, key=self._key, digest_size=_BITS // 8).digest())


def make_source(rng: int | np.random.Generator | Source | None) -> Source:
    """Return the source for a seed, a generator, or (``None``) fresh entropy; a source is kept."""
    if rng is None:
        return Seeded(secrets.token_bytes(32))
    if isinstance(rng, np.random.Generator):
        return Seeded(rng.bytes(32))
    if isinstance(rng, int | np.integer):
        return Seeded(str(int(rng)).encode())
    if not hasattr(rng, "number"):
        raise InvalidOption(f"rng: expected a seed, a numpy Generator or a source, got {rng!r}")
    return rng


def draw(source: Source, stream: str, index: int, num: int) -> int:
    """Return a number from 0 to ``num`` - 1, each equally likely: what would be biased is rejected."""
    limit = (1 << _BITS) // num * num
    attempt = 0
    while (number := source.number(stream, index, attempt)) >= limit:
        attempt += 1
    return number % num
