"""What was played, shared by all copies: a match is copied at every ply, and most of it lies behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Self, TypeVar, overload

T = TypeVar("T")


class Ply(NamedTuple):
    """A standing action with what held just before it."""

    action: int
    actor: int
    stream: int
    turn: int
    shown: int


class Trail(Sequence[T]):
    """A list that only grows at its end, or is cut. Copying it takes no time, however long it is.

    Copies share one dictionary by place, of which each knows how much is its own. Whoever is first to add at
    a place has it there, also among threads; who adds something else goes on with a dictionary of its own.
    """

    __slots__ = ("_num", "_shared")

    def __init__(self) -> None:
        self._shared: dict[int, T] = {}
        self._num = 0

    def __len__(self) -> int:
        return self._num

    def __iter__(self) -> Iterator[T]:
        return map(self._shared.__getitem__, range(self._num))

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._shared[each] for each in range(*place.indices(self._num))]
        if not -self._num <= place < self._num:
            raise IndexError(f"expected a place below {self._num}, got {place}")
        return self._shared[place % self._num]

    def append(self, item: T) -> None:
        """Add an item at the end."""
        if self._shared.setdefault(self._num, item) is not item:  # another copy went on from here
            self._shared = dict(enumerate(self))
            self._shared[self._num] = item
        self._num += 1

    def cut(self, num: int) -> None:
        """Keep the first ``num`` items."""
        self._num = num

    def copy(self) -> Self:
        """Return a trail that goes its own way from here."""
        twin = object.__new__(type(self))
        twin._shared, twin._num = self._shared, self._num
        return twin
