"""Expansion (OLY-4): exactly one settler moves and takes a territory; piles and what belongs to control."""

from __future__ import annotations

from petteia.kernel import WHO, Numbers, Reason, arrange, buffer, native

from . import space
from .components import (
    HIGHEST,
    LONGEST_DETOUR,
    LONGEST_TRACK,
    NORTH,
    NORTHERN_ZONE,
    ORIGINS,
    RESOURCES,
    SEATS,
    TERRITORIES,
    TERRITORY,
)
from .destiny import OwnDecision
from .figures import (
    BARBARIAN_SWORDS,
    COMPENSATION,
    CROSS,
    EXACT,
    EXACT_PRICES,
    FIGHT_EQUAL,
    FIGHT_STRONGER,
    FIGHT_WEAKER,
    MINIMUM_PRICE,
    MOST_ZEUS_SPACES,
    NEW_SETTLER,
    REGULAR,
    RESOURCE_OF,
    ROUTES,
    SEA_MODES,
    SEA_PRICE,
    STAR_IN,
    TRIBE_SWORDS,
    ZEUS_SPACES,
)
from .layout import (
    CAVALRY,
    ERINYES,
    FINISHED,
    HOURGLASSES,
    PIECE,
    PIECE_HADES,
    PIECE_LAND,
    PIECE_PRICE,
    PIECE_TARGET,
    SEA_DISCOUNT,
    SETTLER_DISCOUNT,
    SIREN,
    SPACE,
    STARS,
    STOCK,
    TOKENS,
)
from .observation import Ask
from .packing import (
    BARBARIANS,
    CODES,
    LOCKED,
    NOBODY,
    TRIBE,
    choices,
    has_piece,
    height,
    holder,
    put_piece,
    take_piece,
)
from .players import doubled_swords
from .routes import UNREACHABLE
from .space import DETOUR_BASE, FLEE_BASE, MOVE_BASE, SETTLE_BASE
from .state import OlymposState
from .track import pay

_MODE = ORIGINS * TERRITORIES  # prices of one way of travelling
_FROM_TOP, _FROM_BELOW = 1, 2  # settlers of a seat in control, conquered ones


@native
def way_to_travel(state: OlymposState, seat: int) -> int:
    """Which table of route prices holds for a seat: sea discounts, the Siren, Cavalry.

    OLY-4.3, OLY-6.2, OLY-6.4, OLY-6.5, OLY-7.5.
    """
    v = state.p
    modes = state.t[SEA_MODES]
    sea = modes - 1 if v[SIREN + seat] else min(v[SEA_DISCOUNT + seat], state.t[SEA_PRICE])
    return sea + modes if v[CAVALRY + seat] else sea


@native
def fight_price(state: OlymposState, seat: int, code: int) -> int:
    """What it costs a seat to fight a holder, by its code (OLY-4.7, OLY-R28); nothing where nobody is.

    Swords count double, so that Democracy decides ties (OLY-6.12, OLY-R30).
    """
    t = state.t
    if code == NOBODY:
        return 0
    if code == TRIBE:
        theirs = 2 * t[TRIBE_SWORDS]
    elif code == BARBARIANS:
        theirs = 2 * t[BARBARIAN_SWORDS]
    else:
        theirs = doubled_swords(state, code - 1)
    mine = doubled_swords(state, seat)
    if mine > theirs:
        return t[FIGHT_STRONGER]
    return t[FIGHT_WEAKER] if mine < theirs else t[FIGHT_EQUAL]


@native
def room_for_moves(state: OlymposState, seat: int) -> int:
    """The highest price that an expansion of a seat may have, without the Erinyes (OLY-R7, OLY-R54)."""
    v = state.p
    return state.t[CROSS] - v[SPACE + seat] + v[HOURGLASSES + seat] - v[ERINYES + seat]


@native
def new_settler(state: OlymposState, seat: int) -> int:
    """What a new settler costs a seat (OLY-4.2, OLY-6.1)."""
    return state.t[NEW_SETTLER] - state.p[SETTLER_DISCOUNT + seat]


