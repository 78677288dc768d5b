"""What a game's author knows of good play, for bots: kernels in the game's ``knowledge.py``.

Every one may be left out. Bots then take each action for as good as another, or
play to the end to see who wins.

Where a quiet moment is a seldom one, between turns that dice make too wide for a tree,
``FORESIGHT = n`` in the same module has every simulation judged at the n-th: alike, however
much of it was tree. Without it the tree grows on, and the first one beyond it is judged.
"""

import numpy as np
from numpy.typing import NDArray

from pelagos.engine.chance import Rng
from pelagos.engine.dispatch import F, Legal, States, dispatched
from pelagos.engine.dispatch import imagine as imagine_evenly
from pelagos.engine.game import Game


def foresight_of(game: Game) -> int:
    """Return after how many quiet moments a simulation is judged; 0: at the first beyond the tree."""
    return int(getattr(game.knowledge, "FORESIGHT", 0))


def _known(stub: F) -> F:
    return dispatched(stub, room="knowledge")


@_known
def weigh(states: States, i: int, legal: Legal, num: int, weights: NDArray[np.float64]) -> None:
    """Write how often a sensible player would choose each of the ``num`` legal actions of a seat.

    Weights are above 0 and need not sum to 1. The heaviest is what the greedy bot plays.
    """
    for place in range(num):
        weights[place] = 1.0


@_known
def standing(states: States, i: int, seat: int) -> float:
    """Return how well a seat stands; chances to win go with the exponential of it.

    The game is not over and ``is_quiet``. Only differences between the seats count.
    """
    return 0.0


@_known
def is_quiet(states: States, i: int) -> bool:
    """Tell whether ``standing`` means something now, or sensible play should go on first."""
    return False


@_known
def believe(states: States, i: int, seat: int, rng: Rng) -> None:
    """Redraw, in place, all that ``seat`` may not know, likely facts more often.

    As with ``imagine``, the result depends on what the seat knows and on ``rng``, on nothing else.
    """
    imagine_evenly(states, i, seat, rng)
