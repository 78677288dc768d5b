"""The wheel holds everything that runs, and nothing else."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    place = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return zipfile.ZipFile(next(place.glob("*.whl")))


@pytest.mark.slow
def test_the_wheel_holds_every_source_and_text(wheel: zipfile.ZipFile) -> None:
    source = ROOT / "src"
    expected = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == expected
    assert "pelagos/games/tyrus/texts/fr.ftl" in held
    assert "pelagos/py.typed" in held


@pytest.mark.slow
def test_the_wheel_holds_the_page(wheel: zipfile.ZipFile) -> None:
    static = {name.removeprefix("pelagos/server/static/") for name in wheel.namelist() if "/static/" in name}
    assert {"index.html", "theme.js", "icon.svg"} <= static
    index = wheel.read("pelagos/server/static/index.html").decode()
    named = set(re.findall(r'(?:src|href)="/([^"]+)"', index))
    assert len(named) >= 3
    assert named <= static, "everything that the document loads is there"
    assert {path.rpartition(".")[2] for path in static} >= {"js", "css", "woff2"}


@pytest.mark.slow
def test_the_wheel_installs_the_command_and_the_catalogue(wheel: zipfile.ZipFile) -> None:
    points = next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    text = wheel.read(points).decode()
    assert "pelagos = pelagos.cli:main" in text
    assert "tyrus = pelagos.games.tyrus:GAME" in text
