"""Filters: which cards a step means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.components import CARDS, FAMILIES, FAMILY_CARDS
from petteia.games.elysium.figures import FILTER, MATCH, SELFISH, TAKES_CITIZENS
from petteia.games.elysium.packing import BIT, add_to_set, in_set
from petteia.kernel import Numbers, buffer, native

from . import vocabulary
from .vocabulary import SELF

if TYPE_CHECKING:
    from petteia.games.elysium.tables import Cards

EVERYBODY, OTHERS, ONLY = range(3)  # whether the card that carries the effect may be meant: yes, no, only


class Filter:
    """A card must match every field given; the empty filter matches everything.

    Naming a family, level or kind excludes Citizens, who have none of them (ELY-R-citizen-in-chronos).
    """

    __slots__ = ("citizens", "families", "kinds", "levels", "number", "row", "selfish", "sort")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.sort: str = spec.get("card", "any")
        self.families: tuple[str, ...] = tuple(vocabulary.listed(spec.get("family", [])))
        self.levels: tuple[int, ...] = tuple(vocabulary.listed(spec.get("level", [])))
        self.kinds: tuple[str, ...] = tuple(vocabulary.listed(spec.get("kind", [])))
        self.selfish = SELF.index(spec.get("self", "yes"))
        self.citizens = (
            self.sort != "family"
            and not (self.families or self.levels or self.kinds)
            and self.selfish != ONLY
        )

        self.row = buffer(FILTER)
        """Its figures."""
        for c in range(CARDS):
            if (
                self.sort != "citizen"
                and (not self.families or components.FAMILY[cards.family[c]] in self.families)
                and (not self.levels or cards.level[c] + 1 in self.levels)
                and (not self.kinds or components.KIND[cards.kind[c]] in self.kinds)
            ):
                add_to_set(self.row, MATCH, c)
        self.row[TAKES_CITIZENS] = int(self.citizens)
        self.row[SELFISH] = self.selfish
        self.number = cards.lay_by(self.row[:])
        """Where its figures stand."""

    def takes(self, card: int, me: int) -> bool:
        """Whether a family card is meant; ``me`` is the card that carries the effect."""
        return meant(self.row, 0, card, me)


@native
def meant(t: Numbers, at: int, card: int, me: int) -> bool:
    """Whether the filter whose figures stand at a place takes a family card."""
    if not in_set(t, at + MATCH, card):
        return False
    selfish = t[at + SELFISH]
    return selfish == EVERYBODY or (card == me) == (selfish == ONLY)


@native
def sift(t: Numbers, at: int, me: int, found: Numbers) -> None:
    """Leave in a set of cards only those that the filter takes."""
    selfish = t[at + SELFISH]
    for family in range(FAMILIES):
        found[family] &= t[at + MATCH + family]
    if selfish == EVERYBODY:
        return
    own = in_set(found, 0, me)
    if selfish == OTHERS:
        if own:
            found[me // FAMILY_CARDS] &= ~BIT[me % FAMILY_CARDS]
        return
    for family in range(FAMILIES):
        found[family] = 0
    if own:
        add_to_set(found, 0, me)
