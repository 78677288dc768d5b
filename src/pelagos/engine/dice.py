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

from pelagos.engine.error import PelagosError
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


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a match: ``fault`` is ``None`` when every draw is as it must be.

    ``copied`` plies were taken over from another match, and nothing is said about those.
    """

    draws: int
    commitment: str
    fault: str | None
    copied: int = 0


class _Told(msgspec.Struct):
    """What a transcript from a server says of its dice."""

    match: str
    commitment: str
    nonces: list[str | None]
    key: str | None
    copied: int = 0  # plies taken over from another match: their draws are none of this key's


def verify(match: "Match", commitment: str | None = None) -> Verdict:
    """Check a match that was read from a transcript, against the commitment that was seen if one is given."""
    try:
        told = msgspec.convert(match.dice, _Told)
        key = bytes.fromhex(told.key or "")
    except (msgspec.ValidationError, ValueError) as error:
        raise PelagosError("dice: expected those of a server's match, with a key in hex") from error
    if told.key is None:
        raise PelagosError("dice: expected a key, which the server tells once the match is over")
    source = Committed(key, told.match, told.nonces)
    names = [name for name in streams_of(match) if name[0] >= told.copied]
    fault = None
    if commitment not in (None, told.commitment):
        fault = f"the transcript names commitment {told.commitment}, expected {commitment}"
    elif commitment_of(key) != told.commitment:
        fault = f"the key leads to commitment {commitment_of(key)}, expected {told.commitment}"
    elif (wrong := _first_wrong_draw(match, source, names)) is not None:
        fault = f"the draw at ply {wrong} does not follow from the key"
    return Verdict(len(names), told.commitment, fault, told.copied)


def _first_wrong_draw(match: "Match", source: Committed, names: list[tuple[int, str, int]]) -> int | None:
    """Return the ply of the first draw that is not what ``source`` gives, counted from 1."""
    replay = type(match)(match.game, seats=match.seats, options=match.options, nature="manual")
    named = {ply: (stream, index) for ply, stream, index in names}
    for number, ply in enumerate(match.plies):
        if number in named:
            legal = replay.legal()
            if legal[draw(source, *named[number], len(legal))] != ply.action:
                return number + 1
        replay.play(ply.action)
    return None
