"""The action space: every action of the game, declared once.

An edition of one's own has cards with other names, but always as many (ELY-1.1): the numbers of the
actions stay the same and only the words differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from petteia.kernel import ActionSpace, Domain, Family

from . import components
from .components import CARDS, LEGEND_ROOM, SEATS
from .effects.vocabulary import MOST_PAID


def make_space(cards: Sequence[str]) -> ActionSpace:
    """The action space with these names of the 168 cards."""
    assert len(cards) == CARDS
    card = Domain("card", cards)
    seat = Domain("seat", [str(n) for n in range(SEATS)])
    return ActionSpace(
        # Chance.
        Family("side", side=Domain("side", components.SIDE)),
        Family("family", family=Domain("family", components.FAMILY)),
        Family("start", seat=seat),
        Family("draw", card=card),
        # A player's turn (phase II) and writing (phase III).
        Family("take", card=card),
        Family("quest", quest=Domain("quest", components.QUEST)),
        Family("citizen"),
        Family("remove", column=Domain("column", components.COLUMN)),
        Family("use", card=card),
        Family("transfer", card=card),
        Family("transfer-citizen"),
        Family("begin"),
        Family("join", legend=Domain.numbers(1, LEGEND_ROOM)),
        Family("end"),
        # Choices inside effects.
        Family("first", card=card),
        Family("pick", card=card),
        Family("pick-citizen", seat=seat),
        Family("borrow", card=card),
        Family("option", option=Domain.numbers(1, 2)),
        Family("pay", amount=Domain.numbers(1, MOST_PAID)),
        Family("decline"),
    )


ACTIONS = make_space(components.CARD)

_base = {word: family.base for word, family in ACTIONS.families.items()}
SIDE = _base["side"]
FAMILY = _base["family"]
START = _base["start"]
DRAW = _base["draw"]
TAKE = _base["take"]
QUEST = _base["quest"]
CITIZEN = _base["citizen"]
REMOVE = _base["remove"]
USE = _base["use"]
TRANSFER = _base["transfer"]
TRANSFER_CITIZEN = _base["transfer-citizen"]
BEGIN = _base["begin"]
JOIN = _base["join"]
END = _base["end"]
FIRST = _base["first"]
PICK = _base["pick"]
PICK_CITIZEN = _base["pick-citizen"]
BORROW = _base["borrow"]
OPTION = _base["option"]
PAY = _base["pay"]
DECLINE = _base["decline"]
