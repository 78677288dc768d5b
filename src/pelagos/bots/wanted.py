"""What may be asked of a bot: everything else is refused in one line."""

import math
import secrets
from typing import Any

import numpy as np

from pelagos.engine.error import InvalidOption, PelagosError
from pelagos.engine.seen import Seen

MAX_SIMULATIONS = 2_000_000  # more would fill the memory of a small machine
MAX_THREADS = 256


def check_budget(simulations: int | None, budget_s: float | None, threads: int) -> None:
    """Raise ``InvalidOption`` for what no search can spend."""
    check_number("simulations", simulations, MAX_SIMULATIONS)
    check_number("threads", threads, MAX_THREADS)
    is_number = isinstance(budget_s, int | float | np.number) and not isinstance(budget_s, bool)
    if budget_s is not None and not (is_number and 0 < budget_s < math.inf):
        raise InvalidOption(f"budget_s: expected a number of seconds above 0, got {budget_s!r}")


def check_number(name: str, value: Any, most: int) -> None:
    """Raise ``InvalidOption`` unless ``value`` is left out or a whole number from 1 to ``most``."""
    if value is not None and not (_is_whole(value) and 1 <= value <= most):
        raise InvalidOption(f"{name}: expected a whole number from 1 to {most}, got {value!r}")


def check_seed(seed: Any) -> int:
    """Return the seed, a fresh one for ``None``; any whole number is one."""
    if seed is None:
        return secrets.randbits(63)
    if not _is_whole(seed):
        raise InvalidOption(f"seed: expected a whole number, got {seed!r}")
    return int(seed)


def check_to_move(seen: Seen) -> None:
    """Raise ``PelagosError`` when the seat has nothing to decide."""
    if not seen.legal:
        raise PelagosError(f"seat {seen.seat} is not to move: there is nothing to decide")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
