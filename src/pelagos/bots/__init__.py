"""Bots: players that are programs. They are given what their seat knows, never the match."""

from typing import Protocol

from pelagos.bots.random import RandomBot
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen

__all__ = ["BOTS", "Bot", "make"]


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, seen: Seen) -> int:
        """Return one of ``seen.legal``."""

    def choose(self, match: Match, seat: int) -> int:
        """Return ``decide(match.seen_by(seat))``; the seat is to move."""


BOTS = {"random": RandomBot}


def make(name: str, *, seed: int | None = None) -> Bot:
    """Return a new bot of that name; a seed makes it repeat itself."""
    if name not in BOTS:
        raise InvalidOption(f"no such bot: {name!r} (expected one of {', '.join(BOTS)})")
    return BOTS[name](seed=seed)
