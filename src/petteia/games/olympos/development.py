"""Development (OLY-5, OLY-6): discoveries with their payment, effect and bonus."""

from __future__ import annotations

from petteia.kernel import ENGINE, WHO, Reason, Step

from . import space
from .components import (
    BONUS,
    CELLS,
    COLUMNS,
    DISCOVERY,
    FIRST_CUBE_BONUS,
    GOD,
    HOURGLASS_BONUS,
    PRESTIGE_BONUS,
    RESOURCE,
    RESOURCES,
    SETTLER_BONUS,
)
from .layout import (
    BONUS_SPOT,
    BONUS_SPOT_CELL,
    BONUS_SPOT_PRICE,
    CUBES,
    DISCOUNT_TILES,
    DISCOUNTS,
    DISCOVERY_AT,
    DRAW,
    EFFECT,
    EFFECT_DISCOVERY,
    EFFECT_SEAT,
    ERINYES,
    GIVE,
    GIVE_CELL,
    GIVE_GIVEN,
    GIVE_REACHED,
    HOURGLASSES,
    MARKERS,
    OWNED,
    PAY,
    PAY_PRICE,
    PAY_SEAT,
    PRESTIGE,
    STOCK,
    TAKE,
    TAKE_GOD,
    TAKE_LEFT,
    TILE,
    TILE_DISCOVERY,
    TILES,
    TOKENS,
)
from .observation import Ask
from .packing import disc_on, put_disc
from .space import DISCOVER_BASE
from .state import OlymposState
from .track import pay, time_left


