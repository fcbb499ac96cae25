"""The lobby of a house: who looks for what, told to all who look, and the tables that come of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog

from petteia.kernel import PetteiaError
from petteia.server import wire
from petteia.server.clocks import times
from petteia.server.meeting import check_ban
from petteia.server.names import LONGEST, clean_name, looks
from petteia.server.people import new_id
from petteia.server.ratings import figures, seen
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, SeatRow, now
from petteia.server.storage.accounts import AccountStore
from petteia.server.storage.ratings import RatingStore
from petteia.server.storage.seeks import SeekStore, Waiting
from petteia.server.tables import silence
from petteia.server.tables.play import Play, copy_row
from petteia.server.tables.seating import STAND_IN, check_setup, new_row

from .matching import Seek, tables

if TYPE_CHECKING:
    from petteia.server.tables.house import House

log = structlog.get_logger("petteia.server.lobby")
LOOK_SECONDS = 1.0  # between two looks at who is still there and whose wait for people is over
_TIDY_SECONDS = 30.0
_ATTEMPTS = 20  # somebody else is faster only if they have made a table


class Lobby:
    """Who looks for what, as this process knows it. The database decides who plays with whom."""

    def __init__(self, house: House) -> None:
        """Nobody looks yet."""
        self._house = house
        self.store = SeekStore(house.store)
        self._here: Counter[str] = Counter()
        """People whose pages wait for news here."""
        self._looking = 0
        self._version = random.getrandbits(40)
        self._news = asyncio.Event()
        self._known: tuple[int, Waiting] | None = None
        """Who waits, and in which version that was read."""
        self._matching = asyncio.Lock()
        self._tidied = 0.0

    @property
    def version(self) -> str:
        """Another one after every change, in this process and in all others."""
        return f"{self._house.store.process}.{self._version}"

    # ---- telling ------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something has changed, here or in another process: all who look are told."""
        self._version += 1
        self._known = None
        news, self._news = self._news, asyncio.Event()
        news.set()

    @contextlib.contextmanager
    def looking(self, person: str | None) -> Iterator[None]:
        """Somebody's page is there for now."""
        self._looking += 1
        if person is not None:
            self._here[person] += 1
        try:
            yield
        finally:
            self._looking -= 1
            if person is not None:
                self._here[person] -= 1
                if not self._here[person]:
                    del self._here[person]

    async def wait(self, since: str, seconds: float) -> bool:
        """Wait until the version is another one; False if it is not after that time."""
        if self.version != since or self._house.closing:
            return True
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    async def _waiting(self) -> Waiting:
        while True:
            version = self._version
            if self._known is not None and self._known[0] == version:
                return self._known[1]
            found = await self.store.waiting(self._house.clocks.now())
            if version == self._version:
                self._known = (version, found)
                return found

    async def told(self, person: str | None) -> wire.Lobby:
        """The lobby as somebody sees it: without people who do not meet them."""
        version = self.version
        found = await self._waiting()
        own = None
        apart: set[str] = set()
        points: dict[str, int] = {}
        account = None
        if person is not None:
            own = await self.store.own(person)
            accounts = AccountStore(self._house.store)
            apart = await accounts.apart(person)
            account = await accounts.known(person)
            mine = await RatingStore(self._house.store).of_person(person)
            points = {kind: rating.points for kind, rating in mine.items()}

        def why(seek: Seek) -> Literal["mine", "known", "range"] | None:
            if seek.person == person:
                return "mine"
            if seek.rated and account is None:
                return "known"
            own_points = None if account is None else points.get(seek.kind, figures.Rating().points)
            return None if seek.takes(own_points) else "range"

        seeks = [
            wire.SeekInfo(
                seek.id, seek.kind, seek.seats, seek.name,
                seen.seen(found.ratings[seek.id]) if seek.id in found.ratings else None,
                None if seek.clock is None else msgspec.json.decode(seek.clock, type=wire.Clock),
                json.loads(seek.options), seek.rated, seek.low, seek.high, seek.bots_at(), seek.made,
                why(seek),
            )
            for seek in found.seeks
            if seek.person not in apart
        ]  # fmt: skip
        mine_now = None if own is None else wire.OwnSeek(own.seek.id, own.game)
        name = "" if account is None else account.name
        return wire.Lobby(version, self._house.clocks.now(), seeks, mine_now, name)

    # ---- looking for something ----------------------------------------------------------------

    async def seek(self, person: str, wanted: wire.NewSeek) -> None:
        """Look for this from now on; if it is there already, a table is made at once."""
        house = self._house
        await check_ban(house.store, person)
        options = dict(wanted.options)
        if options.pop("edition", "default") != "default":
            raise Refuse("edition", detail="games of the lobby are played with the default edition")
        setup = await asyncio.to_thread(check_setup, house, wanted.game, wanted.seats, options)
        chosen = {name: value for name, value in setup.options.items() if name != "edition"}
        account = await AccountStore(house.store).known(person)
        if account is None and (wanted.rated or wanted.low is not None or wanted.high is not None):
            raise Refuse("seek-known")
        if wanted.low is not None and wanted.high is not None and wanted.low > wanted.high:
            raise Refuse("option", option="low", detail="expected no more than 'high'")
        time_ = house.clocks.now()
        await self.store.put(
            Seek(
                new_id(12), person, clean_name(wanted.name) if account is None else account.name,
                account is not None, wanted.game, wanted.seats, times.stored(wanted.clock),
                json.dumps(chosen, sort_keys=True), wanted.rated, wanted.low, wanted.high,
                None if wanted.bots_after is None else wanted.bots_after * 1000, time_,
            ),
            time_,
        )  # fmt: skip
        self.wake()
        await self.match()

    async def drop(self, person: str) -> None:
        """Look for nothing any more."""
        await self.store.drop(person)
        self.wake()

    # ---- tables -------------------------------------------------------------------------------

    async def look(self) -> None:
        """See who is still there, and for whom bots may come now."""
        clock = time.monotonic()
        if clock - self._tidied > _TIDY_SECONDS:
            self._tidied = clock
            await self.store.tidy(self._house.clocks.now())
        if self._here:
            await self.store.renew(list(self._here), self._house.clocks.now())
        if self._looking:
            before = self._known
            found = await self.store.waiting(self._house.clocks.now())
            if before is not None and before is self._known and found != before[1]:
                self.wake()  # somebody's page is away, or came back
            if found.seeks:
                await self.match()

    async def match(self) -> None:
        """Make all tables that can begin now."""
        async with self._matching:
            for _ in range(_ATTEMPTS):
                time_ = self._house.clocks.now()
                found = await self.store.waiting(time_)
                groups = tables(found.seeks, found.apart, time_)
                if not groups:
                    return
                for group in groups:
                    try:
                        await self._seat(group)
                    except Conflict:
                        continue  # another process was faster, or somebody has left: look again
                    except PetteiaError as error:
                        log.error("no table made", game=group[0].kind, problem=str(error))
                        return
                self.wake()

    async def _seat(self, group: Sequence[Seek]) -> None:
        """A table for these people that has begun; Conflict if one of them is taken or away."""
        house, first = self._house, group[0]
        options = json.loads(first.options)
        setup = await asyncio.to_thread(check_setup, house, first.kind, first.seats, options)
        names = distinct([seek.name for seek in group])
        time_ = now()
        seats = [
            SeatRow(0, name, seek.person, seen=time_, known=seek.name if seek.known else "")
            for seek, name in zip(group, names, strict=True)
        ]
        seats += [SeatRow(0, bot=STAND_IN) for _ in range(first.seats - len(group))]
        random.SystemRandom().shuffle(seats)  # nobody begins because of when they came
        for number, seat in enumerate(seats):
            seat.number = number
        row, _ = new_row(setup, first.person, seats, "match", public=True)
        row.owner = None  # nobody may end it, or send the others away
        row.clock, row.rated, row.coach = first.clock, first.rated, not first.rated
        old = copy_row(row)
        play = Play.new(setup)
        play.deal(house.dealer)
        entries = play.entries(0)
        row.status = "playing"
        row.seq, row.length, row.decider, row.digest = (
            play.seq, play.length, play.state.decider, play.state.digest(),
        )  # fmt: skip
        row.owed = 0 if silence.owing(row, play) is None else now()
        house.clocks.advance(old, row, entries, play)
        taking = self.store.taking(group, row.id, house.clocks.now())
        await house.store.insert(row, entries, play.snapshot(0), first=taking)
        log.info("table found", table=row.id, game=row.kind, people=len(group), seats=row.seats)
        async with house.at(row.id) as live:
            house.owe(live)


def distinct(names: Sequence[str]) -> list[str]:
    """Names of which no two look alike: later ones get a number."""
    found: list[str] = []
    for name in names:
        other, number = name, 1
        while looks(other) in {looks(one) for one in found}:
            number += 1
            other = f"{name[: LONGEST - 3].rstrip()} {number}"
        found.append(other)
    return found
