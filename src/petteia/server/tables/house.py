"""The house: tables in memory, their loading, storing and forgetting.

What a client is told was stored before. Where memory and database could differ (a lost race, a failed
write) the table is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any

import msgspec
import structlog

import petteia
from petteia.kernel import PetteiaError, SecretDealer
from petteia.server import wire
from petteia.server.clocks.keeper import Keeper
from petteia.server.lobby.lobby import LOOK_SECONDS, Lobby
from petteia.server.mail import Post
from petteia.server.metrics import COMMIT_SECONDS, CONFLICTS, FAULTS, LIVE_TABLES, LOAD_SECONDS
from petteia.server.notices.herald import Herald
from petteia.server.ratings import counting
from petteia.server.refusals import Refuse
from petteia.server.settings import Settings
from petteia.server.storage import Conflict, Entry, GameRow, Snapshot, Store, now
from petteia.server.storage.accounts import AccountStore
from petteia.server.storage.ratings import count_end
from petteia.server.tasks import repeat, to_the_end

from . import agreement, newcomers, silence, versions, views
from .analysing import Analysing
from .kept import pack
from .live import Live, Watcher
from .others import Others
from .play import Damaged, OtherRules, Play, copy_row, other_rules, setup_of
from .sessions import Sessions
from .thinking import Thinking
from .tidy import tidy

__all__ = ["House", "copy_row"]

log = structlog.get_logger("petteia.server.tables")
_ID = re.compile(r"[0-9a-z]{1,32}\Z")


class House:
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Call `open` before use."""
        self.store = store
        self.settings = settings
        self.live: dict[str, Live] = {}
        """Tables in memory, by id."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.others = Others(self)
        self.sessions = Sessions(self)
        self.dealer = SecretDealer()
        """Who answers chance at all tables."""
        self.thinking = Thinking(self)
        self.clocks = Keeper(self)
        store.clock, store.wait = self.clocks.now, int(settings.notice_seconds * 1000)
        self.herald = Herald(self)
        self.lobby = Lobby(self)
        self.post = Post(settings.mail, settings.mail_from)
        """Who hands in mail, where the host has configured it."""
        self._most = settings.idle_tables
        self.own_editions = asyncio.Lock()
        """Held while a table with an edition of one's own is stored, so that they can be counted."""
        self.closing = False
        self.analysing = Analysing(self)

    # ---- life ---------------------------------------------------------------------------------

    async def open(self, serving: bool = True) -> None:
        """Begin: owed decisions are asked again, other processes are listened to.

        Who serves people keeps their clocks as well; processes in which only bots think do not.
        """
        await versions.renew(self.store)
        self.spawn(self._keep_older())
        self.spawn(repeat("sessions", self.sessions.check, self.settings.session_seconds))
        self.spawn(repeat("tidying", self._tidy, self.settings.tidy_seconds, at_once=False))
        self.spawn(repeat("forgetting", self._forget, min(30.0, self.settings.idle_seconds / 2)))
        if serving:
            await self.clocks.open()
            await self.herald.open()
            self.spawn(repeat("lobby", self.lobby.look, LOOK_SECONDS))
        self.thinking.open()
        if self.store.database.sqlite:
            self.spawn(repeat("existing", self._existing, self.settings.sweep_seconds))
        else:
            listen = functools.partial(self.store.database.listen, self.others.hear, self.others.resync)
            self.spawn(repeat("listening", listen, 1.0))
            self.spawn(repeat("announcing", self.others.announce, 1.0))

    async def close(self) -> None:
        """Stop: no new thoughts; what is being stored is stored."""
        self.closing = True
        self.lobby.wake()
        for live in list(self.live.values()):
            for watcher in list(live.watchers):
                watcher.gone = True
                watcher.wake()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.live.values()):
            async with live.lock:
                pass
        await self.thinking.close()
        self.post.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside the requests; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            FAULTS.inc()
            log.error("background work failed", exc_info=task.exception())

    # ---- tables in memory ---------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Live]:  # noqa: A002
        """A table, loaded and locked; Refuse if there is none."""
        live = self.live.get(id)
        if live is None:
            if not _ID.match(id):
                raise Refuse("not-found")
            self._make_room()
            live = self.live[id] = Live(id)
        live.users += 1
        try:
            async with live.lock:
                await self.load(live)
                yield live
        finally:
            live.users -= 1
            live.touched = time.monotonic()
            if not live.loaded and not live.users and not live.watchers:
                self._drop(live)

    def _drop(self, live: Live) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
        LIVE_TABLES.set(len(self.live))

    async def load(self, live: Live) -> None:
        """Read the table from the database unless it is in memory already. Hold the lock."""
        if live.loaded:
            return
        with LOAD_SECONDS.time():
            row = await self.store.load(live.id)
            if row is None:
                raise Refuse("not-found")
            try:
                live.of_today = await asyncio.to_thread(setup_of, row)  # an edition of one's own is read anew
            except OtherRules:
                if await versions.renew_one(self.store, row):
                    await self.load(live)
                    return
                live.of_today = None
            live.row = row
            # The log may have grown since the row was read: only what the row knows of is taken.
            begun = row.status != "open" and live.of_today is not None
            live.play = await self._load_play(live) if begun else None
        live.loaded = True
        live.version += 1
        LIVE_TABLES.set(len(self.live))

    async def _load_play(self, live: Live) -> Play:
        snapshot = await self.store.snapshot(live.id, live.row.seq)
        if snapshot is not None:
            try:
                play = Play.at(live.setup, snapshot, await self.store.undos(live.id, snapshot.seq))
                play.follow(await self.store.entries(live.id, snapshot.seq, live.row.seq))
                return play
            except (Damaged, ValueError, IndexError) as error:
                # A snapshot is only a cache: without it the log is replayed.
                log.warning("snapshot dropped", table=live.id, problem=str(error))
                await self.store.drop_snapshots(live.id)
        return await self._replay(live)

    async def _replay(self, live: Live) -> Play:
        play = Play.new(live.setup)
        entries = await self.store.entries(live.id, 0, live.row.seq)
        await asyncio.to_thread(play.follow, entries)  # a long game takes a while, and others wait
        return play

    async def history(self, live: Live) -> Play:
        """The play with all its moves in memory. Hold the lock."""
        play = self.playing(live)
        if play.base:
            whole = await self._replay(live)
            if whole.seq != play.seq or whole.state.digest() != play.state.digest():
                await self.store.drop_snapshots(live.id)
                live.loaded = False
                await self.load(live)
                whole = self.playing(live)
            live.play = whole
            return whole
        return play

    @staticmethod
    def playing(live: Live) -> Play:
        """The play of a table that has begun; Refuse otherwise."""
        if live.play is None:
            if live.of_today is None:
                raise other_rules(live.row)
            raise Refuse("status", status=live.row.status)
        return live.play

    async def refresh(self, live: Live) -> None:
        """Catch up with what other processes have stored. Hold the lock."""
        row = await self.store.load(live.id)
        if row is None:
            self.gone(live)
            raise Refuse("not-found")
        play, revision = live.play, live.row.revision
        try:
            if play is None or row.status == "open":
                live.loaded = False
                await self.load(live)
            else:
                play.follow(await self.store.entries(live.id, play.seq, row.seq))
                live.row = row
        except Damaged:  # an undo to before what is in memory
            live.loaded = False
            await self.load(live)
        self._moved(live, revision)

    async def outdated(self, live: Live) -> bool:
        """Whether another process has stored something that was not known here; it is known then.

        Nobody is refused something because word of it is still on its way. Hold the lock.
        """
        before = (live.row.seq, live.row.revision)
        await self.refresh_if_shared(live)
        return (live.row.seq, live.row.revision) != before

    def _moved(self, live: Live, revision: int) -> None:
        """Tell everybody here; if the seats changed, other processes too who is where."""
        if live.row.revision != revision:
            self.others.changed.add(live.id)
        live.changed(table=live.row.revision != revision)

    def gone(self, live: Live) -> None:
        """The table was deleted."""
        for watcher in list(live.watchers):
            watcher.gone = True
            watcher.wake()
        live.loaded = False
        self._drop(live)

    async def _forget(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        old = time.monotonic() - self.settings.idle_seconds
        for live in self._idle():
            if live.touched < old:
                self._drop(live)

    async def _tidy(self) -> None:
        """Remove tables and tokens that nobody has used for as long as the settings say."""
        done = await tidy(self.store, self.settings.keep, self.settings.token_days, self.watched())
        for id_ in done.tables:
            if id_ in self.live:
                self.gone(self.live[id_])
        self.sessions.end(done.tokens)

    def watched(self) -> set[str]:
        """Tables that somebody looks at."""
        return {live.id for live in self.live.values() if live.watchers}

    def _idle(self) -> list[Live]:
        """Tables in memory that nobody uses at present."""
        return [
            live for live in self.live.values() if not (live.users or live.watchers or live.lock.locked())
        ]

    def _make_room(self) -> None:
        """However many tables are looked at, only so many idle ones stay: the latest half of them."""
        if len(self.live) >= self._most:
            idle = sorted(self._idle(), key=lambda live: live.touched)
            for live in idle[: max(0, len(idle) - self.settings.idle_tables // 2)]:
                self._drop(live)
            self._most = len(self.live) + self.settings.idle_tables // 2

    # ---- storing ------------------------------------------------------------------------------

    async def save(self, live: Live, new: GameRow, entries: Sequence[Entry] = ()) -> None:
        """Store a changed row and what was played, all or nothing; then tell everybody. Hold the lock.

        Conflict if another process was first; memory is then read anew. What was begun is finished even if
        whoever asked for it has left: the others have to hear of it, and a bot may owe an answer.
        """
        await to_the_end(self._save(live, new, entries))

    async def _save(self, live: Live, new: GameRow, entries: Sequence[Entry]) -> None:
        old, play = live.row, live.play
        undone_to = next((entry.keep for entry in entries if entry.keep is not None), None)
        snapshot: Snapshot | None = None
        if play is not None and (entries or new.status != old.status):
            state = play.state
            new.length, new.decider, new.digest = play.length, state.decider, state.digest()
            if state.decider is None and new.status == "playing":
                new.status = "over"
                new.result = msgspec.json.encode(views.outcome(state)).decode()
            if undone_to is None:
                snapshot = play.snapshot(old.length)
        if new.undo is not None and json.loads(new.undo)["seq"] != (entries[-1].seq if entries else old.seq):
            new.undo = None
        new.owed = 0 if silence.owing(new, play) is None else now()
        self.clocks.advance(old, new, entries, play)
        ends = old.status == "playing" and new.status in versions.ENDED
        kept = await self._kept(live, entries) if ends else None
        counts = ends and new.status == "over" and counting.bars(new) is None
        also = functools.partial(count_end, row=new) if counts else None
        arrived = {s.holder for s, was in zip(new.seat, old.seat, strict=True) if s.holder != was.holder}
        names = await AccountStore(self.store).names(arrived) if arrived else {}
        for seat, was in zip(new.seat, old.seat, strict=True):
            if seat.holder != was.holder:
                seat.known = names.get(seat.holder or "", "")
        try:
            with COMMIT_SECONDS.time():
                await self.store.save(old, new, entries, snapshot, undone_to, kept, also)
        except BaseException as error:
            live.loaded = False
            if isinstance(error, Conflict):
                CONFLICTS.inc()
            # It may be stored nevertheless, or something else is: all who watch look again.
            live.changed()
            raise
        live.row = new
        self._moved(live, old.revision)
        self.owe(live)

    async def _kept(self, live: Live, entries: Sequence[Entry] = ()) -> bytes | None:
        """What is kept of a game whose log ends with these rows, not stored yet. Hold the lock."""
        try:
            whole = self.playing(live)
            if whole.base:
                whole = await self._replay(live)
                whole.follow(entries)
            return await asyncio.to_thread(pack, whole, live.row.seat)
        except Exception:  # a decision counts all the same, and the next start tries again
            FAULTS.inc()
            log.exception("nothing kept of a finished game", table=live.id)
            return None

    async def _keep_older(self) -> None:
        """Keep what is to be kept of games that have ended before it was, as long as their rules live."""
        for kind in await self.store.kinds():
            if kind not in petteia.GAMES:
                continue
            rules, after = petteia.game(kind).rules_version, ""
            while ids := await self.store.unkept(kind, rules, after, 50):
                after = ids[-1]
                for id_ in ids:
                    with contextlib.suppress(Refuse, PetteiaError, Conflict):
                        async with self.at(id_) as live:
                            await self.history(live)
                            if content := await self._kept(live):
                                await self.store.keep(id_, content)

    async def change(
        self,
        id: str,  # noqa: A002
        edit: Callable[[Live, GameRow], Sequence[Entry] | None],
        *,
        history: bool = False,
    ) -> Live:
        """Change a table: ``edit`` changes a copy of its row and returns rows of the log, if any.

        It may be called again when another process was first, and may raise Refuse. With ``history``, and
        while there is a question about undo, it finds all moves of a begun game in memory.
        """
        for _ in range(5):
            async with self.at(id) as live:
                if history or live.row.undo is not None:
                    await self.history(live)
                new = copy_row(live.row)
                try:
                    with self.careful(live):
                        entries = edit(live, new) or ()
                    await self.save(live, new, entries)
                    return live
                except Conflict:
                    continue
                except Refuse:
                    if not await self.outdated(live):
                        raise
        raise Refuse("stale", seq=0)

    async def belong_to_others(self, tables: Sequence[str], ended: Sequence[str], gone: bool = False) -> None:
        """Tables were changed in the database because somebody became somebody else, or is ``gone``: look at
        those in memory again, let bots go on, and end the connections of these tokens.
        """
        self.sessions.end(ended)
        for id_ in tables:
            live = self.live.get(id_)
            if live is not None:
                if gone:
                    self.others.talked(live)
                await self.others.catch_up(live)
            if gone:
                self.spawn(self._settle(id_))

    async def _settle(self, id: str) -> None:  # noqa: A002
        """What waited for the word of somebody who is gone waits no longer."""

        def edit(live: Live, row: GameRow) -> Sequence[Entry] | None:
            if row.status != "playing":
                raise Refuse("status", status=row.status)
            newcomers.settle(row)
            return agreement.settle(live, row)

        with contextlib.suppress(Refuse, Conflict, PetteiaError, OSError):  # the next change does it as well
            await self.change(id, edit)

    @contextlib.contextmanager
    def careful(self, live: Live) -> Any:
        """If anything but a refusal goes wrong inside, memory is not trusted any more."""
        try:
            yield
        except Refuse:
            raise
        except BaseException:
            live.loaded = False
            raise

    # ---- bots ---------------------------------------------------------------------------------

    def owe(self, live: Live) -> None:
        """If a bot has to decide, let it think when its turn comes. Hold the lock."""
        self.thinking.owe(live)

    def hurried(self, live: Live, pace: float) -> None:
        """Tell everybody for which share of their usual time bots think here, if that has changed."""
        if live.pace != pace:
            live.pace = pace
            live.changed()
            self.others.tell(f"h {live.id} {pace:.3g}")

    def notice(self, live: Live, notice: wire.Notice) -> None:
        """Tell everybody who watches, here or elsewhere, that a seat's bot has failed or the like."""
        live.notice(notice)
        self.others.tell(f"n {live.id} {notice.id} {json.dumps(notice.args, separators=(',', ':'))}")

    async def _existing(self) -> None:
        """See to tables that are no more: an admin's command may have deleted them, and nobody would tell."""
        held = list(self.live)
        kept = await self.store.existing(held)
        for id_ in held:
            if id_ not in kept and id_ in self.live:
                self.gone(self.live[id_])

    # ---- watching -----------------------------------------------------------------------------

    async def refresh_if_shared(self, live: Live) -> None:
        """Catch up if other processes write to the database too: their word may be lost. Hold the lock."""
        if not self.store.database.sqlite:
            await self.refresh(live)

    def watch(self, live: Live, watcher: Watcher) -> None:
        """Tell a watcher what happens from now on. Hold the lock."""
        if self.closing:
            watcher.gone = True
        self.sessions.begin(watcher)
        live.watchers.add(watcher)
        self.others.changed.add(live.id)
        live.changed()
        self.thinking.watched(live)

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """No longer."""
        live.watchers.discard(watcher)
        self.others.changed.add(live.id)
        if live.loaded:
            live.changed()
        others = any(w.browser == watcher.browser for w in live.watchers)
        if watcher.browser is not None and not others and not self.closing and live.loaded:
            if any(seat.holder == watcher.browser for seat in live.row.seat):
                live.left[watcher.browser] = now()
                self.spawn(self._seen(live.id, watcher.browser))

    async def _seen(self, id: str, browser: str) -> None:  # noqa: A002
        with contextlib.suppress(OSError, Conflict):  # only a date
            await self.store.seen(id, browser)

    def info(self, live: Live) -> wire.TableInfo:
        """The table as everybody sees it. Hold the lock."""
        present, watchers = live.presence()
        info = views.table(
            live.row, views.edition_name(live.row), present, watchers, live.of_today is not None
        )
        info.bot_pace = live.pace
        return info

    def info_of(self, row: GameRow) -> wire.TableInfo:
        """The same for a row of a list, with presence if the table is in memory."""
        live = self.live.get(row.id)
        present, watchers = live.presence() if live is not None and live.loaded else ({}, 0)
        return views.table(row, views.edition_name(row), present, watchers, versions.played_here(row))
