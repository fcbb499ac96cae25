"""Analyses of finished games, kept with the game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("depth", sa.String(length=16), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_analysis_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "depth", name=op.f("pk_analysis")),
    )


def downgrade() -> None:
    op.drop_table("analysis")
