"""Which face of the terminal somebody meets."""

import io
import os
import pty
import select
import subprocess
import sys
import time

import pytest
from tests.golden.build import FOLDER

from pelagos.cli import main


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "") -> tuple[str, str]:
    """Run a command within this process as if at a terminal; return what was printed and complained."""
    out, err = _Terminal(), io.StringIO()
    monkeypatch.setattr(sys, "stdin", _Terminal(typed))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    monkeypatch.setenv("TERM", "xterm")
    assert main(list(arguments)) == 0
    return out.getvalue(), err.getvalue()


def test_without_textual_line_mode_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)  # as if it were not there
    players = ("--players", "human,random", "--language", "en")
    out, err = at_a_terminal(monkeypatch, "play", "tyrus", *players, typed="quit\n")
    assert "Choose > " in out
    assert err == "line mode: for the full screen, pip install 'pelagos[terminal]'\n"


def test_plain_is_line_mode_and_complains_about_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(FOLDER / "tyrus-row.txt")
    out, err = at_a_terminal(monkeypatch, "replay", file, "--plain", "--language", "en")
    assert out.startswith("Tyrus, 124 plies\n")
    assert err == ""


@pytest.mark.more
def test_the_full_screen_opens_and_closes_on_a_real_terminal() -> None:
    leader, follower = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "pelagos.cli",
        "play",
        "tyrus",
        "--players",
        "human,random",
        "--language",
        "en",
    ]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    text, keys, began = "", [("to move", "q"), ("Leave?", "\r")], time.monotonic()
    with subprocess.Popen(
        command, stdin=follower, stdout=follower, stderr=follower, env=environment
    ) as process:
        os.close(follower)
        while process.poll() is None and time.monotonic() - began < 120:
            if not select.select([leader], [], [], 0.1)[0]:
                continue
            try:
                text += os.read(leader, 65536).decode(errors="replace")
            except OSError:  # the program has left its terminal
                break
            if keys and keys[0][0] in text:
                os.write(leader, keys.pop(0)[1].encode())
    os.close(leader)
    assert (process.returncode, keys) == (0, [])
    assert "\x1b[?1049l" in text, "the terminal is as it was before"
