"""Mykerinos: what everyone may see (M25), and how a game ended (M19 to M21)."""

from typing import Any

import msgspec

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Outcome, places_of
from pelagos.engine.position import facts_of
from pelagos.engine.text import Say
from pelagos.games.mykerinos.deck import (
    CARD_NAMES,
    PARCEL_COLUMNS,
    PARCEL_ROWS,
    PATRON_NAMES,
    PATRON_OF,
    PYRAMID_ROWS,
)
from pelagos.games.mykerinos.museum import MUSEUM, ROOM_NAMES
from pelagos.games.mykerinos.notation import COLOUR_NAMES, SIDE_NAMES, SPACE_NAMES, card_args
from pelagos.games.mykerinos.ranking import FACES, Card, Survey, say_rank, survey_of
from pelagos.games.mykerinos.sheet import Sheet, count_sheet
from pelagos.games.mykerinos.state import (
    AREA_COLUMNS,
    AREA_ROWS,
    AREAS_ABREAST,
    CHOOSE,
    COLOURS,
    COLUMNS,
    DISCARDED,
    ENDED,
    FILL,
    FIRST_AREA,
    GIVE,
    MIN_SEATS,
    NEUTRAL,
    NO_PATRON,
    NONE,
    SIDES,
    TOSS,
    WINGS,
)

STAGES = (
    "first",
    "markers",
    "deal",
    "act",
    "power",
    "on",
    "neutral",
    "neutral-on",
    "survey",
    "discard",
    "over",
)


class Owned(msgspec.Struct, frozen=True, gc=False):
    """A claimed card; tilted, its power was used this season."""

    card: Card
    is_tilted: bool


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space of the region; ``colour`` is that of the cube on it."""

    name: str
    has_pyramid: bool
    colour: str | None


class Parcel(msgspec.Struct, frozen=True, gc=False):
    """A card dealt to the region, its six spaces row by row as they lie.

    ``fate`` is ``lies``, ``claimed`` (by ``seat``) or ``discarded``.
    """

    name: str
    card: Card
    is_turned: bool
    fate: str
    seat: int | None
    spaces: list[Space]


class Area(msgspec.Struct, frozen=True, gc=False):
    """Two parcels side by side, numbered from 1, row by row."""

    number: int
    is_surveyed: bool
    parcels: list[Parcel]


class Room(msgspec.Struct, frozen=True, gc=False):
    """A room of the museum, and the cube that booked it."""

    name: str
    value: int
    wings: list[int]
    colour: str | None


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat has: ``held`` are neutral cubes, ``place`` is on the passing scale, from 1."""

    colour: str
    points: int
    stock: int
    general: int
    held: int
    place: int | None
    cards: list[Owned]


class Digging(msgspec.Struct, frozen=True, gc=False):
    """The action under way: by whose power, the space dug last, and how many cubes must follow."""

    colour: str
    patron: str | None
    spot: str | None
    left: int


class Last(msgspec.Struct, frozen=True, gc=False):
    """What the last action resolved: areas surveyed to the end, and the exhibition."""

    surveys: list[Survey]
    exhibition: Sheet | None


class View(msgspec.Struct, frozen=True, gc=False):
    """What ``seat`` may see, the same for all; ``None`` is a spectator.

    ``season`` counts from 1. ``scale`` holds the colours in the order of their passing, ``None``
    for a free place. ``neutral`` is its general stock, with two seats.
    """

    seat: int | None
    stage: str
    to_move: int | None
    season: int
    first: int | None
    wings: list[str | None]
    areas: list[Area]
    rooms: list[Room]
    players: list[Player]
    neutral: int | None
    scale: list[str | None]
    undealt: int
    digging: Digging | None
    survey: Survey | None
    last: Last | None


_PYRAMID_ROWS = PYRAMID_ROWS.tolist()


