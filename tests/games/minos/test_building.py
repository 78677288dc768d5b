"""Minos rule by rule: building, what a colony is worth, and the guardian that comes with it."""

import pytest
from tests.games.minos.scenario import WON, Table

rule = pytest.mark.rule

NOT_A_WALL = {"port", "house", "warehouse"}
ANY = {*NOT_A_WALL, "wall"}


def site_with(buildings: str, *, talents: int = 100) -> Table:
    """Return Purple with a ship in the harbour of Crete, and these buildings there; it is their turn."""
    table = Table().put("purple", ship="kreta").build("purple", "kreta", buildings)
    return table.give("purple", talents=talents)


def with_points(table: Table, points: int) -> Table:
    """Return Purple's turn with so many building points."""
    return table.turn("purple", "bbbbbb").play("use-build " * points)


@rule("N9")
@pytest.mark.parametrize(
    ("ship", "guardian", "can"),
    [("kreta", "", True), ("", "kreta", True), ("cretan", "", False), ("", "athenai", False)],
)
def test_one_builds_where_one_has_a_piece(ship: str, guardian: str, can: bool) -> None:
    table = with_points(Table().put("purple", ship=ship, guardian=guardian), 1)
    assert table.choices("build-kreta") == (NOT_A_WALL if can else set())


@rule("N9")
def test_nobody_builds_where_only_another_has_a_piece() -> None:
    table = Table().put("purple", ship="cretan").put("vermilion", ship="kreta")
    table.build("vermilion", "kreta", "port")
    assert not with_points(table, 6).choices("build")


@rule("N9")
@rule("NE3")
@pytest.mark.parametrize(
    ("buildings", "building", "points", "talents"),
    [
        ("", "port", 1, 5),
        ("", "house", 1, 5),
        ("", "warehouse", 1, 5),
        ("port", "port", 2, 12),
        ("port", "house", 2, 12),
        ("house", "warehouse", 2, 12),
        ("port house", "warehouse", 3, 18),
        ("port wall", "port", 3, 18),
        ("port wall house", "house", 4, 25),
        ("port house wall", "warehouse", 4, 25),
        ("port", "wall", 4, 12),
        ("port house", "wall", 4, 18),
        ("port house port", "wall", 4, 25),
    ],
)
def test_the_price_is_by_the_number_of_the_building_and_a_wall_takes_four_points(
    buildings: str, building: str, points: int, talents: int
) -> None:
    action = f"build-kreta-{building}"
    table = with_points(site_with(buildings, talents=talents), points - 1)
    left = {pile.building: pile.left for pile in table.view.supply}
    assert action not in table.legal, "a point is missing"
    table.play(f"use-build {action}")
    assert (table.view.building_points, table.player("purple").talents) == (0, 0)
    assert table.site("kreta").buildings == [*buildings.split(), building]
    assert {pile.building: pile.left for pile in table.view.supply} == {**left, building: left[building] - 1}
    poor = with_points(site_with(buildings, talents=talents - 1), 6)
    assert action not in poor.legal, "a talent is missing"


@rule("N9")
@pytest.mark.parametrize(
    ("buildings", "next_ones"),
    [
        ("", NOT_A_WALL),
        ("port", ANY),
        ("port wall", NOT_A_WALL),
        ("port house", ANY),
        ("port house wall", NOT_A_WALL),
        ("port wall house", NOT_A_WALL),
        ("house house house", {"wall"}),
        ("port house wall warehouse", set()),
        ("port house warehouse wall", set()),
    ],
)
def test_what_may_be_built_next(buildings: str, next_ones: set[str]) -> None:
    table = with_points(site_with(buildings), 6)
    assert table.choices("build-kreta") == next_ones
    assert table.site("kreta").is_city is (len(buildings.split()) == 4)


@rule("NE3")
def test_a_fourth_building_without_a_wall_is_refused() -> None:
    table = with_points(site_with("port warehouse warehouse"), 6)
    assert table.why("build-kreta-house").rule == "N9"
    assert table.choices("build-kreta") == {"wall"}


@rule("N1")
@rule("N9")
@pytest.mark.parametrize("building", ["port", "house", "warehouse", "wall"])
def test_a_building_that_is_used_up_is_not_built(building: str) -> None:
    table = with_points(site_with("port").leave(**{building: 0}), 6)
    assert table.choices("build-kreta") == ANY - {building}


