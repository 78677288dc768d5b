"""``pelagos backup``, ``import`` and ``check``, on both kinds of database, and one line for every mistake."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.postgres import Postgres
from tests.server.house import House, mover_of
from tests.test_cli import output, run


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that runs, with a match that is over, one given up, one that is on and one that is open."""
    with House(tmp_path_factory.mktemp("busy")) as house:
        guests = house.seat()
        while guests[2].body["to_move"] is not None:
            mover_of(guests).play_any()
        house.seat()[0].ask("POST", "/resign", json={})
        guests = house.seat()
        mover_of(guests).play_any()
        house.seat("open", "open")
        yield house


@pytest.fixture(scope="module")
def saved(busy: House, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of it, made while it runs."""
    file = tmp_path_factory.mktemp("saved") / "saved.sqlite"
    told = json.loads(output("backup", "--database", busy.database, str(file), "--json"))
    assert (told["file"], told["matches"]) == (str(file), 4)
    assert told["events"] > 60
    return file


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.more)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database in which nothing is."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.sqlite'}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


def check(url: str) -> tuple[int, Any]:
    done = run("check", "--database", url, "--json")
    assert done.stderr == ""
    return done.code, json.loads(done.stdout)


GOOD = {"matches": 4, "over": 2, "on": 2, "faults": []}


def test_what_was_saved_comes_back_and_replays(saved: Path, empty: str, tmp_path: Path) -> None:
    assert output("import", "--database", empty, str(saved)).startswith("4 matches with ")
    assert check(empty) == (0, GOOD)
    again = str(tmp_path / "again.sqlite")
    assert output("backup", "--database", empty, again).endswith(f"events in {again}\n")
    assert check(f"sqlite:///{again}") == (0, GOOD)


def test_a_house_is_checked_while_it_runs(busy: House) -> None:
    assert check(busy.database) == (0, GOOD)
    said = output("check", "--database", busy.database)
    assert said == "2 matches replay to their outcome, 2 to where they stand, 0 do not\n"


@pytest.mark.parametrize(
    ("change", "faults", "expected"),
    [
        ("UPDATE match SET version = 99", 4, "of the rules, got 99"),
        ("UPDATE match SET game = 'chess'", 4, "no such game: 'chess'"),
        ("UPDATE event SET data = '{\"action\": 999}' WHERE seq = 3", 3, "event 3 does not replay: "),
        ("DELETE FROM event WHERE seq = 4", 3, "expected event 4, got 5"),
        ("UPDATE event SET data = replace(data, 'winners', 'w') WHERE kind = 'end'", 2, "expected outcome {"),
        ("DELETE FROM event WHERE kind = 'end'", 2, "it is over, but has no end"),
    ],
    ids=["version", "game", "action", "missing", "outcome", "end"],
)
def test_what_does_not_replay_is_told(
    saved: Path, tmp_path: Path, change: str, faults: int, expected: str
) -> None:
    url = f"sqlite:///{tmp_path / 'changed.sqlite'}"
    output("import", "--database", url, str(saved))
    with closing(sqlite3.connect(tmp_path / "changed.sqlite")) as database:
        database.execute(change)
        database.commit()
    code, told = check(url)
    assert code == 1
    assert told["over"] + told["on"] == 4 - len(told["faults"])
    assert len(told["faults"]) == faults
    assert all(expected in row["fault"] for row in told["faults"])
    row = told["faults"][0]
    said = run("check", "--database", url)
    assert said.code == 1
    assert f"{row['match']} ({row['game']}): {row['fault']}\n" in said.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["check", "--database", "sqlite:///{folder}/none.sqlite"], "expected a file that is there"),
        (["check", "--database", "mysql://x"], "--database: expected sqlite:///FILE"),
        (["check", "--database", "sqlite:///{folder}/blank.sqlite"], "expected tables of version"),
        (["backup", "--database", "sqlite:///{folder}/none.sqlite", "{folder}/x"], "a file that is there"),
        (["backup", "--database", "{house}", "{saved}"], "expected a new file"),
        (["backup", "--database", "{house}", "{folder}/no/such/x"], "in a folder that is there"),
        (["import", "--database", "{house}", "{saved}"], "expected an empty database, got one with 4"),
        (["import", "--database", "{new}", "{folder}/none"], "pelagos backup wrote"),
        (
            ["import", "--database", "{new}", "{folder}/blank.sqlite"],
            "it has other tables",
        ),
        (["import", "--database", "{new}", "{text}"], "not a database"),
        (["backup"], "required: FILE"),
    ],
)
def test_bad_input_is_one_line(
    busy: House, saved: Path, tmp_path: Path, arguments: list[str], expected: str
) -> None:
    sqlite3.connect(tmp_path / "blank.sqlite").close()
    text = tmp_path / "text"
    text.write_text("no database\n" * 100, encoding="utf-8")
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    names = {"folder": tmp_path, "house": busy.database, "saved": saved, "text": text, "new": new}
    done = run(*(each.format(**names) for each in arguments))
    assert (done.code, done.stdout) == (2, "")
    assert expected in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "none.sqlite").exists()
