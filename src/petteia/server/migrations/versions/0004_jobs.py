"""The bots' jobs, since when a bot owes a decision, and who leaves silence to the server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE game RENAME COLUMN bot_until TO owed")
    op.add_column("seat", sa.Column("silent", sa.String(length=32), nullable=True))
    op.create_table(
        "job",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("people", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("watched", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_job_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_job")),
    )
    op.create_index("ix_job_kind", "job", ["kind", "asked"], unique=False)
    op.create_table(
        "bot_turn",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("taken", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", name=op.f("pk_bot_turn")),
    )
    op.create_index(op.f("ix_bot_turn_taken"), "bot_turn", ["taken"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_bot_turn_taken"), table_name="bot_turn")
    op.drop_table("bot_turn")
    op.drop_index("ix_job_kind", table_name="job")
    op.drop_table("job")
    op.drop_column("seat", "silent")
    # Whoever starts next sees to what bots owe.
    op.execute("UPDATE game SET owed = 1 WHERE owed > 0")
    op.execute("ALTER TABLE game RENAME COLUMN owed TO bot_until")
