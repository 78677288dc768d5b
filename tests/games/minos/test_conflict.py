"""Minos rule by rule: attacks, duels, and colonies that are taken."""

import pytest
from tests.games.minos.scenario import LOST, WON, Table

rule = pytest.mark.rule


def at_war(*, foe: str = "vermilion", seats: int = 2, played: int = 1) -> Table:
    """Return Purple about to move, with pieces beside a foe's: by sea, in harbours, by land.

    The foe has a ship in Miletus and in the Icarian, a guardian in Troy and on Amphipolis.
    """
    table = Table(seats=seats, played=played).put("purple", ship="aegean cretan", guardian="larisa sardeis")
    return table.put(foe, ship="icarian miletos", guardian="amphipolis troia")


def attack(table: Table, move: str, *, dice: str = "gsssss") -> Table:
    return table.turn("purple", dice).play(f"use-gull {move}")


def dice_of(table: Table, side: str) -> str:
    """Return one side's dice in the duel as letters."""
    throw = getattr(table.view.conflict, side)
    return "".join({"star": "*"}.get(die.face, die.face[0]) for die in throw.dice)


ATTACKS = [
    "sail-cretan-icarian",
    "sail-aegean-icarian",
    "sail-aegean-troia",
    "walk-larisa-amphipolis",
    "walk-sardeis-troia",
    "walk-sardeis-miletos",
]


@rule("N14")
@pytest.mark.parametrize("move", ATTACKS)
@pytest.mark.parametrize("foe", ["vermilion", "ivory", "obsidian"])
def test_in_the_first_round_places_with_foreign_pieces_are_closed(move: str, foe: str) -> None:
    table = at_war(foe=foe, seats=4, played=0).turn("purple", "gggggg").play("use-gull")
    assert table.why(move).rule == "N14"
    table.play("end-turn =gggggg keep " * 4 + "use-gull")
    assert move in table.legal, "from the second round on it is an attack"


@rule("N14")
@pytest.mark.parametrize("move", ATTACKS)
@pytest.mark.parametrize("duel", [WON, LOST])
def test_an_attack_costs_one_movement_point_win_or_lose(move: str, duel: str) -> None:
    table = attack(at_war(), move)
    assert table.view.stage == "duel-throw"
    assert table.view.conflict.place == move.split("-")[2]
    table.play(duel)
    assert (table.view.stage, table.view.moves) == ("act", 5 - 1)


@rule("N14")
def test_an_attack_needs_a_movement_point() -> None:
    table = at_war().turn("purple", "gggggg")
    assert not {*ATTACKS} & table.legal
    table.play("use-gull sail-cretan-carpathian " + "sail-carpathian-cretan sail-cretan-carpathian " * 2)
    assert not {*ATTACKS} & table.legal


@rule("N14")
def test_several_conflicts_are_fought_in_one_turn() -> None:
    table = attack(at_war(), f"walk-larisa-amphipolis {LOST} sail-cretan-icarian {WON}")
    table.play(f"sail-icarian-miletos {WON}")
    assert table.view.moves == 5 - 3
    assert table.pieces("purple") == "aegean miletos / sardeis"
    assert table.pieces("vermilion") == "/ amphipolis troia"


@rule("N11")
@rule("N14")
def test_the_attacking_piece_has_left_its_colony_at_once() -> None:
    table = Table().put("purple", ship="kreta").build("purple", "kreta", "port").put("purple", ship="miletos")
    table.build("purple", "miletos", "warehouse").put("vermilion", ship="icarian cretan")
    attack(table, "walk-miletos-sardeis sail-miletos-icarian")
    assert (table.site("miletos").owner, table.player("purple").value) == (None, 1)
    assert table.pieces("purple") == "kreta / kreta sardeis", "it stands nowhere yet"


@rule("N15")
def test_without_rings_the_attacker_throws_six_dice_and_then_the_defender() -> None:
    table = attack(at_war(), "sail-cretan-icarian =aajggg")
    assert (table.view.conflict.side, dice_of(table, "attack")) == ("defence", "aagggj")
    table.play("=ajgbs")
    assert table.view.stage == "duel-throw", "a die is missing"
    table.play("=*")
    duel = table.view.last.duels[0]
    assert (duel.attack.total, duel.defence.total, duel.is_won) == (8, 10, False)


