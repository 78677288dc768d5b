"""Minos: the map as text, 80 columns wide.

A sea space is its number, a site its letter, a land point a dot; behind them
stand the players' letters P, V, I and O, so nothing depends on colour:

    29       17V    k          17 is a sea space with a ship of Vermilion's
     .  iP                     i a site of Purple's

Lists below say what the numbers and letters are called, and what stands there.
"""

from collections.abc import Iterable
from functools import cache

from pelagos.engine.text import Texts, wrap
from pelagos.games.minos.atlas import CHARTS, MAP_NAMES, Chart, Spot
from pelagos.games.minos.battle import Conflict, Die, say_throw
from pelagos.games.minos.notation import COLOUR_NAMES
from pelagos.games.minos.view import Player, Site, View, say_last

_WIDTH = 80
_COLUMNS = 74
_ROWS = 20
_CELL_RATIO = 2.2  # a character is so much higher than wide
_COLUMN = 39  # of the list of sites
_LETTERS = {colour: colour[0].upper() for colour in COLOUR_NAMES}
_MARKS = {"port": "p", "house": "h", "warehouse": "w", "wall": "#"}
_POINT = "."


def draw(view: View, texts: Texts) -> str:
    """Return the board: the map, its sites and seas, players, dice, and what just happened."""
    chart = CHARTS[MAP_NAMES.index(view.map)]
    lines = [texts("minos-title", round=view.round, rounds=view.rounds, stage=view.stage), ""]
    lines += [*_map(view, chart), "", *_sites(view, texts), "", *_seas(chart, texts)]
    lines += [*_fold(texts("minos-legend")), ""]
    for seat, player in enumerate(view.players):
        lines += _fold(_player(player, texts, is_you=seat == view.seat, is_first=seat == view.first))
    left = [texts("minos-left", building=pile.building, left=pile.left) for pile in view.supply]
    lines += wrap([texts("minos-supply"), *left, texts("minos-rings-left", left=view.rings)])
    if view.conflict is not None:
        lines += ["", *_conflict(view.conflict, texts)]
    elif view.dice:
        lines += ["", *_dice(view, texts)]
    says = say_last(view)
    if says:
        lines.append("")
    for say in says:
        lines += _fold(texts.render(say), indent="" if say.id == "minos-duel" else "  ")
    return "\n".join(line.rstrip() for line in lines)


def _fold(sentence: str, *, indent: str = "") -> list[str]:
    return [f"{indent}{line}" for line in wrap(sentence.split(" "), gap=" ", width=_WIDTH - len(indent))]


@cache
def _layout(chart: Chart) -> dict[str, tuple[int, int]]:
    """Give every place a row and a column near where it lies, with room for two characters more."""
    left, top, width, height = chart.map.view_box
    columns, rows = _size(chart)
    spots: dict[str, tuple[int, int]] = {}
    taken: set[tuple[int, int]] = set()
    for name, at, size in _marks(chart):
        row = int((at[1] - top) / height * rows)
        column = int((at[0] - left) / width * columns)
        free = (
            spot
            for spot in _around(row, column, columns, rows)
            if not any((spot[0], spot[1] + step) in taken for step in range(-1, size + 1))
        )
        spots[name] = next(free)
        taken.update((spots[name][0], spots[name][1] + step) for step in range(size))
    return spots


def _size(chart: Chart) -> tuple[int, int]:
    """Return the columns and rows of the map: as wide as can be, and not too high."""
    _, _, width, height = chart.map.view_box
    columns = min(_COLUMNS, round(_ROWS * _CELL_RATIO * width / height))
    return columns, round(columns * height / width / _CELL_RATIO)


def _marks(chart: Chart) -> Iterable[tuple[str, Spot, int]]:
    """Yield the places with where they lie and the characters they need, the widest first."""
    for sea in chart.map.seas:
        yield sea.id, sea.at, 2 + (len(COLOUR_NAMES) if sea.id == chart.start else 1)
    yield from ((site.id, site.at, 2) for site in chart.map.sites)
    yield from ((point.id, point.at, 1) for point in chart.map.points)


