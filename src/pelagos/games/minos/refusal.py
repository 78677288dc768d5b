"""Minos: why not. Every refusal names its rule."""

from collections.abc import Sequence

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Refusal, refuse
from pelagos.engine.seat import NATURE
from pelagos.games.minos.atlas import Chart
from pelagos.games.minos.legal import fits
from pelagos.games.minos.notation import COLOUR_NAMES, PIECE_NAMES, chart_of, mover_of
from pelagos.games.minos.pieces import owner_of
from pelagos.games.minos.state import (
    ACT,
    ARROW,
    AS_JOKER,
    BUILD,
    BUILDINGS,
    BUY_RING,
    CHALLENGE,
    DUEL_PICK,
    DUEL_THROWING,
    END_TURN,
    ENDED,
    FIGHT,
    FIRST,
    GO,
    GUARDIAN,
    HEIGHT,
    JOKER,
    KEEP,
    KINDS,
    LAST,
    LAUNCH,
    MARK,
    MAX_SITES,
    NONE,
    PICK,
    RECRUIT,
    ROLL,
    ROUNDS,
    SCALES,
    SHIP,
    SITE,
    STAR,
    THROW,
    TOSS,
    USE,
    WALL,
    WITH_STAR,
)
from pelagos.games.minos.tables import (
    BUILDING_NAMES,
    FACE_NAMES,
    GUARDIAN_PRICE,
    GULL_MOVES,
    KIND_NAMES,
    POINTS,
    PRICES,
    RING_PRICE,
    SHIP_PRICE,
)

_THINGS = {  # what is only looked at, whatever the stage
    "seat": ("N14", "minos-why-fight"),
    "value": ("N11", "minos-why-value"),
    "talents": ("N7", "minos-why-talents"),
    "rings": ("N15", "minos-why-rings"),
    "ships": ("N13", "minos-why-ships"),
    "guardians": ("N10", "minos-why-guardians"),
    "supply": ("N1", "minos-why-supply"),
    "pool": ("N7", "minos-why-pool"),
}
_LATER = {  # what is touched second
    "kind": ("N7", "minos-why-kind"),
    "building": ("N9", "minos-why-building"),
}
_BUTTONS = {"roll": ROLL, "keep": KEEP, "buy-ring": BUY_RING, "end-turn": END_TURN}
_PLACES = ("sea", "harbour", "site", "point")
_BY_SEA = ("sea", "harbour")
_MAX_TOUCHES = 2
_SALES = {"button:recruit": GUARDIAN, "button:launch": SHIP}


def why_not(state: State, seat: int, action: int) -> Refusal:
    """Return the rule that forbids ``action``, which ``seat`` (or nature) may not play now."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    if seat == NATURE or action >= FIRST:
        return _refuse_draw(state, action)
    stage = int(state.stage)
    if stage in (PICK, DUEL_PICK):
        return _refuse_pick(state, action)
    if stage == CHALLENGE:
        return _refuse_challenge(state, action)
    return _refuse_act(state, action)


def why_not_touch(state: State, seat: int, touches: Sequence[str]) -> Refusal:
    """Return the rule by which no legal action begins with these touches."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    kind, _, name = touches[0].partition(":")
    stage = int(state.stage)
    if kind == "seat" and stage in (TOSS, CHALLENGE) and name in COLOUR_NAMES:
        return why_not(state, seat, (FIRST if stage == TOSS else FIGHT) + COLOUR_NAMES.index(name))
    if kind in _THINGS:
        return refuse(*_THINGS[kind])
    if kind == "die" and name in FACE_NAMES and stage in (PICK, DUEL_PICK, ACT):
        return _refuse_die(state, FACE_NAMES.index(name), touches[1:])
    if kind == "button" and name in _BUTTONS and len(touches) == 1:
        return why_not(state, seat, _BUTTONS[name])
    if kind in _PLACES and not _is_on_map(chart_of(state), touches[0]):
        return refuse("N4", "minos-not-on-map")
    if stage != ACT:
        return why_not(state, seat, GO)
    if kind in _PLACES and len(touches) <= _MAX_TOUCHES:
        return _refuse_place(state, touches)
    return _refuse_thing(touches[0])


def _is_on_map(chart: Chart, touch: str) -> bool:
    """Tell whether a map has such a place."""
    kind, _, name = touch.partition(":")
    return name in {"sea": chart.seas, "point": chart.points}.get(kind, chart.sites)


