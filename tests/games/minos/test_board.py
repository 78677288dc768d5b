"""The map of Minos as text, and what is said of every action."""

import random
from typing import Any

import pytest
from tests.games.minos.position import (
    attacking_marked,
    colonies,
    defending,
    marked,
    on_the_fish,
    over_by_rounds,
)
from tests.games.minos.scenario import COLOURS, MINOS, Table, choose
from tests.games.minos.walk import crowded, walk

import pelagos
from pelagos.engine import history
from pelagos.engine.text import LANGUAGES
from pelagos.games.minos.atlas import CHARTS, MAP_NAMES, Chart
from pelagos.games.minos.state import POINT, SITE
from pelagos.games.minos.view import View

LETTERS = "abcdefghijklmnopqrstuvwx"
EN = MINOS.texts("en")


def draw(view: View, language: str = "en") -> list[str]:
    text: str = MINOS.boards.draw(view, MINOS.texts(language))
    return text.splitlines()


def drawn(table: Table, seat: int | None = None, language: str = "en") -> list[str]:
    view: Any = MINOS.views.view(table.state, seat, False)
    return draw(view, language)


def letters(*colours: str | None) -> str:
    """Return the letters behind a place: no two colours share one."""
    known = {"purple": "P", "vermilion": "V", "ivory": "I", "obsidian": "O"}
    return "".join(known[colour] for colour in colours if colour)


def test_a_position_is_drawn() -> None:
    table = colonies().put("vermilion", ship="propontis", guardian="larisa").turn("purple", "ggbjj*")
    lines = drawn(table.play("use-gull"), 0)
    assert lines[:24] == [
        "Round 2 of 40: use dice, move, build, buy",
        "Purple’s turn.",
        "",
        ":::::::::::::::::::::::::::::::::::::",
        ":::::::::::::::::: + ::::: b ::::::::",
        "::::::: + :::::::::::::        ::::::",
        ":::::::::::       :     5V  :::::::::",
        "::::::::::          :::::::::::::::::",
        "::::          ::  cP ::::::::::::::::",
        ":: V :   4            :::::::::::::::",
        ":::::: :       3    : :::::::::::::::",
        "::::: :::              ::: + ::::::::",
        ":::::::::  :       : : ::::::::::::::",
        ":::::: : aP   :       :::::::::::::::",
        "::::::::            6    dP :::::::::",
        "  :::::          :       :  :: : ::::",
        "  : ::::                     :     ::",
        "     :    1                 :",
        "                    2P",
        "                 eP",
        "               :::::",
        "",
        "                           7",
        "",
    ]
    assert [line for line in lines[24:] if line][:9] == [
        "a Athenai   1     P [hhp] 3   G2        d Miletos   6     P           G1",
        "b Byzantion 5     -                     e Kreta     2     P [pph#] 6  G2",
        "c Troia     3 4   P [p#] 2    G2",
        "1 Sea of Myrto (2 3 6)                  5V Propontis (4)",
        "2P Cretan Sea (1 6 7)                   6 Sea of Icarus (1 2 3 7)",
        "3 Aegean Sea (1 4 6)                    7 Carpathian Sea (2 6)",
        "4 Sea of Thrace (3 5)",
        "aP – Larisa V – Amphipolis – Kypsela – b",
        "cP – Sardeis – dP",
    ]
    assert lines[-3:] == [
        "",
        "Dice:  (gull)  gull  build  joker  joker  star",
        "Movement points 5, building points 0. Dice in brackets are used.",
    ]


def test_buildings_have_the_letters_of_the_language() -> None:
    lines = drawn(colonies(), 0, "fr")
    assert "a Athenai   1     P [mmp] 3   G2        d Miletos   6     P           G1" in lines
    assert any("m\u00a0maison" in line for line in lines)


def test_dice_to_be_thrown_again_have_a_star() -> None:
    assert drawn(marked())[-2:] == [
        "Dice:  scales  gull*  gull*  build  joker  star",
        "2 more throws, of as many dice as you like (* will be thrown again).",
    ]


