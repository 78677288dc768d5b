"""How a match ended, and why something may not be done."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pelagos.engine.text import Say

ABORTED = "aborted"


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids something, and the reason for a person."""

    rule: str
    say: Say


def refuse(rule: str, say: str, /, **args: str | int) -> Refusal:
    """Return the refusal by ``rule`` with the message ``say`` and its arguments."""
    return Refusal(rule, Say(say, args))


class Outcome(msgspec.Struct, frozen=True):
    """Who won and why it ended.

    ``winners`` is empty only after a draw or an abort. ``places`` ranks the
    seats from 1, sharers alike. ``sheet`` is the game's own score sheet.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    sheet: Any = None


def returns_of(outcome: Outcome) -> list[float]:
    """Return 1 for a sole winner, 0 for sharers and after a draw, -1 for everyone else."""
    if not outcome.winners:
        return [0.0] * len(outcome.scores)
    win = 1.0 if len(outcome.winners) == 1 else 0.0
    return [win if seat in outcome.winners else -1.0 for seat in range(len(outcome.scores))]


def places_of(keys: Sequence[tuple[Any, ...]]) -> tuple[int, ...]:
    """Rank seats from 1 by their keys, the lowest first; equal ones share a place."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def without_resigned(
    outcome: Outcome, resigned: set[int], reason: Callable[[Outcome, set[int]], str] | None = None
) -> Outcome:
    """Rank seats that resigned below all others; the best of those who stayed win, by their ``reason``."""
    if not resigned:
        return outcome
    seats = range(len(outcome.places))
    places = places_of([(seat in resigned, seat not in resigned and outcome.places[seat]) for seat in seats])
    winners = tuple(seat for seat in seats if places[seat] == 1 and seat not in resigned)
    stayed = msgspec.structs.replace(outcome, winners=winners, places=places)
    return stayed if reason is None else msgspec.structs.replace(stayed, reason=reason(stayed, resigned))
