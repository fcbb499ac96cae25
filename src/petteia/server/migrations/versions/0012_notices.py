"""Notices: where browsers can be told something, what is to be told, where one wants to hear nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _fk(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], [f"{to}.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("token", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=96), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        _fk("push", "token", "token"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_push")),
    )
    op.create_index(op.f("ix_push_token"), "push", ["token"], unique=False)
    op.create_table(
        "notice",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("tried", sa.BigInteger(), nullable=False),
        sa.Column("mailed", sa.BigInteger(), nullable=False),
        sa.Column("accepted", sa.Text(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        _fk("notice", "person", "browser"),
        _fk("notice", "game", "game"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice")),
        sa.UniqueConstraint("person", "game", "kind", "seq", name=op.f("uq_notice_person_game_kind_seq")),
    )
    op.create_index("ix_notice_due", "notice", ["sent", "due"], unique=False)
    op.create_index("ix_notice_game", "notice", ["game", "sent"], unique=False)
    op.create_index("ix_notice_tried", "notice", ["tried"], unique=False)
    op.create_table(
        "hush",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        _fk("hush", "person", "browser"),
        _fk("hush", "game", "game"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_hush")),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secret")),
    )


def downgrade() -> None:
    op.drop_table("secret")
    op.drop_table("hush")
    op.drop_table("notice")
    op.drop_table("push")
