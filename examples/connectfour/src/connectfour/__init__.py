"""Connect four: a whole game in under 80 lines. What each function is for, ``pelagos.engine.game`` says."""

# fmt: off
import sys

import msgspec
from pelagos.adapters.observation import bits
from pelagos.engine.error import InvalidAction
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel, record
from pelagos.engine.outcome import Outcome, refuse
from pelagos.engine.seat import OVER
from pelagos.engine.text import Say

COLUMNS, CELLS, SEATS, NOBODY = "abcdefg", 42, ("yellow", "red"), 2
STEP = 7  # a cell is column * 7 + row, row 0 below; the seventh bit stays empty and keeps columns apart
DTYPE = record(("discs", "i8", (2,)), ("plies", "i4"), ("victor", "i4"))
OBSERVATION = (bits("discs", len(COLUMNS) * STEP, by_seat=True),)
@kernel
def start(states, i, seats, options):
    states[i].discs[0] = states[i].discs[1] = states[i].plies = 0
    states[i].victor = NOBODY
@kernel
def to_move(states, i):
    return OVER if states[i].victor != NOBODY or states[i].plies == CELLS else states[i].plies & 1
@kernel
def write_legal(states, i, legal):
    num, filled = 0, states[i].discs[0] | states[i].discs[1]
    for column in range(7 if states[i].victor == NOBODY else 0):
        legal[num] = column  # written always, kept if the column's top cell is empty (C2)
        num += 1 - (filled >> (column * STEP + 5) & 1)
    return num
@kernel
def apply(states, i, action):
    state, seat = states[i], states[i].plies & 1
    foot, state.plies = 1 << (action * STEP), state.plies + 1
    own = state.discs[seat] = state.discs[seat] | ((state.discs[0] | state.discs[1]) + foot) & (foot * 63)
    for step in (1, 6, 7, 8):  # up, along both diagonals, across (C3)
        pairs = own & (own >> step)
        if pairs & (pairs >> (2 * step)) != 0:
            state.victor = seat
@kernel
def write_returns(states, i, returns):
    for seat in range(2):
        returns[seat] = 0.0 if states[i].victor == NOBODY else 1.0 if states[i].victor == seat else -1.0
@kernel
def turn(states, i):
    return states[i].plies
# Cells are o Yellow's, x Red's, . empty: column a from below, then b to g.
View = msgspec.defstruct("View", ["seat", "to_move", "cells", ("last", None, None)], frozen=True)
def format_action(state, action, *_): return COLUMNS[action]
format_seen = format_action  # nothing is hidden
def parse_action(state, text):
    if len(text) == 1 and text in COLUMNS: return COLUMNS.index(text)
    raise InvalidAction(f"not a column: {text!r} (expected a letter from a to g)")
def say_action(state, action, seat):
    return Say("connectfour-drop", {"seat": SEATS[int(state.plies) % 2], "column": COLUMNS[action]})
def target(state, action): return (f"column:{COLUMNS[action]}",)
def say_touch(touch): return Say("connectfour-column", {"column": touch[-1]})
def view(state, seat, is_over):
    own, other = map(int, state.discs)
    cells = [".ox"[(own >> cell & 1) + 2 * (other >> cell & 1)] for cell in range(49) if cell % STEP < 6]
    return View(seat, None if is_over or state.victor != NOBODY else int(state.plies) % 2, "".join(cells))
def things(view): return [f"column:{column}" for column in COLUMNS]
def say_last(view): return []
def outcome(state):
    if state.victor == NOBODY: return Outcome((), (0, 0), (1, 1), "draw")
    won = [int(state.victor == seat) for seat in range(2)]
    return Outcome((int(state.victor),), tuple(won), (2 - won[0], 2 - won[1]), "four")
def why_not(state, seat, action):
    if state.victor != NOBODY or state.plies == CELLS: return refuse("C3", "connectfour-over")
    if seat != state.plies % 2: return refuse("C1", "connectfour-turn", seat=SEATS[int(state.plies) % 2])
    return refuse("C2", "connectfour-full")
def why_not_touch(state, seat, touches): return why_not(state, seat, 0)
def draw(view, texts):
    return "\n".join([*(" ".join(view.cells[row::6]) for row in range(5, -1, -1)), " ".join(COLUMNS)])
GAME = Game(name="connectfour", title="Connect four", version=1, min_seats=2, max_seats=2, seat_names=SEATS,
            dtype=DTYPE, num_actions=7, max_legal=7, max_plies=CELLS, hidden=False, text_package=__name__,
            **dict.fromkeys(("rules", "notation", "views", "refusals", "boards"), sys.modules[__name__]))
