"""Mykerinos: actions as text, as touches and as sentences.

    dig-d2              begin an excavation on d2 (A)
    extend-d2, on-d3    extend one to d2, then on to d3 (B)
    pass                (C)
    use-lemon           tilt a card of Lord Lemon's (D); dig-, extend- or book- follows
    neutral-dig-d2 …    the same for the neutral; end-turn leaves it alone
    take-left, book-3-wing-1, decline     a rank's choice in the survey
    discard-left        the neutral's card
    first-blue, wing-1-violet, deal-lemon-16, deal-lemon-16-turned     nature's

Spaces are a column and a row, from a1 at the top left. Cards are a patron and
the spaces of their pyramids; rooms are a value and one or two wings.
"""

from pelagos.engine.dispatch import State
from pelagos.engine.error import InvalidAction
from pelagos.engine.text import Say
from pelagos.games.mykerinos.deck import CARD_NAMES, NO_PATRON_NAME, PATRON_NAMES, PATRON_OF, POINTS
from pelagos.games.mykerinos.museum import MUSEUM, ROOM_NAMES
from pelagos.games.mykerinos.state import (
    BOOK,
    COLUMNS,
    DEAL,
    DECLINE,
    DIG,
    DISCARD,
    END_TURN,
    EXTEND,
    FIRST,
    FIRST_AREA,
    MARK,
    NEUTRAL_DIG,
    NEUTRAL_EXTEND,
    NEUTRAL_ON,
    ON,
    PASS,
    PATRONS,
    POWER,
    ROWS,
    SIDES,
    SPACES,
    TAKE,
    TANGERINE,
    USE,
    WINGS,
)

