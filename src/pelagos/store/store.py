"""Matches on disk. What was written is there after a crash: every write is one durable transaction."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from pelagos.engine.error import InvalidOption
from pelagos.store import migration
from pelagos.store.database import Database, reason, translated
from pelagos.store.duty import Duties
from pelagos.store.erasure import erase, remove
from pelagos.store.error import Unavailable
from pelagos.store.listener import tell
from pelagos.store.notice import Notices
from pelagos.store.pulse import Pulse
from pelagos.store.record import Change, EventRecord, MatchRecord, TalkRecord
from pelagos.store.schema import EVENT, MATCH, TALK

_AT_ONCE = 500


class Store:
    """A database of matches. Calls block: on an event loop, make them in a thread.

    Tables of an older version are brought to ours, unless ``migrates`` is false: then they are refused.
    """

    def __init__(self, url: str, *, migrates: bool = True) -> None:
        self.database = Database(url)
        self.duties = Duties(self.database)
        self.pulse = Pulse(self.database)
        self.notices = Notices(self.database)
        try:
            found, ours = migration.version_of(self.database), migration.newest()
            if found != ours and not migrates:
                raise Unavailable(f"expected tables of version {ours}, got {found or 'none'}")
            if found != ours:
                self.migrate()
        except (SQLAlchemyError, Unavailable) as error:
            self.close()
            message = f"--database: cannot open {self.database.shown!r}: {reason(error)}"
            raise InvalidOption(message) from error

    def migrate(self) -> None:
        """Bring the tables to the newest version; of processes that start together one does."""
        migration.migrate(self.database)

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()

    def is_well(self) -> bool:
        """Tell whether the database answers."""
        with suppress(SQLAlchemyError, Unavailable), self.database.read() as connection:
            connection.execute(sa.select(MATCH.c.id).limit(1))
            return True
        return False

    # Writing

    def add(self, record: MatchRecord, events: Sequence[EventRecord]) -> None:
        """Write a new match with its first events, or raise ``Conflict`` if its request was met before."""
        self.write(Change(record.id, events, record))

    def append(self, match: str, events: Sequence[EventRecord]) -> None:
        """Write all of ``events``, or none and raise ``Conflict`` if another writer was first."""
        self.write(Change(match, events))

    def write(self, *changes: Change) -> None:
        """Write all changes in one transaction, or none and raise ``Conflict``."""
        with self.database.write() as connection:
            self._put(connection, changes)

    def write_each(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Write all changes that can be in one transaction; answer each that cannot with its error."""
        try:
            self.write(*changes)
        except Unavailable:
            raise
        except Exception as error:
            return [error] if len(changes) == 1 else self._write_one_by_one(changes)
        return [None] * len(changes)

    def _write_one_by_one(self, changes: Sequence[Change]) -> list[Exception | None]:
        answers: list[Exception | None] = []
        with self.database.write() as connection:
            for change in changes:
                try:
                    with translated(), connection.begin_nested():
                        self._put(connection, [change])
                    answers.append(None)
                except Unavailable:
                    raise
                except Exception as error:
                    answers.append(error)
        return answers

    def _put(self, connection: sa.Connection, changes: Sequence[Change]) -> None:
        """Write in the order of matches, so that two processes never wait for each other in a ring."""
        ordered = sorted(changes, key=lambda change: change.match)
        records = [_row(change.record) for change in ordered if change.record is not None]
        events: list[dict[str, Any]] = [
            {"match": change.match, **msgspec.structs.asdict(event)}
            for change in ordered
            for event in change.events
        ]
        if records:
            connection.execute(sa.insert(MATCH), records)
        if events:
            connection.execute(sa.insert(EVENT), events)
        talk = [
            {"match": change.match, **msgspec.structs.asdict(said)}
            for change in ordered
            for said in change.talk
        ]
        if talk:
            connection.execute(sa.insert(TALK), talk)
        for change in ordered:
            for seat in change.erased:
                erase(connection, change.match, seat)
        self.duties.put(connection, ordered)
        if self.database.is_postgresql:
            tell(self.database, connection, ordered)

    def remove(self, matches: Sequence[str]) -> None:
        """Delete matches with all that belongs to them."""
        with self.database.write() as connection:
            remove(connection, matches)

    # Reading

    def find(self, match: str) -> MatchRecord | None:
        """Return the match of that id."""
        return self._match(MATCH.c.id == match)

    def find_request(self, request_key: str) -> MatchRecord | None:
        """Return the match that a client made with the key of that hash."""
        return self._match(MATCH.c.request_key == request_key)

    def matches(self) -> Iterator[MatchRecord]:
        """Return all matches by their ids, a few at a time; those made meanwhile may be among them or not."""
        last = ""
        while True:
            query = sa.select(MATCH).where(MATCH.c.id > last).order_by(MATCH.c.id).limit(_AT_ONCE)
            with self.database.read() as connection:
                rows = connection.execute(query).mappings().all()
            if not rows:
                return
            yield from map(_record, rows)
            last = rows[-1]["id"]

    def num_matches(self) -> int:
        """Count the matches."""
        with self.database.read() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(MATCH)).scalar_one()

    def events(self, match: str, *, since: int = 0) -> list[EventRecord]:
        """Return what happened after event ``since``, in order."""
        query = sa.select(EVENT).where(EVENT.c.match == match, EVENT.c.seq > since).order_by(EVENT.c.seq)
        with self.database.read() as connection:
            return [_event(row) for row in connection.execute(query)]

    def events_of(self, since: dict[str, int]) -> dict[str, list[EventRecord]]:
        """Return what happened in several matches after the events ``since``, in order; on PostgreSQL."""
        matches = sa.func.unnest(sa.cast(list(since), sa.ARRAY(sa.String)))
        known = sa.func.unnest(sa.cast(list(since.values()), sa.ARRAY(sa.Integer)))
        last = sa.select(matches.label("match"), known.label("seq")).subquery()
        query = (
            sa.select(EVENT)
            .join(last, sa.and_(EVENT.c.match == last.c.match, EVENT.c.seq > last.c.seq))
            .order_by(EVENT.c.match, EVENT.c.seq)
        )
        events: dict[str, list[EventRecord]] = {match: [] for match in since}
        with self.database.read() as connection:
            for row in connection.execute(query):
                events[row.match].append(_event(row))
        return events

    def idle_since(self, at: float, *, limit: int = _AT_ONCE) -> list[str]:
        """Return matches in which nothing has happened since then."""
        last = sa.select(sa.func.max(EVENT.c.at)).where(EVENT.c.match == MATCH.c.id).scalar_subquery()
        query = (
            sa.select(MATCH.c.id).where(MATCH.c.created_at < at, sa.func.coalesce(last, 0) < at).limit(limit)
        )
        with self.database.read() as connection:
            return list(connection.execute(query).scalars())

    def talk(self, match: str) -> list[TalkRecord]:
        """Return what was said at a table and not erased, in order."""
        query = sa.select(TALK).where(TALK.c.match == match).order_by(TALK.c.seq)
        with self.database.read() as connection:
            return [
                TalkRecord(row.seq, row.seat, row.text, row.at) for row in connection.execute(query).all()
            ]

    def _match(self, where: sa.ColumnElement[bool]) -> MatchRecord | None:
        with self.database.read() as connection:
            row = connection.execute(sa.select(MATCH).where(where)).mappings().one_or_none()
        return None if row is None else _record(row)


def _event(row: sa.Row[Any]) -> EventRecord:
    return EventRecord(row.seq, row.kind, row.seat, row.data, row.at)


def _record(row: sa.RowMapping) -> MatchRecord:
    return msgspec.convert({str(name): row[name] for name in row}, MatchRecord, builtin_types=(bytes,))


def _row(record: MatchRecord) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(record, builtin_types=(bytes,))
    return row
