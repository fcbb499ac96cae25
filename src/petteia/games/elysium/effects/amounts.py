"""Counts, amounts and conditions: the numbers of an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.layout import (
    ACTIVE,
    CITIZENS,
    CURRENT_PHASE,
    DOMAIN_COUNT,
    EFFECT_UNITS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    LEGEND,
    LEGEND_COUNT,
    LEGEND_FORM,
    LEGEND_JOKERS,
    LEGEND_MASK,
    LEVEL_LEGEND,
    PRESTIGE,
    TRANSFERS,
    VP,
    WRITING,
    legend_at,
)
from petteia.kernel import Message

from . import wording
from .filters import Filter
from .vocabulary import PLACE_NUMBERS
from .wording import say
from .zones import cards_at, elysium, elysium_citizens

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards

    from .piece import Piece

OFFSETS = (GOLD, VP, PRESTIGE)  # by number of the resource
COUNTED = ("cards", "families", "levels", "level_sum", "legends", "transfers", "last", *components.RESOURCE)
N_CARDS, N_FAMILIES, N_LEVELS, N_LEVEL_SUM, N_LEGENDS, N_TRANSFERS, N_LAST, N_GOLD = range(8)
MEASURED = (*components.RESOURCE, "domain", "elysium")
M_DOMAIN, M_ELYSIUM = 3, 4


class Count:
    """A number read from the state, always for the actor."""

    __slots__ = ("at", "complete", "filter", "form", "place", "type", "what", "word")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.word: str = spec["count"]
        self.what = COUNTED.index(self.word)
        self.place: str = spec.get("in", "")
        self.at = PLACE_NUMBERS.get(self.place, -1)
        self.filter = Filter(cards, spec.get("cards", {}))
        self.type: str = spec.get("type", "any")
        self.form = {"any": 0, "family": FAMILY_LEGEND, "level": LEVEL_LEGEND}[self.type]
        self.complete: bool = spec.get("complete", False)

    def value(self, state: ElysiumState, actor: int, me: int, frame: int) -> int:
        """The number now; ``me`` carries the effect, ``frame`` is its frame (0: it is not running yet)."""
        v = state.v
        what = self.what
        if what >= N_GOLD:
            return v[OFFSETS[what - N_GOLD] + actor]
        if what == N_TRANSFERS:
            return v[TRANSFERS] if v[CURRENT_PHASE] == WRITING and v[ACTIVE] == actor + 1 else 0
        if what == N_LAST:
            return v[frame + EFFECT_UNITS] if frame else 0
        if what == N_LEGENDS:
            return self.legends(v, actor)
        found, citizens = cards_at(state, self.at, actor, me, frame)
        cards = self.filter.among(found, me)
        if what == N_CARDS:
            return len(cards) + (citizens if self.filter.citizens else 0)
        table = state.setup.cards
        if what == N_FAMILIES:
            seen = 0
            for card in cards:
                seen |= 1 << table.family[card]
            return seen.bit_count()
        if what == N_LEVELS:
            seen = 0
            for card in cards:
                seen |= 1 << table.level[card]
            return seen.bit_count()
        return sum(table.level[card] + 1 for card in cards)  # level_sum: a Citizen adds nothing

    def each(self, form: str, per: int, before: Piece | None) -> Message:
        """The phrase "for each ..." (or for every so many) of what it counts."""
        word = self.word
        if word == "cards":
            return wording.each_card(self.filter, per, wording.where(self.place, form, every=True))
        if word in ("families", "levels"):
            name = "each-family" if word == "families" else "each-level"
            place = wording.where(self.place, form, every=True)
            return wording.detailed(say(name, number=per, place=place), self.filter)
        if word == "legends":
            return say("each-legend", number=per, legends=say(self.legends_name(), number=per))
        if word == "transfers":
            return say("each-transfer", number=per, form=form)
        if word == "last":
            return say(f"each-{before.moves() if before is not None else 'moved'}", number=per)
        return say(f"each-owned-{word}", number=per, form=form)

    def legends_name(self) -> str:
        """The message for so many legends of its sort."""
        ending = "-complete" if self.complete else ""
        return "legends" + ("" if self.type == "any" and self.complete else f"-{self.type}") + ending

    def sum_name(self, form: str) -> Message:
        """What a sum of levels is called."""
        if self.place in ("event", "last"):
            return say(f"level-{self.place}")
        place = wording.where(self.place, form, every=True)
        return say("level-sum", cards=wording.many_cards(self.filter), place=place)

    def legends(self, v: list[int], actor: int) -> int:
        """Legends of two or more cards in the own Elysium; Citizens help to complete them
        (ELY-R-citizen-in-chronos).
        """
        first = legend_at(actor, 0)
        count = 0
        for at in range(first, first + v[LEGEND_COUNT + actor] * LEGEND, LEGEND):
            form = v[at + LEGEND_FORM]
            if form < FAMILY_LEGEND:
                continue
            if self.form and form != self.form:
                continue
            if not self.complete or v[at + LEGEND_MASK].bit_count() + v[at + LEGEND_JOKERS] == FULL[form]:
                count += 1
        return count


class Amount:
    """A whole number, or a count divided (rounding down), multiplied, increased and cut, in this order."""

    __slots__ = ("count", "fixed", "most", "per", "plus", "times")

    def __init__(self, cards: Cards, spec: int | Mapping[str, Any]) -> None:
        self.fixed = spec if isinstance(spec, int) else 0
        self.count = None if isinstance(spec, int) else Count(cards, spec)
        more: Mapping[str, Any] = {} if isinstance(spec, int) else spec
        self.per: int = more.get("per", 1)
        self.times: int = more.get("times", 1)
        self.plus: int = more.get("plus", 0)
        self.most: int = more.get("max", 0)

    def text(self, resource: int, form: str, before: Piece | None) -> Message:
        """The amount of a resource, as the object of a verb."""
        count = self.count
        if count is None:
            return wording.amount(resource, self.fixed)
        if count.word == "level_sum":
            some = say(f"some-{components.RESOURCE[resource]}")
            out = say("equal", resource=some, count=count.sum_name(form))
        else:
            amount = wording.amount(resource, self.times)
            out = say("each", amount=amount, each=count.each(form, self.per, before))
        if self.plus:
            out = say("plus", first=wording.amount(resource, self.plus), second=out)
        if not self.most:
            return out
        return say("cut-all" if self.plus else "cut", amount=out, number=self.most)

    def cards(self, cards: Filter, limit: bool) -> Message:
        """So many cards, as the object of a verb; a counted number is left to `explained`."""
        if self.count is not None:
            return wording.some_cards(cards)
        return wording.up_to_cards(cards, self.fixed, limit)

    def explained(self, clause: Message, limit: bool, form: str, before: Piece | None) -> Message:
        """A clause about cards, with their number in brackets if it is counted."""
        count = self.count
        if count is None:
            return clause
        if count.word == "level_sum":
            out = say("as-many-at-most" if limit else "as-many", count=count.sum_name(form))
        else:
            out = say("each", amount=str(self.times), each=count.each(form, self.per, before))
            out = say("up-to", what=out) if limit else out
        if self.plus:
            out = say("plus", first=str(self.plus), second=out)
        if self.most:
            out = say("cut-all" if self.plus else "cut", amount=out, number=self.most)
        return say("details", clause=clause, list=[out])

    def value(self, state: ElysiumState, actor: int, me: int, frame: int) -> int:
        """The amount now; arguments as for `Count.value`."""
        if self.count is None:
            return self.fixed
        n = self.count.value(state, actor, me, frame) // self.per * self.times + self.plus
        return min(n, self.most) if self.most else n


def measure(state: ElysiumState, what: int, seat: int) -> int:
    """How much of something a player has, for "the most"; ``what`` is its number in `MEASURED`."""
    v = state.v
    if what == M_DOMAIN:
        return v[DOMAIN_COUNT + seat] + v[CITIZENS + seat]
    if what == M_ELYSIUM:
        return len(elysium(v, seat)) + elysium_citizens(v, seat)
    return v[OFFSETS[what] + seat]


class Condition:
    """``if``: tested for each actor just before acting."""

    __slots__ = ("at_least", "count", "limit", "measure", "most")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.most: str = spec.get("most", "")
        self.measure = MEASURED.index(self.most) if self.most else -1
        self.count = None if self.most else Count(cards, spec)
        self.at_least = "at_least" in spec
        self.limit: int = spec.get("at_least", spec.get("at_most", 0))

    def text(self, form: str) -> Message:
        """The phrase "if ...", conjunction included."""
        count = self.count
        if count is None:
            return say("cond-most", measure=say(f"measure-{self.most}"), form=form)
        ending = "least" if self.at_least else "most"
        if count.word == "transfers":
            return say(f"cond-transfers-{ending}", number=self.limit, form=form)
        if count.word in components.RESOURCE:
            owned = wording.amount(components.RESOURCE.index(count.word), self.limit)
            return say(f"cond-have-{ending}", amount=owned, form=form)
        place = wording.where(count.place or "elysium", form, every=True)
        if count.word == "cards" and self.limit == 0 and not self.at_least:
            return say("cond-none", cards=wording.no_cards(count.filter), place=place)
        if count.word in ("level_sum", "last"):
            name = count.sum_name(form) if count.word == "level_sum" else say("in-moved")
            return say(f"cond-sum-{ending}", count=name, number=self.limit)
        if count.word == "cards":
            what = wording.count_cards_gen(count.filter, self.limit)
        elif count.word == "legends":
            what = say(count.legends_name(), number=self.limit)
        else:
            what = say(f"{count.word}-gen", number=self.limit)
        there = "cond-there-one" if self.limit == 1 else "cond-there"
        return say(there, what=say(f"at-{ending}", what=what), place=place)

    def holds(self, state: ElysiumState, actor: int, me: int, frame: int) -> bool:
        """Whether it is true now; nobody has the most of what nobody has (ELY-R-most-tie)."""
        if self.count is None:
            mine = measure(state, self.measure, actor)
            return mine > 0 and all(measure(state, self.measure, seat) <= mine for seat in range(state.seats))
        value = self.count.value(state, actor, me, frame)
        return value >= self.limit if self.at_least else value <= self.limit
