"""Other processes that serve the same tables (PostgreSQL): what they tell, and what they are told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog

from petteia.kernel import PetteiaError
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict

from .live import Live

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger("petteia.server.others")
_PRESENCE = 30.0  # seconds for which a process's word about who is there counts


class Others:
    """The other processes, as a house sees them."""

    def __init__(self, house: House) -> None:
        """Nothing is told before somebody listens."""
        self._house = house
        self._announced = 0.0
        self.changed: set[str] = set()
        """Tables of which the others should know who is here."""

    def hear(self, text: str) -> None:
        """One of them (perhaps this one itself) has told something."""
        house = self._house
        process, what, id_, *rest = text.split(" ")
        live = house.live.get(id_)
        if process == house.store.process or live is None:
            return
        if what == "d":
            house.gone(live)
        elif what == "p":
            live.told(process, _PRESENCE, [int(n) for n in rest[0].split(",") if n], int(rest[1]))
        elif what == "c":
            live.lines = None
            live.talk += 1
            live.changed(table=False)
        elif not live.loaded or (int(rest[0]), int(rest[1])) != (live.row.seq, live.row.revision):
            # Also while it is being loaded: what is being read may be older than this word.
            house.spawn(self._catch_up(live))

    async def resync(self) -> None:
        """Something may have been missed."""
        for live in list(self._house.live.values()):
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Read what is new; if that fails, whoever needs the table next reads it anew."""
        async with live.lock:
            if not live.loaded:
                return
            try:
                await self._house.refresh(live)
            except (Refuse, PetteiaError, Conflict, OSError) as error:
                log.warning("table not refreshed", table=live.id, problem=str(error))
                live.loaded = False
                live.changed()

    async def announce(self) -> None:
        """Tell who is here, where that has changed and now and then."""
        house = self._house
        clock = time.monotonic()
        if clock > self._announced + _PRESENCE / 2:
            self._announced = clock
            self.changed.update(id_ for id_, live in house.live.items() if live.watchers)
        ids, self.changed = self.changed, set()
        for id_ in ids:
            live = house.live.get(id_)
            if live is not None and live.loaded:
                seats, watchers = live.here()
                numbers = ",".join(map(str, seats))
                await house.store.database.announce(f"{house.store.process} p {id_} {numbers} {watchers}")
