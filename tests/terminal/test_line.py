"""Line mode, played through standard input and output."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.test_cli import output

import pelagos
from pelagos.games.tyrus.notation import TILE_NAMES


def play(lines: list[str], *arguments: str, language: str = "en") -> str:
    return output("play", "tyrus", "--language", language, *arguments, stdin="\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("language", "end"), [("en", "The game is over."), ("fr", "La partie est terminée.")], ids=["en", "fr"]
)
def test_a_whole_game_against_the_bot_by_numbers_alone(language: str, end: str) -> None:
    text = play(["1"] * 54, "--players", "human,random", "--seed", "4", language=language)
    assert end in text
    assert text.count(" > ") == 30, "three tiles in each of five elections, two touches each"


def test_a_whole_game_of_two_people() -> None:
    text = play(["", "1", "1"] * 54, "--players", "human,human", "--seed", "4")
    assert "The game is over." in text
    assert "Brown, please sit down." in text
    assert "Beige, please sit down." in text


def test_who_plays_is_asked() -> None:
    text = play(["7", "1", "quit"], language="fr")
    assert "Qui joue ?" in text
    assert "1) vous contre un robot" in text


def test_whole_actions_names_and_commands_are_understood(tmp_path: Path) -> None:
    match = pelagos.Match(pelagos.game("tyrus"), seats=2, rng=4)
    seat = match.to_move
    assert seat is not None
    hand = match.view(seat).hands[seat].tiles
    other = next(tile for tile in TILE_NAMES if tile not in hand)
    file = tmp_path / "game.txt"
    players = ["random", "random"]
    players[seat] = "human"
    text = play(
        [
            "help",
            "fly",
            "99",
            f"{other}>brown-citadel",
            f"why {other}>brown-citadel",
            f"why {hand[0]}>brown-citadel",
            "why fly",
            "undo",
            hand[0],
            "back",
            f"{hand[0]}>beige-temple",
            f"save {file}",
            f"save {tmp_path}/no/such/place",
            "resign",
            "no",
            "resign",
            "resign",
        ],
        "--players",
        ",".join(players),
        "--seed",
        "4",
    )
    assert "why ACTION" in text
    assert "'fly' is not a choice here. Expected a number from 1 to 9" in text
    assert text.count("is still in your supply. [T14]") == 2
    assert f"Nothing forbids {hand[0]}>brown-citadel now." in text
    assert "not an action: 'fly'" in text
    assert "Chance has spoken since" in text
    assert "could not be written: No such file or directory" in text
    assert "the other side resigned" in text
    saved = pelagos.Match.from_transcript(file.read_text(encoding="utf-8"))
    assert f"{hand[0]}>beige-temple" in saved.transcript()


def test_hands_stay_behind_the_curtain_on_a_real_terminal() -> None:
    """What is on the screen while one person sits there never shows the other's tiles."""
    text = on_a_terminal(["1", "1", "", "1", "1", "", "quit"], "--players", "human,human", "--seed", "4")
    clear = "\x1b[2J\x1b[3J\x1b[H"
    screens = text.split(clear)
    hands = {side: re.findall(rf"{side}’s hand: ([smp\d ]+)", text) for side in ("Brown", "Beige")}
    assert hands["Brown"]
    assert hands["Beige"]
    for screen in screens:
        assert not ("Brown’s hand" in screen and "Beige’s hand" in screen)
    curtains = [screen for screen in screens if "please sit down" in screen]
    assert curtains
    assert all("hand:" not in screen for screen in curtains)


def on_a_terminal(lines: list[str], *arguments: str) -> str:
    """Run line mode on a pseudo-terminal, answering each prompt in turn."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "pelagos.cli", "play", "tyrus", "--language", "en", *arguments]
    text, pending, quiet_since = "", ["", *lines], time.monotonic()
    with subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower) as process:
        os.close(follower)
        while time.monotonic() - quiet_since < 60:
            ready, _, _ = select.select([leader], [], [], 0.2)
            if ready:
                try:
                    text += os.read(leader, 65536).decode()
                except OSError:  # the program has left its terminal
                    break
                quiet_since = time.monotonic()
            elif pending and text.rstrip().endswith((">", "ready.")):
                os.write(leader, f"{pending.pop(0)}\n".encode())
        else:
            process.kill()
    os.close(leader)
    assert process.returncode == 0
    return text
