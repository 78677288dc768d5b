"""Levels are data: eight for every game, named in both languages, and a broken file is refused."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import pelagos
from pelagos import bots
from pelagos.bots.levels import FILE, NUM_LEVELS, level_of, parse_levels
from pelagos.engine import data
from pelagos.engine.error import BrokenData
from pelagos.engine.text import LANGUAGES


def test_each_level_spends_more_or_errs_less_than_the_one_below() -> None:
    for name in pelagos.games():
        levels = [level_of(pelagos.game(name), level) for level in range(1, NUM_LEVELS + 1)]
        for low, high in pairwise(levels):
            assert (high.simulations, -high.whim) > (low.simulations, -low.whim)
            assert high.whim <= low.whim


def test_every_level_has_a_name_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({bots.name_of(level, language) for level in range(1, NUM_LEVELS + 1)}) == NUM_LEVELS
    assert bots.name_of(8, "en") != bots.name_of(8, "fr")


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda levels: levels.pop("other"), "levels of 'other': expected True, got False"),
        (lambda levels: levels["tyrus"].pop(), "number of levels of tyrus: expected 8, got 7"),
        (lambda levels: levels["minos"][0].update(whim=1), "levels.json: "),
        (lambda levels: levels["minos"][0].update(simulations=0), "levels.json: "),
        (lambda levels: levels["minos"][0].update(depth=3), "unknown field `depth`"),
    ],
)
def test_a_broken_file_is_refused(edit: Callable[[Any], object], message: str) -> None:
    levels = json.loads(data.read("pelagos.bots", FILE))
    edit(levels)
    with pytest.raises(BrokenData, match=message):
        parse_levels(json.dumps(levels).encode())
