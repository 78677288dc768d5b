"""A toy game whose length is a data file: two seats count down, who counts last wins.

One module is all of the game's modules.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from pelagos.engine.error import InvalidAction
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel, record
from pelagos.engine.outcome import Outcome, Refusal
from pelagos.engine.seat import OVER
from pelagos.engine.text import Say

LENGTH = json.loads((Path(__file__).parent / "length.json").read_text(encoding="utf-8"))
DTYPE = record(("toy_left", "i4"), ("toy_seat", "i4"))


@kernel
def start(states: Any, i: int, seats: int, options: Any) -> None:
    states[i].toy_left = LENGTH
    states[i].toy_seat = 0


@kernel
def to_move(states: Any, i: int) -> int:
    return OVER if states[i].toy_left == 0 else int(states[i].toy_seat)


@kernel
def write_legal(states: Any, i: int, legal: Any) -> int:
    legal[0] = 0
    return 0 if states[i].toy_left == 0 else 1


@kernel
def apply(states: Any, i: int, action: int) -> None:
    states[i].toy_left -= 1
    states[i].toy_seat = 1 - states[i].toy_seat


@kernel
def write_returns(states: Any, i: int, returns: Any) -> None:
    returns[states[i].toy_seat] = -1.0
    returns[1 - states[i].toy_seat] = 1.0


@kernel
def turn(states: Any, i: int) -> int:
    return int(LENGTH - states[i].toy_left)


class View(msgspec.Struct):
    left: int


def view(state: Any, seat: int | None, is_over: bool) -> View:
    return View(int(state.toy_left))


def things(view: View) -> list[str]:
    return ["button:count"]


def say_last(view: View) -> list[Say]:
    return []


def outcome(state: Any) -> Outcome:
    winner = 1 - int(state.toy_seat)
    return Outcome((winner,), (0, 0), (1, 2) if winner == 0 else (2, 1), "counted")


def format_action(state: Any, action: int) -> str:
    return "count"


def parse_action(state: Any, text: str) -> int:
    if text != "count":
        raise InvalidAction(f"not an action: {text!r} (expected count)")
    return 0


def format_seen(state: Any, action: int, seat: int | None, now: Any) -> str:
    return "count"


def say_action(state: Any, action: int, seat: int | None) -> Say:
    return Say("toy-count")


def target(state: Any, action: int) -> tuple[str, ...]:
    return ("button:count",)


def say_touch(touch: str) -> Say:
    return Say("toy-count")


def why_not(state: Any, seat: int, action: int) -> Refusal:
    return Refusal("Y1", Say("toy-over"))


def why_not_touch(state: Any, seat: int, touches: Any) -> Refusal:
    return Refusal("Y1", Say("toy-over"))


def draw(view: View, texts: Any) -> str:
    return str(view.left)


_HERE: Any = sys.modules[__name__]
GAME = Game(
    name="toy",
    title="Toy",
    version=1,
    min_seats=2,
    max_seats=2,
    seat_names=("one", "two"),
    dtype=DTYPE,
    num_actions=1,
    max_legal=1,
    max_plies=1000,
    hidden=False,
    text_package="toy",
    rules=_HERE,
    notation=_HERE,
    views=_HERE,
    refusals=_HERE,
    boards=_HERE,
)
