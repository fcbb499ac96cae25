"""Set-up (OLY-2, OLY-9.1, 9.2, 9.4): the board is laid out, territories are locked, cubes are dealt."""

from __future__ import annotations

from typing import Any

from petteia.kernel import CHANCE, ENGINE, WHO, A, B, C, Reason, Step

from . import actions
from .components import COLUMNS, DISCOVERY, RESOURCE, TERRITORY, WONDER
from .layout import (
    BARBARIAN,
    BARBARIAN_RANDOM,
    BARBARIANS,
    CUBES,
    DECK,
    DISCOUNT_TILES,
    DISCOVERY_AT,
    EXTRA_CUBE,
    LAY_DISCOVERY,
    LAY_WONDER,
    LOCK,
    LOCK_RANDOM,
    LOCKED,
    NEXT,
    ORDER,
    PILE,
    START_CUBE,
    START_PILE,
    STOCK,
    TILES,
    TRIBE,
    WONDER_AT,
)
from .state import OlymposState

_LANDS = len(TERRITORY)


def begin(state: OlymposState) -> None:
    """Put out what needs no chance, and the frames of the set-up in their order."""
    v = state.v
    setup = state.setup
    for seat in range(setup.seats):
        v[STOCK + seat] = setup.tables.start_stock
        v[ORDER + seat] = seat
    for card, copies in enumerate(setup.tables.card_copies):
        v[DECK + card] = copies
    state.push(NEXT, ENGINE)
    if setup.start_cubes == "different_plus_random":
        state.push(EXTRA_CUBE, CHANCE)
    elif setup.start_cubes == "random":
        state.push(START_CUBE, CHANCE, 0, 0, *setup.tables.cubes_in_box)
    else:
        state.push(START_CUBE, CHANCE, 0, 0, 1, 1, 1, 1)
    if setup.barbarians:
        state.push(BARBARIAN_RANDOM if setup.random_locks else BARBARIAN, ENGINE)
    state.push(LOCK_RANDOM if setup.random_locks else LOCK, ENGINE)
    state.push(START_PILE, CHANCE)
    state.push(LAY_WONDER, CHANCE)
    state.push(LAY_DISCOVERY, CHANCE)


def bottom_seat(state: OlymposState) -> int:
    """The player at the bottom of the start pile, who locks territories (OLY-2.4, R8)."""
    return state.v[ORDER + state.setup.seats - 1]


