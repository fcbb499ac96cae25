"""The frames of a running effect: beginning one, and looking through those on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium.layout import DOING_ACTOR, DOING_MOVED, DOING_UNITS, EFFECT, EFFECT_NEXT, FRAMES
from petteia.games.elysium.packing import FROM_GAIN, effect_flags, flagged, owner_of, with_card
from petteia.kernel import ENGINE, FRAME, TOP

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


def push_effect(state: ElysiumState, start: int, you: int, card: int, flags: int = 0, event: int = 0) -> None:
    """Begin a list of steps at ``start``; ``event`` is the packed card that set it off."""
    state.push(EFFECT, ENGINE, start, effect_flags(you, flags), card, event)


def resolving(state: ElysiumState, seat: int, same: int) -> bool:
    """Whether a card's effect is being resolved for a player: it can be neither set off nor used then."""
    v = state.v
    top = v[TOP]
    owner = state.setup.cards.owner
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and owner_of(v, frame) == seat and owner[v[frame + EFFECT_NEXT]] == same:
            return True
        frame += FRAME
    return False


def under_gain_trigger(state: ElysiumState) -> bool:
    """Whether something that a gain set off is being resolved."""
    v = state.v
    top = v[TOP]
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and flagged(v, frame, FROM_GAIN):
            return True
        frame += FRAME
    return False


def moved(v: list[int], doing: int, card: int) -> None:
    """Note a card that the step has moved."""
    v[doing + DOING_UNITS] += 1
    v[doing + DOING_MOVED] = with_card(v[doing + DOING_MOVED], card)


def actor_done(v: list[int], doing: int) -> None:
    """The actor of a `DOING` frame has finished the step."""
    v[doing + DOING_ACTOR] = 0
