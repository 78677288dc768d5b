"""How garbage is looked for, so that nobody waits for it.

Nearly all that a server makes is freed at once, by counting references. What is left are rings, and they
are found among the few thousand things made last; older ones are set aside, since a look through all tables
takes a second where a thousand are live. That is done once in an hour.
"""

import gc
from typing import Any

EVERY_S = 3600.0
_NEW = 2_000  # things made, and not freed, before a look at them
_LOOKS = 3  # then one at what survived so many


def set_aside() -> None:
    """Begin: what is there by now stays, and what survives two looks is set aside."""
    gc.freeze()
    gc.set_threshold(_NEW, _LOOKS)
    if _freeze not in gc.callbacks:
        gc.callbacks.append(_freeze)


def collect() -> None:
    """Look through everything."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _freeze(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 1:
        gc.freeze()
