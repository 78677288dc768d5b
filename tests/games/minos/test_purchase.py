"""Minos rule by rule: buying guardians and ships."""

import pytest
from tests.games.minos.scenario import LOST, Table

rule = pytest.mark.rule


def market(buildings: str, *, dice: str = "gggggg") -> Table:
    """Return Troy with these buildings and a guardian of Purple, whose ship has left it for the Aegean."""
    table = Table().put("purple", ship="troia").build("purple", "troia", buildings)
    return table.turn("purple", dice).play("use-gull sail-troia-aegean")


def for_sale(table: Table) -> set[str]:
    return {action for action in table.legal if action.startswith(("recruit", "launch"))}


@rule("N13")
@pytest.mark.parametrize(
    ("buildings", "sold"),
    [
        ("house", set()),
        ("port", set()),
        ("port house", set()),
        ("warehouse warehouse", set()),
        ("house house", {"recruit-troia"}),
        ("house port house", {"recruit-troia"}),
        ("house house house", {"recruit-troia"}),
        ("house wall port house", {"recruit-troia"}),
        ("port port", {"launch-troia"}),
        ("port warehouse wall port", {"launch-troia"}),
        ("port port port wall", {"launch-troia"}),
    ],
)
def test_two_houses_sell_a_guardian_and_two_ports_a_ship(buildings: str, sold: set[str]) -> None:
    assert for_sale(market(buildings)) == sold


@rule("N13")
@pytest.mark.parametrize(
    ("buildings", "purchase", "pieces"),
    [
        ("house house", "recruit-troia", "aegean / troia troia"),
        ("port port", "launch-troia", "aegean troia / troia"),
    ],
)
def test_a_piece_costs_five_talents_and_is_placed_at_once(buildings: str, purchase: str, pieces: str) -> None:
    table = market(buildings).give("purple", talents=4)
    assert not for_sale(table)
    before = table.player("purple")
    table.give("purple", talents=5).play(purchase)
    purple = table.player("purple")
    assert (purple.talents, table.pieces("purple")) == (0, pieces)
    assert before.ships + before.guardians - 1 == purple.ships + purple.guardians
    assert table.site("troia").guardians == 12 - purple.guardians, "from the reserve of its kind"


@rule("N13")
@pytest.mark.parametrize(
    ("buildings", "script", "pieces"),
    [
        (
            "house house",
            "sail-aegean-troia walk-troia-sardeis walk-sardeis-miletos recruit-troia walk-troia-sardeis",
            "troia / miletos sardeis",
        ),
        ("port port", "launch-troia sail-troia-thracian", "aegean thracian / troia"),
    ],
)
def test_a_piece_may_move_at_once(buildings: str, script: str, pieces: str) -> None:
    assert market(buildings).play(script).pieces("purple") == pieces


@rule("N13")
def test_a_ship_needs_an_empty_harbour() -> None:
    table = market("port port").play("sail-aegean-troia")
    assert not for_sale(table)
    table.play("sail-troia-thracian")
    assert for_sale(table) == {"launch-troia"}


@rule("N13")
@pytest.mark.parametrize(
    ("buildings", "purchase", "leaving", "back"),
    [
        ("house house", "recruit-troia", "", ""),
        (
            "house house",
            "recruit-troia",
            "walk-troia-sardeis walk-sardeis-miletos walk-troia-sardeis",
            "walk-sardeis-troia",
        ),
        ("port port", "launch-troia", "sail-troia-thracian", ""),
        ("port port", "launch-troia", "sail-troia-thracian walk-troia-sardeis", "walk-sardeis-troia"),
    ],
)
def test_a_colony_sells_once_a_turn_even_to_one_who_leaves_it_and_returns(
    buildings: str, purchase: str, leaving: str, back: str
) -> None:
    table = market(buildings).play(f"{purchase} {leaving}")
    assert not for_sale(table)
    assert not for_sale(table.play(back))
    table.play("end-turn =gggggg keep end-turn =gggggg")
    assert not for_sale(table), "the dice come first"
    assert for_sale(table.play("keep")) == {purchase}


@rule("N13")
def test_every_colony_sells_in_the_same_turn() -> None:
    table = Table().put("purple", guardian="troia kreta miletos", ship="miletos")
    for site, buildings in (("troia", "house house"), ("kreta", "port port"), ("miletos", "port port")):
        table.build("purple", site, buildings)
    table.turn("purple", "gggggg")
    assert for_sale(table) == {"recruit-troia", "launch-kreta"}, "a ship is in the harbour of Miletus"
    table.play("launch-kreta recruit-troia")
    assert table.pieces("purple") == "kreta miletos / kreta kreta miletos miletos troia troia troia"
    assert table.player("purple").talents == 25 - 10


@rule("N13")
def test_only_own_colonies_sell() -> None:
    table = market("house house")
    table.play("walk-troia-sardeis")
    assert not for_sale(table), "Troy is nobody's now"
    table.play("end-turn =gggggg keep")
    assert not for_sale(table)
    table = market("house house").play("end-turn =gggggg keep")
    assert not for_sale(table), "it is Vermilion's turn, and Purple's colony"


@rule("N1")
@rule("N13")
@pytest.mark.parametrize(
    ("buildings", "ship", "guardian"),
    [
        ("house house", "", "kreta " * 11),
        ("port port", "cretan icarian myrtoan kreta athenai thracian", ""),
    ],
)
def test_a_piece_that_is_used_up_is_not_bought(buildings: str, ship: str, guardian: str) -> None:
    table = market(buildings).put("purple", ship=ship, guardian=guardian)
    assert 0 in (table.player("purple").ships, table.player("purple").guardians)
    assert not for_sale(table)


@rule("N1")
@rule("N13")
def test_a_piece_that_was_beaten_may_be_bought_again() -> None:
    table = market("port port").put("purple", ship="cretan icarian myrtoan kreta athenai thracian")
    assert not for_sale(table.play(f"sail-cretan-carpathian {LOST}").give("purple", talents=4))
    assert for_sale(table.give("purple", talents=5)) == {"launch-troia"}


@rule("N13")
@rule("N15")
def test_nothing_is_bought_or_done_in_a_conflict() -> None:
    table = market("house house", dice="gabbbb").give("purple", talents=100, rings=2)
    table.put("vermilion", ship="thracian athenai").play("use-arrow")
    assert table.legal >= {"buy-ring", "recruit-troia"}
    table.play("sail-aegean-thracian =aagggg")
    assert table.legal == {"mark-arrow", "mark-gull", "keep"}
