"""Seeks: what people look for in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_ID = sa.String(length=32)


def upgrade() -> None:
    op.create_table(
        "seek",
        sa.Column("id", _ID, nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("low", sa.Integer(), nullable=True),
        sa.Column("high", sa.Integer(), nullable=True),
        sa.Column("bots_after", sa.BigInteger(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.Column("game", _ID, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["browser.id"], name=op.f("fk_seek_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seek")),
        sa.UniqueConstraint("person", name=op.f("uq_seek_person")),
    )
    op.create_index(op.f("ix_seek_alive"), "seek", ["alive"])


def downgrade() -> None:
    op.drop_table("seek")