class LayDiscovery(Step[OlymposState]):
    """The next cell gets one of its row's discoveries not laid out yet (OLY-2.2, R64). A: cells filled."""

    name = "lay-discovery"
    families = ("lay",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        row = state.setup.cells[v[top + A]] // COLUMNS
        laid = v[DISCOVERY_AT + COLUMNS * row : DISCOVERY_AT + COLUMNS * (row + 1)]
        row_of = state.setup.tables.row_of
        return [
            (actions.LAY.base + d, 1) for d in range(len(DISCOVERY)) if row_of[d] == row and d + 1 not in laid
        ]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        cell = setup.cells[v[top + A]]
        discovery = action - actions.LAY.base
        v[DISCOVERY_AT + cell] = discovery + 1
        v[TILES + cell] = setup.tiles[discovery]
        v[DISCOUNT_TILES] |= setup.tables.tile_resources[discovery]
        if state.log is not None:
            row, column = divmod(cell, COLUMNS)
            state.tell("lay", discovery=DISCOVERY[discovery], row=row + 1, column=column + 1)
        v[top + A] += 1
        if v[top + A] == len(setup.cells):
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        row, column = divmod(state.setup.cells[state.v[top + A]], COLUMNS)
        return {"row": row + 1, "column": column + 1}


class LayWonder(Step[OlymposState]):
    """The next column gets a wonder (OLY-2.2). A: columns filled."""

    name = "lay-wonder"
    families = ("lay-wonder",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        laid = state.v[WONDER_AT : WONDER_AT + COLUMNS]
        return [(actions.LAY_WONDER.base + w, 1) for w in range(len(WONDER)) if w + 1 not in laid]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        column = state.setup.columns[v[top + A]]
        wonder = action - actions.LAY_WONDER.base
        v[WONDER_AT + column] = wonder + 1
        if state.log is not None:
            state.tell("lay-wonder", wonder=WONDER[wonder], column=column + 1)
        v[top + A] += 1
        if v[top + A] == len(state.setup.columns):
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        return {"column": state.setup.columns[state.v[top + A]] + 1}


class StartPile(Step[OlymposState]):
    """The time markers form a random pile, from the bottom up (OLY-2.3). A: markers laid, B: whose (bits)."""

    name = "start-pile"
    families = ("stack",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        laid = state.v[top + B]
        return [(actions.STACK.base + seat, 1) for seat in range(state.setup.seats) if not laid >> seat & 1]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seats = state.setup.seats
        seat = action - actions.STACK.base
        place = ORDER + seats - 1 - v[top + A]
        v[v.index(seat, ORDER)] = v[place]  # the order always holds every seat once
        v[place] = seat
        v[top + A] += 1
        v[top + B] |= 1 << seat
        if state.log is not None:
            state.tell("stack", seat=seat, place=v[top + A])
        if v[top + A] == seats:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        laid = [v[ORDER + state.setup.seats - 1 - i] for i in range(v[top + A])]
        return {"laid": laid}


def lockable(state: OlymposState, resource: int) -> list[int]:
    """Territories of a resource that may get a cross now: at most one with a star (OLY-2.4)."""
    v = state.v
    tables = state.setup.tables
    mine = [land for land in range(_LANDS) if tables.resource_of[land] == resource]
    star = any(tables.star_in[land] and v[PILE + land] == LOCKED for land in mine)
    return [land for land in mine if v[PILE + land] != LOCKED and not (star and tables.star_in[land])]


def settle_tribes(state: OlymposState) -> None:
    """Every star territory that is not locked gets a tribe (OLY-2.5)."""
    v = state.v
    for land in range(_LANDS):
        if state.setup.tables.star_in[land] and v[PILE + land] != LOCKED:
            v[PILE + land] = TRIBE
    if state.log is not None:
        state.tell("tribes")


class Lock(Step[OlymposState]):
    """The bottom player locks territories, resource by resource. A: resource, B: locked of it so far."""

    name = "lock"
    families = ("lock",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        return [actions.LOCK.base + land for land in lockable(state, state.v[top + A])]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        if action < 0:  # begins
            v[top + WHO] = self.who(state)
            if not setup.locks_each:
                state.pop()
                settle_tribes(state)
            return
        land = action - actions.LOCK.base
        v[PILE + land] = LOCKED
        self.tell(state, land)
        v[top + B] += 1
        if v[top + B] == setup.locks_each:
            v[top + A] += 1
            v[top + B] = 0
            if v[top + A] == len(RESOURCE):
                state.pop()
                settle_tribes(state)

    def who(self, state: OlymposState) -> int:
        """Who locks."""
        return bottom_seat(state)

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a cross."""
        if state.log is not None:
            state.tell("lock", seat=bottom_seat(state), territory=TERRITORY[land])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        land = action - actions.LOCK.base
        resource = state.v[top + A]
        territory = TERRITORY[land]
        tables = state.setup.tables
        if tables.resource_of[land] != resource:
            return Reason(
                "lock-resource", {"territory": territory, "resource": RESOURCE[resource]}, ("OLY-2.4",)
            )
        if state.v[PILE + land] == LOCKED:
            return Reason("lock-twice", {"territory": territory}, ("OLY-2.4",))
        return Reason("lock-star", {"resource": RESOURCE[resource]}, ("OLY-2.4", "OLY-R8"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        return {"resource": RESOURCE[v[top + A]], "left": state.setup.locks_each - v[top + B]}


class LockRandom(Lock):
    """The same by chance, if the option says so."""

    name = "lock-random"

    def who(self, state: OlymposState) -> int:
        """Chance locks."""
        return CHANCE

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a cross."""
        if state.log is not None:
            state.tell("lock-drawn", territory=TERRITORY[land])

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        return [(action, 1) for action in self.legal(state, top)]


class PlaceBarbarians(Step[OlymposState]):
    """Two players: barbarians on one free territory of each resource (OLY-9.2, R62). A: resource."""

    name = "barbarian"
    families = ("barbarian",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        resource_of = state.setup.tables.resource_of
        return [
            actions.BARBARIAN.base + land
            for land in range(_LANDS)
            if resource_of[land] == v[top + A] and v[PILE + land] == 0
        ]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        if action < 0:
            v[top + WHO] = self.who(state)
        else:
            land = action - actions.BARBARIAN.base
            v[PILE + land] = BARBARIANS
            self.tell(state, land)
            v[top + A] += 1
        if v[top + A] == state.setup.barbarians:
            state.pop()

    def who(self, state: OlymposState) -> int:
        """Who places them."""
        return bottom_seat(state)

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a barbarian."""
        if state.log is not None:
            state.tell("barbarian", seat=bottom_seat(state), territory=TERRITORY[land])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        land = action - actions.BARBARIAN.base
        resource = state.v[top + A]
        territory = TERRITORY[land]
        if state.setup.tables.resource_of[land] != resource:
            return Reason(
                "barbarian-resource",
                {"territory": territory, "resource": RESOURCE[resource]},
                ("OLY-9.2",),
            )
        return Reason("barbarian-taken", {"territory": territory}, ("OLY-9.2", "OLY-R62"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        return {"resource": RESOURCE[state.v[top + A]]}


class PlaceBarbariansRandom(PlaceBarbarians):
    """The same by chance, if the option says so."""

    name = "barbarian-random"

    def who(self, state: OlymposState) -> int:
        """Chance places them."""
        return CHANCE

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a barbarian."""
        if state.log is not None:
            state.tell("barbarian-drawn", territory=TERRITORY[land])

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        return [(action, 1) for action in self.legal(state, top)]


class ExtraCube(Step[OlymposState]):
    """Five players: a fifth cube joins one of each, from those left in the box (OLY-2.6, R9)."""

    name = "extra-cube"
    families = ("cube",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        box = state.setup.tables.cubes_in_box
        return [(actions.CUBE.base + r, box[r] - 1) for r in range(len(RESOURCE)) if box[r] > 1]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        resource = action - actions.CUBE.base
        state.pop()
        pool = [1, 1, 1, 1]
        pool[resource] += 1
        state.push(START_CUBE, CHANCE, 0, 0, *pool)
        if state.log is not None:
            state.tell("extra-cube", resource=RESOURCE[resource])


class StartCube(Step[OlymposState]):
    """Each player draws a start cube (OLY-2.6, OLY-9.4, R9). A: seat, C to F: cubes to draw from."""

    name = "start-cube"
    families = ("cube",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        return [(actions.CUBE.base + r, v[top + C + r]) for r in range(len(RESOURCE)) if v[top + C + r]]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        resource = action - actions.CUBE.base
        seat = v[top + A]
        v[CUBES + 4 * seat + resource] += 1
        v[top + C + resource] -= 1
        if state.log is not None:
            state.tell("start-cube", seat=seat, resource=RESOURCE[resource])
        v[top + A] += 1
        if v[top + A] == state.setup.seats:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        return {"for": v[top + A], "pool": {name: v[top + C + r] for r, name in enumerate(RESOURCE)}}
