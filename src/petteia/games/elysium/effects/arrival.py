"""A family card comes to a player from a common place: it is taken (ELY-R-arrival-from-common-stock)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import components
from petteia.games.elysium.components import CARDS_IN_PLAY
from petteia.games.elysium.figures import KIND_OF, ON_TAKE, START_OF
from petteia.games.elysium.moves import to_domain
from petteia.games.elysium.packing import instant_ran, note_instant, put_ring
from petteia.kernel import Numbers, buffer, native

from .frames import push_effect, resolving
from .triggers import push_triggers, waiting

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState

TAKEN, ADDED, DRAWN = range(3)
_EVENTS = ("taken", "added", "drawn")


@native
def take_card(state: ElysiumState, seat: int, card: int, how: int) -> None:
    """The card goes to the Domain; its instant effect comes first, then what its taking sets off."""
    set_off = buffer(CARDS_IN_PLAY)
    count = waiting(state, seat, state.t[ON_TAKE + card], set_off)
    if state.log is not None:
        state.tell(_EVENTS[how], seat=seat, card=state.setup.cards.names[card])
    to_domain(state.p, seat, card)
    arrived(state, seat, card, set_off, count)


@native
def arrived(state: ElysiumState, seat: int, card: int, set_off: Numbers, count: int) -> None:
    """The rest of the taking, when the card lies in the Domain; ``set_off`` are the waiting triggers.

    A one-time card gets its ring (ELY-4.4), an instant effect works now (ELY-4.1), but at most once a turn
    for the same player and copy (ELY-R-each-copy), so that nothing can go round in circles.
    """
    v = state.p
    push_triggers(state, seat, set_off, count, card + 1)
    kind = state.t[KIND_OF + card]
    if kind == components.ONCE:
        put_ring(v, card)
    elif kind == components.INSTANT:
        if not instant_ran(v, seat, card) and not resolving(state, seat, card):
            note_instant(v, seat, card)
            if state.log is not None:
                state.tell("instant", seat=seat, card=state.setup.cards.names[card])
            push_effect(state, state.t[START_OF + card], seat, card)
