"""A toy game whose length is a data file: count down, twice a turn; who counts last wins.

Seat 0 has the first turn, seat 1 all others; the third count shows something.
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
DTYPE = record(("toy_done", "i4"))


@kernel
def start(states: Any, i: int, seats: int, options: Any) -> None:
    states[i].toy_done = 0


@kernel
def to_move(states: Any, i: int) -> int:
    if states[i].toy_done == LENGTH:
        return OVER
    return 0 if states[i].toy_done < 2 else 1


@kernel
def write_legal(states: Any, i: int, legal: Any) -> int:
    legal[0] = 0
    return 0 if states[i].toy_done == LENGTH else 1


@kernel
def apply(states: Any, i: int, action: int) -> None:
    states[i].toy_done += 1


@kernel
def write_returns(states: Any, i: int, returns: Any) -> None:
    returns[0] = -1.0
    returns[1] = 1.0


@kernel
def turn(states: Any, i: int) -> int:
    return int(states[i].toy_done // 2)


@kernel
def shown(states: Any, i: int) -> int:
    return 1 if states[i].toy_done >= 3 else 0


class View(msgspec.Struct):
    left: int


def view(state: Any, seat: int | None, is_over: bool) -> View:
    return View(LENGTH - int(state.toy_done))


def things(view: View) -> list[str]:
    return ["button:count"]


def say_last(view: View) -> list[Say]:
    return []


def outcome(state: Any) -> Outcome:
    return Outcome((1,), (0, 0), (2, 1), "counted")


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
    max_seats=4,
    seat_names=("one", "two", "three", "four"),
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
