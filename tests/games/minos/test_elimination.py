"""Minos rule by rule: players without a piece are out."""

import pytest
from tests.games.minos.scenario import LOST, WON, Table

rule = pytest.mark.rule


def hunt(*, ship: str = "", guardian: str = "", seats: int = 3) -> Table:
    """Return Purple's ship beside Vermilion's in the Icarian, which has these pieces besides."""
    table = Table(seats=seats).put("purple", ship="cretan")
    table.put("vermilion", ship=f"icarian {ship}", guardian=guardian).give("vermilion", talents=60)
    return table.turn("purple", "gggggg").play("use-gull")


@rule("N19")
@pytest.mark.parametrize(
    ("ship", "guardian", "is_out"),
    [
        ("", "", True),
        ("thracian", "", False),
        ("troia", "", False),
        ("", "troia", False),
        ("", "larisa", False),
    ],
)
def test_a_player_with_neither_ship_nor_guardian_is_out(ship: str, guardian: str, is_out: bool) -> None:
    table = hunt(ship=ship, guardian=guardian).play(f"sail-cretan-icarian {WON}")
    vermilion = table.player("vermilion")
    assert (vermilion.is_out, vermilion.talents) == ((True, 0) if is_out else (False, 60))
    assert (table.view.stage, table.view.turn_of) == ("act", 0), "Purple goes on"
    table.play("end-turn")
    assert table.view.turn_of == (2 if is_out else 1)


@rule("N19")
def test_whoever_is_out_gives_talents_to_the_bank_and_rings_to_the_supply() -> None:
    table = hunt().give("vermilion", rings=20).give("ivory", rings=5)
    table.play("sail-cretan-icarian =aaaaaa =gggggg keep")
    vermilion = table.player("vermilion")
    assert (vermilion.is_out, vermilion.talents, vermilion.rings, vermilion.value) == (True, 0, 0, 0)
    assert table.view.rings == 50 - 5
    assert [table.player(colour).talents for colour in ("purple", "ivory")] == [25, 25], "nobody gets them"


@rule("N19")
def test_the_last_defender_of_a_colony_takes_its_owner_out() -> None:
    table = Table(seats=3).put("purple", ship="cretan").put("vermilion", ship="kreta")
    table.build("vermilion", "kreta", "port").turn("purple", "gggggg")
    table.play(f"use-gull sail-cretan-kreta {WON}")
    assert not table.player("vermilion").is_out, "the guardian still stands"
    table.play(WON)
    assert [player.is_out for player in table.view.players] == [False, True, False]
    assert [player.value for player in table.view.players] == [1, 0, 0]


@rule("N19")
def test_a_player_is_out_at_that_moment_even_while_the_conflict_goes_on() -> None:
    table = Table(seats=4).put("purple", ship="cretan").give("ivory", rings=7)
    table.turn("purple", "gggggg").play("use-gull sail-cretan-carpathian fight-ivory =aaaaaa =gggggg keep")
    assert table.view.stage == "fight"
    assert [player.is_out for player in table.view.players] == [False, False, True, False]
    assert (table.player("ivory").rings, table.view.rings) == (0, 50)
    table.play(f"fight-vermilion {LOST}")
    assert [player.is_out for player in table.view.players] == [True, False, True, False]
    assert (table.view.stage, table.view.turn_of) == ("throw", 1)


@rule("N19")
def test_a_piece_under_way_keeps_its_player_in_and_its_fall_ends_the_turn() -> None:
    table = hunt().give("purple", rings=2).play("sail-cretan-icarian =gggggg")
    assert (table.pieces("purple"), table.player("purple").is_out) == ("/", False)
    table.play("keep =aaaaaa")
    purple = table.player("purple")
    assert (purple.is_out, purple.talents, purple.rings, table.view.rings) == (True, 0, 0, 50)
    assert (table.view.stage, table.view.turn_of) == ("throw", 1), "the turn is over"
    table.play("=ssssss keep")
    assert table.view.moves == 0
    table.play("end-turn =ssssss keep end-turn")
    assert table.view.turn_of == 1, "Purple has no turn any more"


@rule("N19")
@pytest.mark.parametrize("keeps", ["ship", "guardian"])
def test_an_attacker_with_another_piece_goes_on(keeps: str) -> None:
    table = hunt().put("purple", **{keeps: "athenai"}).play(f"sail-cretan-icarian {LOST}")
    assert (table.view.stage, table.view.turn_of, table.view.moves) == ("act", 0, 4)
    assert not table.player("purple").is_out


@rule("N19")
@pytest.mark.parametrize("rings", [0, 1])
@pytest.mark.parametrize(("duel", "winner"), [(WON, 0), (LOST, 1)])
def test_the_last_player_left_wins_at_once_however_poor(duel: str, winner: int, rings: int) -> None:
    table = hunt(seats=2).give("purple", talents=0).give("vermilion", talents=0, rings=rings)
    table.play(f"sail-cretan-icarian {duel} {'keep ' * rings}")
    assert not table.legal
    assert table.outcome.winners == (winner,)
    assert table.outcome.places == ((1, 2) if winner == 0 else (2, 1))
    assert (table.outcome.sheet.ending, table.outcome.reason) == ("last", "last")
    assert table.returns == ([1.0, -1.0] if winner == 0 else [-1.0, 1.0])


@rule("N19")
def test_the_last_of_three_wins_and_those_who_are_out_share_the_last_place() -> None:
    table = Table(seats=3).put("purple", ship="cretan").turn("purple", "gggggg")
    table.play(f"use-gull sail-cretan-carpathian fight-vermilion {WON}")
    assert table.view.stage == "duel-throw", "Ivory is left"
    table.play(LOST)
    assert table.outcome.winners == (2,)
    assert table.outcome.places == (2, 2, 1)
    assert table.returns == [-1.0, -1.0, 1.0]
    assert table.outcome.sheet.ending == "last"


@rule("N19")
def test_two_who_are_out_are_both_passed_over() -> None:
    table = Table(seats=4).put("vermilion", ship="cretan thracian").turn("vermilion", "gggggg")
    table.play(f"use-gull sail-cretan-carpathian fight-ivory {WON} fight-obsidian {WON} {LOST} end-turn")
    assert table.view.turn_of == 0, "after Vermilion comes Purple"
