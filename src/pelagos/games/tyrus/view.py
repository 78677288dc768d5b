"""Tyrus: what a seat may see (T18, T19), and how a game ended (T15 to T17)."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from pelagos.engine.dispatch import State
from pelagos.engine.kernel import lowest_bit
from pelagos.engine.outcome import Outcome
from pelagos.engine.position import facts_of
from pelagos.engine.seat import ALL_KNOWING
from pelagos.engine.text import Say
from pelagos.games.tyrus.notation import BUILDING_NAMES, OFFICE_NAMES, SIDES, TILE_NAMES
from pelagos.games.tyrus.rules import hand_sum
from pelagos.games.tyrus.state import (
    BUILDINGS,
    COPIES,
    ELECTIONS,
    ENDED,
    GUILDS,
    NULL,
    OFFICES,
    PLACE,
    PLACED_PER_ELECTION,
    SEATS,
    TOSS,
    VALUES,
)

REASONS = ("running", "row", "representatives", "hands", "draw")
_GUILD_AND_VALUE: dict[str | None, tuple[int, int]] = {
    name: (tile // VALUES, tile % VALUES + 1) for tile, name in enumerate(TILE_NAMES)
}
_BRACKETS = (("[", "]"), ("(", ")"))
STAGES = ("coin", "draw", "card", "place", "over")


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A tile in a building: ``face`` is hidden from all but its owner until it is revealed.

    ``place`` counts the tiles placed in the whole game, ``election`` says when
    this one arrived; both count from 1.
    """

    seat: int
    face: str | None
    election: int
    place: int


class Building(msgspec.Struct, frozen=True, gc=False):
    """One of the six buildings, its tiles in order of arrival."""

    name: str
    seat: int
    office: str
    tiles: list[Standing]


class Sum(msgspec.Struct, frozen=True, gc=False):
    """How a seat's score came about: votes - (counters - counter_counters), never below 0 (T11)."""

    votes: int
    counters: int
    counter_counters: int
    score: int


class Election(msgspec.Struct, frozen=True, gc=False):
    """An election whose card is turned; once counted, ``winner`` is a seat, or ``None`` if it was null."""

    office: str
    is_counted: bool
    winner: int | None
    sums: list[Sum]


class Hand(msgspec.Struct, frozen=True, gc=False):
    """A hand: its tiles are known to its owner, and to all after the end."""

    count: int
    tiles: list[str] | None


class Count(msgspec.Struct, frozen=True, gc=False):
    """The election just counted, with the tiles revealed in its two buildings (T9)."""

    election: int
    office: str
    winner: int | None
    buildings: list[Building]
    sums: list[Sum]


class View(msgspec.Struct, frozen=True, gc=False):
    """What ``seat`` may see; ``None`` is a spectator.

    ``election`` counts from 1. ``cards`` are those still to come, by office.
    ``last`` stands from a count until the next tile is placed.
    """

    seat: int | None
    stage: str
    to_move: int | None
    first: int | None
    election: int
    office: str | None
    cards: dict[str, int]
    buildings: list[Building]
    hands: list[Hand]
    supplies: list[int]
    discards: list[list[str]]
    elections: list[Election]
    representatives: list[int]
    last: Count | None


