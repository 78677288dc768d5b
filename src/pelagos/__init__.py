"""Pelagos: board games of the ancient Mediterranean as fast, readable rules.

>>> import pelagos
>>> match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1)
>>> match.play(match.legal()[0])
"""

from typing import TYPE_CHECKING

from pelagos.engine.batch import Batch
from pelagos.engine.catalogue import game
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
from pelagos.engine.seat import NATURE
from pelagos.engine.seen import Seen
from pelagos.engine.text import Say

if TYPE_CHECKING:
    from pelagos.engine.catalogue import games
else:
    from pelagos import games

__version__ = "0.1.0"

__all__ = [
    "NATURE",
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
    "game",
    "games",
]
