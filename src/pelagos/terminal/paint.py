"""The colours of seats on a board of text, read from its own legend; no information is in them alone.

A legend says how things of a seat are written: ``B Blue``, ``[s7] Brown’s``, ``o White``.
"""

import re

from pelagos.terminal.place import Span

# What seats are called is what they look like; a name that is not here stays as the text is.
_COLOURS = {
    "beige": "#ead09c",
    "black": "#9aa3b5",
    "blue": "#7db4ff",
    "brown": "#d08f5c",
    "green": "#86cf86",
    "ivory": "#f6edd3",
    "obsidian": "#9aa3b5",
    "purple": "#c49bf0",
    "red": "#ff8585",
    "vermilion": "#ff8060",
    "white": "#ffffff",
}
_BRACKETS = re.compile(r"([\[(])([a-z])\d+([\])])")


def colour_of(seat_name: str) -> str | None:
    """Return the colour of a seat of that name, if it is a colour's."""
    return _COLOURS.get(seat_name)


def find_seats(lines: list[str], names: dict[str, str]) -> list[tuple[Span, str]]:
    """Return what belongs to seats, with its colour; ``names`` gives their names as the board says them."""
    legend = _read_legend(lines, list(names.values()))
    found = []
    for seat, said in names.items():
        colour = colour_of(seat)
        if colour is None:
            continue
        patterns = [rf"(?<!\w){re.escape(said)}(?!\w)"]
        if said in legend:
            patterns.append(_pattern(legend[said]))
        found += [
            (Span(row, *match.span()), colour)
            for pattern in patterns
            for row, line in enumerate(lines)
            for match in re.finditer(pattern, line)
        ]
    return found


def _read_legend(lines: list[str], names: list[str]) -> dict[str, str]:
    """Return how things of each seat are written, from the first line that tells it for two seats."""
    for line in lines:
        keys = {}
        for name in names:
            found = re.search(rf"(\S+)\s(?:à\s)?{re.escape(name)}(?!\w)", line)
            if found and ((len(found[1]) == 1 and found[1].isalpha()) or _BRACKETS.fullmatch(found[1])):
                keys[name] = found[1]
        if len(keys) > 1:
            return keys
    return {}


def _pattern(key: str) -> str:
    """Return what matches everything that is written like ``key``."""
    if bracketed := _BRACKETS.fullmatch(key):
        return rf"{re.escape(bracketed[1])}(?:[a-z]\d+|\?\?){re.escape(bracketed[3])}"
    if key.isupper():
        return rf"(?<![^A-Za-z0-9^\s\[]){key}(?=[A-Z]*(?:[\s\]]|$))"  # 13PV: ships of two seats
    return rf"(?<!\S){key}(?!\S)"
