"""Sailing (DEL-5.1): to another water hex by a shortest way (DEL-R43), or home to Zeus (DEL-R50)."""

from __future__ import annotations

from typing import NamedTuple

from . import space
from .components import EXTRA_SOURCE, SOURCE
from .layout import CREATURES, FAVOUR, KEEL, POSITION, RANGE, TASKS_LEFT, TRAITS, row
from .map import HEXES
from .packing import COLOURS_IN
from .scoring import enter_zeus
from .sea import FAR, LONGEST, Sea
from .sources import ANY, price_row, spend
from .state import DelphiState

_BOX = len(HEXES)  # sail actions of one source


def add_voyages(
    state: DelphiState, sea: Sea, p: int, paying: list[tuple[int, list[int], int]], out: list[int]
) -> None:
    """Append every sail action; ``paying`` are the sources with their prices and the favour there is.

    For each colour the cheapest way decides: the colour's price, or that of a creature's colour, which adds
    to the range and frees the target's colour (DEL-R44, DEL-R46).
    """
    v = state.v
    start, keel, creatures = v[p + POSITION], v[p + TRAITS] & KEEL, v[p + CREATURES]
    nearest, counts = sea.voyages(start, keel)
    home = 0 if v[p + TASKS_LEFT] else sea.steps(start, keel)[sea.zeus]  # DEL-R50: any colour at price 0
    for source, costs, favour in paying:
        reach = v[p + RANGE] + favour
        if reach > LONGEST:
            reach = LONGEST
        far = 0  # with a creature: how far the ship gets whatever the colour
        if creatures and source != EXTRA_SOURCE:  # DEL-R40: the extra action is no die
            cheapest = min([costs[c] for c in COLOURS_IN[creatures]])
            if cheapest <= favour:
                far = min(reach + state.setup.creature_range - cheapest, LONGEST)
        targets: list[int] = []
        for colour, price in enumerate(costs):
            if price <= favour:
                steps = reach - price
                if far > steps:
                    steps = far
            elif far:
                steps = far
            else:
                continue
            targets += nearest[colour][: counts[colour][steps]]
        if home and home <= (reach if reach > far else far):
            targets.append(sea.zeus)
        base = space.SAIL_BASE + source * _BOX
        out += [base + n for n in targets]


class Voyage(NamedTuple):
    """How a sail action is paid: the colour the source acts as (-1 any), its price, steps, extra favour."""

    colour: int
    price: int
    steps: int
    range: int
    extra: int
    creature: bool


def voyage(state: DelphiState, seat: int, source: int, target: int) -> Voyage:
    """The cheapest way of paying for a voyage (DEL-R23, DEL-R44)."""
    v, p, sea = state.v, row(seat), state.sea
    costs = price_row(state, p, source)
    steps = sea.steps(v[p + POSITION], v[p + TRAITS] & KEEL)[target]
    reach = v[p + RANGE]
    colour = ANY if target == sea.zeus else sea.colour.get(target, ANY)
    best = Voyage(colour, 0 if colour == ANY else costs[colour], steps, reach, max(0, steps - reach), False)
    if v[p + CREATURES] and source != EXTRA_SOURCE:
        reach += state.setup.creature_range
        for c in COLOURS_IN[v[p + CREATURES]]:
            other = Voyage(c, costs[c], steps, reach, max(0, steps - reach), True)
            if other.price + other.extra < best.price + best.extra:
                best = other
    return best


def sail(state: DelphiState, seat: int, source: int, target: int) -> None:
    """Pay, and move the ship to the target."""
    v, p = state.v, row(seat)
    way = voyage(state, seat, source, target)
    spend(state, seat, source, way.colour, way.price)
    if way.extra:
        v[p + FAVOUR] -= way.extra
    v[p + POSITION] = target
    if state.log is not None:
        if way.extra:
            state.tell("pays", seat=seat, favour=way.extra)
        state.tell("sails", seat=seat, source=SOURCE[source], hex=HEXES[target], steps=way.steps)
    if target == state.sea.zeus:
        enter_zeus(state, seat)


def set_ship(state: DelphiState, seat: int, target: int) -> None:
    """Poseidon's action: the ship on any water, or back at Zeus."""
    state.v[row(seat) + POSITION] = target
    if state.log is not None:
        state.tell("ship-set", seat=seat, hex=HEXES[target])
    if target == state.sea.zeus:
        enter_zeus(state, seat)


def reachable(state: DelphiState, seat: int, target: int) -> bool:
    """Whether any way leads to a hex, whatever it costs."""
    v, p = state.v, row(seat)
    return state.sea.steps(v[p + POSITION], v[p + TRAITS] & KEEL)[target] < FAR
