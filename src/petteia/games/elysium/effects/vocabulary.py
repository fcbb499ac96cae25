"""The words of the effect language and which fields go with them; mistakes in a card are found here.

What the words mean is written in docs/rules/elysium-rulings.md; what they do is in the files beside this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from petteia.games.elysium import components
from petteia.kernel.edition import Anything, Int, List, Rule, Str, Table

RESOURCES = components.RESOURCE
PayableName = Literal["gold", "vp", "prestige", "card"]
PAYABLES: tuple[PayableName, ...] = get_args(PayableName)
ACTORS = ("you", "others", "all")
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
ADD_FROM = ("deck", "citizens", "agora", "oracle", "discard")
DISCARD_FROM = ("domain", "other_domains", "agora", "oracle")
SWAP_FROM = ("agora", "oracle", "discard", "other_domains")
USABLE = ("instant", "activate", "once", *components.CHRONOS_KINDS)
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

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        before = len(mistakes)
        column = Str((*components.COLUMN, components.ANY_COLUMN))
        Table(
            {
                "id": Str(),
                "name": self.name,
                "family": Str(components.FAMILY),
                "level": Int(1, 3),
                "columns": List(List(column, 1, 2), 1, 2),
                "kind": Str(components.KIND),
            },
            {
                "copies": Int(1, 2),
                "rules": List(Anything()),
                "when": Anything(),
                "effect": List(Anything(), 1),
            },
        ).check(value, where, mistakes)
        if len(mistakes) == before:
            _Card(value, where, mistakes).check()


class _Card:
    """Walks rules, trigger and effect of one card and accepts only words of the language."""

    def __init__(self, card: dict[str, Any], where: str, mistakes: list[str]) -> None:
        self.card = card
        self.where = where
        self.mistakes = mistakes

    def say(self, where: str, problem: str) -> None:
        self.mistakes.append(f"{self.where}{where}: {problem}")

    def word(self, where: str, value: Any, known: tuple[str, ...]) -> None:
        if value not in known:
            self.say(where, f"expected one of {', '.join(known)}, found {value!r}")

    def fields(
        self, where: str, table: Any, spec: tuple[tuple[str, ...], tuple[str, ...]], extra: tuple[str, ...]
    ) -> bool:
        if not isinstance(table, dict):
            self.say(where, f"expected a table, found {table!r}")
            return False
        needed, optional = spec
        for key in needed:
            if key not in table:
                self.say(where, f"the key '{key}' is missing")
        for key in table:
            if key not in (*needed, *optional, *extra):
                self.say(where, f"unknown key '{key}'; expected {', '.join((*needed, *optional, *extra))}")
        return all(key in table for key in needed)

    def check(self) -> None:
        card = self.card
        if card.get("copies", len(card["columns"])) != len(card["columns"]):
            self.say(" key 'columns'", "one list for each copy is needed")
        if not card["id"].startswith(card["family"] + "."):
            self.say(" key 'id'", f"expected it to begin with '{card['family']}.'")
        kind = card["kind"]
        for number, rule in enumerate(card.get("rules", ()), 1):
            self.rule(f" rule {number}", rule)
        if card.get("rules") and kind != "permanent":
            self.say(" key 'rules'", "only permanent cards have rules")
        if "when" in card:
            self.when(" key 'when'", card["when"])
            if kind not in ("permanent", "legend"):
                self.say(" key 'when'", "only permanent and legend cards have triggers")
        if kind == "permanent" and "when" not in card and not card.get("rules"):
            self.say("", "a permanent card needs a trigger or a rule")
        if ("effect" in card) != (kind != "permanent" or "when" in card):
            self.say("", "the effect is missing, or nothing sets it off")
        if "effect" in card:
            self.steps(" effect", card["effect"], nested=False)

    def rule(self, where: str, rule: Any) -> None:
        word = str(rule.get("rule")) if isinstance(rule, dict) else ""
        self.word(where, word, tuple(RULE_WORDS))
        if word in RULE_WORDS and self.fields(where, rule, RULE_WORDS[word], ("rule",)):
            if word == "reach":
                self.word(where, rule["zone"], ("oracle", "discard"))
            elif word == "immune":
                self.word(where, rule["family"], components.FAMILY)
            else:
                self.word(where, rule["cost"], COSTS)
            self.filter(where, rule.get("cards", {}))

    def when(self, where: str, when: Any) -> None:
        word = str(when.get("event")) if isinstance(when, dict) else ""
        self.word(where, word, tuple(EVENT_WORDS))
        if word in EVENT_WORDS and self.fields(where, when, EVENT_WORDS[word], ("event",)):
            if word == "gain":
                self.word(where, when["what"], RESOURCES)
            self.filter(where, when.get("cards", {}))

    def filter(self, where: str, spec: Any) -> None:
        if not self.fields(where, spec, ((), ("card", "family", "level", "kind", "self")), ()):
            return
        self.word(where, spec.get("card", "any"), SORTS)
        self.word(where, spec.get("self", "yes"), SELF)
        if spec.get("card") == "citizen" and set(spec) - {"card"}:
            self.say(where, "a Citizen has no family, level or kind")
        for family in listed(spec.get("family", [])):
            self.word(where, family, components.FAMILY)
        for level in listed(spec.get("level", [])):
            if level not in (1, 2, 3):
                self.say(where, f"expected a level from 1 to 3, found {level!r}")
        for kind in listed(spec.get("kind", [])):
            self.word(where, kind, components.KIND)

    def place(self, where: str, place: Any, known: tuple[str, ...]) -> None:
        self.word(where, place, known)
        chronos = self.card["kind"] in components.CHRONOS_KINDS
        if place == "event" and "when" not in self.card:
            self.say(where, "'event' needs a trigger")
        if place == "legend" and not chronos:
            self.say(where, "'legend' is for Chronos cards")
        if chronos and place in ("domain", "domains", "other_domains"):
            self.say(where, "Domains are empty when Chronos effects are used")

    def count(self, where: str, spec: dict[str, Any], extra: tuple[str, ...]) -> None:
        word = str(spec.get("count"))
        self.word(where, word, COUNTS)
        if word not in COUNTS or not self.fields(where, spec, COUNT_FIELDS[word], ("count", *extra)):
            return
        if "in" in spec:
            self.place(where, spec["in"], PLACES)
        self.filter(where, spec.get("cards", {}))
        self.word(where, spec.get("type", "any"), LEGEND_TYPES)

    def natural(self, where: str, value: Any, low: int = 1) -> None:
        if type(value) is not int or not low <= value <= 99:
            self.say(where, f"expected a whole number from {low} to 99, found {value!r}")

    def amount(self, where: str, value: Any) -> None:
        if not isinstance(value, dict):
            self.natural(where, value)
            return
        self.count(where, value, ("times", "per", "plus", "max"))
        for key in ("times", "per", "plus", "max"):
            if key in value:
                self.natural(where, value[key])

    def condition(self, where: str, value: Any) -> None:
        if not isinstance(value, dict):
            self.say(where, f"expected a table, found {value!r}")
        elif "most" in value:
            if set(value) != {"most"}:
                self.say(where, "'most' stands alone")
            self.word(where, value["most"], MEASURES)
        else:
            limits = [key for key in ("at_least", "at_most") if key in value]
            if len(limits) != 1:
                self.say(where, "a condition needs either 'at_least' or 'at_most'")
            for key in limits:
                self.natural(where, value[key], 0)
            self.count(where, value, ("at_least", "at_most"))

    def who(self, where: str, value: Any) -> None:
        if isinstance(value, dict):
            if set(value) != {"most", "among"} or value["among"] not in ("others", "all"):
                self.say(where, f"expected most = ..., among = 'others' or 'all', found {value!r}")
            else:
                self.word(where, value["most"], MEASURES)
        else:
            self.word(where, value, ACTORS)

    def steps(self, where: str, steps: Any, nested: bool) -> None:
        if not isinstance(steps, list) or not steps:
            self.say(where, "an effect is a list of steps that is not empty")
            return
        for number, step in enumerate(steps, 1):
            here = f"{where} step {number}"
            word = str(step.get("do")) if isinstance(step, dict) else ""
            self.word(here, word, tuple(STEP_WORDS))
            if word in STEP_WORDS and self.fields(here, step, STEP_WORDS[word], ("do", "who", "if")):
                self.step(here, word, step, nested)
                if number == 1 and reads_last(step):
                    self.say(here, "reads 'last', but there is no step before it")

    def step(self, here: str, word: str, step: dict[str, Any], nested: bool) -> None:
        if "who" in step:
            if nested or word == "pay":
                self.say(here, "no 'who' here: inside an option the chooser acts, and a price is yours")
            self.who(here, step["who"])
        if "if" in step:
            self.condition(here, step["if"])
        if "n" in step:
            self.amount(here, step["n"])
        if "what" in step:
            self.word(here, step["what"], PAYABLES if word == "pay" else RESOURCES)
        if step.get("to", "you") != "you":
            self.say(here, f"expected to = 'you', found {step['to']!r}")
        if step.get("up_to", True) is not True:
            self.say(here, "'up_to' is true or left out")
        for key in ("cards", "give"):
            if key in step:
                self.filter(here, step[key])
        if word == "pay" and step["what"] != "card":
            most = step["n"].get("max", 99) if isinstance(step["n"], dict) else step["n"]
            if type(most) is int and most > MOST_PAID:
                self.say(here, f"nobody can be asked to pay more than {MOST_PAID}; give 'n' such a 'max'")
        if word == "pay" and "cards" in step and step["what"] != "card":
            self.say(here, "'cards' goes with what = 'card'")
        known = {"add": ADD_FROM, "discard": DISCARD_FROM, "swap": SWAP_FROM}
        if "from" in step and word in known:
            self.place(here, step["from"], known[word])
            if step["from"] in ("deck", "citizens"):
                for key in ("cards", "up_to"):
                    if key in step:
                        self.say(here, f"no '{key}' here: the top cards of the draw pile come as they are")
        if "cost" in step:
            self.word(here, step["cost"], COSTS)
        if word == "use":
            self.place(here, step["in"], PLACES)
            for kind in listed(step["kinds"]):
                self.word(here, kind, USABLE)
            if nested:
                self.say(here, "no 'use' inside an option")
        if word == "choose":
            self.options(here, step["options"], nested)
        if self.card["kind"] in components.CHRONOS_KINDS:
            if word not in ("gain", "use") or step.get("what", "vp") != "vp":
                self.say(here, "Chronos effects give VP or use another Chronos effect")

    def options(self, here: str, options: Any, nested: bool) -> None:
        if nested:
            self.say(here, "no choice inside a choice")
        elif not isinstance(options, list) or len(options) != 2:
            self.say(here, "a choice has two options")
        else:
            for number, option in enumerate(options, 1):
                self.steps(f"{here} option {number}", option, nested=True)


def listed(value: Any) -> list[Any]:
    """A value that may be given alone or in a list."""
    return value if isinstance(value, list) else [value]
