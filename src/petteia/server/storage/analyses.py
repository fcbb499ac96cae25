"""Analyses of finished games in the database: one for each game and depth."""

from __future__ import annotations

import zlib

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import models as m
from .store import Store, now


class AnalysisStore:
    """What the eye has seen of games, as JSON text."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database

    async def of(self, game: str, depth: str) -> str | None:
        """The analysis of a game at a depth, if there is one."""
        query = sa.select(m.analysis.c.content).where(m.analysis.c.game == game, m.analysis.c.depth == depth)
        found = await self._database.read(lambda db: db.execute(query).scalar())
        return None if found is None else zlib.decompress(found).decode()

    async def keep(self, game: str, depth: str, content: str) -> None:
        """Keep an analysis; one that is there already stays."""
        insert = sqlite.insert if self._database.sqlite else postgresql.insert
        row = {"game": game, "depth": depth, "made": now(), "content": zlib.compress(content.encode())}
        await self._database.write(
            lambda db: db.execute(insert(m.analysis).values(**row).on_conflict_do_nothing())
        )
