"""Levels 1 to 8: simulations a plan and, for the low ones, how often an action is a whim. Data, by game."""

from typing import Annotated

import msgspec

from pelagos.bots.wanted import check_number
from pelagos.engine import data
from pelagos.engine.game import Game
from pelagos.engine.text import Say, Texts

FILE = "levels.json"
NUM_LEVELS = 8
GUARD_S = 3.0  # no level thinks longer about a whole turn, however slow the machine
OTHER = "other"  # the levels of games that are not listed


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level spends on a plan, and the share of its decisions that are any legal action."""

    simulations: Annotated[int, msgspec.Meta(ge=1)]
    whim: Annotated[float, msgspec.Meta(ge=0, lt=1)] = 0.0


def parse_levels(raw: bytes) -> dict[str, list[Level]]:
    """Return the levels of each game, or raise ``BrokenData``."""
    levels = data.decode(raw, dict[str, list[Level]], FILE)
    data.expect(OTHER in levels, True, f"levels of {OTHER!r}", FILE)
    for name, budgets in levels.items():
        data.expect(len(budgets), NUM_LEVELS, f"number of levels of {name}", FILE)
    return levels


_LEVELS = parse_levels(data.read(__package__, FILE))


def level_of(game: Game, level: int) -> Level:
    """Return the budget of ``level``, from 1, in ``game``."""
    return _LEVELS.get(game.name, _LEVELS[OTHER])[level - 1]


def name_of(level: int, language: str) -> str:
    """Return what people call a bot of that level, from 1."""
    check_number("level", level, NUM_LEVELS)
    return Texts(language, __package__).render(Say("bot-level", {"level": level}))
