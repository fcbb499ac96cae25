"""Analyses in work, for all processes to see."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "analysing",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("depth", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("progress", sa.Double(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_analysing_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "depth", name=op.f("pk_analysing")),
        sa.UniqueConstraint("person", name=op.f("uq_analysing_person")),
    )


def downgrade() -> None:
    op.drop_table("analysing")
