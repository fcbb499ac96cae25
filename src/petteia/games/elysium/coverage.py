"""What random games should reach: every card, every effect, every way of joining a legend, every family."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import components
from .components import CARDS
from .layout import PRESTIGE
from .packing import elysium_citizens
from .tables import DEFAULT_CARDS

if TYPE_CHECKING:
    from .state import ElysiumState

# How an effect of each kind shows in the events; permanent cards without a trigger only have rules.
_EVENT = {
    components.INSTANT: "instant",
    components.ACTIVATE: "used",
    components.ONCE: "used",
    components.LEGEND_KIND: "used",
    components.ELEUSIS: "used",
    components.CHRONOS_KIND: "chronos",
    components.CHRONOS_FAMILY: "chronos",
    components.CHRONOS_LEVEL: "chronos",
}

ENDINGS = ("win", "gold", "shared", "citizens", "prestige-tie")


def goals() -> Iterator[str]:
    """Every card taken and its effect used, every way into a legend, every decision, every ending.

    Left out is a shared victory, which random play hardly ever meets, and the order of triggers: with the
    default edition it never matters (ELY-R-order-matters).
    """
    from .game import STEPS  # which reads this module

    for family in components.FAMILY:
        yield f"tell:family:family={family}"
    for card in range(CARDS):
        name = DEFAULT_CARDS.names[card]
        yield f"tell:taken:card={name}"
        program = DEFAULT_CARDS.program[card]
        if program.trigger is not None:
            yield f"tell:triggered:card={name}"
        elif not program.rules:
            yield f"tell:{_EVENT[DEFAULT_CARDS.kind[card]]}:card={name}"
    for form in ("single", "family", "level"):
        yield f"tell:transfer:form={form}"
    for form in ("family", "level"):
        yield f"tell:transfer-citizen:form={form}"
    for event in ("citizen", "sits-out", "unfinished", "drawn", "drawn-twice", "swap", "give", "borrow"):
        yield f"tell:{event}"
    for event in ("family-bonus", "level-bonus", "level-bonus-moves"):
        yield f"tell:{event}"
    yield from (f"ask:{step.name}" for step in STEPS if step.asks and step.name != "order")
    yield from (f"end:{ending}" for ending in ENDINGS if ending != "shared")


def endings(state: ElysiumState) -> Iterator[str]:
    """How a game ended: by points, by gold (ELY-6.7) or shared; with Citizens or a tie for prestige."""
    v = state.v
    keys = sorted(state.ranking(), reverse=True)
    if keys[0][0] > keys[1][0]:
        yield "win"
    elif keys[0] > keys[1]:
        yield "gold"
    else:
        yield "shared"
    if any(elysium_citizens(v, seat) for seat in range(state.seats)):
        yield "citizens"
    prestige = [p for p in v[PRESTIGE : PRESTIGE + state.seats] if p]
    if len(set(prestige)) < len(prestige):
        yield "prestige-tie"
