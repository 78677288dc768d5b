"""A match at one screen: people and bots in any seats, for any game."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import Input

from pelagos.bots import Bot, make
from pelagos.engine.match import Match
from pelagos.terminal.card import CurtainScreen, HelpScreen
from pelagos.terminal.choices import Choice, Choices
from pelagos.terminal.keep import save
from pelagos.terminal.offer import name_of
from pelagos.terminal.picture import Log, Picture
from pelagos.terminal.place import Places
from pelagos.terminal.screen import BoardScreen, title_line
from pelagos.terminal.stepping import ReplayScreen
from pelagos.terminal.told import Chronicle, news
from pelagos.terminal.turn import Turn
from pelagos.terminal.words import Words

_YES, _NO = "yes", "no"
_FINAL = ("terminal-final", "terminal-final-yes", "terminal-final-no")
_RESIGN = ("terminal-resign", "terminal-resign-yes", "terminal-resign-no")
_LEAVE = ("terminal-leave", "terminal-leave-yes", "terminal-leave-no")
_ENTRIES = {"type": "terminal-entry-type", "why": "terminal-entry-why", "save": "terminal-entry-save"}
_CARETAKER = "greedy"
_NEWS = 2  # sentences above the choices; the log has all
_PACE_S = 0.4  # between actions where bots alone play


class TableScreen(BoardScreen):
    """A match that is played; seats without a bot are people here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Every letter has one of each language, and both are understood in either.
        Binding("u,a,backspace", "undo", show=False),
        Binding("w,p", "ask('why')", show=False),
        Binding("slash,colon", "ask('type')", show=False),
        Binding("s,e", "ask('save')", show=False),
        Binding("l,j", "log", show=False),
        Binding("c", "confirms", show=False),
        Binding("r", "resign", show=False),
        Binding("v", "view", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "back", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "edge(False)", show=False),
        Binding("end", "edge(True)", show=False),
    ]

    def __init__(self, match: Match, bots: dict[int, Bot], words: Words, players: list[str]) -> None:
        super().__init__(match, words)
        self.bots = bots
        self.players = players
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None
        self.turn = Turn(match, self.texts)
        self._told = dict.fromkeys(self.people, 0)  # up to which ply each has been told
        self._news: list[str] = []
        self._question: tuple[str, str, str] | None = None  # what is to be answered, with yes and no
        self._asked = ""  # what is being typed
        self._chronicles: dict[int | None, Chronicle] = {}
        self._keys = Places().keys

    def keys(self) -> dict[str, str]:
        """Return what the line of keys offers."""
        return {
            "screen.undo": "terminal-key-undo",
            "screen.ask('why')": "terminal-key-why",
            "screen.ask('type')": "terminal-key-type",
            "screen.log": "terminal-key-log",
            "screen.ask('save')": "terminal-key-save",
            "screen.help": "terminal-key-help",
            "screen.leave": "terminal-key-quit",
        }

    def on_mount(self) -> None:
        """Let whoever is to move begin."""
        self.advance()

    # Whose turn it is

    @property
    def _is_asked(self) -> bool:
        """Whether the person at the screen is to move."""
        return self.match.to_move is not None and self.match.to_move == self.sitting

    def advance(self) -> None:
        """Go on with whoever is to move now."""
        seat = self.match.to_move
        if seat in self.bots:
            self.run_worker(self._let_bots_play(), exclusive=True)
        elif seat is not None and self.sitting != seat:
            self._change_seats(seat)
        elif seat is not None and self._told[seat] < self.match.ply:
            self._tell(seat)
        self.draw()

    def _change_seats(self, seat: int) -> None:
        """Let the next person sit down, behind a curtain if anything is hidden."""
        self.sitting = seat
        self._tell(seat)
        if self.match.game.hidden:
            self.app.push_screen(CurtainScreen(self.words, seat))

    def _tell(self, seat: int) -> None:
        """Keep what happened since this person last acted, to be shown until the next action."""
        self._news = news(self.match, seat, self._told[seat], self.texts)
        for person in (seat,) if self.match.game.hidden else self.people:
            self._told[person] = self.match.ply

    async def _let_bots_play(self) -> None:
        while (seat := self.match.to_move) in self.bots and seat is not None:
            self.draw()
            if not self.people:
                await asyncio.sleep(_PACE_S)
            # A copy: whoever resigns or leaves meanwhile changes nothing under the bot's eyes.
            action = await _think(self.bots[seat], self.match.copy(), seat)
            if self.match.to_move == seat:
                if seat in self.match.resigned:
                    self.match.caretaken.add(self.match.ply)
                self.match.play(action)
        self.advance()

    # Choosing

    @on(Choices.Chosen)
    def _choose(self, event: Choices.Chosen) -> None:
        if self._question:
            self._answer(event.value == _YES)
        elif self._is_asked and self.turn.pending is not None:
            if event.value == _YES:
                self._act(self.turn.confirm)
            else:
                self._act(self.turn.back)
        elif self._is_asked:
            self._act(lambda: self.turn.touch(event.value))

    @on(Picture.Touched)
    def _touch(self, event: Picture.Touched) -> None:
        if self._is_asked and not self._question:
            offers = self.turn.offers()
            touch = next((touch for touch in event.touches if touch in offers), event.touches[0])
            self._act(lambda: self.turn.touch(touch))

    def _act(self, act: Callable[[], None]) -> None:
        """Do something in the turn, and go on from what came of it."""
        ply, seat = self.match.ply, self.match.to_move
        act()
        if self.match.ply != ply:
            self._news = []
            if seat is not None:
                self._told[seat] = min(self._told[seat], self.match.ply)
        self.advance()

    def action_back(self) -> None:
        """Close what is open: a line that is typed, a question, the log, the last touch."""
        if self._asked:
            self._close_entry()
        elif self._question:
            self._answer(False)
        elif self.has_class("reads-log"):
            self.action_log()
        elif self._is_asked:
            self._act(self.turn.back)

    def action_undo(self) -> None:
        """Take back the last touch or action."""
        if self._is_asked and not self._question:
            self._act(self.turn.undo)

    def action_confirms(self) -> None:
        """Ask, or no longer ask, before what cannot be taken back."""
        self.turn.confirms = not self.turn.confirms
        self.turn.message = self.texts("terminal-confirms", asks="yes" if self.turn.confirms else "no")
        self.draw()

    def action_help(self) -> None:
        """Explain the keys."""
        self.app.push_screen(HelpScreen(self.words, "terminal-app-help"))

    def action_resign(self) -> None:
        """Ask whether to give up."""
        if self._is_asked:
            self._question = _RESIGN
            self.draw()

    def action_leave(self) -> None:
        """Leave, after a question while the match is on."""
        if self.match.is_over:
            self.app.exit()
        else:
            self._question = _LEAVE
            self.draw()

    def action_view(self) -> None:
        """Step through the match once it is over, when nothing is hidden any more."""
        if self.match.is_over:
            self.app.push_screen(ReplayScreen(self.match, self.words))

    def _answer(self, is_yes: bool) -> None:
        question, self._question = self._question, None
        if is_yes and question == _LEAVE:
            self.app.exit()
            return
        if is_yes and self.match.to_move is not None:
            self._resign(self.match.to_move)
        self.advance()

    def _resign(self, seat: int) -> None:
        """Give a seat up; where the others play on, a bot takes care of it."""
        self.turn.clear()
        self.match.resign(seat)
        if not self.match.is_over:
            self.people.remove(seat)
            self.bots[seat], self.players[seat] = make(_CARETAKER), _CARETAKER

    # Typing

    def action_ask(self, what: str) -> None:
        """Open the line to type in: an action, one to ask about, or the name of a file."""
        if what != "save" and not self._is_asked:
            return
        self._asked = what
        entry = self.query_one(Input)
        entry.placeholder = self.texts(_ENTRIES[what])
        entry.value = ""
        entry.add_class("is-open")
        entry.focus()

    @on(Input.Submitted)
    def _submit(self, event: Input.Submitted) -> None:
        asked, text = self._asked, event.value
        self._close_entry()
        if asked == "save" and text.strip():
            self.turn.message = self.texts.render(save(self.match, text.strip()))
            self.draw()
        elif asked == "type":
            self._act(lambda: self.turn.type(text))
        elif asked == "why":
            self._act(lambda: self.turn.why(text))

    def _close_entry(self) -> None:
        self._asked = ""
        self.query_one(Input).remove_class("is-open")
        self.query_one(Choices).focus()

    # Drawing

    def draw(self) -> None:
        """Show everything as whoever sits here may see it."""
        match, seat = self.match, self.sitting
        offers = self.turn.offers() if self._is_asked else []
        held = self.turn.touches if self._is_asked else ()
        own = "" if seat is None else self.words.seat(seat)
        places = self.draw_board(match.view(seat), offers, held, own)
        self._keys = places.keys
        self._draw_title()
        self.set_text("#prompt", self._prompt())
        self._draw_message()
        self.query_one(Choices).offer(self._choices(offers))
        chronicle = self._chronicles.setdefault(seat, Chronicle(match, seat, self.texts))
        self.query_one(Log).show(chronicle.entries())
        self.call_after_refresh(self.show_log)

    def _draw_title(self) -> None:
        players = (
            [self.words.player(player) for player in self.players] if self.bots else [""] * self.match.seats
        )
        if len(self.people) == 1:
            players[self.people[0]] = self.texts("terminal-you")
        self.set_text("#title", title_line(self.match, self.words, players, self.size.width - 4))

    def _prompt(self) -> str:
        match, mover = self.match, self.match.to_move
        if self._question:
            return self.texts(self._question[0])
        if mover is None:
            return f"{self.texts('terminal-over')} {self.words.ending(match)}"
        if not self._is_asked:
            return self.texts("terminal-thinking", seat=self.words.seat(mover))
        if self.turn.pending is not None:
            return self.texts(_FINAL[0])
        if self.turn.touches:
            touched = " · ".join(map(self._label, self.turn.touches))
            return f"{touched} {self.texts('terminal-then')}"
        return self.texts("terminal-your-turn", seat=self.words.seat(mover))

    def _draw_message(self) -> None:
        pending = self.turn.pending
        text = self.turn.message
        if not text and self._is_asked and pending is not None:
            text = self.texts.render(self.match.game.say_action(self.match.state, pending, self.sitting))
        if not text and self.match.is_over:
            text = self.texts("terminal-after")
        self.query_one("#message").set_class(bool(self.turn.message), "is-refusal")
        self.set_text("#message", text or "\n".join(self._news[-_NEWS:]))

    def _choices(self, offers: list[str]) -> list[Choice]:
        question = self._question
        if question is None and self._is_asked and self.turn.pending is not None:
            question = _FINAL
        if question is not None:
            _, yes, no = map(self.texts, question)
            return [Choice(_YES, yes, is_grave=True), Choice(_NO, no)]
        return [Choice(touch, self._label(touch), touch.partition(":")[0]) for touch in offers]

    def _label(self, touch: str) -> str:
        """Return the words for a touch, with the name or key by which the board knows it."""
        words, name = self.say(touch), name_of(touch)
        if touch in self._keys:
            return f"{self._keys[touch]} {words}"
        drawn = {word for line in self.query_one(Picture).lines for word in line.split()}
        return words if words == name or name not in drawn else f"{name} ({words})"


async def _think(bot: Bot, match: Match, seat: int) -> int:
    """Return what the bot chooses, thought in a thread that nobody waits for on leaving."""
    loop = asyncio.get_running_loop()
    chosen: asyncio.Future[int] = loop.create_future()

    def settle(action: int | None, error: BaseException | None) -> None:
        if chosen.done():
            return
        if error is not None:
            chosen.set_exception(error)
        elif action is not None:
            chosen.set_result(action)

    def think() -> None:
        action, error = None, None
        try:
            action = bot.choose(match, seat)
        except Exception as caught:  # raised again where it is awaited
            error = caught
        with contextlib.suppress(RuntimeError):  # the screen has closed meanwhile
            loop.call_soon_threadsafe(settle, action, error)

    threading.Thread(target=think, daemon=True).start()
    return await chosen
