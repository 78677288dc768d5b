"""Matches on disk. What was written is there after a crash: every write is one durable transaction."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
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
        try:
            self.migrate()
        except SQLAlchemyError as error:
            raise InvalidOption(f"--database: cannot open {url!r}: {_reason(error)}") from error

    def migrate(self) -> None:
        """Bring the tables to the newest version."""
        config = alembic.config.Config()
        config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
        with self.engine.begin() as connection:
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
        self._insert(
            record.id, [sa.insert(MATCH).values(msgspec.to_builtins(record, builtin_types=(bytes,)))], events
        )

    def append(self, match: str, events: Sequence[EventRecord]) -> None:
        """Write all of ``events``, or none and raise ``Conflict`` if another writer was first."""
        self._insert(match, [], events)

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

    def _insert(self, match: str, first: list[sa.Insert], events: Sequence[EventRecord]) -> None:
        rows: list[dict[str, Any]] = [{"match": match, **msgspec.structs.asdict(event)} for event in events]
        try:
            with self.engine.begin() as connection:
                for statement in first:
                    connection.execute(statement)
                if rows:
                    connection.execute(sa.insert(EVENT), rows)
        except IntegrityError as error:
            raise Conflict(f"match {match}: another writer was first") from error


def _make_engine(url: str) -> sa.Engine:
    try:
        parsed = sa.make_url(url)
    except ArgumentError as error:
        raise InvalidOption(f"--database: expected sqlite:///FILE, got {url!r}") from error
    if parsed.get_backend_name() != "sqlite":
        raise InvalidOption(f"--database: expected sqlite:///FILE, got {url!r}")
    if parsed.database in (None, "", ":memory:"):
        raise InvalidOption(f"--database: expected sqlite:///FILE: nothing kept in memory lasts, got {url!r}")
    engine = sa.create_engine(parsed, connect_args={"timeout": _WAIT_S})
    sa.event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _record: Any) -> None:
    """Write ahead, and let a commit return only once it is on disk."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _reason(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
