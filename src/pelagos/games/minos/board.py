"""Minos: the map as text, 80 columns wide.

Land is drawn with colons. A sea space is its number, a site its letter, a land
point a plus; behind them stand the players' letters P, V, I and O, so nothing
depends on colour:

    ::: a + ::    17V     iP :::      17 is a sea space with a ship of Vermilion's
    ::::::::::         11    + ::     i a site of Purple's

Lists below say what the numbers and letters are called, what stands there, and
what lies next to what.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from pelagos.engine.text import Texts, wrap
from pelagos.games.minos.atlas import CHARTS, MAP_NAMES, Chart, Spot
from pelagos.games.minos.battle import Conflict, Die
from pelagos.games.minos.notation import COLOUR_NAMES
from pelagos.games.minos.view import Player, Site, View, say_last

_WIDTH = 80
_COLUMNS = 78
_ROWS = 22
_CELL_RATIO = 2.1  # a character is so much higher than wide
_LETTERS = {colour: colour[0].upper() for colour in COLOUR_NAMES}
_POINT = "+"
_LAND = ":"


def draw(view: View, texts: Texts) -> str:
    """Return the board: the map, its sites, seas and roads, players, dice, and what just happened."""
    chart = CHARTS[MAP_NAMES.index(view.map)]
    lines = [*_title(view, texts), "", *_map(view, chart), "", *_sites(view, chart, texts), ""]
    lines += [*_seas(view, chart, texts), "", *_roads(view, chart, texts), ""]
    start = chart.places[chart.start] + 1
    lines += [*_fold(texts("minos-legend", start=start)), ""]
    for seat, player in enumerate(view.players):
        lines += _fold(_player(player, texts, is_you=seat == view.seat, is_first=seat == view.first))
    left = [texts("minos-left", building=pile.building, left=pile.left) for pile in view.supply]
    lines += wrap([texts("minos-supply"), *left, texts("minos-rings-left", left=view.rings)])
    sold = [texts("minos-place", place=site.name) for site in view.sites if site.has_sold]
    if sold and view.stage != "over":
        lines += wrap([texts("minos-sold"), *sold])
    if view.conflict is not None:
        lines += ["", *_conflict(view.conflict, texts)]
    elif view.stage in ("pick", "act"):
        lines += ["", *_dice(view, texts)]
    says = say_last(view)
    if says:
        lines.append("")
    for say in says:
        lines += _fold(texts.render(say), indent="" if say.id == "minos-duel" else "  ")
    return "\n".join(line.rstrip() for line in lines)


def _title(view: View, texts: Texts) -> list[str]:
    """Name the round and what is done now, then whose turn it is and, in another's, who decides."""
    lines = [texts("minos-title", round=view.round, rounds=view.rounds, stage=view.stage)]
    if view.turn_of is not None:
        seat = COLOUR_NAMES[view.turn_of]
        if view.to_move in (None, view.turn_of):
            lines.append(texts("minos-turn", seat=seat))
        else:
            lines.append(texts("minos-turn-in-duel", seat=seat, foe=COLOUR_NAMES[view.to_move]))
    return lines


def _fold(sentence: str, *, indent: str = "") -> list[str]:
    return [f"{indent}{line}" for line in wrap(sentence.split(" "), gap=" ", width=_WIDTH - len(indent))]


