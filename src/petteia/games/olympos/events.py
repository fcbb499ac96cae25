"""Everything that can happen, as it is told (see docs/games/olympos.md), and where on the board."""

from __future__ import annotations

from collections.abc import Iterator

from petteia.kernel import Event, EventKind, Study

_SEAT = {"seat": "seat"}
_LAND = {"seat": "seat", "territory": "territory"}
_NUMBER = {"seat": "seat", "number": "number"}
_CUBE = {"seat": "seat", "resource": "resource"}
_CARD = {"seat": "seat", "card": "destiny"}
_WAY = {"seat": "seat", "origin": "territory", "target": "territory"}

EVENTS: dict[str, EventKind] = {
    # set-up
    "lay": EventKind({"discovery": "discovery", "row": "number", "column": "number"}, reveals=True),
    "lay-wonder": EventKind({"wonder": "wonder", "column": "number"}, reveals=True),
    "stack": EventKind({"seat": "seat", "place": "number"}, reveals=True),
    "lock": EventKind(_LAND),
    "lock-drawn": EventKind({"territory": "territory"}, reveals=True),
    "tribes": EventKind(),
    "barbarian": EventKind(_LAND),
    "barbarian-drawn": EventKind({"territory": "territory"}, reveals=True),
    "extra-cube": EventKind({"resource": "resource"}, reveals=True),
    "start-cube": EventKind(_CUBE, reveals=True),
    # expansion
    "settle": EventKind(_WAY),
    "move": EventKind(_WAY),
    "flee": EventKind(_WAY),
    "return": EventKind(_LAND),
    "detour": EventKind(_NUMBER),
    "occupy": EventKind(_LAND),
    "conquer": EventKind({"seat": "seat", "loser": "seat", "territory": "territory"}),
    "beat-tribe": EventKind(_LAND),
    "beat-barbarians": EventKind(_LAND),
    "abandon": EventKind(_LAND),
    "fall-back": EventKind(_LAND),
    "barbarians-return": EventKind(_LAND),
    # development
    "discover": EventKind({"seat": "seat", "discovery": "discovery"}),
    "give": EventKind(_CUBE),
    "tile": EventKind({"seat": "seat", "discovery": "discovery", "resource": "resource"}),
    "bonus": EventKind({"seat": "seat", "bonus": "bonus", "column": "number"}),
    "build": EventKind({"seat": "seat", "wonder": "wonder", "points": "number"}),
    "use-athena": EventKind(_SEAT),
    "use-card": EventKind(_CARD, reveals=True),
    # gains
    "gain-cube": EventKind(_CUBE),
    "gain-hourglasses": EventKind(_NUMBER),
    "gain-settlers": EventKind(_NUMBER),
    "gain-prestige": EventKind(_NUMBER),
    # time
    "pay": EventKind(
        {
            "seat": "seat",
            "price": "number",
            "hourglasses": "number",
            "spaces": "number",
            "space": "number",
        }
    ),
    "wait": EventKind({"seat": "seat", "spaces": "number", "space": "number"}),
    "zeus-space": EventKind({"seat": "seat", "number": "number", "space": "number"}),
    # destiny
    "draw": EventKind(_SEAT, {"card": "destiny"}, reveals=True),
    "look": EventKind(_SEAT, {"card": "destiny"}, reveals=True),
    "keep": EventKind(_SEAT, {"card": "destiny"}),
    "discard": EventKind({"seat": "seat", "cards": "list:destiny"}, reveals=True),
    "reshuffle": EventKind(reveals=True),
    "no-card": EventKind(_SEAT),
    "play": EventKind(_CARD, reveals=True),
    # gods
    "god": EventKind({"seat": "seat", "god": "god"}, reveals=True),
    "pray": EventKind(_CARD, reveals=True),
    "touch": EventKind({"god": "god", "seats": "list:seat"}),
    "touch-nobody": EventKind({"god": "god"}),
    "lose": EventKind(_LAND),
    "discard-hand": EventKind({"seat": "seat", "cards": "list:destiny"}, reveals=True),
    # end
    "pass": EventKind(_SEAT),
    "finish": EventKind({"seat": "seat", "space": "number"}),
    "end": EventKind({"winners": "list:seat"}, reveals=True),  # hands and prestige are shown
}

STUDY = Study(
    begins="stack",  # the marker on top of the pile
    lengths=("pay",),
    offers={"lay-wonder": "wonder"},
    follows={
        "discover": "discovery",
        "build": "wonder",
        "bonus": "bonus",
        "draw": "card",
        "keep": "card",
        "play": "card",
        "touch": "god",
        "occupy": "territory",
        "conquer": "territory",
    },
)


def places(event: Event) -> Iterator[str]:
    """The space of the time track and the column of the development board that an event touches."""
    for place, argument in (("track", "space"), ("column", "column")):
        number = event.args.get(argument)
        if isinstance(number, int):
            yield f"{place}:{number}"
