"""Tyrus: why not. Every refusal names its rule, from the asking seat's knowledge only."""

from collections.abc import Sequence

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Refusal, refuse
from pelagos.engine.seat import NATURE
from pelagos.games.tyrus import rules
from pelagos.games.tyrus.notation import BUILDING_NAMES, SIDES, TILE_NAMES, tile_args
from pelagos.games.tyrus.state import (
    BUILDINGS,
    CARD,
    COIN,
    DRAW,
    ENDED,
    HANDS,
    PLACE,
    REPRESENTATIVES,
    ROW,
    TILE,
    TILES,
    TOSS,
    TURN,
)

_END_RULES = {ROW: "T15", REPRESENTATIVES: "T16", HANDS: "T17"}
_WAITING = {TOSS: ("T4", "tyrus-no-toss"), TURN: ("T6", "tyrus-no-turn")}


def why_not(state: State, seat: int, action: int) -> Refusal:
    """Return the rule that forbids ``action``, which ``seat`` (or nature) may not play now."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    if state.stage != PLACE:
        return _wrong_draw(state, action)
    if action < COIN:
        return _not_in_hand(state, seat, action // BUILDINGS)
    if action < TILE:
        return refuse("T4", "tyrus-tossed", seat=SIDES[int(state.first)])
    return refuse("T14", "tyrus-no-draw-now") if action < CARD else refuse("T6", "tyrus-no-card-now")


def why_not_touch(state: State, seat: int, touches: Sequence[str]) -> Refusal:
    """Return the rule by which no legal action begins with these touches."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    if state.stage != PLACE:
        return _wait(state)
    kind, _, name = touches[0].partition(":")
    if kind == "tile" and name in TILE_NAMES:
        tile = TILE_NAMES.index(name)
        if int(state.hand[seat]) >> tile & 1:
            return refuse("T7", "tyrus-choose-building")
        return _not_in_hand(state, seat, tile)
    if kind == "building" and name in BUILDING_NAMES:
        return refuse("T7", "tyrus-choose-tile")
    if kind == "standing":
        return refuse("T7", "tyrus-standing")
    rules_of_things = {
        "hand": ("T19", "tyrus-hand"),
        "supply": ("T14", "tyrus-no-draw-now"),
        "discard": ("T13", "tyrus-discard"),
        "representatives": ("T12", "tyrus-representatives"),
        "coin": ("T4", "tyrus-coin-stays"),
        "card": ("T6", "tyrus-no-card-now"),
    }
    rule, say = rules_of_things.get(kind, ("T7", "tyrus-choose-tile"))
    return refuse(rule, say)


def _too_early_or_late(state: State, seat: int) -> Refusal | None:
    """Return the refusal for anything at all: the game is over, or somebody else is to move."""
    stage = int(state.stage)
    if stage == ENDED:
        return refuse(_END_RULES.get(int(state.ending), "T17"), "tyrus-over")
    if stage == PLACE:
        mover = int(state.seat)
        return None if seat == mover else refuse("T7", "tyrus-not-your-turn", seat=SIDES[mover])
    return None if seat == NATURE else _wait(state)


def _wait(state: State) -> Refusal:
    """Return the rule by which nature goes first."""
    return refuse(*_WAITING.get(int(state.stage), ("T14" if state.placed else "T4", "tyrus-drawing")))


def _wrong_draw(state: State, action: int) -> Refusal:
    """Return the rule by which nature may not play ``action`` when it is to move."""
    stage = int(state.stage)
    if action < COIN or stage == TOSS:
        return _wait(state)
    if action < TILE:
        return refuse("T4", "tyrus-tossed", seat=SIDES[int(state.first)])
    if action >= CARD:
        return refuse("T6", "tyrus-card-turned" if stage == TURN else "tyrus-no-card-now")
    if stage == DRAW and (action - TILE) // TILES == state.seat:
        return refuse("T14", "tyrus-drawn-already", **tile_args((action - TILE) % TILES))
    return refuse("T14", "tyrus-no-draw-now")


def _not_in_hand(state: State, seat: int, tile: int) -> Refusal:
    """Say where the owner's tile is, if it is not in the hand."""
    args = tile_args(tile)
    if int(state.supply[seat]) >> tile & 1:
        return refuse("T14", "tyrus-in-supply", **args)
    for place in range(int(state.placed)):
        if state.tile[place] == tile and rules.owner(state, place) == seat:
            if rules.is_standing(state, place):
                return refuse("T7", "tyrus-placed", **args)
            break
    return refuse("T13", "tyrus-discarded", **args)