@cache
def _layout(chart: Chart) -> dict[str, tuple[int, int]]:
    """Give every place a row and a column near where it lies, with room for the players' letters."""
    left, top, width, height = chart.map.view_box
    columns, rows = _size(chart)
    spots: dict[str, tuple[int, int]] = {}
    taken: set[tuple[int, int]] = set()
    for name, at, size in _marks(chart):
        row = int((at[1] - top) / height * rows)
        column = int((at[0] - left) / width * columns)
        free = (
            spot
            for spot in _around(row, column, columns - size, rows)
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


@cache
def _coast(chart: Chart) -> list[str]:
    """Draw land and water: from the left of a row every coast it crosses leads onto the other."""
    left, top, width, height = chart.map.view_box
    columns, rows = _size(chart)
    polygons = [*(sea.polygon for sea in chart.map.seas), *chart.map.waters]
    rings = [ring for polygon in polygons for ring in polygon]
    sides = [side for ring in rings for side in pairwise((*ring, ring[0]))]
    lines = []
    for row in range(rows):
        y = top + (row + 0.5) / rows * height
        crossed = [
            one[0] + (y - one[1]) / (other[1] - one[1]) * (other[0] - one[0])
            for one, other in sides
            if (one[1] > y) != (other[1] > y)
        ]
        spots = [left + (column + 0.5) / columns * width for column in range(columns)]
        lines.append("".join(" " if sum(x < spot for x in crossed) % 2 else _LAND for spot in spots))
    return lines


def _map(view: View, chart: Chart) -> list[str]:
    """Draw the map itself: every place with a space before and behind it."""
    words = {sea.name: _sea_word(view, number) for number, sea in enumerate(view.seas)}
    words |= {site.name: _site_word(view, number) for number, site in enumerate(view.sites)}
    words |= {point.name: _letters([point.guardian]) or _POINT for point in view.points}
    lines = [list(line) for line in _coast(chart)]
    for name, (row, column) in _layout(chart).items():
        word = f" {words[name]} "
        lines[row][column - 1 : column - 1 + len(word)] = word
    return ["".join(line) for line in lines]


def _letters(colours: Iterable[str | None]) -> str:
    return "".join(_LETTERS[colour] for colour in colours if colour is not None)


def _sea_word(view: View, number: int) -> str:
    return f"{number + 1}{_letters(view.seas[number].ships)}"


def _site_word(view: View, number: int) -> str:
    return f"{_site_letter(number)}{_letters([view.sites[number].owner])}"


def _site_letter(number: int) -> str:
    return "abcdefghijklmnopqrstuvwx"[number]


def _columns(words: list[str]) -> list[str]:
    """Set words in two columns, or in one if they are too long."""
    half = (len(words) + 1) // 2
    left, right = words[:half], [*words[half:], ""]
    width = max(_WIDTH // 2, *(len(word) + 1 for word in left))
    if width + max(map(len, right)) > _WIDTH:
        width = max(len(word) + 1 for word in left)
    if width + max(map(len, right)) > _WIDTH:
        return words
    return [f"{one:<{width}}{other}" for one, other in zip(left, right, strict=False)]


def _sites(view: View, chart: Chart, texts: Texts) -> list[str]:
    """List the sites: the seas of the harbour, owner, buildings and value, ship and guardians."""
    numbers = {name: number for number, name in enumerate(chart.seas, start=1)}
    opens = {site.id: sorted(numbers[sea] for sea in site.harbour.opens) for site in chart.map.sites}
    return _columns(
        [
            _site(site, _site_letter(number), " ".join(map(str, opens[site.name])), texts)
            for number, site in enumerate(view.sites)
        ]
    )


def _site(site: Site, letter: str, opens: str, texts: Texts) -> str:
    stack = "".join(texts("minos-sign", building=building) for building in site.buildings)
    worth = f"[{stack}] {site.worth}" if stack else ""
    pieces = texts("minos-pieces", ships=int(site.ship is not None), guardians=site.guardians)
    name = texts("minos-place", place=site.name)
    owner = _letters([site.owner]) or "-"
    return f"{letter} {name:<10}{opens:<6}{owner} {worth:<10}{pieces.strip()}"


def _seas(view: View, chart: Chart, texts: Texts) -> list[str]:
    """List the sea spaces: who is there, and in brackets the spaces they border."""
    numbers = {name: number for number, name in enumerate(chart.seas, start=1)}
    words = []
    for number, sea in enumerate(chart.map.seas):
        borders = " ".join(map(str, sorted(numbers[other] for other in sea.borders)))
        gap = "" if number >= 9 or len(chart.seas) <= 9 else " "  # numbers end below each other
        words.append(f"{gap}{_sea_word(view, number)} {texts('minos-place', place=sea.id)} ({borders})")
    return _columns(words)


def _roads(view: View, chart: Chart, texts: Texts) -> list[str]:
    """List the steps by land: sites by their letters, land points by their names."""
    words = {site.name: _site_word(view, number) for number, site in enumerate(view.sites)}
    for point in view.points:
        name = texts("minos-place", place=point.name)
        words[point.name] = f"{name}\u00a0{_letters([point.guardian])}".strip()
    lines = []
    for chain in chart.chains:
        lines += _fold(" – ".join(words[name] for name in chain).replace(" –", "\u00a0–"))
    return [line.replace("\u00a0", " ") for line in lines]


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
        return [*lines, *_fold(texts("minos-throws", throws=view.throws))]
    return [*lines, *_fold(texts("minos-pools", moves=view.moves, points=view.building_points))]


def _conflict(conflict: Conflict, texts: Texts) -> list[str]:
    args = {"seat": conflict.attacker, "place": conflict.place, "piece": conflict.piece}
    if conflict.foe is None or conflict.attack is None or conflict.defence is None:
        return _fold(texts("minos-whom", **args))
    lines = _fold(texts("minos-under-way", foe=conflict.foe, prey=conflict.prey or "", **args))
    for colour, throw in ((conflict.attacker, conflict.attack), (conflict.foe, conflict.defence)):
        if throw.dice:
            head = f"  {texts('minos-seat', seat=colour)} {throw.total}"
            lines += wrap([head, *_faces(throw.dice, texts)])
    return lines
