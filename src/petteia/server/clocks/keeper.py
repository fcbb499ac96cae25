"""The keeper of the clocks: sees to deadlines that pass, and that nobody loses time while nobody is served.

Every server notes once a second that it serves (the *pulse*). When the last note is older than `SLACK`, no
server was there, or the database was not: whoever notices first puts off all deadlines by that time, in the
transaction that renews the note. Two servers that notice at once are told apart by the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import structlog

from petteia.kernel import PetteiaError
from petteia.server import wire
from petteia.server.metrics import CLOCK_LATE, FAULTS
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, Entry, GameRow, now
from petteia.server.storage.clocks import ClockStore
from petteia.server.tables import agreement, silence, views
from petteia.server.tasks import repeat

from . import times

if TYPE_CHECKING:
    from petteia.server.tables.house import House
    from petteia.server.tables.live import Live
    from petteia.server.tables.play import Play

log = structlog.get_logger("petteia.server.clocks")
SECONDS = 1.0  # between two looks at the deadlines, and between two notes
SLACK = 3000  # milliseconds without a note that count as time in which nobody was served
_AT_ONCE = 16  # tables whose deadline has passed and that are seen to together
_MOST = 400  # of them between two notes: the pulse does not wait for a thousand tables
_PAUSE = 30.0  # seconds after which a table that could not be seen to is tried again


class Keeper:
    """The clocks of a house."""

    def __init__(self, house: House) -> None:
        """Nothing happens before `open`."""
        self._house = house
        self._store = ClockStore(house.store)
        self._broken: dict[str, float] = {}
        self._offset = 0
        self.time: Callable[[], int] | None = None
        """For tests: what the time is, in milliseconds. None: the database's, which all servers share."""

    def now(self) -> int:
        """The time by which clocks run."""
        return now() + self._offset if self.time is None else self.time()

    async def open(self) -> None:
        """Begin to keep; time in which nobody served is given back before anybody is."""
        await self.beat()
        self._house.spawn(repeat("clocks", self._look, SECONDS))

    async def beat(self) -> bool:
        """Note that people are served; whether deadlines were put off because they were not."""
        at, gap = await self._store.beat(None if self.time is None else self.time(), SLACK)
        if self.time is None:
            self._offset = at - now()
        if gap:
            log.warning("nobody was served", seconds=gap / 1000)
            self._house.others.look_again()
        return gap > 0

    # ---- when a table changes -----------------------------------------------------------------

    def advance(self, old: GameRow, new: GameRow, entries: Sequence[Entry], play: Play | None) -> None:
        """Bring a changed table's clocks up to date before it is stored."""
        times.advance(old, new, entries, waits_for(new, play), self.now())

    async def in_time(self, live: Live, seat: int) -> None:
        """Refuse if the time of a seat that decides has run out. Hold the lock."""
        if live.row.decider != seat or not 0 < live.row.deadline <= self.now():
            return
        if await self.beat():  # the database was away, and nobody could have decided
            await self._house.refresh(live)
        if 0 < live.row.deadline <= self.now():
            raise Refuse("time-over")

    # ---- when time runs out -------------------------------------------------------------------

    async def _look(self) -> None:
        await self.beat()
        await self.sweep()

    async def sweep(self) -> None:
        """See to tables whose deadline has passed, the longest ago first."""
        clock = time.monotonic()
        self._broken = {id_: until for id_, until in self._broken.items() if until > clock}
        found = await self._store.overdue(self.now(), _MOST + len(self._broken))
        ids = [id_ for id_ in found if id_ not in self._broken]
        for at in range(0, len(ids), _AT_ONCE):
            await asyncio.gather(*(self._run_out(id_) for id_ in ids[at : at + _AT_ONCE]))

    async def _run_out(self, id_: str) -> None:
        try:
            with contextlib.suppress(Refuse):  # decided in the last moment, or another server was faster
                await self._house.change(id_, self._time_over)
        except (PetteiaError, Conflict) as error:
            log.warning("clock not seen to", table=id_, problem=str(error))
            self._broken[id_] = time.monotonic() + _PAUSE
        except OSError:
            raise
        except Exception:  # one table that is broken must not stop the clocks of the others
            FAULTS.inc()
            log.exception("clock not seen to", table=id_)
            self._broken[id_] = time.monotonic() + _PAUSE

    def _time_over(self, live: Live, row: GameRow) -> list[Entry] | None:
        """A bot of the table's level goes on for whose time has run out; or the game ends, as agreed."""
        clock, left = times.rules_of(row), times.times_of(row)
        late = self.now() - row.deadline
        if clock is None or left is None or row.decider is None or not row.deadline or late < 0:
            raise Refuse("stale", seq=row.seq)
        if silence.owing(row, live.play) is not None:
            raise Refuse("stale", seq=row.seq)  # the server itself is late with its answer
        seat = row.seat[row.decider]
        if seat.number not in left.out:
            left.out.append(seat.number)
            times.put(row, left)
        CLOCK_LATE.observe(late / 1000)
        if clock.out == "end":
            state = self._house.playing(live).state
            ranks = [2 if number in left.out else 1 for number in range(row.seats)]
            row.status = "over"
            row.result = wire.encode(wire.Outcome(ranks, [views.points(s) for s in state.scores()])).decode()
            return None
        seat.bot, seat.stood_in = row.stand_in, row.length
        return agreement.settle(live, row)


def waits_for(row: GameRow, play: Play | None) -> int | None:
    """The seat of a person who has to decide now: its clock runs.

    It also runs where the server says nothing for somebody: that must look like any other answer.
    """
    if row.status != "playing" or row.decider is None or row.decider < 0 or play is None:
        return None
    seat = row.seat[row.decider]
    return row.decider if seat.holder is not None and seat.bot is None else None


def check_return(row: GameRow, seat: int) -> None:
    """Refuse if a seat's holder has no time left to play with: then the bot goes on."""
    left = times.times_of(row)
    if left is not None and not left.left[seat]:
        raise Refuse("time-over")
