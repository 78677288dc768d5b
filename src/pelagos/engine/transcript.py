"""The text of a match: a header of ``key: value`` lines, an empty line, then one line per ply.

    pelagos: 1
    game: NAME
    version: 1
    seats: 2
    names: ["White","Black"]
    options: {}
    dice: {"nature":"auto"}
    result: null
    plies: 2

    1 nature first-white
    2 white a2a3

Values but the game's name are JSON; all from ``names`` on may be left out, as
when a game is typed in from a real table. Lines that begin with ``#`` are remarks. A seat
that resigns has a line of its own after the plies before it: ``white resigns``; so has a match that was
aborted, at the end: ``match aborted``. What a bot played for a person who was away is marked:
``3 white a3a4 caretaker``.
"""

import re
from typing import Any

import msgspec

from pelagos.engine.error import InvalidTranscript

FORMAT = 1
RESIGNS = "resigns"
ABORTS = ("match", "aborted")
CARETAKER = "caretaker"

_PLY = re.compile(r"[0-9]{1,9}")
_WORDS = ("game", "seen-by")
_KEYS = ("pelagos", "game", "version", "seats")
_OPTIONAL_KEYS = ("names", "options", "dice", "result", "plies", "seen-by")


class Line(msgspec.Struct, frozen=True):
    """One ply, resignation or abort as written: who, what, and on which line of the file."""

    number: int
    ply: int | None
    actor: str
    text: str
    is_caretaken: bool = False


class Transcript(msgspec.Struct, frozen=True):
    """A transcript taken apart, not yet replayed; ``header_lines`` says where each value stood."""

    header: dict[str, Any]
    header_lines: dict[str, int]
    lines: list[Line]


def format_transcript(header: dict[str, Any], entries: list[tuple[str, str]]) -> str:
    """Return the text for a header and the (actor, action) pairs of a match."""
    lines = [f"pelagos: {FORMAT}"]
    for key, value in header.items():
        lines.append(f"{key}: {value if key in _WORDS else msgspec.json.encode(value).decode()}")
    lines.append("")
    ply = 0
    for actor, text in entries:
        if text == RESIGNS or (actor, text) == ABORTS:
            lines.append(f"{actor} {text}")
        else:
            ply += 1
            lines.append(f"{ply} {actor} {text}")
    return "\n".join(lines) + "\n"


def parse_transcript(text: str) -> Transcript:
    """Take a transcript apart, or raise ``InvalidTranscript`` with the first wrong line."""
    header: dict[str, Any] = {}
    header_lines: dict[str, int] = {}
    lines: list[Line] = []
    in_header = True
    number = 0
    for number, raw in enumerate(text.splitlines(), start=1):
        content = raw.strip()
        if content.startswith("#"):
            continue
        if not content:
            in_header = in_header and not header
        elif in_header:
            key, value = _parse_header_line(number, content)
            if key in header:
                raise InvalidTranscript(number, f"{key!r} is given twice")
            header[key], header_lines[key] = value, number
        else:
            lines.append(_parse_ply(number, content))
    if in_header:
        raise InvalidTranscript(number + 1, "the header does not end: is the file cut off?")
    missing = [key for key in _KEYS if key not in header]
    if missing:
        raise InvalidTranscript(number + 1, f"the header has no {missing[0]!r}: is the file cut off?")
    _check_types(header, header_lines)
    plies = sum(line.ply is not None for line in lines)
    if header.get("plies", plies) != plies:
        raise InvalidTranscript(
            number, f"expected {header['plies']} plies, got {plies}: is the file cut off?"
        )
    if "plies" in header and not text.endswith("\n"):
        raise InvalidTranscript(number, "the last line does not end: is the file cut off?")
    return Transcript(header, header_lines, lines)


def _parse_header_line(number: int, content: str) -> tuple[str, Any]:
    key, colon, value = content.partition(": ")
    if not colon or key not in _KEYS + _OPTIONAL_KEYS:
        message = f"expected a header line such as 'seats: 2', got {content[:60]!r}"
        raise InvalidTranscript(number, message)
    if key in _WORDS:
        return key, value
    try:
        return key, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidTranscript(number, f"{key}: expected JSON, got {value[:60]!r}") from error


def _parse_ply(number: int, content: str) -> Line:
    words = content.split()
    if len(words) == 2 and (words[1] == RESIGNS or tuple(words) == ABORTS):
        return Line(number, None, words[0], words[1])
    if len(words) == 4 and words[3] == CARETAKER and _PLY.fullmatch(words[0]):
        return Line(number, int(words[0]), words[1], words[2], is_caretaken=True)
    if len(words) != 3 or not _PLY.fullmatch(words[0]):
        raise InvalidTranscript(number, f"expected 'PLY SEAT ACTION', got {content[:60]!r}")
    return Line(number, int(words[0]), words[1], words[2])


def _check_types(header: dict[str, Any], lines: dict[str, int]) -> None:
    shapes: dict[str, tuple[Any, str]] = {
        "pelagos": (int, "a number"),
        "version": (int, "a number"),
        "seats": (int, "a number"),
        "names": (list[str | None], "a list of names"),
        "options": (dict[str, int | str], "an object"),
        "dice": (dict[str, Any], "an object"),
        "result": (dict[str, Any] | None, "an object or null"),
        "plies": (int, "a number"),
    }
    for key, (shape, expected) in shapes.items():
        if key not in header:
            continue
        try:
            msgspec.convert(header[key], shape)
        except msgspec.ValidationError as error:
            got = msgspec.json.encode(header[key]).decode()[:60]
            raise InvalidTranscript(lines[key], f"{key}: expected {expected}, got {got}") from error
    if header["pelagos"] != FORMAT:
        message = f"pelagos: expected format {FORMAT}, got {header['pelagos']}"
        raise InvalidTranscript(lines["pelagos"], message)
