"""Whatever is played: nothing is lost or made, everything is paid for, and every turn ends."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.minos.scenario import COLOURS, MINOS
from tests.games.minos.walk import GAMES, begin, site_of, walk, wander

from pelagos.games.minos.atlas import MAP_NAMES
from pelagos.games.minos.view import Site, View

pytestmark = pytest.mark.more

PRICES = (5, 12, 18, 25)
SUPPLY = {"port": 16, "house": 16, "warehouse": 32, "wall": 16}
FISH = {"mediterranean": "melite", "small": "carpathian"}
Game = tuple[int, int, str, int]


def worth(site: Site) -> int:
    value = sum({"port": 1, "house": 1, "warehouse": 2, "wall": 0}[kind] for kind in site.buildings)
    return 2 * value if "wall" in site.buildings else value


def value(view: View, colour: str) -> int:
    return sum(worth(site) for site in view.sites if site.owner == colour)


def pieces(view: View, piece: str) -> Counter[str]:
    """Count the ships or guardians of each colour on the map, the one under way in a conflict too."""
    if piece == "ship":
        found = Counter(colour for sea in view.seas for colour in sea.ships)
        found.update(site.ship for site in view.sites if site.ship)
    else:
        found = Counter(point.guardian for point in view.points if point.guardian)
        for site in view.sites:
            found[site.owner or "nobody"] += site.guardians
    if view.conflict is not None and view.conflict.piece == piece:
        found[view.conflict.attacker] += 1
    return +found


@given(GAMES)
@settings(max_examples=20, deadline=None)
def test_every_piece_building_and_ring_is_somewhere(game: Game) -> None:
    for _, action, view in wander(*game):
        ships, guardians = pieces(view, "ship"), pieces(view, "guardian")
        for player in view.players:
            assert player.ships + ships.pop(player.colour, 0) == 7, action
            assert player.guardians + guardians.pop(player.colour, 0) == 12, action
            assert player.is_out == (player.ships == 7 and player.guardians == 12), action
        assert not ships, action
        assert not guardians, action
        stacks = Counter(kind for site in view.sites for kind in site.buildings)
        assert {pile.building: pile.left + stacks[pile.building] for pile in view.supply} == SUPPLY, action
        assert view.rings + sum(player.rings for player in view.players) == 50, action


@given(GAMES)
@settings(max_examples=20, deadline=None)
def test_a_place_holds_what_it_may_and_belongs_to_who_is_there(game: Game) -> None:
    for _, action, view in wander(*game):
        for sea in view.seas:
            most = len(view.players) if sea.name == FISH[view.map] else 1
            assert len(set(sea.ships)) == len(sea.ships) <= most, action
        for site in view.sites:
            assert (site.owner is None) == (site.ship is None and site.guardians == 0), action
            assert site.ship in (None, site.owner), action
            walls = [number for number, kind in enumerate(site.buildings) if kind == "wall"]
            assert walls in ([], [1], [2], [3]), "one wall at most, and not first"
            assert site.is_city == (len(site.buildings) == 4), action
            assert walls or not site.is_city, "a city has its wall"
            assert site.worth == worth(site), action
        for player in view.players:
            assert player.value == value(view, player.colour), action


def earned(before: View, action: str) -> int:
    """Return what an action brings, or costs, whoever has the turn: from its notation alone."""
    seat = before.turn_of
    match action.split("-"):
        case ["use", *_, "scales"] if seat is not None:
            return value(before, COLOURS[seat])
        case ["build", *name, _]:
            return -PRICES[len(site_of(before, "-".join(name)).buildings)]
        case ["recruit" | "launch", *_]:
            return -5
        case ["buy", "ring"]:
            return -10
    return 0


@given(GAMES)
@settings(max_examples=20, deadline=None)
def test_every_talent_is_accounted_for(game: Game) -> None:
    for before, action, after in wander(*game):
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            change = earned(before, action) if seat == before.turn_of else 0
            assert now.talents == (0 if now.is_out else was.talents + change), (action, was.colour)
            assert now.talents >= 0, action


def ringed(before: View, action: str, seat: int) -> int:
    """Return by how many an action changes a seat's rings."""
    if seat == before.turn_of:
        match action.split("-"):
            case ["use", *_, "arrow"]:
                return min(1, before.rings)
            case ["buy", "ring"]:
                return 1
    return -int(before.stage == "duel-pick" and action == "roll" and seat == before.to_move)


