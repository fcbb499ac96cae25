"""A progress bar on stderr, if somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def with_bar(title: str, work: Callable[[Callable[[int, int], None] | None], Result]) -> Result:
    """Do some work that tells how much of it is done, and how much there is."""
    if not sys.stderr.isatty():
        return work(None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shape = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shape, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)
        return work(lambda done, whole: bar.update(task, completed=done, total=whole))
