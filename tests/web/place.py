"""Where one can be on the page: an address for every route, and key positions of every game."""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.server.house import House

from pelagos.engine.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
ROUTES = Path(__file__).parents[2] / "web/src/route.svelte.ts"


@dataclass(frozen=True)
class Position:
    """A golden at some ply, at which a seat is to move or the match is over: nature would draw anew."""

    golden: str
    ply: int


POSITIONS = {
    "tyrus-opening": Position("tyrus-row", 20),
    "tyrus-election": Position("tyrus-row", 62),
    "tyrus-count": Position("tyrus-row", 59),
    "tyrus-end": Position("tyrus-row", 124),
    "mykerinos-opening": Position("mykerinos-4-points", 14),
    "mykerinos-patron": Position("mykerinos-unfinished", 32),
    "mykerinos-crowded": Position("mykerinos-crowded", 121),
    "mykerinos-survey": Position("mykerinos-4-points", 68),
    "mykerinos-end": Position("mykerinos-4-points", 168),
    "minos-opening": Position("minos-2-value", 7),
    "minos-sea": Position("minos-3-talents", 290),
    "minos-duel": Position("minos-unfinished", 141),
    "minos-fought": Position("minos-3-shared", 185),
    "minos-end": Position("minos-3-talents", 303),
}


@dataclass(frozen=True)
class Kind:
    """Pages of one route: what is there once one of them is drawn, and where they are."""

    shows: str
    addresses: tuple[str, ...]


# By the name of the route in route.svelte.ts; {…} is a match at that position.
PAGES = {
    "home": Kind("article h2", ("/",)),
    "match": Kind(".prompt, #ending", tuple(f"/match/{{{name}}}" for name in POSITIONS)),
    "replay": Kind(
        "input[type=range], textarea",
        ("/replay", "/replay/{tyrus-end}#60", "/replay/{mykerinos-end}#100", "/replay/{minos-end}#200"),
    ),
    "rules": Kind("main h2", ("/rules/tyrus", "/rules/mykerinos", "/rules/minos")),
    "learn": Kind(".teacher h2", ("/learn/tyrus", "/learn/mykerinos", "/learn/minos")),
    "lost": Kind("main h1", ("/rules/chess", "/nonsense")),
}


def text_of(golden: str) -> str:
    """Return a golden transcript."""
    return (GOLDEN / f"{golden}.txt").read_text(encoding="utf-8")


def store(house: House, golden: str, ply: int | None = None) -> tuple[str, list[str]]:
    """Make a match of a golden, up to a ply if one is given; return its id and the keys of its seats."""
    match = Match.from_transcript(text_of(golden))
    cut = {} if ply is None else {"ply": ply}
    made = house.make(
        *["human"] * match.seats,
        game=match.game.name,
        options=match.options,
        **{"from": {"transcript": text_of(golden), **cut}},
    )
    return str(made["match"]), [seat["key"] for seat in made["seats"]]


def sit_at(house: House, name: str) -> str:
    """Return the address of a position for the seat that is to move, the first one at the end."""
    position = POSITIONS[name]
    match = Match.from_transcript(text_of(position.golden))
    match.rewind(position.ply)
    seat = match.to_move or 0
    assert seat >= 0, f"{name}: expected a seat to move, or nobody, got nature"
    made, keys = store(house, position.golden, position.ply)
    return f"/match/{made}#{keys[seat]}"


def resolve(house: House, address: str) -> str:
    """Return the path of an address, in which {…} is a match that now stands there."""
    found = re.search(r"\{([\w-]+)\}", address)
    if found is None:
        return address
    if address.startswith("/match/"):
        return sit_at(house, found[1])
    position = POSITIONS[found[1]]
    return address.replace(found[0], store(house, position.golden, position.ply)[0])


def routes() -> set[str]:
    """Return the names of all routes that the page knows."""
    declared = re.search(r"type Route =(.*?);\n\n", ROUTES.read_text(encoding="utf-8"), re.DOTALL)
    assert declared is not None, f"expected the type Route in {ROUTES.name}"
    return set(re.findall(r'name: "(\w+)"', declared[1]))
