"""Tyrus: the board as text, 80 columns wide, seen from one side.

Brown's tiles stand in square brackets, Beige's in round ones, so nothing
depends on colour:

                    Citadel                Market               Temple *
     Beige          (??) (??)              [m3]                 (??)
     Brown (you)    [s7] (??)              -                    [p10] [p2]
"""

from pelagos.engine.text import Texts
from pelagos.games.tyrus.notation import BUILDING_KINDS, SIDES
from pelagos.games.tyrus.view import Building, Standing, Sum, View

_MARGIN = 14
_COLUMN = 22
_PER_LINE = 4
_BRACKETS = (("[", "]"), ("(", ")"))


def draw(view: View, texts: Texts) -> str:
    """Return the board as the view's seat sees it: its own side below."""
    bottom = 0 if view.seat is None else view.seat
    lines = [_title(view, texts), ""]
    lines.append(" " * _MARGIN + "".join(_head(view, office, texts).ljust(_COLUMN) for office in range(3)))
    for side in (1 - bottom, bottom):
        lines += ["", *_side(view, side, texts)]
    lines += ["", texts("tyrus-legend"), ""]
    if view.elections:
        lines.append(f"{texts('tyrus-elections')}  " + "  ".join(_results(view, texts)))
    lines.append(texts("tyrus-cards", **view.cards))
    for seat in (1 - bottom, bottom):
        lines.append(_facts(view, seat, texts))
    for seat in (1 - bottom, bottom):
        if view.discards[seat]:
            side_name = texts("tyrus-side", side=SIDES[seat])
            lines.append(f"{texts('tyrus-discards')} ({side_name}): {' '.join(view.discards[seat])}")
    for seat in (1 - bottom, bottom):
        if tiles := view.hands[seat].tiles:
            lines.append(f"{texts('tyrus-hand-label')} ({texts('tyrus-side', side=SIDES[seat])}): {' '.join(tiles)}")
    if view.last is not None:
        lines += ["", *_count(view, texts)]
    return "\n".join(line.rstrip() for line in lines)


def _title(view: View, texts: Texts) -> str:
    if view.office is None:
        return texts("tyrus-title", election=view.election)
    title = texts("tyrus-title-office", election=view.election, office=view.office)
    return f"{title}. {texts('tyrus-roles', office=view.office).capitalize()}."


def _head(view: View, office: int, texts: Texts) -> str:
    name = texts("tyrus-kind", building=BUILDING_KINDS[office])
    is_up = view.office == view.buildings[office].office
    return f"{name[:1].upper()}{name[1:]}{' *' if is_up else ''}"


def _side(view: View, side: int, texts: Texts) -> list[str]:
    label = texts("tyrus-you" if side == view.seat else "tyrus-side", side=SIDES[side])
    columns = [_rows(view.buildings[side * 3 + office]) for office in range(3)]
    height = max(len(rows) for rows in columns)
    lines = []
    for row in range(height):
        cells = [(rows[row] if row < len(rows) else "").ljust(_COLUMN) for rows in columns]
        lines.append((label if row == 0 else "").ljust(_MARGIN) + "".join(cells))
    return lines


def _rows(building: Building) -> list[str]:
    tiles = [_tile(tile) for tile in building.tiles]
    return [" ".join(tiles[at : at + _PER_LINE]) for at in range(0, len(tiles), _PER_LINE)] or ["-"]


def _tile(tile: Standing) -> str:
    left, right = _BRACKETS[tile.seat]
    return f"{left}{tile.face or '??'}{right}"


def _results(view: View, texts: Texts) -> list[str]:
    words = []
    for number, election in enumerate(view.elections, start=1):
        winner = _winner(election.winner) if election.is_counted else "pending"
        words.append(texts("tyrus-result", election=number, office=election.office, winner=winner))
    return words


def _winner(seat: int | None) -> str:
    return "null" if seat is None else SIDES[seat]


def _facts(view: View, seat: int, texts: Texts) -> str:
    return texts(
        "tyrus-facts",
        side=SIDES[seat],
        representatives=view.representatives[seat],
        hand=view.hands[seat].count,
        supply=view.supplies[seat],
    )


def _count(view: View, texts: Texts) -> list[str]:
    last = view.last
    if last is None:
        return []
    head = texts("tyrus-counted", election=last.election, office=last.office, winner=_winner(last.winner))
    lines = [head]
    for seat, building in enumerate(last.buildings):
        tiles = " ".join(_tile(tile) for tile in building.tiles) or "-"
        lines.append(f"  {texts('tyrus-side', side=SIDES[seat])}: {format_sum(last.sums[seat])}   {tiles}")
    return lines


def format_sum(sum_: Sum) -> str:
    """Write a score as the rulebook does: 12 - (8 - 6) = 10; what would be below 0 counts 0 (T11)."""
    if sum_.counters == 0:
        return str(sum_.votes)
    if sum_.counter_counters == 0:
        shown, taken = f"{sum_.counters}", sum_.counters
    else:
        shown, taken = f"({sum_.counters} - {sum_.counter_counters})", sum_.counters - sum_.counter_counters
    sign = "=" if 0 <= taken <= sum_.votes else "→"
    return f"{sum_.votes} - {shown} {sign} {sum_.score}"
