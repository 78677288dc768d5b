"""Mykerinos: the deck (M2, M3, M5), read from ``deck.json``."""

from typing import Annotated, Literal

import msgspec
import numpy as np

from pelagos.engine import data
from pelagos.engine.error import BrokenData
from pelagos.games.mykerinos.state import CARDS, CARDS_PER_PATRON, PATRONS

FILE = "deck.json"
PATRON_NAMES = ("tangerine", "blackmore", "brown", "lemon", "violet")
NO_PATRON_NAME = "nobody"
PARCEL_ROWS, PARCEL_COLUMNS = 3, 2
PARCEL_SPACES = PARCEL_ROWS * PARCEL_COLUMNS

Space = Annotated[int, msgspec.Meta(ge=1, le=PARCEL_SPACES)]


class Parcel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The front of a card: which of its spaces 1 to 6 have a pyramid, and what claiming it scores."""

    pyramids: list[Space]
    points: Literal[0, 2, 3, 5]

    @property
    def mark(self) -> str:
        """The pyramids as they stand in the card's name."""
        return "".join(map(str, self.pyramids)) or "none"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parcels that every patron has, and the one that has no patron."""

    with_patron: list[Parcel]
    without_patron: Parcel


def parse_deck(raw: bytes) -> Deck:
    """Return the deck of a data file, or raise ``BrokenData``."""
    deck = data.decode(raw, Deck, FILE)
    data.expect(len(deck.with_patron), CARDS_PER_PATRON, "number of parcels with_patron", FILE)
    for parcel in (*deck.with_patron, deck.without_patron):
        ascending = sorted(set(parcel.pyramids))
        data.expect(parcel.pyramids, ascending, "pyramids, each once and ascending", FILE)
    marks = [parcel.mark for parcel in deck.with_patron]
    for mark in marks:
        if marks.count(mark) > 1:
            raise BrokenData(f"{FILE}: expected parcels with_patron with different pyramids, got two {mark}")
    return deck


_DECK = parse_deck(data.read(__package__, FILE))
_PARCELS = (*_DECK.with_patron * PATRONS, _DECK.without_patron)

CARD_NAMES = (
    *(f"{patron}-{parcel.mark}" for patron in PATRON_NAMES for parcel in _DECK.with_patron),
    f"{NO_PATRON_NAME}-{_DECK.without_patron.mark}",
)
PATRON_OF = tuple(card // CARDS_PER_PATRON for card in range(CARDS))  # the last is NO_PATRON
POINTS = np.array([parcel.points for parcel in _PARCELS], np.int64)


def _pyramid_rows(parcel: Parcel, *, is_turned: bool) -> list[int]:
    """Return the three rows of two bits; turned by 180°, space i becomes 7 - i (M5)."""
    spaces = {PARCEL_SPACES + 1 - space if is_turned else space for space in parcel.pyramids}
    bits = sum(1 << (space - 1) for space in spaces)
    return [bits >> row * PARCEL_COLUMNS & (1 << PARCEL_COLUMNS) - 1 for row in range(PARCEL_ROWS)]


# For each card as it may be dealt, upright and turned.
PYRAMID_ROWS = np.array(
    [_pyramid_rows(parcel, is_turned=is_turned) for parcel in _PARCELS for is_turned in (False, True)],
    np.int64,
)
