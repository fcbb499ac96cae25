"""A whole tournament: plan, play what is missing, analyse, report."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from petteia.bots import close, make
from petteia.eye import Depth
from petteia.eye.looking import depth_of
from petteia.games import game as find
from petteia.kernel.record import write

from . import analysis, engines, report, turning
from .playing import play_job
from .results import ResultsError, ResultsFile, record_path
from .schedule import Job, Plan


def check(plan: Plan) -> list[Job]:
    """The jobs of a plan; OptionError if its game, seats, options or bots do not exist."""
    find(plan.game).setup(plan.seats, plan.options)
    for bot in plan.bots:
        close(make(bot))
    return plan.jobs()


def play(
    plan: Plan,
    folder: str | os.PathLike[str],
    engine: str = "processes",
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    records: bool = False,
    depth: str | Depth | None = None,
) -> dict[str, Any]:
    """Play a plan's games into ``folder`` and write the reports; returns the summary.

    Games that ``results.jsonl`` there already holds are not played again, so calling it once more after an
    interruption goes on where it stopped. ``progress`` hears how many games are done and how many there
    are. The HTML page is left out where the libraries that draw it are not installed. With ``records`` every
    game's record is kept in the folder ``records``; games that were played without are played again for it,
    and ResultsError says so if one has another end then (a bot thinks by the clock). With a ``depth`` every
    game is analysed from its record, and the report says what the games turned on (`turning`).
    """
    from petteia.extras import MissingExtraError

    engines.check(engine)
    if isinstance(depth, str):
        depth_of(depth)
    records = records or depth is not None
    jobs = check(plan)
    home = Path(folder)
    file = ResultsFile(home / "results.jsonl", plan)
    missing = [
        replace(job, record=records)
        for job in jobs
        if job.number not in file.games or (records and not record_path(home, job.number).exists())
    ]
    done = len(jobs) - len(missing)
    if progress is not None:
        progress(done, len(jobs))
    for result in engines.run(play_job, missing, engine, workers):
        text = result.pop("record", None)
        known = file.games.get(result["n"])
        if known is not None and known["digest"] != result["digest"]:
            raise ResultsError(
                f"game {result['n']} had another end before; play it with records in a new folder"
            )
        if text is not None:  # first: a game that stands among the results has its record
            path = record_path(home, result["n"])
            path.parent.mkdir(exist_ok=True)
            write(text, path)
        if known is None:
            file.add(result)
        done += 1
        if progress is not None:
            progress(done, len(jobs))
    numbers = {job.number for job in jobs}
    results = [result for result in file.in_order() if result["n"] in numbers]
    summary = analysis.summary(plan.header(), results)
    if depth is not None:
        looks = turning.look(home, sorted(numbers), depth, engine, workers, progress)
        summary["turning"] = analysis.plain(turning.summary(looks))
    report.write_json(home / "report.json", summary)
    try:
        report.write_html(home / "report.html", summary, results)
    except MissingExtraError:
        (home / "report.html").unlink(missing_ok=True)
    return summary
