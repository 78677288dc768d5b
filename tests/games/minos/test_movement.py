"""Minos rule by rule: moving, and who owns a colony by it."""

import pytest
from tests.games.minos.scenario import LOST, WON, Table

rule = pytest.mark.rule


def moving(table: Table, *, colour: str = "purple") -> Table:
    """Return a turn with five movement points."""
    return table.turn(colour, "gggggg").play("use-gull")


@rule("N8")
def test_a_step_costs_one_point_and_points_are_shared_among_pieces() -> None:
    table = moving(Table().put("purple", ship="cretan", guardian="troia"))
    table.play("sail-cretan-myrtoan walk-troia-sardeis sail-myrtoan-athenai")
    assert table.view.moves == 5 - 3
    assert table.pieces("purple") == "athenai / sardeis"
    table.play("walk-sardeis-miletos sail-athenai-myrtoan")
    assert table.legal == {"use-gull", "end-turn"}, "no point is left"


@rule("N8")
def test_guardians_keep_to_the_land_and_ships_to_the_water() -> None:
    table = moving(Table().put("purple", ship="athenai", guardian="athenai kreta"))
    assert table.choices("walk") == {"athenai-larisa"}, "there is no route from Crete"
    assert table.choices("sail") == {"athenai-myrtoan"}


@rule("N8")
def test_ships_carry_nobody() -> None:
    table = moving(Table().put("purple", ship="athenai", guardian="athenai")).play("sail-athenai-myrtoan")
    assert table.pieces("purple") == "myrtoan / athenai"


@rule("N8")
def test_a_site_holds_any_number_of_guardians_of_one_colour_who_may_cross_it() -> None:
    table = moving(Table().put("purple", guardian="troia " * 9 + "sardeis miletos"))
    table.play("walk-sardeis-miletos walk-troia-sardeis")
    assert (table.site("troia").guardians, table.site("miletos").guardians) == (8, 2)
    table.play("walk-sardeis-troia")
    assert (table.site("troia").guardians, table.site("miletos").guardians) == (9, 2)


@rule("N8")
def test_a_land_point_holds_one_guardian() -> None:
    table = moving(Table().put("purple", guardian="athenai larisa"))
    assert table.choices("walk") == {"larisa-athenai", "larisa-amphipolis"}
    table.play("walk-larisa-amphipolis walk-athenai-larisa")
    assert table.pieces("purple") == "/ amphipolis larisa"
    assert table.choices("walk") == {"larisa-athenai", "amphipolis-kypsela"}


@rule("N8")
def test_a_sea_space_and_a_harbour_hold_one_ship() -> None:
    table = moving(Table().put("purple", ship="cretan kreta myrtoan"))
    assert table.choices("sail-cretan") == {"carpathian", "icarian"}
    assert not table.choices("sail-kreta"), "a blocked piece stays"


@rule("N8")
def test_own_guardians_and_an_own_ship_do_not_hinder_each_other() -> None:
    table = moving(Table().put("purple", ship="aegean miletos", guardian="troia sardeis"))
    table.play("sail-aegean-troia walk-sardeis-miletos")
    assert table.pieces("purple") == "miletos troia / miletos troia"


@rule("N8")
def test_in_the_first_round_foreign_pieces_hold_a_piece_where_it_is() -> None:
    table = Table(played=0).put("purple", ship="athenai", guardian="larisa amphipolis")
    table.put("vermilion", ship="myrtoan", guardian="kypsela")
    assert moving(table).choices("walk") == {"larisa-athenai"}
    assert not table.choices("sail")


@rule("N8")
@pytest.mark.parametrize("way", [("aegean", "thracian"), ("thracian", "aegean")])
def test_a_harbour_on_two_seas_may_be_crossed(way: tuple[str, str]) -> None:
    one, other = way
    table = moving(Table(played=0).put("purple", ship=one, guardian="troia"))
    table.play(f"sail-{one}-troia sail-troia-{other}")
    assert table.view.moves == 5 - 2
    assert table.pieces("purple") == f"{other} / troia"


@rule("N8")
@pytest.mark.parametrize(
    ("whose", "ship", "guardian"),
    [("purple", "troia", ""), ("vermilion", "troia", ""), ("vermilion", "", "troia")],
)
def test_a_harbour_is_closed_by_a_ship_or_by_foreign_pieces_on_its_site(
    whose: str, ship: str, guardian: str
) -> None:
    table = Table(played=0).put("purple", ship="aegean").put(whose, ship=ship, guardian=guardian)
    assert moving(table).choices("sail-aegean") == {"icarian", "myrtoan", "thracian"}


@rule("N8")
def test_ships_that_begin_on_the_fish_space_share_it_in_peace() -> None:
    table = moving(Table(seats=4, played=0)).play("sail-carpathian-cretan end-turn =gggggg keep use-gull")
    assert table.ships("carpathian") == ["vermilion", "ivory", "obsidian"]
    assert table.choices("sail") == {"carpathian-icarian"}, "no fight before they leave"
    table = moving(Table(seats=4, played=0, first="obsidian"), colour="obsidian")
    assert table.choices("sail") == {"carpathian-cretan", "carpathian-icarian"}