@given(GAMES)
@settings(max_examples=20, deadline=None)
def test_every_ring_is_accounted_for(game: Game) -> None:
    for before, action, after in wander(*game):
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            assert now.rings == (0 if now.is_out else was.rings + ringed(before, action, seat)), action
            assert now.rings >= 0, action


def points(before: View, action: str) -> tuple[int, int]:
    """Return the movement and building points that an action gives, or takes."""
    match action.split("-"):
        case ["use", "star", "gull"]:
            return 1, 0
        case ["use", *_, "gull"]:
            return 5, 0
        case ["use", *_, "build"]:
            return 0, 1
        case ["sail" | "walk", *_]:
            return -1, 0
        case ["build", *_, "wall"]:
            return 0, -4
        case ["build", *name, _]:
            return 0, -1 - len(site_of(before, "-".join(name)).buildings)
    return 0, 0


@given(GAMES)
@settings(max_examples=20, deadline=None)
def test_points_are_spent_to_the_last_and_lost_with_the_turn(game: Game) -> None:
    for before, action, after in wander(*game):
        left = (after.moves, after.building_points)
        if after.stage == "throw" and before.stage != "pick":
            assert left == (0, 0), action
        elif after.stage != "over":
            moves, building = points(before, action)
            assert left == (before.moves + moves, before.building_points + building), action
        assert min(left) >= 0, action


@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(MAP_NAMES))
@settings(max_examples=15, deadline=None)
def test_a_turn_ends_however_long_it_is_drawn_out(seed: int, seats: int, chart: str) -> None:
    table, rng = begin(seed, seats, chart)
    turn = int(table.state.turn)
    done: Counter[str] = Counter()
    for before, action, after in walk(table, 3100, lambda legal: rng.choice(_others(legal))):
        done[f"{'duel ' if before.conflict is not None else ''}{action.partition('-')[0]}"] += 1
        if int(table.state.turn) > turn or after.stage == "over":
            break
    else:
        pytest.fail(f"not over: {done}")
    assert done["use"] <= 6
    assert done["sail"] + done["walk"] <= 30
    assert done["build"] <= 6
    assert done["throw"] <= 18
    assert done["mark"] <= 12
    assert done["roll"] <= 2
    assert sum(done.values()) <= 100 + 101 * 15 + 100 * 14


def _others(legal: list[str]) -> list[str]:
    """Return all that does not end the turn, if there is anything."""
    return [action for action in legal if action != "end-turn"] or legal


@pytest.mark.parametrize("chart", MAP_NAMES)
def test_every_action_has_a_notation_of_its_own_and_is_read_back(chart: str) -> None:
    state = MINOS.new_states(1, seats=2, options={"map": chart})[0]
    notations = [MINOS.format_action(state, action) for action in range(MINOS.num_actions)]
    assert len(set(notations)) == MINOS.num_actions
    assert [MINOS.parse_action(state, notation) for notation in notations] == list(range(MINOS.num_actions))


@given(GAMES)
@settings(max_examples=20, deadline=None)
def test_whoever_can_decide_is_still_in_and_an_end_has_winners(game: Game) -> None:
    seed, seats, chart, plies = game
    table, rng = begin(seed, seats, chart)
    for _, action, view in walk(table, plies, rng.choice):
        if view.to_move is not None:
            assert not view.players[view.to_move].is_out, action
    if table.view.stage == "over":
        outcome = MINOS.views.outcome(table.state)
        assert all(not table.view.players[seat].is_out for seat in outcome.winners)
        assert outcome.winners
