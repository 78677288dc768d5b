"""Observations: what one seat may see of a state, as a row of numbers.

A game says which fields of a record are shown, and how, in a tuple of ``Field``: numbers, sets of bits,
choices (one number for each, 1 for the one that holds), seats. Everything is told from the observing
seat on: what belongs to it comes first, then the next seat's, and so round the table.

An open game shows its state. Of a game with hidden facts a sight is shown: a record of what the seat may
see, written by the game's ``look``. Without one the hidden facts are imagined, alike in all states that the
seat cannot tell apart, so that no learner sees more than a player.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import prod
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng
from pelagos.engine.dispatch import State, States, imagine
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel

Rows = NDArray[np.float32]

# How a value is shown: as a number, as bits, as one of several, as a seat, as a set of seats.
NUMBER, BITS, CHOICE, SEAT, SEATS = range(5)

_OURS = "pelagos.adapters.sight"
_SETS = ("u4", "u8", "i8")  # in records of others these are sets of bits
_BYTE = 8
_BITS_OF = np.array([value >> bit & 1 for value in range(1 << _BYTE) for bit in range(_BYTE)], np.float32)
_U = np.uint64


@dataclass(frozen=True)
class Field:
    """A field of a record and how it is shown.

    ``size`` numbers are written for each value; a number is divided by ``most``, a choice by ``step``
    first. With ``by_seat`` the first axis is the seats, shown from the observer on. ``span`` chooses a
    part of the last axis; the field is there with at most ``max_seats`` seats.
    """

    name: str
    kind: int
    size: int = 1
    most: float = 1.0
    step: int = 1
    by_seat: bool = False
    span: tuple[int, int] | None = None
    max_seats: int = 99


def number(name: str, most: float = 1.0, **more: Any) -> Field:
    """Show numbers, divided by ``most``."""
    return Field(name, NUMBER, most=most, **more)


def bits(name: str, num: int, **more: Any) -> Field:
    """Show each value as its ``num`` lowest bits, the lowest first."""
    return Field(name, BITS, num, **more)


def choice(name: str, num: int, **more: Any) -> Field:
    """Show each value as ``num`` numbers, 1 in its place; a value outside has none."""
    return Field(name, CHOICE, num, **more)


def seat(name: str, **more: Any) -> Field:
    """Show a value that is a seat as one number for each, the observer's first; nobody has none."""
    return Field(name, SEAT, **more)


def seats_in(name: str, **more: Any) -> Field:
    """Show a set of seats, a bit each, as one number for each, the observer's first."""
    return Field(name, SEATS, **more)


class Part(NamedTuple):
    """Where a field stands in a row: columns ``start`` to ``stop`` - 1, as an array of ``shape``."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]


class Observer:
    """Writes the observations of a game for a number of seats: rows of ``size`` numbers, as ``parts`` say."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        room = _room_of(game)
        self._look: Callable[..., None] | None = getattr(room, "look", None)
        self._dtype: np.dtype[Any] = getattr(room, "SIGHT", game.dtype)
        if game.hidden and self._look is None:
            self._look = _imagine
        fields = [
            field
            for field in getattr(room, "OBSERVATION", None) or _all_fields(game.dtype)
            if self.seats <= field.max_seats
        ]
        more = room.num_more(seats) if hasattr(room, "num_more") else 0
        runs = [[*_rows(self._dtype, fields, seats, more, at)] for at in range(seats)]
        self._tables = np.array([[row.numbers for row in seen] for seen in runs], np.uint64)
        self._scales = np.array([row.scale for row in runs[0]], np.float32)
        self._runs = runs[0]
        self.parts = tuple(_parts(self._dtype, fields, seats, more))
        self.size = self.parts[-1].stop

    def limits(self) -> tuple[Rows, Rows]:
        """Return the lowest and the highest number that each column can hold."""
        lows: list[float] = []
        highs: list[float] = []
        for run in self._runs:
            most = float(1 << _BYTE * run.width) * run.scale if run.kind == NUMBER else 1.0
            lows += [-most if run.sign else 0.0] * run.count * run.size
            highs += [most] * run.count * run.size
        return np.array(lows, np.float32), np.array(highs, np.float32)

    def write(self, states: States, seats: NDArray[np.int8], rows: Rows) -> None:
        """Write into ``rows[i]`` what seat ``seats[i]`` sees of ``states[i]``; below 0, leave it as it is."""
        shown = states
        if self._look is not None:
            shown = np.zeros(len(states), self._dtype)
            self._look(states, seats, shown)
        _write_all(shown.view(np.uint8), seats, self.seats, self._tables, self._scales, rows.reshape(-1))

    def observe(self, state: State, seat: int) -> Rows:
        """Return what ``seat`` sees of one state, as a row of its own."""
        states, rows = np.zeros(1, self.game.dtype), np.zeros((1, self.size), np.float32)
        states[0] = state
        self.write(states, np.array([seat], np.int8), rows)
        return np.asarray(rows[0])


