"""Fixtures for all tests: the games of the catalogue, and how much to do in this lane."""

import os
from dataclasses import dataclass

import pytest

import pelagos
from pelagos.engine.kernel import IS_COMPILED


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats."""

    game: pelagos.Game
    seats: int

    def match(self, rng: int, *, nature: str = "auto") -> pelagos.Match:
        return pelagos.Match(self.game, seats=self.seats, rng=rng, nature=nature)


SETTINGS = [
    Setting(game, seats)
    for game in map(pelagos.game, pelagos.games())
    for seats in range(game.min_seats, game.max_seats + 1)
]


@pytest.fixture(params=SETTINGS, ids=lambda setting: f"{setting.game.name}-{setting.seats}")
def setting(request: pytest.FixtureRequest) -> Setting:
    """Every game of the catalogue with every number of seats."""
    chosen: Setting = request.param
    return chosen


@pytest.fixture(scope="session")
def scale() -> int:
    """How many times more a compiled lane can do: plain Python is about 100 times slower."""
    return 1 if not IS_COMPILED or os.environ.get("NUMBA_BOUNDSCHECK") else 10
