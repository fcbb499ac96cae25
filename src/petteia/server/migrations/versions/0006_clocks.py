"""Clocks: by which one a table is played, what is left to whom, and when a server last served."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("game", sa.Column("times", sa.Text(), nullable=True))
    op.add_column("game", sa.Column("deadline", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_game_deadline", "game", ["status", "deadline"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_index("ix_game_deadline", table_name="game")
    for name in ("deadline", "times", "clock"):
        op.drop_column("game", name)
