"""OpenSpiel's two searchers in Python, from what one seat knows, ended by a count or by the clock.

Where all is open it is the tree search, elsewhere the one on information sets; both are OpenSpiel's own.
"""

import time
from contextlib import suppress
from typing import Any

import numpy as np

from pelagos.adapters.openspiel import SpielState, state_from
from pelagos.engine.chance import make_rng
from pelagos.engine.seen import Seen

# After ours, which says what to install.
from open_spiel.python.algorithms import ismcts, mcts  # isort: skip

LEAST = 2  # simulations without which nothing can be chosen
_SEEDS = 1 << 32


class _TimeUp(Exception):
    """Ends a search from within: OpenSpiel's searchers only count."""


class _Clock:
    """Counts simulations, and ends them when the time is up."""

    def __init__(self, ends: float | None) -> None:
        self._ends = ends
        self.num = 0

    def tick(self) -> None:
        """Count a simulation that begins now, unless it is too late for one."""
        if self._ends is not None and self.num >= LEAST and time.perf_counter() >= self._ends:
            raise _TimeUp
        self.num += 1


class _TreeSearch(mcts.MCTSBot):  # type: ignore[misc] # OpenSpiel ships no types
    def __init__(self, clock: _Clock, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._clock = clock
        self._root: Any = None

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        self._clock.tick()
        return super()._apply_tree_policy(root, state)

    def choose(self, state: SpielState) -> int:
        with suppress(_TimeUp):
            self.mcts_search(state)
        return int(self._root.best_child().action)


class _SetSearch(ismcts.ISMCTSBot):  # type: ignore[misc] # see _TreeSearch
    def __init__(self, clock: _Clock, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._clock = clock

    def sample_root_state(self, state: Any) -> Any:
        self._clock.tick()
        return super().sample_root_state(state)

    def choose(self, state: SpielState) -> int:
        try:
            policy = self.run_search(state)
        except _TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        actions, odds = zip(*policy, strict=True)
        return int(self._random_state.choice(actions, p=odds))


def search(
    seen: Seen, evaluator: Any, *, uct_c: float, simulations: int, ends: float | None, seed: int
) -> tuple[int, int]:
    """Return an action for the seat, which has several, and how many simulations led to it.

    The search ends after ``simulations``, or when ``time.perf_counter()`` reaches ``ends``.
    """
    state, clock, luck = state_from(seen), _Clock(ends), np.random.RandomState(seed % _SEEDS)
    game = state.get_game()
    if not seen.game.hidden:
        tree = _TreeSearch(clock, game, uct_c, simulations, evaluator, random_state=luck)
        return tree.choose(state), clock.num
    sets = _SetSearch(clock, game, evaluator, uct_c, simulations, random_state=luck)
    worlds = make_rng(seed)
    sets.set_resampler(lambda state, seat: state.imagine(seat, worlds))
    return sets.choose(state), clock.num
