"""When no process was alive: clocks did not run then.

Every process writes a beat now and then. Whoever finds the last one long gone writes down that there was
nobody in between, and puts off what clocks made due.
"""

from typing import NamedTuple

import sqlalchemy as sa

from pelagos.store.database import Database
from pelagos.store.schema import BEAT, DUTY, OUTAGE

CLOCK = "clock"
BEAT_S = 2.0
_SILENT_S = 5.0


class Outage(NamedTuple):
    """A time in which no process was alive, in seconds since 1970."""

    began_at: float
    ended_at: float


class Pulse:
    """The beats of all processes on a database, by its clock."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def beat(self) -> None:
        """Say that a process is alive, and since when none was if that was long."""
        with self._database.write() as connection:
            now: float = connection.execute(sa.select(self._database.now)).scalar_one()
            last = connection.execute(sa.select(BEAT.c.at).with_for_update()).scalars().first()
            if last is None:
                connection.execute(sa.insert(BEAT).values(at=now))
                return
            if now - last > _SILENT_S:
                connection.execute(sa.insert(OUTAGE).values(began_at=last, ended_at=now))
                later = DUTY.c.due_at + (now - last)
                connection.execute(sa.update(DUTY).where(DUTY.c.kind == CLOCK).values(due_at=later))
            connection.execute(sa.update(BEAT).values(at=sa.case((BEAT.c.at < now, now), else_=BEAT.c.at)))

    def outages(self) -> list[Outage]:
        """Return every time in which no process was alive, in order."""
        with self._database.read() as connection:
            rows = connection.execute(sa.select(OUTAGE).order_by(OUTAGE.c.began_at)).all()
        return [Outage(row.began_at, row.ended_at) for row in rows]