def view(state: State, seat: int | None, is_over: bool) -> View:
    """Return what ``seat`` may see: everything but the order of undealt cards, which nobody knows (M25)."""
    facts = facts_of(state)
    stage = ENDED if is_over else facts.stage
    in_survey = stage in (CHOOSE, GIVE)
    return View(
        seat=seat,
        stage=STAGES[stage],
        to_move=facts.seat if FILL < stage < ENDED else None,
        season=facts.season + 1,
        first=None if facts.stage == TOSS else facts.first,
        wings=[PATRON_NAMES[patron] if patron != NONE else None for patron in facts.marker],
        areas=_areas(facts),
        rooms=[_room(facts, room) for room in range(len(ROOM_NAMES))],
        players=[_player(facts, player) for player in range(facts.seats)],
        neutral=facts.general[NEUTRAL] if facts.seats == MIN_SEATS else None,
        scale=_scale(facts),
        undealt=facts.undealt.bit_count(),
        digging=_digging(facts) if FILL < stage < CHOOSE else None,
        survey=survey_of(facts, facts.area, facts.season) if in_survey else None,
        last=_last(facts),
    )


def _areas(facts: Any) -> list[Area]:
    """Return the areas of this season, as far as they are dealt."""
    areas: list[Area] = []
    first = FIRST_AREA[facts.season]
    for parcel in range(first * SIDES, facts.dealt):
        area, side = divmod(parcel - first * SIDES, SIDES)
        if side == 0:
            areas.append(Area(area + 1, first + area < facts.area, []))
        areas[area].parcels.append(_parcel(facts, parcel, area, side))
    return areas


def _parcel(facts: Any, parcel: int, area: int, side: int) -> Parcel:
    dealt, fate = facts.parcel[parcel], facts.fate[parcel]
    top = area // AREAS_ABREAST * AREA_ROWS
    left = area % AREAS_ABREAST * AREA_COLUMNS + side * PARCEL_COLUMNS
    return Parcel(
        name=f"{area + 1}-{SIDE_NAMES[side]}",
        card=FACES[dealt >> 1],
        is_turned=bool(dealt & 1),
        fate="lies" if fate == NONE else "discarded" if fate >= DISCARDED else "claimed",
        seat=fate if NONE < fate < DISCARDED else None,
        spaces=[
            Space(
                SPACE_NAMES[(top + row) * COLUMNS + left + column],
                bool(_PYRAMID_ROWS[dealt][row] >> column & 1),
                _colour_at(facts, top + row + 1, left + column),
            )
            for row in range(PARCEL_ROWS)
            for column in range(PARCEL_COLUMNS)
        ],
    )


def _colour_at(facts: Any, row: int, column: int) -> str | None:
    for colour in range(COLOURS):
        if facts.cubes[colour][row] >> column & 1:
            return COLOUR_NAMES[colour]
    return None


def _room(facts: Any, room: int) -> Room:
    owners = [COLOUR_NAMES[colour] for colour in range(COLOURS) if facts.booked[colour] >> room & 1]
    data = MUSEUM.rooms[room]
    return Room(data.name, data.value, data.wings, owners[0] if owners else None)


def _player(facts: Any, seat: int) -> Player:
    """Return what a seat has; of several cards of a patron, those claimed first are tilted first."""
    tilted = list(facts.tilted[seat])
    cards = []
    for parcel in range(facts.dealt):
        if facts.fate[parcel] == seat:
            card = facts.parcel[parcel] >> 1
            patron = PATRON_OF[card]
            cards.append(Owned(FACES[card], tilted[patron] > 0))
            tilted[patron] -= 1
    return Player(
        colour=COLOUR_NAMES[seat],
        points=facts.points[seat],
        stock=facts.stock[seat],
        general=facts.general[seat],
        held=facts.held[seat] if facts.seats == MIN_SEATS else 0,
        place=facts.place[seat] + 1 if facts.place[seat] != NONE else None,
        cards=cards,
    )


