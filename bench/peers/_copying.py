"""How fast a peer copies its positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import process_time
from typing import TypeVar

from petteia.arena.measuring import SAMPLE

P = TypeVar("P")


def copy_rate(
    positions: Sequence[P], copy: Callable[[P], object], seconds: float, rng: random.Random
) -> float:
    """Copies per second, of a sample of these positions, measured for about so many seconds."""
    sample = rng.sample(positions, min(SAMPLE, len(positions)))
    done = 0
    start = process_time()
    while not done or process_time() - start < seconds:
        for position in sample:
            copy(position)
        done += len(sample)
    return done / (process_time() - start)
