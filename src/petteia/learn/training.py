"""A run: generations of play, training and gates, which can be interrupted at any point and gone on with.

Its folder holds the examples of each generation (``generation-3/00128.npz``: games from number 128 on), the
nets (``net-3.npz``), the best of them (``best.npz``) and ``run.json``, which tells of every generation that
is done. Whatever is missing there is done next; files are written whole or not at all.
"""

from __future__ import annotations

import dataclasses
import io
import json
import os
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from petteia.arena import engines
from petteia.bots.values import Net
from petteia.games import game as find

from . import nets
from .duels import Side, compare, duels, edge
from .nets import Lesson
from .selfplay import EXAMPLE, Habits, Unit, play_unit

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Recipe:
    """What a run does."""

    game: str
    seed: str = "learn"
    sizes: tuple[int, int] = (256, 64)
    generations: int = 8
    first: int = 4000
    """Games of the hand-made evaluator, before there is a net."""
    games: int = 3000
    """Games of each generation after that."""
    window: int = 4
    """Generations whose examples are trained on."""
    examples: int = 900_000
    """At most so many of them, the newest."""
    blind: tuple[str, ...] = ()
    """Fields of the tensor that the net does not see."""
    together: int = 16
    """Games of a unit of work."""
    gate: int = 120
    """Games at the smallest and as many at the largest table, by which a net is compared with the best."""
    habits: Habits = field(default_factory=Habits)
    lesson: Lesson = field(default_factory=Lesson)
    play_seconds: float = 1e9
    gate_seconds: float = 1e9
    """A stage ends after so many seconds with what there is."""

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        return dataclasses.asdict(self)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there as a whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    draft.replace(path)


def read_examples(folder: Path) -> dict[str, Any]:
    """All examples of a generation."""
    found: dict[str, list[Any]] = {name: [] for name in EXAMPLE}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path, allow_pickle=False) as file:
            for name in EXAMPLE:
                found[name].append(file[name])
    return {name: np.concatenate(arrays) for name, arrays in found.items()}


