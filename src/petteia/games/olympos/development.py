"""Development (OLY-5, OLY-6): discoveries with their payment, effect and bonus."""

from __future__ import annotations

from typing import Any

from petteia.kernel import ENGINE, WHO, A, B, C, Reason, Step

from . import actions
from .actions import DISCOVER_BASE
from .components import BONUS, COLUMNS, DISCOVERY, GOD, RESOURCE
from .layout import (
    BONUS_SPOT,
    CUBES,
    DISCOUNT_TILES,
    DISCOUNTS,
    DISCOVERY_AT,
    DRAW,
    EFFECT,
    ERINYES,
    GIVE,
    HOURGLASSES,
    MARKERS,
    OWNED,
    PAY,
    PRESTIGE,
    SPOT_TAKEN,
    STOCK,
    TAKE,
    TILE,
    TILES,
    TOKENS,
)
from .state import OlymposState
from .track import pay, time_left

SETTLER, HOURGLASS, PRESTIGE_BONUS, FIRST_CUBE = range(4)  # numbers of bonus kinds
_KINDS = len(RESOURCE)


def list_discoveries(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append all legal discoveries of a seat, sorted."""
    v = state.v
    tables = state.setup.tables
    most = tables.most_needed
    key = 0
    tokens = TOKENS + 4 * seat
    cubes = CUBES + 4 * seat
    for r in range(_KINDS):
        held = v[tokens + r] + v[cubes + r]
        key = key * (most + 1) + (held if held < most else most)
    cells = tables.affordable[key]
    if not cells:
        return
    room = time_left(state, seat) - v[ERINYES + seat]
    owned = v[OWNED + seat]
    found = []
    for cell in cells:
        if v[TILES + cell]:
            discovery = v[DISCOVERY_AT + cell] - 1
            if not owned >> discovery & 1 and (
                room >= tables.discovery_price or fits(state, seat, cell, discovery, room)
            ):
                found.append(DISCOVER_BASE + discovery)
    found.sort()
    out += found


def fits(state: OlymposState, seat: int, cell: int, discovery: int, room: int) -> bool:
    """Whether the time can be paid, with the hourglasses that the discovery itself can bring (R7, R37)."""
    v = state.v
    tables = state.setup.tables
    gained = tables.hourglasses_now[discovery]
    if HOURGLASS in free_bonuses(state, cell):
        gained += tables.bonus_hourglasses
    return tables.time_price[cell][v[DISCOUNTS + seat]] <= room + gained


def cell_of(state: OlymposState, discovery: int) -> int:
    """Where a discovery lies; -1 if it is not in this game."""
    v = state.v
    try:
        return v.index(discovery + 1, DISCOVERY_AT, DISCOVERY_AT + 25) - DISCOVERY_AT
    except ValueError:
        return -1


def payments(tokens: list[int], cubes: list[int], ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The smallest sets of cubes that meet one of the ways to pay; nothing if none can be met (R35)."""
    found = set()
    fewest = 99
    for need in ways:
        gift = tuple(max(0, n - held) for n, held in zip(need, tokens, strict=True))
        if all(g <= c for g, c in zip(gift, cubes, strict=True)):
            size = sum(gift)
            if size < fewest:
                fewest = size
                found = {gift}
            elif size == fewest:
                found.add(gift)
    return sorted(found, reverse=True)


def lacking(tokens: list[int], cubes: list[int], ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The smallest sets of resources that would have to be added to meet one of the ways to pay."""
    held = [token + cube for token, cube in zip(tokens, cubes, strict=True)]
    short = {tuple(max(0, n - h) for n, h in zip(need, held, strict=True)) for need in ways}
    fewest = min(map(sum, short))
    return sorted((add for add in short if sum(add) == fewest), reverse=True)


def discover(state: OlymposState, seat: int, action: int) -> None:
    """Fix the price, return cubes, take the tile with its effect, choose a bonus, pay the time (R37)."""
    v = state.v
    tables = state.setup.tables
    discovery = action - DISCOVER_BASE
    cell = cell_of(state, discovery)
    price = tables.time_price[cell][v[DISCOUNTS + seat]] + v[ERINYES + seat]
    if state.log is not None:
        state.tell("discover", seat=seat, discovery=DISCOVERY[discovery])
    v[OWNED + seat] |= 1 << discovery
    if state.setup.one_tile_only:
        v[TILES + cell] = 0
    else:
        v[TILES + cell] -= 1
    state.push(PAY, ENGINE, seat, price)
    if state.setup.spots[cell]:
        state.push(BONUS_SPOT, seat, cell, price)
    state.push(EFFECT, ENGINE, seat, discovery)
    if tables.tile_resources[discovery]:
        state.push(TILE, seat, discovery)
    cubes = v[CUBES + 4 * seat : CUBES + 4 * seat + 4]
    sets = payments(v[TOKENS + 4 * seat : TOKENS + 4 * seat + 4], cubes, tables.needs[cell])
    if len(sets) > 1:
        state.push(GIVE, seat, cell)
    else:
        for resource in range(_KINDS):
            for _ in range(sets[0][resource]):
                give(state, seat, resource)


def give(state: OlymposState, seat: int, resource: int) -> None:
    """A cube goes back to the supply."""
    state.v[CUBES + 4 * seat + resource] -= 1
    if state.log is not None:
        state.tell("give", seat=seat, resource=RESOURCE[resource])


def gain_cube(state: OlymposState, seat: int, resource: int) -> None:
    """A cube comes from the supply."""
    state.v[CUBES + 4 * seat + resource] += 1
    if state.log is not None:
        state.tell("gain-cube", seat=seat, resource=RESOURCE[resource])


def gain_hourglasses(state: OlymposState, seat: int, number: int) -> None:
    """Hourglasses come from the supply (unlimited, R60)."""
    state.v[HOURGLASSES + seat] += number
    if state.log is not None:
        state.tell("gain-hourglasses", seat=seat, number=number)


def gain_settlers(state: OlymposState, seat: int, number: int) -> None:
    """Discs come from the supply to the stock."""
    state.v[STOCK + seat] += number
    if state.log is not None:
        state.tell("gain-settlers", seat=seat, number=number)


def gain_prestige(state: OlymposState, seat: int, number: int) -> None:
    """Prestige tokens are laid face down before the player; each gain is public (R59)."""
    state.v[PRESTIGE + seat] += number
    if state.log is not None:
        state.tell("gain-prestige", seat=seat, number=number)


class Give(Step[OlymposState]):
    """Which cubes to pay with, where several sets are equally small (R35).

    A: cell, B: resource reached, C to F: cubes given. Cubes are given in the order of the resources,
    so that every set can be chosen in one way only.
    """

    name = "give"
    families = ("give",)

    def open_sets(self, state: OlymposState, top: int) -> list[tuple[int, ...]]:
        """The sets that the cubes given so far can still become."""
        v = state.v
        seat = v[top + WHO]
        given = v[top + C : top + C + 4]
        cubes = [v[CUBES + 4 * seat + r] + given[r] for r in range(_KINDS)]
        ways = state.setup.tables.needs[v[top + A]]
        reached = v[top + B]
        return [
            gift
            for gift in payments(v[TOKENS + 4 * seat : TOKENS + 4 * seat + 4], cubes, ways)
            if list(gift[:reached]) == given[:reached] and gift[reached] >= given[reached]
        ]

    def legal(self, state: OlymposState, top: int) -> list[int]:
        given = state.v[top + C : top + C + 4]
        found = {next(r for r in range(_KINDS) if gift[r] > given[r]) for gift in self.open_sets(state, top)}
        return [actions.GIVE.base + r for r in sorted(found)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        resource = action - actions.GIVE.base
        give(state, v[top + WHO], resource)
        v[top + B] = resource
        v[top + C + resource] += 1
        sets = self.open_sets(state, top)
        if sum(v[top + C : top + C + 4]) == sum(sets[0]):
            state.pop()

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        resource = action - actions.GIVE.base
        what = {"resource": RESOURCE[resource]}
        given = v[top + C : top + C + 4]
        seat = v[top + WHO]
        cubes = [v[CUBES + 4 * seat + r] + given[r] for r in range(_KINDS)]
        tokens = v[TOKENS + 4 * seat : TOKENS + 4 * seat + 4]
        sets = payments(tokens, cubes, state.setup.tables.needs[v[top + A]])
        if any(gift[resource] > given[resource] for gift in sets):
            return Reason("give-order", what, ("OLY-R35",))
        return Reason("give-not-needed", what, ("OLY-5.1", "OLY-R35"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        return {
            "discovery": DISCOVERY[v[DISCOVERY_AT + v[top + A]] - 1],
            "given": [name for r, name in enumerate(RESOURCE) for _ in range(v[top + C + r])],
            "sets": [
                [name for r, name in enumerate(RESOURCE) for _ in range(gift[r])]
                for gift in self.open_sets(state, top)
            ],
        }


class Tile(Step[OlymposState]):
    """Which tile of Agriculture or Currency (OLY-6.16, R39). A: discovery."""

    name = "tile"
    families = ("tile",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        there = state.setup.tables.tile_resources[v[top + A]] & v[DISCOUNT_TILES]
        return [actions.TILE.base + r for r in range(_KINDS) if there >> r & 1]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        resource = action - actions.TILE.base
        seat = v[top + WHO]
        discovery = v[top + A]
        state.pop()
        v[DISCOUNTS + seat] |= 1 << resource
        gone = 1 << resource
        if state.setup.one_tile_only:  # the other tile leaves play (R64)
            gone = state.setup.tables.tile_resources[discovery]
        v[DISCOUNT_TILES] &= ~gone
        if state.log is not None:
            state.tell("tile", seat=seat, discovery=DISCOVERY[discovery], resource=RESOURCE[resource])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        resource = RESOURCE[action - actions.TILE.base]
        return Reason(
            "tile-gone", {"discovery": DISCOVERY[v[top + A]], "resource": resource}, ("OLY-6.16", "OLY-R39")
        )

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        return {"discovery": DISCOVERY[state.v[top + A]]}


class Effect(Step[OlymposState]):
    """What a discovery gives, lasting and at once (OLY-6). A: seat, B: discovery."""

    name = "effect"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        tables = state.setup.tables
        seat, discovery = v[top + A], v[top + B]
        state.pop()
        for block, amount in tables.abilities[discovery]:
            v[block + seat] += amount
        if tables.hourglasses_now[discovery]:
            gain_hourglasses(state, seat, tables.hourglasses_now[discovery])
        if tables.settlers_now[discovery]:
            gain_settlers(state, seat, tables.settlers_now[discovery])
        if tables.cards_now[discovery]:
            state.push(DRAW, ENGINE, seat, tables.cards_now[discovery])
        if tables.cubes_now[discovery]:
            state.push(TAKE, seat, tables.cubes_now[discovery])


class Take(Step[OlymposState]):
    """A cube of one's choice: Trade, Artemis (OLY-6.13, 7.5). A: cubes left, B: 1 + god."""

    name = "take"
    families = ("take",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        return [actions.TAKE.base + r for r in range(_KINDS)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        gain_cube(state, v[top + WHO], action - actions.TAKE.base)
        v[top + A] -= 1
        if not v[top + A]:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        return {"left": v[top + A], "god": GOD[v[top + B] - 1] if v[top + B] else None}


def free_bonuses(state: OlymposState, cell: int) -> set[int]:
    """Kinds of bonus on free spots under a cell."""
    taken = state.v[SPOT_TAKEN + cell]
    return {kind for spot, kind in enumerate(state.setup.spots[cell]) if not taken >> 3 * spot & 7}


class BonusSpot(Step[OlymposState]):
    """Choosing a bonus under the discovery just made (OLY-5.3, R38). A: cell, B: the price that is due.

    Where only hourglasses keep the marker from passing the Cross, nothing else may be taken (R7).
    """

    name = "bonus"
    families = ("bonus",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        free = free_bonuses(state, v[top + A])
        if v[top + B] > time_left(state, v[top + WHO]):
            free &= {HOURGLASS}
        return [actions.BONUS_SPOT.base + kind for kind in sorted(free)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        seat, cell = v[top + WHO], v[top + A]
        kind = action - actions.BONUS_SPOT.base
        state.pop()
        taken = v[SPOT_TAKEN + cell]
        spot = next(
            s for s, bonus in enumerate(setup.spots[cell]) if bonus == kind and not taken >> 3 * s & 7
        )
        v[SPOT_TAKEN + cell] |= seat + 1 << 3 * spot
        v[MARKERS + COLUMNS * seat + cell % COLUMNS] += 1
        if state.log is not None:
            state.tell("bonus", seat=seat, bonus=BONUS[kind], column=cell % COLUMNS + 1)
        tables = setup.tables
        if kind == SETTLER:
            gain_settlers(state, seat, tables.bonus_settlers)
        elif kind == HOURGLASS:
            gain_hourglasses(state, seat, tables.bonus_hourglasses)
        elif kind == PRESTIGE_BONUS:
            gain_prestige(state, seat, tables.bonus_prestige)
        else:
            gain_cube(state, seat, kind - FIRST_CUBE)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        kind = action - actions.BONUS_SPOT.base
        if kind not in state.setup.spots[v[top + A]]:
            return Reason("bonus-not-here", {"bonus": BONUS[kind]}, ("OLY-5.3", "OLY-R38"))
        return Reason("bonus-taken", {"bonus": BONUS[kind]}, ("OLY-5.3",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        row, column = divmod(v[top + A], COLUMNS)
        return {
            "discovery": DISCOVERY[v[DISCOVERY_AT + v[top + A]] - 1],
            "row": row + 1,
            "column": column + 1,
            "price": v[top + B],
        }


class Pay(Step[OlymposState]):
    """The time of a discovery is paid last. A: seat, B: price."""

    name = "pay"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat, price = v[top + A], v[top + B]
        state.pop()
        pay(state, seat, price)
