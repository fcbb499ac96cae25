"""What belongs to people: it goes with them when a guest turns out to be somebody known, or is forgotten.

Both are done inside one transaction, so that nobody is ever half somebody else, or half gone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from . import models as m
from .accounts import merging
from .store import Store, now

Told = Callable[[bytes, dict[int, str]], bytes | None]
"""Makes of what was kept of a game, and names by seat, what is kept without these names; None: the same."""

# What there is once for a person and a table, or for two people: the table, who it is about, the other one.
_SETS = ((m.favourite, "person", "game"), (m.invitation, "person", "game"), (m.block, "by", "whom"),
         (m.mute, "by", "whom"), (m.block, "whom", "by"), (m.mute, "whom", "by"))  # fmt: skip


def merge(store: Store, db: sa.Connection, guest: str, person: str) -> tuple[list[str], list[str]]:
    """All that is a guest's becomes a known person's, and the guest is no more.

    The ids of the tables that changed, and of the tokens that no longer work: whoever knows one of the
    guest's tokens, and is not the one who signed in, must not become somebody else by it.
    """
    tables = _tables_of(db, guest)
    for column in (m.seat.c.holder, m.seat.c.leaver, m.seat.c.silent, m.game.c.owner, m.chat.c.person,
                   m.report.c.by, m.report.c.whom, m.invitation.c.by):  # fmt: skip
        db.execute(sa.update(column.table).where(column == guest).values({column.name: person}))
    for column in (
        m.game.c.newcomer,
        m.game.c.barred,
    ):  # ids are random and long: no other word has one in it
        changed = sa.func.replace(column, guest, person)
        db.execute(m.game.update().where(column.contains(guest)).values({column.name: changed}))
    for table, mine, other in _SETS:
        have = sa.select(table.c[other]).where(table.c[mine] == person).scalar_subquery()
        double = sa.or_(table.c[other].in_(have), table.c[other] == person)
        db.execute(table.delete().where(table.c[mine] == guest, double))
        db.execute(table.update().where(table.c[mine] == guest).values({mine: person}))
    _merge_preferences(db, guest, person)
    _merge_bans(db, guest, person)
    for work in merging():
        work(db, guest, person)
    db.execute(m.bot_turn.delete().where(m.bot_turn.c.person == guest))
    _tell(store, db, tables)
    return tables, _drop(store, db, guest)


def _merge_preferences(db: sa.Connection, guest: str, person: str) -> None:
    """What the person has not chosen is as the guest chose it."""
    content = m.preference.c.content
    found = {
        who: msgspec.json.decode(
            db.execute(sa.select(content).where(m.preference.c.person == who)).scalar() or "{}"
        )
        for who in (guest, person)
    }
    db.execute(m.preference.delete().where(m.preference.c.person.in_((guest, person))))
    both = {**found[guest], **found[person]}
    if both:
        db.execute(m.preference.insert().values(person=person, content=msgspec.json.encode(both).decode()))


def _merge_bans(db: sa.Connection, guest: str, person: str) -> None:
    """Nobody gets rid of a ban by being somebody else: the longer one holds."""
    query = sa.select(m.ban).where(m.ban.c.person.in_((guest, person)))
    bans = sorted(db.execute(query).all(), key=lambda ban: ban.until or 2**62)
    if bans:
        db.execute(m.ban.delete().where(m.ban.c.person.in_((guest, person))))
        db.execute(m.ban.insert().values({**bans[-1]._mapping, "person": person}))


def forget(store: Store, db: sa.Connection, person: str, told: Told) -> tuple[list[str], list[str]]:
    """A person is no more. Bots go on in running games; where the name stood, it is nobody's any more.

    The ids of the tables that changed, and of the tokens that no longer work.
    """
    tables = _tables_of(db, person)
    for id_ in tables:
        _leave(db, id_, person, told)
    db.execute(m.chat.update().where(m.chat.c.person == person).values(name="", text="", person=None))
    db.execute(m.challenge.delete().where(m.challenge.c.person == person))
    db.execute(m.bot_turn.delete().where(m.bot_turn.c.person == person))
    _tell(store, db, tables)
    for id_ in tables:
        store.database.notify(db, f"{store.process} f {id_} 0 0")
    return tables, _drop(store, db, person)


def _leave(db: sa.Connection, id_: str, person: str, told: Told) -> None:
    """Leave a table for good, as `seating.leave` does where it is running."""
    game = db.execute(sa.select(m.game).where(m.game.c.id == id_)).one()
    seats = db.execute(sa.select(m.seat).where(m.seat.c.game == id_).order_by(m.seat.c.number)).all()
    names: dict[int, str] = {}
    for seat in seats:
        if person not in (seat.holder, seat.leaver):
            if seat.silent == person:
                _set(db, seat, silent=None)
            continue
        names[seat.number] = seat.name
        # Lines from before it was noted who said them.
        old = sa.and_(m.chat.c.game == id_, m.chat.c.seat == seat.number, m.chat.c.name == seat.name)
        db.execute(m.chat.update().where(old).values(name="", text=""))
        values: dict[str, Any] = {"name": "", "gone": game.status != "open", "leaver": None}
        if seat.holder == person:
            values |= {"holder": None, "silent": None}
            if game.status == "open":
                values |= {"coach": "off"}
            elif game.status == "playing":
                coach = "off" if seat.coach == "off" else "was"
                stays = seat.bot if seat.resigned and seat.bot is not None else game.stand_in
                values |= {"bot": stays, "left": not seat.resigned, "coach": coach}
        _set(db, seat, **values)
    values = {"barred": " ".join(word for word in game.barred.split() if word != person)}
    if game.newcomer is not None and person in game.newcomer:
        asked = json.loads(game.newcomer)
        asked["agreed"] = [who for who in asked["agreed"] if who != person]
        values["newcomer"] = None if asked["asker"] == person else json.dumps(asked)
    if game.owner == person:
        sits = [seat.holder for seat in seats if seat.holder not in (None, person)]
        values["owner"] = sits[0] if sits else None
        if not sits and game.status == "open":
            values["status"] = "aborted"
    if game.status == "playing" and game.decider in names and not game.owed:
        values["owed"] = now()  # the bot's turn
    db.execute(m.game.update().where(m.game.c.id == id_).values(values))
    if names:
        content = db.execute(sa.select(m.finished.c.content).where(m.finished.c.game == id_)).scalar()
        renewed = None if content is None else told(content, names)
        if renewed is not None:
            db.execute(m.finished.update().where(m.finished.c.game == id_).values(content=renewed))


def _set(db: sa.Connection, seat: Any, **values: Any) -> None:
    the_seat = sa.and_(m.seat.c.game == seat.game, m.seat.c.number == seat.number)
    db.execute(m.seat.update().where(the_seat).values(values))


def _tables_of(db: sa.Connection, person: str) -> list[str]:
    """All tables that know of a person, locked until the transaction ends."""
    at = sa.select(m.seat.c.game).where(sa.or_(m.seat.c.holder == person, m.seat.c.leaver == person))
    said = sa.select(m.chat.c.game).where(m.chat.c.person == person)
    which = sa.or_(
        m.game.c.owner == person, m.game.c.id.in_(at), m.game.c.id.in_(said),
        m.game.c.barred.contains(person), m.game.c.newcomer.contains(person),
    )  # fmt: skip
    return [
        row[0]
        for row in db.execute(sa.select(m.game.c.id).where(which).order_by(m.game.c.id).with_for_update())
    ]


def touch(store: Store, db: sa.Connection, person: str) -> list[str]:
    """The tables that show what a person is called, told to look again; their ids."""
    at = sa.select(m.seat.c.game).where(m.seat.c.holder == person)
    tables = [
        row[0] for row in db.execute(sa.select(m.game.c.id).where(m.game.c.id.in_(at)).order_by(m.game.c.id))
    ]
    _tell(store, db, tables)
    return tables


def _tell(store: Store, db: sa.Connection, tables: Sequence[str]) -> None:
    """Changes of seats raise the revision: who decides by what was before, is refused and looks again."""
    for at in range(0, len(tables), 500):
        these = m.game.c.id.in_(tables[at : at + 500])
        more = m.game.update().where(these).values(revision=m.game.c.revision + 1)
        for row in db.execute(more.returning(m.game.c.id, m.game.c.seq, m.game.c.revision)):
            store.database.notify(db, f"{store.process} t {row[0]} {row[1]} {row[2]}")


def _drop(store: Store, db: sa.Connection, person: str) -> list[str]:
    """The person and all that hangs on the row; the ids of the tokens."""
    tokens = [str(row[0]) for row in db.execute(sa.select(m.token.c.id).where(m.token.c.browser == person))]
    db.execute(m.browser.delete().where(m.browser.c.id == person))
    for token in tokens:
        store.database.notify(db, f"{store.process} x {token}")
    return tokens
