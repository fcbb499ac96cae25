"""The frames of a running effect, and how their numbers are read.

An `EFFECT` frame is a list of steps being carried out; a `DOING` frame on top of it is one step of the list,
actor by actor; choices are further frames on top of that. So everything can be saved in the middle.

EFFECT:  A next step (place in ``cards.pieces``)   B you and flags   C the card that carries it
         D the card that set it off (packed)       E units moved by the step before   F cards moved (packed)
DOING:   A actors still to come (packed)           B units moved so far   C cards moved so far (packed)
         D how many are left for this actor        E this actor + 1 (0: between actors)   F the step's own
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium.layout import CITIZEN, FRAMES
from petteia.games.elysium.numbers import DOING, EFFECT
from petteia.kernel import ENGINE, FRAME, TOP, A, B, C, E

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState

YOU = 3  # bits of B: the seat whose card it is
CHOOSER = 2  # from this bit: chooser's seat + 1 while an option of a choice is carried out
FROM_GAIN = 1 << 5  # set off by a gain: its own gains set off nothing
WANTED = 1 << 6  # its user chose to use it: a price that comes first is paid without asking again


def pack(cards: list[int]) -> int:
    """Cards (or `CITIZEN`) as one number."""
    out = 0
    for card in reversed(cards):
        out = out << 8 | card + 1
    return out


def unpack(packed: int) -> tuple[list[int], int]:
    """The family cards in a packed number, and how many Citizens."""
    cards = []
    citizens = 0
    while packed:
        card = (packed & 255) - 1
        if card == CITIZEN:
            citizens += 1
        else:
            cards.append(card)
        packed >>= 8
    return cards, citizens


def push_effect(state: ElysiumState, start: int, you: int, card: int, flags: int = 0, event: int = 0) -> None:
    """Begin a list of steps at ``start``; ``event`` is the packed card that set it off."""
    state.push(EFFECT, ENGINE, start, you | flags, card, event)


def resolving(state: ElysiumState, seat: int, same: int) -> bool:
    """Whether a card's effect is being resolved for a player: it can be neither set off nor used then."""
    v = state.v
    top = v[TOP]
    owner = state.setup.cards.owner
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and v[frame + B] & YOU == seat and owner[v[frame + A]] == same:
            return True
        frame += FRAME
    return False


def under_gain_trigger(state: ElysiumState) -> bool:
    """Whether something that a gain set off is being resolved."""
    v = state.v
    top = v[TOP]
    frame = FRAMES
    while top and frame <= top:
        if v[frame] == EFFECT and v[frame + B] & FROM_GAIN:
            return True
        frame += FRAME
    return False


def moved(v: list[int], doing: int, card: int) -> None:
    """Note a card that the step has moved."""
    v[doing + B] += 1
    v[doing + C] = v[doing + C] << 8 | card + 1


def actor_done(v: list[int], doing: int) -> None:
    """The actor of a `DOING` frame has finished the step."""
    v[doing + E] = 0


__all__ = [
    "CHOOSER",
    "DOING",
    "FROM_GAIN",
    "WANTED",
    "YOU",
    "actor_done",
    "moved",
    "pack",
    "push_effect",
    "resolving",
    "under_gain_trigger",
    "unpack",
]
