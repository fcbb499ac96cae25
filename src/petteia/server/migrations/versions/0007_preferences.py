"""What people prefer, so that it follows them to their other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "preference",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["browser.id"], name=op.f("fk_preference_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_preference")),
    )


def downgrade() -> None:
    op.drop_table("preference")
