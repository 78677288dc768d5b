"""Bringing tables to the newest version. Alembic takes 0.3 s to load, so it is where there is work for it."""

from pathlib import Path

import sqlalchemy as sa

from pelagos.store.database import Database
from pelagos.store.error import Unavailable

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x70656C61676F73  # "pelagos": a number that nobody else locks
_VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))


def newest() -> str:
    """Return the version that tables are brought to: migrations are numbered by the names of their files."""
    return max(path.name.partition("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def version_of(database: Database) -> str | None:
    """Return the version of the tables that are there, ``None`` if there are none of ours."""
    with database.read() as connection:
        if not sa.inspect(connection).has_table(_VERSION.name):
            return None
        return connection.execute(sa.select(_VERSION.c.version_num)).scalar_one_or_none()


def migrate(database: Database) -> None:
    """Bring the tables to the newest version; of processes that start together one does."""
    import alembic.command  # noqa: PLC0415 - see above
    import alembic.config  # noqa: PLC0415 - see above
    import alembic.util  # noqa: PLC0415 - see above

    config = alembic.config.Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    with database.write() as connection:
        if database.is_postgresql:
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
        config.attributes["connection"] = connection
        try:
            alembic.command.upgrade(config, "head")
        except alembic.util.CommandError as error:
            raise Unavailable(str(error)) from error
