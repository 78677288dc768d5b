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
from tests.golden.build import FOLDER
from tests.test_cli import output

import pelagos
from pelagos.games.tyrus.notation import TILE_NAMES

ENDS = [
    pytest.param("en", "The game is over.", id="en"),
    pytest.param("fr", "La partie est terminée.", id="fr", marks=pytest.mark.more),
]
SEATS = [2, *(pytest.param(seats, marks=pytest.mark.more) for seats in (3, 4))]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is saved by a wrong word land where nobody minds."""
    monkeypatch.chdir(tmp_path)


def play(lines: list[str], *arguments: str, language: str = "en", game: str = "tyrus") -> str:
    return output("play", game, "--language", language, *arguments, stdin="\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("language", "end"), [("en", "The game is over."), ("fr", "La partie est terminée.")], ids=["en", "fr"]
)
def test_a_whole_game_against_the_bot_by_numbers_alone(language: str, end: str) -> None:
    text = play([*["1"] * 30, "quit"], "--players", "human,random", "--seed", "4", language=language)
    assert end in text
    assert list(Path.cwd().iterdir()) == [], "quit is no file"
    assert text.count(" > ") == 31, "three tiles in each of five elections, two touches each, and the end"


def test_a_whole_game_of_two_people() -> None:
    text = play(["", "1", "1"] * 54, "--players", "human,human", "--seed", "4")
    assert "The game is over." in text
    assert "Brown, please sit down." in text
    assert "Beige, please sit down." in text


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("language", "end"), ENDS)
def test_a_whole_game_of_mykerinos_with_any_number_of_seats(seats: int, language: str, end: str) -> None:
    players = ",".join(["human", "human", *["random"] * (seats - 2)])
    lines = ["1", "2"] * 200
    text = play(lines, "--players", players, "--seed", "4", language=language, game="mykerinos")
    assert end in text
    assert ("The exhibition:" if language == "en" else "L’exposition\u00a0:") in text
    assert "please sit down" not in text, "nothing is hidden, so no curtain falls"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("language", "end"), ENDS)
def test_a_whole_game_of_minos_with_any_number_of_seats(seats: int, language: str, end: str) -> None:
    players = ",".join(["human", "human", *["random"] * (seats - 2)])
    few = ("--option", "map=small", "--option", "rounds=3", "--seed", "4")
    text = play(["2", "1"] * 300, "--players", players, *few, language=language, game="minos")
    assert end in text
    assert "please sit down" not in text, "nothing is hidden, so no curtain falls"


def test_a_turn_of_minos_is_typed_and_the_board_is_drawn_once() -> None:
    few = ("--players", "human,human", "--option", "map=small", "--seed", "4")
    script = "mark-scales roll keep use-build end-turn board"
    text = play([*script.split(), "quit"], *few, game="minos")
    assert "throws one die again." in text
    assert "uses a build: one building point." in text
    assert "Movement points 0, building points 1" in text
    assert text.count("4 Sea of Thrace") == 3, "at the start, after the turn, and when asked for"


def test_a_duel_is_fought_and_told() -> None:
    saved = str(FOLDER / "minos-unfinished.txt")
    players = ("--players", "human,human,human,human", "--from", saved, "--seed", "1")
    text = play(["why mark-scales", "mark-gull", "undo", "keep", "quit"], *players, game="minos")
    assert "In a duel, dice that show scales are never thrown again. [N15]" in text
    assert "Duel: Sea of Melite. Vermilion’s ship attacks Obsidian’s ship." in text
    assert "  Vermilion 5  gull  gull  build  joker  joker  star\n" in text
    assert text.count("  Obsidian 8  scales  scales  arrow  arrow  gull  joker\n") == 2, "and after undo"
    assert "  Obsidian 8  scales  scales  arrow  arrow  gull*  joker\n" in text
    assert text.count("against Obsidian’s ship, 5 to 8: Obsidian wins.") == 1, "on the board only"


def test_a_patron_is_called_on_by_name_and_may_be_taken_back() -> None:
    saved = str(FOLDER / "mykerinos-unfinished.txt")
    lines = ["undo", "undo", "lemon", "why a1", "why space:a1", "extend b3", "a3", "quit"]
    players = ("--players", "human,random,random", "--seed", "1", "--from", saved)
    text = play(lines, *players, game="mykerinos")
    assert "Lord Lemon: dig on a pyramid, or extend with one of two cubes on one." in text
    assert "“a1” is no action of this game." in text
    assert "a1 is not a pyramid: with Lord Lemon a new excavation begins on one. [M10]" in text
    assert "One more cube follows, next to b3." in text
    assert "Blue goes on to a3." in text


def test_every_number_of_seats_is_offered() -> None:
    text = play(["9", "2", "1", "quit"], "--seed", "4", game="mykerinos")
    assert "1) you against a bot\n  2) you against 2 bots\n  3) you against 3 bots" in text
    assert "4) two people at this keyboard\n  5) three people" in text
    assert "A number from 1 to 6?" in text
    assert "Passed:  1. -  2. -  3. -\n" in text, "three seats"


def test_who_plays_is_asked() -> None:
    text = play(["7", "1", "9", "8", "quit"], language="fr")
    assert "Qui joue\u00a0?" in text
    assert "1) vous contre un bot" in text
    assert "De quelle force\u00a0?\n  1) Naufragé\n  2) Mousse\n" in text
    assert "8) Navarque\n> Un numéro de 1 à 8\u00a0?" in text


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
            "?",
            "fly",
            "s1 x",
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
            f"save {file}",
            "save",
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
    assert text.count("“fly” is not a choice here. Expected a number from 1 to 9") == 1
    assert "“s1 x” is not a choice" in text
    assert text.count("is still in your supply. [T14]") == 2
    assert f"Nothing forbids {hand[0]}>brown-citadel now." in text
    assert "“fly” is no action of this game." in text
    assert "Chance has spoken since" in text
    assert "There is a file" in text
    assert text.count("The game could not be written to") == 2
    assert "the other side resigned" in text
    saved = pelagos.Match.from_transcript(file.read_text(encoding="utf-8"))
    assert f"{hand[0]}>beige-temple" in saved.transcript()


def test_a_mistake_in_the_second_part_keeps_the_first() -> None:
    text = play(["1", "nowhere", "1", "quit"], "--players", "human,random", "--seed", "4")
    assert text.count(" then > ") == 2
    assert "Since your last action:" in text


def test_words_may_be_typed_together_in_any_case_and_in_french() -> None:
    lines = ["AIDE", "1 2", "Pourquoi s1>nulle-part", "abandonner", "abandonner"]
    text = play(lines, "--players", "human,random", "--seed", "4", language="fr")
    assert "enregistrer FICHIER" in text
    assert "Depuis votre dernière action" in text
    assert "n’est pas une action de ce jeu" in text
    assert "l’autre camp a abandonné" in text


def test_a_finished_game_can_be_kept_and_an_unfinished_one_goes_on(tmp_path: Path) -> None:
    finished, unfinished = tmp_path / "finished.txt", tmp_path / "unfinished.txt"
    lines = ["1 1"] * 15
    play([*lines, str(finished)], "--players", "human,random", "--seed", "4")
    assert pelagos.Match.from_transcript(finished.read_text(encoding="utf-8")).outcome is not None
    play(["1 1", f"save {unfinished}", "quit"], "--players", "human,random", "--seed", "4")
    before = pelagos.Match.from_transcript(unfinished.read_text(encoding="utf-8"))
    text = play(["1 1", f"save {tmp_path}/more.txt"], "--players", "human,random", "--from", str(unfinished))
    assert "Brown places" in text
    after = pelagos.Match.from_transcript((tmp_path / "more.txt").read_text(encoding="utf-8"))
    assert after.actions[: before.ply] == before.actions
    assert after.ply > before.ply


def test_what_was_revealed_is_told_to_who_did_not_see_the_board() -> None:
    """The count stands on the board only until the next tile; who moves later is told, once."""
    text = play(["1 1"] * 9, "--players", "human,random", "--seed", "5")
    told = re.findall(r"Count of election \d", text)
    assert sorted(told) == [f"Count of election {number}" for number in range(1, len(told) + 1)]
    assert len(told) >= 2


@pytest.mark.more
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
    command = [
        sys.executable,
        "-m",
        "pelagos.cli",
        "play",
        "--plain",
        "tyrus",
        "--language",
        "en",
        *arguments,
    ]
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