class Run:
    """A run in its folder."""

    def __init__(
        self,
        recipe: Recipe,
        into: Path,
        start: Path | None = None,
        engine: str = "processes",
        workers: int | None = None,
        until: float | None = None,
        tell: Tell = print,
        after: Callable[[Run], None] = lambda run: None,
        progress: Callable[[str, int, int], None] = lambda stage, done, whole: None,
    ) -> None:
        """``start`` are weights to begin with; ``until`` (`time.time`) is when all has to end; ``after`` is
        called after each generation, ``progress`` with a stage's name and how much of it is done.
        """
        self._after = after
        self._progress = progress
        self.recipe = recipe
        self.into = into
        self.game = find(recipe.game)
        self._engine = engine
        self._workers = workers
        self._until = until
        self._tell = tell
        into.mkdir(parents=True, exist_ok=True)
        self._file = into / "run.json"
        self.done: list[dict[str, Any]] = []
        if self._file.exists():
            self.done = json.loads(self._file.read_text(encoding="utf-8"))["generations"]
        elif start is not None:
            write_whole(self.best, start.read_bytes())
        self._read: dict[int, dict[str, Any]] = {}
        self._pace = 200.0  # games in a second, at most; known better after the first generation

    @property
    def best(self) -> Path:
        """Where the best net is."""
        return self.into / "best.npz"

    def left(self) -> float:
        """Seconds until all has to end."""
        return 1e9 if self._until is None else self._until - time.time()

    def go(self) -> None:
        """All generations that are not done yet, as far as the time allows."""
        longest = 0.0
        while len(self.done) < self.recipe.generations:
            if self.left() < max(10.0, longest):
                self._tell("no time for another generation")
                break
            begun = time.time()
            self.generation(len(self.done))
            longest = max(longest, time.time() - begun) if len(self.done) > 1 else 0.0

    def generation(self, number: int) -> None:
        """One generation: play, train, gate."""
        recipe = self.recipe
        begun = time.time()
        played = self.play(number)
        at = time.time()
        data = self.examples(number)
        name = self.into / f"net-{number}.npz"
        curve: list[dict[str, float]] = []
        if name.exists():
            net = Net.load(name)
        else:
            before = self.into / f"net-{number - 1}.npz"
            if not before.exists():
                before = self.best
            fresh = not before.exists()
            old = nets.begin(self.game, recipe.sizes, blind=recipe.blind) if fresh else Net.load(before)
            if fresh:
                old = nets.measure_inputs(old, data)
            net, curve = self.train(old, data, number)
            net.card["history"] = [*old.card.get("history", []), {**played, "examples": len(data["rows"])}]
            net.save(name)
        trained = time.time()
        report: dict[str, Any] = {**played, "examples": len(data["rows"]), "curve": curve}
        if self.best.exists():
            report["gate"] = gate = self.gate(name, self.best, number)
            report["edge"] = edge(gate)
            report["passed"] = report["edge"] > 0
        else:
            report["passed"] = True
        if report["passed"]:
            write_whole(self.best, name.read_bytes())
        report["seconds"] = {
            "play": round(at - begun, 1),
            "train": round(trained - at, 1),
            "gate": round(time.time() - trained, 1),
        }
        self.done.append(report)
        write_whole(
            self._file,
            json.dumps({"recipe": recipe.as_json(), "generations": self.done}, indent=1).encode(),
        )
        self._tell(f"{recipe.game} generation {number}: {json.dumps(report)}")
        self._after(self)

    def play(self, number: int) -> dict[str, Any]:
        """Play what is missing of a generation's games."""
        recipe = self.recipe
        folder = self.into / f"generation-{number}"
        folder.mkdir(exist_ok=True)
        count = recipe.games if self.best.exists() else recipe.first
        weights = self.best.read_bytes() if self.best.exists() else None
        until = time.time() + min(recipe.play_seconds, max(1.0, self.left() - 20))
        size = recipe.together
        if (
            until < time.time() + 1e8
        ):  # by the clock: no more units than can be begun, each carries the weights
            count = min(count, int(self._pace * recipe.play_seconds) + 16 * size)
        units = [
            Unit(recipe.game, first, min(size, count - first), f"{recipe.seed}/{number}", weights,
                 recipe.habits, until)
            for first in range(0, count, size)
            if not (folder / f"{first:06}.npz").exists()
        ]  # fmt: skip
        games = 0
        seconds = 0.0
        for done, result in enumerate(engines.run(play_unit, units, self._engine, self._workers), 1):
            self._progress("play", done, len(units))
            if result["games"]:
                room = io.BytesIO()
                np.savez(room, **result["examples"])
                write_whole(folder / f"{result['first']:06}.npz", room.getvalue())
                games += result["games"]
                seconds += result["seconds"]
        if seconds:
            self._pace = 1.6 * games / seconds * (self._workers or os.cpu_count() or 1)
        return {"generation": number, "games": games, "cpu": round(seconds, 1)}

    def examples(self, number: int) -> dict[str, Any]:
        """The examples of the last generations, up to one."""
        first = max(0, number - self.recipe.window + 1)
        for one in [one for one in self._read if one < first]:
            del self._read[one]
        found: dict[str, list[Any]] = {name: [] for name in EXAMPLE}
        room = self.recipe.examples
        for one in range(number, first - 1, -1):
            if one not in self._read:
                self._read[one] = read_examples(self.into / f"generation-{one}")
            some = self._read[one]
            for name in EXAMPLE:
                found[name].append(some[name][:room])
            room -= len(found["rows"][-1])
        return {name: np.concatenate(arrays) for name, arrays in found.items()}

    def train(self, net: Net, data: Mapping[str, Any], number: int) -> tuple[Net, list[dict[str, float]]]:
        """On a GPU where there is torch, else by numpy."""
        lesson = dataclasses.replace(
            self.recipe.lesson, seconds=max(2.0, min(self.recipe.lesson.seconds, self.left() - 15))
        )
        self._progress("train", 0, 1)
        if os.environ.get("PETTEIA_TORCH", "1") != "0":
            try:
                from . import torch_trainer

                return torch_trainer.train(net, data, lesson, number)
            except ImportError:
                pass
            except Exception:  # noqa: BLE001  # a GPU that fails must not cost the run: numpy does the same
                self._tell(traceback.format_exc())
        return nets.train(net, data, lesson, number)

    def gate(self, new: Path, old: Path, number: int) -> dict[int, dict[str, Any]]:
        """The new net against the old one, each planning its turns."""
        recipe = self.recipe
        until = time.time() + min(recipe.gate_seconds, max(2.0, self.left() - 5))
        seats = self.game.seats
        games = duels(
            recipe.game, Side(net=new.read_bytes(), depth=6), Side(net=old.read_bytes(), depth=6),
            [(seats[0], recipe.gate), (seats[-1], recipe.gate)], f"gate/{recipe.seed}/{number}", until,
        )  # fmt: skip
        return compare(
            games, self._engine, self._workers, lambda done: self._progress("gate", done, len(games))
        )


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes that start meanwhile calculate with one thread each; this one keeps the threads it has."""
    names = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
