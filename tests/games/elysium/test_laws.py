"""The laws find what is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.elysium.table import Table

from petteia.games.elysium.components import LEGEND_ROOM
from petteia.games.elysium.laws import broken
from petteia.games.elysium.layout import (
    ABSENT,
    AGORA_COUNT,
    COLUMNS_HELD,
    FAMILY_BONUS,
    GOLD,
    IN_ELYSIUM,
    LEVEL_BONUS,
    ORDER,
    PILE,
    PLACE,
    PRESTIGE,
    QUESTS_OPEN,
    VP,
)
from petteia.games.elysium.moves import to_domain
from petteia.games.elysium.packing import add_joker, legend_at, put_ring
from petteia.kernel.cells import COMPILED


def position() -> Table:
    """A lawful position: cards in the Agora and a Domain, a legend with its bonus tile."""
    return Table("zeus").agora("zeus/hera").own(0, "zeus/eagle").legend(1, "hades/styx", "zeus/metis")


def put(at: int, value: int) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        table.state.v[at] = value

    return change


def more_citizens(table: Table) -> None:
    for _ in range(9):
        add_joker(table.state.v, legend_at(1, 0))


FAULTS: list[tuple[Callable[[Table], None], str]] = [
    (lambda table: put(PLACE + table.card("zeus/danae"), ABSENT)(table), "is lost"),
    (lambda table: put(PLACE + table.card("hermes/pan"), IN_ELYSIUM)(table), "without its family"),
    (put(PILE, 3), "unseen cards"),
    (put(AGORA_COUNT, 0), "list of the Agora"),
    (put(GOLD + 2, -1), "-1 gold"),
    (put(PRESTIGE + 1, 2), "without Ares"),
    (lambda table: to_domain(table.state.v, 0, table.card("zeus/eagle/2")), "same card twice"),
    (put(COLUMNS_HELD, 3), "removed 2 columns"),
    (put(QUESTS_OPEN, 1), "quests are not each in one place"),
    (put(ORDER, 1), "order discs"),
    (lambda table: put_ring(table.state.v, table.card("zeus/eagle")), "a ring lies"),
    (put(FAMILY_BONUS, 1), "bonus tiles of family 0"),
    (put(LEVEL_BONUS, 1), "bonus tile of level 1"),
    (lambda table: put(PLACE + table.card("zeus/danae"), IN_ELYSIUM + LEGEND_ROOM)(table), "mixes|twice"),
    (more_citizens, "wrong size"),
]


def test_a_number_of_more_than_64_bits_is_found() -> None:
    """The compiled engine refuses it at once."""
    table = position()
    if COMPILED:
        with pytest.raises(OverflowError):
            table.state.v[VP + 1] = 1 << 63
    else:
        table.state.v[VP + 1] = 1 << 63
        assert any("vp of seat 1 is" in problem for problem in broken(table.state))


def test_a_lawful_position() -> None:
    assert list(broken(position().state)) == []


@pytest.mark.parametrize(("change", "words"), FAULTS, ids=[words for _, words in FAULTS])
def test_each_fault_is_found(change: Callable[[Table], None], words: str) -> None:
    table = position()
    change(table)
    found = list(broken(table.state))
    assert any(word in problem for problem in found for word in words.split("|")), found
