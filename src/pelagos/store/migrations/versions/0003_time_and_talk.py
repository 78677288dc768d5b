"""Clocks and caretakers of a match, what is said at a table, notices, and when no process was alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and make the tables."""
    op.add_column("match", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("match", sa.Column("caretaker", sa.Integer))
    op.add_column("match", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("match", sa.Column("copied", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "talk",
        sa.Column("match", sa.String(22), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_talk"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_talk"),
    )
    op.create_table(
        "notice",
        sa.Column("match", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "kind", name="pk_notice"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_notice"),
    )
    op.create_index("ix_notice_address", "notice", ["address"])
    op.create_table("beat", sa.Column("at", sa.Float, nullable=False))
    op.create_table(
        "outage",
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("began_at", name="pk_outage"),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("outage", "beat", "notice", "talk"):
        op.drop_table(table)
    for column in ("copied", "hints", "caretaker", "clock"):
        op.drop_column("match", column)
