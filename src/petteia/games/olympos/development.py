"""Development (OLY-5, OLY-6): discoveries with their payment, effect and bonus."""

from __future__ import annotations

from petteia.kernel import ENGINE, WHO, Numbers, Reason, Step, arrange, buffer, native

from . import space
from .components import (
    BONUS,
    BONUSES,
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
    SPOTS,
)
from .destiny import OwnDecision
from .figures import (
    ABILITIES,
    ABILITIES_EACH,
    AFFORDABLE,
    BONUS_HOURGLASSES,
    BONUS_PRESTIGE,
    BONUS_SETTLERS,
    CARDS_NOW,
    CUBES_NOW,
    DISCOVERY_PRICE,
    HOURGLASSES_NOW,
    MOST_NEEDED,
    MOST_WAYS,
    NEEDS,
    ONE_TILE_ONLY,
    SETTLERS_NOW,
    SPOT_KINDS,
    TILE_RESOURCES,
    TIME_PRICE,
    WAYS,
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
    MARKERS,
    OWNED,
    PAY,
    PAY_PRICE,
    PAY_SEAT,
    TAKE,
    TAKE_GOD,
    TAKE_LEFT,
    TILE,
    TILE_DISCOVERY,
    TILES,
    TOKENS,
    WINDOW,
)
from .observation import Ask
from .packing import disc_on, put_disc
from .space import DISCOVER_BASE
from .state import OlymposState
from .supply import gain_cube, gain_hourglasses, gain_prestige, gain_settlers
from .track import pay, time_left

_GIFTS = MOST_WAYS * RESOURCES  # room for all sets of cubes that could be paid
_MOST_GIVEN = 16  # cubes of one kind in a set are fewer


@native
def affordable(state: OlymposState, seat: int) -> int:
    """The cells whose resources a seat can pay, one bit each (OLY-5.1)."""
    v = state.p
    most = state.t[MOST_NEEDED]
    key = 0
    for r in range(RESOURCES):
        held = v[TOKENS + seat * RESOURCES + r] + v[CUBES + seat * RESOURCES + r]
        key = key * (most + 1) + min(held, most)
    return state.t[AFFORDABLE + key]


@native
def time_price(state: OlymposState, seat: int, cell: int) -> int:
    """The time that a discovery in a cell costs a seat, without the Erinyes (OLY-5.4, OLY-6.16)."""
    return state.t[TIME_PRICE + (cell << RESOURCES) + state.p[DISCOUNTS + seat]]


@native
def list_discoveries(state: OlymposState, seat: int, out: Numbers, n: int) -> int:
    """Write all legal discoveries of a seat, sorted: none twice, no empty cell (OLY-5.2, OLY-R34).

    From place ``n`` on; returns the place after the last.
    """
    v = state.p
    cells = affordable(state, seat)
    if not cells:
        return n
    room = time_left(state, seat) - v[ERINYES + seat]
    owned = v[OWNED + seat]
    first = n
    for cell in range(CELLS):
        if cells >> cell & 1 and v[TILES + cell]:
            discovery = v[DISCOVERY_AT + cell] - 1
            if not owned >> discovery & 1 and (
                room >= state.t[DISCOVERY_PRICE] or fits(state, seat, cell, discovery, room)
            ):
                out[n] = DISCOVER_BASE + discovery
                n += 1
    return arrange(out, first, n)


@native
def fits(state: OlymposState, seat: int, cell: int, discovery: int, room: int) -> bool:
    """Whether the time can be paid, with the hourglasses that the discovery can bring (OLY-R7, OLY-R37)."""
    gained = state.t[HOURGLASSES_NOW + discovery]
    if is_free(state, cell, HOURGLASS_BONUS):
        gained += state.t[BONUS_HOURGLASSES]
    return time_price(state, seat, cell) <= room + gained


@native
def cell_of(state: OlymposState, discovery: int) -> int:
    """Where a discovery lies; -1 if it is not in this game."""
    for cell in range(CELLS):
        if state.p[DISCOVERY_AT + cell] == discovery + 1:
            return cell
    return -1


