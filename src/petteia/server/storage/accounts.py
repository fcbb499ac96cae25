"""People who want to be known, in the database: their names, keys, codes and addresses.

A person is a row of ``browser``; whoever is known has a row of ``account`` beside it. Parts of the server
that keep rows of their own about people say what becomes of a guest's (`on_merge`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from petteia.server.names import looks

from . import models as m
from .store import Store, now

Merging = Callable[[sa.Connection, str, str], None]
_MERGING: list[Merging] = []


def on_merge(work: Merging) -> Merging:
    """Call this, ``(connection, guest, person)``, in the transaction in which a guest becomes a known person
    who was there before: what is the guest's becomes the person's, or is dropped. The guest's row goes then.
    """
    _MERGING.append(work)
    return work


def merging() -> Sequence[Merging]:
    """What `on_merge` was called with."""
    return _MERGING


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

    # ---- keeping a name -----------------------------------------------------------------------

    async def register(self, person: str, name: str, recovery: Sequence[str], ticket: str | None) -> bool:
        """A guest is known from now on; Conflict if the name is taken or the guest is known already.

        With a ticket (its hash) only if that still works, and it is used up then: False if it does not.
        """
        made = now()

        def work(db: sa.Connection) -> bool:
            if ticket is not None:
                valid = sa.and_(m.ticket.c.hash == ticket, m.ticket.c.until > made)
                if not db.execute(m.ticket.delete().where(valid)).rowcount:
                    return False
            values = {"person": person, "name": name, "folded": looks(name), "created": made, "renamed": made}
            db.execute(m.account.insert().values(values))
            _put_recovery(db, person, recovery)
            return True

        return await self._database.write(work)

    async def rename(self, person: str, name: str) -> None:
        """Another name; Conflict if it is taken."""
        values = {"name": name, "folded": looks(name), "renamed": now()}
        change = m.account.update().where(m.account.c.person == person).values(values)
        await self._database.write(lambda db: db.execute(change))

    async def renew_recovery(self, person: str, hashes: Sequence[str]) -> None:
        """New recovery codes; those of before no longer work."""
        await self._database.write(lambda db: _put_recovery(db, person, hashes))

    async def recovery_left(self, person: str) -> int:
        """How many recovery codes a person has."""
        query = sa.select(sa.func.count()).select_from(m.recovery).where(m.recovery.c.person == person)
        return int((await self._all(query))[0][0])

    # ---- passkeys -----------------------------------------------------------------------------

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        columns = [m.passkey.c[name] for name in Passkey.__struct_fields__]
        query = sa.select(*columns).where(m.passkey.c.person == person)
        return [Passkey(*row) for row in await self._all(query.order_by(m.passkey.c.created, m.passkey.c.id))]

    async def add_passkey(self, person: str, id: str, key: bytes, counter: int, label: str) -> None:  # noqa: A002
        """Store a passkey; Conflict if it is known already."""
        values = {"id": id, "person": person, "key": key, "counter": counter, "label": label}
        row = m.passkey.insert().values({**values, "created": now(), "seen": now()})
        await self._database.write(lambda db: db.execute(row))

    async def passkey(self, id: str) -> tuple[str, bytes, int] | None:  # noqa: A002
        """Whose passkey it is, its public key and its counter."""
        columns = (m.passkey.c.person, m.passkey.c.key, m.passkey.c.counter)
        rows = await self._all(sa.select(*columns).where(m.passkey.c.id == id))
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def drop_passkey(self, person: str, id: str) -> bool:  # noqa: A002
        """Forget one; False if there is none."""
        mine = sa.and_(m.passkey.c.person == person, m.passkey.c.id == id)
        return bool(
            await self._database.write(lambda db: db.execute(m.passkey.delete().where(mine)).rowcount)
        )

    # ---- what is used once --------------------------------------------------------------------

    async def put_challenge(self, hash: str, kind: str, person: str | None, content: str, until: int) -> None:  # noqa: A002
        """Store something that can be used once until then; what is too old is forgotten."""
        values = {"hash": hash, "kind": kind, "person": person, "content": content, "until": until}

        def work(db: sa.Connection) -> None:
            db.execute(m.challenge.delete().where(m.challenge.c.until < now()))
            db.execute(m.challenge.insert().values(values))

        await self._database.write(work)

    async def take_challenge(self, hash: str, kind: str) -> tuple[str | None, str] | None:  # noqa: A002
        """Use it up: for whom it was made, and its content. None if there is none, or it is too old."""
        return await self._database.write(lambda db: take_challenge(db, hash, kind))

    # ---- addresses ----------------------------------------------------------------------------

    async def address(self, person: str) -> str | None:
        """The e-mail address that a person has shown to be theirs."""
        rows = await self._all(sa.select(m.mail.c.address).where(m.mail.c.person == person))
        return str(rows[0][0]) if rows else None

    async def by_address(self, address: str) -> str | None:
        """The person with an e-mail address; capital letters make no difference."""
        same = sa.func.lower(m.mail.c.address) == address.lower()
        rows = await self._all(sa.select(m.mail.c.person).where(same))
        return str(rows[0][0]) if rows else None

    async def set_address(self, person: str, address: str) -> None:
        """The person has shown that an address is theirs; Conflict if it is another's."""

        def work(db: sa.Connection) -> None:
            db.execute(m.mail.delete().where(m.mail.c.person == person))
            db.execute(m.mail.insert().values(person=person, address=address.lower(), confirmed=now()))

        await self._database.write(work)

    async def drop_address(self, person: str) -> None:
        """Forget a person's address."""
        await self._database.write(lambda db: db.execute(m.mail.delete().where(m.mail.c.person == person)))

    # ---- tickets ------------------------------------------------------------------------------

    async def put_ticket(self, hash: str, note: str, until: int) -> None:  # noqa: A002
        """A ticket lets one person register."""
        row = m.ticket.insert().values(hash=hash, note=note, until=until)
        await self._database.write(lambda db: db.execute(row))

    async def _all(self, query: sa.Executable) -> Sequence[Any]:
        return await self._database.read(lambda db: db.execute(query).all())


def take_challenge(db: sa.Connection, hash: str, kind: str) -> tuple[str | None, str] | None:  # noqa: A002
    """Use something up inside a transaction, as `AccountStore.take_challenge` does."""
    these = sa.and_(m.challenge.c.hash == hash, m.challenge.c.kind == kind, m.challenge.c.until >= now())
    row = db.execute(m.challenge.delete().where(these).returning(m.challenge.c.person, m.challenge.c.content))
    found = row.first()
    return None if found is None else (found[0], found[1])


def take_recovery(db: sa.Connection, hash: str) -> str | None:  # noqa: A002
    """Use a recovery code up inside a transaction: whose it was."""
    gone = m.recovery.delete().where(m.recovery.c.hash == hash).returning(m.recovery.c.person)
    row = db.execute(gone).first()
    return None if row is None else str(row[0])


def _put_recovery(db: sa.Connection, person: str, hashes: Sequence[str]) -> None:
    db.execute(m.recovery.delete().where(m.recovery.c.person == person))
    db.execute(m.recovery.insert(), [{"hash": one, "person": person} for one in hashes])
