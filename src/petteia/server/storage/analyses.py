"""Analyses of finished games in the database: one for each game and depth, and those that are in work."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import models as m
from .profiles import OWN
from .store import Store, now

STALE = 30_000  # milliseconds without a beat: its process is gone
_MOST = 200


class InWork(msgspec.Struct):
    """An analysis that is being made, or that failed."""

    person: str
    progress: float
    """From 0 to 1; less than 0: it failed."""

    @property
    def failed(self) -> bool:
        """Whether it failed."""
        return self.progress < 0


class Analysed(msgspec.Struct):
    """An analysed game of a person."""

    game: str
    kind: str
    seats: int
    seat: int
    rank: int
    options: str
    ended: int
    content: str


class AnalysisStore:
    """What the eye has seen of games, as JSON text."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database

    def _insert(self, table: sa.Table, **row: object) -> sa.Insert:
        insert = sqlite.insert if self._database.sqlite else postgresql.insert
        return insert(table).values(**row).on_conflict_do_nothing()

    async def of(self, game: str, depth: str) -> str | None:
        """The analysis of a game at a depth, if there is one."""
        query = sa.select(m.analysis.c.content).where(m.analysis.c.game == game, m.analysis.c.depth == depth)
        found = await self._database.read(lambda db: db.execute(query).scalar())
        return None if found is None else zlib.decompress(found).decode()

    async def keep(self, game: str, depth: str, content: str) -> None:
        """Keep an analysis, which is in work no more; one that is there already stays."""
        row = self._insert(
            m.analysis, game=game, depth=depth, made=now(), content=zlib.compress(content.encode())
        )

        def work(db: sa.Connection) -> None:
            db.execute(row)
            db.execute(_at(game, depth))

        await self._database.write(work)

    # ---- in work ------------------------------------------------------------------------------

    async def begin(self, game: str, depth: str, person: str) -> bool:
        """Note that an analysis is in work, unless it is already or the person has another; the database
        decides between processes. One that failed, or whose process is gone, hinders nobody.
        """
        table = m.analysing
        same = sa.and_(table.c.game == game, table.c.depth == depth)
        over = sa.or_(table.c.progress < 0, table.c.beat < now() - STALE)
        clear = table.delete().where(sa.or_(table.c.person == person, same), over)
        row = self._insert(table, game=game, depth=depth, person=person, progress=0.0, beat=now())

        def work(db: sa.Connection) -> bool:
            db.execute(clear)
            return bool(db.execute(row).rowcount)

        return await self._database.write(work)

    async def beat(self, game: str, depth: str, person: str, progress: float) -> bool:
        """Say that one is at it, and how far (less than 0: it failed); False if it was stopped."""
        table = m.analysing
        mine = (table.c.game == game, table.c.depth == depth, table.c.person == person)
        change = table.update().where(*mine).values(progress=progress, beat=now())
        return bool(await self._database.write(lambda db: db.execute(change).rowcount))

    async def stop(self, game: str, depth: str) -> None:
        """It is in work no more."""
        await self._database.write(lambda db: db.execute(_at(game, depth)))

    async def in_work(self, game: str, depth: str) -> InWork | None:
        """Whether an analysis is in work in any process, or failed."""
        table = m.analysing
        query = sa.select(table.c.person, table.c.progress).where(
            table.c.game == game, table.c.depth == depth, table.c.beat >= now() - STALE
        )
        found = await self._database.read(lambda db: db.execute(query).first())
        return None if found is None else InWork(*found)

    # ---- of a person --------------------------------------------------------------------------

    async def of_person(self, person: str) -> list[Analysed]:
        """The analysed games of a person, the latest first: of each the most thorough analysis."""
        query = (
            sa.select(
                m.game.c.id, m.game.c.kind, m.game.c.seats, m.seat.c.number, m.game.c.result,
                m.game.c.options, m.game.c.updated, m.analysis.c.content,
            )
            .join(m.seat, m.seat.c.game == m.game.c.id)
            .join(m.analysis, m.analysis.c.game == m.game.c.id)
            .where(
                m.seat.c.holder == person, m.seat.c.bot.is_(None), m.seat.c.stood_in == 0,
                m.game.c.status == "over", m.game.c.origin.in_(OWN),
            )
            .order_by(m.game.c.updated.desc(), m.game.c.id, m.seat.c.number, m.analysis.c.depth.desc())
            .limit(_MOST)
        )  # fmt: skip
        rows: Sequence[Any] = await self._database.read(lambda db: db.execute(query).all())
        out: list[Analysed] = []
        for game, kind, seats, seat, result, options, ended, content in rows:
            if result is None or any((one.game, one.seat) == (game, seat) for one in out[-1:]):
                continue
            rank = msgspec.json.decode(result)["ranks"][seat]
            text = zlib.decompress(content).decode()
            out.append(Analysed(game, kind, seats, seat, rank, options, ended, text))
        return out


def _at(game: str, depth: str) -> sa.Delete:
    return m.analysing.delete().where(m.analysing.c.game == game, m.analysing.c.depth == depth)
