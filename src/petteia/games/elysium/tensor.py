"""The observation as numbers for learners. Seats are counted from the viewer (a spectator: from seat 0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import TOP, WHO, TensorField, TensorWriter, one_hot

from .layout import (
    ABSENT,
    ACTIVE,
    BURIED,
    CARDS,
    CHOSEN,
    CITIZENS,
    COLUMNS,
    COLUMNS_EACH,
    EPOCH,
    FAMILIES,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    GOLD,
    IN_AGORA,
    IN_DISCARD,
    IN_DOMAIN,
    IN_ELYSIUM,
    IN_ORACLE,
    JOKERS,
    KIND,
    LEGEND_COUNT,
    LEGENDS,
    LEVEL_BONUS,
    LEVELS,
    MARKS,
    ORDER,
    OVER,
    PHASE,
    PILE,
    PLACE,
    PRESTIGE,
    QUEST,
    QUEST_TILES,
    QUESTS,
    ROUND,
    SEATS,
    SIDE,
    TAKEN,
    TRANSFERS,
    UNFINISHED,
    UNSEEN,
    VP,
)
from .legends import legend_at, size
from .moves import ring
from .numbers import CHOOSE

if TYPE_CHECKING:
    from .state import ElysiumState

STEPS = CHOOSE + 1
GOLD_SCALE, VP_SCALE, PRESTIGE_SCALE, CITIZEN_SCALE = 30, 60, 30, 10

FIELDS = (
    TensorField("step", STEPS),
    TensorField("my decision", 1),
    TensorField("epoch", 5),
    TensorField("phase", OVER + 1),
    TensorField("round", 4),
    TensorField("side", 2),
    TensorField("families", FAMILIES),
    TensorField("pile", 1),
    TensorField("quests", QUEST_TILES),
    TensorField("transfers", 1),
    # one number for each seat, the viewer's first
    TensorField("seats", SEATS),
    TensorField("decides", SEATS),
    TensorField("active", SEATS),
    TensorField("order", SEATS * SEATS),
    TensorField("gold", SEATS),
    TensorField("vp", SEATS),
    TensorField("prestige", SEATS),
    TensorField("columns", SEATS * COLUMNS_EACH),
    TensorField("quest", SEATS * (QUEST_TILES + 1)),
    TensorField("taken", SEATS),
    TensorField("citizens", SEATS),
    TensorField("level bonus", SEATS * LEVELS),
    TensorField("family bonus", SEATS * FAMILIES * 2),
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
    setup = state.setup
    top = v[TOP]
    who = v[top + WHO] if top else -9
    order = [((viewer or 0) + n) % setup.seats if n < setup.seats else -1 for n in range(SEATS)]

    def each(at: int, scale: int) -> list[float]:
        return [min(1.0, v[at + seat] / scale) if seat >= 0 else 0.0 for seat in order]

    out.put("step", one_hot(v[top] if top else -1, STEPS))
    out.put("my decision", [float(viewer is not None and who == viewer)])
    out.put("epoch", one_hot(v[EPOCH] - 1, 5))
    out.put("phase", one_hot(v[PHASE], OVER + 1))
    out.put("round", one_hot(v[ROUND] - 1, 4))
    out.put("side", one_hot(v[SIDE] - 1, 2))
    out.put("families", [float(v[CHOSEN] >> n & 1) for n in range(FAMILIES)])
    out.put("pile", [v[PILE] / CARDS])
    out.put("quests", [float(v[QUESTS] >> n & 1) for n in range(QUEST_TILES)])
    out.put("transfers", [min(1.0, v[TRANSFERS] / 5)])
    out.put("seats", [float(seat >= 0) for seat in order])
    out.put("decides", [float(seat == who) for seat in order])
    out.put("active", [float(seat == v[ACTIVE] - 1 and seat >= 0) for seat in order])
    places = v[ORDER : ORDER + setup.seats] if v[EPOCH] else []
    out.put("order", [float(n < len(places) and places[n] == seat) for seat in order for n in range(SEATS)])
    out.put("gold", each(GOLD, GOLD_SCALE))
    out.put("vp", each(VP, VP_SCALE))
    out.put("prestige", each(PRESTIGE, PRESTIGE_SCALE))
    out.put(
        "columns", [float(s >= 0 and v[COLUMNS + s] >> n & 1) for s in order for n in range(COLUMNS_EACH)]
    )
    quests = (*range(1, QUEST_TILES + 1), UNFINISHED)
    out.put("quest", [float(seat >= 0 and v[QUEST + seat] == n) for seat in order for n in quests])
    out.put("taken", each(TAKEN, 3))
    out.put("citizens", each(CITIZENS, CITIZEN_SCALE))
    for name, at, count in (
        ("level bonus", LEVEL_BONUS, LEVELS),
        ("family bonus", FAMILY_BONUS, FAMILIES * 2),
    ):
        out.put(name, [float(seat >= 0 and v[at + n] == seat + 1) for seat in order for n in range(count)])
    _cards(state, order, out)


def _cards(state: ElysiumState, order: list[int], out: TensorWriter) -> None:
    v = state.v
    table = state.setup.cards
    places = v[PLACE : PLACE + CARDS]
    out.put("unseen", [float(place in (UNSEEN, BURIED)) for place in places])
    for name, here in (("agora", IN_AGORA), ("oracle", IN_ORACLE), ("discard", IN_DISCARD)):
        out.put(name, [float(place == here) for place in places])
    out.put("domain", [float(seat >= 0 and place == IN_DOMAIN + seat) for seat in order for place in places])
    lows = [IN_ELYSIUM + seat * LEGENDS if seat >= 0 else ABSENT - LEGENDS for seat in order]
    out.put("elysium", [float(low <= place < low + LEGENDS) for low in lows for place in places])
    families: dict[int, float] = {}
    levels: dict[int, float] = {}
    citizens: dict[int, float] = {}
    for seat in range(state.setup.seats):
        for number in range(v[LEGEND_COUNT + seat]):
            at = legend_at(seat, number)
            place = IN_ELYSIUM + seat * LEGENDS + number
            citizens[place] = v[at + JOKERS] / 3
            if v[at + KIND] == FAMILY_LEGEND:
                families[place] = size(v, at) / 3
            elif v[at + KIND] > FAMILY_LEGEND:
                levels[place] = size(v, at) / 5
    out.put("in family legend", [families.get(place, 0.0) for place in places])
    out.put("in level legend", [levels.get(place, 0.0) for place in places])
    out.put("legend citizens", [citizens.get(place, 0.0) for place in places])
    out.put("ring", [float(ring(v, card)) for card in range(CARDS)])
    used = []
    for card, place in enumerate(places):
        seat = place - IN_DOMAIN
        mine = 0 <= seat < SEATS and v[MARKS + seat * FAMILIES + table.family[card]] & table.bit[card]
        used.append(float(bool(mine)))
    out.put("used", used)