@native
def survey(state: OlymposState, seat: int, ends: Numbers, starts: Numbers) -> int:
    """Where expansions of a seat can end and start, by territory; returns how many ends there are.

    ``ends`` get the price of the fight there: a move ends on open land that the seat does not control
    (OLY-4.5, OLY-R15); ``starts`` the settlers that can leave: those in control and conquered ones (OLY-R20).
    """
    v = state.p
    prices = buffer(CODES)
    for code in range(1, state.seats + 1):
        prices[code] = fight_price(state, seat, code)
    prices[BARBARIANS] = fight_price(state, seat, BARBARIANS)
    prices[TRIBE] = fight_price(state, seat, TRIBE)
    n = 0
    for land in range(TERRITORIES):
        code = holder(v, land)
        ends[land] = UNREACHABLE
        starts[land] = 0
        if code == seat + 1:
            starts[land] = _FROM_TOP
        elif code != LOCKED:
            ends[land] = prices[code]
            n += 1
        if code > NOBODY and has_piece(v, land, seat + 1, False):
            starts[land] |= _FROM_BELOW
    return n


@native
def list_from(
    state: OlymposState, routes: int, origin: int, base: int, room: int, ends: Numbers, out: Numbers, n: int
) -> int:
    """Write the expansions from one origin that cost no more than there is room for; see `list_moves`."""
    t = state.t
    row = routes + origin * TERRITORIES
    first = base + origin * TERRITORIES
    for land in range(TERRITORIES):
        out[n] = first + land  # stays only if it is counted: compiled, a sum is faster than a condition
        n += t[row + land] + ends[land] <= room
    return n


@native
def list_moves(state: OlymposState, seat: int, ends: Numbers, starts: Numbers, out: Numbers, n: int) -> int:
    """Write all legal expansions of a seat by the cheapest ways, sorted, from place ``n`` on (OLY-4.1).

    Returns the place after the last; where there are any, ``ends`` and ``starts`` hold the `survey`. New
    settlers start in the northern zone or where the seat is in control (OLY-4.2, OLY-R11), others where they
    are (OLY-R20).
    """
    v = state.p
    room = room_for_moves(state, seat)
    if room < state.t[MINIMUM_PRICE]:
        return n
    if survey(state, seat, ends, starts) == 0:
        return n
    routes = ROUTES + way_to_travel(state, seat) * _MODE
    if v[STOCK + seat]:
        left = room - new_settler(state, seat)
        for origin in range(TERRITORIES):
            if starts[origin] & _FROM_TOP:
                n = list_from(state, routes, origin, SETTLE_BASE, left, ends, out, n)
        n = list_from(state, routes, NORTHERN_ZONE, SETTLE_BASE, left, ends, out, n)
    for origin in range(TERRITORIES):
        if starts[origin] & _FROM_TOP:
            n = list_from(state, routes, origin, MOVE_BASE, room, ends, out, n)
    for origin in range(TERRITORIES):
        if starts[origin] & _FROM_BELOW:
            n = list_from(state, routes, origin, FLEE_BASE, room, ends, out, n)
    return n


@native
def is_exact(state: OlymposState, mode: int, origin: int, target: int, price: int) -> bool:
    """Whether a way from an origin to a target can cost exactly so much (OLY-R13)."""
    width = state.t[EXACT_PRICES]
    return state.t[EXACT + (mode * ORIGINS + origin) * width + price] >> target & 1 != 0


@native
def list_detours(state: OlymposState, seat: int, ends: Numbers, starts: Numbers, out: Numbers, n: int) -> int:
    """Write by how much a way may be dearer than the cheapest: where that leads to some target (OLY-R13).

    From place ``n`` on; returns the place after the last. ``ends`` and ``starts`` are the `survey`. Nearly
    every target can be reached by ways of every surplus: the cheapest of these expansions leaves most room.
    Only where one of the others leaves more are they looked at one by one. A new settler where others start
    too is never cheaper than they.
    """
    t = state.t
    room = room_for_moves(state, seat)
    mode = way_to_travel(state, seat)
    rooms = buffer(ORIGINS)  # for the way and the fight, by origin; 0 where nobody starts
    for origin in range(TERRITORIES):
        if starts[origin]:
            rooms[origin] = room
    if state.p[STOCK + seat]:
        rooms[NORTHERN_ZONE] = room - new_settler(state, seat)
    most = further = 0
    for origin in range(ORIGINS):
        left = rooms[origin]
        if left > most:
            row = ROUTES + mode * _MODE + origin * TERRITORIES
            regular = t[REGULAR + mode * ORIGINS + origin]
            for land in range(TERRITORIES):
                over = left - t[row + land] - ends[land]
                if regular >> land & 1:
                    most = max(most, over)
                else:
                    further = max(further, over)
    most = min(most, LONGEST_DETOUR)
    further = min(further, LONGEST_DETOUR)
    for more in range(1, most + 1):
        out[n] = DETOUR_BASE + more - 1
        n += 1
    for more in range(most + 1, further + 1):
        if has_long_way(state, mode, more, rooms, ends):
            out[n] = DETOUR_BASE + more - 1
            n += 1
    return n


