"""The board of Mykerinos as text, and what is said of every action."""

import pytest
from tests.games.mykerinos.scenario import MYKERINOS, begin, lively, owner_of, play

import pelagos
from pelagos.engine import history

EN = MYKERINOS.texts("en")


def drawn(match: pelagos.Match, seat: int | None = None, language: str = "en") -> list[str]:
    text: str = MYKERINOS.boards.draw(match.view(seat), MYKERINOS.texts(language))
    return text.splitlines()


def told(match: pelagos.Match, since: int) -> list[str]:
    """Return every sentence from a ply on: what was done, and what it brought to an end."""
    plies = history.tell(match, None, since=since)
    return [EN.render(say) for ply in plies for say in (ply.say, *ply.last)]


def test_a_cube_on_a_pyramid_and_what_must_follow_are_drawn() -> None:
    match = play(owner_of("lemon"), "dig-b2 pass dig-h6 use-lemon extend-b3")
    lines = drawn(match, 0)
    assert lines[:10] == [
        "Season 2 of 4: excavation",
        "",
        "       a   b   c   d     e   f   g   h",
        "   1   .   .   .   .     .   .   .   .",
        "   2   .   B   .   .     .   .   .   .",
        "   3   .  ^B   .   ^     .   ^   .   ^",
        "",
        "   4   .   .   .   .     .   .   .   .",
        "   5   .   .   .   .     .   .   .   .",
        "   6   ^   .   ^   .     ^   .   ^   G",
    ]
    assert "Blue (you), first player: 0 points, 19 in the stock, 4 in the general stock" in lines
    assert "  Lord Lemon × 1 (1 used)" in lines
    assert "Passed:  1. Red  2. -  3. -" in lines
    assert lines[-1] == "One more cube follows, next to b3."


def test_the_survey_with_the_neutral_is_drawn() -> None:
    script = "dig-a1 neutral-dig-c1 dig-a2 neutral-dig-d1 dig-b1 end-turn pass dig-h6 end-turn discard-left"
    lines = drawn(play(begin(seats=2), script), 1)
    assert lines[3] == "   1   B   B   G   G     .   .   .   ."
    assert "Area 1: discarded | Lord Lemon’s parcel" in lines
    assert "Neutral (green): Blue holds 3, Red 3, 17 in the general stock" in lines
    assert lines[-4:] == [
        "Survey of area 1",
        "  1. Green, 2 cubes: Colonel Tangerine’s parcel, discarded for it",
        "  2. Blue, 2 cubes: to choose",
        "  3. Red, one cube: waits",
    ]


def test_the_museum_the_nine_rows_and_the_exhibition_are_drawn() -> None:
    match = play(begin(), "dig-a1 pass pass pass book-2-wings-1-2")
    assert "  Wing 1, Lady Violet: 5 [.]  3 [.]  2 to wing 2 [B]" in drawn(match)
    play(match, "pass pass pass " * 2)
    numbers = [line[:4].strip() for line in drawn(match)[3:14]]
    assert numbers == [*"123", "", *"456", "", *"789"]
    play(match, "pass pass pass")
    lines = drawn(match)
    assert lines[0] == "Season 4 of 4: the end"
    assert lines[-4:] == [
        "The exhibition:",
        "  Blue: parcels 0, wings 0, sets 0, in all 0",
        "  Red: parcels 0, wings 0, sets 0, in all 0",
        "  Green: parcels 0, wings 0, sets 0, in all 0",
    ]


def test_areas_already_surveyed_are_blank() -> None:
    lines = drawn(play(begin(), "dig-a1 pass pass dig-e4 take-left"))
    assert lines[3:6] == ["   1", "   2", "   3"]
    assert not any(line.startswith(("Area 1:", "Area 2:", "Area 3:")) for line in lines if "|" in line)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_line_is_longer_than_80_columns(seats: int, seed: int, language: str) -> None:
    match = lively(seats, seed)
    for ply in range(14, match.ply, 9):
        at = match.copy()
        at.rewind(ply)
        assert max(map(len, drawn(at, 0, language))) <= 80
    assert max(map(len, drawn(match, None, language))) <= 80


def test_what_happens_is_said() -> None:
    match = begin(seats=2, deal="nobody-25 lemon-none")
    first = match.ply
    play(match, "dig-b2 neutral-dig-d1 dig-a2 end-turn extend-c2 on-c1 neutral-extend-d2 neutral-on-d3")
    play(match, "pass pass discard-right take-left")
    assert told(match, first)[:19] == [
        "Blue digs at b2.",
        "Blue digs at d1 for the neutral (green).",
        "Red digs at a2.",
        "Red leaves the neutral alone.",
        "Blue extends to c2.",
        "Blue goes on to c1.",
        "Blue extends the neutral’s excavation to d2.",
        "Blue goes on to d3 for the neutral (green).",
        "Red passes.",
        "Blue passes.",
        "Red discards Lord Lemon’s parcel for the neutral (green).",
        "Blue claims the parcel without a patron (5).",
        "Area 1 has been surveyed:",
        "1. Green, 3 cubes: Lord Lemon’s parcel, discarded for it",
        "2. Blue, 3 cubes: the parcel without a patron (5)",
        "3. Red, one cube: nothing is left",
        "Area 2: nobody dug here, both parcels are discarded.",
        "Area 3: nobody dug here, both parcels are discarded.",
        "Area 4: nobody dug here, both parcels are discarded.",
    ]


def test_patrons_rooms_and_what_is_left_over_are_said() -> None:
    match = owner_of("lemon")
    start = match.ply
    play(match, "use-lemon dig-b3 dig-a1 pass pass pass book-2-wings-5-1 take-left")
    assert told(match, start)[:11] == [
        "Blue calls on Lord Lemon.",
        "Blue digs at b3, on the pyramid.",
        "Red digs at a1.",
        "Green passes.",
        "Blue passes.",
        "Red passes.",
        "Blue books the 2 between wings 5 and 1 in the museum.",
        "Red claims Mrs Blackmore’s parcel.",
        "Area 1 has been surveyed:",
        "1. Blue, one cube: the 2 between wings 5 and 1",
        "2. Red, one cube: Mrs Blackmore’s parcel",
    ]
    assert told(match, start)[11] == "Discarded: Sir Brown’s parcel"


def test_the_set_up_is_said() -> None:
    match = begin(seats=4, first="white", deal="lemon-16 violet-none-turned")
    assert told(match, 0)[:8] == [
        "White is first player.",
        "Lady Violet exhibits in wing 1.",
        "Lord Lemon exhibits in wing 2.",
        "Colonel Tangerine exhibits in wing 3.",
        "Sir Brown exhibits in wing 4.",
        "Mrs Blackmore exhibits in wing 5.",
        "Area 1, left: Lord Lemon’s parcel (2).",
        "Area 1, right: Lady Violet’s parcel.",
    ]


def test_a_neutral_that_takes_nothing_is_said_so() -> None:
    match = play(begin(seats=2), "dig-h6 neutral-dig-a1 pass pass")
    said = [EN.render(say) for say in MYKERINOS.views.say_last(match.view(None))]
    assert said[:4] == [
        "Area 1 has been surveyed:",
        "1. Green, one cube: takes nothing",
        "Discarded: Colonel Tangerine’s parcel",
        "Discarded: Lord Lemon’s parcel",
    ]
