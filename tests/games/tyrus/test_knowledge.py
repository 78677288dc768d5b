"""Tyrus: what a seat may know, and what it may imagine."""

from collections import Counter

import numpy as np
import pytest
from tests.games.tyrus.scenario import TYRUS, game, won_by

from pelagos.engine.chance import make_rng
from pelagos.engine.dispatch import imagine
from pelagos.games.tyrus.notation import TILE_NAMES
from pelagos.games.tyrus.view import tile_names

rule = pytest.mark.rule

LINE = (
    "general s1>brown-citadel s2>beige-citadel m3>brown-market "
    "m4>beige-temple p5>brown-citadel p6>beige-market"
)


@rule("T18")
def test_after_the_end_there_is_nothing_left_to_imagine() -> None:
    match = won_by(["brown", "brown", "brown"])
    for seat in (None, 0, 1):
        assert match.imagine(seat, 5).tobytes() == match.state.tobytes()
    states = np.zeros(1, TYRUS.dtype)
    states[0] = match.state
    imagine(states, 0, 0, make_rng(5))
    assert states[0].tobytes() == match.state.tobytes()


@rule("T9")
def test_a_transcript_shows_faces_once_they_are_revealed_and_no_others() -> None:
    text = game([LINE]).transcript_for(1)
    assert "brown s1>brown-citadel" in text
    assert "brown p5>brown-citadel" in text
    assert "brown ?>brown-market" in text
    assert "brown+?" in text


@rule("T19")
def test_every_hidden_tile_is_imagined_in_a_hand_about_as_often() -> None:
    match = game([LINE])
    held = Counter[str]()
    for seed in range(600):
        held.update(tile_names(int(match.imagine(1, seed).hand[0])))
    seen = {"s1", "p5"}  # revealed
    assert set(held) == set(TILE_NAMES) - seen
    mean = 600 * 6 / 28
    assert all(abs(count - mean) < 70 for count in held.values())


@rule("T19")
def test_touching_tells_nobody_what_the_other_holds() -> None:
    match = game(["merchant s9>beige-temple"])
    answers = [match.why_not(f"tile:{name}", seat=0) for name in TILE_NAMES]
    assert answers == answers[:1] * 30, "Beige is to move: every tile is answered alike"
