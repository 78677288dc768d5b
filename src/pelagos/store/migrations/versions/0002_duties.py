"""What a process has to do in a match, and which one took it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of duties."""
    op.create_table(
        "duty",
        sa.Column("match", sa.String(22), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("leased_until", sa.Float),
        sa.PrimaryKeyConstraint("match", "kind", name="pk_duty"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_duty"),
    )
    op.create_index("ix_duty_due", "duty", ["kind", "due_at"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("duty")
