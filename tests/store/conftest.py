"""Every test of the store runs on SQLite and on PostgreSQL, each time on a fresh database."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres

from pelagos.store.store import Store


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.sqlite'}"


@pytest.fixture
def postgresql_url(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    made: str = request.getfixturevalue(f"{request.param}_url")
    return made


@pytest.fixture
def open_store(url: str) -> Iterator[Callable[[], Store]]:
    """Open the same database as often as a test likes."""
    opened: list[Store] = []

    def make() -> Store:
        opened.append(Store(url))
        return opened[-1]

    yield make
    for each in opened:
        each.close()
