"""Rules of tables: newcomers, stand-ins, stamps of logs; devices with a label and their last use."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("token", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("token", sa.Column("label", sa.String(length=64), nullable=False, server_default=""))
    op.create_index("ix_token_seen", "token", ["seen"])
    op.add_column("game", sa.Column("stamp", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column(
        "game", sa.Column("stand_in", sa.String(length=32), nullable=False, server_default="medium")
    )
    op.add_column("game", sa.Column("newcomer", sa.Text(), nullable=True))
    op.add_column("game", sa.Column("barred", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_game_old", "game", ["status", "updated"])
    op.add_column("seat", sa.Column("stood_in", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("newcomer", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Tokens count as used now, so that none is forgotten because of the time before this was noted.
    clock = "CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)"
    if op.get_bind().dialect.name == "sqlite":
        clock = "CAST(strftime('%s', 'now') AS INTEGER) * 1000"
    op.execute(sa.text(f"UPDATE token SET seen = {clock}"))
    last = "SELECT made FROM action WHERE action.game = game.id AND action.seq = game.seq"
    op.execute(sa.text(f"UPDATE game SET stamp = COALESCE(({last}), 0)"))
    # Whatever a bot that stands in has decided until now counts as the holder's own: the careful way.
    length = "SELECT length FROM game WHERE game.id = seat.game"
    op.execute(sa.text(f"UPDATE seat SET stood_in = ({length}) WHERE bot IS NOT NULL AND holder IS NOT NULL"))


def downgrade() -> None:
    for name in ("newcomer", "left", "stood_in"):
        op.drop_column("seat", name)
    op.drop_index("ix_game_old", table_name="game")
    for name in ("barred", "newcomer", "stand_in", "stamp"):
        op.drop_column("game", name)
    op.drop_index("ix_token_seen", table_name="token")
    op.drop_column("token", "label")
    op.drop_column("token", "seen")