COLOUR_NAMES = ("blue", "red", "green", "white")
SIDE_NAMES = ("left", "right")
SPACE_NAMES = tuple(f"{'abcdefgh'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS))

_WAYS = ("dig", "extend", "on", "neutral-dig", "neutral-extend", "neutral-on")
_SAYS = {
    DIG: "mykerinos-dig",
    EXTEND: "mykerinos-extend",
    ON: "mykerinos-on",
    NEUTRAL_DIG: "mykerinos-neutral-dig",
    NEUTRAL_EXTEND: "mykerinos-neutral-extend",
    NEUTRAL_ON: "mykerinos-neutral-on",
    PASS: "mykerinos-pass",
    END_TURN: "mykerinos-end-turn",
    DECLINE: "mykerinos-decline",
}


def _write_notations() -> list[str]:
    """Return the notation of every action, in their order."""
    deals = (f"deal-{card}{turned}" for card in CARD_NAMES for turned in ("", "-turned"))
    return [
        *(f"{way}-{space}" for way in _WAYS for space in SPACE_NAMES),
        *(f"use-{patron}" for patron in PATRON_NAMES),
        "pass",
        "end-turn",
        *(f"book-{room}" for room in ROOM_NAMES),
        *(f"take-{side}" for side in SIDE_NAMES),
        "decline",
        *(f"discard-{side}" for side in SIDE_NAMES),
        *(f"first-{colour}" for colour in COLOUR_NAMES),
        *(f"wing-{wing + 1}-{patron}" for wing in range(WINGS) for patron in PATRON_NAMES),
        *deals,
    ]


_NOTATIONS = _write_notations()
_ACTIONS = {text: action for action, text in enumerate(_NOTATIONS)}
_EXPECTED = {  # what may follow the first word of a notation
    "dig": "a space from a1 to h9, such as dig-d2",
    "extend": "a space from a1 to h9, such as extend-d2",
    "on": "a space from a1 to h9, such as on-d3",
    "neutral": "neutral-dig, neutral-extend or neutral-on and a space, such as neutral-dig-d2",
    "use": f"one of {', '.join(f'use-{patron}' for patron in PATRON_NAMES)}",
    "book": f"one of {', '.join(f'book-{room}' for room in ROOM_NAMES)}",
    "take": "take-left or take-right",
    "discard": "discard-left or discard-right",
    "first": f"one of {', '.join(f'first-{colour}' for colour in COLOUR_NAMES)}",
    "wing": f"a wing from 1 to {WINGS} and a patron, such as wing-1-violet",
    "deal": "a card and its direction, such as deal-lemon-16 or deal-lemon-16-turned",
}


def format_action(state: State, action: int) -> str:
    """Return the notation of ``action``; it is the same in every state."""
    return _NOTATIONS[action]


def parse_action(state: State, text: str) -> int:
    """Return the action of that notation."""
    action = _ACTIONS.get(text)
    if action is None:
        expected = _EXPECTED.get(text.partition("-")[0], "such as dig-d2, extend-d2, use-lemon or pass")
        raise InvalidAction(f"not an action: {text!r} (expected {expected})")
    return action


def format_seen(state: State, action: int, seat: int | None, now: State) -> str:
    """Return the notation: everything that was played is public (M25)."""
    return _NOTATIONS[action]


def area_number(state: State) -> int:
    """Return the number of the area under survey, from 1 in each season."""
    return int(state.area) - FIRST_AREA[int(state.season)] + 1


def target(state: State, action: int) -> tuple[str, ...]:
    """Return the touches: a space, after a button to extend; a card, a room, a parcel, a button."""
    if action < USE:
        space = f"space:{SPACE_NAMES[action % SPACES]}"
        is_extending = action // SPACES * SPACES in (EXTEND, NEUTRAL_EXTEND)
        has_no_choice = state.stage == POWER and state.patron == TANGERINE
        return ("button:extend", space) if is_extending and not has_no_choice else (space,)
    notation = _NOTATIONS[action]
    if action < PASS:
        return (f"patron:{PATRON_NAMES[action - USE]}",)
    if BOOK <= action < TAKE:
        return (f"room:{ROOM_NAMES[action - BOOK]}",)
    if TAKE <= action < FIRST and action != DECLINE:
        side = SIDE_NAMES[(action - TAKE if action < DECLINE else action - DISCARD)]
        return (f"parcel:{area_number(state)}-{side}",)
    kind = "button" if action < FIRST else "seat" if action < MARK else "marker" if action < DEAL else "card"
    return (f"{kind}:{notation}",)


def say_touch(touch: str) -> Say:
    """Return the words for a thing that can be touched; nature's touches are said as their notation."""
    kind, _, name = touch.partition(":")
    if kind == "patron":
        return Say("mykerinos-patron", {"patron": name})
    if kind == "room":
        return Say("mykerinos-room", room_args(ROOM_NAMES.index(name)))
    if kind == "parcel":
        area, _, side = name.partition("-")
        return Say("mykerinos-parcel", {"area": int(area), "side": side})
    if kind == "button":
        return Say("mykerinos-button", {"button": name})
    return Say("mykerinos-touch", {"name": name})


def room_args(room: int) -> dict[str, str | int]:
    """Return a room as the texts name it: its value and its wing, and the next wing (or 0)."""
    wings = MUSEUM.rooms[room].wings
    return {"value": MUSEUM.rooms[room].value, "wing": wings[0], "next": wings[1] if len(wings) > 1 else 0}


def card_args(card: int) -> dict[str, str | int]:
    """Return a card as the texts name it: its patron, or nobody, and its points."""
    patron = (*PATRON_NAMES, NO_PATRON_NAME)[PATRON_OF[card]]
    return {"patron": patron, "points": int(POINTS[card])}


def say_action(state: State, action: int, seat: int | None) -> Say:
    """Return the sentence for ``action``; it is the same for everyone (M25)."""
    if action >= FIRST:
        return _say_draw(state, action)
    mover: dict[str, str | int] = {"seat": COLOUR_NAMES[int(state.seat)]}
    if action < USE:
        row, column = divmod(action % SPACES, COLUMNS)
        ground = "pyramid" if int(state.pyramids[row + 1]) >> column & 1 else "sand"
        args = {**mover, "space": SPACE_NAMES[action % SPACES], "ground": ground}
        return Say(_SAYS[action // SPACES * SPACES], args)
    if action < PASS:
        return Say("mykerinos-use", {**mover, "patron": PATRON_NAMES[action - USE]})
    if action in _SAYS:
        return Say(_SAYS[action], mover)
    if action < TAKE:
        return Say("mykerinos-book", {**mover, **room_args(action - BOOK)})
    is_taking = action < DECLINE
    side = action - TAKE if is_taking else action - DISCARD
    parcel = min(int(state.area) * SIDES + side, len(CARD_NAMES) - 1)
    args = {**mover, "side": SIDE_NAMES[side], **card_args(max(int(state.parcel[parcel]) >> 1, 0))}
    return Say("mykerinos-take" if is_taking else "mykerinos-discard", args)


def _say_draw(state: State, action: int) -> Say:
    """Return the sentence for what nature draws."""
    if action < MARK:
        return Say("mykerinos-first", {"seat": COLOUR_NAMES[action - FIRST]})
    if action < DEAL:
        wing, patron = divmod(action - MARK, PATRONS)
        return Say("mykerinos-marker", {"wing": wing + 1, "patron": PATRON_NAMES[patron]})
    place = int(state.dealt) - FIRST_AREA[int(state.season)] * SIDES
    area, side = divmod(place, SIDES)
    args = card_args((action - DEAL) // 2)
    return Say("mykerinos-deal", {"area": area + 1, "side": SIDE_NAMES[side], **args})