@rule("N8")
@pytest.mark.parametrize(
    ("played", "on_the_fish", "can"),
    [
        (0, "vermilion", False),
        (0, "", True),
        (0, "purple", False),
        (1, "vermilion", True),
        (1, "", True),
        (1, "purple", False),
        (1, "purple vermilion", False),
    ],
)
def test_who_enters_the_fish_space(played: int, on_the_fish: str, can: bool) -> None:
    table = Table(played=played).put("purple", ship="cretan").put("vermilion", ship="propontis")
    for colour in on_the_fish.split():
        table.put(colour, ship="carpathian")
    assert ("carpathian" in moving(table).choices("sail-cretan")) is can


def raid() -> Table:
    """Return Purple's attack on three foreign ships on the fish space."""
    table = Table(seats=4).put("purple", ship="cretan troia")
    for colour, guardian in (("vermilion", "athenai"), ("ivory", "larisa"), ("obsidian", "miletos")):
        table.put(colour, ship="carpathian", guardian=guardian)
    return moving(table).play("sail-cretan-carpathian")


@rule("N8")
def test_later_whoever_enters_fights_each_ship_in_an_order_of_choice() -> None:
    table = raid()
    assert table.view.stage == "fight"
    assert table.legal == {"fight-vermilion", "fight-ivory", "fight-obsidian"}
    table.play(f"fight-ivory {WON}")
    assert table.legal == {"fight-vermilion", "fight-obsidian"}
    table.play(f"fight-obsidian {WON}")
    assert table.view.conflict.foe == "vermilion", "against one nothing is asked"
    table.play(WON)
    assert [duel.foe for duel in table.view.last.duels] == ["ivory", "obsidian", "vermilion"]
    assert table.ships("carpathian") == ["purple"]
    assert table.view.moves == 5 - 1
    assert "sail-carpathian-icarian" in table.legal


@rule("N8")
@rule("N18")
def test_on_the_fish_space_an_attacker_who_falls_leaves_the_others_there() -> None:
    table = raid().play(f"fight-ivory {WON} fight-vermilion {LOST}")
    assert table.ships("carpathian") == ["vermilion", "obsidian"]
    assert table.pieces("purple") == "troia /"
    assert table.view.stage == "act"
    assert table.view.moves == 5 - 1


@rule("N11")
@rule("N12")
@pytest.mark.parametrize(
    ("script", "owner"),
    [
        ("sail-athenai-myrtoan", "purple"),
        ("walk-athenai-larisa", "purple"),
        ("sail-athenai-myrtoan walk-athenai-larisa", None),
        ("walk-athenai-larisa sail-athenai-myrtoan", None),
        ("sail-athenai-myrtoan walk-athenai-larisa walk-larisa-athenai", "purple"),
        ("walk-athenai-larisa sail-athenai-myrtoan sail-myrtoan-athenai", "purple"),
    ],
)
def test_a_colony_is_its_owners_as_long_as_a_piece_is_there(script: str, owner: str | None) -> None:
    table = Table().put("purple", ship="athenai").build("purple", "athenai", "port warehouse")
    moving(table).play(script)
    assert table.site("athenai").owner == owner
    assert table.player("purple").value == (3 if owner else 0)
    assert table.site("athenai").buildings == ["port", "warehouse"], "they stay"


@rule("N12")
def test_of_several_guardians_the_last_one_leaves_a_colony_to_nobody() -> None:
    table = Table().put("purple", guardian="athenai").build("purple", "athenai", "port")
    moving(table).play("walk-athenai-larisa walk-larisa-amphipolis")
    assert (table.site("athenai").owner, table.player("purple").value) == ("purple", 1)
    table.play("walk-athenai-larisa")
    assert (table.site("athenai").owner, table.player("purple").value) == (None, 0)


@rule("N12")
@pytest.mark.parametrize("played", [0, 1])
@pytest.mark.parametrize(
    ("arrival", "pieces"),
    [("sail-ionian-pylos", "pylos / korinthos"), ("walk-korinthos-pylos", "ionian / pylos")],
)
def test_whoever_arrives_takes_an_empty_colony_without_a_fight(
    played: int, arrival: str, pieces: str
) -> None:
    table = Table(chart="mediterranean", played=played).put("purple", ship="pylos")
    table.build("purple", "pylos", "port warehouse").put("vermilion", ship="ionian", guardian="korinthos")
    moving(table).play("sail-pylos-messenian walk-pylos-kalydon end-turn =gggggg keep use-gull")
    table.play(arrival)
    assert table.view.stage == "act"
    assert (table.site("pylos").owner, table.pieces("vermilion")) == ("vermilion", pieces)
    assert [player.value for player in table.view.players] == [0, 3]
