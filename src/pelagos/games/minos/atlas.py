"""Minos: the maps (N3, N4), read from ``maps/`` and checked, as drawings and as records for kernels."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Annotated, Literal

import msgspec
import numpy as np

from pelagos.engine import data
from pelagos.engine.error import BrokenData
from pelagos.engine.kernel import record
from pelagos.games.minos.state import MAX_BITS, MAX_POINTS, MAX_ROUTES, MAX_SEAS, MAX_SITES, POINT, SITE

MAP_NAMES = data.names(__package__, "maps", ".json")
DEFAULT_MAP = "mediterranean"
HARBOUR_RADIUS = 10  # of its circle, in the units of the map
MAX_BETWEEN = 3  # land points between two neighbours of a chain

Spot = tuple[float, float]
Ring = Annotated[list[Spot], msgspec.Meta(min_length=3)]
Polygon = Annotated[list[Ring], msgspec.Meta(min_length=1)]
Length = Annotated[float, msgspec.Meta(gt=0)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=30)]


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a name is written: beside its ``anchor``, or on ``lines`` lines turned by ``turn`` degrees."""

    at: Spot
    anchor: Literal["start", "middle", "end"] = "middle"
    lines: Annotated[int, msgspec.Meta(ge=1)] = 1
    turn: float = 0


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea space: a ship stands ``at``; the first ring of the polygon is its coast, the others islands."""

    id: Id
    at: Spot
    label: Label
    borders: list[Id]
    polygon: Polygon


class Harbour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The circle in the water that belongs to a site, and the sea spaces it opens onto."""

    at: Spot
    opens: list[Id]


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A half disc on the coast; ``inland`` is where its round side points, in degrees clockwise from east."""

    id: Id
    at: Spot
    inland: float
    label: Label
    harbour: Harbour


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land point."""

    id: Id
    at: Spot


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step by land between two sites or land points, bent where it is drawn ``via`` others."""

    ends: tuple[Id, Id]
    via: list[Spot] = []


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The space where ships begin, the fish drawn in it, and a berth for each seat."""

    sea: Id
    fish: Spot
    berths: tuple[Spot, Spot, Spot, Spot]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as its file has it. ``waters`` are drawn and not played."""

    view_box: tuple[float, float, Length, Length]
    start: Start
    chains: list[Annotated[list[Id], msgspec.Meta(min_length=2)]]
    sites: list[Site]
    points: list[Point]
    roads: list[Road]
    seas: list[Sea]
    waters: list[Polygon]

    @property
    def places(self) -> dict[str, int]:
        """The number of every place, by its id."""
        ids = (
            [sea.id for sea in self.seas],
            [site.id for site in self.sites],
            [point.id for point in self.points],
        )
        return {
            name: first + number
            for first, names in zip((0, SITE, POINT), ids, strict=True)
            for number, name in enumerate(names)
        }


def parse_map(raw: bytes, name: str) -> Map:
    """Return the map of a data file, or raise ``BrokenData`` that names what is broken."""
    chart = data.decode(raw, Map, name)
    opens = [sea for site in chart.sites for sea in site.harbour.opens]
    routes = sum(len(sea.borders) for sea in chart.seas) + 2 * (len(opens) + len(chart.roads))
    for what, count, least, most in (
        ("sea spaces", len(chart.seas), 1, MAX_SEAS),
        ("sites", len(chart.sites), 1, MAX_SITES),
        ("land points", len(chart.points), 0, MAX_POINTS),
        ("routes", routes, 0, MAX_ROUTES),
    ):
        if not least <= count <= most:
            raise BrokenData(f"{name}: number of {what}: expected {least} to {most}, got {count}")
    ids = [thing.id for things in (chart.seas, chart.sites, chart.points) for thing in things]
    data.expect(_repeated(ids), [], "ids used twice", name)
    _check_sea(chart, name)
    _check_harbours(chart, name)
    _check_land(chart, name)
    steps = [f"{'sail' if by_sea else 'walk'}-{one}-{other}" for one, other, by_sea in _routes(chart)]
    data.expect(_repeated(steps), [], "steps there twice, or that read alike", name)
    return chart


def _repeated(names: Iterable[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


def _check_sea(chart: Map, name: str) -> None:
    """Expect borders that are the polygons' own, both ways, and a sea in one piece (N3)."""
    borders = {sea.id: sorted(sea.borders) for sea in chart.seas}
    for sea in chart.seas:
        for other in sea.borders:
            if sea.id not in borders.get(other, ()):
                raise BrokenData(f"{name}: {sea.id}: expected a border back from {other}, got none")
    shared = _shared_borders(chart.seas)
    for sea in chart.seas:
        data.expect(borders[sea.id], shared[sea.id], f"{sea.id}: borders, as its polygon shares them", name)
    if chart.start.sea not in borders:
        raise BrokenData(f"{name}: start: expected a sea space, got {chart.start.sea}")
    reached = _reach(chart.start.sea, borders)
    data.expect([sea for sea in borders if sea not in reached], [], "seas not reached from the start", name)


