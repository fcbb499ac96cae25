"""Ratings: which games count, in which order, and what follows for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_ID = sa.String(length=32)


def upgrade() -> None:
    op.add_column("game", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "rated",
        sa.Column("game", _ID, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("void", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_rated")),
        sa.UniqueConstraint("number", name=op.f("uq_rated_number")),
    )
    op.create_table(
        "rated_seat",
        sa.Column("game", _ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("new_mu", sa.Double(), nullable=False),
        sa.Column("new_sigma", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["rated.game"], name=op.f("fk_rated_seat_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_rated_seat")),
    )
    op.create_index(op.f("ix_rated_seat_who"), "rated_seat", ["who"])
    op.create_table(
        "rating",
        sa.Column("person", _ID, nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["account.person"], name=op.f("fk_rating_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "kind", name=op.f("pk_rating")),
    )
    op.create_index("ix_rating_list", "rating", ["kind", "points"])
    turn = op.create_table(
        "rating_turn",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rating_turn")),
    )
    op.bulk_insert(turn, [{"id": 1, "number": 0}])


def downgrade() -> None:
    for table in ("rating_turn", "rating", "rated_seat", "rated"):
        op.drop_table(table)
    op.drop_column("game", "rated")
