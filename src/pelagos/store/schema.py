"""The tables. A change here needs a migration in ``migrations/versions``: a test compares the two."""

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s", "uq": "uq_%(table_name)s"}
)

MATCH = sa.Table(
    "match",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),  # as they were made; who came later is in events
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("dice_key", sa.LargeBinary, nullable=False),
    sa.Column("request_key", sa.String(64), unique=True),  # the hash of the client's own key
    sa.Column("request", sa.String(64)),  # the hash of what it asked for
    sa.Column("created_at", sa.Float, nullable=False),
)

EVENT = sa.Table(
    "event",
    METADATA,
    sa.Column("match", sa.String(22), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

DUTY = sa.Table(
    "duty",
    METADATA,
    sa.Column("match", sa.String(22), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("kind", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("due_at", sa.Float, nullable=False),
    sa.Column("owner", sa.String),  # who took it, until leased_until
    sa.Column("leased_until", sa.Float),
    sa.Index("ix_duty_due", "kind", "due_at"),
)
