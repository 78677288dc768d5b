"""Breakthrough: why not. Every refusal names its rule."""

from collections.abc import Sequence

from breakthrough.notation import ACTIONS, NAMES, PIECES, SEAT_NAMES, format_squares
from breakthrough.state import FORWARD, MOVES, NO_VICTOR, SEATS, SIZE
from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Refusal, refuse


def why_not(state: State, seat: int, action: int) -> Refusal:
    """Return the rule that forbids ``action``, which ``seat`` may not play now."""
    origin, goal = MOVES[action]
    return _refuse_piece(state, seat, NAMES[origin]) or _refuse_step(seat, goal - origin)


def why_not_touch(state: State, seat: int, touches: Sequence[str]) -> Refusal:
    """Return the rule by which no legal action begins with these touches."""
    names = [touch.partition(":")[2] for touch in touches]
    refusal = _refuse_piece(state, seat, "".join(names[:1]))
    if refusal is not None:
        return refusal
    if len(names) == 1:
        return refuse("B4", "breakthrough-stuck", square=names[0])
    action = ACTIONS.get("".join(names))
    return refuse("B2", "breakthrough-far") if action is None else why_not(state, seat, action)


def _refuse_piece(state: State, seat: int, name: str) -> Refusal | None:
    """Say why ``seat`` may move nothing at all, or no piece on the square of that name."""
    if state.victor != NO_VICTOR:
        return refuse("B6" if 0 in state.pieces else "B5", "breakthrough-over")
    to_move = int(state.plies) % SEATS
    if seat != to_move:
        return refuse("B1", "breakthrough-turn", seat=SEAT_NAMES[to_move])
    if name not in NAMES or format_squares(state)[NAMES.index(name)] != PIECES[seat]:
        return refuse("B2", "breakthrough-piece", square=name)
    return None


def _refuse_step(seat: int, step: int) -> Refusal:
    """Say why a piece of ``seat`` may not go to the square ``step`` further."""
    if step * FORWARD[seat] < 0:
        return refuse("B2", "breakthrough-far")
    return refuse("B4", "breakthrough-own") if step % SIZE else refuse("B3", "breakthrough-blocked")
