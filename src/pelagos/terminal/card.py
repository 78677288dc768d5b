"""Screens with one card in the middle: the curtain, the help, who plays."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from pelagos.bots.levels import NUM_LEVELS
from pelagos.engine.game import Game
from pelagos.terminal.words import PERSON, Words

_MIDDLE_LEVEL = 4


class CurtainScreen(Screen[None]):
    """Hides everything until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__()
        self._words = words
        self._seat = seat

    def compose(self) -> ComposeResult:
        """Say who is to sit down."""
        with VerticalScroll(classes="card", can_focus=False):
            yield Static(
                Content(self._words.texts("terminal-curtain", seat=self._words.seat(self._seat))),
                classes="heading",
            )
            yield Static(Content(self._words.texts("terminal-curtain-key")))

    def on_click(self) -> None:
        """Open the curtain."""
        self.dismiss()


class HelpScreen(Screen[None]):
    """Explains the keys until any is pressed."""

    def __init__(self, words: Words, message: str) -> None:
        super().__init__()
        self._words = words
        self._message = message

    def compose(self) -> ComposeResult:
        """Show the text."""
        with VerticalScroll(classes="card", can_focus=False):
            yield Static(Content(self._words.texts(self._message)))

    def on_key(self, event: events.Key) -> None:
        """Close."""
        event.stop()
        self.dismiss()

    def on_click(self) -> None:
        """Close."""
        self.dismiss()


class SetupScreen(Screen[list[str]]):
    """Asks who sits in each seat: a person, or a bot of some level.

    Dismissed with the players, as ``--players`` has them.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "begin", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(self, game: Game, words: Words, seats: range) -> None:
        super().__init__()
        self._game = game
        self._words = words
        self._range = seats
        self._seats = seats[0]
        self._players = [PERSON, *[f"search:{_MIDDLE_LEVEL}"] * (seats[-1] - 1)]
        self._row = 0

    def compose(self) -> ComposeResult:
        """Lay out the card."""
        texts = self._words.texts
        with VerticalScroll(classes="card", can_focus=False):
            yield Static(Content(f"{self._game.title} · {texts('terminal-mode')}"), classes="heading")
            yield Static(id="form")
            yield Static(Content(texts("terminal-setup-keys")))

    def on_mount(self) -> None:
        """Show the first answers."""
        self._draw()

    def _rows(self) -> list[tuple[str, str]]:
        """Return what each row asks, and the answer."""
        texts = self._words.texts
        rows = []
        if len(self._range) > 1:
            rows.append((texts("terminal-seat-count"), str(self._seats)))
        for seat in range(self._seats):
            player = self._players[seat]
            said = self._words.player(player)
            level = player.partition(":")[2]
            rows.append((self._words.seat(seat), f"{said} ({level})" if level else said))
        return rows

    def _draw(self) -> None:
        rows = self._rows()
        width = max(len(label) for label, _ in rows) + 2
        text = Text()
        for at, (label, value) in enumerate(rows):
            row = f"{'▸ ' if at == self._row else '  '}{label.ljust(width)}‹ {value.center(20)} ›"
            text.append(row, style="bold reverse" if at == self._row else "").append("\n")
        text.append("\n  ").append(
            f" {self._words.texts('terminal-setup-begin')} ",
            style=f"bold reverse {self.app.theme_variables['primary']}",
        )
        self.query_one("#form", Static).update(text)

    def action_move(self, step: int) -> None:
        """Go to another row."""
        self._row = (self._row + step) % len(self._rows())
        self._draw()

    def action_change(self, step: int) -> None:
        """Change the answer in this row."""
        seat = self._row - (1 if len(self._range) > 1 else 0)
        if seat < 0:
            at = (self._seats - self._range[0] + step) % len(self._range)
            self._seats = self._range[at]
        else:
            players = [PERSON, *(f"search:{level}" for level in range(1, NUM_LEVELS + 1))]
            at = (players.index(self._players[seat]) + step) % len(players)
            self._players[seat] = players[at]
        self._draw()

    def action_begin(self) -> None:
        """Leave with the answers."""
        self.dismiss(self._players[: self._seats])

    def on_click(self, event: events.Click) -> None:
        """Change the row under the mouse, to the left or to the right, or begin."""
        form = self.query_one("#form", Static)
        offset = event.get_content_offset(form)
        if offset is None:
            return
        rows = self._rows()
        if offset.y < len(rows):
            self._row = offset.y
            line = str(form.visual).split("\n")[offset.y]
            self.action_change(-1 if offset.x <= line.index("‹") + 1 else 1)
        elif offset.y == len(rows) + 1:
            self.action_begin()
