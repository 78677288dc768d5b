"""The long proofs: what each runs, on which sources, and how much is enough."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tests.contract.laws import Broken, check_games
from tests.games.minos.scenario import lively
from tests.proofs import page_games, server_kills, server_worlds, tyrus_exploiter
from tests.reference import test_minos, test_mykerinos, test_tyrus

import pelagos
from pelagos.games.minos import atlas


@dataclass(frozen=True)
class Proof:
    """``run(first, num)`` does the next ``num`` items, or a few more, and returns how many.

    It raises at the first that fails. Whatever else is worth knowing it writes into ``found``.
    """

    name: str
    goal: int
    unit: str
    step: int
    sources: tuple[str, ...]
    run: Callable[[int, int], int]
    found: dict[str, float] = field(default_factory=dict)
    in_tests: bool = True  # whether make test runs it for a moment: not where other tests do the same


_LAWS = ("tests/contract/laws.py", "tests/contract/conserve.py")


def _reference(name: str) -> tuple[str, str]:
    return f"tests/reference/{name}.py", f"tests/reference/test_{name}.py"


def _laws(name: str, first: int, num: int, *, charts: tuple[str, ...] = ()) -> int:
    """Play ``num`` games, as many with each number of seats, and on each map."""
    game = pelagos.game(name)
    seats = range(game.min_seats, game.max_seats + 1)
    settings = [(size, chart) for size in seats for chart in charts or ("",)]
    for order, (size, chart) in enumerate(settings):
        games = (num + order) // len(settings)
        options = {"map": chart} if chart else None
        broken = check_games(game, seats=size, games=games, seed=first, options=options)
        if broken is not Broken.NONE:
            raise AssertionError(f"{name} {chart}, {games} games of {size} from seed {first}: {broken.name}")
    return num


def _tyrus_reference(first: int, num: int) -> int:
    for seed in range(first, first + num):
        test_tyrus.play_both(seed, with_views=seed % 10 == 0)
    return num


def _mykerinos_reference(first: int, num: int) -> int:
    for seed in range(first, first + num):
        test_mykerinos.play_both(seed, seats=2 + seed % 3, with_facts=seed % 10 == 0)
    return num


def _minos_reference(first: int, num: int) -> int:
    """Play one game of each number of seats on each map, again until ``num`` plies agree."""
    plies = 0
    while plies < num:
        for chart in atlas.MAP_NAMES:
            for seats in test_minos.SEATS:
                plies += test_minos.play_both(first + plies, seats=seats, chart=chart, every=20)["plies"]
    return plies


def _minos_ends(first: int, num: int) -> int:
    """Play games between scripted players on the full map; raise when over a tenth miss the end of N20.

    Twenty at least: of one or two, a single miss would be too many.
    """
    num = max(num, 20)
    ends: Counter[str] = Counter()
    for seed in range(first, first + num):
        match = lively(2 + seed % 3, seed, sense=1.0)
        ends[match.outcome.sheet.ending if match.outcome else "none"] += 1
    if ends["cities"] < 0.9 * num:
        raise AssertionError(f"{num} games from seed {first}: expected 90 % to end by cities, got {ends}")
    return num


PROOFS = (
    Proof(
        name="minos-ends",
        goal=600,
        unit="games of 2, 3 and 4 scripted players on the full map, at least 90 % of each 60 ended by N20",
        step=60,
        sources=(
            "src/pelagos/engine",
            "src/pelagos/games/minos",
            "tests/games/minos/scenario.py",
            "tests/games/minos/player.py",
        ),
        run=_minos_ends,
    ),
    Proof(
        name="minos-laws",
        goal=1_000_000,
        unit="random games of 2, 3 and 4 seats on both maps through the contract's invariants",
        step=6_000,
        sources=("src/pelagos/engine", "src/pelagos/games/minos", *_LAWS),
        run=partial(_laws, "minos", charts=atlas.MAP_NAMES),
    ),
    Proof(
        name="minos-reference",
        goal=5_000_000,
        unit="plies in agreement with the reference, as many games of 2, 3 and 4 seats on each map",
        step=1,
        sources=(
            "src/pelagos/engine",
            "src/pelagos/games/minos",
            *_reference("minos"),
        ),
        run=_minos_reference,
    ),
    Proof(
        name="mykerinos-laws",
        goal=1_000_000,
        unit="random games of 2, 3 and 4 seats through the contract's invariants",
        step=12_000,
        sources=("src/pelagos/engine", "src/pelagos/games/mykerinos", *_LAWS),
        run=partial(_laws, "mykerinos"),
    ),
    Proof(
        name="mykerinos-reference",
        goal=20_000,
        unit="games of 2, 3 and 4 seats in agreement with the reference",
        step=60,
        sources=("src/pelagos/engine", "src/pelagos/games/mykerinos", *_reference("mykerinos")),
        run=_mykerinos_reference,
    ),
    Proof(
        name="page-games",
        goal=len(page_games.MATRIX),
        unit="whole games in a browser, each game, way of playing, language and hand, none with a complaint",
        step=page_games.STEP,
        sources=(
            "src/pelagos/engine",
            "src/pelagos/games",
            "src/pelagos/server",
            "web/src",
            "tests/proofs/page_games.py",
            "tests/web/hand.py",
            "tests/web/whole.py",
        ),
        run=page_games.run,
        found=page_games.FOUND,
        in_tests=False,
    ),
    *(
        Proof(
            name=f"server-kills-{kind}",
            goal=10_000,
            unit="actions, a kill in the midst of every 100: none acknowledged is lost, none played twice",
            step=1_000,
            sources=(
                "src/pelagos/engine",
                "src/pelagos/server",
                "src/pelagos/store",
                "tests/proofs/server_kills.py",
            ),
            run=run,
        )
        for kind, run in (
            ("postgresql", server_kills.run_postgresql),
            ("sqlite", server_kills.run_sqlite),
        )
    ),
    Proof(
        name="tyrus-exploiter",
        goal=1_000,
        unit="games of one who has fitted 1,000 games of level 6 against level 6, at most 55 % of the points",
        step=1_000,
        sources=(
            "src/pelagos/engine",
            "src/pelagos/bots",
            "src/pelagos/games/tyrus",
            "tests/games/tyrus/exploiter.py",
            "tests/games/tyrus/habit.py",
            "tests/proofs/tyrus_exploiter.py",
        ),
        run=tyrus_exploiter.run,
        found=tyrus_exploiter.FOUND,
    ),
    Proof(
        name="tyrus-laws",
        goal=1_000_000,
        unit="random games through the contract's invariants",
        step=10_000,
        sources=("src/pelagos/engine", "src/pelagos/games/tyrus", *_LAWS),
        run=partial(_laws, "tyrus"),
    ),
    Proof(
        name="tyrus-reference",
        goal=20_000,
        unit="games in agreement with the reference",
        step=100,
        sources=("src/pelagos/engine", "src/pelagos/games/tyrus", *_reference("tyrus")),
        run=_tyrus_reference,
    ),
    Proof(
        name="tyrus-wire",
        goal=10_000,
        unit="positions of which every message to a seat is the same bytes in two worlds",
        step=200,
        sources=(
            "src/pelagos/engine",
            "src/pelagos/games/tyrus",
            "src/pelagos/server",
            "src/pelagos/store",
            "tests/server/asker.py",
            "tests/server/line.py",
            "tests/server/worlds.py",
            "tests/contract/worlds.py",
            "tests/proofs/server_worlds.py",
        ),
        run=server_worlds.run,
        found=server_worlds.FOUND,
    ),
)
