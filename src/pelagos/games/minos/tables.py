"""Minos: prices, values and supplies (N1, N5, N7, N9, N11, N13, N16), read from ``tables.json``."""

from typing import Annotated

import msgspec
import numpy as np

from pelagos.engine import data
from pelagos.games.minos.state import BUILDINGS, DICE, HEIGHT, WALL

FILE = "tables.json"
FACE_NAMES = ("scales", "arrow", "gull", "build", "joker", "star")
KIND_NAMES = FACE_NAMES[:4]
BUILDING_NAMES = ("port", "house", "warehouse", "wall")

Count = Annotated[int, msgspec.Meta(ge=1, le=100)]
Price = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Points = Annotated[int, msgspec.Meta(ge=0, le=9)]
Work = Annotated[int, msgspec.Meta(ge=1, le=9)]  # nothing is built without a point


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are, and what each adds to its colony."""

    supply: Count
    value: Points


class DuelSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Three faces that together count ``value`` in a duel, instead of their own."""

    faces: list[str]
    value: Annotated[int, msgspec.Meta(ge=0, le=100)]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the rules that are not on a map; lists are by the number of the building."""

    ships: Annotated[int, msgspec.Meta(ge=1, le=38)]
    guardians: Annotated[int, msgspec.Meta(ge=0, le=12)]
    rings: Count
    talents: Price
    gull_moves: Annotated[int, msgspec.Meta(ge=1, le=20)]
    ring_price: Price
    guardian_price: Price
    ship_price: Price
    building_prices: list[Price]
    building_points: list[Work]
    wall_points: Work
    buildings: dict[str, Building]
    duel: dict[str, Points]
    duel_set: DuelSet


def parse_tables(raw: bytes) -> Tables:
    """Return the tables of a data file, or raise ``BrokenData``."""
    tables = data.decode(raw, Tables, FILE)
    data.expect(len(tables.building_prices), HEIGHT, "number of building_prices", FILE)
    data.expect(len(tables.building_points), HEIGHT, "number of building_points", FILE)
    data.expect(tuple(tables.buildings), BUILDING_NAMES, "buildings, in this order", FILE)
    data.expect(tables.buildings["wall"].value, 0, "value of a wall, which doubles instead", FILE)
    data.expect(tuple(tables.duel), FACE_NAMES, "faces of duel, in this order", FILE)
    faces = tables.duel_set.faces
    data.expect(
        [face for face in faces if face not in FACE_NAMES], [], "faces of duel_set not on a die", FILE
    )
    data.expect(len(faces), DICE // 2, "number of faces of duel_set", FILE)
    data.expect(len(set(faces)), DICE // 2, "number of different faces of duel_set", FILE)
    return tables


TABLES = parse_tables(data.read(__package__, FILE))

# What kernels read.
SHIPS, GUARDIANS, RINGS, TALENTS = TABLES.ships, TABLES.guardians, TABLES.rings, TABLES.talents
GULL_MOVES, RING_PRICE = TABLES.gull_moves, TABLES.ring_price
GUARDIAN_PRICE, SHIP_PRICE = TABLES.guardian_price, TABLES.ship_price
SUPPLY = np.array([TABLES.buildings[name].supply for name in BUILDING_NAMES], np.int64)
VALUES = np.array([TABLES.buildings[name].value for name in BUILDING_NAMES], np.int64)
PRICES = np.array(TABLES.building_prices, np.int64)
POINTS = np.array(  # by number of the building, then by kind
    [
        [TABLES.wall_points if building == WALL else points for building in range(BUILDINGS)]
        for points in TABLES.building_points
    ],
    np.int64,
)
DUEL_VALUES = np.array([TABLES.duel[name] for name in FACE_NAMES], np.int64)
SET_FACES = np.array([FACE_NAMES.index(face) for face in TABLES.duel_set.faces], np.int64)
SET_BONUS = TABLES.duel_set.value - int(sum(DUEL_VALUES[SET_FACES]))
