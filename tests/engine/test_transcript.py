"""Transcripts: every way to be wrong is told with its line."""

from typing import Any

import pytest
from tests.golden.build import FOLDER

import pelagos

GOOD = (FOLDER / "tyrus-row.txt").read_text(encoding="utf-8")
LINES = GOOD.splitlines()
FIRST_PLY = LINES.index("") + 1  # counted from 0


def changed(line: int, text: str | None) -> str:
    """Return the good transcript with one line (from 0) replaced or left out."""
    lines = LINES[:line] + ([] if text is None else [text]) + LINES[line + 1 :]
    return "\n".join(lines) + "\n"


def at(start: str) -> int:
    return next(number for number, line in enumerate(LINES) if line.startswith(start))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the header does not end: is the file cut off?"),
        ("hello\n", 1, "expected a header line such as 'seats: 2', got 'hello'"),
        (changed(at("game:"), "game: chess"), 4, "no such game: 'chess'"),
        (changed(at("game:"), None), len(LINES), "the header has no 'game'"),
        (changed(at("game:"), "seats: 2"), 6, "'seats' is given twice"),
        (changed(at("version:"), "version: 99"), 5, "version: expected 1 of tyrus, got 99"),
        (changed(at("pelagos:"), "pelagos: 7"), 3, "pelagos: expected format 1, got 7"),
        (changed(at("seats:"), "seats: 3"), 6, "tyrus is for 2 seats, got 3"),
        (changed(at("seats:"), "seats: two"), 6, "seats: expected JSON, got 'two'"),
        (changed(at("seats:"), 'seats: "2"'), 6, 'seats: expected a number, got "2"'),
        (changed(at("names:"), 'names: ["a"]'), 7, "names: expected 2 names, got ['a']"),
        (changed(at("names:"), "names: " + "[" * 100_000), 7, "names: expected JSON, got '[[[["),
        (changed(at("names:"), "names: 5"), 7, "names: expected a list of names, got 5"),
        (changed(at("result:"), "result: null"), 10, "result: expected {"),
        (changed(FIRST_PLY, "1 brown first-brown"), FIRST_PLY + 1, "expected nature to move, got 'brown'"),
        (changed(FIRST_PLY, "2 nature first-brown"), FIRST_PLY + 1, "expected ply 1, got 2"),
        (changed(FIRST_PLY, "1 nature"), FIRST_PLY + 1, "expected 'PLY SEAT ACTION', got '1 nature'"),
        (changed(FIRST_PLY, "1" * 5000 + " nature first-brown"), FIRST_PLY + 1, "expected 'PLY SEAT ACTION'"),
        (changed(FIRST_PLY, "١ nature first-brown"), FIRST_PLY + 1, "expected 'PLY SEAT ACTION'"),
        (changed(at("options:"), 'options: {"map":"small"}'), 8, "tyrus: no such option: 'map'"),
        (GOOD[:-1], 136, "the last line does not end: is the file cut off?"),
        (changed(FIRST_PLY, "1 nature heads"), FIRST_PLY + 1, "not an action: 'heads'"),
        (changed(FIRST_PLY, "1 nature general-1"), FIRST_PLY + 1, "T4: The coin decides first"),
        (changed(FIRST_PLY, "red resigns"), len(LINES), "expected 124 plies, got 123"),
        ("\n".join(LINES[:60]) + "\n", 60, "expected 124 plies, got 48: is the file cut off?"),
        (GOOD.replace("plies: 124", "plies: 125") + "125 brown s1>brown-citadel\n", 137, "expected the end"),
        (GOOD.replace("plies: 124\n", "") + "red resigns\n", 136, "expected one of brown, beige, got 'red'"),
    ],
)
def test_a_broken_transcript_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(pelagos.InvalidTranscript) as caught:
        pelagos.Match.from_transcript(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: {message}"), str(caught.value)


def test_one_cut_off_anywhere_is_refused() -> None:
    for end in range(0, len(GOOD) - 1, 7):
        with pytest.raises(pelagos.InvalidTranscript):
            pelagos.Match.from_transcript(GOOD[:end])


def test_what_one_seat_knows_is_refused_with_the_first_hidden_line() -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    text = match.transcript_for(1)
    hidden = next(number for number, line in enumerate(text.splitlines(), start=1) if "?" in line)
    with pytest.raises(pelagos.InvalidTranscript, match="the action is hidden") as caught:
        pelagos.Match.from_transcript(text)
    assert caught.value.line == hidden
    assert "seen-by: beige" in text
    assert "seen-by: nobody" in match.transcript_for(None)


def test_a_game_typed_in_from_a_real_table_needs_only_the_first_lines() -> None:
    text = "pelagos: 1\ngame: tyrus\nversion: 1\nseats: 2\n\n# the coin\n1 nature first-beige\n"
    match = pelagos.Match.from_transcript(text)
    assert match.to_move == pelagos.NATURE
    assert pelagos.Match.from_transcript(text, rng=1).to_move == 1


def test_names_of_any_script_survive() -> None:
    names = ['Zoë "Z" O\'Hara', "Δημήτρης: 2"]
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, names=names, rng=1)
    assert pelagos.Match.from_transcript(match.transcript()).names == names


def test_bytes_are_no_transcript() -> None:
    text: Any = GOOD.encode()
    with pytest.raises(pelagos.InvalidTranscript, match="line 1: expected text, got bytes"):
        pelagos.Match.from_transcript(text)


def test_a_match_read_with_a_seed_goes_on_by_itself() -> None:
    text = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1).transcript()
    match = pelagos.Match.from_transcript(text, rng=1)
    while match.to_move is not None:
        match.play(match.legal()[0])
    whole = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
    while whole.to_move is not None:
        whole.play(whole.legal()[0])
    assert match.actions == whole.actions


def test_where_the_dice_came_from_is_kept_even_if_nothing_is_said() -> None:
    text = changed(at("dice:"), "dice: {}")
    assert "\ndice: {}\n" in pelagos.Match.from_transcript(text).transcript()
