"""Breakthrough: actions as text, as touches and as sentences.

    a2b3     the piece on a2 goes to b3

A capture is written alike: the state says what stands on b3.
"""

from functools import lru_cache

from breakthrough.state import MOVES, SIZE, SQUARES
from pelagos.engine.dispatch import State
from pelagos.engine.error import InvalidAction
from pelagos.engine.text import Say

SEAT_NAMES = ("white", "black")
PIECES = ("o", "x")
EMPTY = "."

NAMES = tuple(f"{'abcdefgh'[square % SIZE]}{square // SIZE + 1}" for square in range(SQUARES))
NOTATIONS = tuple(NAMES[origin] + NAMES[goal] for origin, goal in MOVES)
TOUCHES = {kind: tuple(f"{kind}:{name}" for name in NAMES) for kind in ("piece", "square")}
ACTIONS = {text: action for action, text in enumerate(NOTATIONS)}


def format_action(state: State, action: int) -> str:
    """Return the notation of ``action``; it is the same in every state."""
    return NOTATIONS[action]


def parse_action(state: State, text: str) -> int:
    """Return the action of that notation."""
    action = ACTIONS.get(text)
    if action is None:
        raise InvalidAction(f"not an action: {text!r} (expected a square and one it leads to, such as a2b3)")
    return action


def format_seen(state: State, action: int, seat: int | None, now: State) -> str:
    """Return the notation: nothing is hidden."""
    return NOTATIONS[action]


def say_action(state: State, action: int, seat: int | None) -> Say:
    """Return the sentence for ``action``: a piece moves, or takes another."""
    origin, goal = MOVES[action]
    say = "breakthrough-take" if _is_taken(state, goal) else "breakthrough-move"
    return Say(say, {"seat": SEAT_NAMES[int(goal < origin)], "origin": NAMES[origin], "goal": NAMES[goal]})


def target(state: State, action: int) -> tuple[str, ...]:
    """Return the touches: a piece, then the empty square it goes to or the piece it takes."""
    origin, goal = MOVES[action]
    return TOUCHES["piece"][origin], TOUCHES["piece" if _is_taken(state, goal) else "square"][goal]


def _is_taken(state: State, square: int) -> bool:
    white, black = state.pieces
    return bool((int(white) | int(black)) >> square & 1)


def touch(squares: str, square: int) -> str:
    """Return what a finger on ``square`` meets: the piece there, or the square itself."""
    return TOUCHES["square" if squares[square] == EMPTY else "piece"][square]


def say_touch(touch: str) -> Say:
    """Return the words for a piece or an empty square."""
    kind, _, name = touch.partition(":")
    return Say("breakthrough-touch", {"kind": kind, "square": name})


def format_squares(state: State) -> str:
    """Return 64 characters from a1, b1 to h8: one of ``PIECES``, or ``EMPTY``."""
    return _squares(*map(int, state.pieces))


@lru_cache(maxsize=1024)  # every legal action asks
def _squares(*pieces: int) -> str:
    squares = [EMPTY] * SQUARES
    for piece, bits in zip(PIECES, pieces, strict=True):
        for square in range(SQUARES):
            if bits >> square & 1:
                squares[square] = piece
    return "".join(squares)
