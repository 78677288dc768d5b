"""The ladder as a drawing: a rating axis, a rung for each bot, dots with their intervals.

Tyrus
search:2            ──●──
search:1       ─●─
random   ─●──
         0    200   400
"""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from pelagos.bots.rating import Estimate

# The light colours of the page.
PAPER, PAPER_UP, LINE, LINE_STRONG = "#f4ebd6", "#fdf8ec", "#d3c09a", "#8c7148"
INK, INK_SOFT, SEA, LAMP = "#2e1d10", "#5f482f", "#17507a", "#ffcf4d"
TITLE = "Marcellus, Optima, Candara, Georgia, serif"
TEXT = "'Alegreya Sans', Optima, Candara, 'Segoe UI', system-ui, sans-serif"

_WIDTH, _MARGIN, _RUNG, _HEAD, _FOOT = 760, 28, 30, 62, 44
_NAMES, _FIGURES = 150, 64
_STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)
_MOST_LINES = 9


class Rung(NamedTuple):
    """One bot."""

    bot: str
    rating: Estimate


class Panel(NamedTuple):
    """One ladder, the strongest first."""

    title: str
    subtitle: str
    rungs: list[Rung]


def draw(panels: list[Panel]) -> str:
    """Return all ladders, one below the other, as SVG."""
    names = max((len(rung.bot) for panel in panels for rung in panel.rungs), default=0)
    left = _MARGIN + max(_NAMES, 9 * names)
    parts, top = [], _MARGIN
    for panel in panels:
        parts.append(_panel(panel, left, top))
        top += _HEAD + _RUNG * len(panel.rungs) + _FOOT
    height = top + _MARGIN // 2
    said = "; ".join(f"{panel.title}: {', '.join(rung.bot for rung in panel.rungs)}" for panel in panels)
    label = escape(f"Ratings, the strongest first. {said}")
    frame = f'fill="none" stroke="{LINE}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}"
  role="img" aria-label="{label}" font-family="{TEXT}" font-size="15" fill="{INK}">
<rect width="{_WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>
<rect x="6" y="6" width="{_WIDTH - 12}" height="{height - 12}" rx="6" {frame}/>
<rect x="9" y="9" width="{_WIDTH - 18}" height="{height - 18}" rx="4" {frame} stroke-width=".6"/>
{"".join(parts)}</svg>
"""


def _panel(panel: Panel, left: int, top: int) -> str:
    right = _WIDTH - _MARGIN - _FIGURES
    low, high, step = _axis([rung.rating for rung in panel.rungs])
    first = top + _HEAD
    bottom = first + _RUNG * len(panel.rungs)

    def x_of(rating: float) -> float:
        return left + (min(max(rating, low), high) - low) / (high - low) * (right - left)

    heading = f'font-family="{TITLE}" font-size="24"'
    small = f'text-anchor="middle" font-size="13" fill="{INK_SOFT}"'
    lines = [
        f'<text x="{_MARGIN}" y="{top + 22}" {heading}>{escape(panel.title)}</text>',
        f'<text x="{_MARGIN}" y="{top + 42}" fill="{INK_SOFT}">{escape(panel.subtitle)}</text>',
        f'<rect x="{left}" y="{first}" width="{right - left}" height="{bottom - first}" fill="{PAPER_UP}"/>',
    ]
    for mark in range(low, high + 1, step):
        x = f"{x_of(mark):.1f}"
        lines.append(f'<path d="M{x} {first}V{bottom + 5}" stroke="{LINE}"/>')
        lines.append(f'<text x="{x}" y="{bottom + 20}" {small}>{mark}</text>')
    lines.append(f'<path d="M{left} {bottom}H{right}" stroke="{LINE_STRONG}" stroke-width="1.5"/>')
    for place, rung in enumerate(panel.rungs):
        lines.append(_rung(rung, x_of, left, right, first + _RUNG * (place + 0.5)))
    return "\n".join(lines) + "\n"


def _rung(rung: Rung, x_of: Callable[[float], float], left: int, right: int, y: float) -> str:
    value, low, high = rung.rating
    begin, end, at = x_of(low), x_of(high), x_of(value)
    # What the axis cuts off has no cap.
    caps = "".join(f"M{x:.1f} {y - 5:g}v10" for x in (begin, end) if left < x < right)
    whisker = f'stroke="{SEA}" stroke-width="2"'
    return f"""<g class="rung" data-bot="{escape(rung.bot)}" data-rating="{value:.0f}">
<title>{escape(rung.bot)}: {value:.0f}, 95 % between {low:.0f} and {high:.0f}</title>
<text x="{left - 12}" y="{y + 5:g}" text-anchor="end">{escape(rung.bot)}</text>
<path d="M{begin:.1f} {y:g}H{end:.1f}{caps}" fill="none" {whisker}/>
<circle class="dot" cx="{at:.1f}" cy="{y:g}" r="6.5" fill="{LAMP}" {whisker}/>
<text x="{right + 12}" y="{y + 5:g}" font-weight="bold">{value:.0f}</text>
</g>"""


def _axis(ratings: list[Estimate]) -> tuple[int, int, int]:
    """Return both ends and the step of an axis with all dots, and whiskers as far as they leave room."""
    least = min((each.value for each in ratings), default=0.0)
    most = max((each.value for each in ratings), default=0.0)
    room = max(100.0, (most - least) / 3)
    least = max(min((each.low for each in ratings), default=0.0), least - room)
    most = min(max((each.high for each in ratings), default=0.0), most + room)
    step = next((step for step in _STEPS if (most - least) / step <= _MOST_LINES), _STEPS[-1])
    return (
        int(least // step * step),
        max(int(-(-most // step) * step), int(least // step * step) + step),
        step,
    )
