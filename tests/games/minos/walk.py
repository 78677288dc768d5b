"""Random play of Minos, from the beginning or from crowded positions, with the view before and after."""

import random
from collections.abc import Callable, Iterator

from hypothesis import strategies as st
from tests.games.minos.scenario import COLOURS, MINOS, Table, choose

from pelagos.games.minos.atlas import MAP_NAMES
from pelagos.games.minos.view import Site, View

STACKS = (
    "port",
    "port port",
    "house house",
    "warehouse wall",
    "house house wall",
    "port warehouse wall",
    "warehouse house warehouse wall",
    "port port wall warehouse",
)
Step = tuple[View, str, View]

# A seed, seats, a map, and how many plies: shrinking shortens the game.
LENGTHS = (20, 150, 500)
GAMES = st.tuples(
    st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(MAP_NAMES), st.sampled_from(LENGTHS)
)


def crowded(rng: random.Random, seats: int, chart: str) -> Table:
    """Return a position in which everybody has colonies, ships, guardians, talents and rings."""
    table = Table(seats=seats, chart=chart)
    view = table.view
    sites, seas, points = (
        [place.name for place in places] for places in (view.sites, view.seas, view.points)
    )
    for names in (sites, seas, points):
        rng.shuffle(names)
    for colour in COLOURS[:seats]:
        table.put(colour, ship=seas.pop(), guardian=points.pop())
        for site in [sites.pop() for _ in range(min(3, len(view.sites) // seats))]:
            is_port = rng.random() < 0.5
            table.put(colour, ship=site if is_port else "", guardian="" if is_port else f"{site} {site}")
            table.build(colour, site, rng.choice(STACKS))
        table.give(colour, talents=rng.randrange(60), rings=rng.randrange(3))
    return table


def begin(seed: int, seats: int, chart: str) -> tuple[Table, random.Random]:
    """Return the beginning of a game, or a crowded position, and what to choose by."""
    rng = random.Random(seed)
    if seed % 3 == 0:
        return Table(seats=seats, chart=chart, played=seed % 2), rng
    return crowded(rng, seats, chart), rng


def wander(seed: int, seats: int, chart: str, plies: int) -> Iterator[Step]:
    """Play at random; yield the view before, the action, and the view after."""
    table, rng = begin(seed, seats, chart)
    yield from walk(table, plies, lambda legal: choose(rng, legal))


def walk(table: Table, plies: int, pick: Callable[[list[str]], str]) -> Iterator[Step]:
    """Play what ``pick`` chooses of the legal actions."""
    before = table.view
    for _ in range(plies):
        legal = sorted(table.legal)
        if not legal:
            return
        action = pick(legal)
        MINOS.rules.apply(table.states, 0, MINOS.parse_action(table.state, action))
        after = table.view
        yield before, action, after
        before = after


def site_of(view: View, name: str) -> Site:
    return next(site for site in view.sites if site.name == name)
