"""Counts of action sequences from fixed positions, chance outcomes fixed to the first of each draw.

A count that changes means that a rule changed: then the rules version has to rise.
"""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table
from tests.games.perft import perft


def opening(seats: int, **options: object) -> Table:
    """The first turn, with three different dice."""
    return Table(seats, **options).dice(0, "green", "pink", "black").put(favour=3)  # type: ignore[arg-type]


def shore(rules: str) -> Table:
    """Beside a monster, with cargo, a card, a god at the top and a creature."""
    table = opening(3, rules=rules).beside(0, "monster-1").monsters("monster-1", "red", "pink")
    table.aboard(0, offerings=["blue"]).cards(0, "red", "red").gods(0, ares=6, apollo=5)
    return table.companion(0, "pan").equip(0, "eq-05")


def rich() -> Table:
    """The water clock, a lamp, the keel, a demigod, plenty of favour."""
    table = opening(2).equip(0, "eq-12", "eq-08", "eq-02").companion(0, "kirke").put(favour=8)
    return table.at(0, table.hexes(None, 2)[0]).dice(0, "red", "black")


def homeward() -> Table:
    """All tasks done, two dice left, Poseidon ready."""
    table = opening(2).tasks(0).gods(0, poseidon=6).dice(0, "red", "blue")
    return table.at(0, table.hexes(None, 3)[0])


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("two", [89, 2976, 51162]),
        ("three", [89, 3015, 52256]),
        ("four", [89, 3056, 53690]),
        ("shore", [291, 32747, 1832131]),
        ("shore-revised", [291, 32701]),
        ("rich", [245, 26379]),
        ("homeward", [121, 7475, 164330]),
    ],
)
def test_counts(name: str, counts: list[int]) -> None:
    tables = {
        "two": lambda: opening(2),
        "three": lambda: opening(3),
        "four": lambda: opening(4),
        "shore": lambda: shore("rulebook"),
        "shore-revised": lambda: shore("revised"),
        "rich": rich,
        "homeward": homeward,
    }
    assert perft(tables[name]().state, len(counts), draws=False) == counts
