"""Breakthrough: what a seat may see, which is everything, and how a game ended."""

import msgspec

from breakthrough.notation import NAMES, format_action, format_squares, touch
from breakthrough.state import NO_VICTOR, SEATS
from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Outcome
from pelagos.engine.text import Say


class View(msgspec.Struct, frozen=True):
    """What ``seat`` sees; ``None`` is a spectator.

    ``squares`` has 64 characters from a1, b1 to h8: ``o`` White's piece, ``x``
    Black's, ``.`` none. ``last`` is the action played last.
    """

    seat: int | None
    to_move: int | None
    squares: str
    last: str | None


def view(state: State, seat: int | None, is_over: bool) -> View:
    """Return the same for every seat, but for the seat itself."""
    plies = int(state.plies)
    return View(
        seat=seat,
        to_move=None if is_over or state.victor != NO_VICTOR else plies % SEATS,
        squares=format_squares(state),
        last=format_action(state, state.last) if plies else None,
    )


def things(view: View) -> list[str]:
    """Return every target that a board carries: 64 squares, or the pieces on them."""
    return [touch(view.squares, square) for square in range(len(NAMES))]


def say_last(view: View) -> list[Say]:
    """Return no more sentences: that of the action itself says it all."""
    return []


def outcome(state: State) -> Outcome:
    """Return who won: a piece on the far row (B5), or no other piece left (B6)."""
    victor = int(state.victor)
    won = tuple(int(seat == victor) for seat in range(SEATS))
    places = tuple(2 - score for score in won)
    return Outcome((victor,), won, places, "captured" if 0 in state.pieces else "reached")
