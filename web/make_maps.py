"""Write the maps of Minos as the page draws them, from the map files of the game.

    python web/make_maps.py

Files go to ``web/src/games/minos/maps/``; a test fails when one is not what this would write.
What lies around a map, and only the page draws, is in ``web/scenery.json``: waters that are not
played, the names of some of them, and the names of lands, which are the same in every language.
Lines between two waters are there once: a sea is a list of rings, a ring a list of arcs, an arc
backwards is ``-1 - arc``. Where buildings and guardians stand is worked out here, clear of names.
"""

import json
import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from pelagos.games.minos.atlas import CHARTS, Map, Polygon, Sea, Site, Spot

HERE = Path(__file__).parent / "src" / "games" / "minos" / "maps"
SCENERY = json.loads((Path(__file__).parent / "scenery.json").read_bytes())
HEAD = """// Written by web/make_maps.py from src/pelagos/games/minos/maps/{name}.json: edit that.

import type {{ Chart }} from "../geometry";

const chart: Chart = {text};
export default chart;
"""
FINE = 800  # a map narrower than this is seen from close by: tenths matter
STRAY = (1.3, 0.5)  # how far a line may be from where the map has it, without tenths and with them
STACK, GUARD, SHIP, HARBOUR, POINT = (30, 44), (26, 30), (34, 34), (27, 27), (10, 10)
LETTER, LINE = 8.6, 17  # of a site's name
SEA_LETTER, SEA_LINE = 6.6, 15
NEAR = 0.7  # how large letters are where a map is seen from close by
AROUND = (160, 160)  # nothing farther away is in the way of what is placed
SHY = 4  # how far ships keep from names
MARGIN, WET = 8, 300  # what must stay free at the frame, and what standing in the water costs
HIDES = 4  # names lie above what stands on the map: how much worse they are than what lies beside it

Side = frozenset[Spot]
Box = tuple[float, float, float, float]


def _number(value: float) -> float:
    return int(value) if value == int(value) else round(value, 1)


def _round(spot: Spot, digits: int) -> list[float]:
    return [_number(round(value, digits)) for value in spot]


def _thin(arc: tuple[Spot, ...], stray: float) -> list[Spot]:
    """Return a line without the spots that hardly bend it: none is farther away than ``stray``."""
    (x, y), (to_x, to_y) = arc[0], arc[-1]
    across, down = to_x - x, to_y - y
    length = math.hypot(across, down)

    def distance(at: int) -> float:
        right, below = arc[at][0] - x, arc[at][1] - y
        return abs(right * down - below * across) / length if length else math.hypot(right, below)

    far = max(range(1, len(arc) - 1), key=distance, default=0)
    if far == 0 or (length and distance(far) < stray):
        return [arc[0], arc[-1]]
    return [*_thin(arc[: far + 1], stray)[:-1], *_thin(arc[far:], stray)]


class Arcs:
    """Lines of rings, each kept once: cut where what lies on their sides changes."""

    def __init__(self, rings: Iterable[list[Spot]], digits: int) -> None:
        self._owners: dict[Side, int] = {}
        for number, ring in enumerate(rings):
            for side in pairwise((*ring, ring[0])):
                key = frozenset(side)
                # Two rings at most have a side in common: the sum of their bits names them.
                self._owners[key] = self._owners.get(key, 0) + (1 << number)
        self._digits = digits
        self._found: dict[tuple[Spot, ...], int] = {}

    def ring(self, ring: list[Spot]) -> list[int]:
        """Return the arcs that a ring is made of."""
        found = []
        for arc in self._cut(ring):
            if arc[::-1] in self._found:
                found.append(-1 - self._found[arc[::-1]])
            else:
                found.append(self._found.setdefault(arc, len(self._found)))
        return found

    def _cut(self, ring: list[Spot]) -> Iterator[tuple[Spot, ...]]:
        owners = [self._owners[frozenset(side)] for side in pairwise((*ring, ring[0]))]
        cuts = [at for at, owner in enumerate(owners) if owner != owners[at - 1]] or [0]
        for one, other in pairwise((*cuts, cuts[0] + len(ring))):
            yield tuple(ring[at % len(ring)] for at in range(one, other + 1))

    def lines(self) -> list[list[float]]:
        """Return for each arc where it begins and then every step, rounded so that no error adds up."""
        lines = []
        for arc in self._found:
            spots = [_round(spot, self._digits) for spot in _thin(arc, STRAY[self._digits])]
            line = [*spots[0]]
            for (x, y), (to_x, to_y) in pairwise(spots):
                if (x, y) != (to_x, to_y):
                    line += _round((to_x - x, to_y - y), self._digits)
            lines.append(line)
        return lines


def _box(x: float, y: float, size: tuple[float, float]) -> Box:
    return x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2


def _overlap(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, across) * max(0, down)


def _taken(chart: Map) -> list[Box]:
    """Return the boxes of harbours, ships and land points, and those of names as often as they count."""
    boxes = [_box(*point.at, POINT) for point in chart.points]
    size = NEAR if chart.view_box[2] < FINE else 1
    for site in chart.sites:
        width = len(site.id) * LETTER * size
        shift = {"start": width / 2, "end": -width / 2}.get(site.label.anchor, 0)
        boxes += HIDES * [_box(site.label.at[0] + shift, site.label.at[1], (width, LINE * size))]
        boxes.append(_box(*site.harbour.at, HARBOUR))
    for sea in chart.seas:
        width, height = len(sea.id) * SEA_LETTER * size, SEA_LINE * sea.label.lines * size
        turn = math.radians(abs(sea.label.turn))
        across = width * math.cos(turn) + height * math.sin(turn)
        down = width * math.sin(turn) + height * math.cos(turn)
        boxes += [_box(*sea.label.at, (across, down)), _box(*sea.at, SHIP)]
    return boxes


