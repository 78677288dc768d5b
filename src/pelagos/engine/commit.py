"""Which actions could not be taken back once played: they end a turn, call nature, or show something."""

from typing import Any

from pelagos.engine.dispatch import Legal, States, apply, shown, to_move, turn
from pelagos.engine.kernel import kernel
from pelagos.engine.seat import NATURE


@kernel
def write_commits(states: States, legal: Legal, num: int, commits: Any) -> None:
    """Write for each of ``num`` actions that are legal in ``states[0]`` whether it stays."""
    mover = to_move(states, 0)  # states[1] is a scratch
    for place in range(num):
        states[1] = states[0]
        apply(states, 1, legal[place])
        commits[place] = (
            mover == NATURE
            or to_move(states, 1) != mover
            or turn(states, 1) != turn(states, 0)
            or shown(states, 1) != shown(states, 0)
        )
