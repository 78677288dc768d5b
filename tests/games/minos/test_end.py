"""Minos rule by rule: the end of the game, and who has won."""

import pytest
from tests.games.minos.scenario import COLOURS, LOST, MINOS, WON, Table

import pelagos
from pelagos.engine.outcome import returns_of

rule = pytest.mark.rule

SITES = ["athenai", "byzantion", "troia", "miletos", "kreta"]
CITY = "port house warehouse wall"


def built(*colonies: str) -> Table:
    """Return Purple in all harbours of the Aegean, with these buildings there."""
    table = Table().put("purple", ship=" ".join(SITES)).give("purple", talents=100)
    for site, buildings in zip(SITES, colonies, strict=True):
        table.build("purple", site, buildings)
    return table.turn("purple", "bbbbbb").play("use-build " * 6)


@rule("N20")
@pytest.mark.parametrize(
    ("colonies", "building", "is_over"),
    [
        ((CITY, CITY, "port", "port", ""), "kreta-port", True),
        ((CITY, CITY, "port", "port", ""), "miletos-port", False),
        ((CITY, "port", "port", "port", ""), "kreta-port", False),
        (("port house wall", "port", CITY, "port", "port"), "athenai-port", True),
        (("port house port", "port", CITY, "port", "port"), "athenai-wall", True),
        (("port house wall", "port", "port", "port", "port"), "athenai-port", False),
        (("port house wall", "", CITY, "port", "port"), "athenai-port", False),
        (("port house wall", CITY, CITY, "port", ""), "athenai-port", False),
        ((CITY, CITY, CITY, "port", ""), "kreta-house", True),
    ],
)
def test_it_ends_with_a_building_on_every_site_and_two_cities(
    colonies: tuple[str, ...], building: str, is_over: bool
) -> None:
    table = built(*colonies).play(f"build-{building}")
    assert (table.view.stage == "over") is is_over
    assert (not table.legal) is is_over, "at once, with building points left"
    if is_over:
        assert (table.outcome.sheet.ending, table.mover) == ("cities", "nobody")


@rule("N20")
def test_cities_of_others_and_of_nobody_count() -> None:
    table = Table().put("vermilion", ship="athenai troia miletos byzantion")
    for site, buildings in zip(SITES, (CITY, "port", CITY, "port"), strict=False):
        table.build("vermilion", site, buildings)
    table.turn("vermilion", "gggggg").play("use-gull sail-athenai-myrtoan walk-athenai-larisa")
    assert table.site("athenai").owner is None
    table.put("purple", ship="kreta").play("end-turn =bbbbbb keep use-build build-kreta-port")
    assert table.outcome.winners == (1,)
    assert table.outcome.scores == (1, 1 + 8 + 1)


@rule("N20")
def test_on_the_large_map_all_24_sites_count() -> None:
    table = Table(chart="mediterranean")
    sites = [site.name for site in table.view.sites]
    table.put("purple", ship=" ".join(sites[:7]), guardian=" ".join(sites[7:19]))
    table.put("vermilion", ship=" ".join(sites[19:]))
    for place, site in enumerate(sites[:22]):
        table.build("purple" if place < 19 else "vermilion", site, CITY if place < 3 else "warehouse")
    table.turn("vermilion", "bbbbbb").play(f"use-build use-build build-{sites[22]}-house")
    assert table.view.stage == "act", "one site is left"
    table.play(f"build-{sites[23]}-house")
    assert table.outcome.scores == (3 * 8 + 16 * 2, 3 * 2 + 1 + 1)


@rule("N20")
def test_it_does_not_end_before_a_building_whoever_moves() -> None:
    table = built(CITY, CITY, "port", "port", "").play("end-turn =gggggg keep")
    assert table.view.stage == "act"


def check_result(table: Table, places: tuple[int, ...], reason: str) -> None:
    """Expect these places, and that the first of them have won."""
    assert (table.outcome.places, table.outcome.reason) == (places, reason)
    assert table.outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)
    assert table.returns == returns_of(table.outcome)


@rule("N20")
@pytest.mark.parametrize(
    ("athenai", "byzantion", "talents", "places", "reason"),
    [
        ("port house port wall", "port", 90, (1, 2, 3), "value"),
        ("port house warehouse wall", "warehouse", 0, (2, 1, 3), "value"),
        ("port house warehouse wall", "port", 24, (1, 2, 3), "talents"),
        ("port house warehouse wall", "port", 26, (2, 1, 3), "talents"),
        ("port house warehouse wall", "port", 25, (1, 1, 3), "shared"),
    ],
)
def test_the_highest_value_wins_then_most_talents_or_several(
    athenai: str, byzantion: str, talents: int, places: tuple[int, ...], reason: str
) -> None:
    table = Table(seats=3).put("purple", ship="troia kreta").build("purple", "troia", CITY)
    table.put("vermilion", ship="athenai byzantion").build("vermilion", "athenai", athenai)
    table.build("vermilion", "byzantion", byzantion).put("ivory", ship="miletos")
    table.build("ivory", "miletos", "port").give("purple", talents=30).give("vermilion", talents=talents)
    table.turn("purple", "bbbbbb").play("use-build build-kreta-port")
    assert table.player("purple").value == 8 + 1
    assert table.player("purple").talents == 30 - 5
    check_result(table, places, reason)