@cache
def _room_of(game: Game) -> Any:
    """Return what says how a game is observed: a module of ours, or what its own views bring."""
    name = f"{_OURS}.{game.name}"
    if game.text_package.startswith("pelagos.") and find_spec(name) is not None:
        return import_module(name)
    views = game.views
    brought = {
        what: getattr(views, what) for what in ("OBSERVATION", "SIGHT", "look") if hasattr(views, what)
    }
    return SimpleNamespace(**brought)


def _all_fields(dtype: np.dtype[Any]) -> list[Field]:
    """Return every field of a record that says nothing of itself: large ones as sets, others as numbers."""
    found = []
    for name in dtype.names or ():
        kind = dtype[name].base
        is_set = kind.str[1:] in _SETS
        found.append(bits(name, _BYTE * kind.itemsize) if is_set else number(name))
    return found


@dataclass(frozen=True)
class _Row:
    """A run of ``count`` values: where, bytes of each, the bit of the sign or 0, and how it is shown."""

    offset: int
    width: int
    sign: int
    kind: int
    count: int
    size: int
    step: int
    scale: float

    @property
    def numbers(self) -> tuple[int, ...]:
        """What the kernel reads, in its order."""
        return self.offset, self.width, self.sign, self.kind, self.count, self.size, self.step


def _rows(dtype: np.dtype[Any], fields: list[Field], seats: int, more: int, at: int) -> Iterator[_Row]:
    """Yield the runs of values that seat ``at`` is shown, in order."""
    for field in fields:
        base, shape, offset = _place(dtype, field)
        sign = 1 << (_BYTE * base.itemsize - 1) if base.kind == "i" and base.itemsize < _BYTE else 0
        size = seats if field.kind in (SEAT, SEATS) else field.size
        scale = 1.0 / field.most
        inner = shape[1:] if field.by_seat else shape
        stride = prod(inner) * base.itemsize
        firsts = _turned(seats, more, at) if field.by_seat else [0]
        # What lies together is one run.
        line = inner[-1] if inner and field.span else prod(inner)
        first, last = field.span or (0, line)
        for start in firsts:
            for skipped in range(0, prod(inner), line):
                begin = offset + start * stride + (skipped + first) * base.itemsize
                yield _Row(begin, base.itemsize, sign, field.kind, last - first, size, field.step, scale)


def _turned(seats: int, more: int, at: int) -> list[int]:
    """Return the seats from ``at`` on, round the table, then what more has a place beside them."""
    return [(at + after) % seats for after in range(seats)] + [seats + extra for extra in range(more)]


def _place(dtype: np.dtype[Any], field: Field) -> tuple[np.dtype[Any], tuple[int, ...], int]:
    """Return the type of a field's values, its shape and where it begins."""
    fields: Any = dtype.fields
    described = fields[field.name]
    return described[0].base, described[0].shape, int(described[1])