@rule("N15")
@pytest.mark.parametrize(
    ("attack_dice", "defence_dice", "is_won"),
    [
        ("aggggg", "jggggg", True),
        ("jggggg", "aggggg", False),
        ("aggggg", "aggggg", False),
        ("aggggg", "j*gggg", False),
        ("gggggg", "ssssss", False),
        ("*ggggg", "ssssss", True),
        ("aaaaaa", "aj*aj*", False),
        ("aj*aj*", "aaaaaa", True),
    ],
)
def test_the_higher_total_wins_and_a_tie_is_the_defenders(
    attack_dice: str, defence_dice: str, is_won: bool
) -> None:
    table = attack(at_war(), f"sail-cretan-icarian ={attack_dice} ={defence_dice}")
    assert table.ships("icarian") == ["purple" if is_won else "vermilion"]
    assert table.ships("cretan") == []
    lost = [7 - 2, 7 - 1] if is_won else [7 - 1, 7 - 2]
    assert [player.ships for player in table.view.players] == lost, "the loser's is in the reserve"


@rule("N15")
@pytest.mark.parametrize("duel", [WON, LOST])
def test_a_beaten_guardian_returns_to_its_reserve(duel: str) -> None:
    table = attack(at_war(), f"walk-larisa-amphipolis {duel}")
    lost = [12 - 2, 12 - 1] if duel == WON else [12 - 1, 12 - 2]
    assert [player.guardians for player in table.view.players] == lost


@rule("N15")
def test_a_ring_lets_the_attacker_throw_any_dice_again_as_often_as_rings_last() -> None:
    table = attack(at_war().give("purple", rings=2), "sail-cretan-icarian =ggbb*j")
    assert table.mover == "purple"
    assert table.legal == {"mark-gull", "mark-build", "mark-star", "mark-joker", "keep"}
    table.play("mark-gull mark-gull mark-build")
    assert "keep" not in table.legal, "a marked die must be thrown"
    table.play("roll =aab")
    assert dice_of(table, "attack") == "aabbj*"
    assert (table.player("purple").rings, table.view.rings) == (1, 50 - 1), "the ring is in the supply"
    table.play("mark-build mark-arrow roll =ga")
    assert (table.player("purple").rings, table.view.rings) == (0, 50)
    assert table.view.conflict.side == "defence", "no ring is left: the dice stand"
    assert dice_of(table, "attack") == "aagbj*"


@rule("N15")
def test_the_attacker_may_stop_and_keep_the_rings() -> None:
    table = attack(at_war().give("purple", rings=2), "sail-cretan-icarian =gggggg mark-gull roll =a keep")
    assert table.view.conflict.side == "defence"
    assert table.player("purple").rings == 1
    assert table.play("=gggggg").ships("icarian") == ["purple"]


@rule("N15")
def test_the_defender_throws_again_knowing_the_attackers_result() -> None:
    table = attack(at_war().give("vermilion", rings=3), "sail-cretan-icarian =aaaggg =gggggg")
    assert (table.mover, table.view.to_move) == ("vermilion", 1)
    assert table.view.conflict.attack.total == 9
    table.play("mark-gull mark-gull mark-gull roll =aaa")
    assert (table.mover, table.view.conflict.defence.total) == ("vermilion", 9)
    table.play("keep")
    assert (table.ships("icarian"), table.player("vermilion").rings) == (["vermilion"], 2)
    assert table.view.rings == 50 - 2
    assert (table.mover, table.view.moves) == ("purple", 4), "Purple goes on"


@rule("N15")
@pytest.mark.parametrize("side", ["attack", "defence"])
def test_dice_that_show_scales_can_never_be_thrown_again(side: str) -> None:
    colour, first = ("purple", "") if side == "attack" else ("vermilion", "=gggggg")
    table = attack(at_war().give(colour, rings=3), f"sail-cretan-icarian {first} =ssgggg")
    assert table.legal == {"mark-gull", "keep"}
    table.play("mark-gull " * 4)
    assert table.legal == {"roll"}
    table.play("roll =sssg")
    assert table.legal == {"mark-gull", "keep"}
    table.play("mark-gull roll =s")
    if side == "attack":
        assert table.view.conflict.side == "defence", "all show scales: nothing is asked"
    else:
        assert table.view.stage == "act"
    assert table.player(colour).rings == 1