def list_discoveries(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append all legal discoveries of a seat, sorted: none twice, no empty cell (OLY-5.2, OLY-R34)."""
    v = state.v
    tables = state.setup.tables
    most = tables.most_needed
    key = 0
    tokens = TOKENS + seat * RESOURCES
    cubes = CUBES + seat * RESOURCES
    for r in range(RESOURCES):
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
    """Whether the time can be paid, with the hourglasses that the discovery can bring (OLY-R7, OLY-R37)."""
    v = state.v
    tables = state.setup.tables
    gained = tables.hourglasses_now[discovery]
    if HOURGLASS_BONUS in free_bonuses(state, cell):
        gained += tables.bonus_hourglasses
    return tables.time_price[cell][v[DISCOUNTS + seat]] <= room + gained


def cell_of(state: OlymposState, discovery: int) -> int:
    """Where a discovery lies; -1 if it is not in this game."""
    v = state.v
    try:
        return v.index(discovery + 1, DISCOVERY_AT, DISCOVERY_AT + CELLS) - DISCOVERY_AT
    except ValueError:
        return -1


def payments(tokens: list[int], cubes: list[int], ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The smallest sets of cubes that meet one of the ways to pay; nothing if none can be met.

    Tokens are kept, cubes fill only what they lack (OLY-5.1, OLY-R35).
    """
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
    """Fix the price, return cubes, take the tile with its effect, choose a bonus, pay the time (OLY-R37)."""
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
    cubes = state.cubes(seat)
    sets = payments(state.tokens(seat), cubes, tables.needs[cell])
    if len(sets) > 1:
        state.push(GIVE, seat, cell)
    else:
        for resource in range(RESOURCES):
            for _ in range(sets[0][resource]):
                give(state, seat, resource)


def give(state: OlymposState, seat: int, resource: int) -> None:
    """A cube goes back to the supply."""
    state.v[CUBES + seat * RESOURCES + resource] -= 1
    if state.log is not None:
        state.tell("give", seat=seat, resource=RESOURCE[resource])


def gain_cube(state: OlymposState, seat: int, resource: int) -> None:
    """A cube comes from the supply."""
    state.v[CUBES + seat * RESOURCES + resource] += 1
    if state.log is not None:
        state.tell("gain-cube", seat=seat, resource=RESOURCE[resource])


def gain_hourglasses(state: OlymposState, seat: int, number: int) -> None:
    """Hourglasses come from the supply, which is unlimited as that of cubes, prestige and discs (OLY-R60)."""
    state.v[HOURGLASSES + seat] += number
    if state.log is not None:
        state.tell("gain-hourglasses", seat=seat, number=number)


def gain_settlers(state: OlymposState, seat: int, number: int) -> None:
    """Discs come from the supply to the stock."""
    state.v[STOCK + seat] += number
    if state.log is not None:
        state.tell("gain-settlers", seat=seat, number=number)


def gain_prestige(state: OlymposState, seat: int, number: int) -> None:
    """Prestige tokens are laid face down before the player; each gain is public (OLY-R59)."""
    state.v[PRESTIGE + seat] += number
    if state.log is not None:
        state.tell("gain-prestige", seat=seat, number=number)


class Give(Step[OlymposState]):
    """Which cubes to pay with, where several sets are equally small (OLY-R35).

    Cubes are given in the order of the resources, so that every set can be chosen in one way only.
    """

    name = "give"
    families = ("give",)

    def given(self, state: OlymposState, top: int) -> list[int]:
        """The cubes given so far, by resource."""
        return state.v[top + GIVE_GIVEN : top + GIVE_GIVEN + RESOURCES]

    def open_sets(self, state: OlymposState, top: int) -> list[tuple[int, ...]]:
        """The sets that the cubes given so far can still become."""
        v = state.v
        seat = v[top + WHO]
        given = self.given(state, top)
        cubes = [v[CUBES + seat * RESOURCES + r] + given[r] for r in range(RESOURCES)]
        ways = state.setup.tables.needs[v[top + GIVE_CELL]]
        reached = v[top + GIVE_REACHED]
        return [
            gift
            for gift in payments(state.tokens(seat), cubes, ways)
            if list(gift[:reached]) == given[:reached] and gift[reached] >= given[reached]
        ]

    def legal(self, state: OlymposState, top: int) -> list[int]:
        given = self.given(state, top)
        sets = self.open_sets(state, top)
        found = {next(r for r in range(RESOURCES) if gift[r] > given[r]) for gift in sets}
        return [space.GIVE.base + r for r in sorted(found)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        resource = action - space.GIVE.base
        give(state, v[top + WHO], resource)
        v[top + GIVE_REACHED] = resource
        v[top + GIVE_GIVEN + resource] += 1
        sets = self.open_sets(state, top)
        if sum(self.given(state, top)) == sum(sets[0]):
            state.pop()

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        resource = action - space.GIVE.base
        what = {"resource": RESOURCE[resource]}
        given = self.given(state, top)
        seat = v[top + WHO]
        cubes = [v[CUBES + seat * RESOURCES + r] + given[r] for r in range(RESOURCES)]
        tokens = state.tokens(seat)
        sets = payments(tokens, cubes, state.setup.tables.needs[v[top + GIVE_CELL]])
        if any(gift[resource] > given[resource] for gift in sets):
            return Reason("give-order", what, ("OLY-R35",))
        return Reason("give-not-needed", what, ("OLY-5.1", "OLY-R35"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {
            "discovery": DISCOVERY[v[DISCOVERY_AT + v[top + GIVE_CELL]] - 1],
            "given": [name for r, name in enumerate(RESOURCE) for _ in range(v[top + GIVE_GIVEN + r])],
            "sets": [
                [name for r, name in enumerate(RESOURCE) for _ in range(gift[r])]
                for gift in self.open_sets(state, top)
            ],
        }


class Tile(Step[OlymposState]):
    """Which tile of Agriculture or Currency (OLY-6.16, OLY-R39)."""

    name = "tile"
    families = ("tile",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        there = state.setup.tables.tile_resources[v[top + TILE_DISCOVERY]] & v[DISCOUNT_TILES]
        return [space.TILE.base + r for r in range(RESOURCES) if there >> r & 1]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        resource = action - space.TILE.base
        seat = v[top + WHO]
        discovery = v[top + TILE_DISCOVERY]
        state.pop()
        v[DISCOUNTS + seat] |= 1 << resource
        gone = 1 << resource
        if state.setup.one_tile_only:  # the other tile leaves play (OLY-R64)
            gone = state.setup.tables.tile_resources[discovery]
        v[DISCOUNT_TILES] &= ~gone
        if state.log is not None:
            state.tell("tile", seat=seat, discovery=DISCOVERY[discovery], resource=RESOURCE[resource])

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        resource = RESOURCE[action - space.TILE.base]
        return Reason(
            "tile-gone",
            {"discovery": DISCOVERY[v[top + TILE_DISCOVERY]], "resource": resource},
            ("OLY-6.16", "OLY-R39"),
        )

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        return {"discovery": DISCOVERY[state.v[top + TILE_DISCOVERY]]}


class Effect(Step[OlymposState]):
    """What a discovery gives, lasting and at once (OLY-6)."""

    name = "effect"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        tables = state.setup.tables
        seat, discovery = v[top + EFFECT_SEAT], v[top + EFFECT_DISCOVERY]
        state.pop()
        for block, amount in tables.abilities[discovery]:
            v[block + seat] += amount
        if tables.hourglasses_now[discovery]:  # OLY-6.2
            gain_hourglasses(state, seat, tables.hourglasses_now[discovery])
        if tables.settlers_now[discovery]:  # OLY-6.14
            gain_settlers(state, seat, tables.settlers_now[discovery])
        if tables.cards_now[discovery]:  # OLY-6.7, OLY-6.10
            state.push(DRAW, ENGINE, seat, tables.cards_now[discovery])
        if tables.cubes_now[discovery]:  # OLY-6.13
            state.push(TAKE, seat, tables.cubes_now[discovery])


class Take(Step[OlymposState]):
    """A cube of one's choice: Trade, Artemis (OLY-6.13, OLY-7.5)."""

    name = "take"
    families = ("take",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        return [space.TAKE.base + r for r in range(RESOURCES)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        gain_cube(state, v[top + WHO], action - space.TAKE.base)
        v[top + TAKE_LEFT] -= 1
        if not v[top + TAKE_LEFT]:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {"left": v[top + TAKE_LEFT], "god": GOD[v[top + TAKE_GOD] - 1] if v[top + TAKE_GOD] else None}


def free_bonuses(state: OlymposState, cell: int) -> set[int]:
    """Kinds of bonus on free spots under a cell."""
    return {kind for spot, kind in enumerate(state.setup.spots[cell]) if disc_on(state.v, cell, spot) < 0}


class BonusSpot(Step[OlymposState]):
    """Choosing a bonus under the discovery just made; one must be taken (OLY-5.3, OLY-R38).

    Where only hourglasses keep the marker from passing the Cross, nothing else may be taken (OLY-R7).
    """

    name = "bonus"
    families = ("bonus",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        free = free_bonuses(state, v[top + BONUS_SPOT_CELL])
        if v[top + BONUS_SPOT_PRICE] > time_left(state, v[top + WHO]):
            free &= {HOURGLASS_BONUS}
        return [space.BONUS_SPOT.base + kind for kind in sorted(free)]

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        setup = state.setup
        seat, cell = v[top + WHO], v[top + BONUS_SPOT_CELL]
        kind = action - space.BONUS_SPOT.base
        state.pop()
        spots = enumerate(setup.spots[cell])
        spot = next(s for s, bonus in spots if bonus == kind and disc_on(v, cell, s) < 0)
        put_disc(v, cell, spot, seat)
        v[MARKERS + seat * COLUMNS + cell % COLUMNS] += 1
        if state.log is not None:
            state.tell("bonus", seat=seat, bonus=BONUS[kind], column=cell % COLUMNS + 1)
        tables = setup.tables
        if kind == SETTLER_BONUS:
            gain_settlers(state, seat, tables.bonus_settlers)
        elif kind == HOURGLASS_BONUS:
            gain_hourglasses(state, seat, tables.bonus_hourglasses)
        elif kind == PRESTIGE_BONUS:
            gain_prestige(state, seat, tables.bonus_prestige)
        else:
            gain_cube(state, seat, kind - FIRST_CUBE_BONUS)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        kind = action - space.BONUS_SPOT.base
        if kind not in state.setup.spots[v[top + BONUS_SPOT_CELL]]:
            return Reason("bonus-not-here", {"bonus": BONUS[kind]}, ("OLY-5.3", "OLY-R38"))
        return Reason("bonus-taken", {"bonus": BONUS[kind]}, ("OLY-5.3",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        row, column = divmod(v[top + BONUS_SPOT_CELL], COLUMNS)
        return {
            "discovery": DISCOVERY[v[DISCOVERY_AT + v[top + BONUS_SPOT_CELL]] - 1],
            "row": row + 1,
            "column": column + 1,
            "price": v[top + BONUS_SPOT_PRICE],
        }


class Pay(Step[OlymposState]):
    """The time of a discovery is paid last."""

    name = "pay"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat, price = v[top + PAY_SEAT], v[top + PAY_PRICE]
        state.pop()
        pay(state, seat, price)
