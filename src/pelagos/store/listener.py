"""Word from other processes that a match has new events, over PostgreSQL's LISTEN and NOTIFY."""

import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from pelagos.store.database import Database
from pelagos.store.error import Unavailable
from pelagos.store.record import Change
from pelagos.store.word import Word, format_words, parse_words

CHANNEL = "pelagos_word"
_RETRY_S = 0.5


def tell(database: Database, connection: sa.Connection, changes: Sequence[Change]) -> None:
    """Tell other processes what was written, once the transaction is committed."""
    for word in format_words(changes):
        connection.execute(_TELL, {"word": f"{database.name} {word}"})


_TELL = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("word", type_=sa.String)))


class Listener:
    """Calls ``heard(words)`` for what other processes wrote, and ``again()`` after a silence.

    ``again`` comes first, and after every loss of the connection: words may be missing, and its owner reads
    anew where its matches stand. Both are called in a thread, from which an event loop is reached by
    ``call_soon_threadsafe``. With SQLite there is one process, and neither is ever called.
    """

    def __init__(
        self, database: Database, *, heard: Callable[[list[Word]], object], again: Callable[[], object]
    ) -> None:
        self._database = database
        self._heard = heard
        self._again = again
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        if database.is_postgresql:
            self._thread.start()

    def close(self) -> None:
        """Hear nothing more."""
        self._closed.set()
        if self._database.is_postgresql:
            self._thread.join()

    def _run(self) -> None:
        dialect = self._database.engine.dialect
        lost = (SQLAlchemyError, Unavailable, dialect.loaded_dbapi.Error)
        while not self._closed.is_set():
            try:
                with closing(self._connect()) as connection:
                    self._listen(connection)
            except lost:
                self._closed.wait(_RETRY_S)

    def _connect(self) -> Any:
        pooled = self._database.engine.raw_connection()
        connection = pooled.driver_connection
        pooled.detach()  # others have no use for it
        return connection

    def _listen(self, connection: Any) -> None:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        self._again()  # now, so that nothing falls between
        while not self._closed.is_set():
            for notice in connection.notifies(timeout=_RETRY_S):
                name, _, told = notice.payload.partition(" ")
                if name != self._database.name and (words := parse_words(told)):
                    self._heard(words)
