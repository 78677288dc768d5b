"""A backup holds one moment of everything, and comes back whole or not at all."""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import alembic.command
import pytest
from tests.store.record import event, match
from tests.store.test_migration import config_on

from pelagos.engine.error import InvalidOption
from pelagos.store.backup import Copied, read_backup, write_backup
from pelagos.store.record import Change, DutyRecord
from pelagos.store.store import Store


@pytest.fixture
def store(open_store: Callable[[], Store]) -> Store:
    store = open_store()
    for number in range(3):
        name = f"m{number}"
        duty = DutyRecord(name, "bot", 0, 1.0, "me")
        store.write(Change(name, [event(1), event(2, seat=None)], match(name, request_key=name), [duty]))
    return store


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.more)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Another database, of either kind."""
    with ExitStack() as stack:
        url = f"sqlite:///{tmp_path / 'empty.sqlite'}"
        if request.param == "postgresql":
            url = stack.enter_context(request.getfixturevalue("postgres").database())
        yield stack.enter_context(closing(Store(url)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.sqlite"


def everything(store: Store) -> list[object]:
    return [(record, store.events(record.id)) for record in store.matches()]


def test_a_backup_comes_back_into_either_kind_of_database(store: Store, empty: Store, file: Path) -> None:
    assert write_backup(store, file) == Copied(matches=3, events=6, duties=3)
    assert read_backup(empty, file) == Copied(matches=3, events=6, duties=3)
    assert everything(empty) == everything(store)
    assert len(everything(empty)) == 3
    assert len(empty.duties.take("bot", "you", limit=5)) == 3, "nobody holds what was held there"
    empty.append("m0", [event(3)])


def test_a_backup_is_one_file_for_its_owner_alone(store: Store, file: Path) -> None:
    before = set(file.parent.iterdir())
    write_backup(store, file)
    assert set(file.parent.iterdir()) - before == {file}
    assert file.stat().st_mode & 0o077 == 0


def test_a_backup_of_nothing_is_a_backup(open_store: Callable[[], Store], empty: Store, file: Path) -> None:
    assert write_backup(open_store(), file) == read_backup(empty, file) == Copied(0, 0, 0)


def test_many_rows_are_copied(
    store: Store, empty: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.store.backup._ROWS", 7)
    store.append("m1", [event(seq) for seq in range(3, 60)])
    assert write_backup(store, file).events == 63
    assert read_backup(empty, file).events == 63
    assert everything(empty) == everything(store)


def test_a_backup_holds_one_moment_while_others_write(
    store: Store, open_store: Callable[[], Store], file: Path, tmp_path: Path
) -> None:
    """Whoever writes adds a match with its event at once: no backup holds one without the other."""
    stop = threading.Event()
    other = open_store()

    def write() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            other.add(match(f"n{number}"), [event(1), event(2)])

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            copied = write_backup(store, tmp_path / f"{number}.sqlite")
            assert copied.events == 2 * copied.matches
    finally:
        stop.set()
        writer.join()


def test_a_backup_never_takes_the_place_of_a_file(store: Store, file: Path) -> None:
    file.write_text("dear to somebody")
    with pytest.raises(InvalidOption, match="expected a new file"):
        write_backup(store, file)
    assert file.read_text() == "dear to somebody"


def test_a_backup_that_fails_leaves_nothing(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = set(file.parent.iterdir())
    monkeypatch.setattr("pelagos.store.backup._count", iter(range(100)).__next__)
    with pytest.raises(TypeError):
        write_backup(store, file)
    assert set(file.parent.iterdir()) == before
    with pytest.raises(InvalidOption, match="No such file"):
        write_backup(store, file.parent / "none" / "file")


def test_what_is_left_of_a_killed_backup_is_no_hindrance(store: Store, file: Path) -> None:
    file.with_name("backup.sqlite.part").write_text("half of")
    assert write_backup(store, file).matches == 3


def test_only_an_empty_database_takes_a_backup(store: Store, file: Path) -> None:
    write_backup(store, file)
    before = everything(store)
    with pytest.raises(InvalidOption, match="expected an empty database, got one with 3 matches"):
        read_backup(store, file)
    assert everything(store) == before


def test_an_older_backup_comes_back_and_stays_as_it_is(store: Store, empty: Store, file: Path) -> None:
    write_backup(store, file)
    old = Store(f"sqlite:///{file}")
    with old.database.write() as connection:
        alembic.command.downgrade(config_on(connection), "0001")
    old.close()
    before = file.read_bytes()
    assert read_backup(empty, file) == Copied(matches=3, events=6, duties=0)
    assert file.read_bytes() == before


def test_what_is_no_backup_is_one_line(empty: Store, file: Path) -> None:
    def mistake() -> str:
        with pytest.raises(InvalidOption) as raised:
            read_backup(empty, file)
        message = str(raised.value)
        assert message.startswith("expected a backup of Pelagos, got ")
        assert str(file) in message
        assert "\n" not in message
        return message

    assert "unable to open" in mistake()
    file.write_text("Dear Hiram,\n" * 100)
    assert "not a database" in mistake()
    file.unlink()
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE other (number INTEGER)")
    other.close()
    assert "other tables" in mistake()
    os.unlink(file)
    write_backup(empty, file)
    newer = sqlite3.connect(file)
    newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.commit()
    newer.close()
    assert "9999" in mistake()
    assert everything(empty) == []
