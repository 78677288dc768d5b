"""Minos rule by rule: throwing the dice and using them."""

import pytest
from tests.games.minos.scenario import Table

rule = pytest.mark.rule


def merchant(dice: str) -> Table:
    """Return Purple's turn with these dice: worth 7, with 25 talents, and two colonies that sell pieces."""
    table = Table().put("purple", ship="cretan", guardian="athenai kreta").put("vermilion", ship="propontis")
    table.build("purple", "athenai", "house house wall").build("purple", "kreta", "port port house")
    return table.turn("purple", dice)


def gains(table: Table) -> tuple[float, int, int, int]:
    """Return the incomes of 7 received, rings, movement points and building points."""
    purple = table.player("purple")
    return (purple.talents - 25) / 7, purple.rings, table.view.moves, table.view.building_points


@rule("N6")
def test_six_dice_are_thrown_and_may_be_kept() -> None:
    table = Table().play("=sagbj")
    assert table.view.stage == "throw", "one is missing"
    table.play("=*")
    assert table.choices("mark") == {"scales", "arrow", "gull", "build", "joker", "star"}
    table.play("keep")
    assert table.view.stage == "act"
    assert not table.choices("mark")


@rule("N6")
def test_any_dice_are_thrown_again_and_the_others_kept() -> None:
    table = Table().play("=ssaagg mark-scales")
    assert "keep" not in table.legal, "a marked die must be thrown"
    table.play("mark-scales mark-gull")
    assert table.choices("mark") == {"arrow", "gull"}, "both scales are marked"
    table.play("roll =b")
    assert [die.face for die in table.view.dice] == ["arrow", "arrow", "gull", "build"]
    table.play("=bb")
    assert table.view.stage == "pick", "three dice were marked"
    assert [die.face for die in table.view.dice] == ["arrow"] * 2 + ["gull"] + ["build"] * 3


@rule("N6")
def test_nothing_is_thrown_again_unless_it_is_marked() -> None:
    table = Table().play("=gggggg")
    assert table.legal == {"mark-gull", "keep"}
    table.play("mark-gull " * 6)
    assert table.legal == {"roll"}
    table.play("roll =ssssss")
    assert [die.face for die in table.view.dice] == ["scales"] * 6


@rule("N6")
def test_dice_are_thrown_three_times_at_most_and_one_kept_before_may_be_thrown() -> None:
    table = Table().play("=sagbj* mark-star roll =g")
    assert table.view.throws == 1, "one more throw"
    table.play("mark-scales mark-arrow roll =bb")
    assert table.view.stage == "act", "the third throw stands"
    assert [die.face for die in table.view.dice] == ["gull", "gull", "build", "build", "build", "joker"]
    assert not table.legal & {"roll", "keep", "mark-gull"}


@rule("N6")
def test_one_may_stop_after_the_second_throw() -> None:
    table = Table().play("=gggggg mark-gull roll =b keep")
    assert table.view.stage == "act"
    assert table.choices("use") == {"gull", "build"}


@rule("N7")
@pytest.mark.parametrize(
    ("dice", "script", "gained"),
    [
        ("sgggbb", "use-scales", (1, 0, 0, 0)),
        ("ssgggb", "use-scales use-scales", (2, 0, 0, 0)),
        ("jgggbb", "use-joker-scales", (1, 0, 0, 0)),
        ("s*gggb", "use-scales use-star-scales", (2, 0, 0, 0)),
        ("j*gggb", "use-joker-scales use-star-scales", (2, 0, 0, 0)),
        ("agggbb", "use-arrow", (0, 1, 0, 0)),
        ("aagggb", "use-arrow use-arrow", (0, 2, 0, 0)),
        ("jgggbb", "use-joker-arrow", (0, 1, 0, 0)),
        ("a*gggb", "use-arrow use-star-arrow", (0, 2, 0, 0)),
        ("gsssbb", "use-gull", (0, 0, 5, 0)),
        ("ggsssb", "use-gull use-gull", (0, 0, 10, 0)),
        ("jsssbb", "use-joker-gull", (0, 0, 5, 0)),
        ("g*sssb", "use-gull use-star-gull", (0, 0, 6, 0)),
        ("bsssgg", "use-build", (0, 0, 0, 1)),
        ("bbsssg", "use-build use-build", (0, 0, 0, 2)),
        ("jsssgg", "use-joker-build", (0, 0, 0, 1)),
        ("b*sssg", "use-build use-star-build", (0, 0, 0, 2)),
        ("gggggg", "use-gull " * 6, (0, 0, 30, 0)),
        ("ggj*sb", "use-gull use-gull use-joker-gull use-star-gull", (0, 0, 16, 0)),
        ("jjjj**", "use-joker-scales use-joker-arrow use-joker-gull use-joker-build", (1, 1, 5, 1)),
        ("sagb**", "use-scales use-arrow use-gull use-build use-star-arrow use-star-gull", (1, 2, 6, 1)),
    ],
)
def test_each_die_brings_what_it_shows(dice: str, script: str, gained: tuple[float, int, int, int]) -> None:
    table = merchant(dice).play(script)
    assert gains(table) == gained
    assert len([die for die in table.view.dice if die.state == "used"]) == len(script.split())