@rule("N15")
def test_the_dice_of_a_duel_are_a_set_apart() -> None:
    table = attack(at_war().give("purple", rings=1), "sail-cretan-icarian =aagggg mark-gull", dice="gabsj*")
    assert [die.face for die in table.view.dice if die.state == "free"] == [
        "scales",
        "arrow",
        "build",
        "joker",
        "star",
    ]
    table.play("roll =b =gggggg")
    assert table.choices("use") >= {"arrow", "build", "joker-build", "star-gull"}


@rule("N15")
def test_the_turns_and_the_duels_of_each_player_have_their_own_dice() -> None:
    table = at_war()
    streams = [table.stream]
    attack(table, "sail-cretan-icarian")
    for script in ("", "=gggggg", "=aaaaaa end-turn"):
        streams.append(table.play(script).stream)
    assert streams == ["dice-purple", "duel-purple", "duel-vermilion", "dice-vermilion"]


@rule("N16")
@pytest.mark.parametrize(
    ("dice", "total"),
    [
        ("ssssss", 0),
        ("gggggg", 0),
        ("bbbbbb", 0),
        ("aggggg", 3),
        ("jggggg", 2),
        ("*ggggg", 1),
        ("aaaaaa", 18),
        ("jjjjjj", 12),
        ("******", 6),
        ("ajgggg", 5),
        ("a*gggg", 4),
        ("j*gggg", 3),
        ("aj*sgb", 10),
        ("aaj*gg", 13),
        ("aaajj*", 18),
        ("aajj*g", 15),
        ("aj****", 13),
    ],
)
def test_what_dice_are_worth_in_a_duel(dice: str, total: int) -> None:
    assert attack(at_war(), f"sail-cretan-icarian ={dice}").view.conflict.attack.total == total


@rule("NE4")
@pytest.mark.parametrize(("dice", "total"), [("aj*aj*", 20), ("aaj*gs", 13)])
def test_two_throws_and_their_totals(dice: str, total: int) -> None:
    table = attack(at_war(), f"sail-cretan-icarian =gggggg ={dice}")
    assert table.view.last.duels[0].defence.total == total


@rule("N17")
@pytest.mark.parametrize(
    ("move", "place", "on"),
    [
        ("sail-cretan-icarian", "icarian", "sail-icarian-myrtoan"),
        ("walk-larisa-amphipolis", "amphipolis", "walk-amphipolis-kypsela"),
    ],
)
def test_the_winner_at_sea_or_on_a_land_point_stands_there_and_may_go_on(
    move: str, place: str, on: str
) -> None:
    table = attack(at_war(), f"{move} {WON}")
    assert place in table.pieces("purple").split()
    assert place not in table.pieces("vermilion").split()
    table.play(on)
    assert table.view.moves == 5 - 2
    held = attack(at_war(), f"{move} {LOST}")
    assert place in held.pieces("vermilion").split()
    assert place not in held.pieces("purple").split()


def siege(*, buildings: str = "port warehouse") -> Table:
    """Return Troy with a ship and two guardians of Vermilion, Purple's ship and guardian beside it."""
    table = Table().put("vermilion", ship="troia", guardian="troia" if buildings else "troia troia")
    table.build("vermilion", "troia", buildings).put("vermilion", ship="myrtoan")
    return table.put("purple", ship="aegean carpathian", guardian="sardeis")


SIEGES = [
    ("sail-aegean-troia", "carpathian troia / sardeis", "carpathian / sardeis"),
    ("walk-sardeis-troia", "aegean carpathian / troia", "aegean carpathian /"),
]


