"""The full screen under Textual's pilot: what is on it, and where to click."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from tests.golden.build import FOLDER
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

import pelagos
from pelagos import bots
from pelagos.terminal.app import TerminalApp, play_app, replay_app, setup_app
from pelagos.terminal.table import TableScreen
from pelagos.terminal.words import Words

SMALL, LARGE = (80, 24), (140, 44)
Script = Callable[[Pilot[None]], Awaitable[None]]


def golden(name: str) -> pelagos.Match:
    """Return the match of a golden transcript; an unfinished one goes on."""
    return pelagos.Match.from_transcript((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), rng=1)


def at_sea() -> pelagos.Match:
    """Return a match of Minos in which a ship may sail from where all begin."""
    match = pelagos.Match(pelagos.game("minos"), seats=2, rng=4)
    notation = match.game.notation
    while not any(notation.target(match.state, action)[0].startswith("sea:") for action in match.legal()):
        match.play(match.legal()[0])
    return match


def table(match: pelagos.Match, players: str, language: str = "en") -> TerminalApp:
    """Return the application for a match; bots have the seed 1."""
    return play_app(Words(match.game, language), _seated(match), players.split(","))


def setup(match: pelagos.Match, seats: range, language: str = "en") -> TerminalApp:
    return setup_app(Words(match.game, language), _seated(match), seats)


def stepping(name: str, language: str = "en") -> TerminalApp:
    match = golden(name)
    return replay_app(match, Words(match.game, language))


def _seated(match: pelagos.Match) -> Any:
    def begin(players: list[str]) -> tuple[pelagos.Match, dict[int, bots.Bot]]:
        assert len(players) == match.seats
        return match, {seat: bots.parse(name, seed=1) for seat, name in enumerate(players) if name != "human"}

    return begin


def run(app: TerminalApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    """Run a script at a terminal of that size."""

    async def within() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(within())


def rows(pilot: Pilot[None]) -> list[str]:
    """Return what is on the screen."""
    return [strip.text.rstrip() for strip in pilot.app.screen._compositor.render_strips()]


def text(pilot: Pilot[None]) -> str:
    return "\n".join(rows(pilot))


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and let bots answer."""
    await pilot.press(*keys)
    await settle(pilot)


async def type_in(pilot: Pilot[None], key: str, typed: str) -> None:
    """Open the line to type in, paste, which is quicker than typing, and submit."""
    await pilot.press(key)
    pilot.app.screen.query_one(Input).post_message(events.Paste(typed))
    await press(pilot, "enter")


async def click(pilot: Pilot[None], words: str, *, within: str = "") -> None:
    """Click on words, on the first row that has them, or that also has ``within``."""
    for y, row in enumerate(rows(pilot)):
        found = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", row)
        if found and within in row:
            await pilot.click(offset=(found.start(), y))
            await settle(pilot)
            return
    raise AssertionError(f"{words!r} is not on the screen:\n{text(pilot)}")


async def settle(pilot: Pilot[None]) -> None:
    """Wait until no bot is thinking and everything is drawn."""
    await pilot.pause()
    for screen in pilot.app.screen_stack:
        if isinstance(screen, TableScreen) and screen.match.to_move in screen.bots:
            while screen.match.to_move in screen.bots:
                await pilot.pause(0.01)
            await pilot.pause()
