"""The arena: tournaments between bots, in one process, a pool of processes, or on a Ray cluster.

    from petteia.arena import Plan, play
    summary = play(Plan("olympos", ("greedy", "random"), seats=2, games=100), "my-tournament")

Playing and counting need the standard library only; ratings and the HTML report need ``petteia[research]``.
"""

from .engines import ENGINES, run
from .playing import play_job
from .results import ResultsError, ResultsFile
from .schedule import Job, Plan, orders
from .statistics import Estimate, difference, mean, share
from .tournament import check, play

__all__ = [
    "ENGINES",
    "Estimate",
    "Job",
    "Plan",
    "ResultsError",
    "ResultsFile",
    "check",
    "difference",
    "mean",
    "orders",
    "play",
    "play_job",
    "run",
    "share",
]
