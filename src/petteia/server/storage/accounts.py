"""People who want to be known, in the database: their names, keys, codes and addresses.

A person is a row of ``browser``; whoever is known has a row of ``account`` beside it. Parts of the server
that keep rows of their own about people say what becomes of these (`on_merge`, `on_forget`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from petteia.server.names import looks

from . import models as m
from .store import Store

Merging = Callable[[sa.Connection, str, str], None]
Forgetting = Callable[[sa.Connection, str], None]
_MERGING: list[Merging] = []
_FORGETTING: list[Forgetting] = []


def on_merge(work: Merging) -> Merging:
    """Call this, ``(connection, guest, person)``, in the transaction in which a guest becomes a known person
    who was there before: what is the guest's becomes the person's, or is dropped. The guest's row goes then.
    """
    _MERGING.append(work)
    return work


def on_forget(work: Forgetting) -> Forgetting:
    """Call this, ``(connection, person)``, in the transaction that deletes a person, before the row of
    ``browser`` goes. Rows with a foreign key that cascades need nothing.
    """
    _FORGETTING.append(work)
    return work


class Account(msgspec.Struct):
    """Somebody who is known."""

    person: str
    name: str
    created: int
    renamed: int


class Passkey(msgspec.Struct):
    """A passkey, without its key."""

    id: str
    label: str
    created: int
    seen: int


_ACCOUNT = [m.account.c[name] for name in Account.__struct_fields__]


class AccountStore:
    """Accounts in the store's database."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._store = store
        self._database = store.database

    # ---- who is known -------------------------------------------------------------------------

    async def names(self, people: Collection[str | None]) -> dict[str, str]:
        """The names of those of these people who are known; guests are missing."""
        found: dict[str, str] = {}
        wanted = sorted({person for person in people if person is not None})
        for at in range(0, len(wanted), 500):
            these = m.account.c.person.in_(wanted[at : at + 500])
            query = sa.select(m.account.c.person, m.account.c.name).where(these)
            found.update({row[0]: row[1] for row in await self._all(query)})
        return found

    async def known(self, person: str) -> Account | None:
        """A person's account; None for a guest."""
        return await self._one(m.account.c.person == person)

    async def by_name(self, name: str) -> Account | None:
        """Who is known by a name, or by one that looks the same."""
        return await self._one(m.account.c.folded == looks(name))

    async def _one(self, which: sa.ColumnElement[bool]) -> Account | None:
        query = sa.select(*_ACCOUNT).where(which)
        row = await self._database.read(lambda db: db.execute(query).first())
        return None if row is None else Account(*row)

    async def meets(self, person: str, others: Collection[str | None]) -> bool:
        """Whether a person may meet all of these: neither has blocked the other. Guests block as well."""
        return not (await self.apart(person)) & set(others)

    async def apart(self, person: str) -> set[str]:
        """Everybody whom this person does not meet, whoever of the two wanted it so."""
        mine = sa.select(m.block.c.whom).where(m.block.c.by == person)
        theirs = sa.select(m.block.c.by).where(m.block.c.whom == person)
        return {str(row[0]) for row in await self._all(mine.union(theirs))}

    async def _all(self, query: sa.Executable) -> Sequence[Any]:
        return await self._database.read(lambda db: db.execute(query).all())
