"""Nature: named draws, without bias, from any source."""

from collections import Counter

import numpy as np
import pytest

import pelagos
from pelagos.engine.nature import Seeded, draw, make_source
from pelagos.engine.seat import NATURE


class Scripted:
    """A source that gives the numbers it was told to, and remembers what it was asked."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[tuple[str, int, int]] = []

    def number(self, stream: str, index: int, attempt: int) -> int:
        self.asked.append((stream, index, attempt))
        return self.numbers.pop(0)


def test_a_number_that_would_favour_some_is_rejected() -> None:
    source = Scripted((1 << 64) - 1, 7)
    assert draw(source, "coin", 4, 3) == 7 % 3
    assert source.asked == [("coin", 4, 0), ("coin", 4, 1)]


def test_the_last_number_that_is_fair_is_taken() -> None:
    assert draw(Scripted((1 << 64) - 2), "coin", 0, 3) == 2
    assert draw(Scripted((1 << 64) - 1), "coin", 0, 2) == 1


def test_draws_of_a_seed_are_even() -> None:
    counts = Counter(draw(Seeded(b"seed"), "cards", index, 9) for index in range(9000))
    assert len(counts) == 9
    assert all(abs(count - 1000) < 180 for count in counts.values())


def test_a_draw_depends_on_its_name_alone() -> None:
    source = Seeded(b"seed")
    names = [("a", 0, 0), ("a", 1, 0), ("b", 0, 0), ("a", 0, 1)]
    numbers = [source.number(*name) for name in names]
    assert len(set(numbers)) == 4
    assert [source.number(*name) for name in reversed(names)] == numbers[::-1]


@pytest.mark.parametrize("rng", [5, np.int64(5)])
def test_a_seed_repeats_itself(rng: int) -> None:
    matches = [pelagos.Match(pelagos.game("tyrus"), seats=2, rng=rng) for _ in range(2)]
    assert matches[0].actions == matches[1].actions


def test_a_generator_seeds_and_no_seed_is_fresh() -> None:
    generators = [np.random.default_rng(1) for _ in range(2)]
    numbers = [make_source(rng).number("x", 0, 0) for rng in generators]
    assert numbers[0] == numbers[1]
    assert make_source(None).number("x", 0, 0) != make_source(None).number("x", 0, 0)


class Recorder(Seeded):
    """A seeded source that remembers which draws it was asked for."""

    def __init__(self) -> None:
        super().__init__(b"seed")
        self.asked: list[tuple[str, int]] = []

    def number(self, stream: str, index: int, attempt: int) -> int:
        self.asked.append((stream, index))
        return super().number(stream, index, attempt)


def test_a_match_asks_for_each_draw_by_its_stream_and_its_place_in_it() -> None:
    source = Recorder()
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=source)
    supplies = [(f"supply-{seat}", index) for seat in (0, 1) for index in range(9)]
    assert source.asked == [("coin", 0), *supplies, ("cards", 0)]
    source.asked.clear()
    for _ in range(6):
        match.play(match.legal()[0])
    later = [(f"supply-{seat}", index) for seat in (0, 1) for index in range(9, 12)]
    assert source.asked == [*later, ("cards", 1)]


def test_streams_name_what_is_drawn_for_whom() -> None:
    """In Tyrus the draws of one seat do not depend on those of the other."""
    game = pelagos.game("tyrus")
    match = pelagos.Match(game, seats=2, rng=3)
    streams = [game.streams[ply.stream] for ply in match.plies if ply.actor == NATURE]
    assert streams == ["coin", *["supply-0"] * 9, *["supply-1"] * 9, "cards"]
