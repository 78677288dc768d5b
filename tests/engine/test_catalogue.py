"""The catalogue: what is installed, and clear words about what is not."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import pelagos
from pelagos.engine import catalogue


def test_games_are_listed_by_name_and_given_by_name() -> None:
    assert "tyrus" in pelagos.games()
    assert list(pelagos.games()) == sorted(pelagos.games())
    assert pelagos.game("tyrus").title == "Tyrus"


def test_the_package_of_games_is_also_the_function() -> None:
    import pelagos.games.tyrus as module
    from pelagos.games.tyrus import GAME

    assert pelagos.game("tyrus") is GAME is module.GAME
    assert callable(pelagos.games)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(pelagos.UnknownGame, match=r"no such game: 'chess' \(expected one of .*tyrus.*\)"):
        pelagos.game("chess")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("no_such_package:GAME", "the package that adds 'broken' cannot be loaded: No module named"),
        ("pelagos.games.tyrus:NOTHING", "the package that adds 'broken' cannot be loaded"),
        ("pelagos.games.tyrus:GAME", r"offers <Game tyrus 1> \(expected a Game of that name\)"),
        ("pelagos.engine.seat:NATURE", r"offers -1 \(expected a Game of that name\)"),
    ],
)
def test_a_package_that_does_not_keep_its_word(
    value: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("broken", value, "pelagos.games")
    monkeypatch.setattr(catalogue, "_points", lambda: {"broken": point})
    with pytest.raises(pelagos.UnknownGame, match=message):
        catalogue.game.__wrapped__("broken")


def test_two_packages_may_not_add_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("tyrus", value, "pelagos.games") for value in ("one:GAME", "two:GAME")]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: points)
    with pytest.raises(pelagos.UnknownGame, match="two packages add a game named 'tyrus'"):
        catalogue._points.__wrapped__()


def test_importing_pelagos_imports_no_game() -> None:
    script = "import pelagos, sys; print(sorted(m for m in sys.modules if m.startswith('pelagos.games.')))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
