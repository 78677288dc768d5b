"""Where on a board of text things stand, for any game, read from the text alone.

A thing is found by its coordinates where a line of letters crosses lines that begin with numbers, by its
words, by its name, and by its key where a list gives it one and the drawing above the list uses it:

          a   b   c             :::: 1  :::  + : a
      1   .   .   .             ::::::   2    ::::
      2   .   B   .
                                a Malaca    1     -
    b2 is the B                  1 Pillars of Heracles (2)
"""

import re
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from pelagos.terminal.offer import name_of

_COORDINATES = re.compile(r"[a-z]\d{1,2}")
_LETTERS = re.compile(r"\s*[a-z](\s+[a-z]){2,}\s*")
_NUMBERED = re.compile(r"\s*(\d{1,2})\s")


@dataclass(frozen=True)
class Span:
    """Some columns of a row, the last excluded."""

    row: int
    start: int
    end: int


@dataclass
class Places:
    """Where each touch is drawn, and the key by which a list names it."""

    spans: dict[str, list[Span]] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)

    def at(self, row: int, column: int) -> list[str]:
        """Return the touches drawn there."""
        return [
            touch
            for touch, spans in self.spans.items()
            if any(span.row == row and span.start <= column < span.end for span in spans)
        ]


def fold(text: str, width: int) -> list[str]:
    """Return the lines of a board, those that are too long folded between words and indented."""
    lines: list[str] = []
    for line in text.split("\n"):
        if len(line) <= width:
            lines.append(line)
        else:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            lines += textwrap.wrap(line, max(width, 20), subsequent_indent=indent, break_on_hyphens=False)
    return lines


def find(lines: list[str], touches: Iterable[str], say: Callable[[str], str], own: str = "") -> Places:
    """Return where the touches stand on a board; ``say`` gives the words for one.

    Of what stands in several lines, those that name the seat which is called ``own`` are meant.
    """
    places = Places()
    grid = _read_grid(lines)
    listed: dict[str, Span] = {}
    for touch in touches:
        name, words = name_of(touch), say(touch)
        spans = []
        if _COORDINATES.fullmatch(name) and name in grid:
            spans = [grid[name]]
        elif not words.isdigit():
            spans = _whole(lines, words) or _whole(lines, name, r"\S")
            if (keyed := _read_key(lines, words)) is not None:
                places.keys[touch], listed[touch] = keyed
            elif own:
                spans = [span for span in spans if own in lines[span.row]] or spans
        if spans:
            places.spans[touch] = spans
    _add_keyed(lines, places, listed)
    return places


def _whole(lines: list[str], text: str, letter: str = r"\w") -> list[Span]:
    """Return where the text stands with no ``letter`` beside it."""
    pattern = re.compile(rf"(?<!{letter}){re.escape(text)}(?!{letter})")
    return [Span(row, *found.span()) for row, line in enumerate(lines) for found in pattern.finditer(line)]


def _read_grid(lines: list[str]) -> dict[str, Span]:
    """Return the cell of every coordinate, a column wider on the left where a sign may stand."""
    heads = next((line for line in lines if _LETTERS.fullmatch(line)), "")
    columns = {letter: at for at, letter in enumerate(heads) if letter != " "}
    cells: dict[str, Span] = {}
    for row, line in enumerate(lines):
        numbered = _NUMBERED.match(line)
        if numbered is None or len(line) <= max(columns.values(), default=0):
            continue
        for letter, at in columns.items():
            start = at - 1 if line[at - 1] not in " \t" else at
            cells.setdefault(f"{letter}{numbered[1]}", Span(row, start, at + 1))
    return cells


def _read_key(lines: list[str], words: str) -> tuple[str, Span] | None:
    """Return the number or letter that a list gives to these words, and where."""
    pattern = re.compile(rf"(?:^|(?<=  ))\s*(\d+|[a-z])[A-Z]* {re.escape(words)}(?!\w)")
    for row, line in enumerate(lines):
        if found := pattern.search(line):
            return found[1], Span(row, found.start(1), found.end(1))
    return None


def _add_keyed(lines: list[str], places: Places, listed: dict[str, Span]) -> None:
    """Find the keys in the drawing, which is the paragraph above the first list."""
    first = min((span.row for span in listed.values()), default=0)
    end = next((row for row in range(first, 0, -1) if not lines[row]), 0)
    start = next((row + 1 for row in range(end - 1, -1, -1) if not lines[row]), 0)
    for touch, span in listed.items():
        pattern = re.compile(rf"(?<!\S){places.keys[touch]}[A-Z]*(?!\S)")
        drawn = [
            Span(row, *found.span()) for row in range(start, end) for found in pattern.finditer(lines[row])
        ]
        places.spans[touch] = [*places.spans.get(touch, []), *drawn, span]
