"""An analysis from the first look to the reasons, in slices: what a server or a terminal runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from petteia import bots
from petteia.kernel import Record, Setup, State, View

from .account import Analysis, account
from .looking import Depth, Looking
from .shares import Shares

EXPLAINED = 600  # positions that the reasons of a moment rest on
_REASONS = 0.1  # of the whole work, as progress is told


class Worth:
    """The eye's own word as `bots.explain` asks for it."""

    important = 0.05

    def __init__(self, shares: Shares) -> None:
        """Judges by these shares."""
        self._shares = shares

    def worth(self, state: State, seat: int) -> float:
        """The seat's share."""
        return self.worth_of([state], seat)[0]

    def worth_of(self, states: Sequence[State], seat: int) -> list[float]:
        """The seat's share of each."""
        out: list[float] = self._shares.of(states)[:, seat].tolist()
        return out


class Work:
    """The analysis of one finished game; it can be stopped after any slice and gone on with elsewhere."""

    def __init__(
        self,
        setup: Setup,
        actions: Sequence[int],
        depth: str | Depth = "quick",
        seed: int | str = 0,
        done: dict[str, Any] | None = None,
        shares: Shares | None = None,
    ) -> None:
        """``done`` is what `progress_so_far` gave: then it goes on from there."""
        done = done or {}
        self.looking = Looking(setup, actions, depth, seed, done.get("look"), shares)
        self._reasons: dict[str, Any] = done.get("reasons", {})
        self._found: Analysis | None = None

    def progress_so_far(self) -> dict[str, Any]:
        """All that has been done, in plain JSON."""
        return {"look": self.looking.done, "reasons": self._reasons}

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        if not self.looking.finished:
            return (1 - _REASONS) * self.looking.progress
        moments = self._moments()
        return 1 - _REASONS + _REASONS * (len(self._reasons) / len(moments) if moments else 1.0)

    @property
    def finished(self) -> bool:
        """Whether everything is done."""
        return self.looking.finished and len(self._reasons) >= len(self._moments())

    def work(self, seconds: float | None = None) -> bool:
        """Go on for about so many seconds, at least by one piece of work; whether all is done."""
        if not self.looking.finished:
            done = self.looking.work(seconds)
            if seconds is not None:
                return done and not self._moments()
        for t in self._moments():
            if str(t) not in self._reasons:
                self._reasons[str(t)] = self._explained(t)
                if seconds is not None:
                    break
        return self.finished

    def analysis(self) -> Analysis:
        """What was found; ValueError unless it is finished."""
        if not self.finished:
            raise ValueError("the analysis of this game is not finished")
        return account(self.looking, self._reasons)

    def _account(self) -> Analysis:
        if self._found is None:
            self._found = account(self.looking)
        return self._found

    def _moments(self) -> list[int]:
        found = self._account()
        return sorted({t for moments in found.moments for t in moments})

    def _explained(self, t: int) -> list[dict[str, Any]]:
        """The reasons for what would have been best and for what was done instead."""
        decision = self._account().decision(t)
        assert decision is not None
        state = self.looking.position(t)
        both = [decision.ideas[0].action, decision.action]
        ideas = bots.explain(
            View(state, decision.seat), both, EXPLAINED, f"eye {self.looking.seed} {t}",
            lambda _: Worth(self.looking.shares),
        )  # fmt: skip
        describe = state.actions.describe
        return [
            {
                "action": idea.action,
                "line": [describe(one) for one in idea.line],
                "then": [describe(one) for one in idea.then],
                "grounds": [ground.as_json() for ground in idea.grounds],
            }
            for idea in ideas
        ]


def actions_of(record: Record) -> list[int]:
    """The actions of a record; RecordError if it does not replay."""
    actions = []
    state = record.start()
    for number in range(len(record.entries)):
        actions.append(record.action(number, state))
        state.advance(actions[-1])
    record.check_end(state)
    return actions


def analyse(
    record: Record,
    depth: str | Depth = "quick",
    seed: int | str = 0,
    tell: Callable[[float], None] = lambda progress: None,
    reasons: bool = True,
) -> Analysis:
    """Analyse a finished game. The same record, depth and seed give the same analysis.

    RecordError if the record does not replay, StateError if the game is not over, OptionError for an unknown
    depth, EyeError where no win shares are known for the game. ``tell`` hears how much is done. Without
    ``reasons`` nothing is said in words.
    """
    work = Work(record.setup, actions_of(record), depth, seed)
    if not reasons:
        work.looking.work()
        return account(work.looking)
    while not work.work(0.25):
        tell(work.progress)
    tell(1.0)
    return work.analysis()
