"""Seeks in the database: what people look for, and that each of them is taken once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from petteia.server.lobby.matching import Seek
from petteia.server.ratings.figures import Rating

from . import models as m
from .accounts import on_merge
from .database import Conflict
from .store import Store

ALIVE = 6000  # milliseconds for which a seek counts after its page was last there
KEPT = 30_000  # and for which a page that comes back finds it again, or the table that came of it
_CONTENT = ("name", "kind", "seats", "clock", "options", "rated", "low", "high", "bots_after")


class Own(msgspec.Struct):
    """A person's own seek."""

    seek: Seek
    game: str | None
    """The table that came of it."""


class Waiting(msgspec.Struct):
    """Everybody who waits, the longest first."""

    seeks: list[Seek]
    ratings: dict[str, Rating]
    """By the seek's id, of those who are known."""
    apart: set[frozenset[str]]


def _rows(db: sa.Connection, which: sa.ColumnElement[bool]) -> list[tuple[Seek, Rating | None, Any]]:
    seek, rating = m.seek.c, m.rating.c
    joined = m.seek.outerjoin(m.account, m.account.c.person == seek.person).outerjoin(
        m.rating, sa.and_(rating.person == seek.person, rating.kind == seek.kind)
    )
    known = (m.account.c.name.label("known_as"), rating.mu, rating.sigma, rating.games)
    query = sa.select(m.seek, *known).select_from(joined).where(which).order_by(seek.made, seek.id)
    found: list[tuple[Seek, Rating | None, Any]] = []
    for row in db.execute(query):
        known_as = row.known_as
        worth = None
        if known_as is not None:
            worth = Rating() if row.mu is None else Rating(row.mu, row.sigma, row.games)
        fields = {name: getattr(row, name) for name in (*_CONTENT, "id", "person", "made")}
        fields["name"] = known_as or row.name
        points = None if worth is None else worth.points
        found.append((Seek(**fields, known=known_as is not None, points=points), worth, row.game))
    return found


def _apart(db: sa.Connection, people: Collection[str]) -> set[frozenset[str]]:
    """Those of these people of whom one has blocked the other."""
    these = list(people)
    query = sa.select(m.block.c.by, m.block.c.whom)
    rows = db.execute(query.where(m.block.c.by.in_(these), m.block.c.whom.in_(these)))
    return {frozenset((row[0], row[1])) for row in rows}


@on_merge
def _merged(db: sa.Connection, guest: str, person: str) -> None:
    """What a guest was looking for ends with the guest."""
    db.execute(m.seek.delete().where(m.seek.c.person == guest))


class SeekStore:
    """Who looks for what."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database
        self._process = store.process

    def _tell(self, db: sa.Connection) -> None:
        self._database.notify(db, f"{self._process} l *")

    async def waiting(self, time: int) -> Waiting:
        """Everybody whose page is there and who has no table yet."""

        def work(db: sa.Connection) -> Waiting:
            barred = sa.select(m.ban.c.person).where(sa.or_(m.ban.c.until == 0, m.ban.c.until > time))
            free = sa.and_(m.seek.c.game.is_(None), m.seek.c.alive > time, m.seek.c.person.not_in(barred))
            found = _rows(db, free)
            seeks = [seek for seek, _, _ in found]
            ratings = {seek.id: worth for seek, worth, _ in found if worth is not None}
            return Waiting(seeks, ratings, _apart(db, {seek.person for seek in seeks}))

        return await self._database.read(work)

    async def own(self, person: str) -> Own | None:
        """What a person looks for, or has found."""

        def work(db: sa.Connection) -> Own | None:
            found = _rows(db, m.seek.c.person == person)
            return Own(found[0][0], found[0][2]) if found else None

        return await self._database.read(work)

    async def put(self, seek: Seek, time: int) -> None:
        """Look for this from now on, and for nothing else.

        The same once more, as after a reload, keeps its place; and a table that has just been found stays.
        """
        wanted = {name: getattr(seek, name) for name in _CONTENT}

        def work(db: sa.Connection) -> None:
            mine = m.seek.c.person == seek.person
            old = db.execute(sa.select(m.seek).where(mine).with_for_update()).first()
            if old is not None and old.alive > time - KEPT:
                if old.game is not None:
                    return
                if all(getattr(old, name) == value for name, value in wanted.items()):
                    db.execute(m.seek.update().where(mine).values(alive=time + ALIVE))
                    self._tell(db)
                    return
            db.execute(m.seek.delete().where(mine))
            values = {**wanted, "id": seek.id, "person": seek.person, "made": seek.made}
            db.execute(m.seek.insert().values(**values, alive=time + ALIVE, game=None))
            self._tell(db)

        for _ in range(8):
            try:
                return await self._database.write(work)
            except Conflict:  # another page of the same person, in the same moment
                continue
        raise Conflict(seek.person)

    async def drop(self, person: str) -> None:
        """Look for nothing any more."""

        def work(db: sa.Connection) -> None:
            if db.execute(m.seek.delete().where(m.seek.c.person == person)).rowcount:
                self._tell(db)

        await self._database.write(work)

    async def renew(self, people: Collection[str], time: int) -> None:
        """The pages of these people are there."""
        these = sa.and_(m.seek.c.person.in_(list(people)), m.seek.c.game.is_(None))
        later = m.seek.update().where(these).values(alive=time + ALIVE)
        await self._database.write(lambda db: db.execute(later))

    async def tidy(self, time: int) -> None:
        """Forget seeks whose pages have been away for long, and tables that were found long ago."""
        old = m.seek.delete().where(m.seek.c.alive < time - KEPT)
        await self._database.write(lambda db: db.execute(old))

    def taking(self, seeks: Sequence[Seek], game: str, time: int) -> Callable[[sa.Connection], None]:
        """Take seeks for a table, in the transaction that makes it: all of them, or Conflict.

        Whoever comes second for one of them finds it taken, gone, or its page away.
        """

        def work(db: sa.Connection) -> None:
            these = m.seek.c.id.in_([seek.id for seek in seeks])
            # In one order: of two who want some of the same, one waits for the other, and not each for each.
            db.execute(sa.select(m.seek.c.id).where(these).order_by(m.seek.c.id).with_for_update())
            free = sa.and_(these, m.seek.c.game.is_(None), m.seek.c.alive > time)
            taken = db.execute(m.seek.update().where(free).values(game=game, alive=time)).rowcount
            if taken != len(seeks) or _apart(db, {seek.person for seek in seeks}):
                raise Conflict(game)
            self._tell(db)

        return work
