"""The board and the log as widgets: text that can be pointed at and scrolled."""

from collections import defaultdict

from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from pelagos.terminal.paint import find_seats
from pelagos.terminal.place import Places, Span, fold
from pelagos.terminal.told import Entry


class Picture(Widget):
    """A board as text: what may be touched is underlined, what was touched is shown in reverse."""

    class Touched(Message):
        """Something on the board was clicked; ``touches`` are all that it may be."""

        def __init__(self, touches: list[str]) -> None:
            super().__init__()
            self.touches = touches

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self.lines: list[str] = []
        self._places = Places()
        self._drawn = Text()

    def show(
        self, lines: list[str], names: dict[str, str], places: Places, lit: set[str], held: set[str]
    ) -> None:
        """Draw lines in the colours of seats, lit what is offered and marked what is held."""
        self.lines, self._places = lines, places
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        self._drawn = Text("\n".join(lines), no_wrap=True, overflow="crop")
        colours = self.app.theme_variables
        self._drawn.stylize(f"bold {colours['primary']}", 0, len(lines[0]) if lines else 0)
        for span, colour in find_seats(lines, names):
            self._drawn.stylize(colour, starts[span.row] + span.start, starts[span.row] + span.end)
        for touch, style in [
            *((touch, f"bold underline {colours['primary']}") for touch in lit),
            *((touch, "bold reverse") for touch in held),
        ]:
            for span in places.spans.get(touch, []):
                self._drawn.stylize(style, starts[span.row] + span.start, starts[span.row] + span.end)
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of rows."""
        return len(self.lines)

    def render(self) -> Text:
        """Return the drawing."""
        return self._drawn

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        offset = event.get_content_offset(self)
        touches = [] if offset is None else self._places.at(offset.y, offset.x)
        if touches:
            self.post_message(self.Touched(touches))


class Log(Widget):
    """What happened, a sentence each, folded to the width; a click names its ply."""

    class Picked(Message):
        """A sentence was clicked."""

        def __init__(self, ply: int) -> None:
            super().__init__()
            self.ply = ply

    def __init__(self, names: dict[str, str], *, id: str | None = None) -> None:  # noqa: A002 - as above
        super().__init__(id=id)
        self._names = names
        self._entries: list[Entry] = []
        self._ply: int | None = None

    def show(self, entries: list[Entry], ply: int | None = None) -> None:
        """Show these sentences, those of ``ply`` marked."""
        self._entries, self._ply = list(entries), ply
        self.refresh(layout=True)

    def _rows(self, width: int) -> list[tuple[int, str]]:
        return [(entry.ply, line) for entry in self._entries for line in fold(entry.text, width)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of rows."""
        return len(self._rows(width))

    def region_of(self, ply: int) -> Region:
        """Return where the last sentence up to that ply stands."""
        rows = [row for row, (number, _) in enumerate(self._rows(self.size.width)) if number <= ply]
        return Region(0, rows[-1] if rows else 0, 1, 1)

    def render(self) -> Text:
        """Return the sentences in the colours of seats."""
        rows = self._rows(self.size.width)
        text = Text(no_wrap=True, overflow="crop")
        seats: dict[int, list[tuple[Span, str]]] = defaultdict(list)
        for span, colour in find_seats([line for _, line in rows], self._names):
            seats[span.row].append((span, colour))
        for row, (ply, line) in enumerate(rows):
            drawn = Text(
                line, style=f"bold {self.app.theme_variables['primary']}" if ply == self._ply else ""
            )
            for span, colour in seats[row]:
                drawn.stylize(colour, span.start, span.end)
            text.append_text(drawn).append("\n" if row < len(rows) - 1 else "")
        return text

    def on_click(self, event: events.Click) -> None:
        """Say which ply was clicked."""
        rows = self._rows(self.size.width)
        offset = event.get_content_offset(self)
        if offset is not None and offset.y < len(rows):
            self.post_message(self.Picked(rows[offset.y][0]))