def _refuse_thing(touch: str) -> Refusal:
    """Refuse what comes second, or never."""
    if touch in _SALES:
        return refuse("N13", "minos-choose-colony")
    return refuse(*_LATER.get(touch.partition(":")[0], ("N7", "minos-why-thing")))


def _too_early_or_late(state: State, seat: int) -> Refusal | None:
    """Return the refusal for anything at all: the game is over, or somebody else is to move."""
    stage = int(state.stage)
    if stage == ENDED:
        ending = int(state.ending)
        return refuse("N19" if ending == LAST else "N21" if ending == ROUNDS else "N20", "minos-over")
    if seat >= 0 and int(state.out) >> seat & 1:
        return refuse("N19", "minos-out")
    if stage < PICK:
        if seat == NATURE:
            return None
        rule = "N5" if stage == TOSS else "N15" if stage == DUEL_THROWING else "N6"
        return refuse(rule, "minos-setting-up" if stage == TOSS else "minos-throwing")
    mover = mover_of(state)
    if seat == mover:
        return None
    if stage == DUEL_PICK:
        return refuse("N15", "minos-not-your-duel", seat=COLOUR_NAMES[mover])
    return refuse("N5", "minos-not-your-turn", seat=COLOUR_NAMES[mover])


def _refuse_draw(state: State, action: int) -> Refusal:
    """Refuse what nature may not do now, or something else in its place."""
    stage = int(state.stage)
    if FIRST <= action < THROW:
        if stage != TOSS:
            return refuse("N5", "minos-started")
        return refuse("N5", "minos-not-at-table", seat=COLOUR_NAMES[action - FIRST])
    if stage == TOSS:
        return refuse("N5", "minos-setting-up")
    if action >= THROW:
        return refuse("N6", "minos-no-throw-now")
    return refuse("N15" if stage == DUEL_THROWING else "N6", "minos-throwing")


def _refuse_pick(state: State, action: int) -> Refusal:
    """Refuse what is no choice of dice: N6 in a turn, N15 in a duel."""
    in_duel = int(state.stage) == DUEL_PICK
    rule = "N15" if in_duel else "N6"
    if action < ROLL:
        face = action - MARK
        dice = state.duel[int(state.side)] if in_duel else state.dice
        if dice[face] == 0:
            return refuse(rule, "minos-no-die", face=FACE_NAMES[face])
        if in_duel and face == SCALES:
            return refuse(rule, "minos-locked")
        return refuse(rule, "minos-all-marked", face=FACE_NAMES[face])
    if action == ROLL:
        return refuse(rule, "minos-mark-first")
    if sum(map(int, state.marked)) > 0:
        return refuse(rule, "minos-roll-first")
    return refuse(rule, "minos-duel-first" if in_duel else "minos-dice-first")


def _refuse_challenge(state: State, action: int) -> Refusal:
    """Refuse what is no choice of a foe on the fish space (N8)."""
    if FIGHT <= action < END_TURN:
        place = chart_of(state).names[int(state.place)]
        return refuse("N8", "minos-no-foe", seat=COLOUR_NAMES[action - FIGHT], place=place)
    return refuse("N8", "minos-fight-first")


