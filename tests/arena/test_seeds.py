"""Seeds for evaluation are a namespace of their own."""

from __future__ import annotations

import pytest

from petteia.arena import Plan, check_seed, holdout_seed, holdout_seeds, is_held_out
from petteia.kernel import OptionError


def test_the_seeds_of_an_evaluation_are_always_the_same_and_its_own():
    assert holdout_seeds("leaderboard-1", 2) == ["holdout:leaderboard-1/0", "holdout:leaderboard-1/1"]
    assert holdout_seeds("one", 3)[:2] == holdout_seeds("one", 2)
    assert not set(holdout_seeds("one", 50)) & set(holdout_seeds("two", 50))
    assert holdout_seeds("none", 0) == []


def test_a_plan_can_take_them():
    plan = Plan("olympos", ("random", "random"), seats=2, games=3, seed=holdout_seed("one"))
    assert [job.seed for job in plan.jobs()] == holdout_seeds("one", 3)


def test_other_purposes_are_refused_them():
    for seed in holdout_seeds("one", 3):
        assert is_held_out(seed)
        with pytest.raises(OptionError, match="for evaluation"):
            check_seed(seed)
    for free in (0, "holdout", "my holdout:one", "7/3"):
        assert not is_held_out(free)
        assert check_seed(free) == free


@pytest.mark.parametrize("name", ["", "a/b", "two words", "-x", "é", 3, None, "a\n"])
def test_a_name_is_a_word(name):
    with pytest.raises(OptionError, match="name"):
        holdout_seeds(name, 1)


@pytest.mark.parametrize("count", [-1, 1.5, True, "3"])
def test_a_count_is_a_whole_number(count):
    with pytest.raises(OptionError, match="count"):
        holdout_seeds("one", count)
