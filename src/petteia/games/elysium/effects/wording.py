"""Phrases of card texts: names of messages and their arguments; the words are in the catalogues.

A clause comes in three forms: at the start of a sentence (``start``) and inside a sentence (``mid``), both
addressed to the reader, and ``they`` for other players, behind a subject.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypedDict

from petteia.games.elysium import components
from petteia.kernel import Message

from .filters import ONLY, OTHERS

if TYPE_CHECKING:
    from .filters import Filter

START, MID, THEY = "start", "mid", "they"
Phrase = Message | str


class CardText(TypedDict):
    """A card text or a part of it as `Message.as_json` gives it."""

    message: str
    args: dict[str, str | int | CardText | list[str | CardText]]


_NOUN = {"number", "sort", "other", "family", "kind", "level"}
MESSAGES: dict[str, set[str]] = {
    # Joining.
    "then": {"first", "second"},
    "and": {"first", "second"},
    "or": {"first", "second"},
    "sentence": {"clause"},
    "price": {"price", "clause"},
    "whenever": {"event", "clause"},
    "if": {"clause", "condition"},
    "details": {"clause", "list"},
    "except-this": {"clause"},
    # Who.
    "others": {"clause"},
    "all": {"clause"},
    "most-others": {"measure", "clause"},
    "most-all": {"measure", "clause"},
    "others-mid": {"clause"},
    "all-mid": {"clause"},
    "most-others-mid": {"measure", "clause"},
    "most-all-mid": {"measure", "clause"},
    **{f"measure-{measure}": set() for measure in (*components.RESOURCE, "domain", "elysium")},
    # Amounts.
    **{f"amount-{resource}": {"number"} for resource in components.RESOURCE},
    **{f"some-{resource}": set() for resource in components.RESOURCE},
    "each": {"amount", "each"},
    "plus": {"first", "second"},
    "equal": {"resource", "count"},
    "as-many": {"count"},
    "as-many-at-most": {"count"},
    "cut": {"amount", "limit"},
    "cut-all": {"amount", "limit"},
    **{f"limit-{unit}": {"number"} for unit in (*components.RESOURCE, "cards")},
    "up-to": {"what"},
    "at-least": {"what"},
    "at-most": {"what"},
    # Cards.
    "cards-count": _NOUN,
    "cards-gen": _NOUN,
    "cards-no": _NOUN - {"number"},
    "cards-many": _NOUN - {"number"},
    "cards-some": _NOUN - {"number", "other"},
    "cards-some-other": _NOUN - {"number", "other"},
    "one-card": set(),
    "one-citizen": set(),
    "one-real": set(),
    "one-family": {"family"},
    "one-kind": {"kind"},
    "one-level": {"level"},
    "one-of": {"list"},
    "other-one": set(),
    "other-many": set(),
    "of-family": {"family"},
    "of-kind": {"kind"},
    "of-level": {"level"},
    "of-any": {"list"},
    "detail-level": {"level"},
    "detail-real": set(),
    "detail-other": set(),
    # Places.
    **{f"in-{place}": set() for place in ("domain", "their-domain", "any-domain", "another-domain")},
    **{f"in-{place}": set() for place in ("all-domains", "other-domains", "elysium", "their-elysium")},
    **{f"in-{place}": set() for place in ("any-elysium", "another-elysium", "all-elysiums")},
    **{f"in-{place}": set() for place in ("other-elysiums", "legend", "agora", "oracle", "discard", "moved")},
    **{f"from-{place}": set() for place in ("domain", "their-domain", "another-domain")},
    **{f"from-{place}": set() for place in ("agora", "oracle", "discard")},
    # What an amount counts.
    "each-cards": _NOUN | {"place"},
    "each-family": {"number", "place"},
    "each-level": {"number", "place"},
    "each-legend": {"number", "legends"},
    "legends-any": {"number"},
    "legends-family": {"number"},
    "legends-level": {"number"},
    "legends-complete": {"number"},
    "legends-family-complete": {"number"},
    "legends-level-complete": {"number"},
    "each-transfer": {"number", "form"},
    **{f"each-owned-{resource}": {"number", "form"} for resource in components.RESOURCE},
    **{f"each-paid-{resource}": {"number"} for resource in components.RESOURCE},
    "each-discarded": {"number"},
    "each-moved": {"number"},
    "level-event": set(),
    "level-last": set(),
    "level-sum": {"cards", "place"},
    # Conditions.
    "cond-none": {"cards", "place"},
    "cond-there-one": {"what", "place"},
    "cond-there": {"what", "place"},
    "cond-transfers-least": {"number", "form"},
    "cond-transfers-most": {"number", "form"},
    "cond-have-least": {"amount", "form"},
    "cond-have-most": {"amount", "form"},
    "cond-most": {"measure", "form"},
    "cond-sum-least": {"count", "number"},
    "cond-sum-most": {"count", "number"},
    "families-gen": {"number"},
    "levels-gen": {"number"},
    # What happens.
    **{word: {"form", "what"} for word in ("gain", "gain-more", "lose", "give", "pay", "may-pay")},
    "discard": {"form", "cards", "place"},
    "may-discard": {"form", "cards", "place"},
    "discard-this": {"form"},
    "draw": {"form", "cards"},
    "take-citizens": {"form", "cards"},
    "add": {"form", "cards", "place"},
    "swap": {"form", "give", "cards", "place"},
    "transfer": {"form", "cards", "cost"},
    "cost-normal": set(),
    "cost-plus1": set(),
    "cost-free": set(),
    "use": {"form", "kind", "place"},
    "use-other": {"form", "kind", "place"},
    "choose": {"first", "second"},
    "nothing": {"form"},
    # Events and rules.
    "when-take": {"cards"},
    "when-transfer": {"cards"},
    "when-gain": {"resource"},
    "rule-reach": {"place"},
    "rule-immune": {"family"},
    "rule-free": {"cards"},
    "rule-plus1": {"cards"},
    "rule-normal": {"cards"},
}
"""Every message of card texts with its arguments; ids begin with ``elysium-text-``."""


def say(name: str, **args: Phrase | int | Sequence[Phrase]) -> Message:
    """A message of the card texts."""
    assert set(args) == MESSAGES[name], f"{name}: {sorted(args)}"
    return Message(f"elysium-text-{name}", dict(args))


def component(kind: str, identity: str) -> Message:
    """The name of a component, so that other messages can ask for its forms."""
    return Message(f"elysium-{kind}-{identity}")


def amount(resource: int, n: int) -> Message:
    """So many of a resource."""
    return say(f"amount-{components.RESOURCE[resource]}", number=n)


def either(items: list[Phrase]) -> Phrase:
    """One of several things."""
    out = items[0]
    for item in items[1:]:
        out = say("or", first=out, second=item)
    return out


def kind_names(kinds: Sequence[str]) -> list[Message]:
    """Kinds of effects; all three Chronos kinds together are just Chronos."""
    if set(components.CHRONOS_KINDS) <= set(kinds):
        kinds = [kind for kind in kinds if kind == "chronos" or kind not in components.CHRONOS_KINDS]
    return [component("kind", kind) for kind in kinds]


def _parts(cards: Filter, number: int, others: bool = True) -> dict[str, Phrase]:
    """The arguments of a noun: what stands before and behind the word "card".

    Without ``others`` it is left out that the card itself is not meant.
    """
    family: Phrase = ""
    if len(cards.families) == 1:
        family = say("of-family", family=component("family", cards.families[0]))
    elif cards.families:
        family = say("of-any", list=either([component("family", f) for f in cards.families]))
    kind: Phrase = ""
    if len(cards.kinds) == 1:
        kind = say("of-kind", kind=component("kind", cards.kinds[0]))
    elif cards.kinds:
        kind = say("of-any", list=either([component("kind", k) for k in cards.kinds]))
    level: Phrase = ""
    if cards.levels:
        level = say("of-level", level=either([str(n) for n in cards.levels]))
    other: Phrase = ""
    if others and cards.selfish == OTHERS:
        other = say("other-one" if number == 1 else "other-many")
    return {"sort": cards.sort, "other": other, "family": family, "kind": kind, "level": level}


def count_cards(cards: Filter, number: int, others: bool = True) -> Message:
    """So many cards, as the object of a verb."""
    return say("cards-count", number=number, **_parts(cards, number, others))


def count_cards_gen(cards: Filter, number: int, others: bool = True) -> Message:
    """So many cards, behind "up to" and the like."""
    return say("cards-gen", number=number, **_parts(cards, number, others))


def up_to_cards(cards: Filter, number: int, limit: bool, others: bool = True) -> Message:
    """So many cards, or up to so many."""
    if limit:
        return say("up-to", what=count_cards_gen(cards, number, others))
    return count_cards(cards, number, others)


def some_cards(cards: Filter, others: bool = True) -> Message:
    """Cards of that sort without a number, as the object of a verb."""
    parts = _parts(cards, 2, others)
    return say("cards-some-other" if parts.pop("other") else "cards-some", **parts)


def no_cards(cards: Filter) -> Message:
    """No such card."""
    return say("cards-no", **_parts(cards, 2))


def many_cards(cards: Filter) -> Message:
    """Such cards in general."""
    return say("cards-many", **_parts(cards, 2))


def each_card(cards: Filter, number: int, place: Message) -> Message:
    """For each such card in a place, or for every so many."""
    return say("each-cards", number=number, place=place, **_parts(cards, number))


def one_card(cards: Filter) -> Message:
    """A card of that sort, no matter which."""
    details = describe(cards)
    if cards.sort == "citizen":
        return say("one-citizen")
    if not details:
        return say("one-card")
    if len(details) == 1:
        if len(cards.families) == 1:
            return say("one-family", family=component("family", cards.families[0]))
        if len(cards.kinds) == 1:
            return say("one-kind", kind=component("kind", cards.kinds[0]))
        if cards.levels:
            return say("one-level", level=either([str(n) for n in cards.levels]))
        if cards.sort == "family":
            return say("one-real")
    return say("one-of", list=details)


def describe(cards: Filter) -> list[Phrase]:
    """What a filter asks for, one by one."""
    out: list[Phrase] = []
    if cards.families:
        out.append(either([component("family", family) for family in cards.families]))
    if cards.levels:
        out.append(say("detail-level", level=either([str(n) for n in cards.levels])))
    if cards.kinds:
        out.append(either([component("kind", kind) for kind in cards.kinds]))
    if cards.sort == "family":
        out.append(say("detail-real"))
    if cards.selfish == OTHERS:
        out.append(say("detail-other"))
    return out


def detailed(clause: Message, cards: Filter, known: bool = False) -> Message:
    """A clause with the filter's fields in brackets, where the clause has no better place for them."""
    details = describe(cards)
    if known and cards.selfish == OTHERS:
        details = details[:-1]
    return say("details", clause=clause, list=details) if details else clause


_ALL = {
    "domains": "all-domains",
    "other_domains": "other-domains",
    "elysiums": "all-elysiums",
    "other_elysiums": "other-elysiums",
    "event": "moved",
    "last": "moved",
}
_ANY = {
    "domains": "any-domain",
    "other_domains": "another-domain",
    "elysiums": "any-elysium",
    "other_elysiums": "another-elysium",
    "event": "moved",
    "last": "moved",
}


def where(place: str, form: str, every: bool = False) -> Message:
    """In a place: one of those meant, or (``every``) all of them together."""
    if place in ("domain", "elysium"):
        return say(f"in-their-{place}" if form == THEY else f"in-{place}")
    return say("in-" + (_ALL if every else _ANY).get(place, place))


def whence(place: str, form: str) -> Message:
    """From a place."""
    if place == "domain":
        return say("from-their-domain" if form == THEY else "from-domain")
    return say("from-another-domain" if place == "other_domains" else f"from-{place}")


def not_this_card(clause: Message) -> Message:
    """A clause about other players' cards with "not this card" in brackets: "other" would mean theirs."""
    return say("except-this", clause=clause)


def this_card_only(cards: Filter) -> bool:
    """Whether a filter means the card itself."""
    return cards.selfish == ONLY
