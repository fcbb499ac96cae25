"""The steps that carry effects out: the engine's two and the questions of the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import ENGINE, FRAME, WHO, A, B, C, D, E, F, Reason, Step

from .frames import DOING, YOU
from .piece import Piece, chooser_of

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


class Effect(Step["ElysiumState"]):
    """A list of steps; see frames.py for its numbers."""

    name = "effect"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Begin the next step of the list, or end."""
        v = state.v
        piece = state.setup.cards.pieces[v[top + A]]
        if piece is None:
            state.pop()
            return
        chooser = chooser_of(v, top)
        if chooser >= 0:
            actors = [chooser]
        else:
            actors = piece.who.actors(state, v[top + B] & YOU, piece.family)
        packed = 0
        for seat in reversed(actors):
            packed = packed << 3 | seat + 1
        state.push(DOING, ENGINE, packed)


class Doing(Step["ElysiumState"]):
    """One step, actor by actor: every actor finishes it before the next one starts."""

    name = "doing"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Let the actor go on, or the next one start, or end the step."""
        v = state.v
        effect = top - FRAME
        piece = state.setup.cards.pieces[v[effect + A]]
        assert piece is not None
        if v[top + E]:
            piece.go_on(state, top, v[top + E] - 1)
            return
        if not v[top + A]:
            piece.finish(state, top)
            return
        actor = (v[top + A] & 7) - 1
        v[top + A] >>= 3
        if piece.condition is not None and not piece.condition.holds(state, actor, v[effect + C], effect):
            return
        v[top + D] = 0
        v[top + E] = actor + 1
        v[top + F] = 0
        piece.start(state, top, actor)


class Ask(Step["ElysiumState"]):
    """A question of a piece; its frame lies directly on the frame of the step."""

    def __init__(self, name: str, *families: str) -> None:
        self.name = name
        self.families = families

    def piece(self, state: ElysiumState, top: int) -> Piece:
        """The piece that asks."""
        piece = state.setup.cards.pieces[state.v[top - 2 * FRAME + A]]
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

    def preview(self, state: ElysiumState, top: int, action: int) -> dict[str, Any]:
        """What the piece says."""
        return self.piece(state, top).preview(state, top - FRAME, state.v[top + WHO], action)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> dict[str, Any]:
        """The card whose effect asks, whose it is, the card that lends it, and what the piece adds."""
        v = state.v
        table = state.setup.cards
        effect = top - 2 * FRAME
        lender = next(c for c, same in enumerate(table.same) if same == table.owner[v[effect + A]])
        card = v[effect + C]
        borrowed = table.same[card] != table.owner[v[effect + A]]
        return {
            "card": table.names[card],
            "of": v[effect + B] & YOU,
            "lender": table.names[lender] if borrowed else None,
            **self.piece(state, top).context(state, top - FRAME),
        }
