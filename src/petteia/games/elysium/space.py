"""Every action of the game, declared once.

An edition of one's own has cards with other names, but always as many (ELY-1.1): the numbers of the
actions stay the same and only the words differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from petteia.kernel import ActionSpace, Domain, Family

from . import components
from .components import CARDS, LEGEND_ROOM, SEATS
from .effects.vocabulary import MOST_PAID

_card = Domain("card", components.CARD)
_seat = Domain("seat", [str(n) for n in range(SEATS)])

# chance
DRAW_SIDE = Family("side", side=Domain("side", components.SIDE))
DRAW_FAMILY = Family("family", family=Domain("family", components.FAMILY))
START = Family("start", seat=_seat)
DRAW = Family("draw", card=_card)
# a player's turn (phase II) and writing (phase III)
TAKE = Family("take", card=_card)
TAKE_QUEST = Family("quest", quest=Domain("quest", components.QUEST))
TAKE_CITIZEN = Family("citizen")
REMOVE = Family("remove", column=Domain("column", components.COLUMN))
USE = Family("use", card=_card)
TRANSFER = Family("transfer", card=_card)
TRANSFER_CITIZEN = Family("transfer-citizen")
BEGIN = Family("begin")
JOIN = Family("join", legend=Domain.numbers(1, LEGEND_ROOM))
END = Family("end")
# choices inside effects
FIRST = Family("first", card=_card)
PICK = Family("pick", card=_card)
PICK_CITIZEN = Family("pick-citizen", seat=_seat)
BORROW = Family("borrow", card=_card)
OPTION = Family("option", option=Domain.numbers(1, 2))
PAY = Family("pay", amount=Domain.numbers(1, MOST_PAID))
DECLINE = Family("decline")

ACTIONS = ActionSpace(
    DRAW_SIDE,
    DRAW_FAMILY,
    START,
    DRAW,
    TAKE,
    TAKE_QUEST,
    TAKE_CITIZEN,
    REMOVE,
    USE,
    TRANSFER,
    TRANSFER_CITIZEN,
    BEGIN,
    JOIN,
    END,
    FIRST,
    PICK,
    PICK_CITIZEN,
    BORROW,
    OPTION,
    PAY,
    DECLINE,
)

# first ids, for the hot path
DRAW_SIDE_BASE = DRAW_SIDE.base
DRAW_FAMILY_BASE = DRAW_FAMILY.base
START_BASE = START.base
DRAW_BASE = DRAW.base
TAKE_BASE = TAKE.base
TAKE_QUEST_BASE = TAKE_QUEST.base
TAKE_CITIZEN_BASE = TAKE_CITIZEN.base
REMOVE_BASE = REMOVE.base
USE_BASE = USE.base
TRANSFER_BASE = TRANSFER.base
TRANSFER_CITIZEN_BASE = TRANSFER_CITIZEN.base
BEGIN_BASE = BEGIN.base
JOIN_BASE = JOIN.base
END_BASE = END.base
FIRST_BASE = FIRST.base
PICK_BASE = PICK.base
PICK_CITIZEN_BASE = PICK_CITIZEN.base
BORROW_BASE = BORROW.base
OPTION_BASE = OPTION.base
PAY_BASE = PAY.base
DECLINE_BASE = DECLINE.base


def make_space(cards: Sequence[str]) -> ActionSpace:
    """The same actions with other names of the 168 cards."""
    assert len(cards) == CARDS
    named = Domain("card", cards)
    return ActionSpace(
        *(
            Family(
                family.word,
                family.pattern,
                **{
                    name: named if domain is _card else domain
                    for name, domain in zip(family.names, family.domains, strict=True)
                },
            )
            for family in ACTIONS.families.values()
        )
    )
