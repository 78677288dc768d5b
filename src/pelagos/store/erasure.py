"""Forgetting: a person's name at a table and what they said there, or whole matches."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from pelagos.store.schema import DUTY, EVENT, MATCH, NOTICE, TALK


def erase(connection: sa.Connection, match: str, seat: int) -> None:
    """Remove the name, the talk and the addresses of a seat from everything that is kept."""
    for table in (TALK, NOTICE):
        connection.execute(sa.delete(table).where(table.c.match == match, table.c.seat == seat))
    is_match = MATCH.c.id == match
    seats: list[dict[str, Any]] = connection.execute(sa.select(MATCH.c.seats).where(is_match)).scalar_one()
    seats[seat] = {**seats[seat], "name": None}
    connection.execute(sa.update(MATCH).where(is_match).values(seats=seats))
    is_join = sa.and_(EVENT.c.match == match, EVENT.c.seat == seat, EVENT.c.kind == "join")
    for row in connection.execute(sa.select(EVENT.c.seq, EVENT.c.data).where(is_join)).all():
        nameless = {**row.data, "name": None}
        connection.execute(sa.update(EVENT).where(is_join, EVENT.c.seq == row.seq).values(data=nameless))


def remove(connection: sa.Connection, matches: Sequence[str]) -> None:
    """Delete matches with all that belongs to them."""
    for table in (TALK, NOTICE, DUTY, EVENT):
        connection.execute(sa.delete(table).where(table.c.match.in_(matches)))
    connection.execute(sa.delete(MATCH).where(MATCH.c.id.in_(matches)))
