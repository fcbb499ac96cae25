"""The words of the effect language and which fields go with them; mistakes in a card are found here.

What the words mean is written in docs/rules/elysium-rulings.md; what they do is in the files beside this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from petteia.games.elysium import components
from petteia.kernel.edition import (
    Anything,
    Bool,
    Either,
    Int,
    List,
    Rule,
    Str,
    Table,
    Variant,
    Where,
    wrong,
)
from petteia.kernel.errors import Mistake

RESOURCES = components.RESOURCE
PayableName = Literal["gold", "vp", "prestige", "card"]
PAYABLES: tuple[PayableName, ...] = get_args(PayableName)
ACTORS = ("you", "others", "all")
AMONG = ("others", "all")
MEASURES = (*RESOURCES, "domain", "elysium")
CostName = Literal["normal", "plus1", "free"]
COSTS: tuple[CostName, ...] = get_args(CostName)
SORTS = ("any", "family", "citizen")
SELF = ("yes", "no", "only")
LEGEND_TYPES = ("any", "family", "level")
PlaceName = Literal[
    "domain",
    "domains",
    "other_domains",
    "elysium",
    "elysiums",
    "other_elysiums",
    "legend",
    "agora",
    "oracle",
    "discard",
    "event",
    "last",
]
PLACES: tuple[PlaceName, ...] = get_args(PlaceName)
PLACE_NUMBERS = {place: number for number, place in enumerate(PLACES)}
REACHED = ("oracle", "discard")
ADD_FROM = ("deck", "citizens", "agora", "oracle", "discard")
DISCARD_FROM = ("domain", "other_domains", "agora", "oracle")
SWAP_FROM = ("agora", "oracle", "discard", "other_domains")
USABLE = ("instant", "activate", "once", *components.CHRONOS_KINDS)
MOST = 99  # the greatest number in an effect
MOST_PAID = 20  # the greatest amount anybody can be asked to choose
COUNTS = (
    "cards",
    "families",
    "levels",
    "level_sum",
    "legends",
    "gold",
    "vp",
    "prestige",
    "transfers",
    "last",
)

# word -> (needed fields, optional fields)
STEP_WORDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "gain": (("what", "n"), ()),
    "lose": (("what", "n"), ("to",)),
    "pay": (("what", "n"), ("cards", "up_to")),
    "discard": (("from", "n"), ("cards", "up_to")),
    "add": (("from", "n"), ("cards", "up_to")),
    "swap": (("from",), ("give", "cards")),
    "transfer": (("n",), ("cards", "cost")),
    "use": (("kinds", "in"), ("cards",)),
    "choose": (("options",), ()),
    "nothing": ((), ()),
}
RULE_WORDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "reach": (("zone",), ()),
    "immune": (("family",), ()),
    "price": (("cost",), ("cards",)),
}
EVENT_WORDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "take": ((), ("cards",)),
    "transfer": ((), ("cards",)),
    "gain": (("what",), ()),
}
COUNT_FIELDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    **dict.fromkeys(("cards", "families", "levels", "level_sum"), (("in",), ("cards",))),
    "legends": ((), ("type", "complete")),
    **dict.fromkeys(("gold", "vp", "prestige", "transfers", "last"), ((), ())),
}


def reads_last(step: Mapping[str, Any]) -> bool:
    """Whether a step looks at what the step before it moved."""
    return any(
        isinstance(read, dict) and "last" in (read.get("count"), read.get("in"))
        for read in (step.get("n"), step.get("if"))
    )


@dataclass(frozen=True)
class CardRule(Rule):
    """An entry of the card table with its effect."""

    name: Rule

    def table(self, parts: Mapping[str, Rule]) -> Table:
        """The entry as a table with these rules for what is written in the effect language."""
        column = Str((*components.COLUMN, components.ANY_COLUMN))
        return Table(
            {
                "id": Str(),
                "name": self.name,
                "family": Str(components.FAMILY),
                "level": Int(1, 3),
                "columns": List(List(column, 1, 2), 1, 2),
                "kind": Str(components.KIND),
            },
            {"copies": Int(1, 2), **parts},
        )

    def outline(self) -> Table:
        """What can be put together, for forms."""
        return self.table(CARD_PARTS)

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        before = len(mistakes)
        free = {"rules": List(Anything()), "when": Anything(), "effect": List(Anything(), 1)}
        self.table(free).check(value, where, mistakes)
        if len(mistakes) == before:
            place = where if isinstance(where, Where) else Where(where)
            _Card(value, place, mistakes).check()


class _Card:
    """Walks rules, trigger and effect of one card and accepts only words of the language."""

    def __init__(self, card: dict[str, Any], where: Where, mistakes: list[str]) -> None:
        self.card = card
        self.where = where
        self.mistakes = mistakes

    def say(self, where: Where, problem: str, id: str, **args: str | int) -> None:  # noqa: A002
        self.mistakes.append(Mistake(f"{where}: {problem}", where.path, id, args))

    def word(self, where: Where, value: Any, known: tuple[str, ...]) -> None:
        if value not in known:
            self.mistakes.append(wrong(where, "choice", choices=", ".join(known), found=repr(value)))

    def fields(
        self, where: Where, table: Any, spec: tuple[tuple[str, ...], tuple[str, ...]], extra: tuple[str, ...]
    ) -> bool:
        if not isinstance(table, dict):
            self.mistakes.append(wrong(where, "table", found=repr(table)))
            return False
        needed, optional = spec
        known = (*needed, *optional, *extra)
        self.mistakes += [wrong(where, "missing", key=key) for key in needed if key not in table]
        self.mistakes += [
            wrong(where, "unknown", key=key, known=", ".join(known)) for key in table if key not in known
        ]
        return all(key in table for key in needed)

    def check(self) -> None:
        card, where = self.card, self.where
        if card.get("copies", len(card["columns"])) != len(card["columns"]):
            self.say(where.at("columns", " key 'columns'"), "one list for each copy is needed", "copies")
        if not card["id"].startswith(card["family"] + "."):
            begin = f"expected it to begin with '{card['family']}.'"
            self.say(where.at("id", " key 'id'"), begin, "id", family=card["family"])
        kind = card["kind"]
        rules = where.at("rules")
        for number, rule in enumerate(card.get("rules", ()), 1):
            self.rule(rules.at(number - 1, f" rule {number}"), rule)
        if card.get("rules") and kind != "permanent":
            self.say(where.at("rules", " key 'rules'"), "only permanent cards have rules", "rules-kind")
        if "when" in card:
            when = where.at("when", " key 'when'")
            self.when(when, card["when"])
            if kind not in ("permanent", "legend"):
                self.say(when, "only permanent and legend cards have triggers", "when-kind")
        if kind == "permanent" and "when" not in card and not card.get("rules"):
            self.say(where.at("kind"), "a permanent card needs a trigger or a rule", "permanent-idle")
        if ("effect" in card) != (kind != "permanent" or "when" in card):
            self.say(where.at("effect"), "the effect is missing, or nothing sets it off", "effect-idle")
        if "effect" in card:
            self.steps(where.at("effect", " effect"), card["effect"], nested=False)

    def rule(self, where: Where, rule: Any) -> None:
        word = str(rule.get("rule")) if isinstance(rule, dict) else ""
        self.word(where.at("rule"), word, tuple(RULE_WORDS))
        if word in RULE_WORDS and self.fields(where, rule, RULE_WORDS[word], ("rule",)):
            if word == "reach":
                self.word(where.at("zone"), rule["zone"], REACHED)
            elif word == "immune":
                self.word(where.at("family"), rule["family"], components.FAMILY)
            else:
                self.word(where.at("cost"), rule["cost"], COSTS)
            self.filter(where.at("cards"), rule.get("cards", {}))

    def when(self, where: Where, when: Any) -> None:
        word = str(when.get("event")) if isinstance(when, dict) else ""
        self.word(where.at("event"), word, tuple(EVENT_WORDS))
        if word in EVENT_WORDS and self.fields(where, when, EVENT_WORDS[word], ("event",)):
            if word == "gain":
                self.word(where.at("what"), when["what"], RESOURCES)
            self.filter(where.at("cards"), when.get("cards", {}))

    def filter(self, where: Where, spec: Any) -> None:
        if not self.fields(where, spec, ((), ("card", "family", "level", "kind", "self")), ()):
            return
        self.word(where.at("card"), spec.get("card", "any"), SORTS)
        self.word(where.at("self"), spec.get("self", "yes"), SELF)
        if spec.get("card") == "citizen" and set(spec) - {"card"}:
            self.say(where, "a Citizen has no family, level or kind", "citizen")
        for family in listed(spec.get("family", [])):
            self.word(where.at("family"), family, components.FAMILY)
        for level in listed(spec.get("level", [])):
            if level not in (1, 2, 3):
                problem = f"expected a level from 1 to 3, found {level!r}"
                self.say(where.at("level"), problem, "whole", low=1, high=3, found=repr(level))
        for kind in listed(spec.get("kind", [])):
            self.word(where.at("kind"), kind, components.KIND)

    def place(self, where: Where, place: Any, known: tuple[str, ...]) -> None:
        self.word(where, place, known)
        chronos = self.card["kind"] in components.CHRONOS_KINDS
        if place == "event" and "when" not in self.card:
            self.say(where, "'event' needs a trigger", "place-event")
        if place == "legend" and not chronos:
            self.say(where, "'legend' is for Chronos cards", "place-legend")
        if chronos and place in ("domain", "domains", "other_domains"):
            self.say(where, "Domains are empty when Chronos effects are used", "place-domain")

    def count(self, where: Where, spec: dict[str, Any], extra: tuple[str, ...]) -> None:
        word = str(spec.get("count"))
        self.word(where.at("count"), word, COUNTS)
        if word not in COUNTS or not self.fields(where, spec, COUNT_FIELDS[word], ("count", *extra)):
            return
        if "in" in spec:
            self.place(where.at("in"), spec["in"], PLACES)
        self.filter(where.at("cards"), spec.get("cards", {}))
        self.word(where.at("type"), spec.get("type", "any"), LEGEND_TYPES)

    def natural(self, where: Where, value: Any, low: int = 1) -> None:
        if type(value) is not int or not low <= value <= MOST:
            self.mistakes.append(wrong(where, "whole", low=low, high=MOST, found=repr(value)))

    def amount(self, where: Where, value: Any) -> None:
        if not isinstance(value, dict):
            self.natural(where, value)
            return
        self.count(where, value, ("times", "per", "plus", "max"))
        for key in ("times", "per", "plus", "max"):
            if key in value:
                self.natural(where.at(key), value[key])

    def condition(self, where: Where, value: Any) -> None:
        if not isinstance(value, dict):
            self.mistakes.append(wrong(where, "table", found=repr(value)))
        elif "most" in value:
            if set(value) != {"most"}:
                self.say(where, "'most' stands alone", "most-alone")
            self.word(where.at("most"), value["most"], MEASURES)
        else:
            limits = [key for key in ("at_least", "at_most") if key in value]
            if len(limits) != 1:
                self.say(where, "a condition needs either 'at_least' or 'at_most'", "condition-limit")
            for key in limits:
                self.natural(where.at(key), value[key], 0)
            self.count(where, value, ("at_least", "at_most"))

    def who(self, where: Where, value: Any) -> None:
        if isinstance(value, dict):
            if set(value) != {"most", "among"} or value["among"] not in AMONG:
                problem = f"expected most = ..., among = 'others' or 'all', found {value!r}"
                self.say(where, problem, "who")
            else:
                self.word(where.at("most"), value["most"], MEASURES)
        else:
            self.word(where, value, ACTORS)

    def steps(self, where: Where, steps: Any, nested: bool) -> None:
        if not isinstance(steps, list) or not steps:
            self.say(where, "an effect is a list of steps that is not empty", "steps")
            return
        for number, step in enumerate(steps, 1):
            here = where.at(number - 1, f" step {number}")
            word = str(step.get("do")) if isinstance(step, dict) else ""
            self.word(here.at("do"), word, tuple(STEP_WORDS))
            if word in STEP_WORDS and self.fields(here, step, STEP_WORDS[word], ("do", "who", "if")):
                self.step(here, word, step, nested)
                if number == 1 and reads_last(step):
                    self.say(here, "reads 'last', but there is no step before it", "last-first")

    def step(self, here: Where, word: str, step: dict[str, Any], nested: bool) -> None:
        if "who" in step:
            if nested or word == "pay":
                problem = "no 'who' here: inside an option the chooser acts, and a price is yours"
                self.say(here.at("who"), problem, "no-who")
            self.who(here.at("who"), step["who"])
        if "if" in step:
            self.condition(here.at("if"), step["if"])
        if "n" in step:
            self.amount(here.at("n"), step["n"])
        if "what" in step:
            self.word(here.at("what"), step["what"], PAYABLES if word == "pay" else RESOURCES)
        if step.get("to", "you") != "you":
            self.word(here.at("to"), step["to"], ("you",))
        if step.get("up_to", True) is not True:
            self.say(here.at("up_to"), "'up_to' is true or left out", "up-to")
        for key in ("cards", "give"):
            if key in step:
                self.filter(here.at(key), step[key])
        if word == "pay" and step["what"] != "card":
            most = step["n"].get("max", 99) if isinstance(step["n"], dict) else step["n"]
            if type(most) is int and most > MOST_PAID:
                problem = f"nobody can be asked to pay more than {MOST_PAID}; give 'n' such a 'max'"
                self.say(here.at("n"), problem, "pay-most", most=MOST_PAID)
        if word == "pay" and "cards" in step and step["what"] != "card":
            self.say(here.at("cards"), "'cards' goes with what = 'card'", "pay-cards")
        known = {"add": ADD_FROM, "discard": DISCARD_FROM, "swap": SWAP_FROM}
        if "from" in step and word in known:
            self.place(here.at("from"), step["from"], known[word])
            if step["from"] in ("deck", "citizens"):
                for key in ("cards", "up_to"):
                    if key in step:
                        problem = f"no '{key}' here: the top cards of the draw pile come as they are"
                        self.say(here.at(key), problem, "deck-top", key=key)
        if "cost" in step:
            self.word(here.at("cost"), step["cost"], COSTS)
        if word == "use":
            self.place(here.at("in"), step["in"], PLACES)
            for kind in listed(step["kinds"]):
                self.word(here.at("kinds"), kind, USABLE)
            if nested:
                self.say(here.at("do"), "no 'use' inside an option", "use-nested")
        if word == "choose":
            self.options(here, step["options"], nested)
        if self.card["kind"] in components.CHRONOS_KINDS:
            if word not in ("gain", "use") or step.get("what", "vp") != "vp":
                problem = "Chronos effects give VP or use another Chronos effect"
                self.say(here.at("do"), problem, "chronos")

    def options(self, here: Where, options: Any, nested: bool) -> None:
        where = here.at("options")
        if nested:
            self.say(where, "no choice inside a choice", "choice-nested")
        elif not isinstance(options, list) or len(options) != 2:
            self.say(where, "a choice has two options", "choice-two")
        else:
            for number, option in enumerate(options, 1):
                self.steps(where.at(number - 1, f" option {number}"), option, nested=True)


# ---- the language as rules, for forms ----------------------------------------------------------
# `_Card` checks more strictly and says more; these tell what can be put together at all.

_FILTER = Table(
    {},
    {
        "card": Str(SORTS),
        "family": List(Str(components.FAMILY)),
        "level": List(Int(1, 3)),
        "kind": List(Str(components.KIND)),
        "self": Str(SELF),
    },
)
_NATURAL = Int(1, MOST)
_COUNT_PARTS: dict[str, Rule] = {
    "in": Str(PLACES),
    "cards": _FILTER,
    "type": Str(LEGEND_TYPES),
    "complete": Bool(),
}


def _counting(extra: Mapping[str, Rule]) -> Variant:
    """Something counted, with what goes with it."""
    return Variant(
        "count",
        {
            word: Table(
                {key: _COUNT_PARTS[key] for key in needed},
                {**{key: _COUNT_PARTS[key] for key in optional}, **extra},
            )
            for word, (needed, optional) in COUNT_FIELDS.items()
        },
    )


_AMOUNT = Either((_NATURAL, _counting(dict.fromkeys(("times", "per", "plus", "max"), _NATURAL))))
_CONDITION = Either(
    (
        Table({"most": Str(MEASURES)}),
        _counting(dict.fromkeys(("at_least", "at_most"), Int(0, MOST))),
    )
)
_WHO = Either((Str(ACTORS), Table({"most": Str(MEASURES), "among": Str(AMONG)})))


def _step(nested: bool) -> Variant:
    """One step of an effect; inside a choice there are neither actors nor further choices."""
    parts: dict[str, Rule] = {
        "n": _AMOUNT,
        "to": Str(("you",)),
        "cards": _FILTER,
        "give": _FILTER,
        "up_to": Bool(),
        "cost": Str(COSTS),
        "kinds": List(Str(USABLE), 1),
        "in": Str(PLACES),
    }
    if not nested:
        parts["options"] = List(List(_step(True), 1), 2, 2)
    froms = {"add": ADD_FROM, "discard": DISCARD_FROM, "swap": SWAP_FROM}

    def of(word: str, key: str) -> Rule:
        if key == "what":
            return Str(PAYABLES if word == "pay" else RESOURCES)
        return Str(froms[word]) if key == "from" else parts[key]

    common: dict[str, Rule] = {"if": _CONDITION} if nested else {"who": _WHO, "if": _CONDITION}
    return Variant(
        "do",
        {
            word: Table(
                {key: of(word, key) for key in needed},
                {
                    **{key: of(word, key) for key in optional},
                    **{key: rule for key, rule in common.items() if key != "who" or word != "pay"},
                },
            )
            for word, (needed, optional) in STEP_WORDS.items()
            if not nested or word not in ("use", "choose")
        },
    )


_RULE_PARTS: dict[str, Rule] = {
    "zone": Str(REACHED),
    "family": Str(components.FAMILY),
    "cost": Str(COSTS),
    "cards": _FILTER,
    "what": Str(RESOURCES),
}


def _words(key: str, words: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]) -> Variant:
    return Variant(
        key,
        {
            word: Table({k: _RULE_PARTS[k] for k in needed}, {k: _RULE_PARTS[k] for k in optional})
            for word, (needed, optional) in words.items()
        },
    )


CARD_PARTS: Mapping[str, Rule] = {
    "when": _words("event", EVENT_WORDS),
    "rules": List(_words("rule", RULE_WORDS), 0, 4),
    "effect": List(_step(False), 1),
}
"""The parts of a card that are written in the effect language."""


def listed(value: Any) -> list[Any]:
    """A value that may be given alone or in a list."""
    return value if isinstance(value, list) else [value]
