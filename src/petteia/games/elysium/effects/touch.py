"""What effects touch, so that players are asked for an order only where it can matter (ELY-R-order-matters).

Two effects that only gain and lose tokens come to the same in either order, unless one of them reads, or
empties, what the other one changes. Of any other effect it is taken for granted that its order matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from petteia.games.elysium import components
from petteia.games.elysium.components import CARDS_IN_PLAY
from petteia.games.elysium.figures import ON_GAIN, TOUCH, TOUCHES
from petteia.games.elysium.layout import IN_DOMAIN, IN_ELYSIUM, PLACE
from petteia.kernel import Numbers, buffer, native

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState

MINE = (1 << len(components.RESOURCE)) - 1  # a bit for each resource of the player whose card it is
THEIRS = MINE << len(components.RESOURCE)  # likewise for all other players together


class Touch(NamedTuple):
    """Sets of resources, in the bits of `MINE` and `THEIRS`."""

    reads: int = 0
    raises: int = 0
    lowers: int = 0

    def __or__(self, other: Touch) -> Touch:
        """Both one after the other."""
        return Touch(self.reads | other.reads, self.raises | other.raises, self.lowers | other.lowers)

    def everybody(self) -> Touch:
        """The same, whoever's card it is."""
        return Touch(*(whoever(bits) for bits in self))


RESOURCES = len(components.RESOURCE)


@native
def whoever(resources: int) -> int:
    """A set of resources, no matter who has them."""
    either = (resources | resources >> RESOURCES) & MINE
    return either | either << RESOURCES


@native
def order_matters(state: ElysiumState, cards: Numbers, count: int, from_gain: bool) -> bool:
    """Whether the order of the effects of these cards can make a difference now.

    Their gains may set off further effects, unless they were set off by a gain themselves.
    """
    t = state.t
    touches = buffer(CARDS_IN_PLAY * _SETS)
    for n in range(count):
        at = TOUCH + cards[n] * TOUCHES
        if t[at] == 0:
            return True
        for i in range(_SETS):
            touches[n * _SETS + i] = t[at + 1 + i]
        if not from_gain and not _with_gains(state, touches, n * _SETS):
            return True
    for n in range(count):
        for other in range(n):
            if _meet(touches, n * _SETS, other * _SETS):
                return True
    return False


_SETS = 3  # what an effect reads, raises and lowers


@native
def _meet(touches: Numbers, one: int, other: int) -> bool:
    """Whether it matters which of the two comes first; amounts that are lost end at 0."""
    changed = touches[one + 1] | touches[one + 2]
    changed_too = touches[other + 1] | touches[other + 2]
    if changed & touches[other] or changed_too & touches[one]:
        return True
    return touches[one + 1] & touches[other + 2] != 0 or touches[one + 2] & touches[other + 1] != 0


@native
def _with_gains(state: ElysiumState, touches: Numbers, at: int) -> bool:
    """Add what the gains of an effect could set off, in whose Domain ever it lies; False if that is not known
    to be gains and losses only.
    """
    v = state.p
    t = state.t
    raised = whoever(touches[at + 1])
    for what in range(RESOURCES):
        if raised >> what & 1:
            first = t[ON_GAIN + what]
            for n in range(first + 1, first + 1 + t[first]):
                card = t[n]
                if IN_DOMAIN <= v[PLACE + card] < IN_ELYSIUM:
                    if t[TOUCH + card * TOUCHES] == 0:
                        return False
                    for i in range(_SETS):
                        touches[at + i] |= whoever(t[TOUCH + card * TOUCHES + 1 + i])
    return True
