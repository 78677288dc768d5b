"""The command line, run as people run it: output, exit codes, and one line for every mistake."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import NamedTuple

import pytest

import pelagos
from pelagos.cli import main
from pelagos.engine import catalogue
from tests.golden.build import FOLDER

GOLDEN = str(FOLDER / "tyrus-row.txt")


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    stdout: str
    stderr: str


def run(*arguments: str, stdin: str = "") -> Done:
    """Run a command within this process, which saves a second each."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            code = main(list(arguments))
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def output(*arguments: str, stdin: str = "") -> str:
    done = run(*arguments, stdin=stdin)
    assert (done.code, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.more
def test_the_installed_command_runs_in_a_process_of_its_own() -> None:
    command = Path(sys.executable).with_name("pelagos")
    good = subprocess.run([command, "games"], capture_output=True, text=True, check=True)
    assert "tyrus" in good.stdout
    bad = subprocess.run([command, "play", "chess"], capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.startswith("pelagos play: no such game: 'chess'")
    with subprocess.Popen([command, "replay", GOLDEN], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as cut:
        assert cut.stdout is not None
        assert cut.stderr is not None
        cut.stdout.close()  # as head does when it has seen enough
        assert cut.stderr.read() == b""


def test_help_says_what_it_can_do() -> None:
    text = output("--help")
    for command in (
        "games",
        "serve",
        "play",
        "backup",
        "import",
        "check",
        "simulate",
        "replay",
        "verify",
        "analyse",
        "perft",
        "arena",
        "warm",
        "bench",
    ):
        assert f"\n    {command}" in text
        assert "usage: pelagos" in output(command, "--help")
    assert output("--version") == f"pelagos {pelagos.__version__}\n"


def test_games_lists_what_is_installed() -> None:
    assert "tyrus" in output("games")
    rows = json.loads(output("games", "--json"))["games"]
    assert [row["name"] for row in rows] == list(pelagos.games())


def test_simulate_counts_games_and_repeats_with_its_seed() -> None:
    told = [
        json.loads(output("simulate", "tyrus", "--games", "200", "--seed", "5", "--json")) for _ in range(2)
    ]
    assert told[0]["games"] == 200
    assert told[0]["plies"] == told[1]["plies"]
    assert all(sum(row.values()) == 200 for row in told[0]["tally"])
    text = output("simulate", "tyrus", "--games", "50")
    assert "50 games" in text
    assert "games/s" in text
    assert "brown" in text


def test_an_option_of_a_game_may_be_chosen() -> None:
    few = ("--option", "map=small", "--option", "rounds=1")
    told = json.loads(output("simulate", "minos", "--games", "20", *few, "--json"))
    assert told["plies"] < 20 * 300
    assert json.loads(output("perft", "minos", "2", *few, "--json"))["leaves"] == 12


def test_perft_counts_from_the_start_and_from_a_transcript() -> None:
    assert json.loads(output("perft", "tyrus", "3", "--json"))["leaves"] == 1740
    assert output("perft", "tyrus", "2").startswith("perft(2) = 60 in ")
    assert "first-beige              30\n" in output("perft", "tyrus", "2", "--divide")
    told = json.loads(output("perft", "tyrus", "2", "--from", GOLDEN, "--ply", "20", "--json"))
    assert told["leaves"] == 2916


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_replay_tells_any_golden_move_by_move(path: Path, language: str) -> None:
    text = output("replay", str(path), "--language", language)
    words = {
        "tyrus-en": ["Brown draws the ", "places the "],
        "tyrus-fr": ["Brun pioche le ", "pose le "],
        "minos-en": ["Purple throws", "Purple ends the turn."],
        "minos-fr": ["Pourpre lance les dés", "Pourpre finit son tour."],
        "mykerinos-en": ["is first player.", "Blue digs at ", "Area 1, left: "],
        "mykerinos-fr": ["est premier joueur.", "Bleu ouvre une fouille en ", "Zone 1, à gauche\u00a0: "],
    }[f"{path.stem.partition('-')[0]}-{language}"]
    match = pelagos.Match.from_transcript(path.read_text(encoding="utf-8"))
    told = [line for line in text.splitlines() if line[:4].strip().isdecimal()]
    assert len(told) >= match.ply
    assert all(word in text for word in words)
    for action in match.actions:
        assert match.game.format_action(match.state, action) in text


def test_replay_tells_the_count_as_the_rulebook_does() -> None:
    text = output("replay", str(FOLDER / "tyrus-unfinished.txt"), "--language", "en")
    assert "Count of election 2 (general): Brown wins" in text
    assert "Beige: 12 - (8 - 6) = 10 · (s7) (s5) [m8] (p6)" in text


def test_replay_reads_standard_input_and_writes_json() -> None:
    text = Path(GOLDEN).read_text(encoding="utf-8")
    told = json.loads(output("replay", "-", "--json", stdin=text))
    assert told["outcome"]["reason"] == "row"
    assert len(told["plies"]) == 124
    assert told["plies"][0]["message"] == "The coin picks Brown, who starts."


def test_analyse_ranks_the_actions_of_whoever_is_to_move() -> None:
    arguments = ("analyse", GOLDEN, "--ply", "20", "--simulations", "50")
    told = json.loads(output(*arguments, "--json"))
    assert (told["game"], told["ply"], told["seat"]) == ("tyrus", 20, "brown")
    assert len(told["advice"]) == 54
    assert sum(row["visits"] for row in told["advice"]) == 50
    lines = output(*arguments, "--seat", "brown", "--top", "3").splitlines()
    assert lines[0] == "Tyrus, ply 20, brown to move"
    assert len(lines) == 4
    assert told["advice"][0]["notation"] in lines[1]
    untried = output(*arguments, "--top", "60").splitlines()[-1]
    assert untried.split() == ["-", "0", told["advice"][-1]["notation"]]


def test_warm_compiles_every_game() -> None:
    assert json.loads(output("warm", "--json"))["games"] == list(pelagos.games())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "no such game: 'chess' (expected one of "),
        (
            ["play", "tyrus", "--players", "human,zeus"],
            "--players: expected human or a bot: no such",
        ),
        (
            ["play", "tyrus", "--players", "human,search:9"],
            "level: expected a whole number from 1 to 8, got 9",
        ),
        (["play", "tyrus", "--players", "human"], "tyrus is for 2 seats, got 1"),
        (["simulate", "chess"], "no such game: 'chess'"),
        (["simulate", "tyrus", "--seats", "3"], "tyrus is for 2 seats, got 3"),
        (["simulate", "tyrus", "--games", "0"], "expected a whole number from 1 on, got '0'"),
        (["perft", "tyrus", "-1"], "expected a whole number from 0 on, got '-1'"),
        (["perft", "tyrus", "2", "--ply", "3"], "--ply: expected --from FILE with it"),
        (
            ["perft", "tyrus", "2", "--from", GOLDEN, "--ply", "999"],
            "--ply: expected a ply from 0 to 124, got 999",
        ),
        (["analyse", GOLDEN], "expected a ply at which a seat is to move, got 124: nobody is"),
        (["analyse", GOLDEN, "--ply", "3"], "expected a ply at which a seat is to move, got 3: nature is"),
        (["analyse", GOLDEN, "--ply", "20", "--seat", "beige"], "--seat: expected brown, who is to move,"),
        (
            ["analyse", GOLDEN, "--ply", "20", "--simulations", "9" * 9],
            "simulations: expected a whole number",
        ),
        (
            ["analyse", GOLDEN, "--ply", "20", "--seconds", "-1"],
            "budget_s: expected a number of seconds above",
        ),
        (["perft", "tyrus", "99999999999"], "DEPTH: a game of tyrus has at most 124 plies"),
        (
            ["perft", "tyrus", "2", "--from", GOLDEN, "--seats", "7"],
            "--seats: expected --from FILE without it",
        ),
        (["simulate", "tyrus", "--games", "1" + "0" * 29], "expected a whole number from 1 on"),
        (
            ["simulate", "minos", "--option", "map=tiny"],
            "map: expected one of mediterranean, small,",
        ),
        (["simulate", "minos", "--option", "rounds=0"], "rounds: expected a number from 1 to 100, got 0"),
        (
            ["simulate", "minos", "--option", "rounds=" + "9" * 5000],
            "rounds: expected a number from 1 to 100, got",
        ),
        (
            ["simulate", "minos", "--option", "rounds=3", "--option", "rounds=5"],
            "--option: expected rounds once, got it twice",
        ),
        (["simulate", "minos", "--option", "small"], "--option: expected NAME=VALUE, such as map=small"),
        (
            ["simulate", "tyrus", "--option", "map=small"],
            "tyrus: no such option: 'map'",
        ),
        (
            ["perft", "tyrus", "2", "--from", GOLDEN, "--option", "map=small"],
            "--option: expected --from FILE without it",
        ),
        (["replay", "no-such-file"], "cannot read 'no-such-file': No such file or directory"),
        (["bench", "everything"], "no such benchmark: 'everything'"),
        (["fly"], "invalid choice: 'fly'"),
        (["games", "--wings"], "unrecognized arguments: --wings"),
    ],
    ids=lambda value: " ".join(value).replace(GOLDEN, "GOLDEN") if isinstance(value, list) else "",
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.stdout == ""
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_broken_transcript_is_told_with_its_line(tmp_path: Path) -> None:
    text = Path(GOLDEN).read_text(encoding="utf-8")
    file = tmp_path / "game.txt"
    cases = {
        "line 33: T14: The 10 of soldiers is still in your supply.": text.replace(
            "\n21 brown s1>", "\n21 brown s10>"
        ),
        "is the file cut off?": text[: text.index("\n60 ") + 1],
        "expected a header line": "hello",
    }
    for message, content in cases.items():
        file.write_text(content, encoding="utf-8")
        done = run("replay", str(file))
        assert done.code == 2
        assert message in done.stderr, done.stderr
        assert done.stderr.count("\n") == 1
    file.write_bytes(b"\xff\xfe\x00")
    assert "expected UTF-8 text" in run("replay", str(file)).stderr
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_saved_game_goes_on_with_the_luck_of_its_seed() -> None:
    saved = FOLDER / "tyrus-unfinished.txt"
    arguments = ("play", "tyrus", "--players", "human,human", "--from", str(saved), "--seed", "-5")
    assert output(*arguments, stdin="\n") == output(*arguments, stdin="\n")


def test_a_broken_package_hides_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("broken", "no_such_package:GAME", "pelagos.games")
    points = {**catalogue._points(), "broken": point}
    monkeypatch.setattr(catalogue, "_points", lambda: points)
    done = run("games")
    assert done.code == 2
    assert "tyrus" in done.stdout
    assert done.stderr.startswith("pelagos games: the package that adds 'broken' cannot be loaded")
