"""People, tables, seats, actions, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "browser",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_browser")),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=16), nullable=False),
        sa.Column("next", sa.String(length=32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("decider", sa.Integer(), nullable=True),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("bot_until", sa.BigInteger(), nullable=False),
        sa.Column("undo", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
    )
    op.create_index("ix_game_bots", "game", ["status", "bot_until"], unique=False)
    op.create_index("ix_game_lobby", "game", ["public", "status", "created", "id"], unique=False)
    op.create_index("ix_game_owner", "game", ["owner", "updated"], unique=False)
    op.create_table(
        "action",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("keep", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_action_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_action")),
    )
    op.create_index("uq_action_key", "action", ["game", "seat", "key"], unique=True)
    op.create_table(
        "chat",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "id", name=op.f("pk_chat")),
    )
    op.create_table(
        "code",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("browser", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["browser"], ["browser.id"], name=op.f("fk_code_browser"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_code")),
    )
    op.create_index(op.f("ix_code_browser"), "code", ["browser"], unique=False)
    op.create_table(
        "seat",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seat_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_holder"), "seat", ["holder"], unique=False)
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("numbers", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_snapshot_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "length", name=op.f("pk_snapshot")),
    )
    op.create_table(
        "token",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("browser", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["browser"], ["browser.id"], name=op.f("fk_token_browser"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_token")),
    )
    op.create_index(op.f("ix_token_browser"), "token", ["browser"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_token_browser"), table_name="token")
    op.drop_table("token")
    op.drop_table("snapshot")
    op.drop_index(op.f("ix_seat_holder"), table_name="seat")
    op.drop_table("seat")
    op.drop_index(op.f("ix_code_browser"), table_name="code")
    op.drop_table("code")
    op.drop_table("chat")
    op.drop_index("uq_action_key", table_name="action")
    op.drop_table("action")
    op.drop_index("ix_game_owner", table_name="game")
    op.drop_index("ix_game_lobby", table_name="game")
    op.drop_index("ix_game_bots", table_name="game")
    op.drop_table("game")
    op.drop_table("browser")
