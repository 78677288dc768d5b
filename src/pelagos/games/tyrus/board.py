"""Tyrus: the board as text, 80 columns wide, seen from one side.

Brown's tiles stand in square brackets, Beige's in round ones, so nothing
depends on colour:

                    Citadel                Market               Temple *
     Beige          (??) (??)              [m3]                 (??)
     Brown (you)    [s7] (??)              -                    [p10] [p2]
"""

from pelagos.engine.text import Texts, wrap
from pelagos.games.tyrus.notation import BUILDING_KINDS, SIDES, TILE_NAMES
from pelagos.games.tyrus.view import Building, View, format_tile, say_last, winner_name

_MARGIN = 14
_COLUMN = 22
_PER_LINE = 4


def draw(view: View, texts: Texts) -> str:
    """Return the board as the view's seat sees it: its own side below."""
    bottom = 0 if view.seat is None else view.seat
    lines = [_title(view, texts), ""]
    lines.append(" " * _MARGIN + "".join(_head(view, office, texts).ljust(_COLUMN) for office in range(3)))
    for side in (1 - bottom, bottom):
        lines += _side(view, side, texts)
    lines += [texts("tyrus-legend"), ""]
    if view.elections:
        lines += wrap([texts("tyrus-elections"), *_results(view, texts)])
    lines.append(texts("tyrus-cards", **view.cards))
    for seat in (1 - bottom, bottom):
        lines.append(_facts(view, seat, texts))
    for seat in (1 - bottom, bottom):
        if view.discards[seat]:
            tiles = sorted(view.discards[seat], key=TILE_NAMES.index)
            lines += wrap([texts("tyrus-discards", seat=SIDES[seat]), *tiles], gap=" ")
    for seat in (1 - bottom, bottom):
        if hand := view.hands[seat].tiles:
            lines += wrap([texts("tyrus-hand-of", seat=SIDES[seat]), *hand], gap=" ")
    for number, say in enumerate(say_last(view)):
        lines.append(f"{'  ' if number else ''}{texts.render(say)}")
    return "\n".join(line.rstrip() for line in lines)


def _title(view: View, texts: Texts) -> str:
    if view.office is None:
        return texts("tyrus-title", election=view.election)
    title = texts("tyrus-title-office", election=view.election, office=view.office)
    return f"{title}\n{texts('tyrus-roles', office=view.office)}"


def _head(view: View, office: int, texts: Texts) -> str:
    is_up = view.office == view.buildings[office].office
    return texts("tyrus-head", building=BUILDING_KINDS[office]) + (" *" if is_up else "")


def _side(view: View, side: int, texts: Texts) -> list[str]:
    label = texts("tyrus-you" if side == view.seat else "tyrus-seat", seat=SIDES[side])
    columns = [_rows(view.buildings[side * 3 + office]) for office in range(3)]
    height = max(len(rows) for rows in columns)
    lines = []
    for row in range(height):
        cells = [(rows[row] if row < len(rows) else "").ljust(_COLUMN) for rows in columns]
        lines.append((label if row == 0 else "").ljust(_MARGIN) + "".join(cells))
    return lines


def _rows(building: Building) -> list[str]:
    tiles = [format_tile(tile) for tile in building.tiles]
    return [" ".join(tiles[at : at + _PER_LINE]) for at in range(0, len(tiles), _PER_LINE)] or ["-"]


def _results(view: View, texts: Texts) -> list[str]:
    words = []
    for number, election in enumerate(view.elections, start=1):
        winner = winner_name(election.winner) if election.is_counted else "pending"
        words.append(texts("tyrus-result", election=number, office=election.office, winner=winner))
    return words


def _facts(view: View, seat: int, texts: Texts) -> str:
    return texts(
        "tyrus-facts",
        seat=SIDES[seat],
        representatives=view.representatives[seat],
        hand=view.hands[seat].count,
        supply=view.supplies[seat],
    )