@native
def has_long_way(state: OlymposState, mode: int, more: int, rooms: Numbers, ends: Numbers) -> bool:
    """Whether one of the expansions that `list_detours` looks at can be dearer by exactly so much."""
    t = state.t
    for origin in range(ORIGINS):
        left = rooms[origin] - more
        if left >= 0:
            row = ROUTES + mode * _MODE + origin * TERRITORIES
            for land in range(TERRITORIES):
                price = t[row + land]
                if price + ends[land] <= left and is_exact(state, mode, origin, land, price + more):
                    return True
    return False


@native
def list_long_from(
    state: OlymposState,
    mode: int,
    origin: int,
    base: int,
    room: int,
    detour: int,
    ends: Numbers,
    out: Numbers,
    n: int,
) -> int:
    """Write the expansions from one origin by ways that cost exactly so much more; see `list_long_moves`."""
    t = state.t
    row = ROUTES + mode * _MODE + origin * TERRITORIES
    for land in range(TERRITORIES):
        price = t[row + land]
        if price + ends[land] <= room and is_exact(state, mode, origin, land, price + detour):
            out[n] = base + origin * TERRITORIES + land
            n += 1
    return n


@native
def list_long_moves(state: OlymposState, seat: int, detour: int, out: Numbers, n: int) -> int:
    """Write all legal expansions by ways that cost exactly so much more than the cheapest (OLY-R13).

    Sorted, from place ``n`` on; returns the place after the last.
    """
    ends = buffer(TERRITORIES)
    starts = buffer(TERRITORIES)
    survey(state, seat, ends, starts)
    mode = way_to_travel(state, seat)
    room = room_for_moves(state, seat) - detour
    if state.p[STOCK + seat]:
        left = room - new_settler(state, seat)
        for origin in range(TERRITORIES):
            if starts[origin] & _FROM_TOP:
                n = list_long_from(state, mode, origin, SETTLE_BASE, left, detour, ends, out, n)
        n = list_long_from(state, mode, NORTHERN_ZONE, SETTLE_BASE, left, detour, ends, out, n)
    for origin in range(TERRITORIES):
        if starts[origin] & _FROM_TOP:
            n = list_long_from(state, mode, origin, MOVE_BASE, room, detour, ends, out, n)
    for origin in range(TERRITORIES):
        if starts[origin] & _FROM_BELOW:
            n = list_long_from(state, mode, origin, FLEE_BASE, room, detour, ends, out, n)
    return n


# ---- dearer ways that are worth a thought -----------------------------------------------------------

LANDMARKS = MOST_ZEUS_SPACES + SEATS
DEAREST = 2 * LONGEST_TRACK  # no price that matters here is higher


@native
def list_landmarks(state: OlymposState, seat: int, out: Numbers) -> int:
    """Write the spaces ahead of a seat where one may want to land, sorted; some may be there twice.

    Zeus spaces, and those of others still playing. There are at most `LANDMARKS`; returns how many.
    """
    v = state.p
    n = 0
    for number in range(MOST_ZEUS_SPACES):
        if state.t[ZEUS_SPACES + number] > v[SPACE + seat]:
            out[n] = state.t[ZEUS_SPACES + number]
            n += 1
    for other in range(state.seats):
        if not v[FINISHED + other] and v[SPACE + other] > v[SPACE + seat]:
            out[n] = v[SPACE + other]
            n += 1
    return arrange(out, 0, n)


def landmarks(state: OlymposState, seat: int) -> list[int]:
    """The spaces ahead of a seat where one may want to land, sorted."""
    found = buffer(LANDMARKS)
    return sorted({*found[: list_landmarks(state, seat, found)]})


@native
def reaches_landmark(state: OlymposState, seat: int, action: int, detour: int) -> bool:
    """Whether the marker would land on one of the `landmarks` after an expansion by the way chosen."""
    v = state.p
    if action < MOVE_BASE:
        origin, target = divmod(action - SETTLE_BASE, TERRITORIES)
    elif action < FLEE_BASE:
        origin, target = divmod(action - MOVE_BASE, TERRITORIES)
    else:
        origin, target = divmod(action - FLEE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, action < MOVE_BASE, detour)
    goals = buffer(LANDMARKS)
    for goal in range(list_landmarks(state, seat, goals)):
        if v[SPACE + seat] + price - v[HOURGLASSES + seat] == goals[goal]:
            return True
    return False


