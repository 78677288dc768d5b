"""A simple scripted player of Minos: it settles free sites, builds them up, and fights when it must.

It is no bot to play against. It gives proofs and benchmarks whole games that
sensible people might play, until the greedy bot exists.
"""

from collections import deque
from functools import cache
from typing import Any

from pelagos.engine.dispatch import State
from pelagos.engine.position import facts_of
from pelagos.games.minos.atlas import CHARTS, Chart
from pelagos.games.minos.conflict import duel_total
from pelagos.games.minos.state import (
    ARROW,
    ATTACK,
    DEFENCE,
    DUEL_PICK,
    GUARDIAN,
    GULL,
    PICK,
    PORT,
    SCALES,
    SHIP,
    SITE,
    STAR,
    WORK,
)
from pelagos.games.minos.tables import FACE_NAMES

_FLEET = 4
_RINGS = 2
_RICH = 40
_USES = ("use-scales", "use-build", "use-gull", "use-arrow")


def decide(state: State, legal: list[str]) -> str:
    """Return the notation of what the player to move does."""
    if len(legal) == 1:
        return legal[0]
    facts = facts_of(state)
    if facts.stage == PICK:
        return _pick(legal, facts.dice, facts.marked, _wanted(facts))
    if facts.stage == DUEL_PICK:
        return _pick_duel(state, facts, legal)
    if legal[0].startswith("fight-"):
        return legal[0]
    return _act(facts, legal)


def _pick(legal: list[str], dice: list[int], marked: list[int], wanted: list[int]) -> str:
    """Mark every die too many, then throw what is marked."""
    for face, name in enumerate(FACE_NAMES):
        if dice[face] - marked[face] > wanted[face] and f"mark-{name}" in legal:
            return f"mark-{name}"
    return "roll" if "roll" in legal else "keep"


def _wanted(facts: Any) -> list[int]:
    """Return how many dice of each face are worth keeping."""
    seat = facts.seat
    wanted = [6] * len(FACE_NAMES)
    wanted[SCALES] = 6 if facts.value[seat] >= 2 else 0
    wanted[ARROW] = 1 if facts.rings[seat] < _RINGS else 0
    wanted[GULL] = 2 if _free_sites(facts) else 0
    wanted[WORK] = 4 if facts.talents[seat] >= 5 else 1
    return wanted


def _pick_duel(state: State, facts: Any, legal: list[str]) -> str:
    """Throw worthless dice again while behind; the attacker while under ten."""
    totals = [int(duel_total(state.duel[side])) for side in (ATTACK, DEFENCE)]
    is_content = totals[ATTACK] >= 10 if facts.side == ATTACK else totals[DEFENCE] >= totals[ATTACK]
    wanted = [6] * len(FACE_NAMES)
    if not is_content:
        wanted[GULL] = wanted[WORK] = 0
        wanted[STAR] = 2
    return _pick(legal, facts.duel[facts.side], facts.marked, wanted)


def _act(facts: Any, legal: list[str]) -> str:
    """Take the first thing worth doing."""
    seat, options = facts.seat, set(legal)
    value, talents = facts.value[seat], facts.talents[seat]
    uses = [use for use in _USES if use in options and (use != "use-scales" or value > 0)]
    if "use-star-scales" in options and value >= 4:
        return "use-star-scales"
    if "use-joker-scales" in options and value >= 3 and talents < 12:
        return "use-joker-scales"
    if uses:
        return uses[0]
    extra = ("use-joker-build", "use-star-build", "use-joker-gull", "use-star-gull")
    more = [use for use in extra if use in options and (talents >= 5 or "gull" in use)]
    if more:
        return more[0]
    builds = [notation for notation in legal if notation.startswith("build-")]
    if builds:
        return max(builds, key=lambda notation: _rank_building(facts, notation))
    launches = [notation for notation in legal if notation.startswith("launch-")]
    if launches and facts.ships[seat].bit_count() < _FLEET and _free_sites(facts):
        return launches[0]
    step = _step(facts, options)
    if step is not None:
        return step
    return "buy-ring" if "buy-ring" in options and talents >= _RICH else "end-turn"


