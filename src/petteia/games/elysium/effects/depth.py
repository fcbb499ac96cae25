"""How many frames the effects of an edition can pile up: the room that its games need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import components
from petteia.games.elysium.components import CARDS, FAMILIES, FAMILIES_IN_PLAY, FAMILY_CARDS

from .borrow import Borrow
from .choose import Choose
from .picking import Add
from .piece import Piece
from .swap import Swap
from .transfer import Transfer

if TYPE_CHECKING:
    from petteia.games.elysium.tables import Cards

_TURN = 3  # the rounds, the end of the turn, the column; phase III and the final scoring have no more
_EFFECT = 6  # a list of steps, a list that it borrows, an option of that, each with the step carried out
_SET_OFF = _EFFECT + 1  # and the triggers that wait beneath it
_QUESTION = 1


def deepest(cards: Cards, seats: int) -> int:
    """A number of frames that no game with these cards exceeds.

    An effect stands on another one when it was set off by a taking, a transfer or a gain. No copy of a card
    is set off while it is being resolved for the same player, so effects that take or transfer stand on
    each other at most once for each copy; for each player, if others take cards as well. One more that does
    neither may stand on top, and one that a gain sets off, which sets off nothing by gains itself.
    """
    bringing = [0] * FAMILIES
    for card in range(CARDS):
        program = cards.program[card]
        alone = cards.kind[card] == components.INSTANT or program.trigger is not None
        bringing[card // FAMILY_CARDS] += alone and any(_brings(step) for step in program.steps)
    most = sum(sorted(bringing)[-FAMILIES_IN_PLAY:])
    shared = any(
        step is not None and isinstance(step, Add | Swap) and not step.who.mine for step in cards.pieces
    )
    shared = shared or any(
        isinstance(step, Choose) and not step.who.mine and _brings(step) for step in cards.pieces
    )
    return _TURN + _EFFECT + _SET_OFF * (most * (seats if shared else 1) + 2) + _QUESTION


def _brings(step: Piece) -> bool:
    """Whether a step takes or transfers cards, or may borrow one that does."""
    if isinstance(step, Choose):
        return any(_brings(inner) for _, steps in step.options for inner in steps)
    return isinstance(step, Add | Swap | Transfer | Borrow)