def test_a_duel_is_drawn() -> None:
    lines = drawn(attacking_marked())
    assert lines[:2] == ["Round 2 of 40: duel", "Purple’s turn."]
    assert lines[-2:] == [
        "Duel: Sea of Icarus. Purple’s ship attacks Vermilion’s ship.",
        "  Purple 12  scales  arrow  build  joker*  joker*  star",
    ]
    lines = drawn(defending())
    assert lines[:2] == ["Round 2 of 40: duel", "Purple’s turn: Vermilion decides."]
    assert lines[-2:] == [
        "  Purple 12  scales  arrow  build  joker  joker  star",
        "  Vermilion 0  gull  gull  gull  gull  gull  gull",
    ]


def test_a_duel_just_fought_is_told_below_the_board() -> None:
    assert drawn(defending().play("keep"))[-4:] == [
        "",
        "Sea of Icarus: Purple’s ship against Vermilion’s ship, 12 to 0: Purple wins.",
        "  Purple 12 · scales · arrow · build · joker\u00a0×\u00a02 · star",
        "  Vermilion 0 · gull\u00a0×\u00a06",
    ]


def test_the_choice_of_a_foe_is_drawn() -> None:
    lines = drawn(on_the_fish())
    assert lines[-1] == "Carpathian Sea: Purple attacks. Whose ship first?"
    assert "4 Sea of Thrace (3 5)" in lines
    assert "3O Aegean Sea (1 4 6)                   7VI Carpathian Sea (2 6)" in lines


def test_the_end_has_no_dice_and_nobodys_turn() -> None:
    lines = drawn(over_by_rounds())
    assert lines[:2] == ["Round 2 of 2: the end", ""]
    assert not [line for line in lines if line.startswith(("Dice:", "Movement"))]


def test_what_a_colony_sold_is_told() -> None:
    table = colonies().turn("purple", "ssssss").play("recruit-athenai launch-kreta")
    assert "Sold this turn:  Athenai  Kreta" in drawn(table)
    assert "e Kreta     2     P [pph#] 6  S G2" in "\n".join(drawn(table))


def on_map(lines: list[str]) -> list[str]:
    """Return the words of the map, which goes from the third line to the list of sites."""
    end = next(number for number, line in enumerate(lines) if line.startswith(("a Malaca", "a Athenai")))
    return [word for line in lines[3:end] for word in line.replace(":", " ").split()]


@pytest.mark.parametrize("chart", CHARTS, ids=MAP_NAMES)
def test_every_place_is_on_the_map(chart: Chart) -> None:
    lines = drawn(Table(chart=chart.name, seats=4))
    words = on_map(lines)
    start = 1 + chart.seas.index(chart.start)
    numbers = [f"{number}{'PVIO' if number == start else ''}" for number in range(1, len(chart.seas) + 1)]
    assert sorted(words) == sorted([*numbers, *LETTERS[: len(chart.sites)], *"+" * len(chart.points)])


def shown(view: View, lines: list[str]) -> None:
    """Expect every piece, owner, building and player of the view in the lines."""
    text = "\n".join(lines)
    words = on_map(lines)
    for number, sea in enumerate(view.seas, start=1):
        assert f"{number}{letters(*sea.ships)}" in words, sea
    for site, letter in zip(view.sites, LETTERS, strict=False):
        assert f"{letter}{letters(site.owner)}" in words, site
        name = EN("minos-place", place=site.name)
        row = next(line for line in lines if f"{letter} {name:<10}" in line)
        cell = row.partition(f"{letter} {name:<10}")[2]
        assert cell[6:7] == (letters(site.owner) or "-"), row
        assert cell[18:24].split()[: int(site.ship is not None)] == ["S"] * (site.ship is not None), row
        if site.guardians:
            assert f"G{site.guardians}" in cell[18:24], row
        if site.buildings:
            assert cell[8:18].split()[1] == str(site.worth), row
    for point in view.points:
        if point.guardian:
            assert f"{EN('minos-place', place=point.name)} {letters(point.guardian)}" in text, point
    for player in view.players:
        name = EN("minos-seat", seat=player.colour)
        assert f"{name} is out." in lines if player.is_out else f"value {player.value}, " in text, player


