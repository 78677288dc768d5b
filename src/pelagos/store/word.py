"""Words: what a process tells the others of what it has written, in less than 8,000 bytes each.

    NAME [[match, seq], [match, seq, seal, events], …]

That a match reached event ``seq`` is a hint to read. The events come along where they are plain and short, so
that nobody need read them. They count only under a seal made with the key of the match's dice: whoever
may connect to a database can say anything there, but cannot read that.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

import msgspec

from pelagos.store.record import Change, EventRecord

_PLAIN = {"action", "end"}  # all that follows from them is in them
_LARGEST = 7_900  # bytes, without the name
_PURPOSE = b"pelagos word"  # so that no seal is a draw

_encode = msgspec.json.Encoder().encode


class Word(msgspec.Struct, array_like=True, frozen=True):
    """That a match reached event ``seq``, and perhaps what happened."""

    match: str
    seq: int
    seal: str = ""
    told: msgspec.Raw = msgspec.Raw()

    def events(self, key: bytes) -> list[EventRecord]:
        """Return the events that came along from somebody who knows the key of the match; else none."""
        if not self.seal.isascii() or not hmac.compare_digest(_seal(self.match, self.told, key), self.seal):
            return []
        return _EVENTS.decode(self.told)


_WORDS = msgspec.json.Decoder(list[Word])
_EVENTS = msgspec.json.Decoder(list[EventRecord])


def _seal(match: str, told: bytes | msgspec.Raw, key: bytes) -> str:
    return hashlib.blake2b(
        b"%b %b" % (match.encode(), told), key=key, digest_size=16, person=_PURPOSE
    ).hexdigest()


def format_words(changes: Sequence[Change]) -> Iterator[str]:
    """Return which event each match reached, in as few words as it takes."""
    parts, size = list[bytes](), 0
    for change in changes:
        if not change.events:
            continue
        part = _format(change)
        if size + len(part) >= _LARGEST:
            yield _join(parts)
            parts, size = [], 0
        parts.append(part)
        size += len(part) + 1
    if parts:
        yield _join(parts)


def _join(parts: list[bytes]) -> str:
    return (b"[%b]" % b",".join(parts)).decode()


def _format(change: Change) -> bytes:
    reached = change.match, change.events[-1].seq
    if change.key is not None and all(event.kind in _PLAIN for event in change.events):
        told = _encode(change.events)
        part = _encode((*reached, _seal(change.match, told, change.key), msgspec.Raw(told)))
        if len(part) < _LARGEST:
            return part
    return _encode(reached)


def parse_words(text: str) -> list[Word]:
    """Return what is told; whatever else is said on the channel is nothing."""
    try:
        return _WORDS.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return []
