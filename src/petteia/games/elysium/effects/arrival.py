"""A family card comes to a player from a common place: it is taken (ELY-R-arrival-from-common-stock)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import components
from petteia.games.elysium.moves import to_domain
from petteia.games.elysium.packing import instant_ran, note_instant, pack, put_ring

from .frames import push_effect, resolving
from .triggers import push_triggers, waiting

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


def take_card(state: ElysiumState, seat: int, card: int, event: str) -> None:
    """The card goes to the Domain; its instant effect comes first, then what its taking sets off."""
    set_off = waiting(state, seat, state.setup.cards.take_triggers[card])
    if state.log is not None:
        state.tell(event, seat=seat, card=state.setup.cards.names[card])
    to_domain(state.v, seat, card)
    arrived(state, seat, card, set_off)


def arrived(state: ElysiumState, seat: int, card: int, set_off: int) -> None:
    """The rest of the taking, when the card lies in the Domain; ``set_off`` are the waiting triggers.

    A one-time card gets its ring (ELY-4.4), an instant effect works now (ELY-4.1), but at most once a turn
    for the same player and card, so that nothing can go round in circles.
    """
    v = state.v
    table = state.setup.cards
    push_triggers(state, seat, set_off, pack([card]))
    kind = table.kind[card]
    if kind == components.ONCE:
        put_ring(v, card)
    elif kind == components.INSTANT:
        family, bit = table.family[card], table.bit[card]
        if not instant_ran(v, seat, family, bit) and not resolving(state, seat, table.same[card]):
            note_instant(v, seat, family, bit)
            if state.log is not None:
                state.tell("instant", seat=seat, card=table.names[card])
            push_effect(state, table.program[card].start, seat, card)
