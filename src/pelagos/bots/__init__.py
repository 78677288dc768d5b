"""Bots: players that are programs. They are given what their seat knows, never the match."""

import re
from typing import Any, Protocol

from pelagos.bots.analysis import Advice, analyse
from pelagos.bots.greedy import GreedyBot
from pelagos.bots.levels import name_of
from pelagos.bots.random import RandomBot
from pelagos.bots.search import SearchBot
from pelagos.engine.error import InvalidOption
from pelagos.engine.match import Match
from pelagos.engine.seen import Seen

__all__ = ["BOTS", "Advice", "Bot", "analyse", "make", "name_of", "parse"]

_TEXT = re.compile(r"(?P<name>[a-z]+)(?::(?:(?P<level>\d+)|(?P<simulations>\d+)sims|(?P<budget_s>[\d.]+)s))?")


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, seen: Seen) -> int:
        """Return one of ``seen.legal``."""

    def choose(self, match: Match, seat: int) -> int:
        """Return ``decide(match.seen_by(seat))``; the seat is to move."""


BOTS: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make(
    name: str,
    *,
    level: int | None = None,
    seed: int | None = None,
    simulations: int | None = None,
    budget_s: float | None = None,
    threads: int | None = None,
) -> Bot:
    """Return a new bot of that name; a seed makes it repeat itself.

    ``search`` thinks as a level from 1 to 8 does, or as long as ``simulations`` or ``budget_s`` say.
    """
    if name not in BOTS:
        raise InvalidOption(f"no such bot: {name!r} (expected one of {', '.join(BOTS)})")
    given = {"level": level, "simulations": simulations, "budget_s": budget_s, "threads": threads}
    wanted = {option: value for option, value in given.items() if value is not None}
    if wanted and name != "search":
        raise InvalidOption(f"{name}: expected no {next(iter(wanted))}, which only search has")
    bot: Bot = BOTS[name](seed=seed, **wanted)
    return bot


def parse(text: str, *, seed: int | None = None) -> Bot:
    """Return the bot of a text: ``greedy``, ``search:5`` (a level), ``search:800sims``, ``search:2s``."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise InvalidOption(
            f"expected a bot such as greedy, search:5, search:800sims or search:2s, got {text!r}"
        )
    kinds = {"level": int, "simulations": int, "budget_s": float}
    try:
        budget = {kind: read(found[kind]) for kind, read in kinds.items() if found[kind] is not None}
    except ValueError as error:
        raise InvalidOption(f"{text}: expected a number of seconds, got {found['budget_s']!r}") from error
    return make(found["name"], seed=seed, **budget)
