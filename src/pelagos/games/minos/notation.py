"""Minos: actions as text, as touches and as sentences.

    mark-gull, roll, keep        pick dice to throw again, action dice and those of a duel
    use-gull                     use a die as it shows
    use-joker-gull               use a joker as a gull
    use-star-gull                use a star with a gull used before
    sail-melite-punic            move a ship; a site's name is its harbour here
    walk-malaca-basti            move a guardian
    build-kreta-port             build
    recruit-kreta, launch-kreta  buy a guardian, or a ship
    buy-ring
    fight-ivory                  choose among several ships on the fish space
    end-turn
    first-purple, throw-gull     nature's

A number beyond the places of a small map is written ``no-`` and the number; it is never legal.
"""

from functools import cache

from pelagos.engine.dispatch import State
from pelagos.engine.error import InvalidAction
from pelagos.engine.text import Say
from pelagos.games.minos.atlas import CHARTS, Chart
from pelagos.games.minos.state import (
    AS_JOKER,
    BUILD,
    BUILDINGS,
    BUY_RING,
    DUEL_PICK,
    DUEL_THROWING,
    END_TURN,
    FIGHT,
    FIRST,
    GO,
    KEEP,
    KINDS,
    LAUNCH,
    MARK,
    MAX_ROUTES,
    MAX_SITES,
    POINT,
    RECRUIT,
    ROLL,
    SITE,
    THROW,
    USE,
    WITH_STAR,
)
from pelagos.games.minos.tables import BUILDING_NAMES, FACE_NAMES, GULL_MOVES, KIND_NAMES

COLOUR_NAMES = ("purple", "vermilion", "ivory", "obsidian")
PIECE_NAMES = ("ship", "guardian")
_EXPECTED = {  # what may follow the first word of a notation
    "mark": f"one of {', '.join(f'mark-{face}' for face in FACE_NAMES)}",
    "use": "a kind, such as use-gull, use-joker-gull or use-star-gull",
    "sail": "two places next to each other, such as sail-melite-punic",
    "walk": "two places next to each other, such as walk-malaca-basti",
    "build": f"a site and one of {', '.join(BUILDING_NAMES)}, such as build-kreta-port",
    "recruit": "a site, such as recruit-kreta",
    "launch": "a site, such as launch-kreta",
    "buy": "buy-ring",
    "fight": f"one of {', '.join(f'fight-{colour}' for colour in COLOUR_NAMES)}",
    "first": f"one of {', '.join(f'first-{colour}' for colour in COLOUR_NAMES)}",
    "throw": f"one of {', '.join(f'throw-{face}' for face in FACE_NAMES)}",
}


def chart_of(state: State) -> Chart:
    """Return the map that a match is played on."""
    return CHARTS[int(state.map)]


@cache
def _notations(chart: Chart) -> list[str]:
    """Return the notation of every action on a map, in their order."""
    routes = [f"{'sail' if by_sea else 'walk'}-{one}-{other}" for one, other, by_sea in chart.routes]
    routes += [f"go-no-{number}" for number in range(len(routes), MAX_ROUTES)]
    sites = [*chart.sites, *(f"no-{number}" for number in range(len(chart.sites), MAX_SITES))]
    return [
        *(f"mark-{face}" for face in FACE_NAMES),
        "roll",
        "keep",
        *(f"use-{way}{kind}" for way in ("", "joker-", "star-") for kind in KIND_NAMES),
        *routes,
        *(f"build-{site}-{building}" for site in sites for building in BUILDING_NAMES),
        *(f"recruit-{site}" for site in sites),
        *(f"launch-{site}" for site in sites),
        "buy-ring",
        *(f"fight-{colour}" for colour in COLOUR_NAMES),
        "end-turn",
        *(f"first-{colour}" for colour in COLOUR_NAMES),
        *(f"throw-{face}" for face in FACE_NAMES),
    ]


@cache
def _actions(chart: Chart) -> dict[str, int]:
    return {text: action for action, text in enumerate(_notations(chart))}


def format_action(state: State, action: int) -> str:
    """Return the notation of ``action`` on the map of ``state``."""
    return _notations(chart_of(state))[action]


def parse_action(state: State, text: str) -> int:
    """Return the action of that notation."""
    action = _actions(chart_of(state)).get(text)
    if action is None:
        example = "such as use-gull, sail-melite-punic, build-kreta-port or end-turn"
        expected = _EXPECTED.get(text.partition("-")[0], example)
        raise InvalidAction(
            f"not an action: {text!r} (expected {expected}, on the map {chart_of(state).name})"
        )
    return action


def format_seen(state: State, action: int, seat: int | None, now: State) -> str:
    """Return the notation: everything is public (N22)."""
    return format_action(state, action)


def target(state: State, action: int) -> tuple[str, ...]:
    """Return the touches: a die, and for a joker or a star a kind; a place, and where or what; a button."""
    notation = format_action(state, action)
    if action < ROLL:
        return (f"die:{FACE_NAMES[action - MARK]}",)
    if USE <= action < GO:
        kind = KIND_NAMES[(action - USE) % KINDS]
        if action < AS_JOKER:
            return (f"die:{kind}",)
        return (f"die:{'joker' if action < WITH_STAR else 'star'}", f"kind:{kind}")
    if GO <= action < BUY_RING:
        return _map_target(chart_of(state), action, notation)
    if FIGHT <= action < END_TURN or FIRST <= action < THROW:
        return (f"seat:{notation.partition('-')[2]}",)
    return (f"{'button' if action < FIRST else 'die'}:{notation}",)


