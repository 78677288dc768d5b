"""Fixtures for all tests: the games of the catalogue, and how much to do in this lane."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

import pelagos
from pelagos.engine.kernel import IS_COMPILED

if TYPE_CHECKING:
    from tests.postgres import Postgres

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so the programs they interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats and its options."""

    game: pelagos.Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(map(str, (self.game.name, self.seats, *self.options.values())))

    def match(self, rng: int, *, nature: str = "auto") -> pelagos.Match:
        return pelagos.Match(self.game, seats=self.seats, options=self.options, rng=rng, nature=nature)


# A game of thousands of plies is cut short where every position is looked at.
OPTIONS: dict[str, dict[str, Any]] = {"minos": {"map": "small", "rounds": 4}}
SETTINGS = [
    *(
        Setting(game, seats, OPTIONS.get(game.name, {}))
        for game in map(pelagos.game, pelagos.games())
        for seats in range(game.min_seats, game.max_seats + 1)
    ),
    Setting(pelagos.game("minos"), 3, {"rounds": 2}),  # on the large map
]


@pytest.fixture(
    params=[
        pytest.param(
            setting, id=str(setting), marks=pytest.mark.more if setting.seats > setting.game.min_seats else ()
        )
        for setting in SETTINGS
    ]
)
def setting(request: pytest.FixtureRequest) -> Setting:
    """Every game of the catalogue with every number of seats."""
    chosen: Setting = request.param
    return chosen


@pytest.fixture(scope="session")
def scale() -> int:
    """How many times more a compiled lane can do: plain Python is about 100 times slower."""
    return 1 if not IS_COMPILED or os.environ.get("NUMBA_BOUNDSCHECK") else 10


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A PostgreSQL for all tests that leave it standing; ``postgres.database()`` is a fresh one for each."""
    from tests.postgres import Postgres  # its packages are not loaded for tests that need none

    with Postgres() as server:
        yield server
