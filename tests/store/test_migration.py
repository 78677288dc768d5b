"""Migrations: whole or not at all, once, and up to the schema."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import alembic.command
import alembic.config
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.store.process import next_line, process, tell
from tests.store.record import event, match

from pelagos.engine.error import InvalidOption
from pelagos.store import migration
from pelagos.store import store as store_module
from pelagos.store.schema import METADATA
from pelagos.store.store import Store

FOLDER = Path(store_module.__file__).parent / "migrations"


@pytest.mark.more
def test_a_first_start_that_is_killed_half_way_can_be_repeated(url: str) -> None:
    script = (
        "import os, signal, sys\n"
        "import sqlalchemy as sa\n"
        "from pelagos.store.store import Store\n"
        "@sa.event.listens_for(sa.Engine, 'after_cursor_execute')\n"
        "def cut(connection, cursor, statement, *_):\n"
        "    if statement.strip().startswith('CREATE TABLE') and 'commitment' in statement:\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
        "Store(sys.argv[1])\n"
    )
    done = subprocess.run([sys.executable, "-c", script, url], capture_output=True, check=False)
    assert done.returncode == -9, done.stderr
    store = Store(url)
    assert store.is_well()
    store.close()


def config_on(connection: sa.Connection) -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def test_the_migrations_make_the_schema(open_store: Callable[[], Store]) -> None:
    with open_store().database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_second_start_keeps_everything(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(), [event(1)])
    store.migrate()
    assert open_store().events("m") == [event(1)]


def test_migrations_go_down_and_up_again(open_store: Callable[[], Store]) -> None:
    store = open_store()
    with store.database.engine.begin() as connection:
        alembic.command.downgrade(config_on(connection), "base")
    assert set(sa.inspect(store.database.engine).get_table_names()) == {"alembic_version"}
    store.migrate()
    store.add(match(), [event(1)])
    with store.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_newest_version_is_told_by_the_names_of_the_files(open_store: Callable[[], Store]) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(FOLDER))
    assert migration.newest() == ScriptDirectory.from_config(config).get_current_head()
    assert migration.version_of(open_store().database) == migration.newest()


def test_tables_of_another_version_are_left_alone(open_store: Callable[[], Store], url: str) -> None:
    store = open_store()
    Store(url, migrates=False).close()
    with store.database.engine.begin() as connection:
        alembic.command.downgrade(config_on(connection), "0001")
    with pytest.raises(InvalidOption, match=f"expected tables of version {migration.newest()}, got 0001"):
        Store(url, migrates=False)
    assert migration.version_of(store.database) == "0001"


def test_tables_of_a_version_to_come_are_refused(open_store: Callable[[], Store], url: str) -> None:
    with open_store().database.write() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(InvalidOption, match="9999"):
        Store(url)


def test_a_database_that_is_up_to_date_is_opened_without_alembic(url: str) -> None:
    Store(url).close()
    script = (
        "import sys; from pelagos.store.store import Store\n"
        "Store(sys.argv[1]); print('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script, url], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.slow
def test_of_processes_that_start_together_each_finds_the_tables_made_once(url: str) -> None:
    with ExitStack() as stack:
        together = [stack.enter_context(process("open_together", url)) for _ in range(4)]
        assert [next_line(each) for each in together] == ["ready"] * 4
        for each in together:
            tell(each)
        assert [next_line(each) for each in together] == ["True"] * 4


def test_threads_that_start_together_wait_for_each_other(url: str) -> None:
    def start(_: int) -> bool:
        store = Store(url)
        try:
            return store.is_well()
        finally:
            store.close()

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(start, range(8)))
