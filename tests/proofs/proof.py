"""The long proofs: what each runs, on which sources, and how much is enough."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.contract.laws import Broken, check_games
from tests.reference.test_tyrus import play_both
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


def _tyrus_laws(first: int, num: int) -> None:
    broken = check_games(pelagos.game("tyrus"), seats=2, games=num, seed=first)
    if broken is not Broken.NONE:
        raise AssertionError(f"tyrus, {num} games from seed {first}: {broken.name}")


def _tyrus_reference(first: int, num: int) -> None:
    for seed in range(first, first + num):
        play_both(seed, with_views=seed % 10 == 0)


def _tyrus_wire(first: int, num: int) -> None:
    with TemporaryDirectory() as folder, two_worlds(Path(folder)) as worlds:
        for seed in range(first, first + num):
            worlds.check(seed)


PROOFS = (
    Proof(
        name="tyrus-laws",
        goal=1_000_000,
        unit="random games through the contract's invariants",
        step=10_000,
        sources=("src/pelagos/engine", "src/pelagos/games/tyrus", "tests/contract"),
        run=_tyrus_laws,
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