class Ground:
    """What is taken of a map, and where it is dry: things find a place there, one after the other."""

    def __init__(self, chart: Map, waters: list[Polygon]) -> None:
        left, top, width, height = chart.view_box
        self._frame = left + MARGIN, top + MARGIN, left + width - MARGIN, top + height - MARGIN
        self._taken = _taken(chart)
        shapes = (*(sea.polygon for sea in chart.seas), *waters)
        self._shores = [side for shape in shapes for ring in shape for side in pairwise((*ring, ring[0]))]

    def place(self, near: Spot, size: tuple[float, float], inland: float) -> Spot:
        """Return where a thing stands: on as little as can be, close by, ashore, and rather inland."""
        best, found = math.inf, near
        around = [box for box in self._taken if _overlap(box, _box(*near, AROUND))]
        for reach in range(0, 49, 3):
            for angle in range(0, 360, 15):
                x = near[0] + reach * math.cos(math.radians(angle))
                y = near[1] + reach * math.sin(math.radians(angle))
                box = _box(x, y, size)
                ashore = math.cos(math.radians(angle - inland)) * reach
                cost = sum(_overlap(box, other) for other in around) + 7 * reach - 3 * ashore
                if cost < best and self._holds(box):
                    cost += WET * self._is_wet(x, box[3] - 4)
                    best, found = min((best, found), (cost, (x, y)))
        self._taken.append(_box(*found, size))
        return found

    def _holds(self, box: Box) -> bool:
        left, top, right, bottom = self._frame
        return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom

    def _is_wet(self, x: float, y: float) -> bool:
        """Return whether a spot lies in water: a line from there crosses an odd number of shores."""
        crossed = [
            x < from_x + (to_x - from_x) * (y - from_y) / (to_y - from_y)
            for (from_x, from_y), (to_x, to_y) in self._shores
            if (from_y > y) != (to_y > y)
        ]
        return sum(crossed) % 2 == 1


def _middle(site: Site) -> Spot:
    turn = math.radians(site.inland)
    return site.at[0] + 7 * math.cos(turn), site.at[1] + 7 * math.sin(turn)


def _sites(chart: Map, waters: list[Polygon]) -> list[dict[str, Any]]:
    """Return the sites, with the foot of their buildings and where guardians stand."""
    ground = Ground(chart, waters)
    stacks = [ground.place(_middle(site), STACK, site.inland) for site in chart.sites]
    guards = [ground.place(_middle(site), GUARD, site.inland) for site in chart.sites]
    return [
        {
            "id": site.id,
            "at": site.at,
            "inland": site.inland,
            "label": [*site.label.at, site.label.anchor],
            "harbour": site.harbour.at,
            "stack": _round((stack[0], stack[1] + STACK[1] / 2 - 5), 0),
            "guard": _round(guard, 0),
        }
        for site, stack, guard in zip(chart.sites, stacks, guards, strict=True)
    ]


def _roads(chart: Map) -> str:
    spots = {site.id: _middle(site) for site in chart.sites} | {point.id: point.at for point in chart.points}
    lines = [(spots[road.ends[0]], *road.via, spots[road.ends[1]]) for road in chart.roads]
    return "".join("M" + "L".join(",".join(map(str, _round(spot, 0))) for spot in line) for line in lines)


def _spots(polygons: list[list[list[list[float]]]]) -> list[Polygon]:
    return [[[(x, y) for x, y in ring] for ring in polygon] for polygon in polygons]


def _clear(sea: Sea, at: Spot) -> Spot:
    """Return where a ship stands: a little farther from the name than the map says, as ships are larger."""
    x, y = at
    return x, y + math.copysign(SHY, y - sea.label.at[1])


def draw(chart: Map, scenery: dict[str, Any]) -> dict[str, Any]:
    """Return what the page draws of a map."""
    unplayed = [*chart.waters, *_spots(scenery["waters"])]
    digits = 1 if chart.view_box[2] < FINE else 0
    rings = [ring for sea in chart.seas for ring in sea.polygon]
    arcs = Arcs([*rings, *(ring for water in unplayed for ring in water)], digits)
    seas = [
        {
            "id": sea.id,
            "at": _clear(sea, sea.at),
            "label": [*sea.label.at, sea.label.lines, sea.label.turn],
            "rings": [arcs.ring(ring) for ring in sea.polygon],
        }
        for sea in chart.seas
    ]
    start = next(sea for sea in chart.seas if sea.id == chart.start.sea)
    berths = [_clear(start, berth) for berth in chart.start.berths]
    waters = [[arcs.ring(ring) for ring in water] for water in unplayed]
    return {
        "box": chart.view_box,
        "start": {"sea": chart.start.sea, "fish": chart.start.fish, "berths": berths},
        "seas": seas,
        "waters": waters,
        "lands": scenery["lands"],
        "names": scenery["names"],
        "sites": _sites(chart, unplayed),
        "points": [{"id": point.id, "at": point.at} for point in chart.points],
        "roads": _roads(chart),
        "arcs": arcs.lines(),
    }


def files() -> dict[Path, str]:
    """Return what every generated file should hold."""
    return {
        HERE / f"{chart.name}.ts": HEAD.format(
            name=chart.name,
            text=json.dumps(_plain(draw(chart.map, SCENERY[chart.name])), separators=(",", ":")),
        )
        for chart in CHARTS
    }


def _plain(value: Any) -> Any:
    """Return the same without needless zeros: 16.0 is written 16."""
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
