"""The pool of processes in which bots think. One that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from collections import defaultdict, deque
from typing import Any

import msgspec
import structlog

from petteia.kernel import State
from petteia.server.metrics import BOT_FAILURES, BOT_SECONDS

log = structlog.get_logger("petteia.server.bots")
_LINE = 2**20
_PACES = 16  # latest decisions of a bot whose time is remembered
_PACE = 1.0  # seconds, for a bot of which none is


pause = asyncio.sleep


class BotFailed(Exception):  # noqa: N818
    """A bot crashed, hung or chose nonsense, twice."""


class Question(msgspec.Struct):
    """A decision that a bot owes."""

    state: State
    options: dict[str, Any]
    seat: int
    bot: str


class _Worker:
    """One process; ``known`` are the setups it has been told, some of which it may have forgotten."""

    def __init__(self, module: str, start_seconds: float) -> None:
        self._module = module
        self._start_seconds = start_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self.known: set[str] = set()

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process unless it runs."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self.known = set()
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", self._module,
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=_LINE,
                )  # fmt: skip
            return self._process

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer; OSError, EOFError or TimeoutError if there is none."""
        process = await self.start()
        if not self.known:
            seconds += self._start_seconds  # it may still be starting
        short = {key: value for key, value in question.items() if key != "options"}
        async with asyncio.timeout(seconds):
            if question["setup"] in self.known:
                answer = await self._exchange(process, short)
                if "forgotten" not in answer:
                    return answer
            answer = await self._exchange(process, question)
        self.known.add(question["setup"])
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
    """So many processes; questions wait until one is free."""

    def __init__(self, workers: int, seconds: float, start_seconds: float, module: str) -> None:
        """``seconds`` is what a decision may take, ``start_seconds`` what a new process gets beside.

        A process that is missing is started when it is needed.
        """
        self.seconds = seconds
        self._workers = [_Worker(module, start_seconds) for _ in range(workers)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._paces: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=_PACES))

    async def start(self) -> None:
        """Start the processes before they are needed."""
        for worker in self._workers:
            await worker.start()

    async def choose(self, question: Question) -> int:
        """The bot's action; BotFailed after two failures. Every failure is logged and counted.

        A single answer that is asked for because their number is a secret (`Step.forced`) takes as long as
        decisions of this bot do: else everybody could see that it had no choice.
        """
        setup = question.state.setup
        legal = question.state.legal()
        paces = self._paces[setup.game.id, question.bot]
        if len(legal) == 1:
            await pause(secrets.choice(paces) if paces else _PACE)
            return legal[0]
        begun = time.monotonic()
        action = await self._ask(question)
        paces.append(time.monotonic() - begun)
        return action

    async def _ask(self, question: Question) -> int:
        setup = question.state.setup
        asked = {
            "game": setup.game.id,
            "seats": setup.seats,
            "options": question.options,
            "setup": setup.digest.hex(),
            "numbers": question.state.snapshot(),
            "seat": question.seat,
            "bot": question.bot,
            "seed": secrets.token_hex(8),
        }
        problem = ""
        for _ in range(2):
            worker = await self._idle.get()
            try:
                with BOT_SECONDS.labels(question.bot).time():
                    answer = await worker.ask(asked, self.seconds)
                if "error" not in answer:
                    return int(answer["action"])
                problem = answer["error"]
            except TimeoutError:
                problem = f"no answer within {self.seconds:g} seconds"
                await worker.stop()
            except (OSError, EOFError, ValueError) as error:
                problem = str(error)
                await worker.stop()
            except BaseException:
                # Nobody waits for the answer any more, so the process must not give it to the next question.
                await worker.stop()
                raise
            finally:
                self._idle.put_nowait(worker)
            BOT_FAILURES.labels(question.bot).inc()
            log.warning("bot failed", bot=question.bot, game=setup.game.id, problem=problem)
        raise BotFailed(problem)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
