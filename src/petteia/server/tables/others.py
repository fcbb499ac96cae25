"""Other processes that serve the same tables (PostgreSQL): what they tell, and what they are told."""

from __future__ import annotations

import contextlib
import json
import time
from typing import TYPE_CHECKING

import structlog

from petteia.kernel import PetteiaError
from petteia.server import wire
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict
from petteia.server.storage.news import RESYNC

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
        """One of them (perhaps this one itself) has told something.

        What cannot be read comes from another version, or from a stranger: as if a word had been lost.
        """
        try:
            if text != RESYNC:
                self._heard(text)
                return
        except (ValueError, IndexError):
            log.warning("word not understood")
        self.look_again()

    def _heard(self, text: str) -> None:
        house = self._house
        process, what, id_, *rest = text.split(" ", 4)
        if what == "j":
            house.thinking.jobs.wake()
            return
        if what == "l":
            house.lobby.wake()
            return
        live = house.live.get(id_)
        if process == house.store.process:
            return
        if what == "x":
            house.sessions.end([id_])
        if what == "q":
            house.sessions.renew_unheard(id_)
        if live is None:
            return
        if what == "d":
            house.gone(live)
        elif what == "p":
            live.told(process, _PRESENCE, [int(n) for n in rest[0].split(",") if n], int(rest[1]))
        elif what == "h":
            live.pace = float(rest[0])
            live.changed()
        elif what == "n":
            live.notice(wire.Notice(rest[0], json.loads(rest[1])))
        elif what in ("c", "f"):
            self.talked(live)
        elif not live.loaded or (int(rest[0]), int(rest[1])) != (live.row.seq, live.row.revision):
            # Also while it is being loaded: what is being read may be older than this word.
            house.spawn(self.catch_up(live))

    def tell(self, text: str) -> None:
        """Tell something that is not stored."""
        if not self._house.store.database.sqlite:
            self._house.spawn(self._tell(text))

    async def _tell(self, text: str) -> None:
        with contextlib.suppress(OSError):
            await self._house.store.database.announce(f"{self._house.store.process} {text}")

    async def resync(self) -> None:
        """Something may have been missed: look what has changed, and catch up there."""
        house = self._house
        house.lobby.wake()
        await house.sessions.check()
        stored = await house.store.positions(list(house.live))
        for id_, live in list(house.live.items()):
            if not live.loaded:
                await self.catch_up(live)  # it may be being loaded, and what is being read may be older
            elif id_ not in stored:
                house.gone(live)
            else:
                seq, revision, line = stored[id_]
                if live.lines is not None and line != (live.lines[-1].id if live.lines else 0):
                    self.talked(live)
                if (seq, revision) != (live.row.seq, live.row.revision):
                    await self.catch_up(live)

    def look_again(self) -> None:
        """Something was changed for all tables at once: look, beside whatever is being done."""
        self._house.spawn(self._resync_quietly())

    async def _resync_quietly(self) -> None:
        with contextlib.suppress(OSError):  # then it is looked again when the database is back
            await self.resync()

    @staticmethod
    def talked(live: Live) -> None:
        """There is more in the chat, or less."""
        live.lines = None
        live.talk += 1
        live.changed(table=False)

    async def catch_up(self, live: Live) -> None:
        """Read what is new at a table; if that fails, whoever needs it next reads it anew."""
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
        words = []
        for id_ in ids:
            live = house.live.get(id_)
            if live is not None and live.loaded:
                seats, watchers = live.here()
                words.append(f"{house.store.process} p {id_} {','.join(map(str, seats))} {watchers}")
        if words:
            await house.store.database.announce(*words)