def view(state: State, seat: int | None, is_over: bool) -> View:
    """Return what ``seat`` (or ``ALL_KNOWING``) may see; after the end everything is shown (T18)."""
    facts = facts_of(state)
    counted = facts.placed // PLACED_PER_ELECTION
    turned = ELECTIONS - facts.cards.bit_count()
    offices = facts.office[:turned]
    past = _look_back(
        bytes(facts.tile[: counted * PLACED_PER_ELECTION]),
        bytes(facts.building[: counted * PLACED_PER_ELECTION]),
        tuple(offices[:counted]),
        tuple(facts.result[:counted]),
        tuple(map(tuple, facts.score[:counted])),
        facts.first,
    )
    coming = [Election(OFFICE_NAMES[office], False, None, []) for office in offices[counted:]]
    is_counting = counted > 0 and facts.placed % PLACED_PER_ELECTION == 0
    return View(
        seat=None if seat == ALL_KNOWING else seat,
        stage=STAGES[ENDED if is_over else facts.stage],
        to_move=facts.seat if facts.stage == PLACE and not is_over else None,
        first=None if facts.stage == TOSS else facts.first,
        election=max(turned, 1) if is_over else counted + 1,
        office=OFFICE_NAMES[offices[counted]] if turned > counted else None,
        cards={name: COPIES - offices.count(office) for office, name in enumerate(OFFICE_NAMES)},
        buildings=_lay_out(facts, past, counted, ALL_KNOWING if is_over else seat),
        hands=[
            Hand(bits.bit_count(), tile_names(bits) if is_over or seat in (owner, ALL_KNOWING) else None)
            for owner, bits in enumerate(facts.hand)
        ],
        supplies=[bits.bit_count() for bits in facts.supply],
        discards=past.discards,
        elections=past.elections + coming,
        representatives=[facts.result.count(side) for side in range(SEATS)],
        last=_last(counted, past.elections[-1], past.revealed) if is_counting else None,
    )


class _Past(NamedTuple):
    """What came of the elections that were counted, which all see; nobody may change it.

    ``left`` are the places of the tiles that still stood after the last of them.
    """

    left: list[int]
    revealed: list[list[Standing]]  # by the last count, on each side
    discards: list[list[str]]
    elections: list[Election]


@lru_cache(maxsize=256)  # everybody asks, until six more tiles are placed
def _look_back(
    tiles: bytes,
    buildings: bytes,
    offices: tuple[int, ...],
    results: tuple[int, ...],
    scores: tuple[tuple[int, int], ...],
    first: int,
) -> _Past:
    """Return what came of the elections for ``offices``, up to whose last count all ``tiles`` were placed."""
    left: list[int] = []
    revealed: list[list[list[Standing]]] = [[[] for _ in range(SEATS)] for _ in offices]
    for place, building in enumerate(buildings):
        arrived = place // PLACED_PER_ELECTION
        side, office = divmod(building, OFFICES)
        if office in offices[arrived:]:
            count = offices.index(office, arrived)
            revealed[count][side].append(_standing(place, tiles[place], first, ALL_KNOWING))
        else:
            left.append(place)
    elections = [
        Election(
            OFFICE_NAMES[office],
            True,
            results[number] if results[number] < SEATS else None,
            [_sum(revealed[number][side], side, office, scores[number][side]) for side in range(SEATS)],
        )
        for number, office in enumerate(offices)
    ]
    gone = [tile for sides in revealed for side in sides for tile in side]
    return _Past(
        left,
        revealed[-1] if offices else [],
        [[str(tile.face) for tile in gone if tile.seat == owner] for owner in range(SEATS)],
        elections,
    )


def _lay_out(facts: Any, past: _Past, counted: int, seat: int | None) -> list[Building]:
    """Return the buildings with the tiles that stand there, as ``seat`` sees them."""
    standing: list[list[Standing]] = [[] for _ in range(BUILDINGS)]
    for place in (*past.left, *range(counted * PLACED_PER_ELECTION, facts.placed)):
        standing[facts.building[place]].append(_standing(place, facts.tile[place], facts.first, seat))
    return [_building(building, tiles) for building, tiles in enumerate(standing)]


@cache
def _standing(place: int, tile: int, first: int, seat: int | None) -> Standing:
    """Return the tile that was placed as number ``place``, its face only if ``seat`` may see it."""
    arrived = place // PLACED_PER_ELECTION
    owner = (first ^ arrived ^ place) & 1
    seen = TILE_NAMES[tile] if seat in (owner, ALL_KNOWING) else None
    return Standing(owner, seen, arrived + 1, place + 1)


def tile_names(bits: int) -> list[str]:
    """Return the names of the tiles in a set, ascending."""
    names = []
    while bits:
        names.append(TILE_NAMES[lowest_bit(bits)])
        bits &= bits - 1
    return names


def _building(building: int, tiles: list[Standing]) -> Building:
    seat, office = divmod(building, OFFICES)
    return Building(BUILDING_NAMES[building], seat, OFFICE_NAMES[office], tiles)


