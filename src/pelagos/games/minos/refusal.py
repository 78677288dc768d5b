"""Minos: why not. Every refusal names its rule."""

from collections.abc import Sequence

from pelagos.engine.dispatch import State
from pelagos.engine.outcome import Refusal, refuse
from pelagos.engine.seat import NATURE
from pelagos.games.minos.legal import fits
from pelagos.games.minos.notation import COLOUR_NAMES, PIECE_NAMES, chart_of, mover_of, spot
from pelagos.games.minos.pieces import owner_of
from pelagos.games.minos.state import (
    ACT,
    AS_JOKER,
    BUILD,
    BUILDINGS,
    BUY_RING,
    CHALLENGE,
    DUEL_PICK,
    DUEL_THROWING,
    END_TURN,
    ENDED,
    FIRST,
    GO,
    GUARDIAN,
    HEIGHT,
    JOKER,
    KEEP,
    KINDS,
    LAUNCH,
    MARK,
    MAX_SITES,
    NONE,
    PICK,
    RECRUIT,
    ROLL,
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
    KIND_NAMES,
    POINTS,
    PRICES,
    RING_PRICE,
    SHIP_PRICE,
)

_THINGS = {
    "seat": ("N8", "minos-why-seat"),
    "value": ("N11", "minos-why-value"),
    "talents": ("N7", "minos-why-talents"),
    "rings": ("N15", "minos-why-rings"),
    "ships": ("N13", "minos-why-ships"),
    "guardians": ("N10", "minos-why-guardians"),
    "supply": ("N1", "minos-why-supply"),
    "pool": ("N7", "minos-why-pool"),
    "kind": ("N7", "minos-why-kind"),
    "building": ("N9", "minos-why-building"),
}
_BUTTONS = {"roll": ROLL, "keep": KEEP, "buy-ring": BUY_RING, "end-turn": END_TURN}