@native
def mark_prices(
    state: OlymposState, mode: int, origin: int, extra: int, ends: Numbers, prices: Numbers
) -> None:
    """Mark what expansions from an origin cost by the cheapest ways, up to `DEAREST`."""
    row = ROUTES + mode * _MODE + origin * TERRITORIES
    for land in range(TERRITORIES):
        price = extra + state.t[row + land] + ends[land]
        if price <= DEAREST:
            prices[price] = 1


@native
def aims(state: OlymposState, seat: int, first: int, last: int) -> int:
    """Detours that lead from where a cheapest way would land to the first of the `landmarks` beyond it.

    A bit for each from ``first`` to before ``last``, at most 60. A cheapest way that lands on one needs none.
    """
    v = state.p
    ends = buffer(TERRITORIES)
    starts = buffer(TERRITORIES)
    survey(state, seat, ends, starts)
    mode = way_to_travel(state, seat)
    settler = new_settler(state, seat)
    prices = buffer(DEAREST + 1)
    for origin in range(TERRITORIES):
        if starts[origin]:
            mark_prices(state, mode, origin, 0, ends, prices)
        if starts[origin] & _FROM_TOP and v[STOCK + seat]:
            mark_prices(state, mode, origin, settler, ends, prices)
    if v[STOCK + seat]:
        mark_prices(state, mode, NORTHERN_ZONE, settler, ends, prices)
    paid = v[HOURGLASSES + seat] - v[ERINYES + seat]  # a price up to that does not move the marker
    goals = buffer(LANDMARKS)
    count = list_landmarks(state, seat, goals)
    found = 0
    for price in range(DEAREST + 1):
        if prices[price]:
            at = max(price, paid)
            for i in range(count):
                goal = goals[i] - v[SPACE + seat] + paid
                if goal >= at:
                    if goal > at and first <= goal - price < last:
                        found |= 1 << goal - price - first
                    break
    return found


@native
def move_price(state: OlymposState, seat: int, origin: int, target: int, new: bool, detour: int = 0) -> int:
    """The whole price of an expansion: new settler, route, combat, surcharge (OLY-4.12, OLY-R5)."""
    v = state.p
    price = state.t[ROUTES + way_to_travel(state, seat) * _MODE + origin * TERRITORIES + target] + detour
    price += fight_price(state, seat, holder(v, target))
    if new:
        price += new_settler(state, seat)
    return max(state.t[MINIMUM_PRICE], price) + v[ERINYES + seat]


@native
def settle(state: OlymposState, seat: int, action: int, detour: int) -> None:
    """A new settler appears and moves on (OLY-4.2)."""
    origin, target = divmod(action - SETTLE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, True, detour)
    state.p[STOCK + seat] -= 1
    if state.log is not None:
        start = NORTH if origin == NORTHERN_ZONE else TERRITORY[origin]
        state.tell("settle", seat=seat, origin=start, target=TERRITORY[target])
    arrive(state, seat, target)
    pay(state, seat, price)


@native
def move(state: OlymposState, seat: int, action: int, detour: int) -> None:
    """A settler leaves a territory that its owner controls."""
    origin, target = divmod(action - MOVE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, False, detour)
    if state.log is not None:
        state.tell("move", seat=seat, origin=TERRITORY[origin], target=TERRITORY[target])
    leave(state, seat, origin, 0)
    arrive(state, seat, target)
    pay(state, seat, price)


@native
def flee(state: OlymposState, seat: int, action: int, detour: int) -> None:
    """A conquered settler leaves, perhaps to come back and fight (OLY-4.10, OLY-R16)."""
    origin, target = divmod(action - FLEE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, False, detour)
    depths = buffer(HIGHEST)
    if choices(state.p, origin, seat + 1, False, depths) > 1:
        state.push(PIECE, seat, origin, target, price)
    else:
        flee_from(state, seat, origin, depths[0], target, price)


@native
def flee_from(state: OlymposState, seat: int, origin: int, depth: int, target: int, price: int) -> None:
    """The conquered settler at this depth leaves."""
    if state.log is not None:
        if origin == target:
            state.tell("return", seat=seat, territory=TERRITORY[origin])
        else:
            state.tell("flee", seat=seat, origin=TERRITORY[origin], target=TERRITORY[target])
    leave(state, seat, origin, depth)
    arrive(state, seat, target)
    pay(state, seat, price)


# ---- control --------------------------------------------------------------------------------------


@native
def take_control(state: OlymposState, seat: int, land: int) -> None:
    """Territory token and star token go to the seat (OLY-4.6)."""
    state.p[TOKENS + seat * RESOURCES + state.t[RESOURCE_OF + land]] += 1
    state.p[STARS + seat] += state.t[STAR_IN + land]


