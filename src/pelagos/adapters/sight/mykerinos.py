"""Mykerinos, observed: everything is open but the order of undealt cards, which nobody knows (M25)."""

from pelagos.adapters.observation import bits, choice, number, seat
from pelagos.games.mykerinos.state import (
    AREAS,
    CARDS,
    CARDS_PER_PATRON,
    COLOURS,
    COLUMNS,
    CUBES,
    ENDED,
    MIN_SEATS,
    NO_PATRON,
    PATRONS,
    ROOMS,
    ROWS,
    SEASONS,
    SPACES,
)

_REGION = (1, 1 + ROWS)  # between the rows that are always empty

OBSERVATION = (
    choice("stage", ENDED + 1),
    seat("seat"),
    seat("first"),
    choice("season", SEASONS),
    number("area", AREAS),
    choice("step", COLOURS),
    number("dealt", CARDS),
    bits("undealt", CARDS),
    choice("marker", PATRONS),
    bits("free", COLUMNS, span=_REGION),
    bits("peaks", COLUMNS, span=_REGION),
    bits("pyramids", COLUMNS, span=_REGION),
    bits("cubes", COLUMNS, by_seat=True, span=_REGION),
    bits("booked", ROOMS, by_seat=True),
    number("points", 20, by_seat=True),
    number("stock", CUBES, by_seat=True),
    number("general", CUBES, by_seat=True),
    number("held", CUBES, by_seat=True, max_seats=MIN_SEATS),
    number("cards", CARDS_PER_PATRON, by_seat=True),
    number("tilted", CARDS_PER_PATRON, by_seat=True),
    choice("place", COLOURS, by_seat=True),
    choice("parcel", PATRONS + 1, step=2 * CARDS_PER_PATRON),  # the patron of each card dealt
    seat("fate"),
    choice("patron", NO_PATRON + 1),
    choice("spot", SPACES),
    number("left", 2),
)


def num_more(seats: int) -> int:
    """Count the colours that are no seat's: with two seats, the neutral."""
    return int(seats == MIN_SEATS)
