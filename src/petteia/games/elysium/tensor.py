"""The observation as numbers for learners. Seats are counted from the viewer (a spectator: from seat 0)."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from petteia.kernel import TOP, WHO, Encoder, Floats, TensorField, TensorWriter, native

from .components import CARDS, COLUMNS, FAMILIES, FAMILY_TILES, LEGEND_ROOM, LEVELS, QUESTS, SEATS
from .layout import (
    ABSENT,
    ACTIVE,
    BURIED,
    CITIZENS,
    COLUMNS_HELD,
    CURRENT_PHASE,
    EPOCH,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    GOLD,
    IN_AGORA,
    IN_DISCARD,
    IN_DOMAIN,
    IN_ELYSIUM,
    IN_ORACLE,
    LAYOUT,
    LEGENDS,
    LEVEL_BONUS,
    ORDER,
    OVER,
    PEDIMENT_SIDE,
    PILE,
    PLACE,
    PRESTIGE,
    QUEST_HELD,
    ROUND,
    TAKEN,
    TRANSFERS,
    UNFINISHED,
    VP,
)
from .packing import form_of, has_colour, in_play, jokers_of, legend_size, quest_is_free, ring, used

if TYPE_CHECKING:
    from .state import ElysiumState

GOLD_SCALE, VP_SCALE, PRESTIGE_SCALE, CITIZEN_SCALE = 30, 60, 30, 10

FIELDS = (
    TensorField("step", len(LAYOUT.steps)),
    TensorField("my decision", 1),
    TensorField("epoch", 5),
    TensorField("phase", OVER + 1),
    TensorField("round", 4),
    TensorField("side", 2),
    TensorField("families", FAMILIES),
    TensorField("pile", 1),
    TensorField("quests", QUESTS),
    TensorField("transfers", 1),
    # one number for each seat, the viewer's first
    TensorField("seats", SEATS),
    TensorField("decides", SEATS),
    TensorField("active", SEATS),
    TensorField("order", SEATS * SEATS),
    TensorField("gold", SEATS),
    TensorField("vp", SEATS),
    TensorField("prestige", SEATS),
    TensorField("columns", SEATS * COLUMNS),
    TensorField("quest", SEATS * (QUESTS + 1)),
    TensorField("taken", SEATS),
    TensorField("citizens", SEATS),
    TensorField("level bonus", SEATS * LEVELS),
    TensorField("family bonus", SEATS * FAMILIES * FAMILY_TILES),
    # one number for each card
    TensorField("unseen", CARDS),
    TensorField("agora", CARDS),
    TensorField("oracle", CARDS),
    TensorField("discard", CARDS),
    TensorField("domain", SEATS * CARDS),
    TensorField("elysium", SEATS * CARDS),
    TensorField("in family legend", CARDS),
    TensorField("in level legend", CARDS),
    TensorField("legend citizens", CARDS),
    TensorField("ring", CARDS),
    TensorField("used", CARDS),
)


(
    STEP_AT,
    MINE_AT,
    EPOCH_AT,
    PHASE_AT,
    ROUND_AT,
    SIDE_AT,
    FAMILIES_AT,
    PILE_AT,
    QUESTS_AT,
    TRANSFERS_AT,
    SEATS_AT,
    DECIDES_AT,
    ACTIVE_AT,
    ORDER_AT,
    GOLD_AT,
    VP_AT,
    PRESTIGE_AT,
    COLUMNS_AT,
    QUEST_AT,
    TAKEN_AT,
    CITIZENS_AT,
    LEVEL_BONUS_AT,
    FAMILY_BONUS_AT,
    UNSEEN_AT,
    AGORA_AT,
    ORACLE_AT,
    DISCARD_AT,
    DOMAIN_AT,
    ELYSIUM_AT,
    IN_FAMILY_AT,
    IN_LEVEL_AT,
    JOKERS_AT,
    RING_AT,
    USED_AT,
    SIZE,
) = accumulate((field.size for field in FIELDS), initial=0)
_STEPS = len(LAYOUT.steps)


@native
def hot(out: Floats, at: int, place: int, size: int) -> None:
    """A 1 at a place of a field, if it is one."""
    if 0 <= place < size:
        out[at + place] = 1.0


@native
def share(number: int, scale: int) -> float:
    """A count, scaled and cut at 1."""
    return min(1.0, number / scale)


class ElysiumEncoder(Encoder["ElysiumState"]):
    """Writes the fields; everything lies between 0 and 1, counts are scaled and cut at 1."""

    @native
    def write(self, state: ElysiumState, viewer: int, out: Floats) -> int:
        """All fields."""
        v = state.p
        top = v[TOP]
        who = v[top + WHO] if top else -9
        if top:
            hot(out, STEP_AT, v[top], _STEPS)
        if viewer >= 0 and who == viewer:
            out[MINE_AT] = 1.0
        hot(out, EPOCH_AT, v[EPOCH] - 1, 5)
        hot(out, PHASE_AT, v[CURRENT_PHASE], OVER + 1)
        hot(out, ROUND_AT, v[ROUND] - 1, 4)
        hot(out, SIDE_AT, v[PEDIMENT_SIDE] - 1, 2)
        for family in range(FAMILIES):
            if in_play(v, family):
                out[FAMILIES_AT + family] = 1.0
        out[PILE_AT] = v[PILE] / CARDS
        for tile in range(QUESTS):
            if quest_is_free(v, tile):
                out[QUESTS_AT + tile] = 1.0
        out[TRANSFERS_AT] = share(v[TRANSFERS], 5)
        first = max(viewer, 0)
        for n in range(SEATS):
            seat = (first + n) % state.seats if n < state.seats else -1
            if seat == who:
                out[DECIDES_AT + n] = 1.0
            if seat >= 0:
                write_seat(state, seat, n, out)
        write_cards(state, first, out)
        return SIZE


@native
def write_seat(state: ElysiumState, seat: int, n: int, out: Floats) -> None:
    """What concerns one seat, the ``n``-th from the viewer on."""
    v = state.p
    out[SEATS_AT + n] = 1.0
    if seat == v[ACTIVE] - 1:
        out[ACTIVE_AT + n] = 1.0
    if v[EPOCH]:
        for place in range(state.seats):
            if v[ORDER + place] == seat:
                out[ORDER_AT + n * SEATS + place] = 1.0
    out[GOLD_AT + n] = share(v[GOLD + seat], GOLD_SCALE)
    out[VP_AT + n] = share(v[VP + seat], VP_SCALE)
    out[PRESTIGE_AT + n] = share(v[PRESTIGE + seat], PRESTIGE_SCALE)
    for colour in range(COLUMNS):
        if has_colour(v[COLUMNS_HELD + seat], colour):
            out[COLUMNS_AT + n * COLUMNS + colour] = 1.0
    quest = v[QUEST_HELD + seat]
    if quest == UNFINISHED:
        out[QUEST_AT + n * (QUESTS + 1) + QUESTS] = 1.0
    else:
        hot(out, QUEST_AT + n * (QUESTS + 1), quest - 1, QUESTS)
    out[TAKEN_AT + n] = share(v[TAKEN + seat], 3)
    out[CITIZENS_AT + n] = share(v[CITIZENS + seat], CITIZEN_SCALE)
    for level in range(LEVELS):
        if v[LEVEL_BONUS + level] == seat + 1:
            out[LEVEL_BONUS_AT + n * LEVELS + level] = 1.0
    for tile in range(FAMILIES * FAMILY_TILES):
        if v[FAMILY_BONUS + tile] == seat + 1:
            out[FAMILY_BONUS_AT + n * FAMILIES * FAMILY_TILES + tile] = 1.0


@native
def write_cards(state: ElysiumState, first: int, out: Floats) -> None:
    """The fields with one number for each card; ``first`` is the seat from which seats are counted."""
    v = state.p
    for card in range(CARDS):
        place = v[PLACE + card]
        if place == ABSENT:
            continue
        if place <= BURIED:
            out[UNSEEN_AT + card] = 1.0
        elif place == IN_AGORA:
            out[AGORA_AT + card] = 1.0
        elif place == IN_ORACLE:
            out[ORACLE_AT + card] = 1.0
        elif place == IN_DISCARD:
            out[DISCARD_AT + card] = 1.0
        elif place < IN_ELYSIUM:
            seat = place - IN_DOMAIN
            out[DOMAIN_AT + (seat - first) % state.seats * CARDS + card] = 1.0
            if ring(v, card):
                out[RING_AT + card] = 1.0
            if used(v, seat, card):
                out[USED_AT + card] = 1.0
        else:
            seat = (place - IN_ELYSIUM) // LEGEND_ROOM
            at = LEGENDS + place - IN_ELYSIUM
            out[ELYSIUM_AT + (seat - first) % state.seats * CARDS + card] = 1.0
            out[JOKERS_AT + card] = jokers_of(v, at) / 3
            if form_of(v, at) == FAMILY_LEGEND:
                out[IN_FAMILY_AT + card] = legend_size(v, at) / 3
            elif form_of(v, at) > FAMILY_LEGEND:
                out[IN_LEVEL_AT + card] = legend_size(v, at) / 5


def encode(state: ElysiumState, viewer: int | None, out: TensorWriter) -> None:
    """The encoder does this."""
    raise TypeError("the encoder does this")
