"""Counts, amounts and conditions: the numbers of an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.components import FAMILIES, FAMILY_CARDS
from petteia.games.elysium.figures import (
    AMOUNT_COUNT,
    CONDITION,
    COUNT_AT,
    COUNT_COMPLETE,
    COUNT_FILTER,
    COUNT_FORM,
    COUNT_WHAT,
    FIXED,
    IF_AT_LEAST,
    IF_COUNT,
    IF_COUNTED,
    IF_LIMIT,
    IF_MEASURE,
    IF_MOST,
    LEVEL,
    MOST,
    NO_CONDITION,
    PER,
    PLUS,
    TAKES_CITIZENS,
    TIMES,
)
from petteia.games.elysium.layout import (
    ACTIVE,
    CITIZENS,
    CURRENT_PHASE,
    DOMAIN_COUNT,
    EFFECT_UNITS,
    FAMILY_LEGEND,
    FULL,
    GOLD,
    LEGEND_COUNT,
    LEVEL_LEGEND,
    PRESTIGE,
    TRANSFERS,
    VP,
    WRITING,
)
from petteia.games.elysium.packing import bits, form_of, legend_at, legend_size, lowest, number_in_set
from petteia.kernel import Message, buffer, native

from . import wording
from .filters import Filter, sift
from .vocabulary import PLACE_NUMBERS
from .wording import say
from .zones import cards_at, elysium_size

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards

    from .piece import Piece

OFFSETS = (GOLD, VP, PRESTIGE)  # by number of the resource
MOST_TOKENS = 999_999_999  # of a kind that anybody is given, so that every sum fits its field (ELY-R-supply)
COUNTED = ("cards", "families", "levels", "level_sum", "legends", "transfers", "last", *components.RESOURCE)
N_CARDS, N_FAMILIES, N_LEVELS, N_LEVEL_SUM, N_LEGENDS, N_TRANSFERS, N_LAST, N_GOLD = range(8)
MEASURED = (*components.RESOURCE, "domain", "elysium")
M_DOMAIN, M_ELYSIUM = 3, 4
NOT_COUNTED = (0, 0, 0, 0, 0)  # the figures of a count that is not there


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

    def figures(self) -> list[int]:
        """The row that `count_now` reads."""
        return [self.what, self.at, self.filter.number, self.form, int(self.complete)]

    def owned(self) -> int:
        """The resource of the actor that it counts, as a set; 0 for none."""
        return 1 << self.what - N_GOLD if self.what >= N_GOLD else 0

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


@native
def count_now(state: ElysiumState, at: int, actor: int, me: int, frame: int) -> int:
    """The number now that the count whose figures stand at a place means; ``me`` carries the effect,
    ``frame`` is its frame (0: it is not running yet).
    """
    v = state.p
    t = state.t
    what = t[at + COUNT_WHAT]
    if what >= N_GOLD:
        return v[OFFSETS[what - N_GOLD] + actor]
    if what == N_TRANSFERS:
        return v[TRANSFERS] if v[CURRENT_PHASE] == WRITING and v[ACTIVE] == actor + 1 else 0
    if what == N_LAST:
        return v[frame + EFFECT_UNITS] if frame else 0
    if what == N_LEGENDS:
        return _legends(state, at, actor)
    found = buffer(FAMILIES)
    chosen = t[at + COUNT_FILTER]
    citizens = cards_at(state, t[at + COUNT_AT], actor, me, frame, found)
    sift(t, chosen, me, found)
    if what == N_CARDS:
        return number_in_set(found, 0) + (citizens if t[chosen + TAKES_CITIZENS] else 0)
    families = 0
    levels = 0
    total = 0
    for family in range(FAMILIES):
        rest = found[family]
        if rest:
            families += 1
        while rest:
            level = t[LEVEL + family * FAMILY_CARDS + lowest(rest)]
            levels |= 1 << level
            total += level + 1
            rest &= rest - 1
    if what == N_FAMILIES:
        return families
    return bits(levels) if what == N_LEVELS else total  # level_sum: a Citizen adds nothing


@native
def _legends(state: ElysiumState, at: int, actor: int) -> int:
    """Legends of two or more cards in the own Elysium; Citizens help to complete them
    (ELY-R-citizen-in-chronos).
    """
    v = state.p
    t = state.t
    first = legend_at(actor, 0)
    wanted = t[at + COUNT_FORM]
    count = 0
    for legend in range(first, first + v[LEGEND_COUNT + actor]):
        form = form_of(v, legend)
        if form >= FAMILY_LEGEND and (wanted == 0 or form == wanted):
            if t[at + COUNT_COMPLETE] == 0 or legend_size(v, legend) == FULL[form]:
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

    def owned(self) -> int:
        """The resource of the actor that it counts, as a set; 0 for none."""
        return 0 if self.count is None else self.count.owned()

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
        limit = say(f"limit-{components.RESOURCE[resource]}", number=self.most)
        return say("cut-all" if self.plus else "cut", amount=out, limit=limit)

    def cards(self, cards: Filter, limit: bool, others: bool = True) -> Message:
        """So many cards, as the object of a verb; a counted number is left to `explained`."""
        if self.count is not None:
            return wording.some_cards(cards, others)
        return wording.up_to_cards(cards, self.fixed, limit, others)

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
            most = say("limit-cards", number=self.most)
            out = say("cut-all" if self.plus else "cut", amount=out, limit=most)
        return say("details", clause=clause, list=[out])

    def figures(self) -> list[int]:
        """The row that `amount_now` reads."""
        counted = NOT_COUNTED if self.count is None else self.count.figures()
        fixed = self.fixed if self.count is None else -1
        return [fixed, self.per, self.times, self.plus, self.most, *counted]


@native
def amount_now(state: ElysiumState, at: int, actor: int, me: int, frame: int) -> int:
    """The amount now whose figures stand at a place; arguments as for `count_now`."""
    t = state.t
    if t[at + FIXED] >= 0:
        return t[at + FIXED]
    n = count_now(state, at + AMOUNT_COUNT, actor, me, frame) // t[at + PER] * t[at + TIMES] + t[at + PLUS]
    return min(n, t[at + MOST]) if t[at + MOST] else min(n, MOST_TOKENS)


@native
def measure(state: ElysiumState, what: int, seat: int) -> int:
    """How much of something a player has, for "the most"; ``what`` is its number in `MEASURED`."""
    v = state.p
    if what == M_DOMAIN:
        return v[DOMAIN_COUNT + seat] + v[CITIZENS + seat]
    if what == M_ELYSIUM:
        return elysium_size(v, seat)
    return v[OFFSETS[what] + seat]


def measured(what: int) -> int:
    """The resource that a measure looks at, as a set; 0 for cards."""
    return 1 << what if 0 <= what < M_DOMAIN else 0


class Condition:
    """``if``: tested for each actor just before acting."""

    __slots__ = ("at_least", "count", "limit", "measure", "most")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.most: str = spec.get("most", "")
        self.measure = MEASURED.index(self.most) if self.most else -1
        self.count = None if self.most else Count(cards, spec)
        self.at_least = "at_least" in spec
        self.limit: int = spec.get("at_least", spec.get("at_most", 0))

    def owned(self) -> int:
        """The resources that it looks at, as a set."""
        if self.count is None:
            return measured(self.measure)
        return self.count.owned()

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

    def figures(self) -> list[int]:
        """The row that `condition_holds` reads."""
        counted = NOT_COUNTED if self.count is None else self.count.figures()
        how = IF_MOST if self.count is None else IF_COUNT
        return [how, self.measure, int(self.at_least), self.limit, *counted]


NO_CONDITION_FIGURES = (NO_CONDITION, 0, 0, 0, *NOT_COUNTED)


@native
def condition_holds(state: ElysiumState, piece: int, actor: int, me: int, frame: int) -> bool:
    """Whether the condition of the step at a place, if it has one, is true now; nobody has the most of what
    nobody has (ELY-R-most-tie).
    """
    t = state.t
    if t[piece + CONDITION] == NO_CONDITION:
        return True
    if t[piece + CONDITION] == IF_MOST:
        what = t[piece + IF_MEASURE]
        mine = measure(state, what, actor)
        if mine <= 0:
            return False
        for seat in range(state.seats):
            if measure(state, what, seat) > mine:
                return False
        return True
    value = count_now(state, piece + IF_COUNTED, actor, me, frame)
    return value >= t[piece + IF_LIMIT] if t[piece + IF_AT_LEAST] else value <= t[piece + IF_LIMIT]
