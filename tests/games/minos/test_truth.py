"""Every refusal is true where it is said: judged by what everybody sees, not by the code that refuses."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from tests.games.minos.scenario import COLOURS, MINOS, Table
from tests.games.minos.walk import GAMES, begin, site_of, walk

from pelagos.engine.outcome import Refusal
from pelagos.games.minos.view import View

Args = dict[str, str | int]


def mover(view: View) -> str:
    assert view.to_move is not None
    return COLOURS[view.to_move]


def ships(view: View, place: object) -> list[str]:
    at_sea = [colour for sea in view.seas if sea.name == place for colour in sea.ships]
    return at_sea + [site.ship for site in view.sites if site.name == place and site.ship]


def guardians(view: View, place: object) -> list[str]:
    on_points = [point.guardian for point in view.points if point.name == place and point.guardian]
    return on_points + [
        site.owner for site in view.sites if site.name == place and site.owner and site.guardians
    ]


def pieces(view: View, place: object, piece: object = None) -> list[str]:
    there = {"ship": ships(view, place), "guardian": guardians(view, place)}
    return there[str(piece)] if piece else [*there["ship"], *there["guardian"]]


def dice(view: View, *states: str) -> list[str]:
    """Return the faces of the mover's dice, in a duel those of its side."""
    conflict = view.conflict
    if conflict is None:
        rolled = view.dice
    else:
        throw = conflict.attack if conflict.side == "attack" else conflict.defence
        rolled = throw.dice if throw else []
    return [die.face for die in rolled if not states or die.state in states]


def has_used(view: View, args: Args, what: str) -> bool:
    return bool(getattr(next(use for use in view.uses if use.kind == args["kind"]), what))


def num_built(view: View, args: Args) -> int:
    kind = {"ship": "port", "guardian": "house"}[str(args["piece"])]
    return site_of(view, str(args["place"])).buildings.count(kind)


def reserve(view: View, args: Args) -> int:
    player = view.players[COLOURS.index(mover(view))]
    return player.ships if args["piece"] == "ship" else player.guardians


def talents(view: View) -> int:
    return view.players[COLOURS.index(mover(view))].talents


def owner(view: View, args: Args) -> str | None:
    return site_of(view, str(args["place"])).owner


def has_marked(view: View) -> bool:
    return (
        "marked" in [die.state for die in view.dice] if view.conflict is None else bool(dice(view, "marked"))
    )


