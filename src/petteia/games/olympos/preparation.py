"""Preparation (OLY-2, for two players OLY-9): the board is laid out, territories locked, cubes dealt."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.kernel import CHANCE, ENGINE, TOP, WHO, Numbers, Reason, Step, native

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
from .figures import (
    BARBARIANS_PLACED,
    CELLS_USED,
    COLUMNS_USED,
    CUBES_IN_BOX,
    LOCKS_EACH,
    RESOURCE_OF,
    ROW_OF,
    STAR_IN,
    TILE_RESOURCES,
    TILES_EACH,
    USED_CELLS,
    USED_COLUMNS,
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


@native
def bottom_seat(state: OlymposState) -> int:
    """The player at the bottom of the start pile, who locks territories (OLY-2.4, OLY-R8)."""
    return state.p[ORDER + state.seats - 1]


class LayDiscovery(Step[OlymposState]):
    """The next cell gets one of its row's discoveries not laid out yet, with its tiles (OLY-2.2, OLY-R64)."""

    name = "lay-discovery"
    families = ("lay",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        v = state.p
        row = state.t[USED_CELLS + v[top + LAY_DISCOVERY_FILLED]] // COLUMNS
        n = 0
        for discovery in range(DISCOVERIES):
            if state.t[ROW_OF + discovery] == row:
                laid = False
                for column in range(COLUMNS):
                    if v[DISCOVERY_AT + row * COLUMNS + column] == discovery + 1:
                        laid = True
                if not laid:
                    out[n] = space.LAY.base + discovery
                    weights[n] = 1
                    n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        t = state.t
        cell = t[USED_CELLS + v[top + LAY_DISCOVERY_FILLED]]
        discovery = action - space.LAY.base
        v[DISCOVERY_AT + cell] = discovery + 1
        v[TILES + cell] = t[TILES_EACH + discovery]
        v[DISCOUNT_TILES] |= t[TILE_RESOURCES + discovery]
        if state.log is not None:
            row, column = divmod(cell, COLUMNS)
            state.tell("lay", discovery=DISCOVERY[discovery], row=row + 1, column=column + 1)
        v[top + LAY_DISCOVERY_FILLED] += 1
        if v[top + LAY_DISCOVERY_FILLED] == t[CELLS_USED]:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        row, column = divmod(state.setup.cells[state.v[top + LAY_DISCOVERY_FILLED]], COLUMNS)
        return {"row": row + 1, "column": column + 1}


class LayWonder(Step[OlymposState]):
    """The next column gets a wonder (OLY-2.2)."""

    name = "lay-wonder"
    families = ("lay-wonder",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        n = 0
        for wonder in range(WONDERS):
            laid = False
            for column in range(COLUMNS):
                if state.p[WONDER_AT + column] == wonder + 1:
                    laid = True
            if not laid:
                out[n] = space.LAY_WONDER.base + wonder
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        column = state.t[USED_COLUMNS + v[top + LAY_WONDER_FILLED]]
        wonder = action - space.LAY_WONDER.base
        v[WONDER_AT + column] = wonder + 1
        if state.log is not None:
            state.tell("lay-wonder", wonder=WONDER[wonder], column=column + 1)
        v[top + LAY_WONDER_FILLED] += 1
        if v[top + LAY_WONDER_FILLED] == state.t[COLUMNS_USED]:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        return {"column": state.setup.columns[state.v[top + LAY_WONDER_FILLED]] + 1}


class StartPile(Step[OlymposState]):
    """The time markers form a random pile, from the bottom up (OLY-2.3).

    It has nothing to do with the seating, which is the order of the seats (OLY-R10).
    """

    name = "start-pile"
    families = ("stack",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        laid = state.p[top + START_PILE_LAID]
        n = 0
        for seat in range(state.seats):
            if not laid >> seat & 1:
                out[n] = space.STACK.base + seat
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seats = state.seats
        seat = action - space.STACK.base
        place = ORDER + seats - 1 - v[top + START_PILE_HEIGHT]
        old = ORDER
        while v[old] != seat:  # the order always holds every seat once
            old += 1
        v[old] = v[place]
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


@native
def list_lockable(state: OlymposState, resource: int, out: Numbers) -> int:
    """Write what can be locked of a resource now: at most one territory with a star (OLY-2.4)."""
    t = state.t
    star = False
    for land in range(TERRITORIES):
        if t[RESOURCE_OF + land] == resource and t[STAR_IN + land] and holder(state.p, land) == LOCKED:
            star = True
    n = 0
    for land in range(TERRITORIES):
        if t[RESOURCE_OF + land] == resource and holder(state.p, land) != LOCKED:
            if not (star and t[STAR_IN + land]):
                out[n] = space.LOCK.base + land
                n += 1
    return n


@native
def settle_tribes(state: OlymposState) -> None:
    """Every star territory that is not locked gets a tribe (OLY-2.5)."""
    v = state.p
    for land in range(TERRITORIES):
        if state.t[STAR_IN + land] and holder(v, land) != LOCKED:
            put_piece(v, land, TRIBE)
    if state.log is not None:
        state.tell("tribes")


class Lock(Step[OlymposState]):
    """The bottom player locks territories openly, resource by resource; Olympos and Atlantis too (OLY-R8)."""

    name = "lock"
    families = ("lock",)

    @native
    def fill(self, state: OlymposState, top: int, out: Numbers) -> int:
        return list_lockable(state, state.p[top + LOCK_RESOURCE], out)

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        if action < 0:  # begins
            v[top + WHO] = self.who(state)
            if not state.t[LOCKS_EACH]:
                state.pop()
                settle_tribes(state)
            return
        land = action - space.LOCK.base
        lock(v, land)
        if state.log is not None:
            self.tell(state, land)
        v[top + LOCK_DONE] += 1
        if v[top + LOCK_DONE] == state.t[LOCKS_EACH]:
            v[top + LOCK_RESOURCE] += 1
            v[top + LOCK_DONE] = 0
            if v[top + LOCK_RESOURCE] == RESOURCES:
                state.pop()
                settle_tribes(state)

    @native
    def who(self, state: OlymposState) -> int:
        """Who locks."""
        return bottom_seat(state)

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a cross."""
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

    @native
    def who(self, state: OlymposState) -> int:
        """Chance locks."""
        return CHANCE

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a cross."""
        state.tell("lock-drawn", territory=TERRITORY[land])

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        n = self.fill(state, top, out)
        for i in range(n):
            weights[i] = 1
        return n


class PlaceBarbarians(Step[OlymposState]):
    """Two players: barbarians on one free territory of each resource (OLY-9.2, OLY-R62)."""

    name = "barbarian"
    families = ("barbarian",)

    @native
    def fill(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        n = 0
        for land in range(TERRITORIES):
            if state.t[RESOURCE_OF + land] == v[top + BARBARIAN_RESOURCE] and holder(v, land) == NOBODY:
                out[n] = space.BARBARIAN.base + land
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        if action < 0:
            v[top + WHO] = self.who(state)
        else:
            land = action - space.BARBARIAN.base
            put_piece(v, land, BARBARIANS)
            if state.log is not None:
                self.tell(state, land)
            v[top + BARBARIAN_RESOURCE] += 1
        if v[top + BARBARIAN_RESOURCE] == state.t[BARBARIANS_PLACED]:
            state.pop()

    @native
    def who(self, state: OlymposState) -> int:
        """Who places them."""
        return bottom_seat(state)

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a barbarian."""
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

    @native
    def who(self, state: OlymposState) -> int:
        """Chance places them."""
        return CHANCE

    def tell(self, state: OlymposState, land: int) -> None:
        """Tell of a barbarian."""
        state.tell("barbarian-drawn", territory=TERRITORY[land])

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        n = self.fill(state, top, out)
        for i in range(n):
            weights[i] = 1
        return n


class ExtraCube(Step[OlymposState]):
    """Five players: a fifth cube joins one of each, from those left in the box (OLY-2.6, OLY-R9)."""

    name = "extra-cube"
    families = ("cube",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        n = 0
        for resource in range(RESOURCES):
            if state.t[CUBES_IN_BOX + resource] > 1:
                out[n] = space.CUBE.base + resource
                weights[n] = state.t[CUBES_IN_BOX + resource] - 1
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        resource = action - space.CUBE.base
        state.pop()
        state.push(START_CUBE, CHANCE)
        for one in range(RESOURCES):
            v[v[TOP] + START_CUBE_POOL + one] = 1
        v[v[TOP] + START_CUBE_POOL + resource] += 1
        if state.log is not None:
            state.tell("extra-cube", resource=RESOURCE[resource])


class StartCube(Step[OlymposState]):
    """Each player draws a start cube (OLY-2.6, OLY-9.4, OLY-R9)."""

    name = "start-cube"
    families = ("cube",)

    @native
    def weigh(self, state: OlymposState, top: int, out: Numbers, weights: Numbers) -> int:
        pool = top + START_CUBE_POOL
        n = 0
        for resource in range(RESOURCES):
            if state.p[pool + resource]:
                out[n] = space.CUBE.base + resource
                weights[n] = state.p[pool + resource]
                n += 1
        return n

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
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
