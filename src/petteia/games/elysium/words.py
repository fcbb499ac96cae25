"""What a component of an edition says, in sentences made from its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.kernel import Edition, Message

from .components import RESOURCE
from .effects.wording import amount, component
from .tables import cards_of

SAYS: dict[str, set[str]] = {
    "quest": {"players", "number", "list"},
    "unfinished": {"list"},
    "transfers": {"n"},
    "level": {"level", "amount"},
    "columns": {"columns"},
}
"""The sentences and their arguments: messages ``elysium-says-<name>``. Those of cards: effects/wording.py."""


def says(edition: Edition, table: str, identity: str) -> Message | None:
    """What a component says; None where its table has no sentences."""
    if table == "card":
        cards = cards_of(edition)
        numbers = (n for n, entry in enumerate(cards.entries) if entry["id"] == identity)
        number = next(numbers, None)
        return None if number is None else cards.program[number].text()
    found: Any = edition.data.get(table)
    if isinstance(found, Sequence):
        named = {str(entry.get("id", number)): entry for number, entry in enumerate(found, 1)}
        found = named.get(identity)
    if found is None:
        return None
    match table:
        case "quest":
            return _say("quest", players=found["players"], number=found["order"], list=_brings(found))
        case "quest_unfinished":
            return _say("unfinished", list=_brings(found))
        case "level_bonus":
            level = component("level", str(found["level"]))
            return _say("level", level=level, amount=amount(RESOURCE.index("vp"), found["vp"]))
        case "pediment":
            return _say("columns", columns=[component("column", one) for one in found["columns"]])
    return None


def _say(name: str, **args: Any) -> Message:
    return Message(f"elysium-says-{name}", args)


def _brings(entry: Mapping[str, Any]) -> list[Message]:
    gold, vp = (amount(RESOURCE.index(one), entry[one]) for one in ("gold", "vp"))
    return [gold, vp, _say("transfers", n=entry["transfers"])]
