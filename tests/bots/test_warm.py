"""Compiling on all cores: what other processes cannot do is done here, and told here."""

import os
from typing import NoReturn

import pytest

import pelagos
from pelagos.bots import pool, warm
from pelagos.cli import main
from pelagos.engine import warm as engine_warm
from pelagos.engine.kernel import IS_COMPILED

pytestmark = [
    pytest.mark.more,
    pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane"),
]


def die(name: str) -> NoReturn:
    os._exit(7)


def choose(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let there be these games only, on two cores."""
    for module in (warm, engine_warm):
        monkeypatch.setattr(module, "games", lambda: names)
    monkeypatch.setattr(pool, "num_cores", lambda: 2)


def test_every_game_is_told_by_name_and_then_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "breakthrough", "tyrus")
    told = list(warm.warm_on_all_cores())
    assert told[:3] == [(0, "all games, 2 at a time"), (1, "breakthrough"), (2, "tyrus")]
    assert told[3] == (2, "breakthrough: random games")
    assert told[-1] == (warm.num_stages() - 1, "tyrus: searches")


def test_after_a_worker_died_all_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "breakthrough", "tyrus")
    monkeypatch.setattr(warm, "_warm_alone", die)
    assert list(warm.warm_on_all_cores())[-1] == (warm.num_stages() - 1, "tyrus: searches")


def test_a_game_that_fails_elsewhere_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choose(monkeypatch, "breakthrough", "chess")
    assert main(["warm"]) == 2
    expected = f"no such game: 'chess' (expected one of {', '.join(pelagos.games())})"
    assert capsys.readouterr() == ("", f"pelagos warm: {expected}\n")
