"""The end of the game (ELY-6): Chronos effects, legends, bonus tiles, prestige, Citizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, TOP, Score, Step

from . import components
from .components import CARDS, FAMILIES, FAMILY_TILES, LEGEND_ROOM, LEVELS
from .effects.frames import push_effect
from .effects.zones import elysium_citizens
from .layout import (
    ABSENT,
    ACTIVE,
    CHRONOS,
    CITIZENS,
    CURRENT_PHASE,
    FAMILY_BONUS,
    FAMILY_LEGEND,
    FINAL,
    FINAL_CARD,
    FINAL_NEXT,
    GOLD,
    IN_ELYSIUM,
    LEGEND_COUNT,
    LEGEND_FORM,
    LEGEND_KEY,
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
    legend_at,
)
from .legends import size
from .moves import domain, leave
from .packing import drop_ring

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
IS_CHRONOS = [kind in components.CHRONOS_KINDS for kind in components.KIND]


class Final(Step["ElysiumState"]):
    """The final scoring.

    Chronos effects of cards in legends (ELY-4.6) come in turn order; all give VP, so that the order of a
    player's own never matters.
    """

    name = "final"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Clear the table, then resolve one Chronos effect after the other (ELY-6.2)."""
        v = state.v
        if v[CURRENT_PHASE] != SCORING:
            v[CURRENT_PHASE] = SCORING
            v[ACTIVE] = 0
            clear(state)
            return
        table = state.setup.cards
        while v[top + FINAL_NEXT] < state.seats:
            seat = v[ORDER + v[top + FINAL_NEXT]]
            low = IN_ELYSIUM + seat * LEGEND_ROOM
            for card in range(v[top + FINAL_CARD], CARDS):
                if low <= v[PLACE + card] < low + LEGEND_ROOM and IS_CHRONOS[table.kind[card]]:
                    v[top + FINAL_CARD] = card + 1
                    if state.log is not None:
                        state.tell("chronos", seat=seat, card=table.names[card])
                    push_effect(state, table.program[card].start, seat, card)
                    return
            v[top + FINAL_NEXT] += 1
            v[top + FINAL_CARD] = 0
        v[CURRENT_PHASE] = OVER
        state.pop()
        if state.log is not None:
            for seat, score in enumerate(scores(state)):
                state.tell("score", seat=seat, number=score.total)


def clear(state: ElysiumState) -> None:
    """Remove all Domains and the single cards of the Elysiums (ELY-6.1)."""
    v = state.v
    for seat in range(state.seats):
        for card in domain(v, seat):
            leave(v, card)
            v[PLACE + card] = ABSENT
            drop_ring(v, card)
        v[LOST_CITIZENS] += v[CITIZENS + seat]
        v[CITIZENS + seat] = 0
        for number in range(v[LEGEND_COUNT + seat]):
            at = legend_at(seat, number)
            if v[at + LEGEND_FORM] == SINGLE:
                v[PLACE + v[at + LEGEND_KEY]] = ABSENT
                v[at + LEGEND_FORM] = NO_LEGEND
                v[at + LEGEND_KEY] = 0
    if state.log is not None:
        state.tell("cleared")


def scores(state: ElysiumState) -> list[Score]:
    """The points of all seats as if the game ended now, with their parts."""
    final = finished(state)
    v = final.v
    setup = state.setup
    out = []
    prestige = prestige_points(v[PRESTIGE : PRESTIGE + state.seats], setup.prestige_places)
    for seat in range(state.seats):
        families, levels = legend_points(final, seat)
        tiles = v[FAMILY_BONUS : FAMILY_BONUS + FAMILIES * FAMILY_TILES]
        parts = {
            "tokens": v[VP + seat] - v[CHRONOS + seat],
            "chronos": v[CHRONOS + seat],
            "family-legends": families,
            "level-legends": levels,
            "family-bonus": sum(  # ELY-6.4, like the next
                setup.family_bonus[n % FAMILY_TILES] for n, holder in enumerate(tiles) if holder == seat + 1
            ),
            "level-bonus": sum(
                setup.level_bonus[level] for level in range(LEVELS) if v[LEVEL_BONUS + level] == seat + 1
            ),
            "prestige": prestige[seat],
            "citizens": setup.citizen_points * elysium_citizens(v, seat),  # ELY-6.6
        }
        out.append(Score(sum(parts.values()), parts))
    return out


def ranking(state: ElysiumState) -> list[tuple[int, ...]]:
    """Most points, then most gold, then a shared victory (ELY-6.7)."""
    return [(score.total, state.v[GOLD + seat]) for seat, score in enumerate(scores(state))]


def legend_points(state: ElysiumState, seat: int) -> tuple[int, int]:
    """Points of the family legends and of the level legends of a player (ELY-6.3)."""
    v = state.v
    families = levels = 0
    for number in range(v[LEGEND_COUNT + seat]):
        at = legend_at(seat, number)
        if v[at + LEGEND_FORM] == FAMILY_LEGEND:
            families += state.setup.family_points[size(v, at)]
        elif v[at + LEGEND_FORM] > FAMILY_LEGEND:
            levels += state.setup.level_points[size(v, at)]
    return families, levels


def prestige_points(prestige: list[int], places: list[int]) -> list[int]:
    """Points for prestige (ELY-6.5): tied players share the sum of their places, rounded down
    (ELY-R-prestige-tie-rounding); whoever has none gets nothing.
    """
    out = []
    for mine in prestige:
        ahead = sum(other > mine for other in prestige)
        tied = sum(other == mine for other in prestige)
        out.append(sum(places[ahead : ahead + tied]) // tied if mine else 0)
    return out


def finished(state: ElysiumState) -> ElysiumState:
    """The state at the end of the game, if it ended now; players borrow the best Chronos effects."""
    if state.v[CURRENT_PHASE] == OVER:
        return state
    final = state.copy()
    v = final.v
    if v[CURRENT_PHASE] != SCORING:
        while v[TOP]:
            final.pop()
        final.push(FINAL, ENGINE)
        final.settle()
    while v[TOP]:
        seat = final.decider
        assert seat is not None
        best = -1
        choice = final.legal()[-1]
        for action in final.legal():
            trial = final.copy()
            trial.advance(action)
            if trial.v[CHRONOS + seat] > best:
                best = trial.v[CHRONOS + seat]
                choice = action
        final.advance(choice)
    return final
