"""Pelagos: board games of the ancient Mediterranean as fast, readable rules.

>>> import pelagos
>>> match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
>>> match.play(match.legal()[0])

Names are loaded when they are first used: the compiler behind the rules takes
a third of a second to import, and ``pelagos --help`` should not wait for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pelagos.drawing import draw
    from pelagos.engine.batch import Batch
    from pelagos.engine.catalogue import game, games
    from pelagos.engine.error import (
        IllegalAction,
        InvalidAction,
        InvalidOption,
        InvalidTranscript,
        PelagosError,
        UndoRefused,
        UnknownGame,
    )
    from pelagos.engine.game import Game, Option
    from pelagos.engine.match import Match
    from pelagos.engine.outcome import Outcome, Refusal
    from pelagos.engine.seat import NATURE, OVER
    from pelagos.engine.seen import Seen
    from pelagos.engine.text import Say

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "OVER",
    "Batch",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "InvalidTranscript",
    "Match",
    "Option",
    "Outcome",
    "PelagosError",
    "Refusal",
    "Say",
    "Seen",
    "UndoRefused",
    "UnknownGame",
    "draw",
    "game",
    "games",
]

_HOMES = {
    "batch": ["Batch"],
    "catalogue": ["game"],
    "error": [
        "IllegalAction",
        "InvalidAction",
        "InvalidOption",
        "InvalidTranscript",
        "PelagosError",
        "UndoRefused",
        "UnknownGame",
    ],
    "game": ["Game", "Option"],
    "match": ["Match"],
    "outcome": ["Outcome", "Refusal"],
    "seat": ["NATURE", "OVER"],
    "seen": ["Seen"],
    "text": ["Say"],
}
_MODULES = {name: f"pelagos.engine.{module}" for module, names in _HOMES.items() for name in names}
_MODULES["draw"] = "pelagos.drawing"


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    if name == "games":  # the package of games is the function
        return import_module("pelagos.games")
    if name not in _MODULES:
        raise AttributeError(f"module 'pelagos' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_MODULES[name]), name)
    return value