@rule("N18")
@pytest.mark.parametrize(("move", "taken", "fallen"), SIEGES)
@pytest.mark.parametrize("buildings", ["port warehouse", ""])
def test_a_site_is_taken_by_beating_the_ship_and_then_the_guardians_one_by_one(
    buildings: str, move: str, taken: str, fallen: str
) -> None:
    table = attack(siege(buildings=buildings), move)
    defenders = []
    for _ in range(3):
        defenders.append(table.view.conflict.prey)
        assert table.view.stage == "duel-throw", "nobody retreats"
        table.play(WON)
    assert defenders == ["ship", "guardian", "guardian"]
    assert (table.view.stage, table.view.moves) == ("act", 5 - 1), "it is one conflict"
    assert [table.pieces(colour) for colour in ("purple", "vermilion")] == [taken, "myrtoan /"]
    assert table.site("troia").owner == "purple"
    assert [player.value for player in table.view.players] == [3 if buildings else 0, 0]
    assert table.site("troia").buildings == buildings.split()
    assert (table.player("vermilion").ships, table.player("vermilion").guardians) == (7 - 1, 12)


@rule("N18")
@pytest.mark.parametrize(("move", "taken", "fallen"), SIEGES)
@pytest.mark.parametrize(
    ("won", "left"),
    [(0, "myrtoan troia / troia troia"), (1, "myrtoan / troia troia"), (2, "myrtoan / troia")],
)
def test_an_attacker_who_falls_is_gone_and_what_it_has_beaten_stays_beaten(
    won: int, left: str, move: str, taken: str, fallen: str
) -> None:
    table = attack(siege(), f"{move} {f'{WON} ' * won} {LOST}")
    assert [table.pieces(colour) for colour in ("purple", "vermilion")] == [fallen, left]
    ships, guardians = (len(kind.split()) for kind in fallen.split("/"))
    purple = table.player("purple")
    assert (purple.ships, purple.guardians) == (7 - ships, 12 - guardians), "in the reserve of its kind"
    assert table.site("troia").owner == "vermilion"
    assert [player.value for player in table.view.players] == [0, 3]
    assert (table.view.stage, table.view.moves) == ("act", 5 - 1)
    assert [duel.is_won for duel in table.view.last.duels] == [True] * won + [False]


@rule("N18")
@pytest.mark.parametrize(
    ("move", "on"),
    [("sail-aegean-troia", "sail-troia-thracian"), ("walk-sardeis-troia", "walk-troia-sardeis")],
)
def test_the_winner_of_a_colony_may_move_on_and_leaves_it_to_nobody(move: str, on: str) -> None:
    table = attack(siege(), f"{move} {WON} {WON} {WON} {on}")
    assert table.site("troia").owner is None
    assert [player.value for player in table.view.players] == [0, 0]


@rule("N18")
def test_a_second_attack_goes_on_where_the_first_ended() -> None:
    table = attack(siege(), f"sail-aegean-troia {WON} {WON} {LOST} walk-sardeis-troia")
    assert table.view.conflict.prey == "guardian"
    table.play(WON)
    assert (table.site("troia").owner, table.view.moves) == ("purple", 5 - 2)


@rule("N15")
@rule("N18")
def test_rings_spent_in_one_duel_are_missing_in_the_next() -> None:
    table = siege().give("purple", rings=1).give("vermilion", rings=1)
    attack(table, "sail-aegean-troia =gggggg mark-gull roll =a =gggggg")
    assert (table.mover, table.view.conflict.side) == ("vermilion", "defence")
    table.play("keep =gggggg")
    assert table.view.conflict.side == "defence", "Purple has no ring for the second duel"
    assert dice_of(table, "attack") == "gggggg"
    table.play("=gggggg")
    assert table.mover == "vermilion", "Vermilion has kept the ring"


@rule("N18")
@pytest.mark.parametrize(
    ("ship", "move"),
    [
        ("aegean", "walk-sardeis-troia"),
        ("thracian", "walk-sardeis-troia"),
        ("troia", "walk-miletos-sardeis"),
    ],
)
def test_a_ship_meets_a_guardian_only_in_a_harbour_whose_site_it_enters(ship: str, move: str) -> None:
    table = Table().put("vermilion", ship=ship).put("purple", guardian=move.split("-")[1])
    assert attack(table, move).view.stage == "act"
    assert table.pieces("vermilion") == f"{ship} /"
