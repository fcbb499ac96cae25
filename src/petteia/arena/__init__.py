"""The arena: tournaments and simulations, in one process, a pool of processes, or on a Ray cluster.

    from petteia.arena import Plan, Simulation, play, simulate
    summary = play(Plan("olympos", ("greedy", "random"), seats=2, games=100), "my-tournament")
    tally = simulate(Simulation("olympos", ("greedy", "random"), seats=2, games=100))

Playing and counting need the standard library only; ratings and the HTML report need ``petteia[research]``.
"""

from .engines import ENGINES, run
from .playing import Played, play_game, play_job
from .results import ResultsError, ResultsFile
from .schedule import Job, Plan, orders
from .seeds import check_seed, holdout_seed, holdout_seeds, is_held_out
from .simulation import Simulation, Tally, simulate
from .statistics import Estimate, difference, mean, share
from .tournament import check, play

__all__ = [
    "ENGINES",
    "Estimate",
    "Job",
    "Plan",
    "Played",
    "ResultsError",
    "ResultsFile",
    "Simulation",
    "Tally",
    "check",
    "check_seed",
    "difference",
    "holdout_seed",
    "holdout_seeds",
    "is_held_out",
    "mean",
    "orders",
    "play",
    "play_game",
    "play_job",
    "run",
    "share",
    "simulate",
]
