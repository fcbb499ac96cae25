"""The work of an analysis: what is measured at each step of a game, in slices that can be stopped anywhere.

Nothing here depends on time: the same record, depth and seed give the same numbers, however the work is cut.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from petteia.kernel import CHANCE, Fortune, OptionError, Setup, State, StateError

from .shares import Shares, result_of
from .turns import look_at, look_through

MOST_OUTCOMES = 200  # of a chance step that are looked at one by one
SAMPLE = 100  # of them that are drawn where there are more, beside the one that came
DIGITS = 7
PIECE = 144  # positions of a level of a turn that are looked at in one piece of work, about


@dataclass(frozen=True)
class Depth:
    """How closely a game is looked at; budgets are in positions, never in seconds."""

    worlds: int
    """That the seat cannot tell apart, for each decision."""
    compared: int
    """Decisions that are looked through to the end of the turn: the most promising ones."""
    width: int
    """Positions that are carried on through a turn, for each of them."""
    tried: int
    """Decisions that are tried in a position on the way, at most."""


DEPTHS: Mapping[str, Depth] = {
    "quick": Depth(worlds=6, compared=6, width=1, tried=24),
    "thorough": Depth(worlds=16, compared=12, width=3, tried=80),
}


def depth_of(name: str) -> Depth:
    """A depth by its name; OptionError if there is none."""
    if name not in DEPTHS:
        raise OptionError("depth", name, f"one of {', '.join(DEPTHS)}")
    return DEPTHS[name]


class Looking:
    """Measures a finished game, step by step.

    ``done`` holds what was measured, in plain JSON, and is all that has to be kept to go on later.
    """

    def __init__(
        self,
        setup: Setup,
        actions: Sequence[int],
        depth: str | Depth = "quick",
        seed: int | str = 0,
        done: dict[str, Any] | None = None,
        shares: Shares | None = None,
    ) -> None:
        """StateError if the actions do not make a whole game; EyeError where no win shares are known."""
        self.setup = setup
        self.actions = list(actions)
        self.depth = depth_of(depth) if isinstance(depth, str) else depth
        self.name = depth if isinstance(depth, str) else "own"
        self.seed = seed
        self.shares = shares or Shares(setup)
        self.steps: list[tuple[int, int, list[int]]] = []
        """Number of the step, who decides, and what is worth comparing, of each step that is looked at."""
        self._survey()
        self.done: dict[str, Any] = done or {"at": 0, "part": None, "steps": []}

    def _survey(self) -> None:
        state = self.setup.game.start(self.setup)
        self.begins = -1
        for number, action in enumerate(self.actions):
            decider = state.decider
            if decider is None:
                raise StateError("the record goes on after the end of the game")
            if decider == CHANCE:
                if self.begins >= 0:
                    self.steps.append((number, CHANCE, []))
            else:
                if self.begins < 0:
                    self.begins = number
                choices = set(state.worthwhile()) | {action}
                if len(choices) > 1:
                    self.steps.append((number, decider, sorted(choices)))
            state.advance(action)
        if state.decider is not None:
            raise StateError("only finished games are analysed; this one is not over")
        self.result = result_of(state)

    @property
    def finished(self) -> bool:
        """Whether everything is measured."""
        return bool(self.done["at"] >= len(self.steps))

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        if not self.steps:
            return 1.0
        part = self.done["part"]
        begun = 0.0
        if part:
            begun = (bool(part["chosen"]) + len(part["worlds"])) / (2 + self.depth.worlds)
        return float((self.done["at"] + begun) / len(self.steps))

    def work(self, seconds: float | None = None) -> bool:
        """Go on, at least by one unit of work; whether all is done. Without seconds, to the end."""
        until = None if seconds is None else time.monotonic() + seconds
        if self.finished:
            return True
        state = self.position(self.steps[self.done["at"]][0])
        here = self.steps[self.done["at"]][0]
        longest = 0.0
        while not self.finished:
            begun = time.monotonic()
            number, decider, choices = self.steps[self.done["at"]]
            while here < number:
                state.advance(self.actions[here])
                here += 1
            if decider == CHANCE:
                self._finish(self._chance(state, number))
            else:
                self._decision(state, number, decider, choices)
            longest = max(longest, time.monotonic() - begun)
            if until is not None and time.monotonic() + longest > until:
                break
        return self.finished

    def position(self, number: int) -> State:
        """The position before a step."""
        state = self.setup.game.start(self.setup)
        for action in self.actions[:number]:
            state.advance(action)
        return state

    def judged(self, number: int, choices: Sequence[int]) -> list[float]:
        """What decisions in a step are worth to whoever decides there, for all that this seat could know: the
        mean over as many worlds as the depth has, the same for all decisions.
        """
        state = self.position(number)
        seat = state.decider
        assert seat is not None
        worlds = [self._worth(state, number, seat, choices, which) for which in range(self.depth.worlds)]
        return [sum(column) / len(column) for column in zip(*worlds, strict=True)]

    def _finish(self, found: dict[str, Any]) -> None:
        self.done["steps"].append(found)
        self.done["at"] += 1
        self.done["part"] = None

    def _rng(self, number: int, what: str) -> random.Random:
        return random.Random(f"eye {self.seed} {number} {what}")

    # ---- chance -------------------------------------------------------------------------------

    def _chance(self, state: State, number: int) -> dict[str, Any]:
        """What came beside the weighted mean of what could have come; further chance meets all alike."""
        rng = self._rng(number, "chance")
        fortune = Fortune(self.setup, rng.random())
        drawn = self.actions[number]
        weights = dict(state.chance())
        total = sum(weights.values())
        share = weights[drawn] / total
        others = [outcome for outcome in weights if outcome != drawn]
        if len(weights) > MOST_OUTCOMES:
            others = rng.choices(others, [weights[outcome] for outcome in others], k=SAMPLE)
            odds = [(1 - share) / SAMPLE] * SAMPLE
        else:
            odds = [weights[outcome] / total for outcome in others]
        after = []
        for outcome in [drawn, *others]:
            one = state.copy()
            one.advance(outcome)
            fortune.roll_on(one)
            after.append(one)
        rows = self.shares.of(after)
        chances = [share, *odds]
        np = self.shares.np
        mean = np.asarray(chances) @ rows
        apart = rows - mean
        return {
            "t": number,
            "luck": _short(apart[0]),
            "low": _short(apart.min(axis=0)),
            "high": _short(apart.max(axis=0)),
            "spread": _short(np.asarray(chances) @ (apart * apart)),
        }

    # ---- decisions ----------------------------------------------------------------------------

    def _decision(self, state: State, number: int, seat: int, choices: list[int]) -> None:
        """One piece of work at a decision: a look at what is promising in one world, at what some decisions
        are worth in one, or at what the true world would have given; the last one finishes it.
        """
        depth = self.depth
        action = self.actions[number]
        part = self.done["part"]
        if part is None:
            few = len(choices) <= depth.compared
            part = self.done["part"] = {
                "chosen": choices if few else [], "looks": [], "worlds": [], "row": [], "gains": [],
            }  # fmt: skip
        chosen: list[int] = part["chosen"]
        if not chosen:
            part["looks"].append(self._look(state, number, seat, choices, len(part["looks"])))
            if len(part["looks"]) == depth.worlds:
                part["chosen"] = self._promising(choices, action, part["looks"])
                part["looks"] = []
            return
        worlds: list[list[float]] = part["worlds"]
        if len(worlds) < depth.worlds:
            row: list[float] = part["row"]
            piece = max(1, PIECE // (depth.width * depth.tried))
            row += self._worth(state, number, seat, chosen[len(row) : len(row) + piece], len(worlds))
            if len(row) == len(chosen):
                worlds.append(row)
                part["row"] = []
            return
        worth = [sum(column) / len(column) for column in zip(*worlds, strict=True)]
        played = chosen.index(action)
        best = max(range(len(chosen)), key=lambda n: (worth[n], n == played, -n))
        gain = [0.0] * state.seats
        if best != played:
            gains: list[list[float]] = part["gains"]
            luck = self._world(state, number, seat, len(gains))[1]
            two = [chosen[best], chosen[played]]
            ways = look_through(state, seat, two, luck, self.shares, depth.width, depth.tried)
            one, other = ways[two[0]], ways[two[1]]
            gains.append([b - a for a, b in zip(one.shares, other.shares, strict=True)])
            if (one.chance or other.chance) and len(gains) < depth.worlds:
                return
            gain = [sum(column) / len(column) for column in zip(*gains, strict=True)]
        order = sorted(range(len(chosen)), key=lambda n: (-worth[n], n != played, n))
        shown = order[:4] if played in order[:4] else [*order[:3], played]
        middle = sorted(worth)[len(worth) // 2]
        self._finish(
            {
                "t": number,
                "seat": seat,
                "now": _short(self.shares.of([state])[0]),
                "way": round(float(self.shares.way([state])[0]), 4),
                "gain": _short(gain),
                "loss": round(worth[best] - worth[played], DIGITS),
                "error": round(_error([row[best] - row[played] for row in worlds]), DIGITS),
                "stake": round(worth[best] - middle, DIGITS),
                "count": len(choices),
                "ideas": [
                    [
                        chosen[n],
                        round(worth[n], DIGITS),
                        round(_error([row[best] - row[n] for row in worlds]), DIGITS),
                    ]
                    for n in shown
                ],
                "rank": order.index(played),
            }
        )

    def _world(self, state: State, number: int, seat: int, which: int) -> tuple[State, float]:
        """A world that the seat cannot tell from the true one, and the luck it meets there."""
        rng = self._rng(number, f"world {which}")
        luck = rng.random()
        return state.resample(seat, rng), luck

    def _worth(self, state: State, number: int, seat: int, chosen: Sequence[int], which: int) -> list[float]:
        """What decisions are worth to the seat in one of the worlds."""
        world, luck = self._world(state, number, seat, which)
        ways = look_through(world, seat, chosen, luck, self.shares, self.depth.width, self.depth.tried)
        return [round(ways[choice].shares[seat], DIGITS) for choice in chosen]

    def _look(
        self, state: State, number: int, seat: int, choices: Sequence[int], which: int
    ) -> list[tuple[float, bool]]:
        """What the position after each decision is worth in one of the worlds; whether the seat goes on."""
        world, luck = self._world(state, number, seat, which)
        return look_at(world, seat, choices, luck, self.shares)

    def _promising(
        self, choices: list[int], played: int, looks: Sequence[Sequence[tuple[float, bool]]]
    ) -> list[int]:
        """What is looked through: what leads to the best positions at once, of what ends the turn and of what
        does not, and what was played.
        """
        worth = [0.0] * len(choices)
        goes_on = [0] * len(choices)
        for look in looks:
            for n, (value, own) in enumerate(look):
                worth[n] += value
                goes_on[n] += own
        half = [2 * n > self.depth.worlds for n in goes_on]
        chosen = {played}
        order = sorted(range(len(choices)), key=lambda n: (-worth[n], n))
        kinds = [[n for n in order if half[n] is kind] for kind in (False, True)]
        for pair in zip_longest(*kinds):
            for n in pair:
                if n is not None and len(chosen) < self.depth.compared:
                    chosen.add(choices[n])
        return sorted(chosen)


def _error(differences: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(differences)
    if count < 2:
        return 0.0
    mean = sum(differences) / count
    return float((sum((one - mean) ** 2 for one in differences) / (count - 1) / count) ** 0.5)


def _short(values: Any) -> list[float]:
    return [round(float(value), DIGITS) for value in values]
