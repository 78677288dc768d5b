"""A whole database in one file, and back: a backup is a SQLite database, whatever it was made from."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec
import sqlalchemy as sa

from pelagos.engine.error import InvalidOption
from pelagos.store.error import Unavailable
from pelagos.store.schema import DUTY, MATCH, METADATA
from pelagos.store.store import Store

_ROWS = 1000  # copied at once


class Copied(msgspec.Struct, frozen=True):
    """How many rows were copied."""

    matches: int
    events: int
    duties: int


def write_backup(store: Store, file: Path) -> Copied:
    """Copy everything as it is now into a new file, while others go on writing to the store."""
    if file.exists():
        raise InvalidOption(f"expected a new file, got {str(file)!r}, which exists")
    part = file.with_name(f"{file.name}.part")  # only what is complete gets the name
    part.unlink(missing_ok=True)
    try:
        copied = _write(store, part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    _flush(file)
    _flush(file.parent)
    return copied


def read_backup(store: Store, file: Path) -> Copied:
    """Copy everything in a backup of this version or an older one into an empty store, or nothing at all."""
    with tempfile.TemporaryDirectory() as folder:
        twin = Path(folder) / "twin.sqlite"  # it is brought to the newest version, the backup stays as it is
        _copy_file(file, twin)
        try:
            backup = Store(f"sqlite:///{twin}")
        except InvalidOption as error:
            reason = str(error).rpartition(": ")[2]
            raise InvalidOption(f"expected a backup of Pelagos, got {str(file)!r}: {reason}") from error
        with closing(backup):
            return _copy(backup, store)


def _write(store: Store, part: Path) -> Copied:
    with closing(Store(f"sqlite:///{part}")) as backup:
        return _copy(store, backup)


def _copy(source: Store, target: Store) -> Copied:
    with source.database.snapshot() as old, target.database.write() as new:
        there = _count(new, MATCH)
        if there:
            raise InvalidOption(f"--database: expected an empty database, got one with {there} matches")
        for table in reversed(METADATA.sorted_tables):
            new.execute(sa.delete(table))  # a process that was alive there left its beat
        counts = {}
        for table in METADATA.sorted_tables:
            rows = old.execute(sa.select(table), execution_options={"yield_per": _ROWS}).mappings()
            for some in rows.partitions():
                new.execute(sa.insert(table), [dict(row) for row in some])
            counts[table.name] = _count(new, table)
            wanted = _count(old, table)
            if counts[table.name] != wanted:
                raise Unavailable(f"expected {wanted} rows of {table.name}, got {counts[table.name]}")
        new.execute(sa.update(DUTY).values(owner=None, leased_until=None))  # their owners are not there
    return Copied(counts["match"], counts["event"], counts["duty"])


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _copy_file(file: Path, twin: Path) -> None:
    """Copy a database of ours as it is now, also one that is in use."""
    uri = f"{file.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as old, closing(sqlite3.connect(twin)) as new:
            tables = {name for (name,) in old.execute("SELECT name FROM sqlite_master")}
            if not tables >= {"alembic_version", "match", "event"}:
                raise InvalidOption(f"expected a backup of Pelagos, got {str(file)!r}: it has other tables")
            old.backup(new)
    except sqlite3.Error as error:
        raise InvalidOption(f"expected a backup of Pelagos, got {str(file)!r}: {error}") from error


def _flush(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