@pytest.mark.more
@pytest.mark.parametrize("chart", MAP_NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_shown_in_80_columns(chart: str, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(4):
        table = crowded(rng, seats, chart)
        shown(table.view, drawn(table))
        for ply, (_, _, view) in enumerate(walk(table, 120, lambda legal: choose(rng, legal))):
            if ply % 12 == 0 or view.stage == "over":
                shown(view, draw(view))
                for language in LANGUAGES:
                    assert max(map(len, draw(view, language))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chart", MAP_NAMES)
def test_the_longest_lines_fit_too(chart: str, language: str) -> None:
    """Ships everywhere, twelve guardians and a full stack on every site, and talents in thousands."""
    table = Table(chart=chart, seats=4)
    state, view = table.state, table.view
    fish = next(number for number, sea in enumerate(view.seas) if sea.ships)
    for seat, colour in enumerate(COLOURS):
        table.give(colour, talents=9999, rings=12)
        state.ships[seat] = 1 << fish
    for place in range(len(view.seas)):
        state.ships[place % 4] |= 1 << place if place != fish else 0
    for site in range(len(view.sites)):
        state.ships[site % 4] |= 1 << SITE + site
        state.held[site % 4] |= 1 << site
        state.garrison[site], state.worth[site], state.stack[site] = 12, 12, (2, 2, 2, 3)
    for point in range(len(view.points)):
        state.guardians[point % 4] |= 1 << POINT - SITE + point
    assert "[www#] 12 S G12" in "\n".join(drawn(table))
    assert max(map(len, drawn(table, 0, language))) <= 80


def told(match: pelagos.Match, since: int) -> list[str]:
    """Return every sentence from a ply on: what was done, and what it brought to an end."""
    plies = history.tell(match, None, since=since)
    return [EN.render(say) for ply in plies for say in (ply.say, *ply.last)]


def test_an_arrow_without_a_ring_left_is_said_to_bring_none() -> None:
    table = Table().give("vermilion", rings=50).turn("purple", "aaajj*")
    say = MINOS.say_action(table.state, MINOS.parse_action(table.state, "use-joker-arrow"), None)
    assert EN.render(say) == "Purple uses a joker as an arrow: no ring is left."


def test_what_happens_is_said() -> None:
    match = pelagos.Match(MINOS, seats=2, options={"map": "small"}, nature="manual")
    throws = " ".join(f"throw-{face}" for face in ("gull", "gull", "build", "joker", "star", "arrow"))
    script = f"first-vermilion {throws} mark-arrow mark-gull roll throw-scales throw-gull keep use-scales "
    script += "use-gull use-joker-arrow use-star-gull buy-ring sail-carpathian-cretan sail-cretan-kreta "
    script += "use-build build-kreta-port end-turn"
    for action in script.split():
        match.play(action)
    assert told(match, 0)[:1] + told(match, 6) == [
        "Vermilion starts.",
        "Vermilion throws · arrow · gull\u00a0×\u00a02 · build · joker · star",
        "Vermilion chooses a die to throw again: arrow.",
        "Vermilion chooses a die to throw again: gull.",
        "Vermilion throws 2 dice again.",
        "Vermilion throws: scales.",
        "Vermilion throws · scales · gull\u00a0×\u00a02 · build · joker · star",
        "Vermilion keeps the dice.",
        "Vermilion uses scales: 0 talents.",
        "Vermilion uses a gull: 5 movement points.",
        "Vermilion uses a joker as an arrow: one ring.",
        "Vermilion adds a star to a gull: one movement point.",
        "Vermilion buys a ring.",
        "Vermilion sails: Carpathian Sea → Cretan Sea.",
        "Vermilion sails: Cretan Sea → Kreta.",
        "Vermilion uses a build: one building point.",
        "Vermilion builds in Kreta: port.",
        "Vermilion ends the turn.",
    ]