@rule("N7")
def test_a_die_is_used_once() -> None:
    table = merchant("sagbbb").play("use-scales use-arrow use-gull use-build")
    assert table.choices("use") == {"build"}
    table.play("use-build use-build")
    assert not table.choices("use")


@rule("N7")
def test_income_is_the_value_on_the_track_at_that_moment() -> None:
    table = merchant("ssgggg").play("use-scales")
    assert (table.player("purple").value, table.player("purple").talents) == (7, 25 + 7)
    assert table.player("vermilion").talents == 25
    poor = Table().turn("purple", "ssssss").play("use-scales")
    assert poor.player("purple").talents == 25, "a die may be used even if it brings nothing"


@rule("N7")
@pytest.mark.parametrize(
    ("dice", "act"),
    [
        ("ss*jag", "use-arrow"),
        ("ss*jag", "use-gull"),
        ("ss*jbb", "use-build"),
        ("ss*jjb", "use-joker-gull"),
        ("ss*jag", "recruit-athenai"),
        ("ss*jag", "launch-kreta"),
    ],
)
def test_anything_else_closes_the_scales_step(dice: str, act: str) -> None:
    table = merchant(dice).play("use-scales")
    scales = {"use-scales", "use-joker-scales", "use-star-scales"}
    assert table.legal >= scales, "scales, and jokers and stars with them, leave it open"
    table.play(act)
    assert not table.legal & scales
    table.play("end-turn =gggggg keep end-turn =sssggg keep")
    assert "use-scales" in table.legal, "it is open again in the next turn"


@rule("N7")
def test_the_first_thing_done_may_be_anything_and_then_there_is_no_income() -> None:
    table = merchant("sj*ggg").play("use-gull")
    assert table.choices("use") == {"gull", "joker-arrow", "joker-gull", "joker-build", "star-gull"}


@rule("N7")
@pytest.mark.parametrize(("dice", "use"), [("agggbb", "use-arrow"), ("jgggbb", "use-joker-arrow")])
def test_after_an_arrow_rings_are_ten_talents_each_for_the_rest_of_the_turn(dice: str, use: str) -> None:
    table = merchant(dice).give("purple", talents=20)
    assert "buy-ring" not in table.legal
    table.play(f"use-gull {use} buy-ring sail-cretan-kreta use-build buy-ring")
    assert (table.player("purple").talents, table.player("purple").rings) == (0, 3)
    assert table.view.rings == 50 - 3
    table.give("purple", talents=10).play("end-turn =gggggg keep")
    assert "buy-ring" not in table.legal, "it was not Vermilion's arrow"
    table.play("end-turn =gggggg keep")
    assert "buy-ring" not in table.legal, "the right is over"


@rule("N7")
@pytest.mark.parametrize(("talents", "can"), [(9, False), (10, True)])
def test_a_ring_is_bought_with_ten_talents(talents: int, can: bool) -> None:
    table = merchant("aggggg").give("purple", talents=talents).play("use-arrow")
    assert ("buy-ring" in table.legal) is can


