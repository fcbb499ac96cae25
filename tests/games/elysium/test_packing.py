"""Numbers that hold several things give back what was put in, in its order."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table

from petteia.games.elysium.components import CARDS, CITIZEN, FAMILIES
from petteia.games.elysium.layout import EFFECT_FLAGS, LAYOUT, LEGEND
from petteia.games.elysium.packing import (
    FROM_GAIN,
    WANTED,
    chooser_of,
    chosen_by,
    colours,
    column_set,
    drop_ring,
    effect_flags,
    enter,
    entered,
    flagged,
    forget_instants,
    has_colour,
    in_play,
    instant_ran,
    mark_used,
    missing_level,
    next_actor,
    note_instant,
    owner_of,
    pack,
    pack_actors,
    put_ring,
    quest_is_free,
    ring,
    straighten,
    unpack,
    used,
    with_card,
    without,
)


@pytest.mark.parametrize("cards", [[], [0], [CARDS - 1, 0, 7], list(range(CARDS))])
def test_cards(cards: list[int]) -> None:
    assert unpack(pack(cards)) == (cards, 0)
    assert unpack(with_card(pack(cards), 5)) == ([5, *cards], 0)
    assert unpack(pack([CITIZEN, *cards, CITIZEN])) == (cards, 2)


def test_actors_come_off_in_their_order() -> None:
    packed = pack_actors([2, 0, 3, 1])
    found = []
    while packed:
        seat, packed = next_actor(packed)
        found.append(seat)
    assert found == [2, 0, 3, 1]


@pytest.mark.parametrize("you", range(4))
def test_whose_an_effect_is_and_how_it_began(you: int) -> None:
    v = LAYOUT.blank()
    for chooser in range(4):
        v[EFFECT_FLAGS] = effect_flags(you, chosen_by(chooser) | WANTED)
        assert (owner_of(v, 0), chooser_of(v, 0)) == (you, chooser)
        assert (flagged(v, 0, WANTED), flagged(v, 0, FROM_GAIN)) == (True, False)
    v[EFFECT_FLAGS] = effect_flags(you, FROM_GAIN)
    assert (owner_of(v, 0), chooser_of(v, 0), flagged(v, 0, FROM_GAIN)) == (you, -1, True)


def test_rings_and_marks_are_kept_apart() -> None:
    v = LAYOUT.blank()
    for card in range(0, CARDS, 5):
        put_ring(v, card)
    drop_ring(v, 10)
    assert [card for card in range(CARDS) if ring(v, card)] == [n for n in range(0, CARDS, 5) if n != 10]
    mark_used(v, 1, 3, 4)
    note_instant(v, 2, 3, 4)
    assert [(s, f) for s in range(4) for f in range(FAMILIES) if used(v, s, f, 4)] == [(1, 3)]
    assert [(s, f) for s in range(4) for f in range(FAMILIES) if instant_ran(v, s, f, 4)] == [(2, 3)]
    straighten(v)
    assert (used(v, 1, 3, 4), instant_ran(v, 2, 3, 4)) == (False, True)
    forget_instants(v)
    assert not instant_ran(v, 2, 3, 4)


def test_families_and_quests() -> None:
    table = Table("zeus", "ares").quest(1, 2)
    seen = table.view()
    assert sum(in_play(table.state.v, family) for family in range(FAMILIES)) == len(seen["families"])
    assert [quest_is_free(table.state.v, tile) for tile in range(4)] == [True, False, True, True]


def test_columns() -> None:
    columns = column_set([0, 3])
    assert colours(columns) == [0, 3]
    assert [has_colour(columns, colour) for colour in range(4)] == [True, False, False, True]
    assert colours(without(columns, 3)) == [0]


def test_cards_of_a_legend() -> None:
    row = [0] * LEGEND
    enter(row, 0, 0)
    assert missing_level(row, 0) == 2
    enter(row, 0, 2)
    assert [entered(row, 0, level) for level in range(3)] == [True, False, True]
    assert missing_level(row, 0) == 1
