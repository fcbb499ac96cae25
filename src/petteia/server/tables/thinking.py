"""The bots' turns: what bots owe is put in the queue, taken from it, thought about and stored."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

import structlog

from petteia import bots
from petteia.kernel import PetteiaError
from petteia.server import wire
from petteia.server.bots.jobs import WATCHED, Jobs, StoredJobs
from petteia.server.bots.pool import BotFailed, BotPool, Process, Question
from petteia.server.bots.queue import SEARCH, SHORT, SHORT_SECONDS, Job
from petteia.server.bots.timing import SECRET_THOUGHT, Timing
from petteia.server.metrics import BOT_OLDEST, BOT_WAITING, DECISIONS, FAULTS
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, GameRow
from petteia.server.storage.jobs import JobStore
from petteia.server.tasks import repeat

from . import silence
from .live import Live
from .play import copy_row
from .versions import ENDED

if TYPE_CHECKING:
    from .house import House

log = structlog.get_logger("petteia.server.thinking")


class Thinking:
    """The bots of a house. With PostgreSQL those of all houses share the work."""

    def __init__(self, house: House) -> None:
        """Nothing is thought before `open`."""
        self._house = house
        settings = house.settings
        if house.store.database.sqlite:
            # Nobody may keep all processes busy that search, where there are several.
            general = settings.bot_workers - 1
            self.jobs = Jobs(max(1, min(settings.bot_searches, general - 1)))
        else:
            self.jobs = StoredJobs(
                JobStore(house.store), settings.bot_searches, settings.bot_lease, settings.sweep_seconds,
                house.spawn,
            )  # fmt: skip
        self.pool = BotPool(
            self.jobs, settings.bot_workers, settings.bot_seconds, settings.bot_start_seconds,
            settings.worker_module,
        )  # fmt: skip
        self.timing = Timing()
        self._broken: dict[str, float] = {}

    def open(self) -> None:
        """Begin to think."""
        house, seconds = self._house, self._house.settings.sweep_seconds
        house.spawn(self.pool.start())
        house.spawn(repeat("sweep", self.sweep, seconds))
        house.spawn(repeat("watching", self._watching, 5.0))
        house.spawn(repeat("renewing", self.jobs.renew, house.settings.bot_lease / 3))
        for process in self.pool.processes:
            house.spawn(self.pool.serve(process, self._decide))

    async def close(self) -> None:
        """Stop; whatever was in work is left to others, or to the next start."""
        await self.pool.stop()
        await self.jobs.release()

    def owe(self, live: Live) -> None:
        """If a bot has to decide, put that in the queue. Hold the lock."""
        if live.row.status in ENDED:
            self.jobs.drop(live.id)
        seat = live.owing
        if seat is None or live.play is None or self._house.closing:
            return
        row, state = live.row, live.play.state
        bot = row.seat[seat].bot
        moment = bot is None or Timing.secret(state) or not bots.thinking_time(bot)
        looked = self.timing.clock() - live.looked < WATCHED
        self.jobs.put(
            live.id,
            row.seq,
            SHORT if moment else SEARCH,
            _payer(row),
            people=any(s.bot is None for s in row.seat),
            watched=looked or any(live.presence()),
        )

    def watched(self, live: Live) -> None:
        """Somebody looks at a table: its bots come first, and go on if they paused."""
        clock = self.timing.clock()
        if clock - live.looked > WATCHED / 3:
            live.looked = clock
            self.jobs.watch([live.id])

    async def _watching(self) -> None:
        watched = [id_ for id_, live in self._house.live.items() if live.watchers]
        if watched:
            self.jobs.watch(watched)

    # ---- one decision -------------------------------------------------------------------------

    async def _decide(self, job: Job, process: Process) -> None:
        """Let a bot think about what it owes, and store what it decides; the process is free meanwhile."""
        house, begun = self._house, self.timing.clock()
        try:
            async with house.at(job.table) as live:
                question = self._question(live, job)
                if question is None:  # the table has moved on, or word of it has not come here yet
                    await house.refresh_if_shared(live)
                    question = self._question(live, job)
                if question is None:
                    await self.jobs.finish(job)
                    return
                if not Timing.secret(question.state):
                    house.hurried(live, max(0.1, round(job.pace, 1)))
            action: int | None
            legal = question.state.legal()
            if not question.bot:
                action = silence.answer(question.state)
            elif len(legal) == 1:
                action = legal[0]
            else:
                try:
                    action = await process.choose(question)
                    self.timing.thought(question.state, question.bot, begun)
                except BotFailed:
                    action = None
        except Refuse:  # the table was deleted
            await self.jobs.finish(job)
        except (PetteiaError, Conflict, OSError) as error:
            await self._put_off(job, error)
        except Exception as error:  # one table that is broken must not keep the others waiting
            FAULTS.inc()
            log.exception("bot not asked", table=job.table)
            await self._put_off(job, error)
        else:
            house.spawn(self._answer(job, question, begun, action))

    def _question(self, live: Live, job: Job) -> Question | None:
        seat = live.owing
        if seat is None or live.play is None or live.row.seq != job.seq:
            return None
        # Without a bot it is a person who leaves silence to the server.
        bot, state = live.row.seat[seat].bot or "", live.play.state.copy()
        seconds = job.pace * (bots.thinking_time(bot) or SHORT_SECONDS)
        if Timing.secret(state):
            seconds = min(seconds, SECRET_THOUGHT)
        return Question(state, json.loads(live.row.options), seat, bot, seconds)

    async def _answer(self, job: Job, question: Question, begun: float, action: int | None) -> None:
        """Store a decision once it may be shown, unless the table has moved on meanwhile."""
        house = self._house
        try:
            await self.timing.hold(question.state, question.bot, begun)
            async with house.at(job.table) as live:
                if live.row.seq == job.seq and self._same(live, question):
                    await self._store(live, question, action)
        except Refuse:
            await self.jobs.finish(job)
        except Conflict:  # another process has changed something: whoever takes it next knows
            await self.jobs.put_off(job, 0)
        except (PetteiaError, OSError) as error:
            await self._put_off(job, error)
        except Exception as error:
            FAULTS.inc()
            log.exception("bot's decision not stored", table=job.table)
            await self._put_off(job, error)
        else:
            await self.jobs.finish(job)

    @staticmethod
    def _same(live: Live, question: Question) -> bool:
        """Whether the server still decides for the seat, and for the same one there: a bot, or its holder."""
        return live.owing == question.seat and bool(live.row.seat[question.seat].bot) == bool(question.bot)

    async def _store(self, live: Live, question: Question, action: int | None) -> None:
        house = self._house
        if action is None and question.bot:
            house.notice(live, wire.Notice("bot-failed", {"seat": question.seat}))
        play, seq = house.playing(live), live.row.seq
        with house.careful(live):
            play.play(action if action is not None else secrets.choice(play.state.legal()))
            play.deal(house.dealer)
        await house.save(live, copy_row(live.row), play.entries(seq))
        DECISIONS.labels(live.row.kind, "bot" if question.bot else "human").inc()

    async def _put_off(self, job: Job, error: Exception) -> None:
        log.warning("bot's decision put off", table=job.table, problem=str(error))
        await self.jobs.put_off(job, self._house.settings.bot_lease)

    # ---- what is left over --------------------------------------------------------------------

    async def sweep(self) -> None:
        """See to decisions that bots owe and that are not in the queue, and tell how long it is."""
        house, clock = self._house, self.timing.clock()
        self._broken = {id_: until for id_, until in self._broken.items() if until > clock}
        grace = int(house.settings.sweep_seconds * 1000)
        for id_ in await house.store.owed(200 + len(self._broken) + len(self.jobs), grace):
            if id_ in self._broken or self.jobs.has(id_):
                continue
            try:
                async with house.at(id_) as live:
                    await house.refresh_if_shared(live)
                    self.owe(live)
            except (Refuse, PetteiaError, Conflict) as error:
                log.warning("bot not asked", table=id_, problem=str(error))
                self._broken[id_] = clock + 30
            except OSError:
                raise
            except Exception:  # one table that is broken must not keep the others waiting
                FAULTS.inc()
                log.exception("bot not asked", table=id_)
                self._broken[id_] = clock + 30
        for kind, (count, oldest) in (await self.jobs.lengths()).items():
            BOT_WAITING.labels(kind).set(count)
            BOT_OLDEST.labels(kind).set(oldest)


def _payer(row: GameRow) -> str:
    """Whose turn the bots of a table take."""
    return row.owner or next((s.holder for s in row.seat if s.holder is not None), row.id)