@native
def list_payments(state: OlymposState, seat: int, cell: int, given: int, out: Numbers) -> int:
    """Write the sets of cubes without a superfluous one that pay for a cell; returns how many there are.

    Each set takes `RESOURCES` numbers, the largest set of the first resources first. Tokens are kept, cubes
    fill only what they lack: a set that would still do with a cube less may not be paid, any other may, also
    a larger one (OLY-5.1, OLY-R35). ``given`` is the place of numbers of cubes that were given already and
    count as if they were still there; 0 for none.
    """
    v = state.p
    n = 0
    codes = buffer(MOST_WAYS)  # a set in one number: negative, so that sorting puts the largest first
    for way in range(state.t[WAYS + cell]):
        code = 0
        for r in range(RESOURCES):
            need = (
                state.t[NEEDS + (cell * MOST_WAYS + way) * RESOURCES + r] - v[TOKENS + seat * RESOURCES + r]
            )
            cubes = v[CUBES + seat * RESOURCES + r]
            if given:
                cubes += v[given + r]
            if need > cubes:
                code = -1
                break
            code = code * _MOST_GIVEN + max(0, need)
        if code >= 0:
            codes[n] = -code
            n += 1
    arrange(codes, 0, n)
    found = 0
    for i in range(n):
        if i and codes[i] == codes[i - 1]:
            continue
        superfluous = False
        for j in range(n):
            if codes[j] != codes[i] and is_within(-codes[j], -codes[i]):
                superfluous = True
                break
        if not superfluous:
            rest = -codes[i]
            for r in range(RESOURCES - 1, -1, -1):
                out[found * RESOURCES + r] = rest % _MOST_GIVEN
                rest //= _MOST_GIVEN
            found += 1
    return found


@native
def is_within(one: int, other: int) -> bool:
    """Whether a set of cubes, in one number, has no more of any resource than another."""
    while one or other:
        if one % _MOST_GIVEN > other % _MOST_GIVEN:
            return False
        one //= _MOST_GIVEN
        other //= _MOST_GIVEN
    return True


def payments(state: OlymposState, seat: int, cell: int, given: int = 0) -> list[tuple[int, ...]]:
    """The sets of cubes that `list_payments` finds, by resource."""
    found = buffer(_GIFTS)
    n = list_payments(state, seat, cell, given, found)
    return [tuple(found[i * RESOURCES : i * RESOURCES + RESOURCES]) for i in range(n)]


