"""Drawing a card of the pile into a Domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import space
from petteia.games.elysium.components import CARDS
from petteia.games.elysium.layout import DOING_LEFT, DRAW_SEAT, PLACE, UNSEEN
from petteia.games.elysium.moves import holds, to_discard
from petteia.kernel import FRAME, Numbers, Step, native

from .arrival import DRAWN, take_card
from .frames import moved

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState


@native
def list_unseen(state: ElysiumState, out: Numbers, weights: Numbers) -> int:
    """Write the outcomes of a draw: all unseen cards with weight 1; returns how many they are."""
    v = state.p
    n = 0
    for card in range(CARDS):
        if v[PLACE + card] == UNSEEN:
            out[n] = space.DRAW_BASE + card
            weights[n] = 1
            n += 1
    return n


class Draw(Step["ElysiumState"]):
    """A card is drawn into a Domain (chance); the frame of the step lies directly beneath."""

    name = "draw"
    families = ("draw",)

    @native
    def weigh(self, state: ElysiumState, top: int, out: Numbers, weights: Numbers) -> int:
        """Every unseen card is equally likely: it is in the pile or the front of a Citizen, nobody knows."""
        return list_unseen(state, out, weights)

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The card comes into the Domain, or on the discard pile if the same card lies there already."""
        v = state.p
        card = action - space.DRAW_BASE
        actor = v[top + DRAW_SEAT]
        state.pop()
        doing = top - FRAME
        if holds(state, actor, card):
            to_discard(v, card)
            if state.log is not None:
                state.tell("drawn-twice", seat=actor, card=state.setup.cards.names[card])
            return
        v[doing + DOING_LEFT] -= 1
        moved(v, doing, card)
        take_card(state, actor, card, DRAWN)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """Whose Domain it is."""
        return {"for": state.v[top + DRAW_SEAT]}
