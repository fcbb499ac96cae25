"""The steps that carry effects out: the engine's two and the questions of the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium.components import SEATS
from petteia.games.elysium.figures import NO_WORD, WORD
from petteia.games.elysium.layout import (
    DOING,
    DOING_GIFT,
    DOING_LEFT,
    EFFECT_CARD,
    EFFECT_NEXT,
)
from petteia.games.elysium.packing import acting, actor_done, chooser_of, next_actor, owner_of, pack_actors
from petteia.kernel import ENGINE, FRAME, WHO, Numbers, Reason, Step, buffer, native

from .actors import list_actors
from .amounts import condition_holds
from .carrying import (
    answered,
    finish,
    go_on,
    list_lenders,
    list_options,
    list_payments,
    list_picks,
    list_swaps,
    list_transfers,
    start,
)
from .needs import piece_at
from .piece import Piece

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.preview import Preview
    from petteia.games.elysium.state import ElysiumState


class Effect(Step["ElysiumState"]):
    """A list of steps; see layout.py for its numbers."""

    name = "effect"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Begin the next step of the list, or end."""
        v = state.p
        piece = piece_at(state, v[top + EFFECT_NEXT])
        if state.t[piece + WORD] == NO_WORD:
            state.pop()
            return
        actors = buffer(SEATS)
        count = 1
        chooser = chooser_of(v, top)
        if chooser >= 0:
            actors[0] = chooser
        else:
            count = list_actors(state, piece, owner_of(v, top), actors)
        state.push(DOING, ENGINE, pack_actors(actors, count))


class Doing(Step["ElysiumState"]):
    """One step, actor by actor: every actor finishes it before the next one starts."""

    name = "doing"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Let the actor go on, or the next one start, or end the step."""
        v = state.p
        effect = top - FRAME
        piece = piece_at(state, v[effect + EFFECT_NEXT])
        actor = acting(v, top)
        if actor >= 0:
            go_on(state, piece, top, actor)
            return
        actor = next_actor(v, top)
        if actor < 0:
            finish(state, piece, top)
            return
        if not condition_holds(state, piece, actor, v[effect + EFFECT_CARD], effect):
            actor_done(v, top)
            return
        v[top + DOING_LEFT] = 0
        v[top + DOING_GIFT] = 0
        start(state, piece, top, actor)


class Question(Step["ElysiumState"]):
    """A question of a piece; its frame lies directly on the frame of the step."""

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The question is answered; the piece carries the answer out."""
        v = state.p
        piece = piece_at(state, v[top - 2 * FRAME + EFFECT_NEXT])
        actor = v[top + WHO]
        state.pop()
        answered(state, piece, top - FRAME, actor, action)

    def piece(self, state: ElysiumState, top: int) -> Piece:
        """The piece that asks."""
        piece = state.setup.cards.pieces[state.v[top - 2 * FRAME + EFFECT_NEXT]]
        assert piece is not None
        return piece

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """What the piece says."""
        return self.piece(state, top).why_not(state, top - FRAME, state.v[top + WHO], action)

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """What the piece says."""
        return self.piece(state, top).preview(state, top - FRAME, state.v[top + WHO], action)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """The card whose effect asks, whose it is, the card that lends it, and what the piece adds."""
        v = state.v
        table = state.setup.cards
        effect = top - 2 * FRAME
        lender = next(c for c, same in enumerate(table.same) if same == table.owner[v[effect + EFFECT_NEXT]])
        card = v[effect + EFFECT_CARD]
        borrowed = table.same[card] != table.owner[v[effect + EFFECT_NEXT]]
        return {
            "card": table.names[card],
            "of": owner_of(v, effect),
            "lender": table.names[lender] if borrowed else None,
            **self.piece(state, top).context(state, top - FRAME),
        }


class AskPay(Question):
    """How a price is paid."""

    name = "pay"
    families = ("pay", "pick", "pick-citizen", "decline")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_payments(state, piece, top - FRAME, state.p[top + WHO], out)


class AskDiscard(Question):
    """Which card is discarded."""

    name = "discard"
    families = ("pick", "pick-citizen", "decline")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_picks(state, piece, top - FRAME, state.p[top + WHO], out)


class AskAdd(Question):
    """Which card is added to the Domain."""

    name = "add"
    families = ("pick", "decline")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_picks(state, piece, top - FRAME, state.p[top + WHO], out)


class AskSwap(Question):
    """What is given, then what is got for it."""

    name = "swap"
    families = ("pick", "pick-citizen", "decline")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_swaps(state, piece, top - FRAME, state.p[top + WHO], out)


class AskTransfer(Question):
    """Which card is transferred."""

    name = "transfer"
    families = ("transfer", "transfer-citizen", "decline")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_transfers(state, piece, top - FRAME, state.p[top + WHO], out)


class AskBorrow(Question):
    """Whose effect is used."""

    name = "borrow"
    families = ("borrow", "decline")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_lenders(state, piece, top - FRAME, state.p[top + WHO], out)


class AskChoice(Question):
    """Which of two options is carried out."""

    name = "choose"
    families = ("option",)

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What the piece says."""
        piece = piece_at(state, state.p[top - 2 * FRAME + EFFECT_NEXT])
        return list_options(state, piece, top - FRAME, state.p[top + WHO], out)
