"""`petteia train`: learns to judge the positions of a game by playing it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import typer

from petteia.texts import Texts

from .common import INTERRUPTED, note
from .simulate import shown_percent
from .usage import find_game


def train_value(
    game_id: str,
    into: Path,
    recipe: str,
    start: Path | None,
    minutes: float | None,
    engine: str | None,
    workers: int | None,
    texts: Texts,
) -> int:
    """Work through a recipe, as far as it is not done yet, and return the exit code."""
    game = find_game(game_id)
    from petteia.learn import plots
    from petteia.learn.recipes import recipe_for
    from petteia.learn.training import Run, one_thread_each

    chosen = recipe_for(game.id, recipe)
    until = None if minutes is None else time.time() + 60 * minutes
    where = engine or ("ray" if os.environ.get("RAY_ADDRESS") else "processes")

    def after(run: Run) -> None:
        typer.echo(_line(run.done[-1], texts))

    with one_thread_each(), _Bar(texts) as bar:
        run = Run(chosen, into, start, where, workers, until, note, after, bar.step)
        try:
            run.go()
        except KeyboardInterrupt:
            note(texts.text("cli-train-interrupted"))
            return INTERRUPTED
    if run.best.exists():
        written = [run.best.name, *plots.write(into, run)]
        typer.echo(texts.text("cli-train-written", folder=str(into), files=texts.joined(written)))
    return 0


def _line(report: dict[str, Any], texts: Texts) -> str:
    """What a generation has brought."""
    losses = [entry["held out"] for entry in report["curve"]] or [0.0]
    number, games, examples = report["generation"], report["games"], report["examples"]
    before, after = f"{losses[0]:.3f}", f"{min(losses):.3f}"
    if "gate" not in report:
        return texts.text(
            "cli-train-first", number=number, games=games, examples=examples, before=before, after=after
        )
    shares = [
        texts.text("cli-train-table", seats=int(seats), share=shown_percent(row["wins"], texts))
        for seats, row in report["gate"].items()
    ]
    return texts.text(
        "cli-train-generation",
        number=number,
        games=games,
        examples=examples,
        before=before,
        after=after,
        shares=texts.joined(shares),
        passed="yes" if report["passed"] else "no",
    )


class _Bar:
    """A progress bar, if somebody is looking."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._bar: Any = None

    def __enter__(self) -> _Bar:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            shape = (
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
            )
            self._bar = Progress(*shape, console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task("")
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def step(self, stage: str, done: int, whole: int) -> None:
        """So much of a stage is done."""
        if self._bar is not None:
            name = {
                "play": self._texts.text("cli-train-play"),
                "train": self._texts.text("cli-train-train"),
                "gate": self._texts.text("cli-train-gate"),
            }[stage]
            self._bar.update(self._task, description=name, completed=done, total=whole)
