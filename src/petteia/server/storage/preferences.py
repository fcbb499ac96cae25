"""What people prefer, so that it follows them to their other devices."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import models as m
from .store import Store


class PreferenceStore:
    """Preferences in the database: one row for a person."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database

    async def of(self, person: str) -> dict[str, Any]:
        """What a person prefers."""
        query = sa.select(m.preference.c.content).where(m.preference.c.person == person)
        found = await self._database.read(lambda db: db.execute(query).scalar())
        return {} if found is None else dict(msgspec.json.decode(found))

    async def change(self, person: str, changed: dict[str, Any]) -> dict[str, Any]:
        """Change some preferences and leave the others as they are; all of them then.

        Two devices that change different ones at the same moment both succeed.
        """
        insert = sqlite.insert if self._database.sqlite else postgresql.insert
        mine = m.preference.c.person == person

        def work(db: sa.Connection) -> dict[str, Any]:
            db.execute(insert(m.preference).values(person=person, content="{}").on_conflict_do_nothing())
            query = sa.select(m.preference.c.content).where(mine).with_for_update()
            content = {**msgspec.json.decode(db.execute(query).scalar_one()), **changed}
            db.execute(
                m.preference.update().where(mine).values(content=msgspec.json.encode(content).decode())
            )
            return content

        return await self._database.write(work)
