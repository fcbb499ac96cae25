"""Declarations of what the game tells: events, reasons, components."""

from __future__ import annotations

from petteia.kernel import EventKind

from . import names
from .cards import DEFAULT_CARDS

_WHO = {"seat": "seat"}
_CARD = {"seat": "seat", "card": "card"}
_AMOUNT = {"seat": "seat", "number": "number", "resource": "resource"}

EVENTS: dict[str, EventKind] = {
    # Set-up and epochs.
    "pediment": EventKind({"side": "side"}, reveals=True),
    "family": EventKind({"family": "family"}, reveals=True),
    "start": EventKind(_WHO, reveals=True),
    "epoch": EventKind({"number": "number"}),
    "awakening": EventKind({"number": "number"}),
    "revealed": EventKind({"card": "card", "place": "place"}, reveals=True),
    "reshuffle": EventKind({"number": "number"}),
    # Phase II.
    "turn": EventKind({"seat": "seat", "number": "number"}),
    "taken": EventKind(_CARD),
    "quest": EventKind({"seat": "seat", "quest": "quest"}),
    "citizen": EventKind(_WHO),
    "column": EventKind({"seat": "seat", "column": "column"}),
    "sits-out": EventKind(_WHO),
    # Effects.
    "used": EventKind(_CARD),
    "instant": EventKind(_CARD),
    "triggered": EventKind(_CARD),
    "borrow": EventKind({"seat": "seat", "card": "card", "by": "card"}),
    "gain": EventKind(_AMOUNT),
    "lose": EventKind(_AMOUNT),
    "give": EventKind({"seat": "seat", "other": "seat", "number": "number", "resource": "resource"}),
    "pay": EventKind(_AMOUNT),
    "discard": EventKind({"seat": "seat", "card": "card", "place": "place"}),
    "discard-from": EventKind({"seat": "seat", "card": "card", "owner": "seat"}),
    "discard-citizen": EventKind({"seat": "seat", "owner": "seat"}),
    "added": EventKind(_CARD),
    "drawn": EventKind(_CARD, reveals=True),
    "drawn-twice": EventKind(_CARD, reveals=True),
    "swap": EventKind({"seat": "seat", "card": "card", "other": "card", "place": "place"}),
    "swap-with": EventKind({"seat": "seat", "card": "card", "other": "card", "owner": "seat"}),
    "swap-citizen": EventKind({"seat": "seat", "other": "seat", "card": "card"}),
    # Phase III.
    "unfinished": EventKind(_WHO),
    "order": EventKind({"seats": "list:seat"}),
    "transfer": EventKind(
        {
            "seat": "seat",
            "card": "card",
            "cost": "number",
            "legend": "number",
            "form": "form",
            "cards": "number",
        }
    ),
    "transfer-citizen": EventKind(
        {"seat": "seat", "cost": "number", "legend": "number", "form": "form", "cards": "number"}
    ),
    "family-bonus": EventKind({"seat": "seat", "family": "family", "number": "number"}),
    "level-bonus": EventKind({"seat": "seat", "level": "level", "number": "number"}),
    "level-bonus-moves": EventKind({"seat": "seat", "other": "seat", "level": "level", "number": "number"}),
    # The end.
    "cleared": EventKind({}),
    "chronos": EventKind(_CARD),
    "score": EventKind({"seat": "seat", "number": "number"}),
}

_ONE_CARD = {"card": "card"}
REASONS: dict[str, dict[str, str]] = {
    # Taking.
    "enough-cards": {},
    "not-in-agora": _ONE_CARD,
    "at-oracle": _ONE_CARD,
    "same-card": _ONE_CARD,
    "needs-columns": {"card": "card", "columns": "list:column"},
    "has-quest": {},
    "no-such-quest": {"quest": "quest"},
    "quest-gone": {"quest": "quest"},
    "quest-needs": {"quest": "quest", "columns": "list:column"},
    "card-open": _ONE_CARD,
    "quest-open": {"quest": "quest"},
    "column-gone": {"column": "column"},
    # Using effects.
    "not-in-domain": _ONE_CARD,
    "not-by-choice": _ONE_CARD,
    "other-phase": _ONE_CARD,
    "ring-gone": _ONE_CARD,
    "already-used": _ONE_CARD,
    "eleusis-alone": _ONE_CARD,
    "would-do-nothing": _ONE_CARD,
    "not-waiting": _ONE_CARD,
    "card-not-meant": _ONE_CARD,
    "not-meant": {},
    "must-choose": {},
    "price": {"number": "number"},
    "option-impossible": {},
    # Transfers.
    "no-transfers-left": {},
    "too-expensive": {"card": "card", "cost": "number", "gold": "number"},
    "citizen-too-expensive": {"cost": "number", "gold": "number"},
    "no-citizen": {},
    "citizen-needs-legend": {},
    "citizen-begins-nothing": {},
    "no-such-legend": {"number": "number"},
    "does-not-fit": {"card": "card", "number": "number"},
}

COMPONENTS: dict[str, tuple[str, ...]] = {
    "family": names.FAMILIES,
    "card": tuple(DEFAULT_CARDS.names),
    "column": (*names.COLUMNS, names.ANY_COLUMN),
    "quest": (*names.QUESTS, "unfinished"),
    "side": names.SIDES,
    "level": ("1", "2", "3"),
    "kind": names.KINDS,
    "resource": names.RESOURCES,
    "place": ("agora", "oracle", "discard", "domain", "other_domains"),
    "form": ("single", "family", "level"),
}
