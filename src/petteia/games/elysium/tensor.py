"""The observation as numbers for learners. Seats are counted from the viewer (a spectator: from seat 0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import TOP, WHO, TensorField, TensorWriter, one_hot

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
    LEGEND_FORM,
    LEGEND_JOKERS,
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
    legend_at,
)
from .legends import size
from .packing import has_colour, in_play, quest_is_free, ring, used

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


def encode(state: ElysiumState, viewer: int | None, out: TensorWriter) -> None:
    """Write the fields; everything lies between 0 and 1, counts are scaled and cut at 1."""
    v = state.v
    top = v[TOP]
    who = v[top + WHO] if top else -9
    order = [((viewer or 0) + n) % state.seats if n < state.seats else -1 for n in range(SEATS)]

    def each(at: int, scale: int) -> list[float]:
        return [min(1.0, v[at + seat] / scale) if seat >= 0 else 0.0 for seat in order]

    out.put("step", one_hot(v[top] if top else -1, len(LAYOUT.steps)))
    out.put("my decision", [float(viewer is not None and who == viewer)])
    out.put("epoch", one_hot(v[EPOCH] - 1, 5))
    out.put("phase", one_hot(v[CURRENT_PHASE], OVER + 1))
    out.put("round", one_hot(v[ROUND] - 1, 4))
    out.put("side", one_hot(v[PEDIMENT_SIDE] - 1, 2))
    out.put("families", [float(in_play(v, n)) for n in range(FAMILIES)])
    out.put("pile", [v[PILE] / CARDS])
    out.put("quests", [float(quest_is_free(v, n)) for n in range(QUESTS)])
    out.put("transfers", [min(1.0, v[TRANSFERS] / 5)])
    out.put("seats", [float(seat >= 0) for seat in order])
    out.put("decides", [float(seat == who) for seat in order])
    out.put("active", [float(seat == v[ACTIVE] - 1 and seat >= 0) for seat in order])
    places = v[ORDER : ORDER + state.seats] if v[EPOCH] else []
    out.put("order", [float(n < len(places) and places[n] == seat) for seat in order for n in range(SEATS)])
    out.put("gold", each(GOLD, GOLD_SCALE))
    out.put("vp", each(VP, VP_SCALE))
    out.put("prestige", each(PRESTIGE, PRESTIGE_SCALE))
    out.put(
        "columns",
        [float(s >= 0 and has_colour(v[COLUMNS_HELD + s], n)) for s in order for n in range(COLUMNS)],
    )
    quests = (*range(1, QUESTS + 1), UNFINISHED)
    out.put("quest", [float(seat >= 0 and v[QUEST_HELD + seat] == n) for seat in order for n in quests])
    out.put("taken", each(TAKEN, 3))
    out.put("citizens", each(CITIZENS, CITIZEN_SCALE))
    for name, at, count in (
        ("level bonus", LEVEL_BONUS, LEVELS),
        ("family bonus", FAMILY_BONUS, FAMILIES * FAMILY_TILES),
    ):
        out.put(name, [float(seat >= 0 and v[at + n] == seat + 1) for seat in order for n in range(count)])
    _cards(state, order, out)


def _cards(state: ElysiumState, order: list[int], out: TensorWriter) -> None:
    """The fields with one number for each card, filled in one pass over the cards."""
    v = state.v
    table = state.setup.cards
    relative = [order.index(seat) if seat in order else 0 for seat in range(SEATS)]
    common = {IN_AGORA: [0.0] * CARDS, IN_ORACLE: [0.0] * CARDS, IN_DISCARD: [0.0] * CARDS}
    unseen, ringed, turned = [0.0] * CARDS, [0.0] * CARDS, [0.0] * CARDS
    domains, elysiums = [0.0] * (SEATS * CARDS), [0.0] * (SEATS * CARDS)
    families, levels, citizens = [0.0] * CARDS, [0.0] * CARDS, [0.0] * CARDS
    for card, place in enumerate(v[PLACE : PLACE + CARDS]):
        if place == ABSENT:
            continue
        if place <= BURIED:
            unseen[card] = 1.0
        elif place < IN_DOMAIN:
            common[place][card] = 1.0
        elif place < IN_ELYSIUM:
            seat = place - IN_DOMAIN
            domains[relative[seat] * CARDS + card] = 1.0
            ringed[card] = float(ring(v, card))
            if used(v, seat, table.family[card], table.bit[card]):
                turned[card] = 1.0
        else:
            seat, number = divmod(place - IN_ELYSIUM, LEGEND_ROOM)
            at = legend_at(seat, number)
            elysiums[relative[seat] * CARDS + card] = 1.0
            citizens[card] = v[at + LEGEND_JOKERS] / 3
            if v[at + LEGEND_FORM] == FAMILY_LEGEND:
                families[card] = size(v, at) / 3
            elif v[at + LEGEND_FORM] > FAMILY_LEGEND:
                levels[card] = size(v, at) / 5
    out.put("unseen", unseen)
    out.put("agora", common[IN_AGORA])
    out.put("oracle", common[IN_ORACLE])
    out.put("discard", common[IN_DISCARD])
    out.put("domain", domains)
    out.put("elysium", elysiums)
    out.put("in family legend", families)
    out.put("in level legend", levels)
    out.put("legend citizens", citizens)
    out.put("ring", ringed)
    out.put("used", turned)
