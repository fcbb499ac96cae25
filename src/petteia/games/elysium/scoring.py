"""The end of the game (ELY-6): Chronos effects, legends, bonus tiles, prestige, Citizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, TOP, Numbers, Score, Step, buffer, native

from . import components
from .components import CARDS, CARDS_IN_PLAY, FAMILIES, FAMILY_TILES, LEGEND_ROOM, LEVELS
from .effects.frames import push_effect
from .figures import (
    CITIZEN_POINTS,
    FAMILY_BONUS_POINTS,
    FAMILY_POINTS,
    KIND_OF,
    LEVEL_BONUS_POINTS,
    LEVEL_POINTS,
    PRESTIGE_PLACES,
    START_OF,
)
from .layout import (
    ABSENT,
    ACTIVE,
    CHRONOS,
    CITIZENS,
    CURRENT_PHASE,
    DOMAIN,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FINAL,
    FINAL_CARD,
    FINAL_NEXT,
    GOLD,
    IN_ELYSIUM,
    LEGEND_COUNT,
    LEVEL_BONUS,
    LOST_CITIZENS,
    NO_LEGEND,
    ORDER,
    OVER,
    PLACE,
    PRESTIGE,
    SCORING,
    SINGLE,
    VP,
)
from .moves import leave
from .packing import (
    begin_legend,
    drop_ring,
    elysium_citizens,
    form_of,
    key_of,
    legend_at,
    legend_size,
    list_set,
)

if TYPE_CHECKING:
    from .state import ElysiumState

PARTS = (
    "tokens",
    "chronos",
    "family-legends",
    "level-legends",
    "family-bonus",
    "level-bonus",
    "prestige",
    "citizens",
)
(
    TOKENS,
    FROM_CHRONOS,
    FAMILY_LEGENDS,
    LEVEL_LEGENDS,
    FAMILY_BONUSES,
    LEVEL_BONUSES,
    FROM_PRESTIGE,
    FROM_CITIZENS,
) = range(len(PARTS))
SCORE_PARTS = len(PARTS)
IS_CHRONOS = [kind in components.CHRONOS_KINDS for kind in components.KIND]


class Final(Step["ElysiumState"]):
    """The final scoring.

    Chronos effects of cards in legends (ELY-4.6) come in turn order; all give VP, so that the order of a
    player's own never matters.
    """

    name = "final"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Clear the table, then resolve one Chronos effect after the other (ELY-6.2)."""
        v = state.p
        if v[CURRENT_PHASE] != SCORING:
            v[CURRENT_PHASE] = SCORING
            v[ACTIVE] = 0
            clear(state)
            return
        t = state.t
        while v[top + FINAL_NEXT] < state.seats:
            seat = v[ORDER + v[top + FINAL_NEXT]]
            low = IN_ELYSIUM + seat * LEGEND_ROOM
            for card in range(v[top + FINAL_CARD], CARDS):
                if low <= v[PLACE + card] < low + LEGEND_ROOM and IS_CHRONOS[t[KIND_OF + card]]:
                    v[top + FINAL_CARD] = card + 1
                    if state.log is not None:
                        state.tell("chronos", seat=seat, card=state.setup.cards.names[card])
                    push_effect(state, t[START_OF + card], seat, card)
                    return
            v[top + FINAL_NEXT] += 1
            v[top + FINAL_CARD] = 0
        v[CURRENT_PHASE] = OVER
        state.pop()
        if state.log is not None:
            for seat, score in enumerate(scores(state)):
                state.tell("score", seat=seat, number=score.total)


@native
def clear(state: ElysiumState) -> None:
    """Remove all Domains and the single cards of the Elysiums (ELY-6.1)."""
    v = state.p
    for seat in range(state.seats):
        cards = buffer(CARDS_IN_PLAY)
        count = list_set(v, DOMAIN + seat * FAMILIES, 0, cards, 0)
        for n in range(count):
            card = cards[n]
            leave(v, card)
            v[PLACE + card] = ABSENT
            drop_ring(v, card)
        v[LOST_CITIZENS] += v[CITIZENS + seat]
        v[CITIZENS + seat] = 0
        for number in range(v[LEGEND_COUNT + seat]):
            at = legend_at(seat, number)
            if form_of(v, at) == SINGLE:
                v[PLACE + key_of(v, at)] = ABSENT
                begin_legend(v, at, NO_LEGEND, 0)
    if state.log is not None:
        state.tell("cleared")


