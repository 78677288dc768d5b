"""Line mode: a whole match with questions and answers, for any game, at one keyboard.

The first touch of every legal action is offered as a numbered list, then the
second, as a board would light them up; a whole action can be typed at once.
With several people a curtain falls between their turns, where there is something to hide.
"""

import shutil
import sys
import textwrap
from collections import Counter
from itertools import groupby

from pelagos.bots import Bot
from pelagos.engine.error import IllegalAction, InvalidAction, UndoRefused
from pelagos.engine.match import Match
from pelagos.terminal.keep import save
from pelagos.terminal.offer import Touches, action_of, example, follow, name_of, offered
from pelagos.terminal.told import news
from pelagos.terminal.words import Words

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what scrolled off it, and home
_LINES_OF_A_CURTAIN = 60


class _Leave(Exception):
    """The person wants to stop."""


def play(match: Match, bots: dict[int, Bot], words: Words) -> None:
    """Play ``match`` to its end or until somebody leaves; seats without a bot are people here."""
    _LineTable(match, bots, words).run()


class _LineTable:
    def __init__(self, match: Match, bots: dict[int, Bot], words: Words) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.texts = words.texts
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told = dict.fromkeys(self.people, 0)  # up to which ply each has been told
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None
        self.drawn: tuple[int, int, list[str]] | None = None  # for whom, in which turn, which lines

    def run(self) -> None:
        try:
            while (seat := self.match.to_move) is not None:
                if seat in self.bots:
                    self.match.play(self.bots[seat].choose(self.match, seat))
                else:
                    self._turn(seat)
            self._end()
        except _Leave:
            pass
        except EOFError:
            print()

    def _turn(self, seat: int) -> None:
        """Ask the person in ``seat`` until an action stands."""
        if self.sitting != seat:
            self._curtain(seat)
        match = self.match
        self._tell(seat)
        self._draw(seat)
        _say(f"\n{self.texts('terminal-your-turn', seat=self.words.seat(seat))}")
        ply = match.ply
        touches: Touches = ()
        while match.ply == ply and match.to_move == seat:
            touches = self._ask(touches)

    def _draw(self, seat: int) -> None:
        """Draw the board once a turn; within it, only the lines that have changed."""
        lines = self.match.game.boards.draw(self.match.view(seat), self.texts).split("\n")
        before = Counter[str]()
        if self.drawn is not None and self.drawn[:2] == (seat, self.match.turn):
            before.update(self.drawn[2])
        self.drawn = seat, self.match.turn, lines
        for line in lines:
            if before[line] == 0:
                print(line)
            elif line:  # empty lines only part what is new
                before[line] -= 1

    def _end(self) -> None:
        print()
        if self.sitting is not None:
            self._tell(self.sitting)
        print(self.match.game.boards.draw(self.match.view(self.sitting), self.texts))
        _say(f"\n{self.texts('terminal-over')} {self.words.ending(self.match)}")
        command, _, rest = input(f"{self.texts('terminal-keep')} > ").strip().partition(" ")
        asked = _COMMANDS.get(command.lower())
        if asked is _LineTable._save:
            self._save(rest.strip())
        elif command and asked is None:
            self._save(f"{command} {rest}".strip())

    # Asking

    def _ask(self, touches: Touches) -> Touches:
        """Ask once; play a complete action, do a command, or return the touches chosen so far."""
        offers = offered(self.match, touches)
        numbered = list(enumerate(offers, start=1))
        for _, alike in groupby(numbered, key=lambda row: row[1].partition(":")[0]):
            for line in _columns([self._offer(number, touch) for number, touch in alike]):
                print(f"  {line}")
        label = " ".join(name_of(touch) for touch in touches)
        asked = self.texts("terminal-then" if label else "terminal-choose")
        answer = input(f"{label} {asked} > ".lstrip()).strip()
        command, _, rest = answer.partition(" ")
        if command.lower() in _BACK:
            return ()
        if command.lower() in _COMMANDS:
            _COMMANDS[command.lower()](self, rest.strip())
            return touches
        chosen = follow(self.match, touches, answer.lower().split())
        if chosen is not None:
            return self._touch(chosen)
        self._play(answer.lower(), len(offers))
        return touches

    def _offer(self, number: int, touch: str) -> str:
        """Write a touch with its number, and in words where these say more than its name."""
        name, words = name_of(touch), self.texts.render(self.match.game.notation.say_touch(touch))
        return f"{number}) {name}" if words == name else f"{number}) {name} ({words})"

    def _touch(self, touches: Touches) -> Touches:
        """Play the action that these touches complete, or return them."""
        action = action_of(self.match, touches)
        if action is None:
            return touches
        self.match.play(action)
        return ()

    def _play(self, answer: str, count: int) -> None:
        try:
            self.match.play(answer)
        except IllegalAction as error:
            _say(self.texts("terminal-refused", reason=self.texts.render(error.say), rule=error.rule))
        except InvalidAction:
            _say(self.texts("terminal-unclear", text=answer, count=count, example=example(self.match)))

    # Telling

    def _curtain(self, seat: int) -> None:
        """Hide what the other person saw, if anything may be hidden, and wait for the next one."""
        self.sitting = seat
        if not self.match.game.hidden:
            return
        print(_CLEAR if sys.stdout.isatty() else "\n" * _LINES_OF_A_CURTAIN)
        _say(self.texts("terminal-curtain", seat=self.words.seat(seat)))
        input(self.texts("terminal-curtain-key"))
        if sys.stdout.isatty():
            print(_CLEAR, end="")

    def _tell(self, seat: int) -> None:
        """Say what happened since this person last looked."""
        since = self.told[seat]
        _say(self.texts("terminal-since" if since else "terminal-welcome", game=self.match.game.title))
        sentences = news(self.match, seat, since, self.texts)
        for person in (seat,) if self.match.game.hidden else self.people:
            self.told[person] = self.match.ply
        for sentence in sentences:
            _say(f"  {sentence}")
        print()

    # Commands

    def _help(self, _rest: str) -> None:
        _say(self.texts("terminal-help", example=example(self.match)))

    def _board(self, _rest: str) -> None:
        self.drawn = None
        if self.match.to_move is not None:
            self._draw(self.match.to_move)

    def _undo(self, _rest: str) -> None:
        try:
            self.match.undo()
        except UndoRefused as error:
            _say(self.texts.render(error.say))

    def _why(self, rest: str) -> None:
        try:
            refusal = self.match.why_not(rest.lower())
        except InvalidAction:
            _say(self.texts("terminal-no-action", text=rest, example=example(self.match)))
            return
        if refusal is None:
            _say(self.texts("terminal-allowed", text=rest))
        else:
            _say(self.texts("terminal-refused", reason=self.texts.render(refusal.say), rule=refusal.rule))

    def _save(self, rest: str) -> None:
        """Write the game to a file that is not there yet."""
        _say(self.texts.render(save(self.match, rest)))

    def _resign(self, _rest: str) -> None:
        _say(self.texts("terminal-sure"))
        answer = input("> ").strip().lower()
        if _COMMANDS.get(answer) is _LineTable._resign and self.match.to_move is not None:
            self.match.resign(self.match.to_move)

    def _quit(self, _rest: str) -> None:
        raise _Leave


# Every command has a word in each language; both are understood in either.
_BACK = ("back", "retour")
_COMMANDS = {
    word: command
    for words, command in (
        (("help", "aide", "?"), _LineTable._help),
        (("board", "plateau"), _LineTable._board),
        (("undo", "annuler"), _LineTable._undo),
        (("why", "pourquoi"), _LineTable._why),
        (("save", "enregistrer"), _LineTable._save),
        (("resign", "abandonner"), _LineTable._resign),
        (("quit", "quitter"), _LineTable._quit),
    )
    for word in words
}


def _say(text: str) -> None:
    """Print text, its lines folded between words at the width of the terminal."""
    width = shutil.get_terminal_size().columns
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        print(textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False))


def _columns(words: list[str], width: int = 76) -> list[str]:
    """Set words in even columns, reading along the lines."""
    cell = max(map(len, words), default=0) + 2
    per_line = max(1, width // cell)
    rows = [words[at : at + per_line] for at in range(0, len(words), per_line)]
    return ["".join(word.ljust(cell) for word in row).rstrip() for row in rows]
