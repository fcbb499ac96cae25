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
from petteia.bots import make
from petteia.kernel import CHANCE, Dealer, Game, State, View

SAMPLE = 64  # positions that operations are measured on
LIMIT = 20_000  # steps after which a random game is given up


@dataclass(slots=True)
class Count:
    """Random play, counted."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    steps: int = 0
    seconds: float = 0.0

    def add(self, other: Count) -> None:
        """Join another count to this one."""
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


def random_play(game: Game, seats: int, seconds: float, seed: str) -> Count:
    """Play random games, one after the other, for about so many seconds (at least one game)."""
    count = Count()
    setup = game.setup(seats)
    number = 0
    start = perf_counter()
    while not number or perf_counter() - start < seconds:
        state = game.start(setup)
        dealer = Dealer(f"{seed}/{number}")
        bots = [make("random", seed=f"{seed}/{number}/{seat}") for seat in range(seats)]
        first = count.steps
        while (decider := state.decider) is not None and count.steps - first < LIMIT:
            count.steps += 1
            if decider == CHANCE:
                state.advance(dealer.pick(state))
            else:
                count.decisions += 1
                count.choices += len(state.legal()) > 1
                state.advance(bots[decider].choose(View(state, decider)))
        number += 1
    count.seconds = perf_counter() - start
    count.games = number
    return count


def positions(game: Game, seats: int, seed: str) -> list[State]:
    """Positions spread over a random game, in all of which a seat decides."""
    state = game.new(seats)
    dealer = Dealer(seed)
    rng = random.Random(f"positions {seed}")
    found: list[State] = []
    every = 1
    seen = 0
    for _ in range(LIMIT):
        decider = state.decider
        if decider is None:
            break
        if decider == CHANCE:
            state.advance(dealer.pick(state))
            continue
        if seen % every == 0:
            found.append(state.copy())
            if len(found) == 2 * SAMPLE:  # a long game: keep every second one and go on
                found = found[::2]
                every *= 2
        seen += 1
        legal = state.legal()
        state.advance(legal[int(rng.random() * len(legal))])
    return found


def operations(sample: Sequence[State], seed: str) -> dict[str, Callable[[], float]]:
    """Name -> a function that does it once on every position and returns the seconds taken."""
    rng = random.Random(f"operations {seed}")
    chosen = [rng.choice(state.legal()) for state in sample]

    def on_copies(do: Callable[[State, int], object]) -> float:
        copies = [state.copy() for state in sample]
        start = perf_counter()
        for state, action in zip(copies, chosen, strict=True):
            do(state, action)
        return perf_counter() - start

    def legal(state: State, _: int) -> object:
        state._legal = None  # as after an action: nothing computed yet
        return state.legal()

    return {
        "legal": lambda: on_copies(legal),
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
