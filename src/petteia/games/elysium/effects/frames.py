"""The frames of a running effect: beginning one, and looking through those on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium.figures import PIECE_OWNERS
from petteia.games.elysium.layout import (
    DOING_MOVED,
    DOING_UNITS,
    EFFECT,
    EFFECT_CARD,
    EFFECT_NEXT,
    FRAMES,
)
from petteia.games.elysium.packing import FROM_GAIN, effect_flags, flagged, owner_of, put_card
from petteia.kernel import ENGINE, FRAME, TOP, Numbers, native

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


@native
def push_effect(state: ElysiumState, start: int, you: int, card: int, flags: int = 0, event: int = 0) -> None:
    """Begin a list of steps at ``start``; ``event`` is the card that set it off + 1, 0 for none."""
    state.push(EFFECT, ENGINE, start, effect_flags(you, flags, event), card)


@native
def resolving(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether this copy of a card is being resolved for a player: until then nothing sets it off again."""
    v = state.p
    top = v[TOP]
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and v[frame + EFFECT_CARD] == card and owner_of(v, frame) == seat:
            return True
        frame += FRAME
    return False


@native
def lent(state: ElysiumState, seat: int, same: int) -> bool:
    """Whether a player is carrying out the effect of a card, whichever copy it is or lends it."""
    v = state.p
    top = v[TOP]
    t = state.t
    owners = t[PIECE_OWNERS]
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and owner_of(v, frame) == seat and t[owners + v[frame + EFFECT_NEXT]] == same:
            return True
        frame += FRAME
    return False


@native
def under_gain_trigger(state: ElysiumState) -> bool:
    """Whether something that a gain set off is being resolved."""
    v = state.p
    top = v[TOP]
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and flagged(v, frame, FROM_GAIN):
            return True
        frame += FRAME
    return False


@native
def moved(v: Numbers, doing: int, card: int) -> None:
    """Note a card that the step has moved."""
    v[doing + DOING_UNITS] += 1
    put_card(v, doing + DOING_MOVED, card)
