"""The analysis of finished games, in the bots' processes: one slice at a time."""

from __future__ import annotations

from typing import Any


def analyse(given: dict[str, Any], seconds: float) -> dict[str, Any]:
    """A slice of an analysis: how much is done and what to go on with, or at the end the whole analysis."""
    from petteia import game
    from petteia.eye import Work  # numpy is loaded where somebody asks for an analysis, nowhere else

    setup = game(given["game"]).setup(given["seats"], given["options"])
    work = Work(setup, given["actions"], given["depth"], given["seed"], given.get("done"))
    if work.work(seconds * 0.8):  # the rest is for what comes before and after
        return {"result": {"analysis": work.analysis().as_json()}}
    return {"result": {"done": work.progress_so_far(), "progress": work.progress}}