def _shared_borders(seas: Iterable[Sea]) -> dict[str, list[str]]:
    """Return, for every sea space, those whose polygon has a side in common: a corner is not enough."""
    owners: dict[frozenset[Spot], list[str]] = {}
    for sea in seas:
        for ring in sea.polygon:
            for side in pairwise((*ring, ring[0])):
                if side[0] != side[1]:
                    owners.setdefault(frozenset(side), []).append(sea.id)
    shared: dict[str, set[str]] = {sea.id: set() for sea in seas}
    for both in owners.values():
        for one in both:
            shared[one].update(other for other in both if other != one)
    return {sea: sorted(others) for sea, others in shared.items()}


def _reach(start: str, steps: dict[str, list[str]]) -> list[str]:
    """Return everything that can be reached, the nearest first."""
    found = [start]
    for place in found:
        found += [other for other in steps[place] if other not in found]
    return found


def _check_harbours(chart: Map, name: str) -> None:
    """Expect every harbour to open onto one or two sea spaces, those that its circle touches (N3, N4)."""
    seas = {sea.id for sea in chart.seas}
    for site in chart.sites:
        opens = site.harbour.opens
        if not 1 <= len(set(opens)) == len(opens) <= 2 or not set(opens) <= seas:
            raise BrokenData(
                f"{name}: {site.id}: expected a harbour open onto one or two sea spaces, got {opens}"
            )
        touched = sorted(sea.id for sea in chart.seas if _touches(site.harbour.at, sea))
        data.expect(sorted(opens), touched, f"{site.id}: seas that its harbour touches", name)


def _touches(spot: Spot, sea: Sea) -> bool:
    """Tell whether the circle of a harbour there reaches into a sea space."""
    (x, y), coast = spot, sea.polygon[0]
    for axis, middle in ((0, x), (1, y)):  # most seas are far away
        ends = [corner[axis] for corner in coast]
        if not min(ends) - HARBOUR_RADIUS < middle < max(ends) + HARBOUR_RADIUS:
            return False
    is_inside = False
    for ring in sea.polygon:
        for (x1, y1), (x2, y2) in pairwise((*ring, ring[0])):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                is_inside = not is_inside
            square = (x2 - x1) ** 2 + (y2 - y1) ** 2
            along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square if square else 0.0
            along = min(1.0, max(0.0, along))
            if math.hypot(x1 + along * (x2 - x1) - x, y1 + along * (y2 - y1) - y) < HARBOUR_RADIUS:
                return True
    return is_inside


def _check_land(chart: Map, name: str) -> None:
    """Expect the roads to be the chains, from site to site by one to three land points, and no more (N4)."""
    sites = {site.id for site in chart.sites}
    steps = _steps_by_land(chart)
    for place in steps:
        if place not in sites.union(point.id for point in chart.points):
            raise BrokenData(f"{name}: roads: expected a site or a land point, got {place}")
    for point in chart.points:
        data.expect(len(steps.get(point.id, ())), 2, f"{point.id}: number of roads at a land point", name)
    ways = [way for site in chart.sites for way in _ways(site.id, sites, steps)]
    for way in ways:
        if not 1 <= len(way) - 2 <= MAX_BETWEEN:
            raise BrokenData(
                f"{name}: {way[0]}: expected 1 to {MAX_BETWEEN} land points to the next site, "
                f"got the road {', '.join(way)}"
            )
    reached = {place for way in ways for place in way}
    lonely = [point.id for point in chart.points if point.id not in reached]
    data.expect(lonely, [], "land points that no site is joined to", name)
    chained = [site for chain in chart.chains for site in chain]
    data.expect([site for site in chained if site not in sites], [], "places in the chains not sites", name)
    data.expect(_repeated(chained), [], "sites twice in the chains", name)
    # A way is found from both of its ends.
    found = Counter(f"{way[0]}-{way[-1]}" for way in ways)
    pairs = [pair for chain in chart.chains for pair in pairwise(chain)]
    expected = Counter(f"{one}-{other}" for pair in pairs for one, other in _both(*pair))
    data.expect(list(found - expected), [], "neighbours by road but not in a chain", name)
    data.expect(list(expected - found), [], "neighbours in a chain but not by road", name)


