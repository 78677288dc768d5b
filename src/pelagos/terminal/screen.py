"""What all screens of the terminal are made of."""

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from pelagos.engine.match import Match
from pelagos.terminal.choices import Choices
from pelagos.terminal.paint import colour_of
from pelagos.terminal.picture import Log, Picture
from pelagos.terminal.place import Places, find, fold
from pelagos.terminal.words import Words

_WIDTH = 80  # what boards are drawn for


class _BoardPane(VerticalScroll, can_focus=False):
    """Where the board is scrolled; what it was to show stays in sight when the rows below grow."""

    def on_resize(self) -> None:
        """Look again whether it is in sight."""
        if isinstance(self.screen, BoardScreen):
            self.screen.bring()


class BoardScreen(Screen[None]):
    """A title, a board with its log, a panel and a line of keys."""

    def __init__(self, match: Match, words: Words) -> None:
        super().__init__()
        self.match = match
        self.words = words
        self.texts = words.texts
        game = match.game
        self._width = 0
        self._rows: list[int] = []  # of the board, to be seen
        self.names = {game.seat_names[seat]: words.seat(seat) for seat in range(match.seats)}

    def compose(self) -> ComposeResult:
        """Lay everything out."""
        yield Static(id="title")
        with Horizontal(id="main"):
            with _BoardPane(id="board-pane"):
                yield Picture(id="board")
            with VerticalScroll(id="log-pane", can_focus=False):
                yield Log(self.names, id="log")
        with Vertical(id="panel"):
            with Horizontal(id="ask"):
                yield Static(id="prompt")
                yield Static(id="more")
            yield Static(id="message")
            with VerticalScroll(id="choices-pane", can_focus=False):
                yield Choices(id="choices")
            yield Input(id="entry", compact=True, select_on_focus=False)
        yield Static(keys_line(self.words, self.keys()), id="keys")

    def keys(self) -> dict[str, str]:
        """Return the message for each action in the line of keys."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Begin with the choices in focus."""
        self.query_one(Choices).focus()
        self.watch(self.query_one("#board-pane"), "scroll_y", self._draw_more, init=False)

    def on_resize(self) -> None:
        """Draw again: what is folded depends on the width."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show everything as it is now."""
        raise NotImplementedError

    def draw_board(self, view: Any, lit: list[str], held: tuple[str, ...], own: str = "") -> Places:
        """Draw a view, and bring into sight what may be touched or has changed; return where things stand."""
        game, picture, pane = self.match.game, self.query_one(Picture), self.query_one("#board-pane")
        width = min(pane.scrollable_content_region.width or _WIDTH, _WIDTH)
        lines = fold(game.boards.draw(view, self.texts), width)
        places = find(lines, dict.fromkeys([*lit, *held, *game.views.things(view)]), self.say, own)
        rows = sorted(span.row for touch in lit for span in places.spans.get(touch, []))
        if not rows and self._width == width:
            rows = [row for row, line in enumerate(lines) if line and line not in picture.lines]
        self._width = width
        picture.show(lines, self.names, places, set(lit), set(held))
        self._rows = rows
        self.call_after_refresh(self.bring)
        return places

    def bring(self) -> None:
        """Scroll the board to the first row that is to be seen, unless another of them is in sight."""
        pane = self.query_one("#board-pane")
        height, top = pane.scrollable_content_region.height, round(pane.scroll_y)
        if self._rows and not any(top <= row < top + height for row in self._rows):
            pane.scroll_to(y=max(0, self._rows[0] - 1), animate=False)
        self._draw_more()

    def _draw_more(self) -> None:
        """Tell how many rows of the board are out of sight."""
        pane = self.query_one("#board-pane")
        above = round(pane.scroll_y)
        below = max(0, round(pane.max_scroll_y) - above)
        told = [f"{arrow} {rows}" for arrow, rows in (("▲", above), ("▼", below)) if rows]
        self.set_text("#more", "  ".join(told))

    def say(self, touch: str) -> str:
        """Return the words for a touch."""
        return self.texts.render(self.match.game.notation.say_touch(touch))

    def set_text(self, selector: str, text: str | Text) -> None:
        """Change a line of text."""
        self.query_one(selector, Static).update(Content(text) if isinstance(text, str) else text)

    def action_page(self, pages: int) -> None:
        """Scroll the board, or the log where it is read instead."""
        pane = self.query_one("#board-pane" if self.query_one("#board-pane").display else "#log-pane")
        pane.scroll_relative(y=pages * max(1, pane.size.height - 2), animate=False)

    def action_edge(self, is_end: bool) -> None:
        """Scroll the board to its top or its bottom."""
        pane = self.query_one("#board-pane" if self.query_one("#board-pane").display else "#log-pane")
        (pane.scroll_end if is_end else pane.scroll_home)(animate=False)

    def action_log(self) -> None:
        """Read the log in the place of the board, or the board again."""
        self.toggle_class("reads-log")
        self.call_after_refresh(self.show_log)

    def show_log(self) -> None:
        """Scroll the log to where the match is."""
        self.query_one("#log-pane").scroll_end(animate=False)


def keys_line(words: Words, keys: dict[str, str]) -> Content:
    """Return a line of keys that can be clicked: each message is a key and what it does."""
    parts = []
    for action, message in keys.items():
        key, _, said = words.texts(message).partition(" ")
        parts.append(Content.from_markup(f"[@click={action}][b]$key[/b] $said[/]", key=key, said=said))
    return Content("  ").join(parts)


def title_line(match: Match, words: Words, players: list[str], width: int) -> Text:
    """Return the game's title, the seats in their colours and who sits there, as far as there is room."""
    title = Text(f"{match.game.title}   ", style="bold")
    full, short = Text(), Text()
    for seat, player in enumerate(players):
        colour = colour_of(match.game.seat_names[seat])
        name = Text(
            f"{'▶ ' if seat == match.to_move else ''}{words.seat(seat)}", style=f"bold {colour or ''}"
        )
        for line, who in ((full, f" ({player})" if player else ""), (short, "")):
            line.append("  " if seat else "").append_text(name).append(who)
    lines = (title.copy().append_text(full), full, title.append_text(short), short)
    return next((line for line in lines if len(line) <= width), short)
