"""The events that the game tells, and the places on the board that they touch."""

from __future__ import annotations

from petteia.kernel import Event, EventKind, Study

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

STUDY = Study(
    begins="start",
    lengths=("turn",),
    offers={"revealed": "card", "drawn": "card"},
    follows={
        "taken": "card",
        "quest": "quest",
        "used": "card",
        "triggered": "card",
        "added": "card",
        "transfer": "card",
        "citizen": "",
        "transfer-citizen": "form",
        "family-bonus": "family number",
        "level-bonus": "level",
        "level-bonus-moves": "level",
    },
)


def places(event: Event) -> tuple[str, ...]:
    """No further ones: all that the board shows is a seat or a component, which the arguments name."""
    return ()
