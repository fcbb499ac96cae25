"""Every law of conservation notices what breaks it."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table

from petteia.games.delphi import layout as at
from petteia.games.delphi.laws import broken
from petteia.kernel.cells import COMPILED

ROW = at.row(0)


def test_a_position_as_it_should_be() -> None:
    assert list(broken(Table(3).state)) == []


@pytest.mark.parametrize(
    ("place", "number", "said"),
    [
        (ROW + at.DELIVERED, 1, "red offerings"),
        (ROW + at.BEATEN + 1, 1, "black monsters"),
        (at.STATUES + 2, 2, "pink statues"),
        (ROW + at.CARDS_HELD + 3, 1, "blue oracle cards"),
        (ROW + at.WOUNDS + 4, 1, "yellow wound cards"),
        (at.COMPANION_AT, 4, "a companion is with nobody"),
        (at.SHRINES, 1, "a shrine under clouds"),
        (at.FACE_UP, 1, "was seen but is not settled"),
        (ROW + at.TASKS_LEFT, 3, "open tasks"),
        (ROW + at.SPENT, 1, "4 dice"),
        (ROW + at.FAVOUR, -1, "-1 favour"),
        (ROW + at.SHIELD, 6, "shield 6"),
        (ROW + at.GOD_ROW, 7, "off the track"),
        (ROW + at.HOLD, -1, "more cargo"),
        (ROW + at.ENTERED, 1, "without having done all tasks"),
        (ROW + at.OWN_COLOUR, 0, "player colours"),
        (ROW + at.OWN_COLOUR, 2, "player colours"),
    ],
)
def test_what_appears_or_gets_lost_is_noticed(place: int, number: int, said: str) -> None:
    table = Table(3)
    table.v[place] = number
    assert any(said in law for law in broken(table.state)), list(broken(table.state))


@pytest.mark.parametrize(("place", "number"), [(ROW + at.FAVOUR, 1 << 63), (at.ROUND, -(1 << 63) - 1)])
def test_a_number_of_more_than_64_bits_is_refused_or_noticed(place: int, number: int) -> None:
    table = Table(3)
    if COMPILED:
        with pytest.raises(OverflowError):
            table.v[place] = number
        return
    table.v[place] = number
    assert any("does not fit 64 bits" in law for law in broken(table.state))
