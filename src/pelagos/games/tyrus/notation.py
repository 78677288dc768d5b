"""Tyrus: actions as text, as touches and as sentences.

    s7>beige-market     place the 7 of soldiers in Beige's market
    first-brown         the coin falls for Brown
    brown+s7            Brown draws the 7 of soldiers
    general-2           the second of the three cards for a general is turned over

Tiles are a guild's letter and a value: s1 … s10 soldiers, m merchants, p priests.
"""

from functools import cache

from pelagos.engine.dispatch import State
from pelagos.engine.error import InvalidAction
from pelagos.engine.seat import ALL_KNOWING
from pelagos.engine.text import Say
from pelagos.games.tyrus import rules
from pelagos.games.tyrus.state import (
    BUILDINGS,
    CARD,
    COIN,
    COPIES,
    NUM_ACTIONS,
    OFFICES,
    SEATS,
    TILE,
    TILES,
    VALUES,
)

SIDES = ("brown", "beige")
GUILDS = ("s", "m", "p")
OFFICE_NAMES = ("general", "merchant", "priest")
BUILDING_KINDS = ("citadel", "market", "temple")
HIDDEN = "?"
IS_FIXED = True

TILE_NAMES = tuple(f"{guild}{value}" for guild in GUILDS for value in range(1, VALUES + 1))
BUILDING_NAMES = tuple(f"{side}-{kind}" for side in SIDES for kind in BUILDING_KINDS)


def _notation_of(action: int) -> str:
    if action < COIN:
        return f"{TILE_NAMES[action // BUILDINGS]}>{BUILDING_NAMES[action % BUILDINGS]}"
    if action < TILE:
        return f"first-{SIDES[action - COIN]}"
    if action < CARD:
        seat, tile = divmod(action - TILE, TILES)
        return f"{SIDES[seat]}+{TILE_NAMES[tile]}"
    office, copy = divmod(action - CARD, COPIES)
    return f"{OFFICE_NAMES[office]}-{copy + 1}"


_NOTATIONS = tuple(_notation_of(action) for action in range(NUM_ACTIONS))
_ACTIONS = {text: action for action, text in enumerate(_NOTATIONS)}


def format_action(state: State, action: int) -> str:
    """Return the notation of ``action``; it is the same in every state."""
    return _NOTATIONS[action]


def parse_action(state: State, text: str) -> int:
    """Return the action of that notation."""
    action = _ACTIONS.get(text)
    if action is None:
        raise InvalidAction(_explain(text))
    return action


def _explain(text: str) -> str:
    """Say what is wrong with a text that is no notation."""
    tile, arrow, building = text.partition(">")
    if not arrow:
        return f"not an action: {text!r} (expected a tile and a building, such as s7>beige-market)"
    if tile not in TILE_NAMES:
        return f"not a tile: {tile!r} (expected s, m or p and a value from 1 to {VALUES}, such as s7)"
    return f"not a building: {building!r} (expected one of {', '.join(BUILDING_NAMES)})"


def format_seen(state: State, action: int, seat: int | None, now: State) -> str:
    """Return the notation with ``?`` for others' draws, and for their faces not yet revealed by ``now``."""
    if action < COIN:
        place = int(state.placed)
        if seat == state.seat or not rules.is_standing(now, place):
            return _NOTATIONS[action]
        return f"{HIDDEN}>{BUILDING_NAMES[action % BUILDINGS]}"
    if TILE <= action < CARD:
        drawer = (action - TILE) // TILES
        return _NOTATIONS[action] if seat == drawer else f"{SIDES[drawer]}+{HIDDEN}"
    return _NOTATIONS[action]


def say_action(state: State, action: int, seat: int | None) -> Say:
    """Return the sentence for ``action``, without the face of a tile that ``seat`` may not see."""
    if action < COIN:
        mover = int(state.seat)
        return _say_place(mover, action, is_seen=seat in (mover, ALL_KNOWING))
    if action < TILE:
        return Say("tyrus-coin", {"seat": SIDES[action - COIN]})
    if action < CARD:
        drawer, tile = divmod(action - TILE, TILES)
        if seat not in (drawer, ALL_KNOWING):
            return Say("tyrus-draw-hidden", {"seat": SIDES[drawer]})
        return Say("tyrus-draw", {"seat": SIDES[drawer], **tile_args(tile)})
    election = int(state.placed) // (SEATS * OFFICES) + 1
    return Say("tyrus-card", {"election": election, "office": OFFICE_NAMES[(action - CARD) // COPIES]})


@cache
def _say_place(mover: int, action: int, *, is_seen: bool) -> Say:
    owner, kind = BUILDING_NAMES[action % BUILDINGS].split("-")
    args: dict[str, str | int] = {"seat": SIDES[mover], "owner": owner, "building": kind}
    if not is_seen:
        return Say("tyrus-place-hidden", args)
    return Say("tyrus-place", {**args, **tile_args(action // BUILDINGS)})


def tile_args(tile: int) -> dict[str, str | int]:
    """Return a tile as the texts name it: its value and its guild."""
    return {"value": tile % VALUES + 1, "guild": GUILDS[tile // VALUES]}


def target(state: State, action: int) -> tuple[str, ...]:
    """Return the touches: a tile of the hand, then a building; nature's actions are one touch."""
    return _TARGETS[action]


def _target_of(action: int) -> tuple[str, ...]:
    if action < COIN:
        tile, building = divmod(action, BUILDINGS)
        return f"tile:{TILE_NAMES[tile]}", f"building:{BUILDING_NAMES[building]}"
    kind = "coin" if action < TILE else "supply" if action < CARD else "card"
    return (f"{kind}:{_NOTATIONS[action]}",)


_TARGETS = tuple(_target_of(action) for action in range(NUM_ACTIONS))


def say_touch(touch: str) -> Say:
    """Return the words for a tile or a building; nature's touches are said as their notation."""
    kind, _, name = touch.partition(":")
    if kind == "tile":
        return Say("tyrus-tile", tile_args(TILE_NAMES.index(name)))
    if kind == "building":
        owner, building = name.split("-")
        return Say("tyrus-building", {"owner": owner, "building": building})
    return Say("tyrus-touch", {"name": name})
