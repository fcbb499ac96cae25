"""Numbers with their uncertainty: 95 % intervals for shares, means and differences of means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Z = 1.959964  # the normal distribution's 97.5 % point


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, its 95 % interval and how many observations it rests on."""

    value: float
    low: float
    high: float
    n: int

    def as_json(self) -> dict[str, Any]:
        """The JSON form, rounded to what can be known."""
        return {
            "value": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "n": self.n,
        }


def share(successes: float, n: int) -> Estimate:
    """A share of ``n`` trials (tied wins count as parts) with Wilson's interval."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = successes / n
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(p, max(0.0, centre - half), min(1.0, centre + half), n)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with Student's interval; with a single value the interval is unbounded in truth, here the
    value.
    """
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = math.fsum(values) / n
    half = student(n - 1) * math.sqrt(_variance(values, middle) / n) if n > 1 else 0.0
    return Estimate(middle, middle - half, middle + half, n)


def difference(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much greater the first mean is than the second, with Welch's interval; ``n`` is the smaller
    sample's.
    """
    n, m = len(one), len(other)
    if n < 2 or m < 2:
        return Estimate(0.0, -math.inf, math.inf, min(n, m))
    first, second = math.fsum(one) / n, math.fsum(other) / m
    a, b = _variance(one, first) / n, _variance(other, second) / m
    spread = a + b
    freedom = spread * spread / (a * a / (n - 1) + b * b / (m - 1)) if spread else n + m - 2
    half = student(freedom) * math.sqrt(spread)
    return Estimate(first - second, first - second - half, first - second + half, min(n, m))


def student(freedom: float) -> float:
    """The 97.5 % point of Student's distribution (an expansion in 1 / freedom, exact for 1 and 2)."""
    if freedom <= 1:
        return 12.7062
    if freedom <= 2:
        return 4.3027
    z = Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def _variance(values: Sequence[float], middle: float) -> float:
    return math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1)
