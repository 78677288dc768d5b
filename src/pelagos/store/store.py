"""Matches on disk. What was written is there after a crash: every write is one durable transaction."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import alembic.util
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from pelagos.engine.error import InvalidOption, PelagosError
from pelagos.store.record import EventRecord, MatchRecord
from pelagos.store.schema import EVENT, MATCH

_MIGRATIONS = Path(__file__).parent / "migrations"
_WAIT_S = 10


class Conflict(PelagosError):
    """Another writer was first."""


class Store:
    """A database of matches. Calls block: on an event loop, make them in a thread."""

    def __init__(self, url: str) -> None:
        self.engine = _make_engine(url)
        self._writer = self.engine.execution_options(writes=True)
        try:
            _keep_to_owner(Path(self.engine.url.database or ""))
            self.migrate()
        except (SQLAlchemyError, alembic.util.CommandError, OSError) as error:
            self.close()
            raise InvalidOption(f"--database: cannot open {url!r}: {_reason(error)}") from error

    def migrate(self) -> None:
        """Bring the tables to the newest version."""
        config = alembic.config.Config()
        config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
        with self._writer.begin() as connection:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def is_well(self) -> bool:
        """Tell whether the database answers."""
        with suppress(SQLAlchemyError), self.engine.connect() as connection:
            connection.execute(sa.select(MATCH.c.id).limit(1))
            return True
        return False

    def add(self, record: MatchRecord, events: Sequence[EventRecord]) -> None:
        """Write a new match with its first events, or raise ``Conflict`` if its request was met before."""
        row = msgspec.to_builtins(record, builtin_types=(bytes,))
        self._insert(record.id, events, sa.insert(MATCH).values(row))

    def append(self, match: str, events: Sequence[EventRecord]) -> None:
        """Write all of ``events``, or none and raise ``Conflict`` if another writer was first."""
        self._insert(match, events)

    def find(self, match: str) -> MatchRecord | None:
        """Return the match of that id."""
        return self._match(MATCH.c.id == match)

    def find_request(self, request_key: str) -> MatchRecord | None:
        """Return the match that a client made with the key of that hash."""
        return self._match(MATCH.c.request_key == request_key)

    def events(self, match: str, *, since: int = 0) -> list[EventRecord]:
        """Return what happened after event ``since``, in order."""
        query = sa.select(EVENT).where(EVENT.c.match == match, EVENT.c.seq > since).order_by(EVENT.c.seq)
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings()
            return [EventRecord(row["seq"], row["kind"], row["seat"], row["data"], row["at"]) for row in rows]

    def _match(self, where: sa.ColumnElement[bool]) -> MatchRecord | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(MATCH).where(where)).mappings().one_or_none()
        if row is None:
            return None
        return msgspec.convert({str(name): row[name] for name in row}, MatchRecord, builtin_types=(bytes,))

    def _insert(self, match: str, events: Sequence[EventRecord], *before: sa.Insert) -> None:
        rows: list[dict[str, Any]] = [{"match": match, **msgspec.structs.asdict(event)} for event in events]
        try:
            with self._writer.begin() as connection:
                for statement in before:
                    connection.execute(statement)
                if rows:
                    connection.execute(sa.insert(EVENT), rows)
        except IntegrityError as error:
            raise Conflict(f"match {match}: another writer was first") from error


def _make_engine(url: str) -> sa.Engine:
    mistake = InvalidOption(f"--database: expected sqlite:///FILE, got {url.partition(':')[0]}:…")
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise mistake from error
    file = parsed.database or ""
    if parsed.drivername != "sqlite" or parsed.host or parsed.query or file.startswith("file:"):
        raise mistake
    if file in ("", ":memory:"):
        raise InvalidOption(f"--database: expected sqlite:///FILE: nothing kept in memory lasts, got {url!r}")
    engine = sa.create_engine(parsed, connect_args={"timeout": _WAIT_S})
    sa.event.listen(engine, "connect", _make_durable)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _keep_to_owner(file: Path) -> None:
    """Make the file if need be, for its owner's eyes alone: the keys of the dice are in it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _make_durable(connection: Any, _record: Any) -> None:
    """Write ahead, and let a commit return only once it is on disk."""
    connection.isolation_level = None  # transactions are begun by us, so that tables are made whole or not
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction; a writer waits its turn here, not in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