def why_not(state: State, seat: int, action: int) -> Refusal:
    """Return the rule that forbids ``action``, which ``seat`` (or nature) may not play now."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    stage = int(state.stage)
    if seat == NATURE or action >= FIRST:
        return _refuse_draw(stage, action)
    if stage in (PICK, DUEL_PICK):
        return _refuse_pick(state, action)
    if stage == CHALLENGE:
        return refuse("N8", "minos-fight-first")
    return _refuse_act(state, action)


def why_not_touch(state: State, seat: int, touches: Sequence[str]) -> Refusal:
    """Return the rule by which no legal action begins with these touches."""
    early = _too_early_or_late(state, seat)
    if early is not None:
        return early
    kind, _, name = touches[0].partition(":")
    if kind == "die" and name in FACE_NAMES:
        return _refuse_die(state, seat, FACE_NAMES.index(name), touches[1:])
    if kind == "button" and name in _BUTTONS:
        return why_not(state, seat, _BUTTONS[name])
    if kind == "seat" and name in COLOUR_NAMES:
        in_turn = int(state.stage) != CHALLENGE
        return refuse(*_THINGS["seat"]) if in_turn else refuse("N8", "minos-fight-first")
    if kind in ("sea", "harbour", "site", "point") and name in chart_of(state).places:
        return _refuse_place(state, seat, touches)
    if kind == "button" and name in ("recruit", "launch"):
        return refuse("N13", "minos-choose-colony")
    return refuse(*_THINGS.get(kind, ("N7", "minos-why-thing")))


def _too_early_or_late(state: State, seat: int) -> Refusal | None:
    """Return the refusal for anything at all: the game is over, or somebody else is to move."""
    stage = int(state.stage)
    if stage == ENDED:
        return refuse("N20", "minos-over")
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


def _refuse_draw(stage: int, action: int) -> Refusal:
    """Refuse what nature may not do now, or something else in its place."""
    if FIRST <= action < THROW:
        return refuse("N5", "minos-started")
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
        if in_duel and face == SCALES:
            return refuse(rule, "minos-locked")
        dice = state.duel[int(state.side)] if in_duel else state.dice
        say = "minos-no-die" if dice[face] == 0 else "minos-all-marked"
        return refuse(rule, say, face=FACE_NAMES[face])
    if action == ROLL:
        return refuse(rule, "minos-mark-first")
    if action == KEEP:
        return refuse(rule, "minos-roll-first")
    return refuse(rule, "minos-duel-first" if in_duel else "minos-dice-first")


def _refuse_act(state: State, action: int) -> Refusal:
    """Refuse what a player may not do with their dice, pieces and talents."""
    if action < USE:
        return refuse("N6", "minos-kept")
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
    return refuse("N8", "minos-no-fight-now")


def _refuse_use(state: State, action: int) -> Refusal:
    """Refuse to use a die: not there, scales too late, or a second joker or star (N7)."""
    kind = (action - USE) % KINDS
    face = kind if action < AS_JOKER else JOKER if action < WITH_STAR else STAR
    args = {"face": FACE_NAMES[face], "kind": KIND_NAMES[kind]}
    if state.dice[face] == 0:
        return refuse("N7", "minos-die-used" if state.used[face] else "minos-no-die", **args)
    if kind == SCALES and state.is_closed:
        return refuse("N7", "minos-closed")
    if face == JOKER:
        return refuse("N7", "minos-one-joker", **args)
    if not int(state.kinds) >> kind & 1:
        return refuse("N7", "minos-star-alone", **args)
    return refuse("N7", "minos-one-star", **args)


def _refuse_move(state: State, route: int) -> Refusal:
    """Refuse a step: no such way, no point, no piece, a place that is taken, or the first round (N8, N14)."""
    chart, seat = chart_of(state), int(state.seat)
    if route >= len(chart.routes):
        return refuse("N4", "minos-not-on-map")
    one, other, by_sea = chart.routes[route]
    piece = SHIP if by_sea else GUARDIAN
    shift = 0 if by_sea else SITE
    pieces = int((state.ships if by_sea else state.guardians)[seat])
    args = {"piece": PIECE_NAMES[piece], "place": one}
    if not pieces >> (chart.places[one] - shift) & 1:
        return refuse("N8", "minos-no-piece", **args)
    if state.moves == 0:
        return refuse("N8", "minos-no-moves")
    args["place"] = other
    if pieces >> (chart.places[other] - shift) & 1:
        return refuse("N8", "minos-own-piece", **args)
    return refuse("N14", "minos-first-round", **args)


def _refuse_building(state: State, site: int, building: int) -> Refusal:
    """Refuse a building: whose site, what is there already, what is left, what it costs (N9)."""
    chart, seat = chart_of(state), int(state.seat)
    if site >= len(chart.sites):
        return refuse("N4", "minos-not-on-map")
    height = int(state.height[site])
    args: dict[str, str | int] = {"place": chart.sites[site], "building": BUILDING_NAMES[building]}
    if int(owner_of(state, site)) != seat:
        return refuse("N9", "minos-no-piece-there", **args)
    if height == HEIGHT:
        return refuse("N9", "minos-city", **args)
    if not fits(state, site, building):
        if building != WALL:
            return refuse("N9", "minos-needs-wall", **args)
        return refuse("N9", "minos-wall-first" if height == 0 else "minos-one-wall", **args)
    if state.supply[building] == 0:
        return refuse("N1", "minos-none-left", **args)
    needed = int(POINTS[height, building])
    if state.points < needed:
        return refuse("N9", "minos-too-few-points", needed=needed, points=int(state.points))
    return refuse("N9", "minos-too-poor", needed=int(PRICES[height]), talents=int(state.talents[seat]))


def _refuse_purchase(state: State, site: int, piece: int) -> Refusal:
    """Refuse to buy a piece: whose colony, what it sells, once a turn, what is left, what it costs (N13)."""
    chart, seat = chart_of(state), int(state.seat)
    if site >= len(chart.sites):
        return refuse("N4", "minos-not-on-map")
    args: dict[str, str | int] = {"place": chart.sites[site], "piece": PIECE_NAMES[piece]}
    if int(owner_of(state, site)) != seat:
        return refuse("N13", "minos-not-your-colony", **args)
    if not int(state.homes if piece == GUARDIAN else state.yards) >> site & 1:
        return refuse("N13", "minos-does-not-sell", **args)
    if int(state.bought) >> site & 1:
        return refuse("N13", "minos-sold-out", **args)
    if (state.guardians_left if piece == GUARDIAN else state.ships_left)[seat] == 0:
        return refuse("N1", "minos-no-piece-left", **args)
    price = GUARDIAN_PRICE if piece == GUARDIAN else SHIP_PRICE
    if state.talents[seat] < price:
        return refuse("N13", "minos-too-poor", needed=price, talents=int(state.talents[seat]))
    return refuse("N13", "minos-harbour-full", **args)


def _refuse_ring(state: State) -> Refusal:
    seat = int(state.seat)
    if not int(state.kinds) >> FACE_NAMES.index("arrow") & 1:
        return refuse("N7", "minos-no-arrow")
    if state.rings_left == 0:
        return refuse("N1", "minos-no-ring-left")
    return refuse("N7", "minos-too-poor", needed=RING_PRICE, talents=int(state.talents[seat]))


def _refuse_die(state: State, seat: int, face: int, more: Sequence[str]) -> Refusal:
    """Refuse a touch on a die: to mark it, or to use it, a joker or a star with a kind."""
    if int(state.stage) != ACT:
        return why_not(state, seat, MARK + face)
    kinds = [kind for kind, name in enumerate(KIND_NAMES) if f"kind:{name}" in more]
    if face < KINDS:
        return refuse("N7", "minos-why-kind") if more else why_not(state, seat, USE + face)
    first = AS_JOKER if face == JOKER else WITH_STAR
    if more:
        return why_not(state, seat, first + kinds[0]) if kinds else refuse("N7", "minos-why-kind")
    if state.dice[face] > 0 and face == STAR:
        return refuse("N7", "minos-star-waits")
    return why_not(state, seat, first + KINDS - 1)


def _refuse_place(state: State, seat: int, touches: Sequence[str]) -> Refusal:
    """Refuse a touch on the map: a place from which nothing can be done, or what follows it."""
    if int(state.stage) != ACT:
        return why_not(state, seat, GO)
    chart = chart_of(state)
    kind, _, name = touches[0].partition(":")
    by_sea = kind in ("sea", "harbour")
    if len(touches) == 1:
        return _refuse_origin(state, name, by_sea=by_sea, touch=touches[0])
    after, _, thing = touches[1].partition(":")
    if kind == "site" and after == "building" and thing in BUILDING_NAMES:
        return _refuse_building(state, chart.sites.index(name), BUILDING_NAMES.index(thing))
    if kind == "site" and touches[1] in ("button:recruit", "button:launch"):
        piece = GUARDIAN if thing == "recruit" else SHIP
        return _refuse_purchase(state, chart.sites.index(name), piece)
    for route, (one, other, way) in enumerate(chart.routes):
        if (one, way) == (name, by_sea) and touches[1] == spot(chart, other, by_sea=way):
            return _refuse_move(state, route)
    return refuse("N8", "minos-not-next", place=name)


def _refuse_origin(state: State, name: str, *, by_sea: bool, touch: str) -> Refusal:
    """Say why nothing can be done from a place."""
    chart, seat = chart_of(state), int(state.seat)
    place = chart.places[name]
    pieces = int((state.ships if by_sea else state.guardians)[seat]) >> (place - (0 if by_sea else SITE)) & 1
    args = {"place": name, "piece": PIECE_NAMES[SHIP if by_sea else GUARDIAN]}
    if touch.startswith("site:"):
        if int(owner_of(state, place - SITE)) == NONE:
            return refuse("N9", "minos-nobody-there", **args)
        if int(owner_of(state, place - SITE)) != seat:
            return refuse("N9", "minos-foreign-site", **args)
        return refuse("N9", "minos-nothing-to-do", **args)
    if not pieces:
        return refuse("N8", "minos-no-piece", **args)
    return refuse("N8", "minos-blocked" if state.moves > 0 else "minos-no-moves", **args)
