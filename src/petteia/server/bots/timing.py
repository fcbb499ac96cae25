"""What the time that a bot takes must not tell: how many answers it had.

Where that number is a secret (`Step.secret`: a prayer that nobody knows of) every bot thinks for a moment at
most and its answer is shown after the same delay, counted from the moment at which its turn in the queue had
come: so neither the hand nor the queue can be read from it. The delay is drawn anew for each answer, a little
more or less: where it is always the same, what is left are parts of a millisecond by which a thought still
moves the answer, and over hundreds of answers these would tell. On a machine so busy that thoughts take
longer, an answer without a thought comes as late as thoughts did lately. Where a single answer is asked for
in the middle of a turn (`Step.forced` is False) it takes as long as decisions of that bot at that step did
lately, those with few answers if there were any.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable

from petteia.kernel import State

SECRET_THOUGHT = 0.1  # seconds that a bot thinks at most where the number of answers is a secret
SECRET_DELAY = 0.2  # and after which it answers, on average
SPREAD = 0.05  # between the shortest and the longest delay
_REMEMBERED = 16  # latest decisions of a bot at a step
_FEW = 6  # answers: what a single one could be taken for
_PACE = 1.0  # seconds, where none is remembered
_draw = secrets.SystemRandom().random


class Timing:
    """When answers may be shown."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Callable[[], float] = _draw,
    ) -> None:
        """``clock``, ``pause`` and ``chance`` (from 0 to 1) are real unless a test brings others."""
        self.clock = clock
        self._pause = pause
        self._chance = chance
        self._lately: defaultdict[tuple[str, str, str, bool], deque[float]] = defaultdict(
            lambda: deque(maxlen=_REMEMBERED)
        )

    @staticmethod
    def secret(state: State) -> bool:
        """Whether the number of answers to the present question is a secret."""
        return state.step is not None and state.step.secret

    def thought(self, state: State, bot: str, begun: float) -> None:
        """A bot has thought about a question since ``begun``."""
        few = len(state.legal()) <= _FEW
        self._lately[*self._place(state, bot), few].append(self.clock() - begun)

    async def hold(self, state: State, bot: str, begun: float) -> None:
        """Wait until the answer to a question whose turn came at ``begun`` may be shown.

        Where there never is a choice (`Step.only_answer`) that is at once.
        """
        if state.step is not None and state.step.only_answer:
            return
        secret = self.secret(state)
        due = begun + SECRET_DELAY + SPREAD * (self._chance() - 0.5) if secret else begun
        if len(state.legal()) == 1:
            place = self._place(state, bot)
            lately = self._lately[*place, True] or self._lately[*place, False]
            usual = secrets.choice(lately) if lately else 0.0 if secret else _PACE
            due = max(due, begun + usual)
        wait = due - self.clock()
        if wait > 0:
            await self._pause(wait)

    @staticmethod
    def _place(state: State, bot: str) -> tuple[str, str, str]:
        return state.game.id, bot, state.step.name if state.step is not None else ""
