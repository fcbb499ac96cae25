"""Effects that are used at will (ELY-3.8): activate, one-time, Eleusis; in phase III legend effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Numbers, native

from . import components, space
from .components import FAMILIES, FAMILY_CARDS
from .effects.frames import push_effect
from .effects.needs import would_do
from .figures import ELEUSIS_CARDS, KIND_OF, START_OF, TRIGGERED
from .layout import CURRENT_PHASE, DOMAIN, IN_DOMAIN, PLACE, WRITING
from .packing import WANTED, drop_ring, lowest, mark_used, ring, used

if TYPE_CHECKING:
    from .state import ElysiumState

IN_TURN = [  # ELY-3.8
    kind in (components.ACTIVATE, components.ONCE, components.ELEUSIS) for kind in range(len(components.KIND))
]
IN_WRITING = [kind == components.LEGEND_KIND for kind in range(len(components.KIND))]  # ELY-4.5


@native
def list_usable(state: ElysiumState, seat: int, out: Numbers, n: int) -> int:
    """Write the actions that use an effect of the own Domain, in phase II or III as the phase is, from place
    ``n`` on; the place after the last one.
    """
    v = state.p
    t = state.t
    writing = v[CURRENT_PHASE] == WRITING
    for family in range(FAMILIES):
        rest = v[DOMAIN + seat * FAMILIES + family]
        while rest:
            card = family * FAMILY_CARDS + lowest(rest)
            kind = t[KIND_OF + card]
            if IN_WRITING[kind] if writing else IN_TURN[kind]:
                if ready(state, seat, card) and would_do(state, card, seat, card):
                    out[n] = space.USE_BASE + card
                    n += 1
            rest &= rest - 1
    return n


@native
def ready(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether a one-time card has its ring (ELY-4.4), another one has not been used in this epoch (ELY-4.3,
    ELY-R-eleusis-frequency, ELY-R-legend-frequency); Eleusis needs company (ELY-4.7).
    """
    v = state.p
    t = state.t
    kind = t[KIND_OF + card]
    if kind == components.ONCE:
        return ring(v, card)
    if used(v, seat, card):
        return False
    if kind == components.ELEUSIS:
        return in_company(state, seat, card)
    return t[TRIGGERED + card] == 0


@native
def in_company(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether another Eleusis card lies in the Domain (ELY-4.7)."""
    v = state.p
    t = state.t
    first = t[ELEUSIS_CARDS]
    for at in range(first + 1, first + 1 + t[first]):
        if v[PLACE + t[at]] == IN_DOMAIN + seat and t[at] != card:
            return True
    return False


@native
def use_card(state: ElysiumState, seat: int, card: int) -> None:
    """Turn the card or take its ring off, and begin its effect."""
    v = state.p
    if state.t[KIND_OF + card] == components.ONCE:
        drop_ring(v, card)
    else:
        mark_used(v, seat, card)
    if state.log is not None:
        state.tell("used", seat=seat, card=state.setup.cards.names[card])
    push_effect(state, state.t[START_OF + card], seat, card, WANTED)
