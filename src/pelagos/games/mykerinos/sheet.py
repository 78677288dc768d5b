"""Mykerinos: the score sheet of the exhibition (M16, M19, M20)."""

import msgspec

from pelagos.engine.dispatch import State
from pelagos.games.mykerinos.deck import PATRON_NAMES
from pelagos.games.mykerinos.museum import SET_POINTS, num_sets, total, worth
from pelagos.games.mykerinos.state import WINGS


class Wing(msgspec.Struct, frozen=True):
    """A seat's score in one wing: so many cards of its patron, each worth the best room held there."""

    patron: str
    cards: int
    value: int
    points: int


class Line(msgspec.Struct, frozen=True):
    """A seat's score: claims, the five wings, sets of five patrons, all; then cubes for a tie."""

    parcels: int
    wings: list[Wing]
    sets: int
    series: int
    total: int
    stock: int


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet of the exhibition, a line for each seat."""

    lines: list[Line]


def count_sheet(state: State) -> Sheet:
    """Return the score sheet as it would be now (M19, M20)."""
    lines = []
    for seat in range(int(state.seats)):
        wings = []
        for wing in range(WINGS):
            patron = int(state.marker[wing])
            cards, value = int(state.cards[seat, patron]), int(worth(state, seat, wing))
            wings.append(Wing(PATRON_NAMES[patron], cards, value, cards * value))
        sets = int(num_sets(state, seat))
        points = int(total(state, seat))
        series = sets * SET_POINTS
        lines.append(Line(int(state.points[seat]), wings, sets, series, points, int(state.stock[seat])))
    return Sheet(lines)
