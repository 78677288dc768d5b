"""The long proofs: what each runs, on which sources, and how much is enough."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.contract.laws import Broken, check_games
from tests.reference import test_mykerinos, test_tyrus
from tests.server.worlds import two_worlds

import pelagos


@dataclass(frozen=True)
class Proof:
    """``run(first, num)`` does the next ``num`` items and raises at the first that fails."""

    name: str
    goal: int
    unit: str
    step: int
    sources: tuple[str, ...]
    run: Callable[[int, int], None]


def _laws(name: str, first: int, num: int) -> None:
    """Play ``num`` games, as many with each number of seats."""
    game = pelagos.game(name)
    settings = range(game.min_seats, game.max_seats + 1)
    for order, seats in enumerate(settings):
        games = (num + order) // len(settings)
        broken = check_games(game, seats=seats, games=games, seed=first)
        if broken is not Broken.NONE:
            raise AssertionError(f"{name}, {games} games of {seats} from seed {first}: {broken.name}")


def _tyrus_reference(first: int, num: int) -> None:
    for seed in range(first, first + num):
        test_tyrus.play_both(seed, with_views=seed % 10 == 0)


def _mykerinos_reference(first: int, num: int) -> None:
    for seed in range(first, first + num):
        test_mykerinos.play_both(seed, seats=2 + seed % 3, with_facts=seed % 10 == 0)


def _tyrus_wire(first: int, num: int) -> None:
    with TemporaryDirectory() as folder, two_worlds(Path(folder)) as worlds:
        for seed in range(first, first + num):
            worlds.check(seed)


PROOFS = (
    Proof(
        name="mykerinos-laws",
        goal=1_000_000,
        unit="random games of 2, 3 and 4 seats through the contract's invariants",
        step=12_000,
        sources=("src/pelagos/engine", "src/pelagos/games/mykerinos", "tests/contract"),
        run=partial(_laws, "mykerinos"),
    ),
    Proof(
        name="mykerinos-reference",
        goal=20_000,
        unit="games of 2, 3 and 4 seats in agreement with the reference",
        step=60,
        sources=("src/pelagos/engine", "src/pelagos/games/mykerinos", "tests/reference"),
        run=_mykerinos_reference,
    ),
    Proof(
        name="tyrus-laws",
        goal=1_000_000,
        unit="random games through the contract's invariants",
        step=10_000,
        sources=("src/pelagos/engine", "src/pelagos/games/tyrus", "tests/contract"),
        run=partial(_laws, "tyrus"),
    ),
    Proof(
        name="tyrus-reference",
        goal=20_000,
        unit="games in agreement with the reference",
        step=100,
        sources=("src/pelagos/engine", "src/pelagos/games/tyrus", "tests/reference"),
        run=_tyrus_reference,
    ),
    Proof(
        name="tyrus-wire",
        goal=2_000,
        unit="positions whose every message is the same bytes in two worlds",
        step=100,
        sources=(
            "src/pelagos/engine",
            "src/pelagos/games/tyrus",
            "src/pelagos/server",
            "src/pelagos/store",
            "tests/server/worlds.py",
            "tests/contract/worlds.py",
        ),
        run=_tyrus_wire,
    ),
)
