"""Preparation (OLY-2, for two players OLY-9): the board is laid out, territories locked, cubes dealt."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.kernel import CHANCE, ENGINE, TOP, WHO, Reason, Step

from . import space
from .components import (
    COLUMNS,
    DISCOVERIES,
    DISCOVERY,
    RESOURCE,
    RESOURCES,
    TERRITORIES,
    TERRITORY,
    WONDER,
    WONDERS,
)
from .layout import (
    BARBARIAN,
    BARBARIAN_RANDOM,
    BARBARIAN_RESOURCE,
    CUBES,
    DECK,
    DISCOUNT_TILES,
    DISCOVERY_AT,
    EXTRA_CUBE,
    LAY_DISCOVERY,
    LAY_DISCOVERY_FILLED,
    LAY_WONDER,
    LAY_WONDER_FILLED,
    LOCK,
    LOCK_DONE,
    LOCK_RANDOM,
    LOCK_RESOURCE,
    NEXT,
    ORDER,
    START_CUBE,
    START_CUBE_POOL,
    START_CUBE_SEAT,
    START_PILE,
    START_PILE_HEIGHT,
    START_PILE_LAID,
    STOCK,
    TILES,
    WONDER_AT,
)
from .observation import Ask, resource_counts
from .packing import BARBARIANS, LOCKED, NOBODY, TRIBE, holder, lock, put_piece
from .state import OlymposState


def begin(state: OlymposState) -> None:
    """Put out what needs no chance, and the frames of the set-up in their order (OLY-2.3, OLY-2.7).

    Neither pile of cards has an order: a card is drawn when it is drawn, and one god is never turned.
    """
    v = state.v
    setup = state.setup
    for seat in range(state.seats):
        v[STOCK + seat] = setup.tables.start_stock
        v[ORDER + seat] = seat
    for card, copies in enumerate(setup.tables.card_copies):
        v[DECK + card] = copies
    state.push(NEXT, ENGINE)
    if setup.start_cubes == "different_plus_random":
        state.push(EXTRA_CUBE, CHANCE)
    elif setup.start_cubes == "random":
        _deal_cubes(state, setup.tables.cubes_in_box)
    else:
        _deal_cubes(state, [1] * RESOURCES)
    if setup.barbarians:
        state.push(BARBARIAN_RANDOM if setup.random_locks else BARBARIAN, ENGINE)
    state.push(LOCK_RANDOM if setup.random_locks else LOCK, ENGINE)
    state.push(START_PILE, CHANCE)
    state.push(LAY_WONDER, CHANCE)
    state.push(LAY_DISCOVERY, CHANCE)


def _deal_cubes(state: OlymposState, pool: Sequence[int]) -> None:
    """The players draw their start cubes from these, counted by resource."""
    state.push(START_CUBE, CHANCE)
    first = state.v[TOP] + START_CUBE_POOL
    state.v[first : first + RESOURCES] = pool


def bottom_seat(state: OlymposState) -> int:
    """The player at the bottom of the start pile, who locks territories (OLY-2.4, OLY-R8)."""
    return state.v[ORDER + state.seats - 1]


class LayDiscovery(Step[OlymposState]):
    """The next cell gets one of its row's discoveries not laid out yet, with its tiles (OLY-2.2, OLY-R64)."""

    name = "lay-discovery"
    families = ("lay",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        v = state.v
        row = state.setup.cells[v[top + LAY_DISCOVERY_FILLED]] // COLUMNS
        laid = v[DISCOVERY_AT + row * COLUMNS : DISCOVERY_AT + row * COLUMNS + COLUMNS]
        row_of = state.setup.tables.row_of
        return [(space.LAY.base + d, 1) for d in range(DISCOVERIES) if row_of[d] == row and d + 1 not in laid]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        cell = setup.cells[v[top + LAY_DISCOVERY_FILLED]]
        discovery = action - space.LAY.base
        v[DISCOVERY_AT + cell] = discovery + 1
        v[TILES + cell] = setup.tiles[discovery]
        v[DISCOUNT_TILES] |= setup.tables.tile_resources[discovery]
        if state.log is not None:
            row, column = divmod(cell, COLUMNS)
            state.tell("lay", discovery=DISCOVERY[discovery], row=row + 1, column=column + 1)
        v[top + LAY_DISCOVERY_FILLED] += 1
        if v[top + LAY_DISCOVERY_FILLED] == len(setup.cells):
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        row, column = divmod(state.setup.cells[state.v[top + LAY_DISCOVERY_FILLED]], COLUMNS)
        return {"row": row + 1, "column": column + 1}


class LayWonder(Step[OlymposState]):
    """The next column gets a wonder (OLY-2.2)."""

    name = "lay-wonder"
    families = ("lay-wonder",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        laid = state.v[WONDER_AT : WONDER_AT + COLUMNS]
        return [(space.LAY_WONDER.base + w, 1) for w in range(WONDERS) if w + 1 not in laid]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        column = state.setup.columns[v[top + LAY_WONDER_FILLED]]
        wonder = action - space.LAY_WONDER.base
        v[WONDER_AT + column] = wonder + 1
        if state.log is not None:
            state.tell("lay-wonder", wonder=WONDER[wonder], column=column + 1)
        v[top + LAY_WONDER_FILLED] += 1
        if v[top + LAY_WONDER_FILLED] == len(state.setup.columns):
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        return {"column": state.setup.columns[state.v[top + LAY_WONDER_FILLED]] + 1}


class StartPile(Step[OlymposState]):
    """The time markers form a random pile, from the bottom up (OLY-2.3).

    It has nothing to do with the seating, which is the order of the seats (OLY-R10).
    """

    name = "start-pile"
    families = ("stack",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        laid = state.v[top + START_PILE_LAID]
        return [(space.STACK.base + seat, 1) for seat in range(state.seats) if not laid >> seat & 1]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seats = state.seats
        seat = action - space.STACK.base
        place = ORDER + seats - 1 - v[top + START_PILE_HEIGHT]
        v[v.index(seat, ORDER)] = v[place]  # the order always holds every seat once
        v[place] = seat
        v[top + START_PILE_HEIGHT] += 1
        v[top + START_PILE_LAID] |= 1 << seat
        if state.log is not None:
            state.tell("stack", seat=seat, place=v[top + START_PILE_HEIGHT])
        if v[top + START_PILE_HEIGHT] == seats:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        laid = [v[ORDER + state.seats - 1 - i] for i in range(v[top + START_PILE_HEIGHT])]
        return {"laid": laid}


def lockable(state: OlymposState, resource: int) -> list[int]:
    """Territories of a resource that may get a cross now: at most one with a star (OLY-2.4)."""
    v = state.v
    tables = state.setup.tables
    mine = [land for land in range(TERRITORIES) if tables.resource_of[land] == resource]
    star = any(tables.star_in[land] and holder(v, land) == LOCKED for land in mine)
    return [land for land in mine if holder(v, land) != LOCKED and not (star and tables.star_in[land])]


def settle_tribes(state: OlymposState) -> None:
    """Every star territory that is not locked gets a tribe (OLY-2.5)."""
    v = state.v
    for land in range(TERRITORIES):
        if state.setup.tables.star_in[land] and holder(v, land) != LOCKED:
            put_piece(v, land, TRIBE)
    if state.log is not None:
        state.tell("tribes")


class Lock(Step[OlymposState]):
    """The bottom player locks territories openly, resource by resource; Olympos and Atlantis too (OLY-R8)."""

    name = "lock"
    families = ("lock",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        return [space.LOCK.base + land for land in lockable(state, state.v[top + LOCK_RESOURCE])]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        if action < 0:  # begins
            v[top + WHO] = self.who(state)
            if not setup.locks_each:
                state.pop()
                settle_tribes(state)
            return
        land = action - space.LOCK.base
        lock(v, land)
        self.tell(state, land)
        v[top + LOCK_DONE] += 1
        if v[top + LOCK_DONE] == setup.locks_each:
            v[top + LOCK_RESOURCE] += 1
            v[top + LOCK_DONE] = 0
            if v[top + LOCK_RESOURCE] == RESOURCES:
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
        land = action - space.LOCK.base
        resource = state.v[top + LOCK_RESOURCE]
        territory = TERRITORY[land]
        tables = state.setup.tables
        if tables.resource_of[land] != resource:
            return Reason(
                "lock-resource", {"territory": territory, "resource": RESOURCE[resource]}, ("OLY-2.4",)
            )
        if holder(state.v, land) == LOCKED:
            return Reason("lock-twice", {"territory": territory}, ("OLY-2.4",))
        return Reason("lock-star", {"resource": RESOURCE[resource]}, ("OLY-2.4", "OLY-R8"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {
            "resource": RESOURCE[v[top + LOCK_RESOURCE]],
            "left": state.setup.locks_each - v[top + LOCK_DONE],
        }


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
    """Two players: barbarians on one free territory of each resource (OLY-9.2, OLY-R62)."""

    name = "barbarian"
    families = ("barbarian",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        resource_of = state.setup.tables.resource_of
        return [
            space.BARBARIAN.base + land
            for land in range(TERRITORIES)
            if resource_of[land] == v[top + BARBARIAN_RESOURCE] and holder(v, land) == NOBODY
        ]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        if action < 0:
            v[top + WHO] = self.who(state)
        else:
            land = action - space.BARBARIAN.base
            put_piece(v, land, BARBARIANS)
            self.tell(state, land)
            v[top + BARBARIAN_RESOURCE] += 1
        if v[top + BARBARIAN_RESOURCE] == state.setup.barbarians:
            state.pop()

    def who(self, state: OlymposState) -> int:
        """Who places them."""
        return bottom_seat(state)

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a barbarian."""
        if state.log is not None:
            state.tell("barbarian", seat=bottom_seat(state), territory=TERRITORY[land])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        land = action - space.BARBARIAN.base
        resource = state.v[top + BARBARIAN_RESOURCE]
        territory = TERRITORY[land]
        if state.setup.tables.resource_of[land] != resource:
            return Reason(
                "barbarian-resource",
                {"territory": territory, "resource": RESOURCE[resource]},
                ("OLY-9.2",),
            )
        return Reason("barbarian-taken", {"territory": territory}, ("OLY-9.2", "OLY-R62"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        return {"resource": RESOURCE[state.v[top + BARBARIAN_RESOURCE]]}


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
    """Five players: a fifth cube joins one of each, from those left in the box (OLY-2.6, OLY-R9)."""

    name = "extra-cube"
    families = ("cube",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        box = state.setup.tables.cubes_in_box
        return [(space.CUBE.base + r, box[r] - 1) for r in range(RESOURCES) if box[r] > 1]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        resource = action - space.CUBE.base
        state.pop()
        pool = [1] * RESOURCES
        pool[resource] += 1
        _deal_cubes(state, pool)
        if state.log is not None:
            state.tell("extra-cube", resource=RESOURCE[resource])


class StartCube(Step[OlymposState]):
    """Each player draws a start cube (OLY-2.6, OLY-9.4, OLY-R9)."""

    name = "start-cube"
    families = ("cube",)

    def chance(self, state: OlymposState, top: int) -> list[tuple[int, int]]:
        pool = state.v[top + START_CUBE_POOL : top + START_CUBE_POOL + RESOURCES]
        return [(space.CUBE.base + r, count) for r, count in enumerate(pool) if count]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        resource = action - space.CUBE.base
        seat = v[top + START_CUBE_SEAT]
        v[CUBES + seat * RESOURCES + resource] += 1
        v[top + START_CUBE_POOL + resource] -= 1
        if state.log is not None:
            state.tell("start-cube", seat=seat, resource=RESOURCE[resource])
        v[top + START_CUBE_SEAT] += 1
        if v[top + START_CUBE_SEAT] == state.seats:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        pool = v[top + START_CUBE_POOL : top + START_CUBE_POOL + RESOURCES]
        return {"for": v[top + START_CUBE_SEAT], "pool": resource_counts(pool)}
