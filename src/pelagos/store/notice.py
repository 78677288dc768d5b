"""Where seats want to be told that they are to move."""

import msgspec
import sqlalchemy as sa

from pelagos.store.database import Database
from pelagos.store.record import NoticeKind, NoticeRecord
from pelagos.store.schema import NOTICE


class Notices:
    """The addresses of all seats."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, notice: NoticeRecord) -> None:
        """Keep an address in the place of the one of its kind."""
        with self._database.write() as connection:
            connection.execute(self._remove(notice.match, notice.seat, notice.kind))
            connection.execute(sa.insert(NOTICE).values(msgspec.structs.asdict(notice)))

    def remove(self, match: str, seat: int, kind: NoticeKind) -> None:
        """Forget an address."""
        with self._database.write() as connection:
            connection.execute(self._remove(match, seat, kind))

    def of(self, match: str, seat: int) -> list[NoticeRecord]:
        """Return all addresses of a seat."""
        return self._find(sa.and_(NOTICE.c.match == match, NOTICE.c.seat == seat))

    def find_feed(self, address: str) -> NoticeRecord | None:
        """Return the feed whose name has that hash."""
        found = self._find(sa.and_(NOTICE.c.kind == "feed", NOTICE.c.address == address))
        return found[0] if found else None

    def _find(self, where: sa.ColumnElement[bool]) -> list[NoticeRecord]:
        with self._database.read() as connection:
            rows = connection.execute(sa.select(NOTICE).where(where).order_by(NOTICE.c.kind)).all()
        return [NoticeRecord(row.match, row.seat, row.kind, row.address, row.language) for row in rows]

    def _remove(self, match: str, seat: int, kind: NoticeKind) -> sa.Delete:
        return sa.delete(NOTICE).where(NOTICE.c.match == match, NOTICE.c.seat == seat, NOTICE.c.kind == kind)
