"""Tables may forbid the coach; seats say whether they are or were coached."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("game", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seat", sa.Column("coach", sa.String(length=16), nullable=False, server_default="off"))


def downgrade() -> None:
    op.drop_column("seat", "coach")
    op.drop_column("game", "coach")
