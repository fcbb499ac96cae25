"""Counts of action sequences from fixed positions, chance outcomes included.

A count that changes means that a rule changed: then the rules version has to rise.
"""

from __future__ import annotations

import pytest
from tests.games.olympos.table import Table
from tests.games.perft import perft


def opening(seats: int) -> Table:
    """Every second territory is locked."""
    table = Table(seats)
    return table.lock(
        "thrace", "euboea", "mestor", "olympos", "naxos", "epirus", "laconia", "lesbos", "atlas"
    )


def crowded() -> Table:
    """Piles of several owners, cards in hand, a Zeus space ahead."""
    table = (
        opening(3).spaces(11, 12, 13).pile("thessaly", 0, 1, 0, 2).pile("attica", 1, 0).pile("macedonia", 2)
    )
    return table.put(0, stock=0).hand(0, "gift_wood", "renown_stone").hand(1, "prayer")


def market() -> Table:
    """Discoveries to buy with a choice of payment, and a wonder within reach."""
    table = opening(4).spaces(70, 75, 76, 77).cubes(0, grain=2, stone=2, wood=2, gold=2).put(0, athena=3)
    return table.owns(0, "oracle", "cavalry").marker(0, 1, 1)


def ending() -> Table:
    """Two players close to the Cross, one of them under the Siren."""
    table = Table(2).spaces(73, 75).pile("naxos", 0).pile("crete", 1).pile("olympos", "barbarians")
    return table.put(1, siren=1).cubes(0, gold=2, grain=2)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("two", [100, 3896, 143623]),
        ("three", [100, 3896, 124861]),
        ("four", [100, 3896, 124861]),
        ("five", [100, 3896, 124861]),
        ("crowded", [114, 3634, 43918, 317136]),
        ("market", [49, 576, 10141, 176614]),
        ("ending", [79, 881, 1965, 1221, 220]),
    ],
)
def test_counts(name: str, counts: list[int]) -> None:
    seats = {"two": 2, "three": 3, "four": 4, "five": 5}
    if name in seats:
        table = opening(seats[name])
    else:
        table = {"crowded": crowded, "market": market, "ending": ending}[name]()
    assert perft(table.state, len(counts)) == counts
