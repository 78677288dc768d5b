"""The terminal's full screen: a Textual application for playing and for replaying any game."""

from collections.abc import Callable

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from pelagos.bots import Bot
from pelagos.engine.match import Match
from pelagos.terminal.card import SetupScreen
from pelagos.terminal.stepping import ReplayScreen
from pelagos.terminal.table import TableScreen
from pelagos.terminal.words import Words

Begin = Callable[[list[str]], tuple[Match, dict[int, Bot]]]

_SEA = Theme(
    name="pelagos",
    dark=True,
    primary="#e5bd62",
    secondary="#5c7f92",
    accent="#d983ad",
    warning="#f2a679",
    foreground="#ece5d3",
    background="#0e1920",
    surface="#14252f",
    panel="#1d3440",
)


class TerminalApp(App[None]):
    """Plays a match, or steps through one; leaves when that is over."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False  # it speaks English only
    ALLOW_SELECT = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (38, "-tall")]  # noqa: RUF012 - as above

    def __init__(self, title: str, enter: "Callable[[TerminalApp], object]") -> None:
        super().__init__()
        self.title = title
        self.register_theme(_SEA)
        self.theme = _SEA.name
        self.animation_level = "none"
        self._enter = enter

    def on_mount(self) -> None:
        """Show the first screen."""
        self._enter(self)

    def show(self, screen: Screen[None]) -> None:
        """Show a screen, and leave with it."""
        self.push_screen(screen, lambda _: self.exit())


def play_app(words: Words, begin: Begin, players: list[str]) -> TerminalApp:
    """Return the application for a match of these players."""
    match, bots = begin(players)
    return TerminalApp(words.game.title, lambda app: app.show(TableScreen(match, bots, words, players)))


def setup_app(words: Words, begin: Begin, seats: range) -> TerminalApp:
    """Return the application that asks first who plays, with any of these numbers of seats."""

    def enter(app: TerminalApp) -> None:
        def sit(players: list[str] | None) -> None:
            if players is not None:
                app.show(TableScreen(*begin(players), words, players))

        app.push_screen(SetupScreen(words.game, words, seats), sit)

    return TerminalApp(words.game.title, enter)


def replay_app(match: Match, words: Words) -> TerminalApp:
    """Return the application that steps through a match."""
    return TerminalApp(match.game.title, lambda app: app.show(ReplayScreen(match, words)))
