"""The public door: the names that other programs rely on."""

import doctest

import pelagos


def words(text: str) -> list[str]:
    return text.split()


NAMES = words("""
    NATURE OVER Batch Game IllegalAction InvalidAction InvalidOption InvalidTranscript Match Option Outcome
    PelagosError Refusal Say Seen UndoRefused UnknownGame draw game games
""")
MATCH = words("""
    to_move legal play why_not undo can_undo rewind ply turn resign actions view outcome returns transcript
    transcript_for from_transcript copy state imagine seen_by
""")
GAME = words("""
    name title min_seats max_seats dtype num_actions max_legal max_plies version options hidden
    format_action parse_action say_action
""")
BATCH = words("to_move legal mask step returns done")


def test_the_export_list_is_the_agreed_one() -> None:
    assert sorted(pelagos.__all__) == sorted(NAMES)
    assert all(hasattr(pelagos, name) for name in NAMES)


def test_matches_games_and_batches_have_the_agreed_names() -> None:
    game = pelagos.game("tyrus")
    match = pelagos.Match(game, seats=2, rng=1)
    batch = pelagos.Batch(game, 2, seats=2, seed=1)
    for thing, names in ((match, MATCH), (game, GAME), (batch, BATCH)):
        assert [name for name in names if not hasattr(thing, name)] == []


def test_the_example_in_the_docstring_runs() -> None:
    assert doctest.testmod(pelagos).failed == 0
