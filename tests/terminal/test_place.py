"""Where things stand on a board of text, and whose they are."""

from pelagos.terminal.paint import find_seats
from pelagos.terminal.place import Span, find, fold

GRID = """\
Season 1

       a   b   c
   1   .   .   .
   2   .  ^B   R

B Blue, R Red""".splitlines()

MAP = """\
Round 2 of 4

:: a  + :  1  ::
:::::    13O  ::

a Malaca    1     -      b Emporion  13    -

 1 Pillars of Heracles (13)  13O Sea of Melite (1)

Duel: Sea of Melite. Ivory attacks Obsidian.
  Ivory 5  gull  joker
  Obsidian 8  gull  arrow""".splitlines()

WORDS = {"sea:melite": "Sea of Melite", "sea:herakles": "Pillars of Heracles", "site:malaca": "Malaca"}


def say(touch: str) -> str:
    return WORDS.get(touch, touch.partition(":")[2])


def test_a_space_is_where_its_letter_crosses_its_number() -> None:
    places = find(GRID, ["space:a1", "space:b2", "space:c9"], say)
    assert places.spans == {"space:a1": [Span(3, 7, 8)], "space:b2": [Span(4, 10, 12)]}
    assert places.at(4, 10) == ["space:b2"]
    assert places.at(4, 9) == []


def test_a_list_gives_keys_to_the_drawing_above_it() -> None:
    places = find(MAP, WORDS, say)
    assert places.keys == {"sea:melite": "13", "sea:herakles": "1", "site:malaca": "a"}
    assert places.at(3, 9) == ["sea:melite"]
    assert places.at(2, 11) == ["sea:herakles"]
    assert places.at(2, 3) == ["site:malaca"]
    assert places.at(7, 35) == ["sea:melite"]
    assert places.at(5, 37) == [], "a number elsewhere is no key"
    assert places.at(0, 6) == []


def test_of_things_that_look_alike_the_own_ones_are_meant() -> None:
    assert find(MAP, ["die:gull"], say, "Obsidian").spans == {"die:gull": [Span(11, 14, 18)]}
    assert len(find(MAP, ["die:gull"], say).spans["die:gull"]) == 2


def test_a_number_alone_is_no_thing() -> None:
    assert find(MAP, ["standing:1"], say).spans == {}


def test_long_lines_are_folded_between_words() -> None:
    assert fold("one\n  two words that are too long", 20) == ["one", "  two words that are", "    too long"]


def test_things_of_a_seat_have_its_colour_by_the_legend() -> None:
    def drawn(lines: list[str], names: dict[str, str]) -> list[str]:
        return [lines[span.row][span.start : span.end] for span, _ in find_seats(lines, names)]

    assert drawn(GRID, {"blue": "Blue", "red": "Red"}) == ["Blue", "B", "B", "Red", "R", "R"]
    tiles = ["(s1) [p10] (??) (you)", "[s7] à Brun, (s7) à Beige"]
    assert drawn(tiles, {"brown": "Brun", "beige": "Beige"}) == [
        *("Brun", "[p10]", "[s7]"),
        *("Beige", "(s1)", "(??)", "(s7)"),
    ]
    assert drawn(["o . x", "o White, x Black"], {"white": "White", "black": "Black"}) == [
        *("White", "o", "o"),
        *("Black", "x", "x"),
    ]
    assert drawn(["13PV [P]", "P Purple, V Vermilion"], {"purple": "Purple", "vermilion": "Vermilion"}) == [
        *("Purple", "P", "P", "P"),
        *("Vermilion", "V", "V"),
    ]
    assert drawn(["Nobody’s"], {"nobody": "Nobody"}) == [], "a name that is no colour"
