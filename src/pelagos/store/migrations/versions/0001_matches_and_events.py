"""Matches, and what happened in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "match",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("dice_key", sa.LargeBinary, nullable=False),
        sa.Column("request_key", sa.String(64)),
        sa.Column("request", sa.String(64)),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.UniqueConstraint("request_key", name="uq_match"),
    )
    op.create_table(
        "event",
        sa.Column("match", sa.String(22), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_event"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_event"),
    )


def downgrade() -> None:
    """Remove both tables."""
    op.drop_table("event")
    op.drop_table("match")
