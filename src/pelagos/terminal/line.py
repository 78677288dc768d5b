"""Line mode: a whole match with questions and answers, for any game, at one keyboard.

The first touch of every legal action is offered as a numbered list, then the
second, as a board would light them up; a whole action can be typed at once.
With two people a curtain falls between their turns.
"""

import sys
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from pelagos.bots import Bot
from pelagos.engine import history
from pelagos.engine.error import IllegalAction, InvalidAction, UndoRefused
from pelagos.engine.match import Match
from pelagos.terminal.words import Words

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what scrolled off it, and home
_LINES_OF_A_CURTAIN = 60


class _Leave(Exception):
    """The person wants to stop."""


class _Choice(NamedTuple):
    """The touches chosen so far, and what may follow."""

    touches: tuple[str, ...]
    offered: list[str]


def play(match: Match, bots: dict[int, Bot], words: Words) -> None:
    """Play ``match`` to its end or until somebody leaves; seats without a bot are people here."""
    _LineTable(match, bots, words).run()


class _LineTable:
    def __init__(self, match: Match, bots: dict[int, Bot], words: Words) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told = dict.fromkeys(self.people, 0)  # up to which ply each has been told
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        words, match = self.words, self.match
        print(words.texts("terminal-welcome", game=match.game.title))
        try:
            while (seat := match.to_move) is not None:
                if seat in self.bots:
                    match.play(self.bots[seat].choose(match, seat))
                else:
                    self._turn(seat)
        except (_Leave, EOFError):
            return
        print()
        if self.sitting is not None:
            self._tell(self.sitting)
        print(match.game.boards.draw(match.view(self.sitting), words.texts))
        print(f"\n{words.texts('terminal-over')} {words.ending(match)}")

    def _turn(self, seat: int) -> None:
        """Ask the person in ``seat`` until an action stands."""
        if self.sitting != seat:
            self._curtain(seat)
        match, words = self.match, self.words
        self._tell(seat)
        print(match.game.boards.draw(match.view(seat), words.texts))
        print(f"\n{words.texts('terminal-your-turn', seat=words.seat(seat))}")
        ply = match.ply
        touches: tuple[str, ...] = ()
        while match.ply == ply and match.to_move == seat:
            touches = self._ask(self._choice(touches))

    def _choice(self, touches: tuple[str, ...]) -> _Choice:
        match = self.match
        state = match.state
        targets = [match.game.notation.target(state, action) for action in match.legal()]
        following = [target[len(touches)] for target in targets if target[: len(touches)] == touches]
        return _Choice(touches, [touch for touch, _ in groupby(sorted(following, key=following.index))])

    def _ask(self, choice: _Choice) -> tuple[str, ...]:
        """Ask once; play a complete action, do a command, or return the touches chosen so far."""
        names = [_name(touch) for touch in choice.offered]
        words = [
            self.words.texts.render(self.match.game.notation.say_touch(touch)) for touch in choice.offered
        ]
        rows = zip(range(1, len(names) + 1), names, words, strict=True)
        for line in _columns([f"{number}) {name}: {said}" for number, name, said in rows]):
            print(f"  {line}")
        label = " ".join(_name(touch) for touch in choice.touches)
        asked = self.words.texts("terminal-then" if label else "terminal-choose")
        prompt = f"{label} {asked}".strip()
        answer = input(f"{prompt} > ").strip()
        command, _, rest = answer.partition(" ")
        if command in _COMMANDS:
            return _COMMANDS[command](self, rest.strip()) or ()
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return self._touch((*choice.touches, choice.offered[int(answer) - 1]))
        if answer in names:
            return self._touch((*choice.touches, choice.offered[names.index(answer)]))
        self._play(answer, choice)
        return ()

    def _touch(self, touches: tuple[str, ...]) -> tuple[str, ...]:
        """Play the action that these touches complete, or return them."""
        state = self.match.state
        for action in self.match.legal():
            if self.match.game.notation.target(state, action) == touches:
                self.match.play(action)
                return ()
        return touches

    def _play(self, answer: str, choice: _Choice) -> None:
        texts = self.words.texts
        try:
            self.match.play(answer)
        except IllegalAction as error:
            print(texts("terminal-refused", reason=texts.render(error.say), rule=error.rule))
        except InvalidAction:
            expected = texts("terminal-expected", count=len(choice.offered), example=self._example())
            print(texts("terminal-unclear", text=repr(answer), expected=expected))

    def _example(self) -> str:
        return self.match.game.format_action(self.match.state, self.match.legal()[0])

    def _curtain(self, seat: int) -> None:
        """Hide what the other person saw, and wait for the next one."""
        print(_CLEAR if sys.stdout.isatty() else "\n" * _LINES_OF_A_CURTAIN)
        print(self.words.texts("terminal-curtain", seat=self.words.seat(seat)))
        input(self.words.texts("terminal-curtain-key"))
        if sys.stdout.isatty():
            print(_CLEAR, end="")
        self.sitting = seat

    def _tell(self, seat: int) -> None:
        """Say what happened since this person last looked, the same sentence once with its count."""
        told = history.tell(self.match, seat, since=self.told[seat])
        self.told[seat] = self.match.ply
        sentences = [self.words.texts.render(say) for ply in told for say in (ply.say, *ply.last)]
        if sentences:
            print(f"\n{self.words.texts('terminal-since')}")
        for sentence, same in groupby(sentences):
            times = len(list(same))
            print(f"  {sentence}{f' (× {times})' if times > 1 else ''}")
        print()

    # Commands

    def _help(self, _rest: str) -> None:
        print(self.words.texts("terminal-help", example=self._example()))

    def _back(self, _rest: str) -> None:
        """Forget the touches chosen so far: returning none does that."""

    def _undo(self, _rest: str) -> None:
        try:
            self.match.undo()
        except UndoRefused as error:
            print(self.words.texts.render(error.say))

    def _why(self, rest: str) -> None:
        texts = self.words.texts
        try:
            refusal = self.match.why_not(rest)
        except InvalidAction as error:
            print(error)
            return
        if refusal is None:
            print(texts("terminal-allowed", text=rest))
        else:
            print(texts("terminal-refused", reason=texts.render(refusal.say), rule=refusal.rule))

    def _save(self, rest: str) -> None:
        try:
            Path(rest).write_text(self.match.transcript(), encoding="utf-8")
        except OSError as error:
            print(self.words.texts("terminal-not-saved", file=repr(rest), reason=str(error.strerror)))
        else:
            print(self.words.texts("terminal-saved", file=rest))

    def _resign(self, _rest: str) -> None:
        print(self.words.texts("terminal-sure"))
        if input("> ").strip() == "resign" and self.match.to_move is not None:
            self.match.resign(self.match.to_move)

    def _quit(self, _rest: str) -> None:
        raise _Leave


_COMMANDS = {
    "help": _LineTable._help,
    "back": _LineTable._back,
    "undo": _LineTable._undo,
    "why": _LineTable._why,
    "save": _LineTable._save,
    "resign": _LineTable._resign,
    "quit": _LineTable._quit,
}


def _name(touch: str) -> str:
    return touch.partition(":")[2]


def _columns(words: list[str], width: int = 76) -> list[str]:
    """Set words in even columns, reading down the page's lines."""
    cell = max(map(len, words), default=0) + 2
    per_line = max(1, width // cell)
    rows = [words[at : at + per_line] for at in range(0, len(words), per_line)]
    return ["".join(word.ljust(cell) for word in row).rstrip() for row in rows]
