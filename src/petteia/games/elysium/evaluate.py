"""What a position is worth to each seat: the points it has, and what cards, gold and quests will still bring.

Legends are written at the end of each epoch, so what lies in the Domain is worth something only while an
epoch's end is still to come. The weights were fitted to the outcome of games between bots (scripts/fit.py):
they are points at the end of the game.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from . import components
from .components import FAMILIES, FAMILY_TILES, LEVELS
from .layout import (
    ACTING,
    AGORA,
    AGORA_COUNT,
    CITIZENS,
    COLUMNS_HELD,
    CURRENT_PHASE,
    EPOCH,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    GOLD,
    LEGEND_COUNT,
    LEGEND_FORM,
    LEGEND_KEY,
    LEGEND_MASK,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    OVER,
    PEDIMENT_SIDE,
    PRESTIGE,
    QUEST_HELD,
    SINGLE,
    TAKEN,
    UNFINISHED,
    WRITING,
    legend_at,
)
from .legends import fits
from .moves import domain
from .packing import quest_is_free, ring
from .taking import CARDS_EACH

if TYPE_CHECKING:
    from .state import ElysiumState

# Feature, weight, meaning. "Ends" are the ends of epochs still to come, this epoch's included.
FEATURES: tuple[tuple[str, float, str], ...] = (
    ("ends", 6.51, "ends of epochs still to come: each brings a quest and legends"),
    ("gold", -0.01, "gold while legends can still be written"),
    ("gold-early", -0.01, "gold, times the epochs after this one"),
    ("permanent", 0.83, "permanent cards in the Domain, times the epochs after this one"),
    ("activate", 1.19, "cards to activate in the Domain, times the epochs after this one"),
    ("legend", 0.37, "legend cards in the Domain, times the ends still to come"),
    ("eleusis", 0.98, "Eleusis cards in the Domain, times the epochs after this one"),
    ("rings", 1.22, "one-time effects still to be used"),
    ("chronos", -0.23, "Chronos cards in the Domain while legends can still be written"),
    ("level", 0.42, "levels of all cards in the Domain while legends can still be written"),
    ("fits", 0.78, "cards in the Domain that continue a legend of the Elysium"),
    ("families", 0.1, "points that family legends gain once the cards of the Domain join them"),
    ("levels", 0.11, "points that level legends gain once the cards of the Domain join them"),
    ("crowd", -0.92, "cards in the Domain beyond what the quests to come will probably transfer"),
    ("singles", -1.71, "single cards in the Elysium while legends can still be written"),
    ("citizens", -2.63, "Citizens in the Domain while legends can still be written"),
    ("quest-gold", -0.42, "gold of the quest taken, until it is paid out"),
    ("quest-vp", 1.63, "points of the quest taken, until they are paid out"),
    ("quest-transfers", -0.07, "transfers of the quest taken or still left in this epoch"),
    ("unfinished", -1.93, "an unfinished quest in hand"),
    ("no-quest", -1.61, "owes a quest that the columns left no longer open"),
    ("no-card", -2.21, "owes a card, but the columns left open none"),
    ("choice", 1.18, "cards of the Agora that the columns left open, while cards are owed (counted up to 4)"),
    ("prestige", 0.3, "prestige tokens, times the epochs after this one"),
    ("shaky", -1.17, "level bonus held that can still be lost, times the ends still to come"),
)
_WEIGHTS = tuple(weight for _, weight, _ in FEATURES)

_PER_EPOCH = {components.PERMANENT: 3, components.ACTIVATE: 4, components.ELEUSIS: 6}
_LEGEND, _RINGS, _CHRONOS, _LEVEL, _FITS = 5, 7, 8, 9, 10
_CHRONOS_KINDS = (components.CHRONOS_KIND, components.CHRONOS_FAMILY, components.CHRONOS_LEVEL)


def points(state: ElysiumState) -> list[int]:
    """Each seat's points as if the game ended now."""
    return [score.total for score in state.scores()]


