"""Expansion (OLY-4): exactly one settler moves and takes a territory; piles and what belongs to control."""

from __future__ import annotations

from operator import itemgetter

from petteia.kernel import WHO, Reason, Step

from . import space
from .components import NORTH, NORTHERN_ZONE, RESOURCES, TERRITORIES, TERRITORY
from .layout import (
    ARES,
    CAVALRY,
    DEMOCRACY,
    ERINYES,
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
    SWORDS,
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
    holder,
    holders,
    pieces,
    put_piece,
    stacked,
    take_piece,
)
from .space import FLEE_BASE, MOVE_BASE, SETTLE_BASE
from .state import OlymposState
from .tables import Tables
from .track import pay


def _rows(first: int) -> list[list[int]]:
    """The actions of a family by origin, in the order of their targets."""
    return [
        list(range(first + origin * TERRITORIES, first + origin * TERRITORIES + TERRITORIES))
        for origin in range(TERRITORIES + 1)
    ]


_SETTLE_ROWS = _rows(SETTLE_BASE)
_MOVE_ROWS = _rows(MOVE_BASE)
_FLEE_ROWS = _rows(FLEE_BASE)


def way_to_travel(state: OlymposState, seat: int) -> int:
    """Which table of route prices holds for a seat: sea discounts, the Siren, Cavalry.

    OLY-4.3, OLY-6.2, OLY-6.4, OLY-6.5, OLY-7.5.
    """
    v = state.v
    tables = state.setup.tables
    sea = tables.sea_modes - 1 if v[SIREN + seat] else min(v[SEA_DISCOUNT + seat], tables.sea_price)
    return sea + tables.sea_modes if v[CAVALRY + seat] else sea


def fight_prices(state: OlymposState, seat: int) -> list[int]:
    """What it costs a seat to fight each holder, by its code (OLY-4.7, OLY-R28); nothing where nobody is.

    Democracy counts half a sword, so that it decides ties and nothing else (OLY-6.12, OLY-R30).
    """
    v = state.v
    tables = state.setup.tables
    mine = 2 * (v[SWORDS + seat] + v[ARES + seat]) + v[DEMOCRACY + seat]
    prices = [0] * CODES
    for other in range(state.seats):
        theirs = 2 * (v[SWORDS + other] + v[ARES + other]) + v[DEMOCRACY + other]
        prices[other + 1] = _by_swords(tables, mine - theirs)
    prices[BARBARIANS] = _by_swords(tables, mine - 2 * tables.barbarian_swords)
    prices[TRIBE] = _by_swords(tables, mine - 2 * tables.tribe_swords)
    return prices


def _by_swords(tables: Tables, lead: int) -> int:
    if lead > 0:
        return tables.fight_stronger
    return tables.fight_weaker if lead else tables.fight_equal


def fight_price(state: OlymposState, seat: int, code: int) -> int:
    """What it costs a seat to fight one holder."""
    return fight_prices(state, seat)[code] if code != NOBODY else 0


