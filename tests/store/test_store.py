"""The store on real SQLite files: all or nothing, in order, durable, and one line for every mistake."""

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from pelagos.engine.error import InvalidOption
from pelagos.store import store as store_module
from pelagos.store.record import EventRecord, MatchRecord, SeatRecord
from pelagos.store.schema import METADATA
from pelagos.store.store import Conflict, Store

FOLDER = Path(store_module.__file__).parent / "migrations"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.sqlite'}"


@pytest.fixture
def open_store(url: str) -> Iterator[Callable[[], Store]]:
    """Open the same file as often as a test likes."""
    opened: list[Store] = []

    def make() -> Store:
        opened.append(Store(url))
        return opened[-1]

    yield make
    for each in opened:
        each.close()


def match(name: str = "m", **changes: Any) -> MatchRecord:
    record = MatchRecord(
        id=name,
        game="tyrus",
        version=1,
        options={"speed": 3, "side": "brown"},
        seats=[SeatRecord("human", "Élissa", key_hash="a" * 64), SeatRecord("bot", bot_seed="b")],
        private=True,
        commitment="c" * 64,
        dice_key=bytes(range(32)),
        request_key=None,
        request=None,
        created_at=1.5,
    )
    return msgspec.structs.replace(record, **changes)


def event(seq: int, **changes: Any) -> EventRecord:
    return msgspec.structs.replace(
        EventRecord(seq, "action", 0, {"action": seq, "id": "é\0"}, 2.5), **changes
    )


def test_a_match_is_found_as_it_was_added(open_store: Callable[[], Store]) -> None:
    store, other = open_store(), open_store()
    record = match(request_key="k", request="r")
    store.add(record, [event(1), event(2, seat=None)])
    for each in (store, other):
        assert each.find("m") == record
        assert each.find_request("k") == record
        assert each.events("m") == [event(1), event(2, seat=None)]
        assert each.find("n") is None
        assert each.find_request("n") is None
        assert each.events("n") == []


def test_events_come_in_order_after_any_of_them(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(), [])
    store.add(match("other"), [event(1), event(2)])
    store.append("m", [event(3), event(1)])
    store.append("m", [event(2), event(4)])
    for since in range(6):
        assert [told.seq for told in store.events("m", since=since)] == list(range(since + 1, 5))


def test_an_append_is_all_or_nothing(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(), [event(1)])
    with pytest.raises(Conflict):
        store.append("m", [event(2), event(3), event(1)])
    assert store.events("m") == [event(1)]
    store.append("m", [])
    assert store.events("m") == [event(1)]


def test_a_match_that_conflicts_leaves_no_events(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(request_key="k"), [])
    with pytest.raises(Conflict):
        store.add(match("n", request_key="k"), [event(1)])
    with pytest.raises(Conflict):
        store.add(match(), [event(1)])
    with pytest.raises(Conflict):
        store.add(match("n"), [event(1), event(1)])
    assert store.find("n") is None
    assert store.events("n") == store.events("m") == []


def test_many_matches_need_no_request_key(open_store: Callable[[], Store]) -> None:
    store = open_store()
    for name in "abc":
        store.add(match(name), [])
    assert store.find_request("") is None


def test_events_of_no_match_are_refused(open_store: Callable[[], Store]) -> None:
    store = open_store()
    with pytest.raises(Conflict):
        store.append("nobody", [event(1)])


def test_of_two_writers_the_second_conflicts(open_store: Callable[[], Store]) -> None:
    one, two = open_store(), open_store()
    one.add(match(), [])
    one.append("m", [event(1, data={"by": 1})])
    with pytest.raises(Conflict):
        two.append("m", [event(1, data={"by": 2}), event(2)])
    two.append("m", [event(2)])
    assert [told.data for told in one.events("m")] == [{"by": 1}, event(2).data]


def test_of_writers_at_once_exactly_one_wins_each_event(open_store: Callable[[], Store]) -> None:
    stores = [open_store() for _ in range(4)]
    stores[0].add(match(), [])
    together = threading.Barrier(4)

    def write(number: int) -> list[bool]:
        won = []
        for seq in range(1, 21):
            together.wait()
            try:
                stores[number].append("m", [event(seq, seat=number)])
                won.append(True)
            except Conflict:
                won.append(False)
        return won

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(write, range(4)))
    assert [sum(row) for row in zip(*results, strict=True)] == [1] * 20
    for told in stores[0].events("m"):
        assert told.seat is not None
        assert results[told.seat][told.seq - 1]


def test_commits_are_durable_and_checked(open_store: Callable[[], Store]) -> None:
    store = open_store()
    with store.engine.connect() as first, store.engine.connect() as second:
        for connection in (first, second):
            pragmas = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert pragmas == ["wal", 2, 1]


def test_what_was_appended_survives_a_kill(url: str) -> None:
    script = (
        "import os, signal, sys\n"
        "from tests.store.test_store import Store, event, match\n"
        "store = Store(sys.argv[1])\n"
        "store.add(match(), [])\n"
        "store.append('m', [event(1), event(2)])\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script, url], cwd=root, capture_output=True, check=False)
    assert done.returncode == -9, done.stderr
    store = Store(url)
    assert store.events("m") == [event(1), event(2)]
    store.close()


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


def test_the_store_is_well_until_its_tables_are_gone(open_store: Callable[[], Store]) -> None:
    store = open_store()
    assert store.is_well()
    with store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE event"))
        connection.execute(sa.text("DROP TABLE match"))
    assert not store.is_well()


def config_on(connection: sa.Connection) -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def test_the_migrations_make_the_schema(open_store: Callable[[], Store]) -> None:
    with open_store().engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_second_start_keeps_everything(open_store: Callable[[], Store]) -> None:
    store = open_store()
    store.add(match(), [event(1)])
    store.migrate()
    assert open_store().events("m") == [event(1)]


def test_migrations_go_down_and_up_again(open_store: Callable[[], Store]) -> None:
    store = open_store()
    with store.engine.begin() as connection:
        alembic.command.downgrade(config_on(connection), "base")
    assert set(sa.inspect(store.engine).get_table_names()) == {"alembic_version"}
    store.migrate()
    store.add(match(), [event(1)])
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def mistake(url: str) -> str:
    with pytest.raises(InvalidOption) as raised:
        Store(url)
    message = str(raised.value)
    assert message.startswith("--database: ")
    assert "\n" not in message
    return message


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
        "postgresql://localhost/pelagos",
        "mysql://localhost/pelagos",
        "nothing://localhost/pelagos",
        "postgresql://user:secret@localhost:port/pelagos",
    ],
)
def test_an_address_that_is_no_file_is_one_line(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "secret" not in mistake(url)
    assert list(tmp_path.iterdir()) == []


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


def test_somebody_elses_tables_are_one_line(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE match (stick INTEGER)")
    connection.close()
    assert "match" in mistake(f"sqlite:///{file}")


def test_the_tables_of_a_newer_version_are_one_line(open_store: Callable[[], Store], url: str) -> None:
    with open_store().engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "9999" in mistake(url)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_the_file_with_the_keys_of_the_dice_is_its_owners_alone(
    open_store: Callable[[], Store], tmp_path: Path
) -> None:
    before = os.umask(0o022)
    try:
        open_store().add(match(), [event(1)])
    finally:
        os.umask(before)
    assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}
