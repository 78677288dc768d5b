"""Compiled code on disk: found again when nothing changed, never when anything did."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pelagos.engine import cache
from pelagos.engine.kernel import IS_COMPILED
from pelagos.games import tyrus

TOY = Path(__file__).parent / "toy"
PLAY = """
import json, time
from pelagos.engine import cache
from pelagos.engine.playout import Simulation, play_games
from {module} import {name}  # last: what was imported before must not be kept either
began = time.perf_counter()
simulation = Simulation({game}, seats=2, seed=0)
simulation.run(10)
stats = getattr(play_games, "stats", None)
hits = sum(stats.cache_hits.values()) if stats else 0
print(json.dumps({{"plies": simulation.plies, "key": cache.key(), "hits": hits}}))
"""
INSTALLED = PLAY.format(module="pelagos", name="game", game='game("toy")')
FOREIGN = PLAY.format(module="toy", name="GAME", game="GAME")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A place with the toy game installed as a package of its own."""
    shutil.copytree(TOY, tmp_path / "site", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "site"


def play(site: Path, script: str) -> dict[str, int]:
    environment = {**os.environ, "PYTHONPATH": str(site), "PELAGOS_CACHE": str(site / "kept")}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    told: dict[str, int] = json.loads(run.stdout)
    return told


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_a_second_start_finds_the_code_and_an_edited_data_file_changes_the_rules(site: Path) -> None:
    first = play(site, INSTALLED)
    assert (first["plies"], first["hits"]) == (50, 0)
    with (site / "toy" / "texts" / "en.ftl").open("a", encoding="utf-8") as texts:
        texts.write("toy-more = More\n")  # words are in no rule
    second = play(site, INSTALLED)
    assert (second["plies"], second["hits"], second["key"]) == (50, 1, first["key"])
    (site / "toy" / "length.json").write_text("7\n")
    third = play(site, INSTALLED)
    assert (third["plies"], third["hits"]) == (70, 0)
    assert third["key"] != first["key"]


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_an_edited_rule_is_compiled_anew(site: Path) -> None:
    assert play(site, INSTALLED)["plies"] == 50
    module = site / "toy" / "__init__.py"
    module.write_text(module.read_text().replace("toy_done = 0", "toy_done = -1"))
    assert play(site, INSTALLED)["plies"] == 60


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_a_game_of_no_installed_package_is_never_kept(site: Path) -> None:
    shutil.rmtree(site / "toy-1.0.dist-info")
    assert play(site, FOREIGN)["plies"] == 50
    (site / "toy" / "length.json").write_text("7\n")
    again = play(site, FOREIGN)
    assert (again["plies"], again["hits"]) == (70, 0)


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_nothing_is_kept_of_a_game_that_imports_what_no_key_covers(site: Path) -> None:
    (site / "toydata.py").write_text("LENGTH = 5\n")
    module = site / "toy" / "__init__.py"
    module.write_text(re.sub(r"LENGTH = json.*", "from toydata import LENGTH", module.read_text()))
    assert play(site, INSTALLED)["plies"] == 50
    (site / "toydata.py").write_text("LENGTH = 7\n")
    again = play(site, INSTALLED)
    assert (again["plies"], again["hits"]) == (70, 0)


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_nothing_is_kept_of_a_game_edited_after_the_key_was_taken(site: Path) -> None:
    edit = "import pathlib, pelagos; pelagos.Match; pathlib.Path({file!r}).write_text('7'); "
    length = site / "toy" / "length.json"
    assert play(site, edit.format(file=str(length)) + "exec(" + repr(INSTALLED) + ")")["plies"] == 70
    length.write_text("5\n")
    assert play(site, INSTALLED)["plies"] == 50


@pytest.mark.more
@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled in this lane")
def test_processes_that_compile_at_once_never_write_the_same_file(tmp_path: Path) -> None:
    """Without its index, a kernel is compiled as if nobody else had."""
    script = "from pelagos.engine.chance import below, make_rng; below(make_rng(0), 5)"
    environment = {**os.environ, "PELAGOS_CACHE": str(tmp_path)}
    for num_files in (1, 2):
        for index in tmp_path.rglob("*.nbi"):
            index.unlink()
        subprocess.run([sys.executable, "-c", script], env=environment, check=True)
        assert len(list(tmp_path.rglob("chance.below-*.nbc"))) == num_files


def test_a_file_named_like_the_built_page_still_counts(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "data.json").write_text("1")
    assert [path.name for path in cache._files(tmp_path)] == ["data.json"]


def test_a_link_that_leads_nowhere_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "rules.py").touch()
    (tmp_path / ".#rules.py").symlink_to("somebody@somewhere")
    assert cache._files(tmp_path) == [tmp_path / "rules.py"]


def test_texts_do_not_count_and_data_beside_them_does(tmp_path: Path) -> None:
    for path in ("texts/en.ftl", "texts/names.json", "rules.ftl", "maps/texts.ftl", "rules.py"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text("1")
    counted = [str(path.relative_to(tmp_path)) for path in cache._files(tmp_path)]
    assert counted == ["maps/texts.ftl", "rules.ftl", "rules.py", "texts/names.json"]


def test_the_key_covers_the_engine_and_every_game_and_nothing_else() -> None:
    assert cache.covers(Path(cache.__file__))
    assert cache.covers(Path(tyrus.__file__).parent / "knowledge.json")
    assert not cache.covers(Path(tyrus.__file__).parent / "texts" / "en.ftl")
    assert not cache.covers(Path(__file__))


def test_old_code_is_deleted_and_new_code_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.directory()  # settled before the place changes
    monkeypatch.setenv("PELAGOS_CACHE", str(tmp_path))
    old, young, others = tmp_path / ("a" * 24), tmp_path / ("b" * 24), tmp_path / "photographs"
    for path in (old, young, others):
        path.mkdir()
    for path in (old, others):
        os.utime(path, (0, 0))
    cache.prune()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b" * 24, "photographs"]


def test_without_a_place_to_write_a_throw_away_one_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("PELAGOS_CACHE", str(blocked))
    found = cache.directory.__wrapped__()
    assert found.is_dir()
    assert not found.is_relative_to(tmp_path)
    found.rmdir()
