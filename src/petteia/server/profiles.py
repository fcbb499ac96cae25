"""What others may learn of a person who is known: `profile`, and nothing else anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from . import wire
from .ratings.seen import of_person
from .storage import GameRow, Store
from .storage.accounts import Account
from .storage.meeting import MeetingStore
from .storage.profiles import ProfileStore

DAY = 24 * 60 * 60 * 1000
GAMES = 50


async def profile(
    store: Store, of: Account, asker: str | None, info: Callable[[GameRow], wire.TableInfo]
) -> wire.Profile:
    """All that a stranger can learn of somebody who is known, as ``asker`` sees it.

    A stranger learns: the name, the day on which it was taken, ratings, and what was played, won and kept at
    public tables, which everybody may look at anyway. What was played at private tables is for the person
    alone. Nobody learns when or from where somebody was here, by which other names, with which devices, or
    whom they do not want to meet.
    """
    own = asker == of.person
    meeting = MeetingStore(store)
    games = await ProfileStore(store).finished(of.person, public=not own)
    played = Counter((game.kind, game.seats) for game in games)
    won = Counter((game.kind, game.seats) for game in games if game.rank == 1)
    lists: dict[str, set[str]] = {"block": set(), "mute": set()}
    if asker is not None and not own:
        lists["block"] = {whom for whom, _, _ in await meeting.listed("block", asker)}
        lists["mute"] = {whom for whom, _, _ in await meeting.listed("mute", asker)}
    return wire.Profile(
        name=of.name,
        since=of.created // DAY * DAY,
        own=own,
        statistics=[wire.Statistic(*key, count, won[key]) for key, count in sorted(played.items())],
        games=[wire.PlayedGame(g.game, g.kind, g.seats, g.rank, g.ended) for g in games[:GAMES]],
        ratings=await of_person(store, of.person),
        favourites=[info(row) for row in await meeting.favourites(of.person, public=not own)],
        blocked=of.person in lists["block"],
        muted=of.person in lists["mute"],
    )
