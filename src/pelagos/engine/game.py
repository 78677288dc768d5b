"""What a game is: a table of facts, and modules of functions.

A game's folder holds one module for each group below; a module is the value
itself, so there is nothing to inherit from.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from pelagos.engine import cache, kernel
from pelagos.engine.dispatch import Legal, State, States, register
from pelagos.engine.error import InvalidOption
from pelagos.engine.outcome import Outcome, Refusal
from pelagos.engine.text import Say, Texts


class Rules(Protocol):
    """``rules.py``: the kernels, as ``dispatch`` describes them.

    A game with chance also has ``stream``; one with hidden facts ``imagine``
    and ``shown``.
    """

    def start(self, states: States, i: int, seats: int, options: NDArray[np.int64], /) -> None: ...
    def to_move(self, states: States, i: int, /) -> int: ...
    def write_legal(self, states: States, i: int, legal: Legal, /) -> int: ...
    def apply(self, states: States, i: int, action: int, /) -> None: ...
    def write_returns(self, states: States, i: int, returns: NDArray[np.float64], /) -> None: ...
    def turn(self, states: States, i: int, /) -> int: ...


class Notation(Protocol):
    """``notation.py``: every action as ASCII text, as touches, and as a sentence.

    A state is a record or its facts (see ``facts_of``): its fields are read, and given to no kernel. The
    exception is ``now``, always a record. With ``IS_FIXED`` a seat's actions have the same text, touches and
    sentence whenever that seat is to move.
    """

    def format_action(self, state: State, action: int, /) -> str: ...
    def parse_action(self, state: State, text: str, /) -> int:
        """Return the action of that notation; any other text is an ``InvalidAction``."""

    def format_seen(self, state: State, action: int, seat: int | None, now: State, /) -> str:
        """Return the notation with ``?`` for what ``seat`` may not know, even by the later ``now``."""

    def say_action(self, state: State, action: int, seat: int | None, /) -> Say:
        """Return the sentence for ``action`` in ``state``, as ``seat`` (or ``ALL_KNOWING``) sees it then."""

    def target(self, state: State, action: int, /) -> tuple[str, ...]:
        """Return the touches that choose a legal action, each ``kind:name``."""

    def say_touch(self, touch: str, /) -> Say:
        """Return the words for a thing that can be touched to act."""


class Views(Protocol):
    """``view.py``: what a seat may see, and how it ended.

    A game for more than two seats also has ``reason(outcome, resigned)``: what decided between
    those who stayed, once somebody has resigned. A state is a record or its facts, as in ``Notation``.
    """

    def view(self, state: State, seat: int | None, is_over: bool, /) -> msgspec.Struct: ...
    def things(self, view: Any, /) -> list[str]:
        """Return every target that a board drawn from ``view`` carries."""

    def say_last(self, view: Any, /) -> list[Say]:
        """Return the sentences for what the view's ``last`` shows, none if there is nothing."""

    def outcome(self, state: State, /) -> Outcome:
        """Return the outcome of a state that is over."""


class Refusals(Protocol):
    """``refusal.py``: why not, from the seat's knowledge only."""

    def why_not(self, state: State, seat: int, action: int, /) -> Refusal:
        """Return the rule that forbids ``action``, which is not legal now."""

    def why_not_touch(self, state: State, seat: int, touches: Sequence[str], /) -> Refusal:
        """Return the rule by which no legal action begins with these touches."""


class Boards(Protocol):
    """``board.py``: the board as text for a terminal."""

    def draw(self, view: Any, texts: Texts, /) -> str: ...


_MODULES = {"rules": Rules, "notation": Notation, "views": Views, "refusals": Refusals, "boards": Boards}


