"""Breakthrough: the board as text.

    8  x x x x x x x x
    7  x x x x x x x x
    6  . . . . . . . .
       …
    2  o o o o o o o o
    1  o o o o o o o o

       a b c d e f g h

Black sees it turned round, so that everyone's own side is below.
"""

from breakthrough.state import SIZE
from breakthrough.view import View
from pelagos.engine.text import Texts


def draw(view: View, texts: Texts) -> str:
    """Return the board as the view's seat sees it."""
    order = -1 if view.seat == 1 else 1  # Black looks from the other end
    rows = [view.squares[start : start + SIZE][::order] for start in range(0, len(view.squares), SIZE)]
    numbered = [f"{number}  {' '.join(row)}" for number, row in enumerate(rows, start=1)]
    legend = texts("breakthrough-legend", last=view.last or "none")
    return "\n".join([*numbered[::-order], "", f"   {' '.join('abcdefgh'[::order])}", "", legend])