def _map_target(chart: Chart, action: int, notation: str) -> tuple[str, ...]:
    """Return the touches of what happens on the map; what is not on it has its notation."""
    if action < BUILD:
        if action - GO >= len(chart.routes):
            return (f"button:{notation}",)
        one, other, by_sea = chart.routes[action - GO]
        return spot(chart, one, by_sea=by_sea), spot(chart, other, by_sea=by_sea)
    if action < RECRUIT:
        site, building = divmod(action - BUILD, BUILDINGS)
        thing = f"building:{BUILDING_NAMES[building]}"
    else:
        site = (action - RECRUIT) % MAX_SITES
        thing = "button:recruit" if action < LAUNCH else "button:launch"
    return (f"site:{chart.sites[site]}", thing) if site < len(chart.sites) else (f"button:{notation}",)


def spot(chart: Chart, name: str, *, by_sea: bool) -> str:
    """Return the touch of a place as ships or guardians know it."""
    if name in chart.sites:
        return f"{'harbour' if by_sea else 'site'}:{name}"
    return f"{'sea' if by_sea else 'point'}:{name}"


def say_touch(touch: str) -> Say:
    """Return the words for a thing that can be touched; nature's touches are said as their notation."""
    kind, _, name = touch.partition(":")
    if kind in ("sea", "site", "point"):
        return Say("minos-place", {"place": name})
    if kind == "harbour":
        return Say("minos-harbour", {"place": name})
    if kind in ("die", "kind") and name in FACE_NAMES:
        return Say("minos-face", {"face": name})
    if kind == "building":
        return Say("minos-building", {"building": name})
    if kind == "seat":
        return Say("minos-seat", {"seat": name})
    return Say("minos-button", {"button": name}) if kind == "button" else Say("minos-touch", {"name": name})


def say_action(state: State, action: int, seat: int | None) -> Say:
    """Return the sentence for ``action``; it is the same for everyone (N22)."""
    if action >= FIRST:
        return _say_nature(state, action)
    mover: dict[str, str | int] = {"seat": COLOUR_NAMES[mover_of(state)]}
    if action < USE:
        return _say_pick(state, action, mover)
    if action < GO:
        say = ("minos-use", "minos-use-joker", "minos-use-star")[(action - USE) // KINDS]
        kind = (action - USE) % KINDS
        income, rings = int(state.value[int(state.seat)]), min(1, int(state.rings_left))
        args = {**mover, "kind": KIND_NAMES[kind], "income": income, "rings": rings, "moves": GULL_MOVES}
        return Say(say, args)
    if action < BUY_RING:
        return _say_deed(state, action, mover)
    if FIGHT <= action < END_TURN:
        return Say("minos-fight", {**mover, "foe": COLOUR_NAMES[action - FIGHT]})
    return Say("minos-end-turn" if action == END_TURN else "minos-buy-ring", mover)


def mover_of(state: State) -> int:
    """Return the seat whose dice are thrown or who decides: in a duel perhaps the defender."""
    in_duel = int(state.stage) in (DUEL_PICK, DUEL_THROWING)
    return int(state.foe) if in_duel and int(state.side) else int(state.seat)


def _stands_at(state: State, seat: int, place: int) -> bool:
    """Tell whether a seat has a piece on a place, as ``is_at`` does for records."""
    if place < SITE:
        return bool(int(state.ships[seat]) >> place & 1)
    pieces = state.held if place < POINT else state.guardians
    return bool(int(pieces[seat]) >> (place - SITE) & 1)


def _say_nature(state: State, action: int) -> Say:
    if action < THROW:
        return Say("minos-first", {"seat": COLOUR_NAMES[action - FIRST]})
    in_duel = int(state.stage) == DUEL_THROWING
    face = action - THROW
    args: dict[str, str | int] = {"seat": COLOUR_NAMES[mover_of(state)]}
    if int(state.to_throw) > 1:
        return Say("minos-throw-part", {**args, "face": FACE_NAMES[face]})
    dice = [int(num) for num in (state.duel[int(state.side)] if in_duel else state.dice)]
    dice[face] += 1
    return Say("minos-throw", {**args, **dict(zip(FACE_NAMES, dice, strict=True))})


def _say_pick(state: State, action: int, mover: dict[str, str | int]) -> Say:
    """Return the sentence for dice picked, in a turn or in a duel."""
    if action < ROLL:
        return Say("minos-mark-part", {**mover, "face": FACE_NAMES[action - MARK]})
    where = "duel" if int(state.stage) == DUEL_PICK else "turn"
    if action == KEEP:
        return Say("minos-keep", {**mover, "where": where})
    return Say("minos-roll", {**mover, "where": where, "dice": sum(map(int, state.marked))})


def _say_deed(state: State, action: int, mover: dict[str, str | int]) -> Say:
    """Return the sentence for a move, a building or a purchase."""
    chart = chart_of(state)
    if action < BUILD:
        if action - GO >= len(chart.routes):
            return Say("minos-touch", {"name": format_action(state, action)})
        one, other, by_sea = chart.routes[action - GO]
        foes = (seat for seat in range(int(state.seats)) if seat != int(state.seat))
        is_attack = any(_stands_at(state, foe, chart.places[other]) for foe in foes)
        say = "minos-attack" if is_attack else "minos-sail" if by_sea else "minos-walk"
        args = {**mover, "origin": one, "place": other, "piece": PIECE_NAMES[not by_sea]}
        return Say(say, args)
    site = (action - BUILD) // BUILDINGS if action < RECRUIT else (action - RECRUIT) % MAX_SITES
    name = chart.sites[site] if site < len(chart.sites) else f"no-{site}"
    if action < RECRUIT:
        return Say("minos-build", {**mover, "place": name, "building": BUILDING_NAMES[action % BUILDINGS]})
    return Say("minos-recruit" if action < LAUNCH else "minos-launch", {**mover, "place": name})
