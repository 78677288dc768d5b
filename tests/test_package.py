"""What is published: sdist and wheel hold all that is needed, and nothing else, and the wheel runs alone."""

import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests import release

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return release.build_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel_file(sdist: Path) -> Path:
    """The wheel, built from the sdist and not from the tree."""
    return release.build_wheel(sdist.parent, sdist)


@pytest.fixture(scope="module")
def wheel(wheel_file: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(wheel_file)


@pytest.mark.slow
def test_the_sdist_holds_the_sources_and_nothing_that_was_made_of_them(sdist: Path) -> None:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    kept = {name for name in listed if (ROOT / name).exists()}
    assert release.names_in(sdist) == kept | {"PKG-INFO"}
    made = re.compile(r"node_modules|^src/.*/static/|__pycache__|^\.cache|\.venv|\.egg-info|^dist/")
    assert not [name for name in kept if made.search(name)]


@pytest.mark.slow
def test_the_wheel_from_the_sdist_holds_every_source_and_text_of_the_tree(wheel: zipfile.ZipFile) -> None:
    source = ROOT / "src"
    expected = {
        str(path.relative_to(source)): path.read_bytes()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    held = {name: wheel.read(name) for name in wheel.namelist() if ".dist-info/" not in name}
    assert held.keys() == expected.keys()
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


@pytest.mark.slow
def test_both_archives_say_the_same_of_themselves_by_the_specification(sdist: Path, wheel_file: Path) -> None:
    told = [release.metadata_of(archive) for archive in (sdist, wheel_file)]
    assert told[0].as_rfc822().as_bytes() == told[1].as_rfc822().as_bytes()
    assert told[0].description_content_type == "text/markdown"
    description = told[0].description or ""
    assert description.startswith("# Pelagos")
    assert "The manual has quick starts" in description
    assert not re.findall(r"\]\((?!https?:)", description), "links to files lead nowhere from an index"
    assert told[0].license_expression == "MIT"
    extras = set(told[0].provides_extra or ())
    assert {"gym", "parquet", "pettingzoo", "postgresql", "ray", "terminal"} <= extras


@pytest.mark.slow
def test_the_wheel_alone_runs_everything_that_needs_no_extra_and_names_the_others(
    wheel_file: Path, tmp_path: Path
) -> None:
    packages = release.make_environment(tmp_path)
    release.lend(packages, wheel_file)
    release.install(tmp_path, wheel_file, "--no-deps", "--no-index", "--no-compile")
    assert not (packages / "pytest").exists()
    release.try_out(tmp_path, wheel_file, NUMBA_DISABLE_JIT="1")


def test_extras_are_named_in_what_says_that_they_are_missing() -> None:
    named = {extra for _, extra in (*release.MISSING, *release.MISSING_MODULES)}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    said = set(re.findall(r"'pelagos\[(\w+)\]'", sources)) - {"terminal"}
    said |= set(re.findall(r'need\("\w+", "(\w+)"\)', sources))
    assert named == said, "every extra that a user can miss is tried in an environment without it"
