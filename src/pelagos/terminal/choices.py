"""Choices as a widget: text in columns that can be pointed at."""

from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

_MARK, _GAP = "▸ ", 2


@dataclass(frozen=True)
class Choice:
    """Something to choose: its value, its label, the block it stands in, and whether it is final."""

    value: str
    label: str
    group: str = ""
    is_grave: bool = False


@dataclass(frozen=True)
class _Cell:
    row: int
    column: int
    width: int


class Choices(Widget, can_focus=True):
    """Choices in even columns, one block for each group; arrows, Enter and the mouse choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        """A choice was made."""

        def __init__(self, value: str) -> None:
            super().__init__()
            self.value = value

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._choices: list[Choice] = []
        self._at = 0

    def offer(self, choices: list[Choice]) -> None:
        """Show other choices, the first of them marked; the same ones stay as they are."""
        if choices != self._choices:
            self._choices, self._at = choices, 0
            self.refresh(layout=True)
            self._show_mark()

    @property
    def marked(self) -> str | None:
        """The value that Enter would choose."""
        return self._choices[self._at].value if self._choices else None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of rows."""
        cells = self._cells(width)
        return cells[-1].row + 1 if cells else 0

    def render(self) -> Text:
        """Draw the cells."""
        rows: dict[int, Text] = {}
        colours = self.app.theme_variables
        for at, (cell, choice) in enumerate(zip(self._cells(self.size.width), self._choices, strict=True)):
            row = rows.setdefault(cell.row, Text())
            row.append(" " * (cell.column - len(row)))
            label = f"{_MARK if at == self._at else '  '}{choice.label}"
            style = f"bold {colours['primary']}" if choice.is_grave else ""
            row.append(label[: cell.width], style="bold reverse" if at == self._at else style)
        return Text("\n", no_wrap=True, overflow="crop").join(rows.values())

    def _cells(self, width: int) -> list[_Cell]:
        cells: list[_Cell] = []
        row = 0
        for _, alike in groupby(self._choices, key=lambda choice: choice.group):
            labels = [choice.label for choice in alike]
            cell = min(max(map(len, labels)) + len(_MARK) + _GAP, max(width, 1))
            per_row = max(1, width // cell)
            cells += [_Cell(row + at // per_row, at % per_row * cell, cell) for at in range(len(labels))]
            row = cells[-1].row + 1
        return cells

    def on_click(self, event: events.Click) -> None:
        """Choose what is under the mouse."""
        for at, cell in enumerate(self._cells(self.size.width)):
            if cell.row == event.y and cell.column <= event.x < cell.column + cell.width - _GAP:
                self._at = at
                self.action_choose()
                return

    def action_choose(self) -> None:
        """Choose what is marked."""
        self.refresh()
        if self.marked is not None:
            self.post_message(self.Chosen(self.marked))

    def action_go(self, step: int) -> None:
        """Mark the choice before or after."""
        self._mark(self._at + step)

    def action_climb(self, step: int) -> None:
        """Mark the nearest choice of the row above or below."""
        cells = self._cells(self.size.width)
        if cells:
            here = cells[self._at]
            there = [at for at, cell in enumerate(cells) if cell.row == here.row + step]
            if there:
                self._mark(min(there, key=lambda at: abs(cells[at].column - here.column)))

    def _mark(self, at: int) -> None:
        if self._choices:
            self._at = at % len(self._choices)
            self.refresh()
            self._show_mark()

    def _show_mark(self) -> None:
        cells = self._cells(self.size.width)
        if cells and isinstance(self.parent, VerticalScroll):
            self.parent.scroll_to_region(Region(0, cells[self._at].row, 1, 1), animate=False)
