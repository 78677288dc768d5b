"""Minos: numbers that knowledge of good play is made of, read from ``knowledge.json``, and distances."""

from collections import deque
from itertools import accumulate
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from pelagos.engine import data
from pelagos.games.minos.atlas import MAPS
from pelagos.games.minos.state import MAX_BITS, MAX_ROUTES, MAX_SITES, SITE

FILE = "knowledge.json"
RING_LEVELS = 5  # of the table of odds: nobody gains much by more
MAX_DEFENDERS = 4  # nobody expects to beat more, one by one
MAX_RINGS = RING_LEVELS + MAX_DEFENDERS - 2  # more do not matter, even when each duel takes one
POINTLESS = 0.002  # the weight of what no sensible player does
SPREAD_BITS = 6  # of places, whose neighbours are looked up at once
SPREAD_PARTS = -(-MAX_BITS // SPREAD_BITS)
FAR = 100  # steps: no way leads there
FEATURES = (
    "value",
    "share",
    "talents",
    "rings",
    "ships",
    "has_ship",
    "guardians",
    "has_yard",
    "is_next",
    "tempo",
    "exposed_now",
    "exposed_later",
    "guardians_fresh",
    "talents_fresh",
)

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Weight = Annotated[float, msgspec.Meta(ge=-100, le=100)]
Worth = Annotated[float, msgspec.Meta(ge=0, le=10000)]


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth to a sensible player, in points of value."""

    found: Worth
    found_later: Worth
    guardian: Worth
    ship: Worth
    last_ship: Worth
    ring: Worth
    next_ring: Worth
    talent: Worth
    hurt: Worth
    hop: Annotated[float, msgspec.Meta(ge=1, le=20)]
    step: Chance
    far: Chance
    far_raid: Chance
    heat: Annotated[float, msgspec.Meta(gt=0, le=100)]
    leave: Worth
    rich: Worth
    pin: Worth
    partial: Worth
    fleet: Worth
    yard: Worth
    yard_first: Worth
    ring_stock: Worth
    war_chest: Worth
    ring_chest: Worth
    guard_chest: Worth
    max_fleet: Worth
    eager: Worth


class Knowledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The policy, the odds of an attack by rings of both sides, turns to look ahead, weights of features."""

    policy: Policy
    attack: list[list[Chance]]
    foresight: Annotated[int, msgspec.Meta(ge=1, le=100)]
    standing: dict[str, Weight]


def parse_knowledge(raw: bytes) -> Knowledge:
    """Return the knowledge of a data file, or raise ``BrokenData``."""
    knowledge = data.decode(raw, Knowledge, FILE)
    data.expect([len(row) for row in knowledge.attack], [RING_LEVELS] * RING_LEVELS, "rows of attack", FILE)
    data.expect(tuple(knowledge.standing), FEATURES, "features of standing, in this order", FILE)
    return knowledge


def _chances(attack: list[list[float]]) -> NDArray[np.float64]:
    """Return how likely one piece beats defenders: by rings of both sides, then by their number."""
    chances = np.ones((MAX_RINGS + 1, MAX_RINGS + 1, MAX_DEFENDERS + 1))
    for mine, theirs in np.ndindex(MAX_RINGS + 1, MAX_RINGS + 1):
        for duel in range(MAX_DEFENDERS):
            left, right = (min(RING_LEVELS - 1, max(0, rings - duel)) for rings in (mine, theirs))
            chances[mine, theirs, duel + 1] = chances[mine, theirs, duel] * attack[left][right]
    return chances


KNOWLEDGE = parse_knowledge(data.read(__package__, FILE))

# What kernels read.
_P = KNOWLEDGE.policy
FOUND, FOUND_LATER, HURT, HOP = _P.found, _P.found_later, _P.hurt, _P.hop
GUARDIAN_WORTH, SHIP_WORTH, LAST_SHIP_WORTH = _P.guardian, _P.ship, _P.last_ship
TALENT_WORTH, RICH = _P.talent, _P.rich
RING_WORTHS = np.array(list(accumulate((_P.ring * _P.next_ring**n for n in range(5)), initial=0.0)))
STEP, BEYOND, LEAVE, PIN = _P.step, _P.far, _P.leave, _P.pin
FAR_RAID, HEAT = _P.far_raid, _P.heat
PARTIAL, FLEET, YARD = _P.partial, _P.fleet, _P.yard
YARD_FIRST, MAX_FLEET, EAGER = _P.yard_first, _P.max_fleet, _P.eager
RING_STOCK, WAR_CHEST, RING_CHEST, GUARD_CHEST = _P.ring_stock, _P.war_chest, _P.ring_chest, _P.guard_chest
CHANCES = _chances(KNOWLEDGE.attack)
FORESIGHT = KNOWLEDGE.foresight
WEIGHTS = np.array([KNOWLEDGE.standing[name] for name in FEATURES])


def _distances(row: np.void, firsts: str, shift: int) -> NDArray[np.int8]:
    """Return the steps from each bit to each site, on an empty map and without crossing a harbour."""
    first, goals, origins = row[firsts], row["goal"], row["origin"]
    back: dict[int, list[int]] = {}
    for route in range(int(first[0]), int(first[-1])):
        back.setdefault(int(goals[route]), []).append(int(origins[route]))
    steps = np.full((MAX_BITS, MAX_SITES), FAR, np.int8)
    for site in range(int(row["num_sites"])):
        reached = {site + shift: 0}
        queue = deque(reached)
        while queue:
            place = queue.popleft()
            steps[place, site] = reached[place]
            is_harbour = shift > 0 and place >= shift and place != site + shift
            for other in () if is_harbour else back.get(place, ()):
                if other not in reached:
                    reached[other] = reached[place] + 1
                    queue.append(other)
    return steps


def _neighbours(row: np.void, firsts: str) -> NDArray[np.int64]:
    """Return the bits one step away from each set of bits, of which a part at a time is looked up."""
    bits = np.zeros(SPREAD_PARTS * SPREAD_BITS, np.int64)
    for route in range(int(row[firsts][0]), int(row[firsts][-1])):
        bits[row["origin"][route]] |= 1 << int(row["goal"][route])
    spread = np.zeros((SPREAD_PARTS, 1 << SPREAD_BITS), np.int64)
    for part, places in np.ndindex(spread.shape):
        for bit in range(SPREAD_BITS):
            if places >> bit & 1:
                spread[part, places] |= bits[part * SPREAD_BITS + bit]
    return spread


def _nearing(row: np.void, sail_steps: NDArray[np.int8], walk_steps: NDArray[np.int8]) -> NDArray[np.uint8]:
    """Return, by site and route, the steps from where the route begins if it leads nearer, otherwise 0."""
    is_sail = (np.arange(MAX_ROUTES) < row["num_sails"])[:, None]
    steps, then = (
        np.where(is_sail, sail_steps[row[end]], walk_steps[row[end]]) for end in ("origin", "goal")
    )
    return np.ascontiguousarray(np.where((then < steps) & (steps < FAR), steps, 0).T.astype(np.uint8))


# Steps by map, bit of a ship or guardian, and site.
SAIL_STEPS = np.stack([_distances(row, "first_sail", SITE) for row in MAPS])
WALK_STEPS = np.stack([_distances(row, "first_walk", 0) for row in MAPS])
NEARING = np.stack([_nearing(*of) for of in zip(MAPS, SAIL_STEPS, WALK_STEPS, strict=True)])
REACH = np.array([STEP**steps for steps in range(FAR + 1)])  # what distance leaves of a worth
# The same for raids, by the steps of NEARING, nothing at 0: this turn, some day, and when no turn follows.
RAID_REACH = np.outer([1.0, FAR_RAID, 0.0], np.where(np.arange(FAR + 1) > 0, REACH, 0.0))
SOME_DAY, NEVER = 1, 2
SAIL_NEXT = np.stack([_neighbours(row, "first_sail") for row in MAPS])
WALK_NEXT = np.stack([_neighbours(row, "first_walk") for row in MAPS])
