"""The steps that carry effects out: the engine's two and the questions of the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium.layout import (
    DOING,
    DOING_ACTOR,
    DOING_ACTORS,
    DOING_GIFT,
    DOING_LEFT,
    EFFECT_CARD,
    EFFECT_NEXT,
)
from petteia.games.elysium.packing import chooser_of, next_actor, owner_of, pack_actors
from petteia.kernel import ENGINE, FRAME, WHO, Reason, Step

from .piece import Piece

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.preview import Preview
    from petteia.games.elysium.state import ElysiumState


class Effect(Step["ElysiumState"]):
    """A list of steps; see layout.py for its numbers."""

    name = "effect"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Begin the next step of the list, or end."""
        v = state.v
        piece = state.setup.cards.pieces[v[top + EFFECT_NEXT]]
        if piece is None:
            state.pop()
            return
        chooser = chooser_of(v, top)
        if chooser >= 0:
            actors = [chooser]
        else:
            actors = piece.who.actors(state, owner_of(v, top), piece.family)
        state.push(DOING, ENGINE, pack_actors(actors))


class Doing(Step["ElysiumState"]):
    """One step, actor by actor: every actor finishes it before the next one starts."""

    name = "doing"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Let the actor go on, or the next one start, or end the step."""
        v = state.v
        effect = top - FRAME
        piece = state.setup.cards.pieces[v[effect + EFFECT_NEXT]]
        assert piece is not None
        if v[top + DOING_ACTOR]:
            piece.go_on(state, top, v[top + DOING_ACTOR] - 1)
            return
        if not v[top + DOING_ACTORS]:
            piece.finish(state, top)
            return
        actor, v[top + DOING_ACTORS] = next_actor(v[top + DOING_ACTORS])
        if piece.condition is not None and not piece.condition.holds(
            state, actor, v[effect + EFFECT_CARD], effect
        ):
            return
        v[top + DOING_LEFT] = 0
        v[top + DOING_ACTOR] = actor + 1
        v[top + DOING_GIFT] = 0
        piece.start(state, top, actor)


class Question(Step["ElysiumState"]):
    """A question of a piece; its frame lies directly on the frame of the step."""

    def __init__(self, name: str, *families: str) -> None:
        self.name = name
        self.families = families

    def piece(self, state: ElysiumState, top: int) -> Piece:
        """The piece that asks."""
        piece = state.setup.cards.pieces[state.v[top - 2 * FRAME + EFFECT_NEXT]]
        assert piece is not None
        return piece

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """What the piece says."""
        return self.piece(state, top).legal(state, top - FRAME, state.v[top + WHO])

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The question is answered; the piece carries the answer out."""
        piece = self.piece(state, top)
        actor = state.v[top + WHO]
        state.pop()
        piece.chosen(state, top - FRAME, actor, action)

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
