"""Numbers that hold several things give back what was put in, in its order."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table

from petteia.games.elysium.components import CARDS, CARDS_IN_PLAY, CITIZEN, FAMILIES, FAMILY_CARDS
from petteia.games.elysium.layout import (
    DOING_ACTORS,
    DOING_MOVED,
    EFFECT_FLAGS,
    EFFECT_MOVED,
    FAMILY_LEGEND,
    FRAMES,
    LAYOUT,
    SINGLE,
)
from petteia.games.elysium.packing import (
    FROM_GAIN,
    WANTED,
    acting,
    actor_done,
    add_joker,
    add_to_set,
    anything_in_set,
    begin_legend,
    bits,
    bring_in,
    cards_in,
    cards_of_set,
    chooser_of,
    chosen_by,
    colours,
    column_set,
    copy_cards,
    drop_card,
    drop_ring,
    effect_flags,
    enter,
    entered,
    event_of,
    flagged,
    forget_instants,
    form_of,
    has_colour,
    in_play,
    in_set,
    instant_ran,
    jokers_of,
    key_of,
    legend_size,
    lowest,
    mark_used,
    mask_of,
    missing_level,
    next_actor,
    note_instant,
    number_in_set,
    owner_of,
    pack_actors,
    put_card,
    put_ring,
    quest_is_free,
    ring,
    straighten,
    take_from_set,
    used,
    without,
)
from petteia.kernel import Numbers, buffer, numbers

FIVE = (0, 2, 3, 5, 7)  # families in play


def blank() -> Numbers:
    """A vector of a game with five families."""
    v = empty()
    for family in FIVE:
        bring_in(v, family)
    return v


def empty() -> Numbers:
    """A vector of zeros."""
    return buffer(LAYOUT.total)


ALL = [family * FAMILY_CARDS + number for family in FIVE for number in range(FAMILY_CARDS)]


@pytest.mark.parametrize("cards", [[], ALL[:1], [ALL[-1], ALL[0], ALL[70]], ALL], ids=len)
def test_cards(cards: list[int]) -> None:
    v = blank()
    at = FRAMES + DOING_MOVED
    for card in cards:
        put_card(v, at, card)
    assert cards_in(v, at) == (sorted(cards), 0)
    for _ in range(CARDS_IN_PLAY):
        put_card(v, at, CITIZEN)
    assert cards_in(v, at) == (sorted(cards), CARDS_IN_PLAY)
    assert max(v) < 1 << 63
    copy_cards(v, at, FRAMES + EFFECT_MOVED)
    assert cards_in(v, FRAMES + EFFECT_MOVED) == (sorted(cards), CARDS_IN_PLAY)
    for card in cards:
        drop_card(v, at, card)
    assert cards_in(v, at) == ([], CARDS_IN_PLAY)


def test_a_set_says_nothing_of_the_order_in_which_it_was_filled() -> None:
    v = blank()
    for card in ALL:
        put_card(v, FRAMES, card)
    for card in reversed(ALL):
        put_card(v, FRAMES + 2, card)
    assert v[FRAMES : FRAMES + 2] == v[FRAMES + 2 : FRAMES + 4]


def test_actors_come_off_in_their_order() -> None:
    v = empty()
    v[DOING_ACTORS] = pack_actors(numbers([2, 0, 3, 1]), 4)
    assert acting(v, 0) == -1
    found = []
    while next_actor(v, 0) >= 0:
        found.append(acting(v, 0))
        actor_done(v, 0)
        assert acting(v, 0) == -1
    assert found == [2, 0, 3, 1]
    assert v[DOING_ACTORS] == 0


@pytest.mark.parametrize("you", range(4))
def test_whose_an_effect_is_and_how_it_began(you: int) -> None:
    v = empty()
    for chooser in range(4):
        v[EFFECT_FLAGS] = effect_flags(you, chosen_by(chooser) | WANTED, CITIZEN + 1)
        assert (owner_of(v, 0), chooser_of(v, 0), event_of(v, 0)) == (you, chooser, CITIZEN + 1)
        assert (flagged(v, 0, WANTED), flagged(v, 0, FROM_GAIN)) == (True, False)
    v[EFFECT_FLAGS] = effect_flags(you, FROM_GAIN, 0)
    assert (owner_of(v, 0), chooser_of(v, 0), event_of(v, 0)) == (you, -1, 0)
    assert flagged(v, 0, FROM_GAIN)


def test_rings_and_marks_are_kept_apart() -> None:
    v = empty()
    for card in range(0, CARDS, 5):
        put_ring(v, card)
    drop_ring(v, 10)
    assert [card for card in range(CARDS) if ring(v, card)] == [n for n in range(0, CARDS, 5) if n != 10]
    mark_used(v, 1, 70)
    note_instant(v, 2, 70)
    assert [(s, c) for s in range(4) for c in range(CARDS) if used(v, s, c)] == [(1, 70)]
    assert [(s, c) for s in range(4) for c in range(CARDS) if instant_ran(v, s, c)] == [(2, 70)]
    straighten(v)
    assert (used(v, 1, 70), instant_ran(v, 2, 70)) == (False, True)
    forget_instants(v)
    assert not instant_ran(v, 2, 70)


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
    row = buffer(1)
    begin_legend(row, 0, FAMILY_LEGEND, 7)
    enter(row, 0, 0)
    assert missing_level(row, 0) == 2
    enter(row, 0, 2)
    assert [entered(row, 0, level) for level in range(3)] == [True, False, True]
    assert missing_level(row, 0) == 1
    for _ in range(CARDS_IN_PLAY):
        add_joker(row, 0)
    assert (form_of(row, 0), key_of(row, 0), mask_of(row, 0)) == (FAMILY_LEGEND, 7, 5)
    assert (jokers_of(row, 0), legend_size(row, 0)) == (CARDS_IN_PLAY, CARDS_IN_PLAY + 2)
    begin_legend(row, 0, SINGLE, CARDS - 1)
    assert (key_of(row, 0), mask_of(row, 0), jokers_of(row, 0), legend_size(row, 0)) == (CARDS - 1, 0, 0, 1)


def test_sets_of_cards() -> None:
    v = buffer(2 * FAMILIES)
    cards = [0, 20, 21, 100, CARDS - 1]
    for card in reversed(cards):
        add_to_set(v, FAMILIES, card)
    assert cards_of_set(v, FAMILIES) == cards
    assert (number_in_set(v, FAMILIES), anything_in_set(v, FAMILIES), anything_in_set(v, 0)) == (
        5,
        True,
        False,
    )
    take_from_set(v, FAMILIES, 21)
    assert [card for card in range(CARDS) if in_set(v, FAMILIES, card)] == [0, 20, 100, CARDS - 1]


def test_elements_of_a_set() -> None:
    for element in range(FAMILY_CARDS):
        assert lowest(1 << element | 1 << FAMILY_CARDS - 1) == element
    assert [bits(number) for number in (0, 1, 0xFF00, (1 << 21) - 1)] == [0, 1, 8, 21]
