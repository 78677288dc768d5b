"""A transcript stepped through: every ply with the whole board, nothing hidden."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from pelagos.engine.match import Match
from pelagos.engine.seat import ALL_KNOWING
from pelagos.terminal.card import HelpScreen
from pelagos.terminal.picture import Log
from pelagos.terminal.screen import BoardScreen, title_line
from pelagos.terminal.told import Chronicle
from pelagos.terminal.words import Words


class ReplayScreen(BoardScreen):
    """A match after any of its plies."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter,space", "after", show=False, priority=True),
        Binding("left", "before", show=False, priority=True),
        Binding("down", "next_turn", show=False, priority=True),
        Binding("up", "last_turn", show=False, priority=True),
        Binding("home", "go(0)", show=False),
        Binding("end", "finish", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("l,j", "log", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, match: Match, words: Words) -> None:
        super().__init__(match, words)
        self.ply = 0
        self._entries = Chronicle(match, ALL_KNOWING, words.texts).entries()
        turns = [ply.turn for ply in match.plies]
        self._starts = [at for at in range(1, len(turns)) if turns[at] != turns[at - 1]]

    def keys(self) -> dict[str, str]:
        """Return what the line of keys offers."""
        return {
            "screen.before": "terminal-key-before",
            "screen.after": "terminal-key-after",
            "screen.next_turn": "terminal-key-turn",
            "screen.log": "terminal-key-log",
            "screen.help": "terminal-key-help",
            "screen.leave": "terminal-key-quit",
        }

    def on_mount(self) -> None:
        """Begin at the start."""
        self.draw()

    def action_after(self) -> None:
        """Go one ply on."""
        self.action_go(self.ply + 1)

    def action_before(self) -> None:
        """Go one ply back."""
        self.action_go(self.ply - 1)

    def action_next_turn(self) -> None:
        """Go to where the next turn begins."""
        self.action_go(next((at for at in self._starts if at > self.ply), self.match.ply))

    def action_last_turn(self) -> None:
        """Go to where this turn began, or the one before."""
        self.action_go(next((at for at in reversed(self._starts) if at < self.ply), 0))

    def action_finish(self) -> None:
        """Go to the end."""
        self.action_go(self.match.ply)

    def action_go(self, ply: int) -> None:
        """Go to when ``ply`` actions stood."""
        self.ply = min(max(ply, 0), self.match.ply)
        self.draw()

    def action_help(self) -> None:
        """Explain the keys."""
        self.app.push_screen(HelpScreen(self.words, "terminal-replay-help"))

    def action_leave(self) -> None:
        """Leave, or go back to the table."""
        if self.has_class("reads-log"):
            self.action_log()
        else:
            self.dismiss()

    @on(Log.Picked)
    def _pick(self, event: Log.Picked) -> None:
        self.action_go(event.ply)

    # Drawing

    def draw(self) -> None:
        """Show the board after this ply, and what the ply was."""
        match = self.match.copy()
        if self.ply < match.ply:
            match.rewind(self.ply)
        game = match.game
        self.draw_board(game.views.view(match.state, None, True), [], ())
        players = [name or "" for name in match.names]
        self.set_text("#title", title_line(match, self.words, players, self.size.width - 4))
        self.set_text("#prompt", self._prompt())
        # What a ply resolved stands on the board, and in the log below the ply.
        said = [entry.text for entry in self._entries if entry.ply == self.ply and entry.text[:1] != " "]
        if self.ply == self.match.ply and self.match.is_over:
            said.append(f"{self.texts('terminal-over')} {self.words.ending(self.match)}")
        self.set_text("#message", "\n".join(said))
        self.query_one(Log).show(self._entries, self.ply)
        self.call_after_refresh(self.show_log)

    def _prompt(self) -> str:
        text = self.texts("terminal-ply", ply=self.ply, plies=self.match.ply)
        if self.ply == 0:
            return text
        before = self.match.copy()
        before.rewind(self.ply - 1)
        action = self.match.actions[self.ply - 1]
        return f"{text} · {self.match.game.format_action(before.state, action)}"

    def show_log(self) -> None:
        """Scroll the log to this ply."""
        region = self.query_one(Log).region_of(self.ply)
        self.query_one("#log-pane").scroll_to_region(region, animate=False)
