"""Lists of tables name an edition of one's own without reading its text."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game", sa.Column("listed", sa.Text(), nullable=True))
    connection = op.get_bind()
    game = sa.table("game", sa.column("id"), sa.column("options"), sa.column("listed"))
    long = sa.select(game.c.id).where(sa.func.length(game.c.options) > 200)
    for id_ in connection.execute(long).scalars().all():
        options = json.loads(
            connection.execute(sa.select(game.c.options).where(game.c.id == id_)).scalar_one()
        )
        if "\n" in str(options.get("edition", "")):
            options["edition"] = f"own:{_name(options['edition'])}"
            connection.execute(game.update().where(game.c.id == id_).values(listed=json.dumps(options)))


def downgrade() -> None:
    op.drop_column("game", "listed")


def _name(text: str) -> str:
    """The edition's name, if it stands where it usually does."""
    for line in text.splitlines():
        key, _, value = line.partition("=")
        if key.strip() == "edition":
            return value.strip().strip('"')[:80]
    return "own"