CLAIMS: dict[str, Callable[[View, Args], bool]] = {
    "started": lambda view, _: view.first is not None,
    "no-throw-now": lambda view, _: view.to_move is not None,
    "locked": lambda view, _: view.stage == "duel-pick" and "scales" in dice(view),
    "no-die": lambda view, args: args["face"] not in dice(view),
    "die-used": lambda view, args: (
        args["face"] in dice(view, "used") and args["face"] not in dice(view, "free")
    ),
    "all-marked": lambda view, args: args["face"] in dice(view) and args["face"] not in dice(view, "free"),
    "mark-first": lambda view, _: view.stage in ("pick", "duel-pick") and not has_marked(view),
    "roll-first": lambda view, _: has_marked(view),
    "dice-first": lambda view, _: view.stage == "pick" and not has_marked(view),
    "duel-first": lambda view, _: view.stage == "duel-pick" and not has_marked(view),
    "thrown": lambda view, _: view.stage == "act",
    "closed": lambda view, _: view.is_closed,
    "one-joker": lambda view, args: has_used(view, args, "has_joker"),
    "one-star": lambda view, args: has_used(view, args, "has_star"),
    "star-alone": lambda view, args: not has_used(view, args, "is_used"),
    "joker-waits": lambda view, _: all(use.has_joker for use in view.uses[1:]),
    "star-waits": lambda view, _: all(use.has_star or not use.is_used for use in view.uses[1:]),
    "no-piece": lambda view, args: mover(view) not in pieces(view, args["place"], args["piece"]),
    "no-moves": lambda view, args: view.moves == 0 and args["moves"] == 5,
    "own-piece": lambda view, args: mover(view) in pieces(view, args["place"]),
    "first-round": lambda view, args: view.round == 1 and not {*pieces(view, args["place"])} <= {mover(view)},
    "blocked": lambda view, args: view.moves > 0 and mover(view) in pieces(view, args["place"]),
    "blocked-first-round": lambda view, args: view.round == 1 and mover(view) in pieces(view, args["place"]),
    "fight-first": lambda view, _: view.stage == "fight",
    "no-foe": lambda view, args: view.stage == "fight" and args["seat"] not in ships(view, args["place"]),
    "why-fight": lambda view, _: view.stage != "fight",
    "no-piece-there": lambda view, args: owner(view, args) != mover(view),
    "nobody-there": lambda view, args: owner(view, args) is None,
    "foreign-site": lambda view, args: owner(view, args) == args["seat"] != mover(view),
    "no-points": lambda view, _: view.moves == view.building_points == 0,
    "nothing-to-do": lambda view, args: owner(view, args) == mover(view),
    "city": lambda view, args: site_of(view, str(args["place"])).is_city,
    "needs-wall": lambda view, _: any(
        len(site.buildings) == 3 and "wall" not in site.buildings for site in view.sites
    ),
    "wall-first": lambda view, _: any(not site.buildings for site in view.sites),
    "one-wall": lambda view, args: "wall" in site_of(view, str(args["place"])).buildings,
    "none-left": lambda view, args: (
        {pile.building: pile.left for pile in view.supply}[str(args["building"])] == 0
    ),
    "too-few-points": lambda view, args: view.building_points == int(args["points"]) < int(args["needed"]),
    "too-poor": lambda view, args: talents(view) == int(args["talents"]) < int(args["needed"]),
    "not-your-colony": lambda view, args: owner(view, args) != mover(view),
    "does-not-sell": lambda view, args: num_built(view, args) < 2,
    "sold-out": lambda view, args: site_of(view, str(args["place"])).has_sold,
    "no-piece-left": lambda view, args: reserve(view, args) == 0,
    "harbour-full": lambda view, args: site_of(view, str(args["place"])).ship is not None,
    "no-arrow": lambda view, _: not view.can_buy_rings,
    "no-ring-left": lambda view, _: view.rings == 0,
}
# What only explains a thing, or finds it nowhere, claims nothing about the position.
THINGS = ("value", "talents", "rings", "ships", "guardians", "supply", "pool", "kind", "building", "thing")
EXPLAINS = {"choose-colony", "not-on-map", *(f"why-{thing}" for thing in THINGS)}


def refusals(table: Table) -> list[Refusal]:
    """Ask the mover's every action, and every thing on the board, that is not legal now."""
    state, view = table.state, table.view
    legal = {MINOS.parse_action(state, notation) for notation in table.legal}
    starts = {MINOS.notation.target(state, action)[0] for action in legal}
    actions = [action for action in range(MINOS.num_actions) if action not in legal]
    found = [MINOS.refusals.why_not(state, view.to_move, action) for action in actions]
    touches = [touch for touch in MINOS.views.things(view) if touch not in starts]
    return found + [MINOS.refusals.why_not_touch(state, view.to_move, (touch,)) for touch in touches]


@pytest.mark.more
@given(GAMES)
@settings(max_examples=15, deadline=None)
def test_every_refusal_is_true(game: tuple[int, int, str, int]) -> None:
    seed, seats, chart, plies = game
    table, rng = begin(seed, seats, chart)
    for ply, _ in enumerate(walk(table, plies, rng.choice)):
        view = table.view
        if ply % 23 == 0 and view.to_move is not None:
            for refusal in refusals(table):
                said = refusal.say.id.removeprefix("minos-")
                if said not in EXPLAINS:
                    assert CLAIMS[said](view, refusal.say.args), refusal