def _parts(dtype: np.dtype[Any], fields: list[Field], seats: int, more: int) -> Iterator[Part]:
    start = 0
    for field in fields:
        _, shape, _ = _place(dtype, field)
        if field.span:
            shape = (*shape[:-1], field.span[1] - field.span[0])
        if field.by_seat:
            shape = (seats + more, *shape[1:])
        if field.kind != NUMBER:
            shape = (*shape, seats if field.kind in (SEAT, SEATS) else field.size)
        yield Part(field.name, start, start + prod(shape), shape)
        start += prod(shape)


def _imagine(states: States, seats: NDArray[np.int8], sights: States) -> None:
    _imagine_all(states, seats, sights, np.zeros(1, np.uint64))


@kernel
def _imagine_all(states: States, seats: Any, sights: States, rng: Rng) -> None:
    """Copy every state and redraw what its seat may not know, always from the same numbers."""
    for i in range(len(states)):
        sights[i] = states[i]
        rng[0] = 0
        if seats[i] >= 0:
            imagine(sights, i, seats[i], rng)


@kernel
def _write_all(shown: Any, seats_at: Any, seats: int, tables: Any, scales: Any, rows: Any) -> None:
    """Write one row for each record; both come as they lie in memory."""
    num, runs = len(seats_at), tables.shape[1]
    for i in range(num):
        if seats_at[i] >= 0:
            offset, column = _U(i * (len(shown) // num)), _U(i * (len(rows) // num))
            for run in range(runs):
                column = _write_run(
                    shown, offset, tables[seats_at[i], run], scales[run], seats_at[i], seats, rows, column
                )


@kernel
def _write_run(
    shown: Any, offset: Any, run: Any, scale: Any, seat: int, seats: int, rows: Any, column: Any
) -> Any:
    """Write a run of values, as ``_Row`` describes it, and return the column after it.

    Places are unsigned: signed ones may count from the end, and asking each time takes three times as long.
    """
    offset += run[0]
    width, sign, kind, size = run[1], run[2], run[3], run[5]
    for _ in range(run[4]):
        if kind == BITS:
            _write_bits(shown, offset, size, rows, column)
        else:
            value: Any = _read(shown, offset, width, sign)
            if kind == NUMBER:
                rows[column] = value * scale
            else:
                for place in range(size):
                    rows[column + place] = 0.0
                if run[6] > 1:
                    value //= np.int64(run[6])
                _mark(value, kind, seat, seats, np.int64(size), rows, column)
        offset += width
        column += size
    return column


@kernel
def _write_bits(shown: Any, offset: Any, size: Any, rows: Any, column: Any) -> None:
    """Write ``size`` bits, eight at a time."""
    for byte in range(size >> _U(3)):
        value = _U(shown[offset + byte]) << _U(3)
        for bit in range(_BYTE):
            rows[column + _U(bit)] = _BITS_OF[value + _U(bit)]
        column += _U(_BYTE)
    if size & _U(7) != 0:
        value = _U(shown[offset + (size >> _U(3))]) << _U(3)
        for bit in range(size & _U(7)):
            rows[column + bit] = _BITS_OF[value + bit]


@kernel
def _mark(value: Any, kind: Any, seat: int, seats: int, size: Any, rows: Any, column: Any) -> None:
    """Write 1 in the place of a choice or a seat, or in those of a set of seats."""
    if kind == CHOICE:
        if 0 <= value < size:
            rows[column + _U(value)] = 1.0
    elif kind == SEAT:
        if 0 <= value < seats:
            rows[column + _U((value - seat + seats) % seats)] = 1.0
    else:
        for other in range(seats):
            rows[column + _U((other - seat + seats) % seats)] = (value >> other) & 1


@kernel
def _read(shown: Any, offset: Any, width: Any, sign: Any) -> Any:
    """Return the number of ``width`` bytes at ``offset``, the lowest first; ``sign`` is its highest bit."""
    value = np.int64(shown[offset])
    for byte in range(_U(1), width):
        value |= np.int64(shown[offset + byte]) << np.int64(byte << _U(3))
    top = np.int64(sign)
    return (value ^ top) - top
