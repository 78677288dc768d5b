"""Tyrus: what a seat may see (T18, T19), and how a game ended (T15 to T17)."""

from typing import Any

import msgspec

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Outcome
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
    TILES,
    TURN,
    VALUES,
)

REASONS = ("running", "row", "representatives", "hands", "draw")
STAGES = ("coin", "draw", "card", "place", "over")


class Standing(msgspec.Struct, frozen=True):
    """A tile in a building: ``face`` is hidden from all but its owner until it is revealed.

    ``place`` counts the tiles placed in the whole game, ``election`` says when
    this one arrived; both count from 1.
    """

    seat: int
    face: str | None
    election: int
    place: int


class Building(msgspec.Struct, frozen=True):
    """One of the six buildings, its tiles in order of arrival."""

    name: str
    seat: int
    office: str
    tiles: list[Standing]


class Sum(msgspec.Struct, frozen=True):
    """How a seat's score came about: votes - (counters - counter_counters), never below 0 (T11)."""

    votes: int
    counters: int
    counter_counters: int
    score: int


class Election(msgspec.Struct, frozen=True):
    """An election whose card is turned; once counted, ``winner`` is a seat, or ``None`` if it was null."""

    office: str
    is_counted: bool
    winner: int | None
    sums: list[Sum]


class Hand(msgspec.Struct, frozen=True):
    """A hand: its tiles are known to its owner, and to all after the end."""

    count: int
    tiles: list[str] | None


class Count(msgspec.Struct, frozen=True):
    """The election just counted, with the tiles revealed in its two buildings (T9)."""

    election: int
    office: str
    winner: int | None
    buildings: list[Building]
    sums: list[Sum]


class View(msgspec.Struct, frozen=True):
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
    """Return what ``seat`` may see; after the end everything is shown (T18)."""
    stage, placed, first = int(state.stage), int(state.placed), int(state.first)
    offices, results = state.office.tolist(), state.result.tolist()
    counted = placed // PLACED_PER_ELECTION
    turned = ELECTIONS - int(state.cards).bit_count()
    standing: list[list[Standing]] = [[] for _ in range(BUILDINGS)]
    revealed: list[list[list[Standing]]] = [[[] for _ in range(SEATS)] for _ in range(counted)]
    tiles, buildings = state.tile.tolist(), state.building.tolist()
    for place in range(placed):
        arrived = place // PLACED_PER_ELECTION
        owner = (first ^ arrived ^ place) & 1
        side, office = divmod(buildings[place], OFFICES)
        face = TILE_NAMES[tiles[place]]
        try:
            election = offices.index(office, arrived, counted)
        except ValueError:
            is_seen = is_over or owner == seat
            standing[buildings[place]].append(
                Standing(owner, face if is_seen else None, arrived + 1, place + 1)
            )
        else:
            revealed[election][side].append(Standing(owner, face, arrived + 1, place + 1))
    discards: list[list[str]] = [[], []]
    elections = []
    for number in range(turned):
        sums = []
        if number < counted:
            for side in range(SEATS):
                sums.append(_sum(revealed[number][side], side, offices[number]))
                for tile in revealed[number][side]:
                    discards[tile.seat].append(str(tile.face))
        winner = results[number] if results[number] < SEATS else None
        elections.append(Election(OFFICE_NAMES[offices[number]], number < counted, winner, sums))
    hands, supplies = state.hand.tolist(), state.supply.tolist()
    is_counting = counted > 0 and placed % PLACED_PER_ELECTION == 0
    up = turned - 1 if turned > counted else None
    return View(
        seat=seat,
        stage=STAGES[ENDED if is_over else stage],
        to_move=int(state.seat) if stage == PLACE and not is_over else None,
        first=first if turned or stage in (TURN, PLACE, ENDED) or any(hands) else None,
        election=min(counted + 1, ELECTIONS) if not is_over else max(turned, 1),
        office=None if up is None else OFFICE_NAMES[offices[up]],
        cards={name: COPIES - offices[:turned].count(office) for office, name in enumerate(OFFICE_NAMES)},
        buildings=[_building(building, standing[building]) for building in range(BUILDINGS)],
        hands=[
            Hand(bits.bit_count(), tile_names(bits) if is_over or owner == seat else None)
            for owner, bits in enumerate(hands)
        ],
        supplies=[bits.bit_count() for bits in supplies],
        discards=discards,
        elections=elections,
        representatives=[results.count(side) for side in range(SEATS)],
        last=_last(counted - 1, elections[counted - 1], revealed[counted - 1]) if is_counting else None,
    )


def tile_names(bits: int) -> list[str]:
    """Return the names of the tiles in a set, ascending."""
    return [TILE_NAMES[tile] for tile in range(TILES) if bits >> tile & 1]


def _building(building: int, tiles: list[Standing]) -> Building:
    seat, office = divmod(building, OFFICES)
    return Building(BUILDING_NAMES[building], seat, OFFICE_NAMES[office], tiles)


def _sum(tiles: list[Standing], side: int, office: int) -> Sum:
    """Add up a building's revealed tiles as the rulebook counts them (T10, T11)."""
    totals = [0] * (SEATS * GUILDS)
    for tile in tiles:
        guild, value = divmod(TILE_NAMES.index(str(tile.face)), VALUES)
        totals[tile.seat * GUILDS + guild] += value + 1
    own, other = side * GUILDS, (1 - side) * GUILDS
    votes = totals[own + office]
    counters = totals[other + (office + 1) % GUILDS]
    counter_counters = totals[own + (office + 2) % GUILDS]
    score = max(0, votes - max(0, counters - counter_counters))
    return Sum(votes, counters, counter_counters, score)


def _last(number: int, election: Election, revealed: list[list[Standing]]) -> Count:
    office = OFFICE_NAMES.index(election.office)
    buildings = [_building(side * OFFICES + office, revealed[side]) for side in range(SEATS)]
    return Count(number + 1, election.office, election.winner, buildings, election.sums)


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
    return [
        Say("tyrus-counted", {"election": last.election, "office": last.office, "winner": winner}),
        *(
            Say("tyrus-sum", {"seat": SIDES[seat], "sum": format_sum(sum_)})
            for seat, sum_ in enumerate(last.sums)
        ),
    ]


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


class Sheet(msgspec.Struct, frozen=True):
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
