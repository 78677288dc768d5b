"""The rules of whichever game a record belongs to: generic code calls these.

Plain code looks the game up by the dtype of ``states``; compiled code is
specialised for it, so a generic loop runs as fast as one written by hand.
Every game's kernels have these signatures.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng
from pelagos.engine.kernel import (
    IS_COMPILED,
    compiled_type,
    inlined,
    kernel,
    lowest_bit,
    num_bits,
    overload_with,
)

F = TypeVar("F", bound=Callable[..., Any])

State = Any  # one record: its fields are the game's own
States = NDArray[Any]  # an array of records
Legal = NDArray[np.int32]

_games: dict[Any, Any] = {}


def register(dtype: np.dtype[Any], game: Any) -> None:
    """Let records of ``dtype`` be played by ``game.rules``, which has one kernel per name below."""
    for type_ in (dtype, compiled_type(dtype)):
        known = _games.setdefault(type_, game)
        if known.name != game.name:
            raise ValueError(f"the records of {game.name} look like those of {known.name}: rename a field")
        _games[type_] = game


def dispatched(stub: F, *, room: str = "rules") -> F:
    """Make ``stub`` call what has its name in the game's ``room``, or itself where nothing has.

    Rules are compiled into each of their callers, all else is called: it is larger, and compiling takes long.
    """
    name, default = stub.__name__, kernel(stub)

    def find(dtype: Any) -> Any:
        return getattr(getattr(_games[dtype], room), name, default)

    def find_compiled(dtype: Any) -> Any:
        return inlined(find(dtype)) if room == "rules" else find(dtype)

    def plain(states: States, *args: Any) -> Any:
        return find(states.dtype)(states, *args)

    plain.__name__, plain.__doc__ = name, stub.__doc__
    if IS_COMPILED:
        overload_with(plain, _OVERLOADS[stub.__code__.co_argcount](find_compiled))
    return cast(F, plain)


# One for each number of arguments: Numba compares their names, and a tuple of them is slow.
def _overload_2(rule: Any) -> Any:
    def call(rules: Any) -> Any:
        return lambda states, i: rules(states, i)  # noqa: PLW0108 - Numba compiles this

    return lambda states, i: call(rule(states.dtype))


def _overload_3(rule: Any) -> Any:
    def call(rules: Any) -> Any:
        return lambda states, i, a: rules(states, i, a)  # noqa: PLW0108

    return lambda states, i, a: call(rule(states.dtype))


def _overload_4(rule: Any) -> Any:
    def call(rules: Any) -> Any:
        return lambda states, i, a, b: rules(states, i, a, b)  # noqa: PLW0108

    return lambda states, i, a, b: call(rule(states.dtype))


def _overload_5(rule: Any) -> Any:
    def call(rules: Any) -> Any:
        return lambda states, i, a, b, c: rules(states, i, a, b, c)  # noqa: PLW0108

    return lambda states, i, a, b, c: call(rule(states.dtype))


_OVERLOADS = {2: _overload_2, 3: _overload_3, 4: _overload_4, 5: _overload_5}


@dispatched
def start(states: States, i: int, seats: int, options: NDArray[np.int64]) -> None:
    """Write the state before the first action into ``states[i]``, whatever was there."""
    raise NotImplementedError


@dispatched
def to_move(states: States, i: int) -> int:
    """Return the seat to move, ``NATURE`` or ``OVER``."""
    raise NotImplementedError


@dispatched
def write_legal(states: States, i: int, legal: Legal) -> int:
    """Write the legal actions, ascending, to the front of ``legal`` and return their number."""
    raise NotImplementedError


@dispatched
def apply(states: States, i: int, action: int) -> None:
    """Play ``action``, which the caller guarantees to be legal, for whoever is to move, in place."""
    raise NotImplementedError


@dispatched
def write_returns(states: States, i: int, returns: NDArray[np.float64]) -> None:
    """Write one number per seat of a game that is over: 1 win, 0 draw or shared win, -1 loss."""
    raise NotImplementedError


@dispatched
def stream(states: States, i: int) -> int:
    """Return which of the game's streams nature draws from now; nature is to move."""
    return 0


@dispatched
def turn(states: States, i: int) -> int:
    """Return the number of the rulebook's turn, from 0, never falling."""
    raise NotImplementedError


@dispatched
def shown(states: States, i: int) -> int:
    """Return how often something hidden was shown so far: no undo goes back across it."""
    return 0


@dispatched
def imagine(states: States, i: int, seat: int, rng: Rng) -> None:
    """Redraw, in place, all that ``seat`` (or ``NOBODY``, a spectator) may not know.

    The result depends on what the seat knows and on ``rng``, on nothing else.
    """


@kernel
def write_bits(bits: Any, first: int, legal: Legal, num: int) -> int:
    """Write ``first`` plus the position of each bit set, from place ``num`` on; return the new number."""
    end = num + num_bits(bits)
    for place in range(num, end):
        legal[place] = first + lowest_bit(bits)
        bits &= bits - 1
    return end


@kernel
def share_win(standings: NDArray[np.float64], seats: int) -> None:
    """Turn numbers that rank the seats, the highest first, into returns, in place."""
    best, num_best = standings[0], 0
    for seat in range(seats):
        best = max(best, standings[seat])
    for seat in range(seats):
        num_best += standings[seat] == best
    for seat in range(seats):
        is_best = standings[seat] == best
        standings[seat] = -1.0 if not is_best else 1.0 if num_best == 1 else 0.0
