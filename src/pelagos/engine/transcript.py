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
from pelagos.engine.text import Say

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
                raise InvalidTranscript(number, Say("transcript-twice", {"key": key}))
            header[key], header_lines[key] = value, number
        else:
            lines.append(_parse_ply(number, content))
    if in_header:
        raise InvalidTranscript(number + 1, Say("transcript-endless"))
    missing = [key for key in _KEYS if key not in header]
    if missing:
        raise InvalidTranscript(number + 1, Say("transcript-missing", {"key": missing[0]}))
    _check_types(header, header_lines)
    plies = sum(line.ply is not None for line in lines)
    if header.get("plies", plies) != plies:
        raise InvalidTranscript(number, differs("transcript-plies", header["plies"], plies))
    if "plies" in header and not text.endswith("\n"):
        raise InvalidTranscript(number, Say("transcript-cut"))
    return Transcript(header, header_lines, lines)


def _parse_header_line(number: int, content: str) -> tuple[str, Any]:
    key, colon, value = content.partition(": ")
    if not colon or key not in _KEYS + _OPTIONAL_KEYS:
        say = Say("transcript-header", {"example": "seats: 2", "got": quote(content)})
        raise InvalidTranscript(number, say)
    if key in _WORDS:
        return key, value
    try:
        return key, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as error:
        say = Say("transcript-json", {"key": key, "got": quote(value)})
        raise InvalidTranscript(number, say) from error


def _parse_ply(number: int, content: str) -> Line:
    words = content.split()
    if len(words) == 2 and (words[1] == RESIGNS or tuple(words) == ABORTS):
        return Line(number, None, words[0], words[1])
    if len(words) == 4 and words[3] == CARETAKER and _PLY.fullmatch(words[0]):
        return Line(number, int(words[0]), words[1], words[2], is_caretaken=True)
    if len(words) != 3 or not _PLY.fullmatch(words[0]):
        raise InvalidTranscript(number, Say("transcript-line", {"got": quote(content)}))
    return Line(number, int(words[0]), words[1], words[2])


def _check_types(header: dict[str, Any], lines: dict[str, int]) -> None:
    shapes: dict[str, tuple[Any, str]] = {
        "pelagos": (int, "number"),
        "version": (int, "number"),
        "seats": (int, "number"),
        "names": (list[str | None], "names"),
        "options": (dict[str, int | str], "object"),
        "dice": (dict[str, Any], "object"),
        "result": (dict[str, Any] | None, "object-or-null"),
        "plies": (int, "number"),
    }
    for key, (shape, expected) in shapes.items():
        if key not in header:
            continue
        try:
            msgspec.convert(header[key], shape)
        except msgspec.ValidationError as error:
            got = msgspec.json.encode(header[key]).decode()[:60]
            say = Say("transcript-shape", {"key": key, "shape": expected, "got": got})
            raise InvalidTranscript(lines[key], say) from error
    if header["pelagos"] != FORMAT:
        raise InvalidTranscript(lines["pelagos"], differs("transcript-format", FORMAT, header["pelagos"]))


def differs(message: str, expected: Any, got: Any, **more: str) -> Say:
    """Return what is said of something that is not as expected."""
    return Say(message, {"expected": str(expected), "got": str(got), **more})


def quote(text: str) -> str:
    """Return the beginning of a text on one line."""
    return repr(text[:60])[1:-1]