def features(state: ElysiumState, seat: int) -> list[float]:
    """The features of a seat in the order of `FEATURES`; all 0 after the last legend is written."""
    v = state.v
    setup = state.setup
    out = [0.0] * len(FEATURES)
    later = setup.epochs - v[EPOCH]
    ends = later + (v[CURRENT_PHASE] <= WRITING)
    if not ends or v[CURRENT_PHASE] == OVER:
        return out
    out[0] = ends
    out[1] = v[GOLD + seat]
    out[2] = v[GOLD + seat] * later
    cards = domain(v, seat)
    table = setup.cards
    family_mask = [0] * FAMILIES  # levels at hand for each family
    level_mask = [0] * LEVELS  # families at hand for each level
    for card in cards:
        kind, level, family = table.kind[card], table.level[card], table.family[card]
        place = _PER_EPOCH.get(kind)
        if place is not None:
            out[place] += later
        elif kind == components.LEGEND_KIND:
            out[_LEGEND] += ends
        elif kind == components.ONCE:
            out[_RINGS] += ring(v, card) > 0
        elif kind in _CHRONOS_KINDS:
            out[_CHRONOS] += 1
        out[_LEVEL] += level
        if fits(state, seat, card):
            out[_FITS] += 1
        family_mask[family] |= 1 << level
        level_mask[level] |= 1 << family
    _legends(state, seat, family_mask, level_mask, out)
    out[13] = max(0.0, len(cards) - 2.0 * ends)
    out[15] = v[CITIZENS + seat]
    _quest(state, seat, out)
    out[23] = v[PRESTIGE + seat] * later
    for level in range(LEVELS):
        if v[LEVEL_BONUS + level] == seat + 1:
            out[24] += ends
    return out


def _legends(
    state: ElysiumState, seat: int, family_mask: list[int], level_mask: list[int], out: list[float]
) -> None:
    """What the cards of the Domain would add to legends, each card counted for both ways it may go."""
    v = state.v
    setup = state.setup
    family_now = [0] * FAMILIES
    level_now = [0] * LEVELS
    table = setup.cards
    for number in range(v[LEGEND_COUNT + seat]):
        at = legend_at(seat, number)
        form, key, mask = v[at + LEGEND_FORM], v[at + LEGEND_KEY], v[at + LEGEND_MASK]
        if form == SINGLE:
            out[14] += 1
            family_mask[table.family[key]] |= 1 << table.level[key]
            level_mask[table.level[key]] |= 1 << table.family[key]
        elif form == FAMILY_LEGEND:
            if mask.bit_count() > family_now[key].bit_count():
                family_now[key] = mask
        elif form == LEVEL_LEGEND and mask.bit_count() > level_now[key].bit_count():
            level_now[key] = mask
    worth, now = setup.family_points, family_now
    for family in range(FAMILIES):
        if family_mask[family]:
            size = (family_mask[family] | now[family]).bit_count()
            gain = worth[size] - worth[now[family].bit_count()]
            if size == 3 and now[family].bit_count() < 3:  # a complete one takes a bonus tile (ELY-5.4)
                if not v[FAMILY_BONUS + family * FAMILY_TILES]:
                    gain += setup.family_bonus[0]
                elif not v[FAMILY_BONUS + family * FAMILY_TILES + 1]:
                    gain += setup.family_bonus[1]
            out[11] += gain
    worth, now = setup.level_points, level_now
    for level in range(LEVELS):
        if level_mask[level]:
            size = min(5, (level_mask[level] | now[level]).bit_count())
            out[12] += worth[size] - worth[min(5, now[level].bit_count())]


def _quest(state: ElysiumState, seat: int, out: list[float]) -> None:
    """The quest that is taken, or whether one and the cards still owed can be had with the columns left."""
    v = state.v
    setup = state.setup
    quest = v[QUEST_HELD + seat]
    if quest:
        gold, vp, transfers = setup.unfinished if quest == UNFINISHED else setup.quests[quest - 1]
        if v[CURRENT_PHASE] <= ACTING:
            out[16], out[17], out[18] = gold, vp, transfers
        elif v[CURRENT_PHASE] == WRITING:
            out[18] = transfers
        out[19] = quest == UNFINISHED
    if v[CURRENT_PHASE] != ACTING:
        return
    columns = v[COLUMNS_HELD + seat]
    if not quest and not any(
        above & columns and quest_is_free(v, tile)
        for tile, above in enumerate(setup.quest_columns[v[PEDIMENT_SIDE] - 1])
    ):
        out[20] = 1
    owed = CARDS_EACH - v[TAKEN + seat]
    if owed > 0:
        is_open = setup.cards.open[columns]
        count = 0
        for card in v[AGORA : AGORA + v[AGORA_COUNT]]:
            count += is_open[card]
        if count:
            out[22] = min(4, count)
        else:
            out[21] = 1


def prospects(state: ElysiumState) -> list[float]:
    """What each seat may expect at the end: its points so far and the weighted features of its position."""
    return [
        total + sum(map(mul, features(state, seat), _WEIGHTS)) for seat, total in enumerate(points(state))
    ]
