"""What a position is worth to each seat: the points it has, and what cards, gold and quests will still bring.

Legends are written at the end of each epoch, so what lies in the Domain is worth something only while an
epoch's end is still to come. The weights were fitted to the outcome of games between bots (scripts/fit.py):
they are points at the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Floats, Numbers, buffer, floats, native, row_of

from . import components
from .components import FAMILIES, FAMILY_CARDS, FAMILY_TILES, LEGEND_ROOM, LEVELS, SEATS
from .figures import EPOCHS, FAMILY_BONUS_POINTS, FAMILY_POINTS, KIND_OF, LEVEL, LEVEL_POINTS, OPEN
from .layout import (
    ACTING,
    AGORA,
    CITIZENS,
    COLUMNS_HELD,
    CURRENT_PHASE,
    DOMAIN,
    DOMAIN_COUNT,
    EPOCH,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    GOLD,
    LEGEND_COUNT,
    LEVEL_BONUS,
    LEVEL_LEGEND,
    OVER,
    PRESTIGE,
    QUEST_HELD,
    SINGLE,
    TAKEN,
    UNFINISHED,
    WRITING,
)
from .legends import list_fits
from .packing import bits, form_of, key_of, legend_at, lowest, mask_of, number_in_set, ring
from .scoring import SCORE_PARTS, finished, score
from .taking import CARDS_EACH, find_reached, leave_open, quests_open
from .writing import GOLD_INCOME, TRANSFERS_ALLOWED, VP_INCOME, quest_brings

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
    ("choice", 1.18, "cards that the columns left open, while cards are owed (counted up to 4)"),
    ("prestige", 0.3, "prestige tokens, times the epochs after this one"),
    ("shaky", -1.17, "level bonus held that can still be lost, times the ends still to come"),
)
WEIGHTS = row_of(weight for _, weight, _ in FEATURES)
EARLIER = {  # the weights of earlier versions, in the same order
    "0.1": row_of(
        (6.51, -0.01, -0.01, 0.83, 1.19, 0.37, 0.98, 1.22, -0.23, 0.42, 0.78, 0.1, 0.11,
         -0.92, -1.71, -2.63, -0.42, 1.63, -0.07, -1.93, -1.61, -2.21, 1.18, 0.3, -1.17)
    )
}  # fmt: skip
(
    ENDS,
    GOLD_HELD,
    GOLD_EARLY,
    PERMANENT,
    ACTIVATE,
    LEGEND,
    ELEUSIS,
    RINGED,
    CHRONOS,
    LEVEL_SUM,
    FITTING,
    IN_FAMILIES,
    IN_LEVELS,
    CROWD,
    SINGLES,
    CITIZENS_HELD,
    QUEST_GOLD,
    QUEST_VP,
    QUEST_TRANSFERS,
    HAS_UNFINISHED,
    NO_QUEST,
    NO_CARD,
    CHOICE,
    PRESTIGE_HELD,
    SHAKY,
) = range(len(FEATURES))
COUNT = len(FEATURES)
BY_KIND = tuple(  # the feature that counts the cards of a kind in the Domain, -1 for none
    {
        components.PERMANENT: PERMANENT,
        components.ACTIVATE: ACTIVATE,
        components.ELEUSIS: ELEUSIS,
        components.LEGEND_KIND: LEGEND,
        components.ONCE: RINGED,
        components.CHRONOS_KIND: CHRONOS,
        components.CHRONOS_FAMILY: CHRONOS,
        components.CHRONOS_LEVEL: CHRONOS,
    }.get(kind, -1)
    for kind in range(len(components.KIND))
)


def points(state: ElysiumState) -> list[int]:
    """Each seat's points as in scoring.py, without parts."""
    final = finished(state)
    return [score(final, seat, buffer(SCORE_PARTS)) for seat in range(state.seats)]


def features(state: ElysiumState, seat: int) -> list[float]:
    """The features of a seat in the order of `FEATURES`; all 0 after the last legend is written."""
    out = floats(COUNT)
    judge(state, seat, out)
    return out[:]


@native
def judge(state: ElysiumState, seat: int, out: Floats) -> None:
    """Write the features of a seat into a buffer that is all 0."""
    v = state.p
    t = state.t
    later = t[EPOCHS] - v[EPOCH]
    ends = later + (1 if v[CURRENT_PHASE] <= WRITING else 0)
    if ends == 0 or v[CURRENT_PHASE] == OVER:
        return
    out[ENDS] = ends
    out[GOLD_HELD] = v[GOLD + seat]
    out[GOLD_EARLY] = v[GOLD + seat] * later
    family_mask = buffer(FAMILIES)  # levels at hand for each family
    level_mask = buffer(LEVELS)  # families at hand for each level
    legends = buffer(LEGEND_ROOM)
    for family in range(FAMILIES):
        rest = v[DOMAIN + seat * FAMILIES + family]
        while rest:
            card = family * FAMILY_CARDS + lowest(rest)
            level = t[LEVEL + card]
            feature = BY_KIND[t[KIND_OF + card]]
            if feature in (PERMANENT, ACTIVATE, ELEUSIS):
                out[feature] += later
            elif feature == LEGEND:
                out[feature] += ends
            elif feature == RINGED:
                out[feature] += 1 if ring(v, card) else 0
            elif feature == CHRONOS:
                out[feature] += 1
            out[LEVEL_SUM] += level
            if list_fits(state, seat, card, 0, legends, 0):
                out[FITTING] += 1
            family_mask[family] |= 1 << level
            level_mask[level] |= 1 << family
            rest &= rest - 1
    judge_legends(state, seat, family_mask, level_mask, out)
    out[CROWD] = max(0, v[DOMAIN_COUNT + seat] - 2 * ends)
    out[CITIZENS_HELD] = v[CITIZENS + seat]
    judge_quest(state, seat, out)
    out[PRESTIGE_HELD] = v[PRESTIGE + seat] * later
    for level in range(LEVELS):
        if v[LEVEL_BONUS + level] == seat + 1:
            out[SHAKY] += ends


