"""Gymnasium's spaces for a game: what a seat observes, and what it may do."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pelagos.adapters.observation import Observer


def spaces_of(observer: Observer) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """Return the spaces of one seat: its observation with the mask of legal actions, and all actions."""
    low, high = observer.limits()
    num_actions = observer.game.num_actions
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (num_actions,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(num_actions)


class Actions(spaces.Discrete[Any]):
    """All actions of a game; without a mask, one that is legal now is sampled, if any is."""

    def __init__(self, num: int, mask: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(num)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return an action of the mask, or by its probability, or any that is legal now."""
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)
