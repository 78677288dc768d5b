"""One house for all tests that leave it standing."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House

TOY = Path(__file__).parents[1] / "engine" / "toy"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that nobody kills."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed."""
    with House(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the toy game, whose turns are two actions long; not compiled, which saves a minute."""
    folder = tmp_path_factory.mktemp("toys")
    shutil.copytree(TOY, folder / "site", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(folder / "site"), "NUMBA_DISABLE_JIT": "1"}
    with House(folder, environment=environment) as opened:
        yield opened