def lacking(tokens: list[int], cubes: list[int], ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The smallest sets of resources that would have to be added to meet one of the ways to pay."""
    held = [token + cube for token, cube in zip(tokens, cubes, strict=True)]
    short = {tuple(max(0, n - h) for n, h in zip(need, held, strict=True)) for need in ways}
    fewest = min(map(sum, short))
    return sorted((add for add in short if sum(add) == fewest), reverse=True)


@native
def discover(state: OlymposState, seat: int, action: int) -> None:
    """Fix the price, return cubes, take the tile with its effect, choose a bonus, pay the time (OLY-R37).

    Nothing belongs to the buyer before the cubes are paid.
    """
    t = state.t
    discovery = action - DISCOVER_BASE
    cell = cell_of(state, discovery)
    price = time_price(state, seat, cell) + state.p[ERINYES + seat]
    if state.log is not None:
        state.tell("discover", seat=seat, discovery=DISCOVERY[discovery])
    state.push(PAY, ENGINE, seat, price)
    if t[SPOT_KINDS + cell * SPOTS]:
        state.push(BONUS_SPOT, seat, cell, price)
    state.push(EFFECT, ENGINE, seat, discovery)
    if t[TILE_RESOURCES + discovery]:
        state.push(TILE, seat, discovery)
    gifts = buffer(_GIFTS)
    if list_payments(state, seat, cell, 0, gifts) > 1:
        state.push(GIVE, seat, cell)
    else:
        for resource in range(RESOURCES):
            for _ in range(gifts[resource]):
                give(state, seat, resource)
        take_tile(state, seat, cell)


@native
def take_tile(state: OlymposState, seat: int, cell: int) -> None:
    """The cubes are paid: the tile goes to the buyer (OLY-5.3)."""
    v = state.p
    v[OWNED + seat] |= 1 << v[DISCOVERY_AT + cell] - 1
    if state.t[ONE_TILE_ONLY]:
        v[TILES + cell] = 0
    else:
        v[TILES + cell] -= 1


@native
def give(state: OlymposState, seat: int, resource: int) -> None:
    """A cube goes back to the supply."""
    state.p[CUBES + seat * RESOURCES + resource] -= 1
    if state.log is not None:
        state.tell("give", seat=seat, resource=RESOURCE[resource])


class Give(OwnDecision):
    """Which cubes to pay with, where several sets would do (OLY-R35).

    Cubes are given in the order of the resources, so that every set can be chosen in one way only.
    """

    name = "give"
    families = ("give", "play")

    @native
    def next_gift(self, state: OlymposState, top: int, gifts: Numbers, number: int) -> int:
        """The resource that must be given next for one of the sets that `list_payments` found.

        `RESOURCES` if all of it has been given, -1 if the cubes given so far cannot become it any more.
        """
        v = state.p
        for r in range(RESOURCES):
            more = gifts[number * RESOURCES + r] - v[top + GIVE_GIVEN + r]
            if more < 0 or (more > 0 and r < v[top + GIVE_REACHED]):
                return -1
            if more > 0:
                return r
        return RESOURCES

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        gifts = buffer(_GIFTS)
        count = list_payments(state, v[top + WHO], v[top + GIVE_CELL], top + GIVE_GIVEN, gifts)
        n = 0
        for r in range(RESOURCES):
            for number in range(count):
                if self.next_gift(state, top, gifts, number) == r:
                    out[n] = space.GIVE.base + r
                    n += 1
                    break
        return n

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat, cell = v[top + WHO], v[top + GIVE_CELL]
        resource = action - space.GIVE.base
        give(state, seat, resource)
        v[top + GIVE_REACHED] = resource
        v[top + GIVE_GIVEN + resource] += 1
        gifts = buffer(_GIFTS)
        for number in range(list_payments(state, seat, cell, top + GIVE_GIVEN, gifts)):
            if self.next_gift(state, top, gifts, number) == RESOURCES:
                state.pop()
                take_tile(state, seat, cell)
                return

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        resource = action - space.GIVE.base
        what = {"resource": RESOURCE[resource]}
        sets = payments(state, v[top + WHO], v[top + GIVE_CELL], top + GIVE_GIVEN)
        if any(gift[resource] > v[top + GIVE_GIVEN + resource] for gift in sets):
            return Reason("give-order", what, ("OLY-R35",))
        return Reason("give-not-needed", what, ("OLY-5.1", "OLY-R35"))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        given, reached = v[top + GIVE_GIVEN : top + GIVE_GIVEN + RESOURCES], v[top + GIVE_REACHED]
        still_open = [
            gift
            for gift in payments(state, v[top + WHO], v[top + GIVE_CELL], top + GIVE_GIVEN)
            if list(gift[:reached]) == given[:reached] and gift[reached] >= given[reached]
        ]
        return {
            "discovery": DISCOVERY[v[DISCOVERY_AT + v[top + GIVE_CELL]] - 1],
            "given": [name for r, name in enumerate(RESOURCE) for _ in range(v[top + GIVE_GIVEN + r])],
            "sets": [
                [name for r, name in enumerate(RESOURCE) for _ in range(gift[r])] for gift in still_open
            ],
        }


class Tile(OwnDecision):
    """Which tile of Agriculture or Currency (OLY-6.16, OLY-R39)."""

    name = "tile"
    families = ("tile", "play")

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        there = state.t[TILE_RESOURCES + v[top + TILE_DISCOVERY]] & v[DISCOUNT_TILES]
        n = 0
        for r in range(RESOURCES):
            if there >> r & 1:
                out[n] = space.TILE.base + r
                n += 1
        return n

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        resource = action - space.TILE.base
        seat = v[top + WHO]
        discovery = v[top + TILE_DISCOVERY]
        state.pop()
        v[DISCOUNTS + seat] |= 1 << resource
        gone = 1 << resource
        if state.t[ONE_TILE_ONLY]:  # the other tile leaves play (OLY-R64)
            gone = state.t[TILE_RESOURCES + discovery]
        v[DISCOUNT_TILES] &= ~gone
        if state.log is not None:
            state.tell("tile", seat=seat, discovery=DISCOVERY[discovery], resource=RESOURCE[resource])

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
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

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        t = state.t
        seat, discovery = v[top + EFFECT_SEAT], v[top + EFFECT_DISCOVERY]
        state.pop()
        for number in range(ABILITIES_EACH):
            ability = ABILITIES + (discovery * ABILITIES_EACH + number) * 2
            if t[ability]:
                v[t[ability] + seat] += t[ability + 1]
        if t[HOURGLASSES_NOW + discovery]:  # OLY-6.2
            gain_hourglasses(state, seat, t[HOURGLASSES_NOW + discovery])
        if t[SETTLERS_NOW + discovery]:  # OLY-6.14
            gain_settlers(state, seat, t[SETTLERS_NOW + discovery])
        if t[
            CARDS_NOW + discovery
        ]:  # OLY-6.7, OLY-6.10; what was drawn may be played before payment (OLY-R42)
            state.push(WINDOW, ENGINE, seat)
            state.push(DRAW, ENGINE, seat, t[CARDS_NOW + discovery])
        if t[CUBES_NOW + discovery]:  # OLY-6.13
            state.push(TAKE, seat, t[CUBES_NOW + discovery])


class Take(OwnDecision):
    """A cube of one's choice: Trade, Artemis (OLY-6.13, OLY-7.5)."""

    name = "take"
    families = ("take", "play")

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        for r in range(RESOURCES):
            out[r] = space.TAKE.base + r
        return RESOURCES

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        gain_cube(state, v[top + WHO], action - space.TAKE.base)
        v[top + TAKE_LEFT] -= 1
        if not v[top + TAKE_LEFT]:
            state.pop()

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {"left": v[top + TAKE_LEFT], "god": GOD[v[top + TAKE_GOD] - 1] if v[top + TAKE_GOD] else None}


@native
def free_spot(state: OlymposState, cell: int, kind: int) -> int:
    """The first free spot with a kind of bonus under a cell; -1 if there is none."""
    for spot in range(SPOTS):
        if state.t[SPOT_KINDS + cell * SPOTS + spot] == kind + 1 and disc_on(state.p, cell, spot) < 0:
            return spot
    return -1


@native
def is_free(state: OlymposState, cell: int, kind: int) -> bool:
    """Whether a kind of bonus lies on a free spot under a cell."""
    return free_spot(state, cell, kind) >= 0


def free_bonuses(state: OlymposState, cell: int) -> set[int]:
    """Kinds of bonus on free spots under a cell."""
    return {kind for kind in range(BONUSES) if is_free(state, cell, kind)}


class BonusSpot(OwnDecision):
    """Choosing a bonus under the discovery just made; one must be taken (OLY-5.3, OLY-R38).

    Where only hourglasses keep the marker from passing the Cross, nothing else may be taken (OLY-R7).
    """

    name = "bonus"
    families = ("bonus", "play")

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        late = v[top + BONUS_SPOT_PRICE] > time_left(state, v[top + WHO])
        n = 0
        for kind in range(BONUSES):
            if is_free(state, v[top + BONUS_SPOT_CELL], kind) and (kind == HOURGLASS_BONUS or not late):
                out[n] = space.BONUS_SPOT.base + kind
                n += 1
        return n

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        t = state.t
        seat, cell = v[top + WHO], v[top + BONUS_SPOT_CELL]
        kind = action - space.BONUS_SPOT.base
        state.pop()
        put_disc(v, cell, free_spot(state, cell, kind), seat)
        v[MARKERS + seat * COLUMNS + cell % COLUMNS] += 1
        if state.log is not None:
            state.tell("bonus", seat=seat, bonus=BONUS[kind], column=cell % COLUMNS + 1)
        if kind == SETTLER_BONUS:
            gain_settlers(state, seat, t[BONUS_SETTLERS])
        elif kind == HOURGLASS_BONUS:
            gain_hourglasses(state, seat, t[BONUS_HOURGLASSES])
        elif kind == PRESTIGE_BONUS:
            gain_prestige(state, seat, t[BONUS_PRESTIGE])
        else:
            gain_cube(state, seat, kind - FIRST_CUBE_BONUS)

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        kind = action - space.BONUS_SPOT.base
        if kind not in state.setup.spots[v[top + BONUS_SPOT_CELL]]:
            return Reason("bonus-not-here", {"bonus": BONUS[kind]}, ("OLY-5.3", "OLY-R38"))
        if kind in free_bonuses(state, v[top + BONUS_SPOT_CELL]):
            price, left = v[top + BONUS_SPOT_PRICE], time_left(state, v[top + WHO])
            return Reason("beyond-cross", {"price": price, "left": left}, ("OLY-R7", "OLY-R37"))
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

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat, price = v[top + PAY_SEAT], v[top + PAY_PRICE]
        state.pop()
        pay(state, seat, price)