def _steps_by_land(chart: Map) -> dict[str, list[str]]:
    """Return where roads lead from every place at which one ends."""
    steps: dict[str, list[str]] = {}
    for road in chart.roads:
        for one, other in _both(*road.ends):
            steps.setdefault(one, []).append(other)
    return steps


def _ways(site: str, sites: set[str], steps: dict[str, list[str]]) -> Iterator[list[str]]:
    """Follow every road from ``site`` over land points to the next site, or too far."""
    for place in steps.get(site, ()):
        way = [site, place]
        while way[-1] not in sites and len(way) < MAX_BETWEEN + 3:
            one, other = steps[way[-1]]
            way.append(one if other == way[-2] else other)
        yield way


def _routes(chart: Map) -> Iterator[tuple[str, str, bool]]:
    """Yield every step, by sea and then by land, each in the order of places: from, to, and if by sea."""
    sails = [(sea.id, other) for sea in chart.seas for other in sea.borders]
    sails += [step for site in chart.sites for sea in site.harbour.opens for step in _both(site.id, sea)]
    walks = [step for road in chart.roads for step in _both(*road.ends)]
    places = chart.places
    for steps, by_sea in ((sails, True), (walks, False)):
        for one, other in sorted(steps, key=lambda step: (places[step[0]], places[step[1]])):
            yield one, other, by_sea


def _both(one: str, other: str) -> list[tuple[str, str]]:
    return [(one, other), (other, one)]


class Chart:
    """A map with the names that players and the notation use."""

    def __init__(self, name: str, chart: Map) -> None:
        self.name = name
        self.map = chart
        self.places = chart.places
        self.names = {place: key for key, place in self.places.items()}
        self.seas = [sea.id for sea in chart.seas]
        self.sites = [site.id for site in chart.sites]
        self.points = [point.id for point in chart.points]
        self.routes = list(_routes(chart))
        self.start = chart.start.sea
        self.chains = self._with_points(chart)

    def _with_points(self, chart: Map) -> list[list[str]]:
        """Return the chains with the land points between their sites."""
        sites, steps = set(self.sites), _steps_by_land(chart)
        ways = {(way[0], way[-1]): way for site in self.sites for way in _ways(site, sites, steps)}
        return [
            [chain[0], *(place for pair in pairwise(chain) for place in ways[pair][1:])]
            for chain in chart.chains
        ]


CHARTS = tuple(
    Chart(name, parse_map(data.read(__package__, f"maps/{name}.json"), f"{name}.json")) for name in MAP_NAMES
)

MAP_DTYPE = record(
    ("first_sail", "i2", (MAX_BITS + 1,)),  # the routes of a ship, by its bit; and the end
    ("first_walk", "i2", (MAX_BITS + 1,)),  # those of a guardian
    ("origin", "i1", (MAX_ROUTES,)),  # as a bit of ships or of guardians
    ("goal", "i1", (MAX_ROUTES,)),
    ("num_sails", "i2"),  # routes below this are a ship's
    ("num_sites", "i1"),
    ("start", "i1"),
)


def _fill(row: np.void, chart: Chart) -> None:
    """Write a map's routes as kernels read them."""
    row["num_sails"] = sum(by_sea for *_, by_sea in chart.routes)
    row["num_sites"] = len(chart.sites)
    row["start"] = chart.places[chart.start]
    row["first_sail"], row["first_walk"] = row["num_sails"], len(chart.routes)
    for route, (one, other, by_sea) in reversed(list(enumerate(chart.routes))):
        shift = 0 if by_sea else SITE
        origin = chart.places[one] - shift
        row["origin"][route], row["goal"][route] = origin, chart.places[other] - shift
        firsts = row["first_sail" if by_sea else "first_walk"]
        firsts[: origin + 1] = route


MAPS = np.zeros(len(CHARTS), MAP_DTYPE)
for _row, _chart in zip(MAPS, CHARTS, strict=True):
    _fill(_row, _chart)
