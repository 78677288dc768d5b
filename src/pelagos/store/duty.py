"""Duties: what some process has to do at some time, and one at a time does.

Whoever takes a duty holds it for a lease and renews that while it works. A
process that dies renews nothing: its lease runs out, and another takes over.
"""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from pelagos.store.database import Database
from pelagos.store.record import Change, DutyRecord
from pelagos.store.schema import DUTY

LEASE_S = 10.0


class Duties:
    """The duties of all matches. All times are told by the clock of the database."""

    def __init__(self, database: Database, *, lease_s: float = LEASE_S) -> None:
        self.lease_s = lease_s
        self._database = database

    def put(self, connection: sa.Connection, changes: Sequence[Change]) -> None:
        """Write the duties of ``changes`` in a transaction that holds their events, too."""
        wanted: dict[tuple[str, str], DutyRecord | None] = {}
        for change in changes:
            wanted |= {(change.match, kind): None for kind in change.dropped}
            wanted |= {(change.match, duty.kind): duty for duty in change.duties}
        if not wanted:
            return
        old = sa.delete(DUTY).where(
            DUTY.c.match == sa.bindparam("of_match"), DUTY.c.kind == sa.bindparam("of_kind")
        )
        connection.execute(old, [{"of_match": match, "of_kind": kind} for match, kind in wanted])
        rows = [
            {**msgspec.structs.asdict(duty), "lease_s": None if duty.owner is None else self.lease_s}
            for duty in wanted.values()
            if duty is not None
        ]
        if rows:
            until = self._database.now + sa.bindparam("lease_s", type_=sa.Float)  # nothing, without an owner
            connection.execute(sa.insert(DUTY).values(leased_until=until), rows)

    def take(self, kind: str, owner: str, *, limit: int) -> list[DutyRecord]:
        """Take what is due and nobody holds, the longest due first, under a name for this taking alone."""
        with self._database.write() as connection:
            now = self._database.now
            due = (
                sa.select(DUTY)
                .where(DUTY.c.kind == kind, DUTY.c.due_at <= now)
                .where(sa.or_(DUTY.c.leased_until.is_(None), DUTY.c.leased_until <= now))
                .order_by(DUTY.c.due_at)
                .limit(limit)
                .with_for_update(skip_locked=True)  # on SQLite, which has one writer at a time, nothing
            )
            rows = connection.execute(due).all()
            taken = [DutyRecord(row.match, row.kind, row.seat, row.due_at, owner) for row in rows]
            if taken:
                of_them = DUTY.c.match.in_([duty.match for duty in taken])
                held = sa.update(DUTY).where(DUTY.c.kind == kind, of_them)
                connection.execute(held.values(owner=owner, leased_until=now + self.lease_s))
        return taken

    def renew(self, duty: DutyRecord) -> bool:
        """Hold a duty for another lease; ``False`` if it is not its owner's any more."""
        until = self._database.now + self.lease_s
        return self._change(sa.update(DUTY).values(leased_until=until).where(_is(duty)))

    def leave(self, duty: DutyRecord) -> bool:
        """Let others take a duty at once; ``False`` if it was not its owner's any more."""
        return self._change(sa.update(DUTY).values(owner=None, leased_until=None).where(_is(duty)))

    def finish(self, duty: DutyRecord) -> bool:
        """Remove a duty that is done; ``False`` if it was not its owner's any more."""
        return self._change(sa.delete(DUTY).where(_is(duty)))

    def due_in_s(self) -> dict[str, float]:
        """Return for each kind in how many seconds a duty can be taken: 0 if one can now."""
        now = self._database.now
        free_at = sa.case((DUTY.c.leased_until > DUTY.c.due_at, DUTY.c.leased_until), else_=DUTY.c.due_at)
        query = sa.select(DUTY.c.kind, sa.func.min(free_at) - now).group_by(DUTY.c.kind)
        with self._database.read() as connection:
            return {kind: max(0.0, seconds) for kind, seconds in connection.execute(query).all()}

    def waiting(self, kind: str, *, limit: int) -> list[str]:
        """Return the matches that have a duty which is not due yet, the last one first."""
        query = (
            sa.select(DUTY.c.match)
            .where(DUTY.c.kind == kind, DUTY.c.due_at > self._database.now)
            .order_by(DUTY.c.due_at.desc())
            .limit(limit)
        )
        with self._database.read() as connection:
            return list(connection.execute(query).scalars())

    def put_off(self, match: str, kind: str, seconds: float) -> bool:
        """Let a duty be due so many seconds from now; ``False`` if there is none."""
        due = self._database.now + seconds
        is_it = sa.and_(DUTY.c.match == match, DUTY.c.kind == kind)
        return self._change(sa.update(DUTY).where(is_it).values(due_at=due, owner=None, leased_until=None))

    def free_all(self) -> None:
        """Let all be taken at once: for a process that is the only one."""
        with self._database.write() as connection:
            connection.execute(sa.update(DUTY).values(owner=None, leased_until=None))

    def _change(self, statement: sa.Update | sa.Delete) -> bool:
        with self._database.write() as connection:
            return connection.execute(statement).rowcount == 1


def _is(duty: DutyRecord) -> sa.ColumnElement[bool]:
    return sa.and_(DUTY.c.match == duty.match, DUTY.c.kind == duty.kind, DUTY.c.owner == duty.owner)
