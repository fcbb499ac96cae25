"""Migrations: run at start, upwards and downwards, on both databases.

With several processes on PostgreSQL one of them migrates and the others wait (an advisory lock).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from petteia.kernel import OptionError

from .database import Database

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent.parent / "migrations"
_SECONDS = 3600.0  # large tables take their time, and other processes wait for the one that migrates
_LOCK = 7_306_841  # any fixed number: names the advisory lock


def head() -> str:
    """The newest revision."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def _config(connection: sa.Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the database to a revision, by default the newest; OptionError if a newer program has used it."""
    found = await current(database)
    if revision == "head" and found == head():
        return  # the usual case; Alembic itself is slow to load
    if found is not None and found > head():
        url = database.url.render_as_string()
        raise OptionError("database", url, "one that no newer version of Petteia has used")

    def work(connection: sa.Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        from alembic import command

        command.upgrade(_config(connection), revision)

    await database.write(work, _SECONDS)


async def downgrade(database: Database, revision: str) -> None:
    """Bring the database back to a revision (``base``: empty)."""

    def work(connection: sa.Connection) -> None:
        from alembic import command

        command.downgrade(_config(connection), revision)

    await database.write(work, _SECONDS)


async def current(database: Database) -> str | None:
    """The revision the database is at."""

    def work(connection: sa.Connection) -> str | None:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)

    return await database.read(work)