def scores(state: ElysiumState) -> list[Score]:
    """The points of all seats as if the game ended now, with their parts."""
    final = finished(state)
    out = []
    for seat in range(state.seats):
        points = buffer(len(PARTS))
        total = score(final, seat, points)
        out.append(Score(total, dict(zip(PARTS, points[:], strict=True))))
    return out


@native
def score(state: ElysiumState, seat: int, parts: Numbers) -> int:
    """Write the points of a seat by their parts, the game being over; returns their sum."""
    v = state.p
    t = state.t
    parts[TOKENS] = v[VP + seat] - v[CHRONOS + seat]
    parts[FROM_CHRONOS] = v[CHRONOS + seat]
    first = legend_at(seat, 0)
    for at in range(first, first + v[LEGEND_COUNT + seat]):  # ELY-6.3
        form = form_of(v, at)
        if form == FAMILY_LEGEND:
            parts[FAMILY_LEGENDS] += t[FAMILY_POINTS + legend_size(v, at)]
        elif form > FAMILY_LEGEND:
            parts[LEVEL_LEGENDS] += t[LEVEL_POINTS + legend_size(v, at)]
    for family in range(FAMILIES):  # ELY-6.4, like the next
        for tile in range(FAMILY_TILES):
            if v[FAMILY_BONUS + family * FAMILY_TILES + tile] == seat + 1:
                parts[FAMILY_BONUSES] += t[FAMILY_BONUS_POINTS + tile]
    for level in range(LEVELS):
        if v[LEVEL_BONUS + level] == seat + 1:
            parts[LEVEL_BONUSES] += t[LEVEL_BONUS_POINTS + level]
    parts[FROM_PRESTIGE] = prestige_points(state, seat)
    parts[FROM_CITIZENS] = t[CITIZEN_POINTS] * elysium_citizens(v, seat)  # ELY-6.6
    total = 0
    for part in range(SCORE_PARTS):
        total += parts[part]
    return total


def ranking(state: ElysiumState) -> list[tuple[int, ...]]:
    """Most points, then most gold, then a shared victory (ELY-6.7)."""
    return [(score.total, state.v[GOLD + seat]) for seat, score in enumerate(scores(state))]


@native
def prestige_points(state: ElysiumState, seat: int) -> int:
    """Points for prestige (ELY-6.5): tied players share the sum of their places, rounded down
    (ELY-R-prestige-tie-rounding); whoever has none gets nothing.
    """
    v = state.p
    mine = v[PRESTIGE + seat]
    if mine == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(state.seats):
        if v[PRESTIGE + other] > mine:
            ahead += 1
        elif v[PRESTIGE + other] == mine:
            tied += 1
    total = 0
    for place in range(ahead, ahead + tied):
        total += state.t[PRESTIGE_PLACES + place]
    return total // tied


@native
def begin_final(state: ElysiumState) -> None:
    """Leave everything that is going on, and begin the final scoring."""
    state.forget()
    while state.p[TOP]:
        state.pop()
    state.push(FINAL, ENGINE)


def finished(state: ElysiumState) -> ElysiumState:
    """The state at the end of the game, if it ended now; players borrow the best Chronos effects."""
    if state.v[CURRENT_PHASE] == OVER:
        return state
    final = state.copy()
    v = final.v
    if v[CURRENT_PHASE] != SCORING:
        begin_final(final)
        final.settle()
    while v[TOP]:
        seat = final.decider
        assert seat is not None
        best = -1
        choice = max(final.legal())
        for action in final.legal():
            trial = final.copy()
            trial.advance(action)
            if trial.v[CHRONOS + seat] > best:
                best = trial.v[CHRONOS + seat]
                choice = action
        final.advance(choice)
    return final
