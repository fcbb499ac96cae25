"""The processes in which bots think. One that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from petteia.kernel import State
from petteia.server.metrics import BOT_FAILURES, BOT_SECONDS, FAULTS

from . import queue
from .jobs import Jobs
from .queue import ANALYSIS, SEARCH, SHORT, SHORT_SECONDS, SLICE, Job

log = structlog.get_logger("petteia.server.bots")
_LINE = 2**20
_AGAIN = 1.0  # seconds after which a job that failed is taken again
_ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""A process takes one core: where an analysis multiplies, it would take all there are."""
_NICE = 5  # how much less of the machine processes get that search, beside the server and quick bots


class BotFailed(Exception):  # noqa: N818
    """A bot crashed, hung or chose nonsense, twice."""


class Question(msgspec.Struct):
    """A decision that a bot owes, and for how many seconds it may think."""

    state: State
    options: dict[str, Any]
    seat: int
    bot: str
    seconds: float


class Process:
    """One process; it knows the setups it has been told, some of which it may have forgotten."""

    def __init__(self, module: str, seconds: float, start_seconds: float, short_only: bool) -> None:
        """``seconds`` is what an answer may take, ``start_seconds`` what a new process gets beside."""
        self.short_only = short_only
        self._module = module
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._known: set[str] = set()

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process unless it runs."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._known = set()
                nice = 0 if self.short_only else _NICE
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", self._module, str(nice),
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=_LINE,
                    env={**os.environ, **_ONE_CORE},
                )  # fmt: skip
            return self._process

    async def choose(self, question: Question) -> int:
        """The bot's action; BotFailed after two failures. Every failure is logged and counted."""
        setup = question.state.setup
        asked = {
            "game": setup.game.id,
            "seats": setup.seats,
            "options": question.options,
            "setup": setup.digest.hex(),
            "numbers": question.state.snapshot(),
            "seat": question.seat,
            "bot": question.bot,
            "seconds": question.seconds,
            "seed": secrets.token_hex(8),
        }
        problem = ""
        for _ in range(2):
            try:
                with BOT_SECONDS.labels(question.bot).time():
                    answer = await self.ask(asked)
                return int(answer["action"])
            except BotFailed as error:
                problem = str(error)
            BOT_FAILURES.labels(question.bot).inc()
            log.warning("bot failed", bot=question.bot, game=setup.game.id, problem=problem)
        raise BotFailed(problem)

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question as `worker` reads it; BotFailed if there is none."""
        try:
            answer = await self._ask(question)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer within {self._seconds:g} seconds") from None
        except (OSError, EOFError, ValueError) as error:
            await self.stop()
            raise BotFailed(str(error)) from None
        except BaseException:
            # Nobody waits for the answer any more, so the process must not give it to the next question.
            await self.stop()
            raise
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        process = await self.start()
        seconds = self._seconds
        if not self._known:
            seconds += self._start_seconds  # it may still be starting
        setup = question.get("setup", "")
        async with asyncio.timeout(seconds):
            if setup in self._known:
                short = {key: value for key, value in question.items() if key != "options"}
                answer = await self._exchange(process, short)
                if "forgotten" not in answer:
                    return answer
            answer = await self._exchange(process, question)
        self._known.add(setup)
        return answer

    @staticmethod
    async def _exchange(process: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the process ended")
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer

    async def stop(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """So many processes, at least two; each takes the jobs whose turn it is."""

    def __init__(self, jobs: Jobs, processes: int, seconds: float, start_seconds: float, module: str) -> None:
        """``seconds`` is what a decision may take, ``start_seconds`` what a new process gets beside.

        The first of up to four processes, and a quarter of more, take short jobs only. Where no bots are to
        think (``processes`` is 0, because they do elsewhere), two do what this server itself asks for, the
        coach's advice and analyses, and start when somebody does.
        """
        self.decides = processes > 0
        """Whether decisions at tables are taken."""
        processes = max(2, processes)
        self._short = -(-processes // 4)
        self.jobs = jobs
        self.processes = [
            Process(module, seconds, start_seconds, number < self._short) for number in range(processes)
        ]
        general = processes - self._short
        jobs.processes = {SHORT: processes, SEARCH: general, ANALYSIS: general}
        self._works = 0

    async def start(self) -> None:
        """Start the processes before they are needed. A process that is missing is started when it is."""
        if self.decides:
            for process in self.processes:
                await process.start()

    async def serve(self, process: Process, decide: Callable[[Job, Process], Awaitable[None]]) -> None:
        """Give a process one job after the other, for ever; ``decide`` does those of tables.

        Whatever goes wrong with a job, the process takes the next one, and the job is taken again later.
        """
        turn = 0
        while True:
            turn += 1
            try:
                await self._serve_one(process, queue.kinds_for(process.short_only, turn), decide)
            except Exception:
                FAULTS.inc()
                log.exception("a bot's job failed")
                await asyncio.sleep(_AGAIN)

    async def _serve_one(
        self, process: Process, kinds: tuple[str, ...], decide: Callable[[Job, Process], Awaitable[None]]
    ) -> None:
        job = await self.jobs.next(kinds, own=not self.decides)
        if job.work is not None:
            try:
                await job.work(process)
            finally:
                await self.jobs.finish(job)
            return
        try:
            await decide(job, process)
        except Exception:
            await self.jobs.put_off(job, _AGAIN)
            raise

    async def work(self, kind: str, person: str, task: str, given: Any) -> Any:
        """Have other work done than a bot's decision: a function that `worker.TASKS` names.

        Of an analysis one slice is done at a time, until the function says that it is finished; in between
        others have their turns. BotFailed if it fails.
        """
        while True:
            self._works += 1
            done: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            question = {"task": task, "given": given, "seconds": SLICE if kind == ANALYSIS else SHORT_SECONDS}

            async def one(
                process: Process,
                question: dict[str, Any] = question,
                done: asyncio.Future[dict[str, Any]] = done,
            ) -> None:
                try:
                    answer = await process.ask(question)
                except BotFailed as error:
                    if not done.cancelled():
                        done.set_exception(error)
                else:
                    if not done.cancelled():
                        done.set_result(answer)

            job = Job(f"work {self._works}", 0, kind, person, work=one)
            self.jobs.add(job)
            try:
                answer = await done
            except asyncio.CancelledError:
                await self.jobs.finish(job)
                raise
            if "result" in answer:
                return answer["result"]
            given = answer["given"]

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.stop() for process in self.processes))
