"""Where games are played: this process, a pool of processes, or a Ray cluster.

All three do the same work with the same function, so that results depend on the work alone; only the
order in which they come in differs.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from petteia.kernel import OptionError

ENGINES = ("one", "processes", "ray")

Work = TypeVar("Work")
Result = TypeVar("Result")


def check(engine: str) -> None:
    """OptionError for an unknown engine."""
    if engine not in ENGINES:
        raise OptionError("engine", engine, f"one of {', '.join(ENGINES)}")


def run(
    play: Callable[[Work], Result],
    work: Sequence[Work],
    engine: str = "processes",
    workers: int | None = None,
) -> Iterator[Result]:
    """What ``play`` returns for each piece of work, as it comes in; OptionError for an unknown engine.

    ``play`` is a function of a module, so that other processes find it. ``workers`` is how many pieces are
    worked on at a time, by default one for each core.
    """
    check(engine)
    count = workers or os.cpu_count() or 1
    if engine == "ray":
        return _ray(play, work, workers)
    if engine == "one" or count == 1 or len(work) < 2:
        return map(play, work)
    return _processes(play, work, min(count, len(work)))


def _processes(play: Callable[[Work], Result], work: Sequence[Work], workers: int) -> Iterator[Result]:
    # Fresh processes rather than forks: the caller may have threads (progress bars, servers).
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    waiting = iter(work)
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (piece := next(waiting, None)) is not None:
                running.add(pool.submit(play, piece))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _ray(play: Callable[[Work], Result], work: Sequence[Work], workers: int | None) -> Iterator[Result]:
    from petteia.extras import need

    ray = need("ray", "the engine 'ray'")
    started = not ray.is_initialized()
    if started:  # joins the cluster that RAY_ADDRESS names, else starts one on this machine
        ray.init(num_cpus=None if os.environ.get("RAY_ADDRESS") else workers, log_to_driver=False)
    remote = ray.remote(play)
    try:
        most = max(2, int(2 * ray.cluster_resources().get("CPU", 1)))
        waiting = iter(work)
        running: list[Any] = []
        while True:
            while len(running) < most and (piece := next(waiting, None)) is not None:
                running.append(remote.remote(piece))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
