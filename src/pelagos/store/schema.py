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
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("caretaker", sa.Integer),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("copied", sa.Integer, nullable=False, server_default="0"),
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

# Beside the events, since it can be erased.
TALK = sa.Table(
    "talk",
    METADATA,
    sa.Column("match", sa.String(22), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# Where to tell a seat that it is to move: a webhook, an address for mail, the hash of the name of a feed.
NOTICE = sa.Table(
    "notice",
    METADATA,
    sa.Column("match", sa.String(22), sa.ForeignKey("match.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, primary_key=True),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("language", sa.String, nullable=False),
    sa.Index("ix_notice_address", "address"),
)

# While no process was alive no clock ran: each writes a beat, and whoever finds that none was there says so.
BEAT = sa.Table("beat", METADATA, sa.Column("at", sa.Float, nullable=False))
OUTAGE = sa.Table(
    "outage",
    METADATA,
    sa.Column("began_at", sa.Float, primary_key=True),
    sa.Column("ended_at", sa.Float, nullable=False),
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
