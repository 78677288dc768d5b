"""One play of a game: seats, options and the actions that stand. People's actions are verified here."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from pelagos.engine import dispatch, history
from pelagos.engine.chance import Rng
from pelagos.engine.commit import write_commits
from pelagos.engine.dispatch import Legal, State, States, apply
from pelagos.engine.error import IllegalAction, InvalidAction, InvalidOption, PelagosError, UndoRefused
from pelagos.engine.game import Game
from pelagos.engine.kernel import kernel
from pelagos.engine.name import check_names
from pelagos.engine.nature import Source, draw, make_source
from pelagos.engine.outcome import ABORTED, Outcome, Refusal, returns_of, without_resigned
from pelagos.engine.position import Position, copy_states
from pelagos.engine.seat import MOVER, NATURE, NOBODY, OVER
from pelagos.engine.seen import Seen, kernel_rng
from pelagos.engine.text import Say
from pelagos.engine.trail import Ply, Trail

_NATURES = ("auto", "manual")
_NO_STREAM = -1


class Match:
    """A match in play or over.

    ``rng`` is nature's source: a seed, a generator, a ``Source``, or ``None``
    for fresh entropy. With ``nature="manual"`` the caller plays nature.
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: int,
        options: dict[str, Any] | None = None,
        names: Sequence[str | None] | None = None,
        rng: int | np.random.Generator | Source | None = None,
        nature: str = "auto",
    ) -> None:
        if not isinstance(game, Game):
            raise InvalidOption(f"expected a Game, as pelagos.game(NAME) returns, got {game!r}")
        if nature not in _NATURES:
            raise InvalidOption(f"nature: expected one of {', '.join(_NATURES)}, got {nature!r}")
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.complete_options(options)
        self.names = check_names(names, seats)
        self.nature = nature
        self.dice: dict[str, Any] | None = None  # where draws came from, as its transcript said
        self.source = make_source(rng)
        self._states = self.first_states()
        self._is_shared = False  # whether others hold the states: then they are copied before a change
        self._position: Position | None = None
        self._mover = int(game.rules.to_move(self._states, 0))  # kept, since everybody asks
        self._plies: Trail[Ply] = Trail()
        self._draws: dict[int, int] = {}  # standing plies by stream, those of seats too
        self._resigned: dict[int, int] = {}  # seat: the ply at which it did
        self._is_aborted = False
        self.caretaken: set[int] = set()  # plies that a bot played for a person who was away
        if nature == "auto":
            self.play_nature()

    def __repr__(self) -> str:
        mover = self.to_move
        who = "over" if mover is None else f"{history.actor_name(self.game, mover)} to move"
        return f"<Match {self.game.name}, ply {self.ply}, {who}>"

    # What holds now

    @property
    def state(self) -> State:
        """A copy of the record."""
        return copy_states(self._states)[0]

    @property
    def position(self) -> Position:
        """The state, which stays as it is while the match goes on, with what seats see of it."""
        if self._position is None:
            self._position, self._is_shared = Position(self.game, self._states[0], is_over=self.is_over), True
        return self._position

    @property
    def to_move(self) -> int | None:
        """The seat to move, ``NATURE``, or ``None`` when it is over."""
        return None if self._is_ended or self._mover == OVER else self._mover

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.to_move is None

    @property
    def ply(self) -> int:
        """The number of standing actions."""
        return len(self._plies)

    @property
    def turn(self) -> int:
        """The number of the rulebook's turn."""
        return int(self.game.rules.turn(self._states, 0))

    @property
    def shown(self) -> int:
        """How often something hidden was shown so far."""
        return int(dispatch.shown(self._states, 0))

    @property
    def actions(self) -> list[int]:
        """Every standing action, nature's too."""
        return [ply.action for ply in self._plies]

    @property
    def plies(self) -> Sequence[Ply]:
        """Every standing action with who played it."""
        return self._plies.copy()

    @property
    def resigned(self) -> dict[int, int]:
        """The seats that gave up, and the ply at which each did."""
        return dict(self._resigned)

    def legal(self) -> list[int]:
        """Return what whoever is to move may play, ascending."""
        return cast(list[int], self._legal().tolist())

    def view(self, seat: int | None) -> Any:
        """Return what ``seat``, or a spectator (``None``), may see."""
        return self.position.view(self._check_viewer(seat))

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once it is over."""
        if self.to_move is not None:
            return None
        views, resigned = self.game.views, set(self._resigned)
        if self._is_aborted:
            return Outcome((), (0,) * self.seats, (1,) * self.seats, ABORTED)
        if self._is_ended:
            stayed = tuple(seat for seat in range(self.seats) if seat not in resigned)
            places = tuple(1 if seat in stayed else len(stayed) + 1 for seat in range(self.seats))
            return Outcome(stayed, (0,) * self.seats, places, "resigned")
        return without_resigned(views.outcome(self._states[0]), resigned, getattr(views, "reason", None))

    @property
    def returns(self) -> list[float] | None:
        """One number per seat once it is over: 1 win, 0 draw or shared win, -1 loss."""
        outcome = self.outcome
        return None if outcome is None else returns_of(outcome)

    # Playing

    def play(self, action: int | str) -> None:
        """Play an action or its notation; in ``auto``, nature then plays until a seat is to move."""
        number = self.parse(action)
        if number not in self.legal():
            refusal = self._refusal(number, self._asker(MOVER))
            raise IllegalAction(refusal.rule, refusal.say, self.game.english.render(refusal.say))
        self._push(number)
        if self.nature == "auto":
            self.play_nature()

    def play_nature(self) -> None:
        """Let nature draw until a seat is to move or the match is over."""
        while self.to_move == NATURE:
            self._push(self.next_draw())

    def next_draw(self) -> int:
        """Return what nature, which is to move, draws from its source."""
        stream, legal = dispatch.stream(self._states, 0), self.legal()
        return legal[draw(self.source, self.game.streams[stream], self._draws.get(stream, 0), len(legal))]

    def resign(self, seat: int) -> None:
        """Give the match up for ``seat``: with two seats the other wins, with more it goes on."""
        seat = self._check_seat(seat)
        if self.is_over or seat in self._resigned:
            reason = "the match is over" if self.is_over else "it has resigned before"
            raise PelagosError(f"seat {seat} cannot resign: {reason}")
        self._resigned[seat] = self.ply
        self._position = None

    def abort(self) -> None:
        """End the match without a winner."""
        if self.is_over:
            raise PelagosError("expected a match that is on, got one that is over")
        self._is_aborted = True
        self._position = None

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would succeed."""
        return self._undo_refusal() is None

    def undo(self) -> None:
        """Take back the last action of an unfinished turn, or raise ``UndoRefused``."""
        refusal = self._undo_refusal()
        if refusal is not None:
            raise UndoRefused(refusal, self.game.english.render(refusal))
        resigned = self._resigned  # another seat's resignation stands
        self.rewind(self.ply - 1)
        self._resigned = {seat: min(at, self.ply) for seat, at in resigned.items()}

    def commits(self) -> list[bool]:
        """Return for each of ``legal()`` whether it could not be undone once played."""
        legal = self._legal()
        states, commits = np.repeat(self._states, 2), np.zeros(len(legal), np.bool_)
        write_commits(states, legal, len(legal), commits)
        return cast(list[bool], commits.tolist())

    def rewind(self, ply: int) -> None:
        """Go back to when ``ply`` actions stood. Nature draws the same again if it is asked to."""
        if not isinstance(ply, int | np.integer) or not 0 <= ply <= self.ply:
            raise PelagosError(f"rewind: expected a ply from 0 to {self.ply}, got {ply!r}")
        self._plies.cut(ply)
        self._draws = dict(Counter(each.stream for each in self._plies))
        self._resigned = {seat: at for seat, at in self._resigned.items() if at < ply}
        self._is_aborted = False
        self.caretaken = {at for at in self.caretaken if at < ply}
        self._states, self._is_shared, self._position = self.first_states(), False, None
        _replay(self._states, np.array(self.actions, dtype=np.int64))
        self._mover = int(self.game.rules.to_move(self._states, 0))

    def copy(self) -> Self:
        """Return a match that goes its own way from here, with the same luck."""
        self._is_shared = True
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._plies = self._plies.copy()
        twin._draws = dict(self._draws)
        twin._resigned = dict(self._resigned)
        twin.caretaken = set(self.caretaken)
        twin.names, twin.options = list(self.names), dict(self.options)
        twin.dice = None if self.dice is None else dict(self.dice)
        return twin

    def first_states(self) -> States:
        """Return an array of one: the state before the first action."""
        return self.game.new_states(1, seats=self.seats, options=self.options)

    # Asking

    def why_not(
        self, action_or_target: int | str | Sequence[str], *, seat: int | None = MOVER
    ) -> Refusal | None:
        """Return the rule that forbids an action or a target, or ``None`` when nothing does.

        A target is the list of touches, or a text such as ``tile:s7,building:brown-temple``;
        what only begins a legal list is not forbidden. ``seat`` asks: by default the one to move,
        ``None`` for a spectator.
        """
        asker = self._asker(seat)
        touches = _parse_target(action_or_target)
        if touches is None:
            number = self.parse(action_or_target)
            return None if asker == self.to_move and number in self.legal() else self._refusal(number, asker)
        state = self._states[0]
        if asker == self.to_move and any(
            self.game.notation.target(state, action)[: len(touches)] == touches for action in self.legal()
        ):
            return None
        if self._is_ended:
            return _ABORTED if self._is_aborted else _RESIGNED
        return self.game.refusals.why_not_touch(state, asker, touches)

    def seen_by(self, seat: int) -> Seen:
        """Return what ``seat`` knows: the view, its legal actions, the history, what it may imagine."""
        return Seen(self, self._check_seat(seat))

    def imagine(self, seat: int | None, rng: int | np.random.Generator | Rng) -> State:
        """Return a state like this one in all that ``seat`` knows, the rest drawn afresh."""
        return self._imagined(self._check_viewer(seat), kernel_rng(rng))[0]

    # Text

    def transcript(self, *, dice: dict[str, Any] | None = None) -> str:
        """Return the complete text; ``dice`` says where nature's draws came from."""
        return history.write_transcript(self, dice=dice)

    def transcript_for(self, seat: int | None, *, dice: dict[str, Any] | None = None) -> str:
        """Return the text as ``seat``, or a spectator, may know it: complete once it is over."""
        viewer = self._check_viewer(seat)
        if self.is_over:
            return history.write_transcript(self, dice=dice)
        return history.write_transcript_for(self, viewer, dice=dice)

    @classmethod
    def from_transcript(cls, text: str, *, rng: int | np.random.Generator | Source | None = None) -> Self:
        """Replay a transcript. One that is not over goes on; nature waits unless ``rng`` is given."""
        return history.read_transcript(cls, text, rng)

    # Within

    @property
    def _is_ended(self) -> bool:
        """Whether it is over whatever the rules say: aborted, or only one seat has not resigned."""
        return self._is_aborted or len(self._resigned) >= self.seats - 1

    def _legal(self) -> Legal:
        legal = np.empty(self.game.max_legal, np.int32)
        return legal[: 0 if self._is_ended else self.game.rules.write_legal(self._states, 0, legal)]

    def _push(self, action: int) -> None:
        if self._is_shared:
            self._states, self._is_shared = copy_states(self._states), False
        states, rules, actor = self._states, self.game.rules, self._mover
        stream = int(dispatch.stream(states, 0)) if actor == NATURE else _NO_STREAM
        turn, shown = int(rules.turn(states, 0)), int(dispatch.shown(states, 0))
        rules.apply(states, 0, action)
        self._position = None
        self._mover = int(rules.to_move(states, 0))
        self._plies.append(Ply(action, actor, stream, turn, shown))
        self._draws[stream] = self._draws.get(stream, 0) + 1

    def parse(self, action: Any) -> int:
        """Return an action given as a number or in notation, or raise ``InvalidAction``."""
        if isinstance(action, str):
            return self.game.parse_action(self._states[0], action)
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if isinstance(action, bool) or not 0 <= number < self.game.num_actions:
            last = self.game.num_actions - 1
            raise InvalidAction(f"expected an action from 0 to {last} or its notation, got {action!r}")
        return number

    def _refusal(self, action: int, asker: int) -> Refusal:
        if self._is_ended:
            return _ABORTED if self._is_aborted else _RESIGNED
        return self.game.refusals.why_not(self._states[0], asker, action)

    def _asker(self, seat: int | None) -> int:
        """Return who asks, as refusals take it: a seat, nature when it is to move, or ``NOBODY``."""
        if seat == MOVER:
            return NOBODY if self.to_move is None else self.to_move
        return NOBODY if seat is None else self._check_seat(seat)

    def _undo_refusal(self) -> Say | None:
        if not self._plies:
            return Say("undo-nothing")
        if self.is_over:
            return Say("undo-over")
        last = self._plies[-1]
        if NATURE in (last.actor, self.to_move):
            return Say("undo-nature")
        if self.shown != last.shown:
            return Say("undo-shown")
        if self.to_move != last.actor:
            return Say("undo-other")
        return Say("undo-turn") if self.turn != last.turn else None

    def _imagined(self, seat: int | None, rng: Rng) -> States:
        states = copy_states(self._states)
        if not self.is_over:
            dispatch.imagine(states, 0, NOBODY if seat is None else seat, rng)
        return states

    def _check_seat(self, seat: int) -> int:
        if not isinstance(seat, int | np.integer) or not 0 <= seat < self.seats:
            raise PelagosError(f"expected a seat from 0 to {self.seats - 1}, got {seat!r}")
        return int(seat)

    def _check_viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._check_seat(seat)


_RESIGNED = Refusal("resigned", Say("match-resigned"))
_ABORTED = Refusal(ABORTED, Say("match-aborted"))


@kernel
def _replay(states: States, actions: NDArray[np.int64]) -> None:
    """Play all ``actions`` in ``states[0]``."""
    for action in actions:
        apply(states, 0, action)


def _parse_target(asked: int | str | Sequence[str]) -> tuple[str, ...] | None:
    """Return the touches of a target, or ``None`` for an action or its notation."""
    if isinstance(asked, str):
        return tuple(asked.split(",")) if ":" in asked else None
    if not isinstance(asked, Sequence):
        return None
    touches = tuple(touch for touch in asked if isinstance(touch, str))
    return touches if len(touches) == len(asked) else None
