"""How many ways there are to play on from a first turn: any change of the rules of legality shows here."""

from __future__ import annotations

import pytest
from tests.games.perft import perft

from petteia.games.elysium import GAME
from petteia.kernel import CHANCE, Dealer, State

# set, seats -> leaves after 1, 2, ... actions; chance outcomes count like decisions
TABLE: dict[tuple[str, int], list[int]] = {
    ("first", 2): [9, 36, 288, 1104, 5932],
    ("first", 3): [14, 56, 640, 2616, 26736],
    ("first", 4): [17, 66, 864, 3680, 40872],
    ("plenty", 2): [9, 36, 216, 1320, 6372],
    ("contest", 3): [14, 56, 596, 2600, 23424],
    ("scarce", 2): [9, 37, 204, 896, 3712],
    ("scarce", 4): [17, 64, 752, 3416, 32864],
    ("combos", 3): [14, 54, 640, 2608, 26928],
    ("many_ways", 2): [9, 36, 192, 848, 3260],
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