@native
def judge_legends(
    state: ElysiumState, seat: int, family_mask: Numbers, level_mask: Numbers, out: Floats
) -> None:
    """What the cards of the Domain would add to legends, each card counted for both ways it may go."""
    v = state.p
    t = state.t
    family_now = buffer(FAMILIES)
    level_now = buffer(LEVELS)
    first = legend_at(seat, 0)
    for at in range(first, first + v[LEGEND_COUNT + seat]):
        form = form_of(v, at)
        key = key_of(v, at)
        mask = mask_of(v, at)
        if form == SINGLE:
            out[SINGLES] += 1
            family_mask[key // FAMILY_CARDS] |= 1 << t[LEVEL + key]
            level_mask[t[LEVEL + key]] |= 1 << key // FAMILY_CARDS
        elif form == FAMILY_LEGEND:
            if bits(mask) > bits(family_now[key]):
                family_now[key] = mask
        elif form == LEVEL_LEGEND and bits(mask) > bits(level_now[key]):
            level_now[key] = mask
    for family in range(FAMILIES):
        if family_mask[family]:
            now = bits(family_now[family])
            size = bits(family_mask[family] | family_now[family])
            gain = t[FAMILY_POINTS + size] - t[FAMILY_POINTS + now]
            if size == 3 and now < 3:  # a complete one takes a bonus tile (ELY-5.4)
                if not v[FAMILY_BONUS + family * FAMILY_TILES]:
                    gain += t[FAMILY_BONUS_POINTS]
                elif not v[FAMILY_BONUS + family * FAMILY_TILES + 1]:
                    gain += t[FAMILY_BONUS_POINTS + 1]
            out[IN_FAMILIES] += gain
    for level in range(LEVELS):
        if level_mask[level]:
            size = min(5, bits(level_mask[level] | level_now[level]))
            out[IN_LEVELS] += t[LEVEL_POINTS + size] - t[LEVEL_POINTS + min(5, bits(level_now[level]))]


@native
def judge_quest(state: ElysiumState, seat: int, out: Floats) -> None:
    """The quest that is taken, or whether one and the cards still owed can be had with the columns left."""
    v = state.p
    t = state.t
    quest = v[QUEST_HELD + seat]
    if quest:
        if v[CURRENT_PHASE] <= ACTING:
            out[QUEST_GOLD] = quest_brings(state, seat, GOLD_INCOME)
            out[QUEST_VP] = quest_brings(state, seat, VP_INCOME)
        if v[CURRENT_PHASE] <= WRITING:
            out[QUEST_TRANSFERS] = quest_brings(state, seat, TRANSFERS_ALLOWED)
        out[HAS_UNFINISHED] = 1 if quest == UNFINISHED else 0
    if v[CURRENT_PHASE] != ACTING:
        return
    columns = v[COLUMNS_HELD + seat]
    if not quest and not quests_open(state, columns):
        out[NO_QUEST] = 1
    if v[TAKEN + seat] < CARDS_EACH:
        count = 0
        for family in range(FAMILIES):
            count += bits(v[AGORA + family] & t[OPEN + columns * FAMILIES + family])
        if count == 0:
            found = buffer(FAMILIES)
            find_reached(state, seat, -1, found)
            leave_open(state, seat, columns, found)
            count = number_in_set(found, 0)
        if count:
            out[CHOICE] = min(4, count)
        else:
            out[NO_CARD] = 1


@native
def expect(state: ElysiumState, final: ElysiumState, weights: Floats, out: Floats) -> None:
    """Write what each seat may expect; ``final`` is the state at the end of the game, if it ended now."""
    for seat in range(state.seats):
        parts = buffer(SCORE_PARTS)
        found = floats(COUNT)
        judge(state, seat, found)
        worth = 0.0
        for feature in range(COUNT):  # explicitly: `sum` is compensated from Python 3.12 on
            worth += found[feature] * weights[feature]
        out[seat] = score(final, seat, parts) + worth


@native
def survey(state: ElysiumState, final: ElysiumState, out: Floats) -> None:
    """Write points and features of all seats, one seat after the other; ``final`` as in `expect`."""
    for seat in range(state.seats):
        survey_seat(state, final, seat, out)


@native
def survey_seat(state: ElysiumState, final: ElysiumState, seat: int, out: Floats) -> None:
    """Write a seat's points and its features."""
    parts = buffer(SCORE_PARTS)
    found = floats(COUNT)
    judge(state, seat, found)
    first = seat * (COUNT + 1)
    out[first] = float(score(final, seat, parts))
    for feature in range(COUNT):
        out[first + 1 + feature] = found[feature]


def survey_into(state: ElysiumState, out: Floats) -> None:
    """Write points and features of all seats, one seat after the other."""
    survey(state, finished(state), out)


def prospects_into(state: ElysiumState, out: Floats, weights: Floats = WEIGHTS) -> None:
    """Write what each seat may expect at the end: its points so far and the weighted features of its
    position.
    """
    expect(state, finished(state), weights, out)


def prospects(state: ElysiumState) -> list[float]:
    """The same as a list."""
    out = floats(SEATS)
    prospects_into(state, out)
    return out[: state.seats]
