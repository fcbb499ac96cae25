"""The herald: sends what people are to be told. Every server has one; the database says who sends what.

A notice waits for some seconds first. In that time every server strikes out those of people who look at that
table there, so whoever sees it already hears nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import time as real
from email.utils import parseaddr
from typing import TYPE_CHECKING

import msgspec
import structlog

from petteia.server.mail import NotSent
from petteia.server.metrics import FAULTS, NOTICES
from petteia.server.storage import Conflict
from petteia.server.storage.notices import NoticeStore
from petteia.server.tasks import repeat

from . import posting, push, words
from .rules import DAY, MAIL, Errand, pause

if TYPE_CHECKING:
    from petteia.server.settings import Settings
    from petteia.server.tables.house import House

log = structlog.get_logger("petteia.server.notices")
SECONDS = 1.0  # between two looks
AT_ONCE = 32  # notices that a process is sending
_LOOKED = 1000
_GONE = (404, 410)  # the push service knows the browser no more
_AGAIN = (408, 425, 429)  # later, perhaps


class Herald:
    """The notices of a house."""

    def __init__(self, house: House) -> None:
        """Nothing is sent before `open`."""
        self._house = house
        self._settings: Settings = house.settings
        self.store = NoticeStore(house.store)
        self._sender: push.Sender | None = None
        self._signing = ""
        self._busy: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: the keys are made if there are none yet, and notices are sent."""
        await self.prepare()
        if self._settings.notices:
            self._house.spawn(repeat("notices", self.look, SECONDS))
            self._house.spawn(repeat("old notices", self._forget, 3600, at_once=False))

    async def prepare(self) -> None:
        """Have the keys ready."""
        self._sender = push.Sender(await self.store.secret("vapid", push.new_key), _contact(self._settings))
        self._signing = await self.store.secret("mail", lambda: secrets.token_hex(32))

    @property
    def key(self) -> str:
        """What browsers subscribe with; empty if notices are turned off."""
        return self._sender.public if self._sender is not None and self._settings.notices else ""

    @property
    def mails(self) -> bool:
        """Whether notices are sent by mail."""
        return self._settings.notices and self._house.post.there and bool(self._settings.site)

    def proves(self, person: str, proof: str) -> bool:
        """Whether somebody has a mail of this person's before them."""
        return secrets.compare_digest(words.signature(self._signing, person).encode(), proof.encode())

    # ---- looking ------------------------------------------------------------------------------

    async def look(self) -> None:
        """Strike out what people see themselves, and begin to send what is due."""
        time = self._house.clocks.now()
        coming = await self.store.coming(time + int(self._settings.notice_seconds * 1000), _LOOKED)
        seen = [id_ for id_, person, game, _ in coming if self._looks(person, game)]
        if seen:
            await self.store.strike(seen)
        room = AT_ONCE - len(self._busy)
        if room > 0 and any(due <= time for *_, due in coming):
            taken = await self.store.take(
                time, room, int(self._settings.notice_lease * 1000),
                per_minute=self._settings.notices_per_minute,
                mails_a_day=self._settings.mails_a_day if self.mails else 0,
            )  # fmt: skip
            for errand in taken:
                task = self._house.spawn(self._carry(errand))
                self._busy.add(task)
                task.add_done_callback(self._busy.discard)

    def _looks(self, person: str, game: str) -> bool:
        live = self._house.live.get(game)
        return live is not None and any(w.browser == person and not w.hidden for w in live.watchers)

    async def sent(self) -> None:
        """Wait until nothing is being sent here."""
        while self._busy:
            await asyncio.gather(*self._busy, return_exceptions=True)

    async def _forget(self) -> None:
        await self.store.forget(self._house.clocks.now() - 2 * DAY)

    # ---- sending ------------------------------------------------------------------------------

    async def _carry(self, errand: Errand) -> None:
        """Send a notice to all who are to have it, and note who has; what fails is tried again later.

        If this process ends in between, or the database goes away, its lease runs out and another goes on.
        """
        try:
            await self._send(errand)
        except (OSError, Conflict) as error:
            log.warning("notice not noted", notice=errand.row.id, problem=str(error))
        except Exception:
            FAULTS.inc()
            log.exception("notice not sent", notice=errand.row.id)

    async def _send(self, errand: Errand) -> None:
        row, clock = errand.row, self._house.clocks
        body = msgspec.json.encode(words.told(errand))
        work = [self._push(errand, hashed, to, body) for hashed, to in errand.pushes.items()]
        if errand.address is not None:
            work.append(self._mail(errand, errand.address))
        wishes: list[int] = []
        failed = False
        for done in asyncio.as_completed(work):
            target, taken, wish = await done
            if taken:
                await self.store.accepted(row, target)
            else:
                failed = True
                wishes.append(wish)
        if failed:
            await self.store.put_off(row, clock.now() + pause(row.tries, wishes))
        else:
            await self.store.finish(row, clock.now())

    async def _push(
        self, errand: Errand, hashed: str, to: push.Subscription, body: bytes
    ) -> tuple[str, bool, int]:
        """The target, whether nothing is left to be done for it, and when the service wants to be asked."""
        assert self._sender is not None
        headers = words.headers(errand, self._house.clocks.now())
        headers["Authorization"] = self._sender.authorization(to.endpoint, real.time())
        wait, outcome = 0, "sent"
        try:
            answer = await posting.post(
                to.endpoint, headers, push.seal(body, to), self._settings.push_private
            )
        except posting.NotPosted as error:
            log.info("push service does not answer", host=_host(to.endpoint), problem=str(error))
            outcome = "failed"
        else:
            if answer.status in _GONE:
                outcome = "gone"
                await self.store.drop(hashed)
            elif answer.status >= 500 or answer.status in _AGAIN:
                outcome, wait = "failed", answer.wait or 0
            elif answer.status >= 300:
                # It will not take this one however often it is asked.
                outcome = "refused"
                log.warning("push service refuses", host=_host(to.endpoint), status=answer.status)
        NOTICES.labels(errand.row.kind, "push", outcome).inc()
        return hashed, outcome != "failed", wait

    async def _mail(self, errand: Errand, address: str) -> tuple[str, bool, int]:
        outcome = "sent"
        try:
            await self._house.post.send(address, *words.letter(errand, self._settings.site, self._signing))
        except NotSent as error:
            outcome = "refused" if error.for_good else "failed"
            log.warning("mail not sent", notice=errand.row.id, for_good=error.for_good)
        NOTICES.labels(errand.row.kind, MAIL, outcome).inc()
        return MAIL, outcome != "failed", 0


def _host(endpoint: str) -> str:
    return endpoint.partition("://")[2].partition("/")[0]


def _contact(settings: Settings) -> str:
    """Where push services may ask about us."""
    if settings.contact:
        return settings.contact
    if settings.site.startswith("https://"):
        return settings.site
    address = parseaddr(settings.mail_from)[1]
    return f"mailto:{address}" if address else ""
