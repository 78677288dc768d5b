"""Minos rule by rule: the components, the map and the start of a game."""

import json
import math
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from tests.games.minos.scenario import COLOURS, MINOS, Table

import pelagos
from pelagos.engine.error import BrokenData
from pelagos.games.minos.atlas import CHARTS, Chart, parse_map
from pelagos.games.minos.tables import FACE_NAMES

rule = pytest.mark.rule

MEDITERRANEAN, SMALL = CHARTS
EUROPE = "malaca emporion massalia caere taras spina epidamnos pylos athenai byzantion"
ASIA_AND_AFRICA = "troia miletos tarsos ugarit tyros pharos kyrene karthago icosium"
ISLANDS = "corsica sardinia sicilia kreta kypros"


@rule("N1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_has_seven_ships_and_twelve_guardians(seats: int) -> None:
    view = pelagos.Match(MINOS, seats=seats, nature="manual").view(None)
    assert [player.colour for player in view.players] == ["purple", "vermilion", "ivory", "obsidian"][:seats]
    assert [player.ships for player in view.players] == [7 - 1] * seats, "one is on the fish space"
    assert [player.guardians for player in view.players] == [12] * seats


@rule("N1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(pelagos.InvalidOption, match=f"minos is for 2 to 4 seats, got {seats}"):
        pelagos.Match(MINOS, seats=seats)


@rule("N1")
def test_the_supply_has_80_buildings_and_50_rings() -> None:
    view = Table().view
    supply = {pile.building: pile.left for pile in view.supply}
    assert supply == {"port": 16, "house": 16, "warehouse": 32, "wall": 16}
    assert view.rings == 50


@rule("N1")
def test_the_bank_never_runs_out() -> None:
    table = Table().put("purple", ship="kreta").build("purple", "kreta", "port").give("purple", talents=10**6)
    table.turn("purple", "ssssss").play("use-scales " * 6)
    assert table.player("purple").talents == 10**6 + 6


@rule("N2")
def test_each_of_six_dice_may_show_any_of_six_faces() -> None:
    table = Table()
    for _ in range(6):
        assert table.choices("throw") == {"scales", "arrow", "gull", "build", "joker", "star"}
        table.play("=s")
    assert table.view.stage == "pick"
    assert [die.face for die in table.view.dice] == ["scales"] * 6


@rule("N3")
def test_a_harbour_is_its_site_and_the_sea_around_it_is_not() -> None:
    table = Table().put("purple", ship="cretan").put("vermilion", ship="miletos")
    assert (table.site("kreta").owner, table.site("miletos").owner) == (None, "vermilion")
    table.turn("purple", "ggggbb").play("use-gull use-build")
    assert not table.choices("build-kreta")
    table.play("sail-cretan-kreta")
    assert table.site("kreta").owner == "purple"
    assert table.choices("build-kreta")


SQUARES = {"nw": (0, 0), "ne": (100, 0), "sw": (0, 100), "se": (100, 100), "far": (800, 800)}


def drawn(**borders: str) -> bytes:
    """Return a map of square sea spaces that claim these borders."""
    seas = []
    for name, others in borders.items():
        left, top = at = SQUARES[name]
        ring = [at, (left + 100, top), (left + 100, top + 100), (left, top + 100)]
        sea = {"id": name, "at": at, "label": {"at": at}, "borders": others.split(), "polygon": [ring]}
        seas.append(sea)
    harbour = {"at": (50, 50), "opens": ["nw"]}
    site = {"id": "thera", "at": (0, 0), "inland": 0, "label": {"at": (0, 0)}, "harbour": harbour}
    start = {"sea": "nw", "fish": (1, 1), "berths": [(1, 1)] * 4}
    land: dict[str, Any] = {"sites": [site], "chains": [], "points": [], "roads": [], "waters": []}
    return json.dumps({"view_box": (0, 0, 900, 900), "start": start, "seas": seas, **land}).encode()


@rule("N3")
def test_sea_spaces_are_neighbours_where_they_share_a_border() -> None:
    chart = parse_map(drawn(nw="ne sw", ne="nw se", sw="nw se", se="ne sw"), "squares.json")
    assert {sea.id: sea.borders for sea in chart.seas}["ne"] == ["nw", "se"]


@rule("N3")
@pytest.mark.parametrize(
    ("borders", "message"),
    [
        (
            {"nw": "ne sw", "ne": "nw se sw", "sw": "nw se ne", "se": "ne sw"},
            "ne: borders, as its polygon shares them: expected ['nw', 'se'], got ['nw', 'se', 'sw']",
        ),
        ({"nw": "", "ne": ""}, "nw: borders, as its polygon shares them: expected ['ne'], got []"),
        ({"nw": "ne", "ne": "nw", "far": ""}, "seas not reached from the start: expected [], got ['far']"),
    ],
    ids=["a corner", "a border left out", "a sea apart"],
)
def test_a_corner_is_no_border_and_the_sea_is_in_one_piece(borders: dict[str, str], message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_map(drawn(**borders), "squares.json")
    assert message in str(refused.value)


def ways(chart: Chart) -> list[list[str]]:
    """Return every road from site to site, with the land points on it, each once."""
    steps: dict[str, list[str]] = {}
    for one, other, by_sea in chart.routes:
        if not by_sea:
            steps.setdefault(one, []).append(other)
    found = []
    for site in chart.sites:
        for place in steps.get(site, []):
            way = [site, place]
            while way[-1] not in chart.sites:
                way.append(next(other for other in steps[way[-1]] if other != way[-2]))
            found.append(way)
    return [way for way in found if chart.sites.index(way[0]) < chart.sites.index(way[-1])]


@rule("N4")
def test_the_mediterranean_has_24_sites_and_38_sea_spaces() -> None:
    assert sorted(MEDITERRANEAN.sites) == sorted(f"{EUROPE} {ASIA_AND_AFRICA} {ISLANDS}".split())
    assert (len(MEDITERRANEAN.sites), len(MEDITERRANEAN.seas)) == (24, 38)
    view = pelagos.Match(MINOS, seats=2, nature="manual").view(None)
    assert (view.map, len(view.sites), len(view.seas)) == ("mediterranean", 24, 38)


@rule("N4")
def test_two_chains_join_neighbours_by_one_to_three_land_points_and_the_islands_by_none() -> None:
    roads = ways(MEDITERRANEAN)
    assert [(way[0], way[-1]) for way in roads] == [
        step for chain in (EUROPE, ASIA_AND_AFRICA) for step in pairwise(chain.split())
    ]
    between = [len(way) - 2 for way in roads]
    assert between == [3, 1, 3, 2, 3, 3, 2, 1, 3, 1, 3, 1, 1, 3, 3, 3, 2]
    points = [point for way in roads for point in way[1:-1]]
    assert sorted(points) == sorted(MEDITERRANEAN.points), "each lies on one road"


@rule("N4")
def test_there_are_more_land_points_where_it_is_farther() -> None:
    at = {site.id: site.at for site in MEDITERRANEAN.map.sites}
    at |= {point.id: point.at for point in MEDITERRANEAN.map.points}
    lengths: dict[int, list[float]] = {1: [], 2: [], 3: []}
    for way in ways(MEDITERRANEAN):
        length = sum(math.dist(at[one], at[other]) for one, other in pairwise(way))
        lengths[len(way) - 2].append(length)
    assert max(lengths[1]) < min(lengths[2])
    assert max(lengths[2]) < min(lengths[3])


def harbour_distances(chart: Chart) -> set[int]:
    """Return the movement points from the fish into the harbours, on an empty map."""
    away = {chart.start: 0}
    for place in (queue := [chart.start]):
        for one, other, by_sea in chart.routes:
            if by_sea and one == place and other not in away:
                away[other] = away[place] + 1
                queue.append(other)
    return {away[site] for site in chart.sites}


@rule("N4")
def test_every_harbour_is_two_to_seven_points_from_the_fish_south_of_sicily() -> None:
    assert harbour_distances(MEDITERRANEAN) == {2, 3, 4, 5, 6, 7}
    assert harbour_distances(SMALL) == {2, 3, 5}
    assert MEDITERRANEAN.start == "melite"
    sicily = next(site for site in MEDITERRANEAN.map.sites if site.id == "sicilia")
    melite = next(sea for sea in MEDITERRANEAN.map.seas if sea.id == "melite")
    assert set(sicily.harbour.opens) & set(melite.borders)
    assert sicily.at[1] < MEDITERRANEAN.map.start.fish[1], "down is south"


@rule("N4")
def test_some_harbours_touch_two_seas_and_none_touches_none() -> None:
    double = {
        "emporion": {"balearic", "gallic"},
        "massalia": {"gallic", "ligurian"},
        "pylos": {"ionian", "messenian"},
        "troia": {"aegean", "thracian"},
        "tyros": {"phoenician", "syrian"},
        "sardinia": {"numidian", "tyrrhenian"},
        "kypros": {"cyprian", "syrian"},
    }
    opens = {site.id: set(site.harbour.opens) for site in MEDITERRANEAN.map.sites}
    assert {site: seas for site, seas in opens.items() if len(seas) != 1} == double


@rule("N4")
@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_ships_and_guardians_find_the_routes_of_the_map(chart: Chart) -> None:
    steps: dict[str, set[str]] = {}
    for sea in chart.map.seas:
        steps[f"sail-{sea.id}"] = set(sea.borders)
    for site in chart.map.sites:
        steps[f"sail-{site.id}"] = set(site.harbour.opens)
        for name in site.harbour.opens:
            steps[f"sail-{name}"].add(site.id)
    for road in chart.map.roads:
        for one, other in (road.ends, road.ends[::-1]):
            steps.setdefault(f"walk-{one}", set()).add(other)
    for start, goals in steps.items():
        way, _, place = start.partition("-")
        table = Table(chart=chart.name).put("purple", **{"ship" if way == "sail" else "guardian": place})
        table.turn("purple", "gggggg").play("use-gull")
        assert table.choices(start) == goals
        assert len(table.choices(way)) == len(goals)


@rule("N4")
def test_another_map_may_be_chosen() -> None:
    match = pelagos.Match(MINOS, seats=2, options={"map": "small"}, nature="manual")
    assert match.view(None).map == "small"
    assert [site.name for site in match.view(None).sites] == SMALL.sites
    with pytest.raises(pelagos.InvalidOption, match="map"):
        pelagos.Match(MINOS, seats=2, options={"map": "atlantis"})


@rule("N5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_begins_with_a_ship_on_the_fish_space_and_25_talents(seats: int) -> None:
    table = Table(seats=seats, chart="mediterranean", played=0)
    assert table.ships("melite") == list(COLOURS[:seats])
    for player in table.view.players:
        assert table.pieces(player.colour) == "melite /"
        assert (player.talents, player.value, player.rings, player.is_out) == (25, 0, 0, False)
    assert not any(site.owner or site.buildings for site in table.view.sites)


@rule("N5")
@pytest.mark.parametrize(("seats", "first"), [(2, "vermilion"), (3, "ivory"), (4, "purple"), (4, "obsidian")])
def test_whoever_is_drawn_starts_and_play_goes_clockwise(seats: int, first: str) -> None:
    match = pelagos.Match(MINOS, seats=seats, nature="manual")
    assert match.view(None).turn_of is None
    assert len(match.legal()) == seats
    match.play(f"first-{first}")
    assert match.view(None).first == COLOURS.index(first)
    turns = []
    for turn in range(seats + 1):
        assert match.turn == turn
        turns.append(match.view(None).turn_of)
        for action in [*["throw-gull"] * 6, "keep", "end-turn"]:
            match.play(action)
    assert turns == [(COLOURS.index(first) + turn) % seats for turn in range(seats + 1)]


@rule("N5")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = {pelagos.Match(MINOS, seats=4, rng=seed).view(None).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@rule("N22")
def test_everybody_sees_everything() -> None:
    table = Table(seats=3).put("purple", ship="kreta").build("purple", "kreta", "port")
    table.give("purple", talents=31, rings=4).turn("vermilion", "sagbj*")
    views: list[Any] = [MINOS.views.view(table.state, seat, False) for seat in (0, 1, 2)]
    assert [msgspec.structs.replace(view, seat=None) for view in views] == [table.view] * 3
    purple = views[2].players[0]
    assert (purple.talents, purple.rings, purple.value) == (31, 4, 1)
    assert not MINOS.hidden
    assert [die.face for die in views[0].dice] == list(FACE_NAMES)
