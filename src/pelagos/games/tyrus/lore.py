"""Tyrus: what self-play has taught, read from ``knowledge.json``: every number that the bots' knowledge uses.

A use of a tile is one of these cells; guild and building say which, with the cards still to come:

    vote, counter, protect          for the office that is up (T10)
    bluff-home, bluff-away          a tile that counts for nothing there, for the office that is up
    vote-1 … protect-3              the same uses for another office, with 1 to 3 of its cards to come
    wait-home, wait-away            a tile that counts for nothing, for another office still to come
    dead                            an office that is never elected again

A guild has a role in each building by its office, whoever owns the tile: that of the voters, the
counters or the protectors.
"""

from typing import Annotated, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from pelagos.engine import data
from pelagos.games.tyrus.state import (
    COPIES,
    ELECTIONS,
    PLACED_EACH,
    PLACED_PER_ELECTION,
    VALUES,
)

FILE = "knowledge.json"

ROLES = ("vote", "counter", "protect")
NOW = (*ROLES, "bluff-home", "bluff-away")
LATER = tuple(f"{role}-{cards}" for cards in range(1, COPIES + 1) for role in ROLES)
CELLS = (*NOW, *LATER, "wait-home", "wait-away", "dead")
VOTE, COUNTER, PROTECT, BLUFF_HOME, BLUFF_AWAY = range(len(NOW))
WAIT_HOME, WAIT_AWAY, DEAD = range(len(NOW) + len(LATER), len(CELLS))
USES = ("now", "later", "nothing")
USE_NOW, USE_LATER, USE_NOTHING = range(len(USES))
PLACES = ("home-now", "away-now", "home-wait", "away-wait", "dead")
HOME_NOW, AWAY_NOW, HOME_WAIT, AWAY_WAIT, DEAD_PLACE = range(len(PLACES))
PHASES = 3
OUTLOOKS = 5  # how an election looks to the seat to move: lost, bad, open, good, won
FEATURES = (
    "race",
    "table",
    "table-later",
    "voters",
    "counters",
    "hand",
    "hand-late",
    "supply",
    "last-hand",
    "fitting",
    "start",
)

Chance = Annotated[float, msgspec.Meta(ge=0.0, le=0.5)]
Positive = Annotated[float, msgspec.Meta(gt=0.0)]


class Election(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a margin becomes a chance: a number for each tile of the election, and one for later elections."""

    win: Chance  # that a seat wins an election of which nothing is known
    offset: list[float]
    reserve: list[float]
    scale: list[Positive]
    later: Positive


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Logarithms of weights, which are added up, for each cell or role.

    By the tile's value; by the tile of the election; by the third of the game; by the election, for
    each value spent; by how the election looks; by what is at stake; by how much better a risk is
    than a null election; by the hand's tiles of that guild; by the hand's mean; by the cards to come
    for which the tile could still vote, counter or protect (a constant, and a slope by value); and
    for each added chance to win the office. ``sharpness`` multiplies the sum: below 1, unlikely
    placements are tried more often than in the games that taught these numbers.
    """

    sharpness: Positive
    value: dict[str, list[float]]
    turn: dict[str, list[float]]
    phase: dict[str, list[float]]
    keep: list[float]
    outlook: dict[str, list[list[float]]]
    stake: dict[str, list[float]]
    risk: dict[str, list[float]]
    crowd: dict[str, float]
    strength: dict[str, float]
    future: dict[str, dict[str, tuple[float, float]]]
    gain: dict[str, list[float]]
    gain_at_stake: dict[str, list[float]]
    later_gain: dict[str, list[float]]


class Hidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hidden tile is worth on average in a role, by the owner's first, second or third tile."""

    before: dict[str, list[float]]  # placed while another office was up
    now: dict[str, list[float]]


class Lore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    election: Election
    hidden: Hidden
    policy: Policy
    belief: dict[str, dict[str, list[Positive]]]  # how likely a tile in hand comes to a place: role, value
    standing: dict[str, float]


_LENGTHS = {
    "value": VALUES,
    "turn": PLACED_PER_ELECTION,
    "phase": PHASES,
    "outlook": PLACED_PER_ELECTION,
    "stake": PLACED_PER_ELECTION,
    "risk": PLACED_PER_ELECTION,
    "gain": PLACED_PER_ELECTION,
    "gain_at_stake": PLACED_PER_ELECTION,
    "later_gain": COPIES,
}
_ROWS = {"value": CELLS, "turn": CELLS, "phase": CELLS, "outlook": NOW, "stake": NOW, "risk": NOW}


def parse_lore(raw: bytes) -> Lore:
    """Return what the data file teaches, or raise ``BrokenData``."""
    lore = data.decode(raw, Lore, FILE)
    for name in ("offset", "reserve", "scale"):
        _expect_length(getattr(lore.election, name), PLACED_PER_ELECTION, f"election.{name}")
    for name in ("before", "now"):
        _check_table(getattr(lore.hidden, name), ROLES, PLACED_EACH, f"hidden.{name}")
    _expect_length(lore.policy.keep, ELECTIONS, "policy.keep")
    for name, length in _LENGTHS.items():
        _check_table(getattr(lore.policy, name), _ROWS.get(name, ROLES), length, f"policy.{name}")
    for name in ("crowd", "strength"):
        data.expect(tuple(getattr(lore.policy, name)), CELLS, f"names in policy.{name}", FILE)
    data.expect(tuple(lore.policy.future), USES, "names in policy.future", FILE)
    for use in USES:
        data.expect(tuple(lore.policy.future[use]), ROLES, f"names in policy.future.{use}", FILE)
    for row in NOW:
        for outlook in lore.policy.outlook[row]:
            _expect_length(outlook, OUTLOOKS, f"a row of policy.outlook.{row}")
    data.expect(tuple(lore.belief), PLACES, "names in belief", FILE)
    for place in PLACES:
        _check_table(lore.belief[place], ROLES, VALUES, f"belief.{place}")
    data.expect(tuple(lore.standing), FEATURES, "names in standing", FILE)
    return lore


def _check_table(table: dict[str, list[Any]], rows: tuple[str, ...], length: int, what: str) -> None:
    """Expect these rows in this order, each with ``length`` entries."""
    data.expect(tuple(table), rows, f"names in {what}", FILE)
    for row in rows:
        _expect_length(table[row], length, f"{what}.{row}")


def _expect_length(numbers: list[Any], length: int, what: str) -> None:
    data.expect(len(numbers), length, f"number of numbers in {what}", FILE)


def stack(table: dict[str, Any]) -> NDArray[np.float64]:
    """Return the rows of a table as an array, in their order."""
    return np.array(list(table.values()), np.float64)


LORE = parse_lore(data.read(__package__, FILE))
