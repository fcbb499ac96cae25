"""Piles and bonus spots in their packed form."""

from __future__ import annotations

from tests.games.olympos.table import GAME

from petteia.games.olympos import packing
from petteia.games.olympos.components import CELLS, SEATS, SPOTS, TERRITORIES
from petteia.games.olympos.packing import BARBARIANS, LOCKED, NOBODY, TRIBE

LAND = 7


def piled(*codes: int) -> list[int]:
    v = GAME.layout.blank()
    for code in codes:
        packing.put_piece(v, LAND, code)
    return v


def test_pieces_lie_on_top_of_each_other() -> None:
    v = piled(BARBARIANS, 1, 5, 1)
    assert packing.pieces(v, LAND) == [BARBARIANS, 1, 5, 1]
    assert packing.holder(v, LAND) == 1
    assert packing.stacked(v) == [LAND]
    assert packing.census(v) == [0, 2, 0, 0, 0, 1, 1, 0]
    packing.clear(v, LAND)
    assert v == GAME.layout.blank()


def test_a_piece_leaves_from_any_depth() -> None:
    for depth, left in enumerate(([1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4])):
        v = piled(1, 2, 3, 4)
        packing.take_piece(v, LAND, depth)
        assert packing.pieces(v, LAND) == left


def test_one_choice_for_each_run_of_pieces() -> None:
    v = piled(1, 2, 1, 1, 3, 1, 1)
    assert packing.choices(v, LAND, 1, True) == [0, 3, 6]
    assert packing.choices(v, LAND, 1, False) == [3, 6]
    assert packing.choices(v, LAND, 2, False) == [5]
    assert packing.choices(v, LAND, 4, True) == []


def test_locked_and_empty_territories_have_no_pieces() -> None:
    v = GAME.layout.blank()
    packing.lock(v, LAND)
    packing.put_piece(v, LAND + 1, TRIBE)
    expected = [NOBODY] * TERRITORIES
    expected[LAND], expected[LAND + 1] = LOCKED, TRIBE
    assert packing.holders(v) == expected == [packing.holder(v, land) for land in range(TERRITORIES)]
    assert packing.pieces(v, LAND) == packing.choices(v, LAND, 1, True) == packing.stacked(v) == []
    assert sum(packing.census(v)) == 1


def test_a_pile_may_be_as_high_as_there_are_pieces() -> None:
    codes = [1 + number % SEATS for number in range(SEATS * 20)]
    assert packing.pieces(piled(*codes), LAND) == codes


def test_discs_lie_on_their_spots() -> None:
    v = GAME.layout.blank()
    packing.put_disc(v, 3, 2, 4)
    packing.put_disc(v, 3, 0, 1)
    found = {(c, s): packing.disc_on(v, c, s) for c in range(CELLS) for s in range(SPOTS)}
    assert {place: seat for place, seat in found.items() if seat >= 0} == {(3, 2): 4, (3, 0): 1}
