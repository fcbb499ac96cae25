"""People who are known, in the tests' own process."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from petteia.server.names import looks
from petteia.server.storage import Store
from petteia.server.storage import models as m


async def make_known(store: Store, *people: str) -> None:
    """These people are known from now on, by their own names; they may have been guests before."""

    def work(db: sa.Connection) -> None:
        for person in people:
            if db.execute(sa.select(m.browser.c.id).where(m.browser.c.id == person)).first() is None:
                db.execute(m.browser.insert().values(id=person, created=0))
            name = person.title()
            values = {"person": person, "name": name, "folded": looks(name), "created": 0, "renamed": 0}
            db.execute(m.account.insert().values(values))

    await store.database.write(work)


async def forget(store: Store, *people: str) -> None:
    """These people have deleted themselves, as far as ratings can tell."""
    await store.database.write(lambda db: db.execute(m.browser.delete().where(m.browser.c.id.in_(people))))


async def seat_at(store: Store, table: str, people: Sequence[str]) -> None:
    """Put people on a table's seats, before it is in anybody's memory."""

    def work(db: sa.Connection) -> None:
        for number, person in enumerate(people):
            which = sa.and_(m.seat.c.game == table, m.seat.c.number == number)
            db.execute(m.seat.update().where(which).values(holder=person, name=person.title()))

    await store.database.write(work)
