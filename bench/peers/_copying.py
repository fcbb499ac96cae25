"""How fast a peer copies its positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from petteia.arena.measuring import SAMPLE

P = TypeVar("P")


def copy_rate(
    positions: Sequence[P], copy: Callable[[P], object], seconds: float, rng: random.Random
) -> float:
    """Copies per second, of a sample of these positions, measured for about so many seconds."""
    sample = rng.sample(positions, min(SAMPLE, len(positions)))
    done = 0
    start = perf_counter()
    while not done or perf_counter() - start < seconds:
        for position in sample:
            copy(position)
        done += len(sample)
    return done / (perf_counter() - start)
