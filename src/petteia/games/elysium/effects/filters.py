"""Filters: which cards a step means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.components import CARDS

from .vocabulary import SELF, listed

if TYPE_CHECKING:
    from petteia.games.elysium.tables import Cards

EVERYBODY, OTHERS, ONLY = range(3)  # whether the card that carries the effect may be meant: yes, no, only


class Filter:
    """A card must match every field given; the empty filter matches everything.

    Naming a family, level or kind excludes Citizens, who have none of them (ELY-R-citizen-in-chronos).
    """

    __slots__ = ("citizens", "families", "kinds", "levels", "match", "selfish", "sort")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.sort: str = spec.get("card", "any")
        self.families: tuple[str, ...] = tuple(listed(spec.get("family", [])))
        self.levels: tuple[int, ...] = tuple(listed(spec.get("level", [])))
        self.kinds: tuple[str, ...] = tuple(listed(spec.get("kind", [])))
        self.selfish = SELF.index(spec.get("self", "yes"))
        self.match = [
            self.sort != "citizen"
            and (not self.families or components.FAMILY[cards.family[c]] in self.families)
            and (not self.levels or cards.level[c] + 1 in self.levels)
            and (not self.kinds or components.KIND[cards.kind[c]] in self.kinds)
            for c in range(CARDS)
        ]
        self.citizens = (
            self.sort != "family"
            and not (self.families or self.levels or self.kinds)
            and self.selfish != ONLY
        )

    def takes(self, card: int, me: int) -> bool:
        """Whether a family card is meant; ``me`` is the card that carries the effect."""
        return self.match[card] and (self.selfish == EVERYBODY or (card == me) == (self.selfish == ONLY))

    def among(self, cards: Iterable[int], me: int) -> list[int]:
        """The cards that are meant, in their order."""
        match = self.match
        if self.selfish == EVERYBODY:
            return [card for card in cards if match[card]]
        only = self.selfish == ONLY
        return [card for card in cards if match[card] and (card == me) == only]