@rule("N21")
@pytest.mark.parametrize(("rounds", "is_allowed"), [(0, False), (1, True), (100, True), (101, False)])
def test_a_match_is_limited_to_1_to_100_rounds(rounds: int, is_allowed: bool) -> None:
    if is_allowed:
        match = pelagos.Match(MINOS, seats=2, options={"rounds": rounds}, nature="manual")
        assert match.view(None).rounds == rounds
    else:
        with pytest.raises(pelagos.InvalidOption, match=f"rounds.*{rounds}"):
            pelagos.Match(MINOS, seats=2, options={"rounds": rounds})


@rule("N21")
def test_40_rounds_unless_told_otherwise() -> None:
    table = Table(rounds=int(pelagos.Match(MINOS, seats=2).options["rounds"]), played=0)
    for turn in range(80):
        assert (table.view.round, table.view.rounds) == (turn // 2 + 1, 40)
        table.play("=gggggg keep end-turn")
    assert table.outcome.sheet.ending == "rounds"


@rule("N21")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", ["purple", "vermilion"])
def test_a_round_is_one_turn_for_each(seats: int, first: str) -> None:
    table = Table(seats=seats, rounds=2, played=0, first=first)
    rounds = []
    while table.view.stage != "over":
        rounds.append(table.view.round)
        table.play("=gggggg keep end-turn")
    assert rounds == [1] * seats + [2] * seats


@rule("N21")
@pytest.mark.parametrize(
    ("first", "beaten_by", "turns"),
    [
        # Purple, who started, falls in their own turn: the round goes on without them.
        ("purple", "", "vermilion-2 ivory-2 vermilion-3 ivory-3"),
        # Purple, who started, is beaten by the last of the round: the next begins with Vermilion.
        ("purple", "ivory", "vermilion-3 ivory-3"),
        ("purple", "vermilion", "ivory-2 vermilion-3 ivory-3"),
        # Purple is the last of the round and falls: the next begins as ever.
        ("vermilion", "", "vermilion-3 ivory-3"),
        ("vermilion", "ivory", "vermilion-3 ivory-3"),
        ("vermilion", "vermilion", "ivory-2 vermilion-3 ivory-3"),
        # Purple is in the middle.
        ("ivory", "", "vermilion-2 ivory-3 vermilion-3"),
        ("ivory", "ivory", "vermilion-2 ivory-3 vermilion-3"),
        ("ivory", "vermilion", "ivory-3 vermilion-3"),
    ],
)
def test_rounds_are_counted_by_the_starting_seat_even_when_somebody_is_out(
    first: str, beaten_by: str, turns: str
) -> None:
    table = Table(seats=3, rounds=3, first=first).put("purple", ship="cretan")
    table.put("vermilion", ship="icarian").put("ivory", ship="myrtoan")
    if beaten_by:
        origin = table.pieces(beaten_by).split()[0]
        table.turn(beaten_by, "gggggg").play(f"use-gull sail-{origin}-cretan {WON} end-turn")
    else:
        table.turn("purple", "gggggg").play(f"use-gull sail-cretan-icarian {LOST}")
    taken = []
    while table.view.stage != "over":
        taken.append(f"{COLOURS[table.view.turn_of]}-{table.view.round}")
        table.play("=gggggg keep end-turn")
    assert " ".join(taken) == turns
    assert table.outcome.sheet.ending == "rounds"


@rule("N21")
@pytest.mark.parametrize(
    ("buildings", "talents", "places", "reason"),
    [
        (("port", "", ""), (0, 50, 50), (1, 2, 2), "value"),
        (("port", "house", "house"), (4, 6, 5), (3, 1, 2), "talents"),
        (("port", "warehouse", "house"), (9, 0, 9), (2, 1, 2), "value"),
        (("", "", ""), (7, 7, 7), (1, 1, 1), "shared"),
        (("port", "house", ""), (7, 7, 99), (1, 1, 3), "shared"),
    ],
)
def test_at_the_limit_the_score_decides(
    buildings: tuple[str, ...], talents: tuple[int, ...], places: tuple[int, ...], reason: str
) -> None:
    table = Table(seats=3, rounds=2)
    for colour, site, building, rest in zip(COLOURS, SITES, buildings, talents, strict=False):
        table.put(colour, ship=site).build(colour, site, building).give(colour, talents=rest)
    table.turn("ivory", "ssgggg").play("end-turn")
    check_result(table, places, reason)


@rule("N19")
@rule("N20")
@pytest.mark.parametrize(("talents", "places"), [(0, (1, 1, 3)), (1, (1, 2, 3))])
def test_whoever_is_out_never_shares_a_win(talents: int, places: tuple[int, ...]) -> None:
    table = Table(seats=3, rounds=2).put("vermilion", ship="cretan").put("ivory", ship="icarian")
    table.give("purple", talents=talents).give("vermilion", talents=0).turn("vermilion", "gggggg")
    table.play(f"use-gull sail-cretan-icarian {WON} end-turn")
    assert [(line.value, line.is_out) for line in table.outcome.sheet.lines] == [
        (0, False),
        (0, False),
        (0, True),
    ]
    check_result(table, places, "shared" if talents == 0 else "talents")