def _refuse_act(state: State, action: int) -> Refusal:
    """Refuse what a player may not do with their dice, pieces and talents."""
    if action < USE:
        return refuse("N6", "minos-thrown")
    if action < GO:
        return _refuse_use(state, action)
    if action < BUILD:
        return _refuse_move(state, action - GO)
    if action < RECRUIT:
        return _refuse_building(state, (action - BUILD) // BUILDINGS, (action - BUILD) % BUILDINGS)
    if action < BUY_RING:
        piece = GUARDIAN if action < LAUNCH else SHIP
        return _refuse_purchase(state, (action - RECRUIT) % MAX_SITES, piece)
    if action == BUY_RING:
        return _refuse_ring(state)
    return refuse(*_THINGS["seat"])


def _refuse_use(state: State, action: int) -> Refusal:
    """Refuse to use a die: not there, scales too late, or a second joker or star (N7)."""
    kind = (action - USE) % KINDS
    face = kind if action < AS_JOKER else JOKER if action < WITH_STAR else STAR
    if state.dice[face] == 0:
        return _refuse_missing(state, face)
    if kind == SCALES and state.is_closed:
        return refuse("N7", "minos-closed")
    if face == JOKER:
        return refuse("N7", "minos-one-joker", kind=KIND_NAMES[kind])
    if not int(state.kinds) >> kind & 1:
        return refuse("N7", "minos-star-alone", kind=KIND_NAMES[kind])
    return refuse("N7", "minos-one-star", kind=KIND_NAMES[kind])


def _refuse_missing(state: State, face: int) -> Refusal:
    say = "minos-die-used" if state.used[face] else "minos-no-die"
    return refuse("N7", say, face=FACE_NAMES[face])


def _refuse_move(state: State, route: int) -> Refusal:
    """Refuse a step: no such way, no piece, no point, a place that is taken, or the first round (N8, N14)."""
    chart = chart_of(state)
    if route >= len(chart.routes):
        return refuse("N4", "minos-not-on-map")
    one, other, by_sea = chart.routes[route]
    stuck = _refuse_to_leave(state, one, by_sea=by_sea)
    if stuck is not None:
        return stuck
    if _has_piece(state, other, by_sea=by_sea):
        return refuse("N8", "minos-own-piece", place=other)
    return refuse("N14", "minos-first-round", place=other)


def _has_piece(state: State, name: str, *, by_sea: bool) -> bool:
    """Tell whether whoever has the turn has a ship, or a guardian, there."""
    place = chart_of(state).places[name]
    pieces = int(state.ships[state.seat]) if by_sea else int(state.guardians[state.seat]) << SITE
    return bool(pieces >> place & 1)


def _refuse_to_leave(state: State, name: str, *, by_sea: bool) -> Refusal | None:
    """Say why nothing can go anywhere from a place, if that is so: no piece, or no movement point."""
    if not _has_piece(state, name, by_sea=by_sea):
        return refuse("N8", "minos-no-piece", piece=PIECE_NAMES[not by_sea], place=name)
    return refuse("N8", "minos-no-moves", moves=GULL_MOVES) if state.moves == 0 else None


def _refuse_building(state: State, site: int, building: int) -> Refusal:
    """Refuse a building: whose site, what is there already, what is left, what it costs (N9)."""
    chart, seat = chart_of(state), int(state.seat)
    if site >= len(chart.sites):
        return refuse("N4", "minos-not-on-map")
    height, place = int(state.height[site]), chart.sites[site]
    if int(owner_of(state, site)) != seat:
        return refuse("N9", "minos-no-piece-there", place=place)
    if height == HEIGHT:
        return refuse("N9", "minos-city", place=place)
    if not fits(state, site, building):
        if building != WALL:
            return refuse("N9", "minos-needs-wall")
        return refuse("N9", "minos-one-wall", place=place) if height else refuse("N9", "minos-wall-first")
    if state.supply[building] == 0:
        return refuse("N1", "minos-none-left", building=BUILDING_NAMES[building])
    needed = int(POINTS[height, building])
    if state.points < needed:
        return refuse("N9", "minos-too-few-points", needed=needed, points=int(state.points))
    return refuse("N9", "minos-too-poor", needed=int(PRICES[height]), talents=int(state.talents[seat]))


def _refuse_purchase(state: State, site: int, piece: int) -> Refusal:
    """Refuse to buy a piece: whose colony, what it sells, once a turn, what is left, what it costs (N13)."""
    chart, seat = chart_of(state), int(state.seat)
    if site >= len(chart.sites):
        return refuse("N4", "minos-not-on-map")
    place = chart.sites[site]
    if int(owner_of(state, site)) != seat:
        return refuse("N13", "minos-not-your-colony", place=place)
    if not int(state.homes if piece == GUARDIAN else state.yards) >> site & 1:
        return refuse("N13", "minos-does-not-sell", place=place, piece=PIECE_NAMES[piece])
    if int(state.bought) >> site & 1:
        return refuse("N13", "minos-sold-out", place=place)
    if (state.guardians_left if piece == GUARDIAN else state.ships_left)[seat] == 0:
        return refuse("N1", "minos-no-piece-left", piece=PIECE_NAMES[piece])
    if piece == SHIP and _has_piece(state, place, by_sea=True):
        return refuse("N13", "minos-harbour-full", place=place)
    price = GUARDIAN_PRICE if piece == GUARDIAN else SHIP_PRICE
    return refuse("N13", "minos-too-poor", needed=price, talents=int(state.talents[seat]))


def _refuse_ring(state: State) -> Refusal:
    seat = int(state.seat)
    if not int(state.kinds) >> ARROW & 1:
        return refuse("N7", "minos-no-arrow")
    if state.rings_left == 0:
        return refuse("N1", "minos-no-ring-left")
    return refuse("N7", "minos-too-poor", needed=RING_PRICE, talents=int(state.talents[seat]))


def _refuse_die(state: State, face: int, more: Sequence[str]) -> Refusal:
    """Refuse a touch on a die: to mark it, or to use it, a joker or a star with a kind."""
    if int(state.stage) != ACT:
        return _refuse_pick(state, GO if more else MARK + face)
    if state.dice[face] == 0:
        return _refuse_missing(state, face)
    uses = {f"kind:{kind}": number for number, kind in enumerate(KIND_NAMES)}
    first = AS_JOKER if face == JOKER else WITH_STAR
    if len(more) == 1 and face >= KINDS and more[0] in uses:
        return _refuse_use(state, first + uses[more[0]])
    if more and face >= KINDS:
        return refuse("N7", "minos-choose-kind", face=FACE_NAMES[face])
    if more:
        return refuse("N7", "minos-why-kind")
    if face < KINDS:
        return _refuse_use(state, USE + face)
    return refuse("N7", "minos-joker-waits" if face == JOKER else "minos-star-waits")


def _refuse_place(state: State, touches: Sequence[str]) -> Refusal:
    """Refuse a touch on the map: a place from which nothing can be done, or what follows it."""
    chart = chart_of(state)
    kind, _, name = touches[0].partition(":")
    by_sea = kind in _BY_SEA
    if len(touches) == 1:
        return _refuse_site(state, name) if kind == "site" else _refuse_origin(state, name, by_sea=by_sea)
    after, _, thing = touches[1].partition(":")
    if kind == "site" and after == "building" and thing in BUILDING_NAMES:
        return _refuse_building(state, chart.sites.index(name), BUILDING_NAMES.index(thing))
    if kind == "site" and touches[1] in _SALES:
        return _refuse_purchase(state, chart.sites.index(name), _SALES[touches[1]])
    if after not in _PLACES:
        return _refuse_thing(touches[1])
    if not _is_on_map(chart, touches[1]):
        return refuse("N4", "minos-not-on-map")
    return _refuse_way(state, name, touches[1], by_sea=by_sea)


def _refuse_way(state: State, name: str, touch: str, *, by_sea: bool) -> Refusal:
    """Refuse to go from one place to another: by a step that is there, or by none."""
    kind, _, goal = touch.partition(":")
    for route, (one, other, way) in enumerate(chart_of(state).routes):
        if (one, other, way) == (name, goal, by_sea) and (kind in _BY_SEA) == by_sea:
            return _refuse_move(state, route)
    if (kind in _BY_SEA) != by_sea:
        return refuse("N8", "minos-wrong-way", piece=PIECE_NAMES[not by_sea])
    stuck = _refuse_to_leave(state, name, by_sea=by_sea)
    if stuck is not None:
        return stuck
    return refuse("N8", "minos-not-next", origin=name, place=goal)


def _refuse_origin(state: State, name: str, *, by_sea: bool) -> Refusal:
    """Say why no ship, or no guardian, can leave a place."""
    stuck = _refuse_to_leave(state, name, by_sea=by_sea)
    if stuck is not None:
        return stuck
    ways = [other for one, other, way in chart_of(state).routes if (one, way) == (name, by_sea)]
    if all(_has_piece(state, other, by_sea=by_sea) for other in ways):
        return refuse("N8", "minos-blocked", place=name)
    return refuse("N14", "minos-blocked-first-round", place=name)


def _refuse_site(state: State, name: str) -> Refusal:
    """Say why nothing can be done on a site: to walk from it, build or buy."""
    owner = int(owner_of(state, chart_of(state).sites.index(name)))
    if owner == NONE:
        return refuse("N9", "minos-nobody-there", place=name)
    if owner != int(state.seat):
        return refuse("N9", "minos-foreign-site", place=name, seat=COLOUR_NAMES[owner])
    if state.moves == 0 and state.points == 0:
        return refuse("N7", "minos-no-points", place=name)
    return refuse("N9", "minos-nothing-to-do", place=name)