@rule("N1")
@rule("N7")
def test_when_no_ring_is_left_none_is_received_or_bought() -> None:
    table = merchant("aa*ggg").give("vermilion", rings=49).play("use-arrow")
    assert (table.player("purple").rings, table.view.rings) == (1, 0), "the last one"
    assert "buy-ring" not in table.legal
    table.play("use-arrow use-star-arrow")
    assert (table.player("purple").rings, table.view.rings) == (1, 0)


@rule("N7")
@pytest.mark.parametrize("kind", ["scales", "arrow", "gull", "build"])
def test_a_star_goes_with_a_kind_that_was_used_by_a_die_or_a_joker(kind: str) -> None:
    for dice, use in ((f"{kind[0]}*****", f"use-{kind}"), ("j*****", f"use-joker-{kind}")):
        table = merchant(dice)
        assert not table.choices("use-star"), "alone it is worth nothing"
        table.play(use)
        assert table.choices("use-star") == {kind}
        table.play(f"use-star-{kind}")
        assert not table.choices("use-star"), "one for each kind"


@rule("N7")
def test_a_star_is_no_joker() -> None:
    assert merchant("******").legal == {"end-turn", "recruit-athenai", "launch-kreta"}


@rule("N7")
def test_one_joker_for_each_kind() -> None:
    table = merchant("jjjjjj")
    kinds = ["scales", "arrow", "gull", "build"]
    for used, kind in enumerate(kinds):
        assert table.choices("use-joker") == set(kinds[used:])
        table.play(f"use-joker-{kind}")
    assert not table.choices("use"), "two jokers are left over"


@rule("N7")
def test_jokers_and_stars_are_counted_anew_each_turn() -> None:
    table = merchant("jgggg*").play(
        "use-joker-gull use-star-gull end-turn =gggggg keep end-turn =jjgg** keep"
    )
    assert table.choices("use-star") == set(), "no kind was used this turn"
    table.play("use-joker-gull use-star-gull")
    assert gains(table) == (0, 0, 6, 0)


@rule("N7")
def test_dice_are_used_in_any_order_between_moves_buildings_and_purchases() -> None:
    table = merchant("gbagb*").give("purple", talents=100)
    table.play("use-gull sail-cretan-myrtoan use-build recruit-athenai use-arrow walk-athenai-larisa")
    table.play("buy-ring use-gull sail-myrtoan-cretan use-star-build launch-kreta use-build")
    assert gains(table)[1:] == (2, 10 - 3, 3)


@rule("N7")
def test_points_and_dice_that_are_left_are_lost_with_the_turn() -> None:
    table = merchant("gbbsss").play("use-gull use-build sail-cretan-kreta end-turn")
    table.play("=aaaaaa keep")
    assert gains(table)[2:] == (0, 0), "Vermilion does not get them"
    table.play("end-turn =aaaaaa keep")
    assert gains(table)[2:] == (0, 0)
    assert table.choices("use") == {"arrow"}
    assert not table.choices("sail")


@rule("NE1")
@pytest.mark.parametrize(
    ("script", "gained"),
    [
        (
            "use-scales use-joker-scales use-star-scales use-gull use-joker-gull use-build",
            (3, 0, 10, 1),
        ),
        (
            "use-scales use-gull use-joker-gull use-star-gull use-build use-joker-build",
            (1, 0, 11, 2),
        ),
        (
            "use-scales use-joker-scales use-gull use-build use-joker-arrow use-star-arrow",
            (2, 2, 5, 1),
        ),
    ],
)
def test_one_throw_three_plans(script: str, gained: tuple[float, int, int, int]) -> None:
    assert gains(merchant("sgbjj*").play(script)) == gained


@rule("NE1")
@pytest.mark.parametrize(
    ("dice", "script", "never"),
    [
        ("s**ggg", "use-scales use-star-scales", "use-star-scales"),
        ("bjjggg", "use-build use-joker-build", "use-joker-build"),
        ("ajjggg", "use-arrow use-joker-arrow", "use-joker-arrow"),
        ("g**sss", "use-gull use-star-gull", "use-star-gull"),
    ],
)
def test_no_kind_has_two_jokers_or_two_stars(dice: str, script: str, never: str) -> None:
    assert never not in merchant(dice).play(script).legal
