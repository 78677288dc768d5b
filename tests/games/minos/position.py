"""Positions of Minos, on the small map, by name."""

from collections.abc import Callable

from tests.games.minos.scenario import MINOS, Table

Position = Callable[[], Table]
OPTIONS = {"map": "small", "rounds": 40}


def before_all() -> Table:
    table = Table()
    table.states = MINOS.new_states(1, seats=2, options=OPTIONS)
    return table


def throwing() -> Table:
    return Table()


def picking() -> Table:
    return Table().play("=sagbj*")


def marked() -> Table:
    return Table().play("=sggbj* mark-gull mark-gull")


def before_use() -> Table:
    """Purple has a ship in the Cretan Sea and holds Athenai, Vermilion Miletos; no die is used."""
    table = Table().put("purple", ship="cretan", guardian="athenai").put("vermilion", guardian="miletos")
    return table.turn("purple", "sgbjj*")


def acting() -> Table:
    return before_use().play("use-gull use-joker-gull")


def on_four_jokers() -> Table:
    script = " ".join(f"use-joker-{kind}" for kind in ("scales", "arrow", "gull", "build"))
    return Table().turn("purple", "jjjjj*").play(script)


def after_a_star() -> Table:
    return Table().turn("purple", "g**sbb").play("use-gull use-star-gull use-build use-build")


def sailing() -> Table:
    """Purple's ships fill the Cretan and the Icarian Sea, so that the one on the fish is barred."""
    table = Table().put("purple", ship="cretan icarian carpathian kreta", guardian="larisa amphipolis")
    return table.turn("purple", "gsssss").play("use-gull")


def in_the_first_round() -> Table:
    """Purple is in the Propontis and at Sardeis, with Vermilion next to both."""
    table = Table(played=0).put("purple", ship="propontis", guardian="sardeis")
    table.put("vermilion", ship="thracian byzantion", guardian="troia miletos")
    return table.turn("purple", "ggbjj*").play("use-gull")


def colonies() -> Table:
    """Purple holds a city in Kreta, three buildings in Athenai, two in Troia, and bare Miletos."""
    table = Table().put("purple", ship="cretan", guardian="kreta athenai troia miletos")
    table.build("purple", "kreta", "port port house wall").build("purple", "athenai", "house house port")
    table.build("purple", "troia", "port wall")
    return table.give("purple", talents=12)


def building() -> Table:
    return colonies().turn("purple", "bbbbba").play("use-build use-build use-build")


def without_points() -> Table:
    return colonies().turn("purple", "sssggg")


def without_moves() -> Table:
    return colonies().turn("purple", "bbbbbb").play("use-build")


def without_walls() -> Table:
    table = building()
    table.state.supply[3] = 0
    return table


def shopping() -> Table:
    """Purple can buy ships in Kreta, where one lies, and guardians in Athenai, which has sold one."""
    table = building().put("purple", ship="kreta")
    return table.give("purple", talents=9).play("recruit-athenai")


def without_reserve() -> Table:
    table = building()
    table.state.guardians_left[0] = 0
    return table


def with_arrow() -> Table:
    return shopping().play("use-arrow")


def without_rings() -> Table:
    return building().give("vermilion", rings=50).play("use-arrow")


def attacking() -> Table:
    """Purple's ship attacks in the Icarian Sea and has a ring; no die of the duel shows a gull."""
    table = Table(seats=3).put("purple", ship="cretan kreta").put("vermilion", ship="icarian")
    table.put("ivory", ship="aegean").give("purple", rings=1).give("vermilion", rings=2)
    return table.turn("purple", "gsssss").play("use-gull sail-cretan-icarian =sabjj*")


def rolling() -> Table:
    return attacking().play("mark-arrow roll")


def attacking_marked() -> Table:
    return attacking().play("mark-joker mark-joker")


def defending() -> Table:
    return attacking().play("keep =gggggg")


def on_the_fish() -> Table:
    """Purple enters the fish space, where Vermilion and Ivory lie."""
    table = Table(seats=4).put("purple", ship="cretan").put("obsidian", ship="aegean")
    return table.turn("purple", "gsssss").play("use-gull sail-cretan-carpathian")


def without_ivory() -> Table:
    """Ivory has lost its only ship to Purple."""
    table = Table(seats=3).put("purple", ship="cretan").put("ivory", ship="icarian")
    return table.turn("purple", "gsssss").play("use-gull sail-cretan-icarian =aaaaaa =ssssss")


def over_by_rounds() -> Table:
    return Table(rounds=2).turn("purple", "ssssss").play("end-turn =ssssss keep end-turn")


def over_by_conquest() -> Table:
    table = Table().put("purple", ship="cretan").put("vermilion", ship="icarian")
    return table.turn("purple", "gsssss").play("use-gull sail-cretan-icarian =aaaaaa =ssssss")


def over_by_cities() -> Table:
    table = colonies().build("purple", "athenai", "wall").put("purple", ship="byzantion")
    table.build("purple", "miletos", "port").give("purple", talents=100)
    return table.turn("purple", "bbbbbb").play("use-build build-byzantion-port")