def _sum(tiles: list[Standing], side: int, office: int, score: int) -> Sum:
    """Return how a building's revealed tiles led to ``score`` (T10, T11)."""
    totals = [0] * (SEATS * GUILDS)
    for tile in tiles:
        guild, value = _GUILD_AND_VALUE[tile.face]
        totals[tile.seat * GUILDS + guild] += value
    own, other = side * GUILDS, (1 - side) * GUILDS
    votes = totals[own + office]
    counters = totals[other + (office + 1) % GUILDS]
    counter_counters = totals[own + (office + 2) % GUILDS]
    return Sum(votes, counters, counter_counters, score)


def _last(number: int, election: Election, revealed: list[list[Standing]]) -> Count:
    office = OFFICE_NAMES.index(election.office)
    buildings = [_building(side * OFFICES + office, revealed[side]) for side in range(SEATS)]
    return Count(number, election.office, election.winner, buildings, election.sums)


def things(view: View) -> list[str]:
    """Return every target that a board carries: tiles in hand and standing, buildings, the rest."""
    targets = [f"building:{building.name}" for building in view.buildings]
    targets += [f"standing:{tile.place}" for building in view.buildings for tile in building.tiles]
    for seat, hand in enumerate(view.hands):
        if view.seat == seat or view.stage == "over":
            targets += [f"tile:{name}" for name in hand.tiles or ()]
        targets += [f"{kind}:{SIDES[seat]}" for kind in ("hand", "supply", "discard", "representatives")]
    return [*targets, "coin:first", "card:election"]


def say_last(view: View) -> list[Say]:
    """Return the sentences for the election just counted: the result, then each seat's sum."""
    last = view.last
    if last is None:
        return []
    winner = winner_name(last.winner)
    says = [Say("tyrus-counted", {"election": last.election, "office": last.office, "winner": winner})]
    for seat, sum_ in enumerate(last.sums):
        tiles = " ".join(map(format_tile, last.buildings[seat].tiles)) or "-"
        says.append(Say("tyrus-sum", {"seat": SIDES[seat], "sum": format_sum(sum_), "tiles": tiles}))
    return says


def format_tile(tile: Standing) -> str:
    """Write a tile in text: Brown's in square brackets, Beige's in round ones, a hidden face as ??."""
    left, right = _BRACKETS[tile.seat]
    return f"{left}{tile.face or '??'}{right}"


def winner_name(seat: int | None) -> str:
    """Return the winner of a counted election as the texts name it."""
    return "null" if seat is None else SIDES[seat]


def format_sum(sum_: Sum) -> str:
    """Write a score as the rulebook does: 12 - (8 - 6) = 10; what would be below 0 counts 0 (T11)."""
    if sum_.counters == 0:
        return str(sum_.votes)
    if sum_.counter_counters == 0:
        shown, taken = f"{sum_.counters}", sum_.counters
    else:
        shown, taken = f"({sum_.counters} - {sum_.counter_counters})", sum_.counters - sum_.counter_counters
    sign = "=" if 0 <= taken <= sum_.votes else "→"
    return f"{sum_.votes} - {shown} {sign} {sum_.score}"


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The score sheet: the winner of each election, the representatives, and what was left in hand."""

    elections: list[int | None]
    representatives: list[int]
    hand_sums: list[int]


def outcome(state: State) -> Outcome:
    """Return who won: three in a row, more representatives, the higher hand, or nobody."""
    results = state.result.tolist()[: int(state.placed) // PLACED_PER_ELECTION]
    representatives = [results.count(seat) for seat in range(SEATS)]
    victor = int(state.victor)
    sheet = Sheet(
        [result if result != NULL else None for result in results],
        representatives,
        [int(hand_sum(state, seat)) for seat in range(SEATS)],
    )
    places: Any = (1, 1) if victor == NULL else (1, 2) if victor == 0 else (2, 1)
    winners = () if victor == NULL else (victor,)
    return Outcome(winners, tuple(representatives), places, REASONS[int(state.ending)], sheet)
