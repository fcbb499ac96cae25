"""Sailing (DEL-5.1): to another water hex by a shortest way (DEL-R43), or home to Zeus (DEL-R50)."""

from __future__ import annotations

from typing import NamedTuple

from petteia.kernel import Numbers, buffer, native

from . import figures, space
from .components import COLOURS, EXTRA_SOURCE, SOURCE
from .layout import CREATURES, FAVOUR, KEEL, POSITION, RANGE, TASKS_LEFT, TRAITS, row
from .map import HEXES
from .packing import has
from .scoring import enter_zeus
from .sea import FAR, HUES, LONGEST, SHIP_HEXES, WATERS, ZEUS_HEX, steps_between, way
from .sources import ANY, price, spend
from .state import DelphiState

_BOX = len(HEXES)  # sail actions of one source


@native
def add_voyages(
    state: DelphiState, p: int, source: int, costs: Numbers, first: int, favour: int, out: Numbers, n: int
) -> int:
    """Write every sail action of a source, from place ``n`` on; returns the place after the last.

    ``costs`` holds the source's prices by colour from place ``first`` on; ``favour`` can be spent. For each
    colour the cheapest way decides: the colour's price, or that of a creature's colour, which adds to the
    range and frees the target's colour (DEL-R44, DEL-R46).
    """
    v = state.p
    m = state.m
    keel = v[p + TRAITS] & KEEL
    steps = way(m, v[p + POSITION], keel)
    waters = m[WATERS]
    reach = min(v[p + RANGE] + favour, LONGEST)
    far = 0  # with a creature: how far the ship gets whatever the colour
    if v[p + CREATURES] and source != EXTRA_SOURCE:  # DEL-R40: the extra action is no die
        cheapest = favour + 1
        for colour in range(COLOURS):
            if has(v[p + CREATURES], colour):
                cheapest = min(cheapest, costs[first + colour])
        if cheapest <= favour:
            far = min(reach + state.t[figures.CREATURE_RANGE] - cheapest, LONGEST)
    within = buffer(COLOURS)
    for colour in range(COLOURS):
        within[colour] = max(far, reach - costs[first + colour]) if costs[first + colour] <= favour else far
    base = space.SAIL_BASE + source * _BOX
    zeus = m[ZEUS_HEX]
    home = 0
    if v[p + TASKS_LEFT] == 0 and m[steps + waters] <= max(reach, far):  # DEL-R50: any colour at price 0
        home = 1
    for place in range(waters):
        target = m[SHIP_HEXES + place]
        if home and target > zeus:
            out[n] = base + zeus
            n += 1
            home = 0
        if m[steps + place] <= within[m[HUES + target]]:
            out[n] = base + target
            n += 1
    if home:
        out[n] = base + zeus
        n += 1
    return n


class Voyage(NamedTuple):
    """How a sail action is paid: the colour the source acts as (-1 any), its price, steps, extra favour."""

    colour: int
    price: int
    steps: int
    range: int
    extra: int
    creature: bool


_COLOUR, _PRICE, _STEPS, _RANGE, _EXTRA, _CREATURE = range(6)  # the fields of a `Voyage` in a buffer


@native
def plan_voyage(state: DelphiState, seat: int, source: int, target: int, out: Numbers) -> None:
    """Write the cheapest way of paying for a voyage (DEL-R23, DEL-R44)."""
    v = state.p
    p = row(seat)
    steps = steps_between(state.m, v[p + POSITION], target, v[p + TRAITS] & KEEL)
    reach = v[p + RANGE]
    colour = state.m[HUES + target]  # Zeus has none
    out[_COLOUR] = colour
    out[_PRICE] = 0 if colour == ANY else price(state, p, source, colour)
    out[_STEPS] = steps
    out[_RANGE] = reach
    out[_EXTRA] = max(0, steps - reach)
    out[_CREATURE] = 0
    if v[p + CREATURES] and source != EXTRA_SOURCE:
        reach += state.t[figures.CREATURE_RANGE]
        for c in range(COLOURS):
            if has(v[p + CREATURES], c):
                other = price(state, p, source, c)
                extra = max(0, steps - reach)
                if other + extra < out[_PRICE] + out[_EXTRA]:
                    out[_COLOUR] = c
                    out[_PRICE] = other
                    out[_RANGE] = reach
                    out[_EXTRA] = extra
                    out[_CREATURE] = 1


def voyage(state: DelphiState, seat: int, source: int, target: int) -> Voyage:
    """The cheapest way of paying for a voyage (DEL-R23, DEL-R44)."""
    out = buffer(6)
    plan_voyage(state, seat, source, target, out)
    colour, paid, steps, reach, extra, creature = out[:]
    return Voyage(colour, paid, steps, reach, extra, bool(creature))


@native
def sail(state: DelphiState, seat: int, source: int, target: int) -> None:
    """Pay, and move the ship to the target."""
    v = state.p
    p = row(seat)
    plan = buffer(6)
    plan_voyage(state, seat, source, target, plan)
    spend(state, seat, source, plan[_COLOUR], plan[_PRICE])
    v[p + FAVOUR] -= plan[_EXTRA]
    v[p + POSITION] = target
    if state.log is not None:
        if plan[_EXTRA]:
            state.tell("pays", seat=seat, favour=plan[_EXTRA])
        state.tell("sails", seat=seat, source=SOURCE[source], hex=HEXES[target], steps=plan[_STEPS])
    if target == state.m[ZEUS_HEX]:
        enter_zeus(state, seat)


@native
def set_ship(state: DelphiState, seat: int, target: int) -> None:
    """Poseidon's action: the ship on any water, or back at Zeus."""
    state.p[row(seat) + POSITION] = target
    if state.log is not None:
        state.tell("ship-set", seat=seat, hex=HEXES[target])
    if target == state.m[ZEUS_HEX]:
        enter_zeus(state, seat)


@native
def reachable(state: DelphiState, seat: int, target: int) -> bool:
    """Whether any way leads to a hex, whatever it costs."""
    v = state.p
    p = row(seat)
    return steps_between(state.m, v[p + POSITION], target, v[p + TRAITS] & KEEL) < FAR
