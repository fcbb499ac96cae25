"""How well a seat stands: an estimate of its final points against the best opponent's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import names
from .effects.places import elysium_citizens
from .layout import (
    ACTIONS,
    CITIZENS,
    EPOCH,
    FAMILIES,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    GOLD,
    KEY,
    KIND,
    LEGEND_COUNT,
    LEVEL_BONUS,
    LEVELS,
    OVER,
    PHASE,
    PRESTIGE,
    QUEST,
    SCORING,
    SINGLE,
    TAKEN,
    UNFINISHED,
    VP,
)
from .legends import fits, legend_at, size
from .moves import domain, ring
from .scoring import legend_points, prestige_points

if TYPE_CHECKING:
    from .state import ElysiumState

# Points for a card in the Domain, by how its effect works, in each epoch that is still to come. A card
# that works every epoch is worth more the earlier it lies there; a Chronos card pays once, when transferred.
PER_EPOCH = {
    names.ACTIVATE: 1.1,
    names.ELEUSIS: 0.9,
    names.LEGEND_KIND: 1.2,
    names.PERMANENT: 0.8,
}
RING = 2.5  # a one-time effect that is still to be used
CHRONOS = 2.5  # what a Chronos card may bring when it is part of a legend
IN_LEGEND = 1.6  # a Domain card that continues a legend of the own Elysium
LOOSE = 0.6  # a Domain card that would begin a new one
SINGLE_CARD = 0.7  # a single card in the Elysium: a legend in the making
GOLD_NOW = 0.6  # gold pays for transfers,
GOLD_END = 0.05  # and is almost nothing at the end
CITIZEN_IN_DOMAIN = 0.3
UNFINISHED_QUEST = -2.0
HELD_BONUS = 0.7  # share of a level bonus that is not yet safe


def evaluate(state: ElysiumState, seat: int) -> float:
    """The seat's estimated final points less the best opponent's."""
    v = state.v
    if v[PHASE] >= SCORING:
        totals = [float(score.total) for score in state.scores()]
    else:
        prestige = prestige_points(v[PRESTIGE : PRESTIGE + state.setup.seats], state.setup.prestige_places)
        # Prestige places are far from settled in the early epochs.
        sure = v[EPOCH] / state.setup.epochs
        totals = [estimate(state, n) + sure * prestige[n] for n in range(state.setup.seats)]
    mine = totals.pop(seat)
    return mine - max(totals)


def estimate(state: ElysiumState, seat: int) -> float:
    """A player's final points without prestige, as far as they can be guessed."""
    v = state.v
    setup = state.setup
    left = setup.epochs - v[EPOCH]  # epochs that are still to come
    families, levels = legend_points(state, seat)
    total = float(v[VP + seat] + families + levels)
    total += setup.citizen_points * elysium_citizens(v, seat)
    total += _bonuses(state, seat)
    total += v[GOLD + seat] * (GOLD_END + (GOLD_NOW - GOLD_END) * (1 if left else _phase_share(v)))
    total += CITIZEN_IN_DOMAIN * v[CITIZENS + seat]
    if v[QUEST + seat] == UNFINISHED or (v[TAKEN + seat] == 3 and not v[QUEST + seat]):
        total += UNFINISHED_QUEST
    transfers = 2 * left + 1.5  # roughly what the remaining quests allow
    cards = domain(v, seat)
    share = min(1.0, transfers / len(cards)) if cards else 0.0
    for card in cards:
        total += _domain_card(state, seat, card, left, share)
    for number in range(v[LEGEND_COUNT + seat]):
        at = legend_at(seat, number)
        if v[at + KIND] == SINGLE and (left or v[PHASE] <= ACTIONS):
            total += SINGLE_CARD
    return total


def _phase_share(v: list[int]) -> float:
    """In the last epoch gold is worth something until the legends are written."""
    return 0.8 if v[PHASE] <= ACTIONS else 0.0


def _bonuses(state: ElysiumState, seat: int) -> float:
    v = state.v
    setup = state.setup
    total = 0.0
    for n in range(2 * FAMILIES):
        if v[FAMILY_BONUS + n] == seat + 1:
            total += setup.family_bonus[n % 2]
    for level in range(LEVELS):
        if v[LEVEL_BONUS + level] == seat + 1:
            safe = any(
                v[legend_at(seat, n) + KEY] == level and size(v, legend_at(seat, n)) == 5
                for n in range(v[LEGEND_COUNT + seat])
                if v[legend_at(seat, n) + KIND] > FAMILY_LEGEND
            )
            total += setup.level_bonus[level] * (1.0 if safe or v[PHASE] == OVER else HELD_BONUS)
    return total


def _domain_card(state: ElysiumState, seat: int, card: int, left: int, share: float) -> float:
    """What a card of the Domain may still bring: its effect while it stays, or its place in a legend."""
    kind = state.setup.cards.kind[card]
    level = state.setup.cards.level[card]
    works: float = PER_EPOCH.get(kind, 0.0) * left * (1 + 0.3 * level)
    if kind == names.ONCE and ring(state.v, card):
        works += RING
    legend = IN_LEGEND if fits(state, seat, card) else LOOSE
    if kind in (names.CHRONOS_KIND, names.CHRONOS_FAMILY, names.CHRONOS_LEVEL):
        legend += CHRONOS
    return works + share * legend
