"""Tables and maps are data files: a broken one is refused in one line that says what is wrong."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.games.edited import Edit, edited, run_with
from tests.games.minos.scenario import MINOS

from pelagos.engine import data
from pelagos.engine.error import BrokenData
from pelagos.engine.text import LANGUAGES
from pelagos.games import minos
from pelagos.games.minos.atlas import CHARTS, MAP_NAMES, Chart, parse_map
from pelagos.games.minos.tables import parse_tables

TABLES = data.read(minos.__name__, "tables.json")
SMALL = data.read(minos.__name__, "maps/small.json")


def named(things: list[Any], name: str) -> Any:
    return next(thing for thing in things if thing["id"] == name)


def sea(chart: Any, name: str) -> Any:
    return named(chart["seas"], name)


def lay(chart: Any, way: str, *, points: str = "") -> None:
    """Lay roads from word to word of a way, over new land points."""
    chart["points"] += [{"id": name, "at": [0, 0]} for name in points.split()]
    chart["roads"] += [{"ends": list(ends)} for ends in pairwise(way.split())]


def lay_instead(chart: Any, way: str, *, points: str = "") -> None:
    """Lay roads instead of the one from Troia to Sardeis."""
    chart["roads"] = [road for road in chart["roads"] if road["ends"] != ["troia", "sardeis"]]
    lay(chart, way, points=points)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda tables: tables.update(ships=0), "Expected `int` >= 1 - at `$.ships`"),
        (lambda tables: tables.update(guardians=13), "Expected `int` <= 12 - at `$.guardians`"),
        (lambda tables: tables.update(gull_moves=21), "Expected `int` <= 20"),
        (lambda tables: tables.update(rings=101), "Expected `int` <= 100"),
        (lambda tables: tables.update(talents=-1), "Expected `int` >= 0"),
        (lambda tables: tables.update(ring_price="10"), "Expected `int`, got `str`"),
        (lambda tables: tables.update(horses=4), "unknown field `horses`"),
        (lambda tables: tables.pop("wall_points"), "missing required field `wall_points`"),
        (lambda tables: tables.update(wall_points=0), "Expected `int` >= 1"),
        (lambda tables: tables["building_points"].__setitem__(0, 0), "Expected `int` >= 1"),
        (lambda tables: tables["building_prices"].pop(), "number of building_prices: expected 4, got 3"),
        (lambda tables: tables["building_points"].append(5), "number of building_points: expected 4, got 5"),
        (lambda tables: tables["buildings"].pop("port"), "buildings, in this order: expected ('port',"),
        (
            lambda tables: tables["buildings"].update(port=tables["buildings"].pop("port")),
            "got ('house', 'warehouse', 'wall', 'port')",
        ),
        (
            lambda tables: tables["buildings"]["wall"].update(value=1),
            "value of a wall, which doubles instead",
        ),
        (lambda tables: tables["buildings"]["port"].update(supply=0), "Expected `int` >= 1"),
        (lambda tables: tables["buildings"]["port"].update(value=10), "Expected `int` <= 9"),
        (lambda tables: tables["duel"].pop("gull"), "faces of duel, in this order"),
        (lambda tables: tables["duel"].update(moon=1), "faces of duel, in this order"),
        (lambda tables: tables["duel_set"].update(value=101), "Expected `int` <= 100"),
        (lambda tables: tables["duel_set"].update(value=-1), "Expected `int` >= 0"),
        (
            lambda tables: tables["duel_set"].update(faces=["arrow", "joker", "moon"]),
            "faces of duel_set not on a die: expected [], got ['moon']",
        ),
        (lambda tables: tables["duel_set"]["faces"].pop(), "number of faces of duel_set: expected 3, got 2"),
        (
            lambda tables: tables["duel_set"]["faces"].append("star"),
            "number of faces of duel_set: expected 3, got 4",
        ),
        (
            lambda tables: tables["duel_set"].update(faces=["arrow", "star", "star"]),
            "number of different faces of duel_set: expected 3, got 2",
        ),
    ],
)
def test_broken_tables_are_refused(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_tables(edited(TABLES, edit))
    assert str(refused.value).startswith("tables.json: ")
    assert message in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


SHAPES: list[tuple[Edit, str]] = [
    (lambda chart: chart.update(moon="full"), "unknown field `moon`"),
    (lambda chart: chart["sites"][0].update(moon="full"), "unknown field `moon` - at `$.sites[0]`"),
    (lambda chart: chart.pop("chains"), "missing required field `chains`"),
    (lambda chart: chart.update(view_box=[0, 0, 320]), "Expected `array` of length 4 - at `$.view_box`"),
    (lambda chart: chart.update(view_box=[0, 0, 0, 400]), "Expected `float` > 0.0"),
    (lambda chart: chart["start"]["berths"].pop(), "Expected `array` of length 4"),
    (lambda chart: chart["sites"][0].update(id="Athenai"), "Expected `str` matching regex"),
    (lambda chart: chart["sites"][0].update(id="a" * 31), "Expected `str` of length <= 30"),
    (lambda chart: chart["sites"][0]["label"].update(anchor="left"), "Invalid enum value 'left'"),
    (lambda chart: chart["sites"][0]["label"].update(lines=0), "Expected `int` >= 1"),
    (lambda chart: chart["roads"][0].update(ends=["athenai"]), "Expected `array` of length 2"),
    (lambda chart: chart["chains"].append(["kreta"]), "Expected `array` of length >= 2"),
    (lambda chart: sea(chart, "cretan").update(polygon=[]), "Expected `array` of length >= 1"),
    (
        lambda chart: sea(chart, "cretan").update(polygon=[[[0, 0], [1, 1]]]),
        "Expected `array` of length >= 3",
    ),
    (lambda chart: chart["waters"].append([[[0, 0], [1, 1]]]), "Expected `array` of length >= 3"),
    (lambda chart: chart.update(seas=[]), "number of sea spaces: expected 1 to 38, got 0"),
    (lambda chart: chart.update(seas=chart["seas"] * 6), "number of sea spaces: expected 1 to 38, got 42"),
    (lambda chart: chart.update(sites=[]), "number of sites: expected 1 to 24, got 0"),
    (lambda chart: chart.update(sites=chart["sites"] * 5), "number of sites: expected 1 to 24, got 25"),
    (lambda chart: chart.update(points=chart["points"] * 10), "land points: expected 0 to 38, got 40"),
    (lambda chart: chart["points"][0].update(id="kreta"), "ids used twice: expected [], got ['kreta']"),
    (lambda chart: chart["sites"][0].update(id="cretan"), "ids used twice: expected [], got ['cretan']"),
]


def move_away(chart: Any, name: str) -> None:
    """Let a sea space have no neighbours, neither named nor drawn."""
    for other in chart["seas"]:
        if name in other["borders"]:
            other["borders"].remove(name)
    sea(chart, name).update(borders=[], polygon=[[[0, 0], [1, 0], [0, 1]]])


def share_all(chart: Any, count: int) -> None:
    """Let many sea spaces lie on each other, so that each borders all."""
    first = chart["seas"][0]
    names = [f"deep-{'abcdefghijklmnopqrstuvwxyz'[number]}" for number in range(count)]
    chart["seas"] = [
        {**first, "id": name, "borders": [other for other in names if other != name]} for name in names
    ]
    chart["start"]["sea"] = names[0]
    for site in chart["sites"]:
        site["harbour"]["opens"] = names[:1]


def touch_by_a_corner(chart: Any) -> None:
    """Let two sea spaces meet in a corner only, which each of them names twice in a row."""
    for name, corner in (("kreta-west", [-1.0, 0.0]), ("kreta-east", [1.0, 0.0])):
        ring = [[0.0, 0.0], [0.0, 0.0], corner, [corner[0], 1.0]]
        other = {"kreta-west": "kreta-east", "kreta-east": "kreta-west"}[name]
        chart["seas"].append({**chart["seas"][0], "id": name, "borders": [other], "polygon": [ring]})


WATERS: list[tuple[Edit, str]] = [
    (
        lambda chart: sea(chart, "cretan")["borders"].remove("carpathian"),
        "carpathian: expected a border back from cretan, got none",
    ),
    (
        lambda chart: sea(chart, "cretan")["borders"].append("atlantic"),
        "cretan: expected a border back from atlantic, got none",
    ),
    (
        lambda chart: (
            sea(chart, "cretan")["borders"].append("propontis"),
            sea(chart, "propontis")["borders"].append("cretan"),
        ),
        "borders, as its polygon shares them: expected",
    ),
    (
        lambda chart: (
            sea(chart, "cretan")["borders"].remove("carpathian"),
            sea(chart, "carpathian")["borders"].remove("cretan"),
        ),
        "cretan: borders, as its polygon shares them: expected ['carpathian', 'icarian', 'myrtoan'], got",
    ),
    (lambda chart: sea(chart, "cretan")["borders"].append("cretan"), "cretan: borders, as its polygon"),
    (lambda chart: sea(chart, "cretan")["borders"].append("icarian"), "cretan: borders, as its polygon"),
    (touch_by_a_corner, "kreta-west: borders, as its polygon shares them: expected [], got ['kreta-east']"),
    (lambda chart: move_away(chart, "propontis"), "seas not reached from the start: expected []"),
    (lambda chart: chart["start"].update(sea="kreta"), "start: expected a sea space, got kreta"),
    (lambda chart: chart["start"].update(sea="atlantic"), "start: expected a sea space, got atlantic"),
    (
        lambda chart: named(chart["sites"], "kreta")["harbour"].update(opens=[]),
        "kreta: expected a harbour open onto one or two sea spaces, got []",
    ),
    (
        lambda chart: named(chart["sites"], "kreta")["harbour"].update(opens=["atlantic"]),
        "kreta: expected a harbour open onto one or two sea spaces, got ['atlantic']",
    ),
    (
        lambda chart: named(chart["sites"], "kreta")["harbour"].update(opens=["cretan", "cretan"]),
        "kreta: expected a harbour open onto one or two sea spaces, got ['cretan', 'cretan']",
    ),
    (
        lambda chart: named(chart["sites"], "kreta")["harbour"].update(opens=["cretan", "icarian", "aegean"]),
        "kreta: expected a harbour open onto one or two sea spaces",
    ),
    (
        lambda chart: named(chart["sites"], "kreta")["harbour"].update(opens=["propontis"]),
        "kreta: seas that its harbour touches: expected ['cretan'], got ['propontis']",
    ),
    (
        lambda chart: named(chart["sites"], "troia")["harbour"].update(opens=["aegean"]),
        "troia: seas that its harbour touches: expected ['aegean', 'thracian'], got ['aegean']",
    ),
    (
        lambda chart: named(chart["sites"], "kreta")["harbour"].update(at=[0, 0]),
        "kreta: seas that its harbour touches: expected [], got ['cretan']",
    ),
    (lambda chart: share_all(chart, 18), "number of routes: expected 0 to 320, got 328"),
]

AT_A_POINT = "number of roads at a land point: expected 2, got"
ROADS: list[tuple[Edit, str]] = [
    (lambda chart: lay(chart, "athenai olympos"), "roads: expected a site or a land point, got olympos"),
    (lambda chart: lay(chart, "cretan kreta"), "roads: expected a site or a land point, got cretan"),
    (lambda chart: lay_instead(chart, ""), f"sardeis: {AT_A_POINT} 1"),
    (lambda chart: lay(chart, "kreta sardeis"), f"sardeis: {AT_A_POINT} 3"),
    (lambda chart: lay(chart, "troia sardeis"), f"sardeis: {AT_A_POINT} 3"),
    (lambda chart: lay(chart, "", points="delphi"), f"delphi: {AT_A_POINT} 0"),
    (
        lambda chart: lay(chart, "delphi delphi", points="delphi"),
        "land points that no site is joined to: expected [], got ['delphi']",
    ),
    (
        lambda chart: lay(chart, "delphi thebai plataia delphi", points="delphi thebai plataia"),
        "land points that no site is joined to: expected [], got ['delphi', 'thebai', 'plataia']",
    ),
    (lambda chart: lay(chart, "athenai kreta"), "athenai: expected 1 to 3 land points to the next site"),
    (lambda chart: lay(chart, "kreta kreta"), "got the road kreta, kreta"),
    (
        lambda chart: lay_instead(chart, "troia ida ilion kyme sardeis", points="ida ilion kyme"),
        "troia: expected 1 to 3 land points to the next site, "
        "got the road troia, ida, ilion, kyme, sardeis, miletos",
    ),
    (
        lambda chart: lay_instead(
            chart, "troia ida ilion kyme elaia assos sardeis", points="ida ilion kyme elaia assos"
        ),
        "to the next site, got the road troia, ida, ilion, kyme, elaia, assos",
    ),
    (
        lambda chart: lay(chart, "kreta delphi troia", points="delphi"),
        "neighbours by road but not in a chain: expected [], got ['troia-kreta', 'kreta-troia']",
    ),
    (
        lambda chart: lay(chart, "troia delphi miletos", points="delphi"),
        "neighbours by road but not in a chain: expected [], got ['troia-miletos', 'miletos-troia']",
    ),
    (
        lambda chart: lay(chart, "kreta delphi kreta", points="delphi"),
        "neighbours by road but not in a chain: expected [], got ['kreta-kreta']",
    ),
    (
        lambda chart: chart["chains"].pop(),
        "neighbours by road but not in a chain: expected [], got ['troia-mil",
    ),
    (
        lambda chart: chart["chains"][1].append("kreta"),
        "neighbours in a chain but not by road: expected [], got ['miletos-kreta', 'kreta-miletos']",
    ),
    (
        lambda chart: chart["chains"].append(["kreta", "athenai"]),
        "sites twice in the chains: expected [], got ['athenai']",
    ),
    (
        lambda chart: chart["chains"][1].append("troia"),
        "sites twice in the chains: expected [], got ['troia']",
    ),
    (
        lambda chart: chart["chains"].append(["kreta", "atlantis"]),
        "places in the chains not sites: expected [], got ['atlantis']",
    ),
    (
        lambda chart: chart["chains"][1].insert(1, "sardeis"),
        "places in the chains not sites: expected [], got ['sardeis']",
    ),
]


@pytest.mark.parametrize(("edit", "message"), [*SHAPES, *WATERS, *ROADS])
def test_a_broken_map_is_refused(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_map(edited(SMALL, edit), "small.json")
    assert str(refused.value).startswith("small.json: ")
    assert message in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_steps_that_would_read_alike_are_refused() -> None:
    """A hyphen belongs to ids: sail-a-b-c might go from a to b-c or from a-b to c."""

    def rename(chart: Any) -> None:
        text = json.dumps(chart)
        for old, new in (("aegean", "a"), ("thracian", "b-c"), ("myrtoan", "a-b"), ("cretan", "c")):
            text = text.replace(f'"{old}"', f'"{new}"')
        chart.clear()
        chart.update(json.loads(text))

    with pytest.raises(
        BrokenData, match=r"steps there twice, or that read alike: expected \[\], got \['sail-a-b"
    ):
        parse_map(edited(SMALL, rename), "small.json")


@pytest.mark.parametrize("raw", [b"", b"{]", b"[]", b"7", b'{"seas": "\xff"}'])
@pytest.mark.parametrize("parse", [parse_tables, lambda raw: parse_map(raw, "small.json")])
def test_what_is_no_json_of_that_kind_is_refused(parse: Callable[[bytes], object], raw: bytes) -> None:
    with pytest.raises(BrokenData):
        parse(raw)


@pytest.mark.parametrize("chart", CHARTS, ids=MAP_NAMES)
def test_every_place_has_a_name_in_both_languages(chart: Chart) -> None:
    for language in LANGUAGES:
        texts = MINOS.texts(language)
        names = [texts("minos-place", place=place) for place in chart.places]
        assert len(set(names)) == len(names)
        for place, name in zip(chart.places, names, strict=True):
            assert name[0].isupper(), f"{place} has no name, only its id"
            assert texts("minos-origin", origin=place) == name


@pytest.mark.more
def test_an_edited_table_changes_the_rules(tmp_path: Path) -> None:
    """Compiled code knows the tables as constants: what was compiled with the old ones must not be used."""
    script = (
        "import numpy as np; from pelagos.games.minos.conflict import duel_total; "
        "print(duel_total(np.array([0, 2, 0, 0, 1, 1], np.int8)))"
    )

    def change(tables: Any) -> None:
        tables["duel"]["arrow"] = 5
        tables["duel_set"]["value"] = 20

    done = run_with(tmp_path, "minos/tables.json", edited(TABLES, change), "-c", script)
    assert (done.stdout, done.stderr) == ("25\n", "")


@pytest.mark.more
def test_an_edited_map_changes_where_ships_begin(tmp_path: Path) -> None:
    script = (
        "import pelagos; from pelagos.games.minos.atlas import CHARTS, MAPS; "
        "print(CHARTS[1].start, CHARTS[1].seas[MAPS[1]['start']])"
    )
    moved = edited(SMALL, lambda chart: chart["start"].update(sea="myrtoan"))
    done = run_with(tmp_path, "minos/maps/small.json", moved, "-c", script)
    assert (done.stdout, done.stderr) == ("myrtoan myrtoan\n", "")


@pytest.mark.more
def test_a_broken_map_is_said_on_the_command_line(tmp_path: Path) -> None:
    broken = edited(SMALL, lambda chart: chart["start"].update(sea="kreta"))
    command = ("-m", "pelagos", "simulate", "minos", "--games", "1")
    done = run_with(tmp_path, "minos/maps/small.json", broken, *command)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "pelagos simulate: the package that adds 'minos' cannot be loaded: "
        "small.json: start: expected a sea space, got kreta"
    ]
