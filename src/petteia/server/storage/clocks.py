"""The clocks in the database: which deadlines have passed, and when anybody last served."""

from __future__ import annotations

import sqlalchemy as sa

from . import models as m
from .news import RESYNC
from .store import Store, now

_DATABASE_TIME = sa.text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")


class ClockStore:
    """Deadlines and the pulse."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database

    async def beat(self, time: int | None, slack: int) -> tuple[int, int]:
        """Note that somebody serves: the time, and for how long nobody has, if for longer than ``slack``.

        That time is then added to all deadlines, once, whoever else notices it at the same moment.
        ``time`` is by default the database's own, so that machines whose clocks differ agree.
        """

        def work(db: sa.Connection) -> tuple[int, int]:
            last = db.execute(sa.select(m.pulse.c.at).with_for_update()).scalar_one()
            at = time
            if at is None:
                at = now() if self._database.sqlite else int(db.execute(_DATABASE_TIME).scalar_one())
            gap = at - last if last and at - last > slack else 0
            db.execute(m.pulse.update().values(at=at))
            if gap:
                running = sa.and_(m.game.c.status == "playing", m.game.c.deadline > 0)
                later = {"deadline": m.game.c.deadline + gap, "revision": m.game.c.revision + 1}
                if db.execute(m.game.update().where(running).values(later)).rowcount:
                    self._database.notify(db, RESYNC)
            return at, gap

        return await self._database.write(work)

    async def overdue(self, time: int, limit: int) -> list[str]:
        """Running tables whose deadline has passed, the longest ago first."""
        query = sa.select(m.game.c.id).where(
            m.game.c.status == "playing", m.game.c.deadline > 0, m.game.c.deadline <= time
        )
        query = query.order_by(m.game.c.deadline).limit(limit)
        rows = await self._database.read(lambda db: db.execute(query).all())
        return [row[0] for row in rows]
