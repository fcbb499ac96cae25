"""Piles and bonus spots in their packed form."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import GAME

from petteia.games.olympos import packing
from petteia.games.olympos.components import CELLS, HIGHEST, SEATS, SPOTS, TERRITORIES
from petteia.games.olympos.packing import BARBARIANS, LOCKED, NOBODY, TRIBE
from petteia.kernel import Numbers, buffer, numbers

LAND = 7


def choices(v: Numbers, land: int, piece: int, also_top: bool) -> list[int]:
    out = buffer(HIGHEST)
    found = out[: packing.choices(v, land, piece, also_top, out)]
    assert packing.has_piece(v, land, piece, also_top) == bool(found)
    return found


def blank() -> Numbers:
    made: Numbers = numbers(GAME.layout.blank())
    return made


def piled(*codes: int) -> Numbers:
    v = blank()
    for code in codes:
        packing.put_piece(v, LAND, code)
    return v


def test_pieces_lie_on_top_of_each_other() -> None:
    v = piled(BARBARIANS, 1, 5, 1)
    assert packing.pieces(v, LAND) == [BARBARIANS, 1, 5, 1]
    assert packing.holder(v, LAND) == 1
    assert packing.height(v, LAND) == 4
    assert [packing.count(v, LAND, code) for code in (1, 2, 5, BARBARIANS)] == [2, 0, 1, 1]
    packing.clear(v, LAND)
    assert v == GAME.layout.blank()


def test_a_piece_leaves_from_any_depth() -> None:
    for depth, left in enumerate(([1, 2, 3], [1, 2, 4], [1, 3, 4], [2, 3, 4])):
        v = piled(1, 2, 3, 4)
        packing.take_piece(v, LAND, depth)
        assert packing.pieces(v, LAND) == left


def test_one_choice_for_each_run_of_pieces() -> None:
    v = piled(1, 2, 1, 1, 3, 1, 1)
    assert choices(v, LAND, 1, True) == [0, 3, 6]
    assert choices(v, LAND, 1, False) == [3, 6]
    assert choices(v, LAND, 2, False) == [5]
    assert choices(v, LAND, 4, True) == []


def test_locked_and_empty_territories_have_no_pieces() -> None:
    v = blank()
    packing.lock(v, LAND)
    packing.put_piece(v, LAND + 1, TRIBE)
    expected = [NOBODY] * TERRITORIES
    expected[LAND], expected[LAND + 1] = LOCKED, TRIBE
    assert [packing.holder(v, land) for land in range(TERRITORIES)] == expected
    assert packing.pieces(v, LAND) == choices(v, LAND, 1, True) == []
    assert [packing.height(v, land) for land in (LAND, LAND + 1)] == [0, 1]


def test_a_pile_may_be_as_high_as_there_are_pieces() -> None:
    codes = [BARBARIANS, *(1 + number % SEATS for number in range(HIGHEST - 1))]
    v = piled(*codes)
    assert packing.pieces(v, LAND) == codes
    assert packing.is_pile(v, LAND)
    assert all(0 <= number < 1 << 63 for number in v)
    packing.clear(v, LAND)
    assert v == GAME.layout.blank()


@pytest.mark.parametrize("height", [20, 21, 22, 42, 43, HIGHEST])
def test_high_piles_are_like_low_ones(height: int) -> None:
    codes = [1 + number * number % SEATS for number in range(height)]
    v = piled(*codes)
    assert packing.holder(v, LAND) == codes[-1]
    assert packing.height(v, LAND) == height
    for depth in range(height):
        left = numbers(v[:])
        packing.take_piece(left, LAND, depth)
        rest = codes[: height - 1 - depth] + codes[height - depth :]
        assert packing.pieces(left, LAND) == rest
        assert left == piled(*rest)  # equal piles are equal numbers
        assert packing.is_pile(left, LAND)
    runs = [d for d in range(height) if codes[-1 - d] == 2 and (not d or codes[-d] != 2)]
    assert choices(v, LAND, 2, True) == runs


def test_discs_lie_on_their_spots() -> None:
    v = blank()
    packing.put_disc(v, 3, 2, 4)
    packing.put_disc(v, 3, 0, 1)
    found = {(c, s): packing.disc_on(v, c, s) for c in range(CELLS) for s in range(SPOTS)}
    assert {place: seat for place, seat in found.items() if seat >= 0} == {(3, 2): 4, (3, 0): 1}
