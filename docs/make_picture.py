"""Draw ``tyrus.svg``, the picture in the README: a moment of a real game, as the terminal shows it.

Run it again when the board's text changes: ``.venv/bin/python docs/make_picture.py``.
"""

import random
import re
from html import escape
from pathlib import Path

import pelagos

FILE = Path(__file__).parent / "tyrus.svg"
PAPER, FRAME, INK, SOFT = "#f4ebd6", "#c9b78f", "#33251a", "#7b6750"
BROWN, BEIGE, MUREX = "#6d3b1f", "#a2763a", "#7a1f4b"
WIDTH_PER_LETTER, LINE, MARGIN = 8.43, 19, 26


def scene() -> list[str]:
    """Return what Brown sees in the fifth election of a random game, and the question."""
    game = pelagos.game("tyrus")
    match = pelagos.Match(game, seats=2, rng=11)
    rng = random.Random(11)
    while match.view(0).election < 5 or match.view(0).last or match.to_move != 0:
        match.play(rng.choice(match.legal()))
    board = game.boards.draw(match.view(0), game.texts("en"))
    answer = game.format_action(match.state, match.legal()[-4])
    return ["$ make play", "", *board.splitlines(), "", f"Choose > {answer}"]


def coloured(line: str) -> str:
    """Return a line as SVG spans: Brown's tiles, Beige's tiles and the office up in their colours."""
    if line.startswith(("$", "Choose")):
        return f'<tspan fill="{MUREX}" font-weight="bold">{escape(line)}</tspan>'
    out = re.sub(
        r"\[([smp]\d+|\?\?)\]", rf'<tspan fill="{BROWN}" font-weight="bold">[\1]</tspan>', escape(line)
    )
    out = re.sub(r"\(([smp]\d+|\?\?)\)", rf'<tspan fill="{BEIGE}" font-weight="bold">(\1)</tspan>', out)
    return out.replace(" *", f' <tspan fill="{MUREX}" font-weight="bold">*</tspan>')


def picture() -> str:
    """Return the whole drawing."""
    lines = scene()
    width = round(max(map(len, lines)) * WIDTH_PER_LETTER + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = "\n".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (row + 0.75):g}">{coloured(line)}</text>'
        for row, line in enumerate(lines)
        if line
    )
    frame = f'fill="none" stroke="{FRAME}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"
  xml:space="preserve" role="img" aria-label="A game of Tyrus in the terminal"
  font-family="ui-monospace, Menlo, Consolas, monospace"
  font-size="14" fill="{INK}">
<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>
<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="6" {frame}/>
<rect x="9" y="9" width="{width - 18}" height="{height - 18}" rx="4" {frame} stroke-width=".6"/>
{rows}
</svg>
"""


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
