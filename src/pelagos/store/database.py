"""A database by its URL: SQLite, or PostgreSQL when there is more than one server process.

On both, a commit returns only once it is on disk, and every connection is
asked whether it holds to that.
"""

import os
import secrets
import select
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    InvalidatePoolError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from pelagos.engine.error import InvalidOption
from pelagos.store.error import Conflict, Unavailable

EXPECTED = "expected sqlite:///FILE or postgresql://USER@HOST/DATABASE"
_WAIT_S = 10
# A host that vanishes without a word is missed after half a minute, not after the system's two hours.
_KEEP_ALIVE = {
    "connect_timeout": _WAIT_S,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
_JSON = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}
_IDLE_S = 1.0  # what was used since then is there
_GIVEN_UP = {"40001", "40P01"}  # PostgreSQL let another transaction go first


class Database:
    """Connections to one database; what goes wrong on them is a ``Conflict`` or ``Unavailable``."""

    def __init__(self, url: str) -> None:
        parsed = _parse(url)
        self.is_postgresql = parsed.drivername == "postgresql"
        self.engine = _open_postgresql(parsed) if self.is_postgresql else _open_sqlite(parsed)
        self._writer = self.engine.execution_options(writes=True)
        self.name = secrets.token_hex(4)  # of who writes here, among other processes

    @property
    def shown(self) -> str:
        """The URL without anything secret."""
        url = self.engine.url.set(query={}, drivername="postgresql" if self.is_postgresql else "sqlite")
        return url.render_as_string(hide_password=True)

    @property
    def now(self) -> sa.ColumnElement[float]:
        """The time in seconds, by the clock that all processes on this database share."""
        if self.is_postgresql:
            return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
        return sa.literal(time.time(), sa.Float)

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """Begin a transaction that only reads."""
        with translated(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """Begin a transaction that only reads, and sees all tables as they are now while others write."""
        with translated(), self.engine.connect() as connection:
            if self.is_postgresql:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @contextmanager
    def write(self) -> Iterator[sa.Connection]:
        """Begin a transaction that is on disk once this returns, or leaves nothing."""
        with translated(), self._writer.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def reason(error: Exception) -> str:
    """Return what a driver complains about, in one line; statements and their values stay out of it."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


@contextmanager
def translated() -> Iterator[None]:
    """Let errors of SQLAlchemy out as ours."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict("another writer was first") from error
    except (OperationalError, InterfaceError, InternalError, PoolTimeoutError) as error:
        if isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _GIVEN_UP:
            raise Conflict("another writer was first") from error
        raise Unavailable(f"the database does not answer: {reason(error)}") from error


def _parse(url: str) -> sa.URL:
    """Return the parts of a URL of ours. A refused one is not repeated: it may hold a password."""
    mistake = InvalidOption(f"--database: {EXPECTED}, got {url.partition(':')[0]}:…")
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise mistake from error
    name = parsed.database or ""
    if parsed.drivername == "postgresql":
        if "@" in (parsed.host or ""):
            raise InvalidOption("--database: expected a password with @ written as %40, got one with @")
        if not name:
            raise InvalidOption(f"--database: {EXPECTED}, got no name of a database")
        return parsed
    if parsed.drivername != "sqlite" or parsed.host or parsed.query or name.startswith("file:"):
        raise mistake
    if name in ("", ":memory:"):
        raise InvalidOption(f"--database: {EXPECTED}: nothing kept in memory lasts, got {url!r}")
    return parsed


def _open_sqlite(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(url, connect_args={"timeout": _WAIT_S}, hide_parameters=True, **_JSON)
    sa.event.listen(engine, "do_connect", _make_for_owner)
    sa.event.listen(engine, "connect", _make_sqlite_durable)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _open_postgresql(url: sa.URL) -> sa.Engine:
    kept = {name: value for name, value in _KEEP_ALIVE.items() if name not in url.query}
    try:
        engine = sa.create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=kept,
            hide_parameters=True,
            **_JSON,
            pool_timeout=_WAIT_S,
        )
    except ImportError as error:
        message = "--database: PostgreSQL needs another package: pip install 'pelagos[postgresql]'"
        raise InvalidOption(message) from error
    sa.event.listen(engine, "connect", _make_postgresql_durable)
    _ask_the_idle(engine)
    return engine


def _ask_the_idle(engine: sa.Engine) -> None:
    """Ask a connection that was idle, or that has word for us, whether it still leads anywhere.

    If not, all are made anew. ``pool_pre_ping`` asks every time: a round trip more for every transaction.
    """

    def note_use(_connection: Any, record: Any) -> None:
        record.info["used_at"] = time.monotonic()

    def ask(connection: Any, record: Any, _fairy: Any) -> None:
        now = time.monotonic()
        if now - record.info.get("used_at", now) < _IDLE_S and not _has_word(connection.fileno()):
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error

    sa.event.listen(engine, "checkin", note_use)
    sa.event.listen(engine, "checkout", ask)


def _has_word(socket: int) -> bool:
    """Tell whether something came on a socket: on one that nobody uses, mostly that it is closed."""
    waiting = select.poll()
    waiting.register(socket, select.POLLIN)
    return bool(waiting.poll(0))


def _make_for_owner(_dialect: Any, _record: Any, arguments: list[Any], _named: Any) -> None:
    """Make the file if there is none, for its owner's eyes alone: the keys of the dice are in it.

    One that is there is never opened here: closing it would drop all locks that this process has on it, and
    another process could take away the log that this one writes to.
    """
    try:
        os.close(os.open(arguments[0], os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise Unavailable(f"cannot open the file: {error.strerror}") from error


def _make_sqlite_durable(connection: Any, _record: Any) -> None:
    """Write ahead, and let a commit return only once it is on disk."""
    connection.isolation_level = None  # transactions are begun by us, so that tables are made whole or not
    settings: dict[str, str | int] = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    for setting, wanted in settings.items():
        _set(connection, f"PRAGMA {setting} = {wanted}")
        _check(setting, wanted, connection.execute(f"PRAGMA {setting}").fetchone()[0])


def _set(connection: Any, pragma: str) -> None:
    """Change a setting of SQLite; to begin a log is refused at once while another does: wait for it."""
    ends = time.monotonic() + _WAIT_S
    while True:
        try:
            connection.execute(pragma)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() >= ends:
                raise
            time.sleep(0.01)
        else:
            return


def _make_postgresql_durable(connection: Any, _record: Any) -> None:
    """Let a commit return only once it is on disk, whatever is configured elsewhere."""
    connection.autocommit = True
    connection.execute("SET synchronous_commit = on")
    connection.execute(f"SET lock_timeout = '{_WAIT_S}s'")
    for setting in ("synchronous_commit", "fsync"):
        _check(setting, "on", connection.execute(f"SHOW {setting}").fetchone()[0])
    connection.autocommit = False


def _check(setting: str, wanted: str | int, got: str | int) -> None:
    if got != wanted:
        raise Unavailable(f"expected a database that writes durably, {setting} = {wanted}, got {got}")


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction; a writer waits its turn here, not in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