@native
def lose_control(state: OlymposState, seat: int, land: int) -> None:
    """Territory token and star token leave the seat."""
    state.p[TOKENS + seat * RESOURCES + state.t[RESOURCE_OF + land]] -= 1
    state.p[STARS + seat] -= state.t[STAR_IN + land]


@native
def leave(state: OlymposState, seat: int, land: int, depth: int) -> None:
    """A piece leaves its pile, before its arrival elsewhere is resolved (OLY-R17).

    If it was on top, control passes to whoever lies beneath (OLY-4.9, OLY-R21), to barbarians too (OLY-9.3,
    OLY-R63), or to nobody (OLY-R22); one from underneath changes nothing else (OLY-R23).
    """
    v = state.p
    take_piece(v, land, depth)
    if depth:
        return
    heir = holder(v, land)
    if heir == seat + 1:
        return
    lose_control(state, seat, land)
    if heir == NOBODY:
        if state.log is not None:
            state.tell("abandon", seat=seat, territory=TERRITORY[land])
    elif heir == BARBARIANS:
        if state.log is not None:
            state.tell("barbarians-return", seat=seat, territory=TERRITORY[land])
    else:
        take_control(state, heir - 1, land)
        if state.log is not None:
            state.tell("fall-back", seat=heir - 1, territory=TERRITORY[land])


@native
def arrive(state: OlymposState, seat: int, land: int) -> None:
    """A piece ends its move: it takes the territory, fighting whoever is there (OLY-4.6, OLY-4.7).

    The owner of the top piece alone hands over the tokens and gets an hourglass for each attack, whether
    finished or not (OLY-4.8, OLY-R24, OLY-R25); barbarians stay beneath (OLY-9.3, OLY-R63).
    """
    v = state.p
    before = holder(v, land)
    if before == TRIBE:  # a beaten tribe never returns; its token is the star (OLY-4.11)
        take_piece(v, land, 0)
        if state.log is not None:
            state.tell("beat-tribe", seat=seat, territory=TERRITORY[land])
    elif before == BARBARIANS:
        if state.log is not None:
            state.tell("beat-barbarians", seat=seat, territory=TERRITORY[land])
    elif before != NOBODY:
        lose_control(state, before - 1, land)
        v[HOURGLASSES + before - 1] += state.t[COMPENSATION]
        if state.log is not None:
            state.tell("conquer", seat=seat, loser=before - 1, territory=TERRITORY[land])
            state.tell("gain-hourglasses", seat=before - 1, number=state.setup.tables.compensation)
    elif state.log is not None:
        state.tell("occupy", seat=seat, territory=TERRITORY[land])
    put_piece(v, land, seat + 1)
    take_control(state, seat, land)


class WhichPiece(OwnDecision):
    """Which of several own pieces of one pile, for a flight or for Hades (OLY-R20)."""

    name = "piece"
    families = ("piece", "play")

    @native
    def answers(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        land = v[top + PIECE_LAND]
        depths = buffer(HIGHEST)
        n = choices(v, land, v[top + WHO] + 1, v[top + PIECE_HADES] != 0, depths)
        high = height(v, land)
        for i in range(n):
            out[i] = space.PIECE.base + high - 1 - depths[n - 1 - i]
        return n

    @native
    def answer(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat, land, hades = v[top + WHO], v[top + PIECE_LAND], v[top + PIECE_HADES]
        target, price = v[top + PIECE_TARGET], v[top + PIECE_PRICE]
        depth = height(v, land) - 1 - (action - space.PIECE.base)
        state.pop()
        if hades:
            lose_settler(state, seat, land, depth)
        else:
            flee_from(state, seat, land, depth, target, price)

    def refusal(self, state: OlymposState, top: int, action: int) -> Reason:
        return Reason("piece-not-yours", {"territory": TERRITORY[state.v[top + PIECE_LAND]]}, ("OLY-R20",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        out: Ask = {"territory": TERRITORY[v[top + PIECE_LAND]]}
        if not v[top + PIECE_HADES]:
            out["target"] = TERRITORY[v[top + PIECE_TARGET]]
            out["price"] = v[top + PIECE_PRICE]
        return out


@native
def lose_settler(state: OlymposState, seat: int, land: int, depth: int) -> None:
    """Hades sends a settler from the map back to its owner's stock (OLY-7.5, OLY-R51)."""
    if state.log is not None:
        state.tell("lose", seat=seat, territory=TERRITORY[land])
    leave(state, seat, land, depth)
    state.p[STOCK + seat] += 1
