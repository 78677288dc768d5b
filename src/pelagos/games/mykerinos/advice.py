"""Mykerinos: the judgements that bots play by, read from ``knowledge.json``."""

import math
from typing import Annotated, Any

import msgspec
import numpy as np

from pelagos.engine import data
from pelagos.engine.kernel import record
from pelagos.games.mykerinos.state import PATRONS, SEASONS

FILE = "knowledge.json"
FACTS = (
    "total",
    "prospect",
    "powers",
    "brown",
    "set",
    "rooms",
    "best room",
    "areas",
    "areas as they are",
    "cubes to dig",
    "cubes saved",
    "neutral cubes",
    "straight cards",
    "passed",
    "to move",
)
PHASES = ("dig", "survey")

Number = Annotated[float, msgspec.Meta(ge=-100, le=100)]
Width = Annotated[float, msgspec.Meta(ge=0.05, le=100)]
Pair = Annotated[list[Width], msgspec.Meta(min_length=2, max_length=2)]
BySeason = Annotated[list[Number], msgspec.Meta(min_length=SEASONS, max_length=SEASONS)]
Fading = Annotated[list[Number], msgspec.Meta(min_length=SEASONS + 1, max_length=SEASONS + 1)]
ByPatron = Annotated[list[Number], msgspec.Meta(min_length=PATRONS, max_length=PATRONS)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is judged, not ruled; in points where nothing else is said.

    ``Fading`` numbers are those at the start of each season and at the end.
    """

    hope: Fading  # the chance to reach the best room of a wing that is still to be had
    future: Fading  # the cards of a patron that a seat will still claim
    access: Fading  # the chance to use the way into a room worth 5
    complete: Fading  # the chance to get each card that a set still needs
    powers: ByPatron  # a patron's power, in each season to come
    cube: BySeason  # a cube saved
    held: BySeason  # a neutral cube saved
    passing: BySeason  # to pass now
    envy: Number  # a point of another seat
    reach: Number  # the cubes by which who may still dig gains on who may not
    spread: Pair  # how open a race is, in cubes, when one may still dig, and when both may
    absent: Number  # the chance to come into an area yet
    book: Number  # how much of the best room's worth an area is taken to give
    luck: Number  # how often the second in an area gets what the first would
    third: Number  # how often the third gets a parcel
    deny: Number  # a point of a room that another loses
    elbow: Number  # a free space beside a cube
    edge: Number  # the share of another area's worth that a cube at its border has
    tilt: Number  # using a power now
    twin: Number  # against a space, where another of its area does better
    temper: Pair  # how many points a doubt costs: digging, choosing


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known for one number of seats; ``weights`` are of ``FACTS``, by season and phase."""

    numbers: Numbers
    weights: list[dict[str, dict[str, Number]]]


class Knowledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known for each number of seats."""

    two: Advice
    three: Advice
    four: Advice


def parse_knowledge(raw: bytes) -> Knowledge:
    """Return the knowledge of a data file, or raise ``BrokenData``."""
    knowledge = data.decode(raw, Knowledge, FILE)
    for seats in ("two", "three", "four"):
        weights = getattr(knowledge, seats).weights
        data.expect(len(weights), SEASONS, f"seasons of weights of {seats}", FILE)
        for season in weights:
            data.expect(tuple(season), PHASES, f"phases of weights of {seats}, in this order", FILE)
            for phase in season.values():
                data.expect(tuple(phase), FACTS, f"facts of weights of {seats}, in this order", FILE)
    return knowledge


MARGINS = 8  # half cubes: a longer lead counts no more


def _ahead(numbers: Numbers, own: int, other: int, margin: int) -> float:
    """Return the chance to end ahead of another; ``own`` and ``other`` are 1 for who may still dig."""
    if own + other == 0:
        return float(margin > 0)
    lead = margin / 2 + numbers.reach * (own - other)
    return 1 / (1 + math.exp(-lead / numbers.spread[own + other - 1]))


def pack(*all_numbers: Numbers) -> Any:
    """Return numbers as an array of records, for kernels."""
    rows = [_row(numbers) for numbers in all_numbers]
    dtype = record(*((name, "f8", np.shape(value)) for name, value in rows[0].items()))
    packed = np.zeros(len(rows), dtype)
    for place, row in enumerate(rows):
        for name, value in row.items():
            packed[name][place] = value
    return packed


def _row(numbers: Numbers) -> dict[str, Any]:
    """Return the fields of a record: the numbers, and the chances to end ahead."""
    ahead = [
        _ahead(numbers, own, other, margin)
        for own in (0, 1)
        for other in (0, 1)
        for margin in range(-MARGINS, MARGINS + 1)
    ]
    return {**msgspec.structs.asdict(numbers), "ahead": ahead}


_ALL = parse_knowledge(data.read(__package__, FILE))
_BY_SEATS = (_ALL.two, _ALL.three, _ALL.four)
NUMBERS = pack(*(advice.numbers for advice in _BY_SEATS))
WEIGHTS = np.array(  # by number of seats, season, phase and fact
    [
        [[list(phase.values()) for phase in season.values()] for season in advice.weights]
        for advice in _BY_SEATS
    ]
)