def _scale(facts: Any) -> list[str | None]:
    scale: list[str | None] = [None] * max(facts.seats, NEUTRAL + 1)
    for colour, place in enumerate(facts.place):
        if place != NONE:
            scale[place] = COLOUR_NAMES[colour]
    return scale


def _digging(facts: Any) -> Digging | None:
    if facts.patron == NO_PATRON and facts.spot == NONE:
        return None
    is_neutral = STAGES[facts.stage].startswith("neutral")
    return Digging(
        colour=COLOUR_NAMES[NEUTRAL if is_neutral else facts.seat],
        patron=PATRON_NAMES[facts.patron] if facts.patron != NO_PATRON else None,
        spot=SPACE_NAMES[facts.spot] if facts.spot != NONE else None,
        left=facts.left,
    )


def _last(facts: Any) -> Last | None:
    """Return the areas that the last seat's action brought to an end, and the exhibition after the last."""
    if facts.since == facts.area:
        return None
    season = next(number for number, end in enumerate(FIRST_AREA[1:]) if facts.area <= end)
    surveys = [survey_of(facts, area, season) for area in range(facts.since, facts.area)]
    return Last(surveys, count_sheet(facts.record) if facts.stage == ENDED else None)


def outcome(state: State) -> Outcome:
    """Return who won: most points, then most cubes saved; or several share (M21)."""
    sheet = count_sheet(state)
    places = places_of([(-line.total, -line.stock) for line in sheet.lines])
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    found = Outcome(winners, tuple(line.total for line in sheet.lines), places, "", sheet)
    return msgspec.structs.replace(found, reason=reason(found, set()))


def reason(outcome: Outcome, resigned: set[int]) -> str:
    """Return what decided between the seats that stayed."""
    if len(outcome.winners) > 1:
        return "shared"
    stayed = [total for seat, total in enumerate(outcome.scores) if seat not in resigned]
    return "cubes" if stayed.count(outcome.scores[outcome.winners[0]]) > 1 else "points"


def things(view: View) -> list[str]:
    """Return every target that a board carries, legal or not."""
    parcels = [parcel for area in view.areas for parcel in area.parcels]
    targets = [f"space:{space.name}" for parcel in parcels for space in parcel.spaces]
    targets += [f"parcel:{parcel.name}" for parcel in parcels]
    targets += [f"room:{room.name}" for room in view.rooms]
    targets += [f"wing:{wing + 1}" for wing in range(WINGS)]
    targets += [f"patron:{patron}" for patron in PATRON_NAMES]
    targets += [f"button:{button}" for button in ("extend", "pass", "end-turn", "decline")]
    kinds = ["stock", "general", "points", "cards"]
    if view.neutral is not None:
        kinds.append("held")
        targets.append("general:neutral")
    targets += [f"{kind}:{player.colour}" for player in view.players for kind in kinds]
    targets += [f"scale:{place + 1}" for place in range(len(view.scale))]
    return [*targets, "hall:hall", "deck:undealt"]


def say_last(view: View) -> list[Say]:
    """Return the sentences for the areas just surveyed, and for the exhibition."""
    if view.last is None:
        return []
    says = []
    for survey in view.last.surveys:
        says.append(Say("mykerinos-surveyed", {"area": survey.area, "colours": len(survey.ranks)}))
        says += [say_rank(rank, number) for number, rank in enumerate(survey.ranks, start=1)]
        taken = [rank.card for rank in survey.ranks]
        left = [card for card in survey.discarded if card not in taken] if survey.ranks else []
        says += [Say("mykerinos-left-over", card_args(CARD_NAMES.index(card.name))) for card in left]
    if view.last.exhibition is not None:
        says.append(Say("mykerinos-exhibition"))
        for player, line in zip(view.players, view.last.exhibition.lines, strict=True):
            wings = sum(wing.points for wing in line.wings)
            args = {"parcels": line.parcels, "wings": wings, "series": line.series, "total": line.total}
            says.append(Say("mykerinos-line", {"seat": player.colour, **args}))
    return says