@rule("N9")
def test_without_a_wall_in_the_supply_three_buildings_stay_a_colony() -> None:
    table = with_points(site_with("port port port").leave(wall=0), 6)
    assert not table.choices("build")
    assert not table.site("kreta").is_city


@rule("N9")
def test_several_buildings_go_up_in_one_turn_also_on_a_site_founded_in_it() -> None:
    table = Table().put("purple", ship="cretan miletos").give("purple", talents=100)
    table.build("purple", "miletos", "house").turn("purple", "gbbbbj").play("use-gull use-joker-build")
    table.play("use-build " * 4 + "sail-cretan-kreta build-kreta-port build-miletos-port build-kreta-house")
    assert table.site("kreta").buildings == ["port", "house"]
    assert table.site("miletos").buildings == ["house", "port"]
    assert table.player("purple").talents == 100 - 5 - 12 - 12


@rule("N9")
def test_one_builds_at_once_on_a_site_taken_this_turn() -> None:
    table = Table().put("purple", ship="cretan").put("vermilion", ship="kreta", guardian="athenai")
    table.build("vermilion", "kreta", "house").turn("purple", "gbbbbb").play("use-gull use-build use-build")
    table.play(f"sail-cretan-kreta {WON} {WON} build-kreta-house")
    assert table.site("kreta").buildings == ["house", "house"]
    assert table.pieces("purple") == "kreta /", "only the first building brings a guardian"


@rule("N10")
def test_the_first_building_brings_a_guardian_and_no_other_does() -> None:
    table = with_points(site_with(""), 6)
    assert table.pieces("purple") == "kreta /"
    table.play("build-kreta-port")
    assert table.pieces("purple") == "kreta / kreta"
    assert table.player("purple").guardians == 12 - 1
    table.play("build-kreta-house build-kreta-house")
    assert table.pieces("purple") == "kreta / kreta"
    assert table.player("purple").talents == 100 - 5 - 12 - 18, "it is free"


@rule("N1")
@rule("N10")
def test_without_a_guardian_left_none_comes_and_none_is_owed() -> None:
    table = Table().put("purple", ship="kreta", guardian="athenai " * 11 + "larisa")
    table.put("vermilion", guardian="amphipolis").give("purple", talents=100)
    table.turn("purple", "gbbbbb").play("use-build build-kreta-port")
    assert table.site("kreta").guardians == 0
    table.play(f"use-gull walk-larisa-amphipolis =gggggg =aaaaaa {'use-build ' * 4} build-kreta-house")
    assert (table.player("purple").guardians, table.site("kreta").guardians) == (1, 0)


@rule("N11")
@rule("NE2")
@pytest.mark.parametrize(
    ("buildings", "value"),
    [
        ("port", 1),
        ("house", 1),
        ("warehouse", 2),
        ("port house", 2),
        ("port warehouse", 3),
        ("port house wall", 4),
        ("port wall warehouse", 6),
        ("port wall", 2),
        ("warehouse wall", 4),
        ("port wall house", 4),
        ("warehouse wall house port", 8),
        ("warehouse warehouse warehouse", 6),
        ("warehouse warehouse warehouse wall", 12),
        ("warehouse warehouse wall warehouse", 12),
    ],
)
def test_a_wall_doubles_what_a_colony_is_worth_now_and_later(buildings: str, value: int) -> None:
    table = site_with(buildings)
    assert table.site("kreta").worth == value
    assert table.player("purple").value == value


@rule("N11")
def test_the_value_of_a_player_is_the_sum_of_their_colonies_and_goes_past_49() -> None:
    sites = ["athenai", "byzantion", "troia", "miletos", "kreta"]
    table = Table().put("purple", ship=" ".join(sites)).give("purple", talents=100)
    for site in sites[:4]:
        table.build("purple", site, "warehouse warehouse warehouse wall")
    table.build("purple", "kreta", "port").turn("purple", "sbbbbb").play("use-scales " + "use-build " * 5)
    assert table.player("purple").talents == 100 + 49
    table.play("build-kreta-warehouse")
    assert table.player("purple").value == 51


@rule("N11")
def test_value_is_updated_after_every_building_before_the_next_decision() -> None:
    table = with_points(site_with(""), 6)
    values = []
    for building in ("warehouse", "port", "house"):
        table.play(f"build-kreta-{building}")
        values.append(table.player("purple").value)
    assert values == [2, 3, 4]
    assert table.player("vermilion").value == 0
