"""Bots for the tests of the arena: some play, some fail. Workers import this module."""

import os
import time
from pathlib import Path

from pelagos import bots
from pelagos.engine.seen import Seen


class Scripted:
    """Plays its first legal action, or does what its name says after a few of them."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._decided = 0

    def decide(self, seen: Seen) -> int:
        self._decided += 1
        kind, _, argument = self._name.partition("@")
        if kind == "wait":  # tells that it thinks, then thinks for ever
            Path(argument).touch()
            time.sleep(1000)
        if self._decided > 3:
            if kind == "raise":
                raise ZeroDivisionError("no\nidea")
            if kind == "cheat":
                return -1
            if kind == "die":
                os._exit(7)
            if kind == "interrupt":
                raise KeyboardInterrupt
        return seen.legal[-1] if kind == "last" else seen.legal[0]


def parse(text: str, *, seed: int | None = None) -> object:
    """Return a scripted bot, or a real one."""
    kinds = {"first", "last", "wait", "raise", "cheat", "die", "interrupt"}
    return Scripted(text) if text.partition("@")[0] in kinds else bots.parse(text, seed=seed)
