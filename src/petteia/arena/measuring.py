"""Measuring the engine: random games, and the operations that searching and learning programs repeat.

What is counted, always apart: *decisions* of seats; *choices*, those among them with more than one
possibility; *steps*, decisions and chance outcomes together.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import petteia
from petteia import compiling
from petteia.kernel import Dealer, Game, State, View, drive

from .playing import play_game

SAMPLE = 64  # positions that operations are measured on
LIMIT = 20_000  # steps after which a random game is given up


@dataclass(slots=True)
class Pace:
    """Random play, counted."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    steps: int = 0
    seconds: float = 0.0

    def add(self, other: Pace) -> None:
        """Join what was counted elsewhere."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.steps += other.steps
        self.seconds += other.seconds

    def as_json(self) -> dict[str, float]:
        """Numbers and rates."""
        seconds = self.seconds or 1.0
        return {
            "games": self.games,
            "decisions": self.decisions,
            "choices": self.choices,
            "steps": self.steps,
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "decisions_per_second": self.decisions / seconds,
            "choices_per_second": self.choices / seconds,
            "steps_per_second": self.steps / seconds,
        }


def random_play(game: Game, seats: int, seconds: float, seed: str) -> Pace:
    """Play random games, one after the other, for about so many seconds (at least one game)."""
    pace = Pace()
    setup = game.setup(seats)
    number = 0
    start = perf_counter()
    while not number or perf_counter() - start < seconds:
        count = play_game(setup, ["random"] * seats, f"{seed}/{number}", LIMIT).count
        pace.decisions += sum(count.decisions)
        pace.choices += count.choices
        pace.steps += count.actions
        number += 1
    pace.seconds = perf_counter() - start
    pace.games = number
    return pace


def positions(game: Game, seats: int, seed: str) -> list[State]:
    """Positions spread over a random game, in all of which a seat decides something."""
    state = game.new(seats)
    keeper = _Keeper(state, random.Random(f"positions {seed}"))
    drive(state, Dealer(seed), [keeper] * seats, LIMIT)
    return keeper.found


class _Keeper:
    """A random bot for all seats that keeps positions of the game it plays."""

    def __init__(self, state: State, rng: random.Random) -> None:
        self.found: list[State] = []
        self._state = state
        self._random = rng.random
        self._every = 1
        self._seen = 0

    def choose(self, view: View) -> int:
        step, legal = self._state.step, view.legal
        if step is not None and step.only_answer:
            return legal[0]
        if self._seen % self._every == 0:
            self.found.append(self._state.copy())
            if len(self.found) == 2 * SAMPLE:  # a long game: keep every second one and go on
                self.found = self.found[::2]
                self._every *= 2
        self._seen += 1
        return legal[int(self._random() * len(legal))]


def operations(sample: Sequence[State], seed: str) -> dict[str, Callable[[], float]]:
    """Name -> a function that does it once on every position and returns the seconds taken."""
    rng = random.Random(f"operations {seed}")
    chosen = [rng.choice(state.legal()) for state in sample]

    def on_copies(do: Callable[[State, int], object], copy: Callable[[State], State] = State.copy) -> float:
        copies = [copy(state) for state in sample]
        start = perf_counter()
        for state, action in zip(copies, chosen, strict=True):
            do(state, action)
        return perf_counter() - start

    def unlisted(state: State) -> State:
        """A copy as it is after an action: its legal actions are not listed yet."""
        return state.game.restore(state.setup, state.snapshot())

    return {
        "legal": lambda: on_copies(lambda state, _: state.legal(), unlisted),
        "apply": lambda: on_copies(lambda state, action: state.apply(action)),
        "advance": lambda: on_copies(lambda state, action: state.advance(action)),
        "copy": lambda: on_copies(lambda state, _: state.copy()),
        "observe": lambda: on_copies(lambda state, _: state.observe(state.decider)),
        "tensor": lambda: on_copies(lambda state, _: state.tensor(state.decider)),
        "digest": lambda: on_copies(lambda state, _: state.digest()),
    }


def operation_rates(sample: Sequence[State], seconds: float, seed: str) -> dict[str, float]:
    """How many times a second each operation can be done."""
    todo = operations(sample, seed)
    rates = {}
    for name, once in todo.items():
        once()
        spent = done = 0.0
        start = perf_counter()
        while not done or perf_counter() - start < seconds / len(todo):
            spent += once()
            done += len(sample)
        rates[name] = done / spent
    return rates


def measure(game: Game, seats: int, seconds: float, seed: str = "bench") -> dict[str, Any]:
    """Random play and operations of a game, each for about so many seconds."""
    play = random_play(game, seats, seconds, seed)
    return {
        "game": game.id,
        "seats": seats,
        "random": play.as_json(),
        "operations_per_second": operation_rates(positions(game, seats, seed), seconds, seed),
    }


def machine() -> dict[str, str]:
    """What the figures were measured on."""
    return {
        "petteia": petteia.__version__,
        "engine": compiling.engine(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 - not a file of ours
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"
