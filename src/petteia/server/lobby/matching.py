"""Who plays with whom: seeks in, tables out. No database in here.

Whoever has waited longest chooses first, and gets those who have waited longest among all who fit. Two fit if
they want the same game by the same options, clock and number of seats, are different people of whom neither
has blocked the other, and each is in the range of ratings that the other asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

_MOST = 40  # of those who fit somebody, so many are tried: with more there is a table among the first of them


class Seek(Struct, frozen=True):
    """What somebody looks for."""

    id: str
    person: str
    name: str
    known: bool
    kind: str
    seats: int
    clock: str | None
    options: str
    """In JSON with sorted keys, all of them: equal for the same choices."""
    rated: bool
    low: int | None
    high: int | None
    """The points that the others should have; null: no matter."""
    bots_after: int | None
    """After so many milliseconds bots may fill the table; null: never."""
    made: int
    points: int | None = None
    """The person's rating at this game; null for guests."""

    @property
    def same(self) -> tuple[object, ...]:
        """What must be equal for two who play together."""
        return self.kind, self.seats, self.clock, self.options, self.rated

    def takes(self, points: int | None) -> bool:
        """Whether somebody with so many points is in the range; None: a guest."""
        if self.low is None and self.high is None:
            return True
        if points is None:
            return False
        return (self.low is None or self.low <= points) and (self.high is None or points <= self.high)

    def bots_at(self) -> int | None:
        """From when on bots may fill the table."""
        return None if self.bots_after is None else self.made + self.bots_after


def fit(one: Seek, other: Seek, apart: Collection[frozenset[str]]) -> bool:
    """Whether two may play together; ``apart`` are pairs of people of whom one has blocked the other."""
    return (
        one.same == other.same
        and one.person != other.person
        and frozenset((one.person, other.person)) not in apart
        and one.takes(other.points)
        and other.takes(one.points)
    )


def tables(seeks: Sequence[Seek], apart: Collection[frozenset[str]], now: int) -> list[list[Seek]]:
    """The tables that can begin now, each with the seeks of its people; bots take the seats that are left."""
    waiting = sorted(seeks, key=lambda seek: (seek.made, seek.id))
    found: list[list[Seek]] = []
    taken: set[str] = set()  # people: nobody plays at two of the tables

    def free(than: Seek) -> list[Seek]:
        return [s for s in waiting if s.person not in taken and s is not than and fit(than, s, apart)]

    for first in waiting:
        if first.person not in taken:
            whole = next(_groups([first], free(first)[:_MOST], first.seats, apart), None)
            if whole is not None:
                found.append(whole)
                taken.update(seek.person for seek in whole)
    for first in waiting:
        at = first.bots_at()
        if first.person not in taken and at is not None and at <= now:
            willing = [seek for seek in free(first)[:_MOST] if seek.bots_after is not None]
            sizes = range(min(first.seats - 1, 1 + len(willing)), 0, -1)
            group = next(group for size in sizes for group in _groups([first], willing, size, apart))
            found.append(group)
            taken.update(seek.person for seek in group)
    return found


def _groups(
    chosen: list[Seek], others: Sequence[Seek], size: int, apart: Collection[frozenset[str]]
) -> Iterator[list[Seek]]:
    """All groups of a size who fit together, those with the longest waiting first."""
    if len(chosen) == size:
        yield chosen
        return
    for n, other in enumerate(others):
        if len(chosen) + len(others) - n < size:
            return
        rest = [seek for seek in others[n + 1 :] if fit(other, seek, apart)]
        yield from _groups([*chosen, other], rest, size, apart)
