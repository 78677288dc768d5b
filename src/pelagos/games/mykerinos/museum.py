"""Mykerinos: the museum (M6), read from ``museum.json``, its rooms and the exhibition."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
import numpy as np

from pelagos.engine import data
from pelagos.engine.dispatch import State
from pelagos.engine.error import BrokenData
from pelagos.engine.kernel import kernel
from pelagos.games.mykerinos.state import COLOURS, PATRONS, ROOMS, WINGS

FILE = "museum.json"
HALL = "hall"
SET_POINTS = 5

Wing = Annotated[int, msgspec.Meta(ge=1, le=WINGS)]


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room, the wings it belongs to, and the rooms (or the hall) that its doors lead to."""

    name: str
    value: Literal[2, 3, 5]
    wings: list[Wing]
    doors: list[str]


class Museum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rooms but the hall."""

    rooms: list[Room]


def parse_museum(raw: bytes) -> Museum:
    """Return the museum of a data file, or raise ``BrokenData``."""
    museum = data.decode(raw, Museum, FILE)
    rooms = {room.name: room for room in museum.rooms}
    data.expect(len(museum.rooms), ROOMS, "number of rooms", FILE)
    data.expect(len(rooms), ROOMS, "number of different names of rooms", FILE)
    for room in museum.rooms:
        data.expect(room.name, _name_of(room), "name of a room, by its value and its wings", FILE)
        for door in room.doors:
            if door != HALL and room.name not in (rooms[door].doors if door in rooms else ()):
                raise BrokenData(f"{FILE}: {room.name}: expected a door back from {door}, got none")
    for wing in range(1, WINGS + 1):
        _check_wing(wing, museum.rooms)
    return museum


def _name_of(room: Room) -> str:
    return f"{room.value}-wing{'s' * (len(room.wings) > 1)}-{'-'.join(map(str, room.wings))}"


def _check_wing(wing: int, rooms: list[Room]) -> None:
    """Expect the four rooms of a wing, joined as M6 says."""
    before, after = (wing - 2) % WINGS + 1, wing % WINGS + 1
    low = [f"3-wing-{wing}", f"2-wings-{before}-{wing}", f"2-wings-{wing}-{after}"]
    found = {room.name: room for room in rooms if wing in room.wings}
    data.expect(sorted(found), sorted([*low, f"5-wing-{wing}"]), f"rooms of wing {wing}", FILE)
    data.expect(sorted(found[f"5-wing-{wing}"].doors), sorted(low), f"doors of 5-wing-{wing}", FILE)
    for name in low:
        if HALL not in found[name].doors:
            raise BrokenData(f"{FILE}: {name}: expected a door to the {HALL}, got {found[name].doors}")


MUSEUM = parse_museum(data.read(__package__, FILE))
ROOM_NAMES = tuple(room.name for room in MUSEUM.rooms)


def _set_of(names: Iterable[str]) -> int:
    return sum(1 << ROOM_NAMES.index(name) for name in names)


def _rooms_worth(value: int, wing: int) -> int:
    return _set_of(room.name for room in MUSEUM.rooms if room.value == value and wing in room.wings)


_VALUES = (5, 3, 2)
_ALL = (1 << ROOMS) - 1
_OFF_THE_HALL = _set_of(room.name for room in MUSEUM.rooms if HALL in room.doors)
_BESIDE = np.array([_set_of(set(room.doors) - {HALL}) for room in MUSEUM.rooms], np.int64)
_OF_WING = np.array(
    [[_rooms_worth(value, wing) for value in _VALUES] for wing in range(1, WINGS + 1)], np.int64
)


@kernel
def rooms_open(state: State, colour: int) -> int:
    """Return the set of rooms that ``colour`` may book: the hall leads to 2s and 3s, these to 5s (M17)."""
    taken = 0
    for other in range(COLOURS):
        taken |= int(state.booked[other])
    own = int(state.booked[colour])
    rooms = _OFF_THE_HALL
    for room in range(ROOMS):
        if own & _BESIDE[room] != 0:
            rooms |= 1 << room
    return int(rooms & ~taken & _ALL)


@kernel
def worth(state: State, seat: int, wing: int) -> int:
    """Return what a card of the wing's patron is worth to ``seat``: its best room there, or 1 (M19)."""
    own = np.int64(state.booked[seat])
    for grade in range(len(_VALUES)):
        if own & _OF_WING[wing, grade] != 0:
            return _VALUES[grade]
    return 1


@kernel
def num_sets(state: State, seat: int) -> int:
    """Return the number of full sets of five different patrons (M20)."""
    least = np.int64(state.cards[seat, 0])
    for patron in range(1, PATRONS):
        least = min(least, np.int64(state.cards[seat, patron]))
    return int(least)


@kernel
def total(state: State, seat: int) -> int:
    """Return all points of ``seat``: claims, wings and sets (M16, M19, M20)."""
    points = np.int64(state.points[seat]) + SET_POINTS * num_sets(state, seat)
    for wing in range(WINGS):
        points += worth(state, seat, wing) * np.int64(state.cards[seat, state.marker[wing]])
    return int(points)


@kernel
def standing(state: State, seat: int) -> int:
    """Return a number that ranks ``seat``: all points, then cubes left in the personal stock (M21)."""
    return total(state, seat) * 100 + int(state.stock[seat])
