"""Effects a player uses when he likes: activate, one-time, Eleusis (ELY-4), in phase III legend effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Reason

from . import actions, names
from .effects.frames import WANTED, push_effect
from .layout import FAMILIES, IN_DOMAIN, MARKS, PHASE, PLACE, WRITING
from .moves import domain, drop_ring, ring

if TYPE_CHECKING:
    from .state import ElysiumState

IN_TURN = [kind in (names.ACTIVATE, names.ONCE, names.ELEUSIS) for kind in range(len(names.KINDS))]
IN_WRITING = [kind == names.LEGEND_KIND for kind in range(len(names.KINDS))]


def usable(state: ElysiumState, seat: int) -> list[int]:
    """Actions that use an effect of the own Domain, in phase II or III as the phase is."""
    v = state.v
    table = state.setup.cards
    kinds = IN_WRITING if v[PHASE] == WRITING else IN_TURN
    return [
        actions.USE + card
        for card in domain(v, seat)
        if kinds[table.kind[card]]
        and ready(state, seat, card)
        and table.program[card].would_do(state, seat, card)
    ]


def ready(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether the card has its ring, or has not been used in this epoch; Eleusis needs company (ELY-4.7)."""
    v = state.v
    table = state.setup.cards
    kind = table.kind[card]
    if kind == names.ONCE:
        return ring(v, card) != 0
    if v[MARKS + seat * FAMILIES + table.family[card]] & table.bit[card]:
        return False
    if kind == names.ELEUSIS:
        return in_company(state, seat, card)
    return table.program[card].trigger is None


def in_company(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether another Eleusis card lies in the Domain (ELY-4.7)."""
    v = state.v
    here = IN_DOMAIN + seat
    return any(v[PLACE + other] == here and other != card for other in state.setup.cards.eleusis)


def use_card(state: ElysiumState, seat: int, card: int) -> None:
    """Turn the card or take its ring off, and begin its effect."""
    v = state.v
    table = state.setup.cards
    if table.kind[card] == names.ONCE:
        drop_ring(v, card)
    else:
        v[MARKS + seat * FAMILIES + table.family[card]] |= table.bit[card]
    if state.log is not None:
        state.tell("used", seat=seat, card=table.names[card])
    push_effect(state, table.program[card].start, seat, card, WANTED)


def why_not_use(state: ElysiumState, seat: int, card: int) -> Reason:
    """Why an effect cannot be used now."""
    v = state.v
    table = state.setup.cards
    name = {"card": table.names[card]}
    kind = table.kind[card]
    if v[PLACE + card] != IN_DOMAIN + seat:
        return Reason("not-in-domain", name, ("ELY-3.8", "ELY-4.8"))
    if not (IN_TURN[kind] or kind == names.LEGEND_KIND) or table.program[card].trigger is not None:
        rule = {names.INSTANT: "ELY-4.1", names.PERMANENT: "ELY-4.2"}.get(kind, "ELY-4.6")
        return Reason("not-by-choice", name, ("ELY-4.5" if kind == names.LEGEND_KIND else rule,))
    if IN_TURN[kind] == (v[PHASE] == WRITING):
        return Reason("other-phase", name, ("ELY-4.5", "ELY-4.3"))
    if kind == names.ONCE:
        if not ring(v, card):
            return Reason("ring-gone", name, ("ELY-4.4",))
    elif v[MARKS + seat * FAMILIES + table.family[card]] & table.bit[card]:
        rules = {names.ELEUSIS: "ELY-R-eleusis-frequency", names.LEGEND_KIND: "ELY-R-legend-frequency"}
        return Reason("already-used", name, (rules.get(kind, "ELY-4.3"),))
    if kind == names.ELEUSIS and not in_company(state, seat, card):
        return Reason("eleusis-alone", name, ("ELY-4.7",))
    return Reason("would-do-nothing", name, ("ELY-4.8",))
