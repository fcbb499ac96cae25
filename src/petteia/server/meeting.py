"""Who meets whom: bans, blocks, mutes, reports, invitations by name."""

from __future__ import annotations

from datetime import UTC, datetime

from . import wire
from .people import clean_text, digest, new_id
from .refusals import Refuse
from .storage import GameRow, Store, now
from .storage.accounts import AccountStore
from .storage.meeting import List, MeetingStore, Report


def time_of(ms: int) -> str:
    """A time as words in a refusal have it."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def check_ban(store: Store, person: str) -> None:
    """Refuse, with the reason, if somebody may begin nothing with others."""
    ban = await MeetingStore(store).banned(person)
    if ban is None:
        return
    if ban.until:
        raise Refuse("banned", until=time_of(ban.until), why=ban.why)
    raise Refuse("banned-for-good", why=ban.why)


def holder_of(row: GameRow, seat: int | None) -> tuple[str, str]:
    """Who holds a seat of a table, or left it, and the name there; Refuse if that is no person."""
    if seat is None or seat >= len(row.seat):
        raise Refuse("not-found")
    found = row.seat[seat]
    who = found.holder or found.leaver
    if who is None:
        raise Refuse("not-found")
    return who, found.known or found.name


class Meetings:
    """What people say about each other."""

    def __init__(self, store: Store) -> None:
        """Everything is in the store."""
        self._store = store
        self.stored = MeetingStore(store)

    async def named(self, name: str) -> tuple[str, str]:
        """Somebody who is known, and what they are called; Refuse if nobody is called so."""
        found = await AccountStore(self._store).by_name(name)
        if found is None:
            raise Refuse("not-found")
        return found.person, found.name

    async def report(self, by: str, whom: tuple[str, str], game: str | None, text: str) -> None:
        """Put it in the hosts' queue, with what that person has said last at the table."""
        person, name = whom
        said = [] if game is None else await self.stored.last_said(game, person)
        words = clean_text(text)
        await self.stored.report(
            Report(new_id(8), by, person, name, game, words, "\n".join(said), now(), None)
        )

    async def invite(self, row: GameRow, by: str, name: str) -> str | None:
        """Invite somebody who is known to a table; the person, or None if nothing came of it.

        Who invites is not told whether somebody does not want to meet them.
        """
        person, _ = await self.named(name)
        if person == by or person in (seat.holder for seat in row.seat):
            raise Refuse("was-seated")
        people = AccountStore(self._store)
        if not await people.meets(person, [by, *(seat.holder for seat in row.seat)]):
            return None
        return person if await self.stored.invite(row.id, person, by) else None

    async def lists(self, person: str) -> wire.Lists:
        """Whom somebody has blocked and muted."""
        return wire.Lists(await self._listed("block", person), await self._listed("mute", person))

    async def _listed(self, which: List, person: str) -> list[wire.Met]:
        listed = await self.stored.listed(which, person)
        return [wire.Met(_mark(person, whom), name, at) for whom, name, at in listed]

    async def take_off(self, which: List, person: str, mark: str) -> None:
        """No longer block or mute somebody of one's list; Refuse if there is nobody of that id."""
        for whom, _, _ in await self.stored.listed(which, person):
            if _mark(person, whom) == mark:
                await self.stored.take_off(which, person, whom)
                return
        raise Refuse("not-found")


def _mark(by: str, whom: str) -> str:
    """Names somebody in a person's own list, and nowhere else."""
    return digest(f"{by} {whom}")[:16]
