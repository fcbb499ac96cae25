"""How many ways there are to play on from a first turn: any change of the rules of legality shows here."""

from __future__ import annotations

import pytest
from tests.games.perft import perft

from petteia.games.elysium import GAME
from petteia.kernel import CHANCE, Dealer, State

# set, seats -> leaves after 1, 2, ... actions; chance outcomes count like decisions
TABLE: dict[tuple[str, int], list[int]] = {
    ("first", 2): [9, 36, 288, 1104, 5932],
    ("first", 3): [14, 58, 644, 2728, 27144],
    ("first", 4): [17, 69, 874, 3968, 41976],
    ("plenty", 2): [9, 39, 322, 1966, 12296],
    ("contest", 3): [14, 59, 608, 2888, 24648],
    ("scarce", 2): [9, 40, 214, 1012, 4288],
    ("scarce", 4): [17, 70, 824, 3969, 37866],
    ("combos", 3): [14, 55, 644, 2708, 27328],
    ("many_ways", 2): [9, 40, 204, 1004, 3956],
}


def first_turn(name: str, seats: int) -> State:
    """A game at its first decision; the Agora depends on the set and the number of players only."""
    state = GAME.new(seats, {"set": name, "pediment": "A"})
    dealer = Dealer(f"perft {name} {seats}")
    while state.decider == CHANCE:
        state.advance(dealer.pick(state))
    return state


@pytest.mark.parametrize(("name", "seats"), list(TABLE))
def test_perft(name: str, seats: int) -> None:
    counts = TABLE[name, seats]
    assert perft(first_turn(name, seats), len(counts)) == counts
