"""Dice that can be checked: every draw comes from a key whose hash was told before the first of them.

    draw = HMAC-SHA256(key, JSON of [version, match, nonces, stream, index, attempt])

Its first 8 bytes are the number. The seats' nonces come after the commitment,
so whoever chose the key could not choose the draws.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from pelagos.engine.nature import draw
from pelagos.engine.seat import NATURE

if TYPE_CHECKING:
    from pelagos.engine.match import Match

VERSION = 1
KEY_BYTES = 32


class Committed:
    """A source of nature made from a key, a match's id and the nonces of its seats."""

    def __init__(self, key: bytes, match: str, nonces: Sequence[str | None]) -> None:
        self._key = key
        self._match = match
        self._nonces = list(nonces)

    def number(self, stream: str, index: int, attempt: int) -> int:
        """Return the first 64 bits of the draw of that name."""
        name = msgspec.json.encode([VERSION, self._match, self._nonces, stream, index, attempt])
        return int.from_bytes(hmac.digest(self._key, name, "sha256")[:8])


def commitment_of(key: bytes) -> str:
    """Return what may be told of a key before the first draw."""
    return hashlib.sha256(key).hexdigest()


def streams_of(match: "Match") -> list[tuple[int, str, int]]:
    """Return every draw that stands, named: its ply, its stream and its index in that."""
    named = []
    drawn: dict[int, int] = {}
    for number, ply in enumerate(match.plies):
        if ply.actor == NATURE:
            index = drawn.get(ply.stream, 0)
            drawn[ply.stream] = index + 1
            named.append((number, match.game.streams[ply.stream], index))
    return named


def first_wrong_draw(match: "Match", source: Committed) -> int | None:
    """Return the ply of the first draw that is not what ``source`` gives, counted from 1."""
    replay = type(match)(match.game, seats=match.seats, options=match.options, nature="manual")
    names = {ply: (stream, index) for ply, stream, index in streams_of(match)}
    for number, ply in enumerate(match.plies):
        if ply.actor == NATURE:
            legal = replay.legal()
            if legal[draw(source, *names[number], len(legal))] != ply.action:
                return number + 1
        replay.play(ply.action)
    return None
