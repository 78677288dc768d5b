"""``pelagos arena`` as people run it: table, JSON, picture, mistakes, Ctrl-C."""

import argparse
import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from tests.bots.players import parse

from pelagos import arena, command
from pelagos.cli import main, make_parser

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(["arena", *arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return code, out.getvalue(), err.getvalue()


def run_with_players(*arguments: str) -> tuple[int, str]:
    """Run the command with the bots of the tests."""
    options: argparse.Namespace = make_parser().parse_args(["arena", *arguments])
    out = io.StringIO()
    with redirect_stdout(out):
        code = arena.run(options, {}, command._progress, make=parse)
    return code, out.getvalue()


def without_clock(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    del told["cost"]
    for row in told["bots"]:
        del row["seconds_per_turn"]
    return told


def test_it_prints_a_table_why_it_stopped_and_what_it_cost() -> None:
    code, out, err = run("tyrus", "--bots", "random,random", "--games", "3", "--workers", "1")
    assert (code, err) == (0, "")
    assert out.startswith("Tyrus, 2 seats, seed 0")
    for said in ("random (1)", "random (2)", "rating", "Stopped: all games are played.", "core-minutes"):
        assert said in out
    assert "4 games in 2 deals" in out


def test_json_repeats_with_its_seed_and_holds_whole_figures() -> None:
    arguments = ("tyrus", "--bots", "random,random", "--games", "8", "--workers", "1", "--json", "--seed")
    told = [without_clock(run(*arguments, seed)[1]) for seed in ("3", "3", "4")]
    assert told[0] == told[1]
    assert told[0]["bots"] != told[2]["bots"]
    assert told[0]["games"] == 8
    assert sum(row["points"] for row in told[0]["bots"]) == pytest.approx(8)
    assert {"value", "low", "high"} == set(told[0]["bots"][0]["rating"])


@pytest.mark.slow
def test_json_is_the_same_for_one_worker_and_two() -> None:
    arguments = ("tyrus", "--bots", "random,random", "--games", "12", "--json", "--workers")
    assert without_clock(run(*arguments, "1")[1]) == without_clock(run(*arguments, "2")[1])


def test_the_ladder_is_drawn_on_request(tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    code, _, _ = run(
        "tyrus", "--bots", "random,random", "--games", "2", "--workers", "1", "--picture", str(file)
    )
    assert code == 0
    assert file.read_text(encoding="utf-8").count('class="dot"') == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--bots", "random,random"], "no such game: 'chess'"),
        (["tyrus", "--bots", "random,zeus"], "zeus"),
        (["tyrus", "--bots", "random"], "--bots: expected at least two bots"),
        (["tyrus", "--bots", ""], "--bots: expected at least two bots"),
        (["tyrus"], "the following arguments are required: --bots"),
        (["tyrus", "--bots", "random,random", "--games", "0"], "expected a whole number from 1 on, got '0'"),
        (["tyrus", "--bots", "random,random", "--games", "-5"], "expected a whole number from 1 on"),
        (["tyrus", "--bots", "random,random", "--seats", "3"], "tyrus is for 2 seats, got 3"),
        (["tyrus", "--bots", "random,random", "--workers", "0"], "expected a whole number from 1 on"),
        (["tyrus", "--bots", "random,random", "--option", "map=small"], "tyrus: no such option: 'map'"),
        (["tyrus", "--bots", "random,random", "--picture", "ladder.png"], "--picture: expected FILE.svg"),
        (["tyrus", "--bots", "random,random", "--picture", "none/l.svg"], "--picture: expected FILE.svg"),
        (["tyrus", "--bots", "random,random", "--ray", "nowhere"], "--ray: expected HOST:PORT"),
        (["tyrus", "--bots", "random,random", "--ray", "ray://127.0.0.1:1"], "--ray: expected HOST:PORT"),
        (
            ["tyrus", "--bots", "random,random", "--ray", "127.0.0.1:1", "--workers", "2"],
            "not allowed with argument",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_an_interrupt_tells_what_is_known_so_far() -> None:
    code, out = run_with_players("tyrus", "--bots", "first,interrupt", "--workers", "1", "--json")
    assert code == 130
    told = json.loads(out)
    assert (told["stopped"], told["games"]) == ("interrupted", 0)


@pytest.mark.slow
def test_ctrl_c_stops_all_processes_and_prints(tmp_path: Path) -> None:
    sign = tmp_path / "thinking"
    program = (
        "import sys; from pelagos import arena, command; from pelagos.cli import make_parser\n"
        "from tests.bots.players import parse\n"
        "sys.exit(arena.run(make_parser().parse_args(sys.argv[1:]), {}, command._progress, make=parse))"
    )
    arguments = ["arena", "tyrus", "--bots", f"first,wait@{sign}", "--workers", "2", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *sys.path])}
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
        start_new_session=True,
    ) as child:
        ends = time.monotonic() + 120
        while not sign.exists() and child.poll() is None and time.monotonic() < ends:
            time.sleep(0.05)
        os.killpg(child.pid, signal.SIGINT)  # a terminal tells everybody in the group
        out, err = child.communicate()  # ends only when nobody holds the pipes any more
    assert (child.returncode, err) == (130, "")
    assert json.loads(out)["stopped"] == "interrupted"
