import math
import random

import pytest

from petteia.arena import difference, mean, share
from petteia.arena.statistics import student


def test_intervals_against_published_values() -> None:
    # Wilson's interval for 8 of 10, and the t table's entries for 4, 10 and 30 degrees of freedom.
    estimate = share(8, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.4902, 0.9433), abs=5e-4)
    assert [student(df) for df in (1, 2, 4, 10, 30)] == pytest.approx(
        [12.706, 4.303, 2.776, 2.228, 2.042], abs=1e-2
    )


def test_a_share_stays_within_its_bounds() -> None:
    for wins, games in [(0, 5), (5, 5), (0, 0), (2.5, 5)]:
        estimate = share(wins, games)
        assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    rng = random.Random(4)
    hits = [0, 0, 0]
    for _ in range(600):
        one = [rng.gauss(10, 3) for _ in range(12)]
        other = [rng.gauss(8, 1) for _ in range(20)]
        wins = sum(rng.random() < 0.7 for _ in range(40))
        for index, (estimate, truth) in enumerate(
            [(mean(one), 10), (difference(one, other), 2), (share(wins, 40), 0.7)]
        ):
            hits[index] += estimate.low <= truth <= estimate.high
    assert all(0.92 <= count / 600 <= 0.98 for count in hits)


def test_small_samples() -> None:
    assert mean([]).n == 0
    assert mean([3.0]).value == 3.0
    assert math.isinf(difference([1.0], [2.0, 3.0]).high)
