"""What can go wrong at the boundary. Every message is one line that says expected and got."""

from typing import Any

from pelagos.engine.text import Say, Texts


class PelagosError(ValueError):
    """Something given to Pelagos from outside is wrong."""


class UnknownGame(PelagosError):
    """No installed package adds a game of that name."""


class InvalidOption(PelagosError):
    """A match cannot be made with these seats, options or names."""


class BrokenData(PelagosError):
    """A data file of a game, such as its deck or its map, is not what the rules need."""


class InvalidAction(PelagosError):
    """That is no action of this game at all."""


class IllegalAction(PelagosError):
    """An action that a rule forbids now: ``rule`` is its id, ``say`` the reason in any language."""

    def __init__(self, rule: str, say: Say, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
        self.say = say

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.say, str(self).removeprefix(f"{self.rule}: "))


class UndoRefused(PelagosError):
    """The last action cannot be taken back: ``say`` is the reason."""

    def __init__(self, say: Say, message: str) -> None:
        super().__init__(message)
        self.say = say

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.say, str(self))


class InvalidTranscript(PelagosError):
    """A transcript that cannot be read or replayed: ``line`` counts from 1, ``say`` is why in any language.

    The message says so in English, unless another one says more.
    """

    def __init__(self, line: int, say: Say, message: str | None = None) -> None:
        super().__init__(f"line {line}: {message or Texts('en').render(say)}")
        self.line = line
        self.say = say

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.say, str(self).removeprefix(f"line {self.line}: "))