def _rank_building(facts: Any, notation: str) -> tuple[int, int]:
    """Rank a building: new colonies first, then the highest stack; walls late, a second port early."""
    chart = CHARTS[facts.map]
    name, kind = notation.removeprefix("build-").rsplit("-", 1)
    site = chart.sites.index(name)
    height = facts.height[site]
    needs_ships = facts.ships[facts.seat].bit_count() < _FLEET and bool(_free_sites(facts))
    has_port = PORT in facts.stack[site]
    order = {"wall": 3 if height >= 2 else 0, "warehouse": 2, "house": 0, "port": 1}
    if kind == "port" and needs_ships and (height == 0 or (has_port and height == 1)):
        return (10 if height == 0 else 8, 5)
    return (10 if height == 0 else height, order[kind])


def _free_sites(facts: Any) -> list[int]:
    """Return the sites without a building that nobody else holds."""
    foreign = 0
    for seat, held in enumerate(facts.held):
        foreign |= held if seat != facts.seat else 0
    sites = len(CHARTS[facts.map].sites)
    return [site for site in range(sites) if facts.height[site] == 0 and not foreign >> site & 1]


def _step(facts: Any, options: set[str]) -> str | None:
    """Return the first step of the shortest way of any piece that is not needed to a free site."""
    if facts.moves == 0:
        return None
    chart, seat = CHARTS[facts.map], facts.seat
    goals = {chart.sites[site] for site in _free_sites(facts)}
    goals -= {chart.sites[site] for site in range(len(chart.sites)) if facts.held[seat] >> site & 1}
    best: tuple[int, str] | None = None
    for piece, origin in _idle(facts, chart):
        way = _way(facts, chart, piece, origin, goals)
        if way is not None and (best is None or len(way) < best[0]):
            verb = "sail" if piece == SHIP else "walk"
            step = f"{verb}-{way[0]}-{way[1]}"
            if step in options:
                best = len(way), step
    return best[1] if best is not None else None


def _idle(facts: Any, chart: Chart) -> list[tuple[int, str]]:
    """Return the pieces that may leave: none that waits to found a colony, or is the last of one."""
    seat, idle = facts.seat, []
    for name, place in chart.places.items():
        site = place - SITE
        is_site = 0 <= site < len(chart.sites)
        has_ship = place < SITE + len(chart.sites) and facts.ships[seat] >> place & 1
        guards = site >= 0 and facts.guardians[seat] >> site & 1
        num = (facts.garrison[site] if is_site else 1) if guards else 0
        if is_site and (facts.height[site] == 0 or num + has_ship < 2):
            continue
        if has_ship:
            idle.append((SHIP, name))
        if num > (0 if has_ship or not is_site else 1):
            idle.append((GUARDIAN, name))
    return idle


@cache
def _steps(chart: Chart, *, by_sea: bool) -> dict[str, list[str]]:
    steps: dict[str, list[str]] = {}
    for one, other, is_sail in chart.routes:
        if is_sail == by_sea:
            steps.setdefault(one, []).append(other)
    return steps


def _way(facts: Any, chart: Chart, piece: int, origin: str, goals: set[str]) -> list[str] | None:
    """Return the shortest way over places where nobody stands, or ``None``."""
    shift = 0 if piece == SHIP else SITE
    taken = 0
    for bits, held in zip(facts.ships if piece == SHIP else facts.guardians, facts.held, strict=True):
        taken |= bits | (held << SITE if piece == SHIP else held)
    before: dict[str, str | None] = {origin: None}
    queue = deque([origin])
    steps = _steps(chart, by_sea=piece == SHIP)
    while queue:
        place = queue.popleft()
        if place in goals:
            way = [place]
            while (earlier := before[way[-1]]) is not None:
                way.append(earlier)
            return way[::-1]
        for other in steps.get(place, ()):
            if other not in before and not taken >> (chart.places[other] - shift) & 1:
                before[other] = place
                queue.append(other)
    return None