def list_moves(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append all legal expansions of a seat, sorted (OLY-4.1).

    New settlers start in the northern zone or where the seat is in control (OLY-4.2, OLY-R11), others where
    they are (OLY-R20); a move ends on open land that the seat does not control (OLY-4.5, OLY-R15).
    """
    v = state.v
    tables = state.setup.tables
    room = tables.cross - v[SPACE + seat] + v[HOURGLASSES + seat] - v[ERINYES + seat]
    if room < tables.minimum_price:
        return
    me = seat + 1
    own: list[int] = []
    targets: list[int] = []
    on_top = holders(v)
    for land, code in enumerate(on_top):
        if code == me:
            own.append(land)
        elif code != LOCKED:
            targets.append(land)
    buried = [land for land in stacked(v) if choices(v, land, me, False)]
    mode = way_to_travel(state, seat)
    settler = tables.new_settler - v[SETTLER_DISCOUNT + seat]
    if tables.dearest[mode] + settler + tables.dearest_fight <= room and len(targets) > 1:
        pick = itemgetter(*targets)  # nothing is out of reach: every target from every origin
        if v[STOCK + seat]:
            for origin in own:
                out += pick(_SETTLE_ROWS[origin])
            out += pick(_SETTLE_ROWS[NORTHERN_ZONE])
        for origin in own:
            out += pick(_MOVE_ROWS[origin])
        for origin in buried:
            out += pick(_FLEE_ROWS[origin])
        return
    fights = fight_prices(state, seat)
    ends = [(land, fights[on_top[land]]) for land in targets]
    routes = tables.routes[mode]
    if v[STOCK + seat]:
        left = room - settler
        for origin in (*own, NORTHERN_ZONE):
            row = routes[origin]
            first = SETTLE_BASE + origin * TERRITORIES
            out += [first + land for land, fight in ends if row[land] + fight <= left]
    for origin in own:
        row = routes[origin]
        first = MOVE_BASE + origin * TERRITORIES
        out += [first + land for land, fight in ends if row[land] + fight <= room]
    for origin in buried:
        row = routes[origin]
        first = FLEE_BASE + origin * TERRITORIES
        out += [first + land for land, fight in ends if row[land] + fight <= room]


def move_price(state: OlymposState, seat: int, origin: int, target: int, new: bool) -> int:
    """The whole price of an expansion: new settler, route, combat, surcharge (OLY-4.12, OLY-R5)."""
    v = state.v
    tables = state.setup.tables
    price = tables.routes[way_to_travel(state, seat)][origin][target]
    price += fight_price(state, seat, holder(v, target))
    if new:
        price += tables.new_settler - v[SETTLER_DISCOUNT + seat]
    return max(tables.minimum_price, price) + v[ERINYES + seat]


def settle(state: OlymposState, seat: int, action: int) -> None:
    """A new settler appears and moves on (OLY-4.2)."""
    origin, target = divmod(action - SETTLE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, True)
    state.v[STOCK + seat] -= 1
    if state.log is not None:
        start = NORTH if origin == NORTHERN_ZONE else TERRITORY[origin]
        state.tell("settle", seat=seat, origin=start, target=TERRITORY[target])
    arrive(state, seat, target)
    pay(state, seat, price)


def move(state: OlymposState, seat: int, action: int) -> None:
    """A settler leaves a territory that its owner controls."""
    origin, target = divmod(action - MOVE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, False)
    if state.log is not None:
        state.tell("move", seat=seat, origin=TERRITORY[origin], target=TERRITORY[target])
    leave(state, seat, origin, 0)
    arrive(state, seat, target)
    pay(state, seat, price)


def flee(state: OlymposState, seat: int, action: int) -> None:
    """A conquered settler leaves, perhaps to come back and fight (OLY-4.10, OLY-R16)."""
    origin, target = divmod(action - FLEE_BASE, TERRITORIES)
    price = move_price(state, seat, origin, target, False)
    depths = choices(state.v, origin, seat + 1, False)
    if len(depths) > 1:
        state.push(PIECE, seat, origin, target, price)
    else:
        flee_from(state, seat, origin, depths[0], target, price)


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


def take_control(v: list[int], tables: Tables, seat: int, land: int) -> None:
    """Territory token and star token go to the seat (OLY-4.6)."""
    v[TOKENS + seat * RESOURCES + tables.resource_of[land]] += 1
    if tables.star_in[land]:
        v[STARS + seat] += 1


def lose_control(v: list[int], tables: Tables, seat: int, land: int) -> None:
    """Territory token and star token leave the seat."""
    v[TOKENS + seat * RESOURCES + tables.resource_of[land]] -= 1
    if tables.star_in[land]:
        v[STARS + seat] -= 1


def leave(state: OlymposState, seat: int, land: int, depth: int) -> None:
    """A piece leaves its pile, before its arrival elsewhere is resolved (OLY-R17).

    If it was on top, control passes to whoever lies beneath (OLY-4.9, OLY-R21), to barbarians too (OLY-9.3,
    OLY-R63), or to nobody (OLY-R22); one from underneath changes nothing else (OLY-R23).
    """
    v = state.v
    take_piece(v, land, depth)
    if depth:
        return
    heir = holder(v, land)
    if heir == seat + 1:
        return
    tables = state.setup.tables
    lose_control(v, tables, seat, land)
    if heir == NOBODY:
        if state.log is not None:
            state.tell("abandon", seat=seat, territory=TERRITORY[land])
    elif heir == BARBARIANS:
        if state.log is not None:
            state.tell("barbarians-return", seat=seat, territory=TERRITORY[land])
    else:
        take_control(v, tables, heir - 1, land)
        if state.log is not None:
            state.tell("fall-back", seat=heir - 1, territory=TERRITORY[land])


def arrive(state: OlymposState, seat: int, land: int) -> None:
    """A piece ends its move: it takes the territory, fighting whoever is there (OLY-4.6, OLY-4.7).

    The owner of the top piece alone hands over the tokens and gets an hourglass for each attack, whether
    finished or not (OLY-4.8, OLY-R24, OLY-R25); barbarians stay beneath (OLY-9.3, OLY-R63).
    """
    v = state.v
    tables = state.setup.tables
    before = holder(v, land)
    if before == TRIBE:  # a beaten tribe never returns; its token is the star (OLY-4.11)
        take_piece(v, land, 0)
        if state.log is not None:
            state.tell("beat-tribe", seat=seat, territory=TERRITORY[land])
    elif before == BARBARIANS:
        if state.log is not None:
            state.tell("beat-barbarians", seat=seat, territory=TERRITORY[land])
    elif before != NOBODY:
        lose_control(v, tables, before - 1, land)
        v[HOURGLASSES + before - 1] += tables.compensation
        if state.log is not None:
            state.tell("conquer", seat=seat, loser=before - 1, territory=TERRITORY[land])
            state.tell("gain-hourglasses", seat=before - 1, number=tables.compensation)
    elif state.log is not None:
        state.tell("occupy", seat=seat, territory=TERRITORY[land])
    put_piece(v, land, seat + 1)
    take_control(v, tables, seat, land)


class WhichPiece(Step[OlymposState]):
    """Which of several own pieces of one pile, for a flight or for Hades (OLY-R20)."""

    name = "piece"
    families = ("piece",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        land = v[top + PIECE_LAND]
        height = len(pieces(v, land))
        found = choices(v, land, v[top + WHO] + 1, bool(v[top + PIECE_HADES]))
        return sorted(space.PIECE.base + height - 1 - depth for depth in found)

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat, land, hades = v[top + WHO], v[top + PIECE_LAND], v[top + PIECE_HADES]
        target, price = v[top + PIECE_TARGET], v[top + PIECE_PRICE]
        depth = len(pieces(v, land)) - 1 - (action - space.PIECE.base)
        state.pop()
        if hades:
            lose_settler(state, seat, land, depth)
        else:
            flee_from(state, seat, land, depth, target, price)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return Reason("piece-not-yours", {"territory": TERRITORY[state.v[top + PIECE_LAND]]}, ("OLY-R20",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        out: Ask = {"territory": TERRITORY[v[top + PIECE_LAND]]}
        if not v[top + PIECE_HADES]:
            out["target"] = TERRITORY[v[top + PIECE_TARGET]]
            out["price"] = v[top + PIECE_PRICE]
        return out


def lose_settler(state: OlymposState, seat: int, land: int, depth: int) -> None:
    """Hades sends a settler from the map back to its owner's stock (OLY-7.5, OLY-R51)."""
    if state.log is not None:
        state.tell("lose", seat=seat, territory=TERRITORY[land])
    leave(state, seat, land, depth)
    state.v[STOCK + seat] += 1
