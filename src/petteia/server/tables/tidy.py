"""What nobody needs any more: tables without events, tokens without use, people without either."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from petteia.kernel import OptionError
from petteia.server.people import People
from petteia.server.settings import KEEP
from petteia.server.storage import Store, now

DAY = 24 * 60 * 60 * 1000
_AT_ONCE = 200


@dataclass
class Tidied:
    """What was removed."""

    tables: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    people: int = 0


def parse_keep(words: Sequence[str]) -> dict[str, float]:
    """`KEEP` with changes such as ``open=7``; OptionError if one cannot be read."""
    keep = dict(KEEP)
    for word in words:
        status, _, days = word.partition("=")
        try:
            number = float(days)
        except ValueError:
            number = -1
        if status not in keep or not 0 <= number < 100_000:
            right = (
                "STATUS=DAYS with open, playing, aborted, stopped or over, and a number of days (0: for ever)"
            )
            raise OptionError("keep", word, right)
        keep[status] = number
    return keep


async def abandoned(store: Store, keep: Mapping[str, float], watched: Collection[str] = ()) -> list[str]:
    """The tables that `tidy` would remove, at most some hundreds of each status."""
    found: list[str] = []
    for status, days in keep.items():
        if days:
            found += await store.old(status, now() - int(days * DAY), _AT_ONCE)
    return [id_ for id_ in found if id_ not in watched]


async def tidy(store: Store, keep: Mapping[str, float], days: float, watched: Collection[str] = ()) -> Tidied:
    """Remove what was not used for as long as ``keep`` (tables) and ``days`` (tokens) say.

    Tables that somebody is looking at stay. What is used meanwhile stays too.
    """
    done = Tidied()
    for status, kept in keep.items():
        before = now() - int(kept * DAY)
        while kept:
            old = [
                id_ for id_ in await store.old(status, before, _AT_ONCE + len(watched)) if id_ not in watched
            ]
            gone = await store.delete_old(old, status, before) if old else []
            done.tables += gone
            if not gone:
                break
    if days:
        done.tokens = await People(store, days).forget_old()
    done.people = await store.forget_people()
    return done