@dataclass(frozen=True)
class Option:
    """A choice made before the match: one of ``choices``, or a number from ``low`` to ``high``."""

    name: str
    default: int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def encode(self, value: Any) -> int:
        """Return the number by which kernels know ``value``: the choice's position, or itself."""
        if self.choices:
            if value in self.choices:
                return self.choices.index(value)
            raise InvalidOption(f"{self.name}: expected one of {', '.join(self.choices)}, got {value!r}")
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise InvalidOption(f"{self.name}: expected a number from {self.low} to {self.high}, got {value!r}")


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The facts of a game and the modules that play, name, show, explain and draw it.

    ``version`` changes when any stored match could replay differently.
    ``streams`` names what nature draws. ``text_package`` holds ``texts/``, where
    ``NAME-seat`` names a seat and ``NAME-reason-REASON`` says each end, ``resigned`` too.
    """

    name: str
    title: str
    version: int
    min_seats: int
    max_seats: int
    seat_names: tuple[str, ...]
    dtype: np.dtype[Any]
    num_actions: int
    max_legal: int
    max_plies: int
    hidden: bool
    text_package: str
    rules: Rules
    notation: Notation
    views: Views
    refusals: Refusals
    boards: Boards
    knowledge: Any = None  # of good play, as ``engine.knowledge`` describes it
    streams: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    def __post_init__(self) -> None:
        for field, protocol in _MODULES.items():
            missing = [
                name for name in vars(protocol) if name[0] != "_" and not hasattr(getattr(self, field), name)
            ]
            if missing:
                raise TypeError(f"{self.name}: expected {', '.join(missing)} in its {field}, got none")
        register(self.dtype, self)
        source = getattr(self.rules, "__file__", None)
        if source is None or not cache.covers(Path(source)) or not cache.is_fresh():
            # No key knows these rules, so nothing compiled with them may outlive the process.
            kernel.forget_disk()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be known to other processes, and to copies, by name."""
        return _installed, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"

    def format_action(self, state: State, action: int) -> str:
        """Return the notation of ``action``: ASCII, the same in both languages."""
        return self.notation.format_action(state, action)

    def parse_action(self, state: State, text: str) -> int:
        """Return the action of that notation, or raise ``InvalidAction``."""
        return self.notation.parse_action(state, text)

    def say_action(self, state: State, action: int, seat: int | None) -> Say:
        """Return the sentence for ``action`` as ``seat`` (``None``: a spectator) may see it."""
        return self.notation.say_action(state, action, seat)

    def texts(self, language: str) -> Texts:
        """Return what the game and the engine say in ``language``."""
        return Texts(language, self.text_package)

    @cached_property
    def english(self) -> Texts:
        """What errors say."""
        return self.texts("en")

    def check_seats(self, seats: Any) -> int:
        """Return ``seats``, or raise ``InvalidOption`` when the game is not for that many."""
        if isinstance(seats, int | np.integer) and self.min_seats <= seats <= self.max_seats:
            return int(seats)
        span = " to ".join(str(num) for num in sorted({self.min_seats, self.max_seats}))
        raise InvalidOption(f"{self.name} is for {span} seats, got {seats!r}")

    def complete_options(self, options: dict[str, Any] | None) -> dict[str, int | str]:
        """Return every option with its value; an unknown one or a wrong value is an ``InvalidOption``."""
        if not isinstance(options, dict | None):
            raise InvalidOption(f"{self.name}: expected options by name, got {options!r}")
        given = dict(options or {})
        complete = {option.name: given.pop(option.name, option.default) for option in self.options}
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise InvalidOption(
                f"{self.name}: no such option: {min(map(str, given))!r} (expected one of: {known})"
            )
        self.encode_options(complete)
        return complete

    def encode_options(self, options: dict[str, Any]) -> NDArray[np.int64]:
        """Return complete options as ``start`` takes them, in the order of ``options``."""
        return np.array([option.encode(options[option.name]) for option in self.options], dtype=np.int64)

    def new_states(self, num: int, *, seats: int, options: dict[str, Any] | None = None) -> States:
        """Return ``num`` states before the first action."""
        encoded = self.encode_options(self.complete_options(options))
        seats = self.check_seats(seats)
        states = np.zeros(num, self.dtype)
        for i in range(num):
            self.rules.start(states, i, seats, encoded)
        return states


def _installed(name: str) -> Game:
    from pelagos.engine import catalogue  # late: the catalogue is a list of games

    return catalogue.game(name)
