"""Each law notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.olympos.table import GAME, Table

from petteia import compiling
from petteia.games.olympos import layout as at
from petteia.games.olympos import packing
from petteia.games.olympos.components import CARDS, TERRITORIES, TERRITORY

THESSALY = TERRITORY.index("thessaly")


def position() -> Table:
    return Table(3).pile("thessaly", 1, 0).marker(0, 1, 1).owns(1, "oracle").hand(2, "prayer").turned("zeus")


def test_a_sound_position_breaks_none() -> None:
    assert list(GAME.check(position().state)) == []


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (lambda v: v.__setitem__(at.ORDER, 1), "does not hold every seat once"),
        (lambda v: v.__setitem__(at.SPACE, 5), "does not follow the track"),
        (lambda v: v.__setitem__(at.SPACE + 2, 99), "off the track"),
        (lambda v: v.__setitem__(at.FINISHED + 1, 1), "has finished before the last Zeus space"),
        (lambda v: v.__setitem__(at.HOURGLASSES + 1, -1), "less than nothing"),
        (lambda v: packing.put_piece(v, THESSALY, packing.BARBARIANS), "do not lie at the bottom"),
        (lambda v: packing.put_piece(v, THESSALY, packing.TRIBE), "a tribe beside other pieces"),
        (lambda v: packing.put_piece(v, THESSALY, 3), "territory tokens do not match"),
        (lambda v: v.__setitem__(at.STARS, 1), "star tokens do not match"),
        (lambda v: v.__setitem__(at.PILE, packing.LOCKED - 1), "not a pile"),
        (lambda v: v.__setitem__(at.PILE + TERRITORIES, 1), "not a pile"),
        (lambda v: v.__setitem__(at.PILE, 1 << 3), "not a pile"),
        (lambda v: v.__setitem__(at.OWNED, 1), "tiles on the board and with players"),
        (lambda v: packing.put_disc(v, 6, 1, 2), "bonus discs do not match"),
        (lambda v: v.__setitem__(at.BUILT, 1), "wonders do not match"),
        (lambda v: v.__setitem__(at.DISCOUNTS, v[at.DISCOUNT_TILES]), "a discount tile is in two places"),
        (lambda v: v.__setitem__(at.DECK, 9), "in all"),
        (lambda v: v.__setitem__(at.HAND_SIZE, 2), "the size of the hand is wrong"),
        (lambda v: v.__setitem__(at.GODS_TURNED, 3), "not numbered one by one"),
        (lambda v: v.__setitem__(at.HAND + 2 * CARDS, 1), "in all"),
    ],
)
def test_a_broken_law_is_named(change: Callable[[list[int]], None], law: str) -> None:
    table = position()
    change(table.v)
    assert any(law in broken for broken in GAME.check(table.state))


def test_numbers_of_more_than_64_bits_are_noticed() -> None:
    table = position()
    if compiling.engine() == "compiled":  # such a number has no room there
        with pytest.raises(OverflowError):
            table.v[at.HOURGLASSES] = 1 << 63
    else:
        table.v[at.HOURGLASSES] = 1 << 63
        assert "hourglasses of seat 0 does not fit 64 bits" in GAME.check(table.state)
