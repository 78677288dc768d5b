"""The commands around the server: serving, and checking dice afterwards. Bad input is one line."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.house import Guest, House, free_port
from tests.test_cli import run

import pelagos
from pelagos.engine import cache


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ["--database", "postgresql://user:secret@127.0.0.1:1/x"],
            "cannot open 'postgresql://user:***@127.0.0.1:1/x'",
        ),
        (["--database", "nonsense"], "--database: expected sqlite:///FILE"),
        (["--database", "sqlite://"], "nothing kept in memory lasts"),
        (["--database", "sqlite:////no/such/folder/x.sqlite"], "cannot open"),
        (["--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
        (["--port", "99999"], "cannot listen on 127.0.0.1:99999"),
        (["--port", "-1"], "expected a whole number from 0 on"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(arguments: list[str], expected: str) -> None:
    done = run("serve", *arguments)
    assert (done.code, done.stdout) == (2, "")
    assert expected in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_said_in_one_line(house: House) -> None:
    done = run("serve", "--port", str(house.port))
    assert done.code == 2
    assert f"cannot listen on 127.0.0.1:{house.port}" in done.stderr


@contextmanager
def two_at_once(folder: Path, *options: str) -> "Iterator[list[subprocess.Popen[str]]]":
    """Run two servers that begin at the same time, each with a database of its own."""
    pair = [
        subprocess.Popen(
            [sys.executable, "-m", "pelagos", "serve", "--database", f"sqlite:///{folder / name}", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in ("one.sqlite", "other.sqlite")
    ]
    try:
        yield pair
    finally:
        for process in pair:
            process.kill()
            process.communicate()


def address_told(process: "subprocess.Popen[str]") -> str | None:
    """Return where a server says that it is; ``None`` if it ends before."""
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    return found and found[0]


@pytest.mark.slow
def test_two_that_begin_at_once_have_a_port_each(tmp_path: Path) -> None:
    with two_at_once(tmp_path) as pair:
        told = {address_told(process) for process in pair}
    assert len(told - {None}) == 2


@pytest.mark.slow
def test_of_two_that_begin_at_once_on_one_port_the_later_says_so_in_one_line(tmp_path: Path) -> None:
    port = free_port()
    with two_at_once(tmp_path, "--port", str(port)) as pair:
        (refused,) = (process for process in pair if address_told(process) is None)
        said = refused.communicate()[1]
    assert (refused.returncode, said.count("\n")) == (2, 1)
    assert f"cannot listen on 127.0.0.1:{port}" in said


@pytest.mark.slow
def test_the_command_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {
        **os.environ,
        "BROWSER": f"{browser} %s",
        "XDG_DATA_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "PELAGOS_CACHE": str(cache.directory().parent),  # the rules are compiled, or a minute goes by
    }
    command = [sys.executable, "-m", "pelagos"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3]
            ends = time.monotonic() + 20
            while not (tmp_path / "opened").exists() and time.monotonic() < ends:
                time.sleep(0.05)
            assert (tmp_path / "opened").read_text(encoding="utf-8").strip() == address
            assert "<title>" in httpx.get(address).text
        finally:
            server.kill()
    assert (tmp_path / "pelagos" / "pelagos.sqlite").exists()


@pytest.fixture(scope="module")
def played(house: House, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A whole game as its transcript, and the commitment that was told at its start."""
    made = house.make("open", "open")
    watcher = Guest(house, made["match"], None)
    guests = [watcher.take(seat, nonce=f"nonce{seat}") for seat in (0, 1)]
    while (mover := watcher.body["to_move"]) is not None:
        guests[mover].play_any()
    file = tmp_path_factory.mktemp("played") / "game.txt"
    file.write_text(watcher.transcript, encoding="utf-8")
    return file, made["dice"]["commitment"]


def test_dice_that_follow_from_the_key_are_true(played: tuple[Path, str]) -> None:
    file, commitment = played
    done = run("verify", str(file), "--commitment", commitment)
    assert done.code == 0
    assert done.stdout.startswith("true: ")
    assert commitment in done.stdout
    alone = run("verify", str(file))
    assert "Compare this commitment" in alone.stdout
    told = json.loads(run("verify", str(file), "--json").stdout)
    assert told["is_true"] is True
    assert told["draws"] >= 28


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: re.sub(r'"nonce0"', '"other"', text), "does not follow from the key"),
        (lambda text: re.sub(r'"commitment":"\w', '"commitment":"x', text), "the key leads to commitment"),
        (
            lambda text: re.sub(r'"key":"(\w)', lambda key: f'"key":"{int(key[1], 16) ^ 1:x}', text),
            "the key leads to",
        ),
    ],
    ids=["nonce", "commitment", "key"],
)
def test_dice_that_do_not_are_false(
    played: tuple[Path, str], tmp_path: Path, change: Callable[[str], str], expected: str
) -> None:
    file = tmp_path / "changed.txt"
    file.write_text(change(played[0].read_text(encoding="utf-8")), encoding="utf-8")
    done = run("verify", str(file))
    assert done.code == 1
    assert expected in done.stdout


def test_another_commitment_than_the_one_seen_is_false(played: tuple[Path, str]) -> None:
    done = run("verify", str(played[0]), "--commitment", "0" * 64)
    assert done.code == 1
    assert "names commitment" in done.stdout


def test_a_transcript_without_such_dice_is_bad_input(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(pelagos.Match(pelagos.game("tyrus"), seats=2, rng=1).transcript(), encoding="utf-8")
    done = run("verify", str(file))
    assert (done.code, done.stdout) == (2, "")
    assert "expected those of a server's match" in done.stderr
