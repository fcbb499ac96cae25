"""Where the games of a tournament are played: this process, a pool of processes, or a Ray cluster.

All three play the same jobs with the same function, so that results depend on the jobs alone; only the
order in which they come in differs.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from petteia.kernel import OptionError

from .playing import play_job
from .schedule import Job

ENGINES = ("one", "processes", "ray")

Result = dict[str, Any]


def check(engine: str) -> None:
    """OptionError for an unknown engine."""
    if engine not in ENGINES:
        raise OptionError("engine", engine, f"one of {', '.join(ENGINES)}")


def run(jobs: Sequence[Job], engine: str = "processes", workers: int | None = None) -> Iterator[Result]:
    """The results of the jobs as they come in; OptionError for an unknown engine.

    ``workers`` is how many games are played at a time, by default one for each core.
    """
    check(engine)
    count = workers or os.cpu_count() or 1
    if engine == "ray":
        return _ray(jobs, workers)
    if engine == "one" or count == 1 or len(jobs) < 2:
        return map(play_job, jobs)
    return _processes(jobs, min(count, len(jobs)))


def _processes(jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    # Fresh processes rather than forks: the caller may have threads (progress bars, servers).
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    waiting = iter(jobs)
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (job := next(waiting, None)) is not None:
                running.add(pool.submit(play_job, job))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _ray(jobs: Sequence[Job], workers: int | None) -> Iterator[Result]:
    from petteia.extras import need

    ray = need("ray", "the engine 'ray'")
    started = not ray.is_initialized()
    if started:  # joins the cluster that RAY_ADDRESS names, else starts one on this machine
        ray.init(num_cpus=None if os.environ.get("RAY_ADDRESS") else workers, log_to_driver=False)
    play = ray.remote(play_job)
    try:
        most = max(2, int(2 * ray.cluster_resources().get("CPU", 1)))
        waiting = iter(jobs)
        running: list[Any] = []
        while True:
            while len(running) < most and (job := next(waiting, None)) is not None:
                running.append(play.remote(job))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
