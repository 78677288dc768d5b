"""Opening a database: durable or not at all, and one line for every mistake."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.postgres import Postgres
from tests.store.process import next_line, process
from tests.store.record import event, match

from pelagos.engine.error import InvalidOption
from pelagos.store.store import Store

DURABLE: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2, "PRAGMA foreign_keys": 1},
    "postgresql": {"SHOW synchronous_commit": "on", "SHOW fsync": "on"},
}


def read_back(store: Store) -> list[dict[str, object]]:
    """Return the settings of two connections at once."""
    engine = store.database.engine
    asked = DURABLE[engine.dialect.name]
    with engine.connect() as first, engine.connect() as second:
        return [
            {query: each.exec_driver_sql(query).scalar_one() for query in asked} for each in (first, second)
        ]


def test_commits_are_durable_on_every_connection(open_store: Callable[[], Store]) -> None:
    store = open_store()
    assert read_back(store) == [DURABLE[store.database.engine.dialect.name]] * 2


def test_who_else_comes_and_goes_takes_no_commit_along(open_store: Callable[[], Store], url: str) -> None:
    """Who opens and closes SQLite's file itself lets go of its locks on it, and others delete the log."""
    store = open_store()
    store.add(match(), [])
    with store.database.read(), store.database.read():  # two connections, as a server has
        pass
    for number in range(1, 3):
        store.append("m", [event(number)])
        with process("count_events", url) as other:
            assert next_line(other) == str(number)
            assert other.wait(30) == 0


def test_commits_are_durable_where_the_host_configured_otherwise(
    postgres: Postgres, postgresql_url: str
) -> None:
    name = sa.make_url(postgresql_url).database
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Store(f"{postgresql_url}&options=-c%20synchronous_commit%3Doff")
    assert read_back(store) == [DURABLE["postgresql"]] * 2
    store.close()


def mistake(url: str) -> str:
    with pytest.raises(InvalidOption) as raised:
        Store(url)
    message = str(raised.value)
    assert message.startswith("--database: ")
    assert "\n" not in message
    return message


@pytest.mark.slow
def test_a_server_that_does_not_flush_is_refused() -> None:
    with Postgres() as careless, careless.database() as url:
        careless.run("ALTER SYSTEM SET fsync = off")
        careless.run("SELECT pg_reload_conf()")
        assert mistake(url).endswith("expected a database that writes durably, fsync = on, got off")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "pelagos.sqlite",
        "sqlite:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///file::memory:?uri=true",
        "sqlite://host/file",
        "sqlite+nothing:///file",
        "sqlite+aiosqlite:///file",
        "sqlite:///file?hat=1",
        "postgres://user:secret@localhost/pelagos",
        "postgresql+asyncpg://user:secret@localhost/pelagos",
        "postgresql://user:secret@localhost",
        "postgresql://user:secret@localhost:port/pelagos",
        "postgresql://user:se@cret@localhost/pelagos",
        "mysql://user:secret@localhost/pelagos",
        "nothing://localhost/pelagos",
    ],
)
def test_an_address_that_is_no_database_says_what_is_expected(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = mistake(url)
    assert "expected " in told
    assert "cret" not in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://user:secret@127.0.0.1:1/pelagos", "Connection refused"),
        ("postgresql://127.0.0.1:1/pelagos?password=secret", "Connection refused"),
        ("postgresql://127.0.0.1:1/pelagos?hat=secret", "hat"),
        ("postgresql:///pelagos?user=user&password=secret&host=/nowhere", "/nowhere"),
    ],
)
def test_a_server_that_is_not_there_is_one_line_without_the_password(url: str, told: str) -> None:
    message = mistake(url)
    assert told in message
    assert "/pelagos" in message
    assert "secret" not in message


def test_a_database_that_is_not_there_is_one_line(postgres: Postgres) -> None:
    assert 'database "carthage" does not exist' in mistake(postgres.url_of("carthage"))


@pytest.mark.more
def test_postgresql_without_its_driver_says_what_to_install() -> None:
    script = (
        "import sys\n"
        "sys.modules['psycopg'] = None\n"
        "from pelagos.store.store import Store\n"
        "Store('postgresql://localhost/pelagos')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr.endswith("PostgreSQL needs another package: pip install 'pelagos[postgresql]'\n")


def test_what_is_no_database_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Hiram,\n" * 100)
    assert "not a database" in mistake(f"sqlite:///{file}")
    assert file.read_text() == "Dear Hiram,\n" * 100
    assert mistake(f"sqlite:///{tmp_path}")
    assert mistake(f"sqlite:///{tmp_path / 'none' / 'file'}")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        mistake(f"sqlite:///{tmp_path / 'file'}")
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_without_room_for_a_file_is_one_line() -> None:
    assert mistake("sqlite:////proc/pelagos.sqlite")


def test_somebody_elses_tables_are_one_line(url: str) -> None:
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE match (stick INTEGER)"))
    engine.dispose()
    assert "match" in mistake(url)


def test_the_tables_of_a_newer_version_are_one_line(open_store: Callable[[], Store], url: str) -> None:
    with open_store().database.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "9999" in mistake(url)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_the_file_with_the_keys_of_the_dice_is_its_owners_alone(sqlite_url: str, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(sqlite_url)
        store.add(match(), [event(1)])
    finally:
        os.umask(before)
    assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}
    store.close()
