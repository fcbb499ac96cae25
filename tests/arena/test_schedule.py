from collections import Counter

import pytest

from petteia.arena import Plan, orders
from petteia.kernel import OptionError


def test_every_seating_order_comes_up_equally_often() -> None:
    plan = Plan("tiny", ("a", "b", "c"), 3, 20)
    counts = Counter(job.bots for job in plan.jobs())
    assert len(counts) == 6
    assert set(counts.values()) == {4}  # 20 games are rounded up to 24


def test_more_bots_than_seats_meet_in_all_tables() -> None:
    tables = orders(["a", "b", "c", "d"], 2)
    assert len(tables) == len(set(tables)) == 12
    assert {frozenset(table) for table in tables} == {
        frozenset(pair) for pair in ("ab", "ac", "ad", "bc", "bd", "cd")
    }


def test_a_bot_named_twice_takes_two_seats() -> None:
    assert sorted(orders(["a", "b", "b"], 3)) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_first_games_are_nearly_balanced() -> None:
    first = Counter(job.bots[0] for job in Plan("tiny", ("a", "b", "c", "d"), 4, 24).jobs()[:8])
    assert set(first.values()) == {2}


def test_longer_tournaments_begin_with_the_shorter_one() -> None:
    short, long = (Plan("tiny", ("a", "b"), 2, games, seed=3) for games in (4, 10))
    assert long.jobs()[:4] == short.jobs()
    assert long.header() == short.header()


def test_too_few_or_too_many_bots_are_refused() -> None:
    with pytest.raises(OptionError, match="at least 3 bots"):
        orders(["a", "b"], 3)
    with pytest.raises(OptionError, match="fewer bots"):
        orders([f"b{n}" for n in range(20)], 5)
