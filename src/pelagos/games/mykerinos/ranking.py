"""Mykerinos: the survey of an area as it is seen: the ranks and what each chose (M12 to M16, M24)."""

from typing import Any

import msgspec

from pelagos.engine.text import Say
from pelagos.games.mykerinos.deck import CARD_NAMES, PATRON_NAMES, PATRON_OF, POINTS
from pelagos.games.mykerinos.museum import ROOM_NAMES
from pelagos.games.mykerinos.notation import COLOUR_NAMES, card_args, room_args
from pelagos.games.mykerinos.state import (
    COLOURS,
    DISCARDED,
    FIRST_AREA,
    GIVEN,
    MIN_SEATS,
    NEUTRAL,
    NO_PATRON,
    NONE,
    SIDES,
)


class Card(msgspec.Struct, frozen=True):
    """A card: its patron, if it has one, and what claiming it scores."""

    name: str
    patron: str | None
    points: int


class Rank(msgspec.Struct, frozen=True):
    """A colour in an area, and what it chose.

    ``choice`` is ``pending``, ``choosing``, ``giving`` (somebody chooses the neutral's card), ``claim``
    (``card``), ``book`` (``room``), ``discard`` (the neutral's ``card``), ``decline`` when it took nothing,
    or ``nothing`` when nothing was left.
    """

    colour: str
    cubes: int
    choice: str
    card: Card | None
    room: str | None


class Survey(msgspec.Struct, frozen=True):
    """An area under survey, or surveyed: the ranks, and the cards that nobody got."""

    season: int
    area: int
    ranks: list[Rank]
    discarded: list[Card]


FACES = tuple(
    Card(name, PATRON_NAMES[patron] if patron < NO_PATRON else None, int(points))
    for name, patron, points in zip(CARD_NAMES, PATRON_OF, POINTS, strict=True)
)


def survey_of(facts: Any, area: int, season: int) -> Survey:
    """Return who was ranked in an area and what each chose so far."""
    step = facts.step if area == facts.area else COLOURS
    parcels = range(area * SIDES, area * SIDES + SIDES)
    ranks: list[Rank] = []
    num_taken = 0
    order = [colour for colour in facts.rank[area] if colour != NONE]
    for number, colour in enumerate(order):
        rank = _rank(facts, area, number, colour, step=step, num_left=SIDES - num_taken)
        num_taken += rank.choice in ("claim", "discard")
        ranks.append(rank)
    discarded = [FACES[facts.parcel[parcel] >> 1] for parcel in parcels if facts.fate[parcel] >= DISCARDED]
    return Survey(season + 1, area - FIRST_AREA[season] + 1, ranks, discarded)


def _rank(facts: Any, area: int, number: int, colour: int, *, step: int, num_left: int) -> Rank:
    """Return what a rank has, and what it chose if its turn has come; ``num_left`` parcels lay there then."""
    is_neutral = facts.seats == MIN_SEATS and colour == NEUTRAL
    cards = [
        FACES[facts.parcel[parcel] >> 1]
        for parcel in range(area * SIDES, area * SIDES + SIDES)
        if facts.fate[parcel] == (GIVEN if is_neutral else colour)
    ]
    room = facts.visit[area][number] if number < SIDES else NONE
    if cards:
        choice = "discard" if is_neutral else "claim"
    elif room != NONE:
        choice = "book"
    elif number >= step:
        choice = "pending" if number > step else "giving" if is_neutral else "choosing"
    else:
        choice = "decline" if is_neutral or num_left > 0 else "nothing"
    return Rank(
        COLOUR_NAMES[colour],
        facts.count[area][colour],
        choice,
        cards[0] if cards else None,
        ROOM_NAMES[room] if room != NONE else None,
    )


def say_rank(rank: Rank, number: int) -> Say:
    """Return the sentence for a rank of an area: how many cubes, and what they got."""
    args: dict[str, str | int] = {"rank": number, "colour": rank.colour, "cubes": rank.cubes}
    if rank.card is not None:
        say = "mykerinos-rank-claim" if rank.choice == "claim" else "mykerinos-rank-discard"
        return Say(say, {**args, **card_args(CARD_NAMES.index(rank.card.name))})
    if rank.room is not None:
        return Say("mykerinos-rank-book", {**args, **room_args(ROOM_NAMES.index(rank.room))})
    return Say("mykerinos-rank", {**args, "choice": rank.choice})