def _around(row: int, column: int, columns: int, rows: int) -> list[tuple[int, int]]:
    """Return the cells of the map, the nearest first."""
    cells = ((y, x) for y in range(rows) for x in range(1, columns))
    return sorted(cells, key=lambda cell: (abs(cell[0] - row) * _CELL_RATIO + abs(cell[1] - column), cell))


def _map(view: View, chart: Chart) -> list[str]:
    """Draw the map itself."""
    words = {sea.name: f"{number}{_letters(sea.ships)}" for number, sea in enumerate(view.seas, start=1)}
    for number, site in enumerate(view.sites):
        words[site.name] = f"{_site_letter(number)}{_letters([site.owner])}"
    for point in view.points:
        words[point.name] = _letters([point.guardian]) or _POINT
    spots = _layout(chart)
    rows = 1 + max(row for row, _ in spots.values())
    lines = [[" "] * (_COLUMNS + 6) for _ in range(rows)]
    for name, (row, column) in spots.items():
        lines[row][column : column + len(words[name])] = words[name]
    return ["".join(line) for line in lines]


def _letters(colours: Iterable[str | None]) -> str:
    return "".join(_LETTERS[colour] for colour in colours if colour is not None)


def _site_letter(number: int) -> str:
    return "abcdefghijklmnopqrstuvwx"[number]


def _sites(view: View, texts: Texts) -> list[str]:
    """List the sites in two columns: owner, buildings and value, ship and guardians."""
    words = [_site(site, _site_letter(number), texts) for number, site in enumerate(view.sites)]
    half = (len(words) + 1) // 2
    return [f"{one:<{_COLUMN}} {other}" for one, other in zip(words, [*words[half:], ""], strict=False)][
        :half
    ]


def _site(site: Site, letter: str, texts: Texts) -> str:
    stack = "".join(_MARKS[building] for building in site.buildings)
    worth = f"[{stack}] {site.worth}" if stack else ""
    pieces = texts("minos-pieces", ships=int(site.ship is not None), guardians=site.guardians).strip()
    name = texts("minos-place", place=site.name)
    return f"{letter} {name:<10}{_letters([site.owner]) or '-'}  {worth:<9}{pieces if site.owner else ''}"


def _seas(chart: Chart, texts: Texts) -> list[str]:
    names = [texts("minos-place", place=name) for name in chart.seas]
    return wrap([f"{number} {name}" for number, name in enumerate(names, start=1)])


def _player(player: Player, texts: Texts, *, is_you: bool, is_first: bool) -> str:
    if player.is_out:
        return texts("minos-is-out", seat=player.colour)
    return texts(
        "minos-facts",
        seat=player.colour,
        you="you" if is_you else "other",
        first="first" if is_first else "other",
        value=player.value,
        talents=player.talents,
        rings=player.rings,
        ships=player.ships,
        guardians=player.guardians,
    )


def _faces(dice: list[Die], texts: Texts) -> list[str]:
    """Name dice one by one: used ones in brackets, those to be thrown again with a star."""
    marks = {"free": "{}", "used": "({})", "marked": "{}*"}
    return [marks[die.state].format(texts("minos-face", face=die.face)) for die in dice]


def _dice(view: View, texts: Texts) -> list[str]:
    lines = wrap([texts("minos-dice"), *_faces(view.dice, texts)])
    if view.stage == "pick":
        return [*lines, texts("minos-throws", throws=view.throws)]
    return [*lines, texts("minos-pools", moves=view.moves, points=view.building_points)]


def _conflict(conflict: Conflict, texts: Texts) -> list[str]:
    args = {"seat": conflict.attacker, "place": conflict.place, "piece": conflict.piece}
    if conflict.foe is None or conflict.attack is None or conflict.defence is None:
        return [texts("minos-whom", **args)]
    lines = _fold(texts("minos-under-way", foe=conflict.foe, prey=conflict.prey or "", **args))
    for colour, throw in ((conflict.attacker, conflict.attack), (conflict.foe, conflict.defence)):
        if throw.dice:
            lines += _fold(texts.render(say_throw(colour, throw)), indent="  ")
    return lines
