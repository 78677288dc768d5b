"""Before and after the match: who plays is chosen, and a transcript is stepped through."""

from tests.terminal.screen import click, press, run, setup, stepping, text
from textual.pilot import Pilot

import pelagos
from pelagos.terminal.table import TableScreen


def test_bots_of_any_level_sit_in_any_seat() -> None:
    match = pelagos.Match(pelagos.game("mykerinos"), seats=3, rng=4)

    async def script(pilot: Pilot[None]) -> None:
        assert "Mykerinos · Who plays?" in text(pilot)
        await press(pilot, "right", "down", "left", "down")
        assert "Navarch (8)" in text(pilot)
        await press(pilot, *["left"] * 3)
        assert "Castaway (1)" in text(pilot)
        await press(pilot, "down", *["left"] * 4, "up", "up", *["right"] * 2, "down")
        await click(pilot, "›", within="Red")
        await press(pilot, "enter")
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.players == ["search:1", "search:2", "human"]

    run(setup(match, range(2, 5)), script)


def test_a_transcript_is_stepped_through() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert "Ply 0 of 124" in text(pilot)
        await press(pilot, "right", "right", "left")
        assert "Ply 1 of 124 · " in text(pilot)
        await press(pilot, "down")
        assert "Ply 1 of" not in text(pilot)
        await press(pilot, "end")
        assert "Ply 124 of 124" in text(pilot)
        assert "The game is over." in text(pilot)
        await press(pilot, "home", "l")
        await click(pilot, "Brown draws the 2 of soldiers.")
        await press(pilot, "l")
        assert "Brown draws the 2 of soldiers." in text(pilot)
        assert "Ply 3 of 124" in text(pilot)
        await press(pilot, "up")
        assert "Ply 0 of 124" in text(pilot)
        await click(pilot, "→ On")
        assert "Ply 1 of 124" in text(pilot)
        await press(pilot, "q")
        assert not pilot.app.is_running

    run(stepping("tyrus-row"), script)


def test_a_replay_is_told_in_french() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "end")
        assert "La partie est terminée." in text(pilot)
        await press(pilot, "question_mark")
        assert "aller au début d’un tour" in text(pilot)

    run(stepping("mykerinos-2-points", "fr"), script)
