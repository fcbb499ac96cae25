"""Effects that are used at will (ELY-3.8): activate, one-time, Eleusis; in phase III legend effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import components, space
from .effects.frames import push_effect
from .layout import CURRENT_PHASE, IN_DOMAIN, PLACE, WRITING
from .moves import domain
from .packing import WANTED, drop_ring, mark_used, ring, used

if TYPE_CHECKING:
    from .state import ElysiumState

IN_TURN = [  # ELY-3.8
    kind in (components.ACTIVATE, components.ONCE, components.ELEUSIS) for kind in range(len(components.KIND))
]
IN_WRITING = [kind == components.LEGEND_KIND for kind in range(len(components.KIND))]  # ELY-4.5


def usable(state: ElysiumState, seat: int) -> list[int]:
    """Actions that use an effect of the own Domain, in phase II or III as the phase is."""
    v = state.v
    table = state.setup.cards
    kinds = IN_WRITING if v[CURRENT_PHASE] == WRITING else IN_TURN
    return [
        space.USE_BASE + card
        for card in domain(v, seat)
        if kinds[table.kind[card]]
        and ready(state, seat, card)
        and table.program[card].would_do(state, seat, card)
    ]


def ready(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether a one-time card has its ring (ELY-4.4), another one has not been used in this epoch (ELY-4.3,
    ELY-R-eleusis-frequency, ELY-R-legend-frequency); Eleusis needs company (ELY-4.7).
    """
    v = state.v
    table = state.setup.cards
    kind = table.kind[card]
    if kind == components.ONCE:
        return ring(v, card) != 0
    if used(v, seat, table.family[card], table.bit[card]):
        return False
    if kind == components.ELEUSIS:
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
    if table.kind[card] == components.ONCE:
        drop_ring(v, card)
    else:
        mark_used(v, seat, table.family[card], table.bit[card])
    if state.log is not None:
        state.tell("used", seat=seat, card=table.names[card])
    push_effect(state, table.program[card].start, seat, card, WANTED)
