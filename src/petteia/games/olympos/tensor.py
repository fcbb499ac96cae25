"""The observation as numbers of fixed length, the viewer's seat first and the others clockwise after it.

A spectator sees the table from seat 0. Seats that do not play are zeros. What a viewer may not know is 0.
"""

from __future__ import annotations

from petteia.kernel import CHANCE, STEP, TOP, WHO, Encoder, Floats, TensorField, native

from .components import (
    CARDS,
    CELLS,
    COLUMNS,
    DISCOVERIES,
    GODS,
    RESOURCES,
    SEATS,
    SPOTS,
    TERRITORIES,
    WONDERS,
)
from .figures import ALL_CARDS, CROSS, PRESTIGE_SHOWN
from .layout import (
    ARES,
    ATHENA,
    BUILDER,
    CAVALRY,
    CUBES,
    DECK,
    DEMOCRACY,
    DISCARDS,
    DISCOUNTS,
    DISCOVERY_AT,
    ERINYES,
    FINISHED,
    GODS_TURNED,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    KERES,
    LAYOUT,
    LOOKED,
    MARKERS,
    ORDER,
    OWNED,
    PRESTIGE,
    SIREN,
    SPACE,
    STAR_SYMBOLS,
    STARS,
    STOCK,
    SWORDS,
    TILES,
    TOKENS,
    TURN,
    TURN_DETOUR,
    TURNED,
    WONDER_AT,
)
from .packing import BARBARIANS, LOCKED, TRIBE, count, disc_on, holder
from .players import looker, symbols
from .state import OlymposState

_STEPS = len(LAYOUT.steps)

FIELDS: tuple[TensorField, ...] = (
    TensorField("players", SEATS),  # 1 for each seat that plays, viewer first
    TensorField("step", _STEPS),  # one-hot: what is being decided
    TensorField("decider", SEATS + 1),  # one-hot: seats as above, then chance
    TensorField("detour", 1, 0, 4),  # dozens of time by which the way chosen is dearer
    TensorField("space", SEATS),  # of the track's length
    TensorField("order", SEATS),  # 1 for who is next, less for those behind
    TensorField("finished", SEATS),
    TensorField("stock", SEATS, 0, 4),
    TensorField("hourglasses", SEATS, 0, 10),
    TensorField("prestige", SEATS, 0, 10),
    TensorField("hand size", SEATS, 0, 10),
    TensorField("cubes", SEATS * RESOURCES, 0, 10),
    TensorField("tokens", SEATS * RESOURCES, 0, 8),
    TensorField("stars", SEATS, 0, 8),
    TensorField("star symbols", SEATS, 0, 4),
    TensorField("swords", SEATS, 0, 4),
    TensorField("symbols", SEATS, 0, 4),
    TensorField("cavalry", SEATS),
    TensorField("democracy", SEATS),
    TensorField("ares", SEATS),
    TensorField("siren", SEATS),
    TensorField("erinyes", SEATS),
    TensorField("athena", SEATS),
    TensorField("keres", SEATS, -1, 0),
    TensorField("discounts", SEATS * RESOURCES),
    TensorField("markers", SEATS * COLUMNS, 0, 4),
    TensorField("discoveries", SEATS * DISCOVERIES),
    TensorField("wonders", SEATS * WONDERS),
    TensorField("own hand", CARDS, 0, 2),
    TensorField("looked at", CARDS, 0, 2),
    TensorField("discards", CARDS, 0, 2),
    TensorField("pile", 1),
    TensorField("turned gods", GODS),
    TensorField("last god", GODS),
    TensorField("locked", TERRITORIES),
    TensorField("tribe", TERRITORIES),
    TensorField("barbarians", TERRITORIES),
    TensorField("controls", SEATS * TERRITORIES),
    TensorField("pieces", SEATS * TERRITORIES, 0, 8),
    TensorField("discovery place", DISCOVERIES),  # (1 + column) / 5, 0 if not in play
    TensorField("discovery tiles", DISCOVERIES, 0, 3),
    TensorField("wonder place", WONDERS),
    TensorField("wonder built", WONDERS),
    TensorField("spots taken", CELLS * SPOTS),
)


@native
def cut(number: float, low: float, high: float) -> float:
    """A number, or the end of its range."""
    if number < low:
        return low
    return high if number > high else number


@native
def put_each(
    state: OlymposState, me: int, block: int, scale: int, low: float, high: float, out: Floats, n: int
) -> int:
    """Write a number of each seat from place ``n`` on; returns the place after the last."""
    seats = state.seats
    for i in range(seats):
        out[n + i] = cut(state.p[block + (me + i) % seats] / scale, low, high)
    return n + SEATS


@native
def put_rows(state: OlymposState, me: int, block: int, width: int, high: float, out: Floats, n: int) -> int:
    """Write a row of numbers of each seat from place ``n`` on; returns the place after the last."""
    seats = state.seats
    for i in range(seats):
        row = block + (me + i) % seats * width
        for j in range(width):
            out[n + i * width + j] = cut(float(state.p[row + j]), 0.0, high)
    return n + SEATS * width


@native
def put_bits(state: OlymposState, me: int, block: int, width: int, out: Floats, n: int) -> int:
    """Write the bits of a number of each seat from place ``n`` on; returns the place after the last."""
    seats = state.seats
    for i in range(seats):
        number = state.p[block + (me + i) % seats]
        for j in range(width):
            out[n + i * width + j] = float(number >> j & 1)
    return n + SEATS * width


@native
def put_counts(state: OlymposState, block: int, width: int, out: Floats, n: int) -> int:
    """Write how many cards of each kind there are (up to 2) from place ``n`` on; returns the place after."""
    for j in range(width):
        out[n + j] = cut(float(state.p[block + j]), 0.0, 2.0)
    return n + width


@native
def put_decision(state: OlymposState, me: int, out: Floats, n: int) -> int:
    """Write who plays, what is decided and by whom."""
    v = state.p
    seats = state.seats
    for i in range(seats):
        out[n + i] = 1.0
    n += SEATS
    top = v[TOP]
    if top:
        out[n + v[top + STEP]] = 1.0
        who = v[top + WHO]
        if who >= 0:
            out[n + _STEPS + (who + seats - me) % seats] = 1.0
        elif who == CHANCE:
            out[n + _STEPS + SEATS] = 1.0
        if v[top + STEP] == TURN:
            out[n + _STEPS + SEATS + 1] = cut(v[top + TURN_DETOUR] / 12, 0.0, 4.0)
    return n + _STEPS + SEATS + 2


@native
def put_players(state: OlymposState, me: int, viewer: int, out: Floats, n: int) -> int:
    """Write what lies in front of the players; of prestige what the viewer knows (OLY-R59)."""
    v = state.p
    seats = state.seats
    n = put_each(state, me, SPACE, state.t[CROSS], 0.0, 1.0, out, n)
    for place in range(seats):
        i = (v[ORDER + place] + seats - me) % seats
        out[n + i] = 1 - place / seats
    n += SEATS
    n = put_each(state, me, FINISHED, 1, 0.0, 1.0, out, n)
    n = put_each(state, me, STOCK, 4, 0.0, 4.0, out, n)
    n = put_each(state, me, HOURGLASSES, 4, 0.0, 10.0, out, n)
    for i in range(seats):
        seat = (me + i) % seats
        if v[TOP] == 0 or state.t[PRESTIGE_SHOWN] or seat == viewer:
            out[n + i] = cut(v[PRESTIGE + seat] / 10, 0.0, 10.0)
    n += SEATS
    n = put_each(state, me, HAND_SIZE, 4, 0.0, 10.0, out, n)
    n = put_rows(state, me, CUBES, RESOURCES, 10.0, out, n)
    n = put_rows(state, me, TOKENS, RESOURCES, 8.0, out, n)
    n = put_each(state, me, STARS, 1, 0.0, 8.0, out, n)
    n = put_each(state, me, STAR_SYMBOLS, 1, 0.0, 4.0, out, n)
    for i in range(seats):
        seat = (me + i) % seats
        out[n + i] = cut((v[SWORDS + seat] + v[ARES + seat]) / 2, 0.0, 4.0)
        out[n + SEATS + i] = cut(symbols(state, seat) / 2, 0.0, 4.0)
    n += 2 * SEATS
    n = put_each(state, me, CAVALRY, 1, 0.0, 1.0, out, n)
    n = put_each(state, me, DEMOCRACY, 1, 0.0, 1.0, out, n)
    n = put_each(state, me, ARES, 2, 0.0, 1.0, out, n)
    n = put_each(state, me, SIREN, 1, 0.0, 1.0, out, n)
    n = put_each(state, me, ERINYES, 2, 0.0, 1.0, out, n)
    n = put_each(state, me, ATHENA, 1, 0.0, 1.0, out, n)
    n = put_each(state, me, KERES, 2, -1.0, 0.0, out, n)
    n = put_bits(state, me, DISCOUNTS, RESOURCES, out, n)
    n = put_rows(state, me, MARKERS, COLUMNS, 4.0, out, n)
    n = put_bits(state, me, OWNED, DISCOVERIES, out, n)
    for wonder in range(WONDERS):
        if v[BUILDER + wonder]:
            out[n + (v[BUILDER + wonder] - 1 + seats - me) % seats * WONDERS + wonder] = 1.0
    return n + SEATS * WONDERS


@native
def put_cards(state: OlymposState, viewer: int, out: Floats, n: int) -> int:
    """Write the cards: of hands the viewer's own, and what the Oracle shows to the viewer."""
    v = state.p
    if viewer >= 0:
        put_counts(state, HAND + viewer * CARDS, CARDS, out, n)
        if looker(state) == viewer:
            put_counts(state, LOOKED, CARDS, out, n + CARDS)
    n = put_counts(state, DISCARDS, CARDS, out, n + 2 * CARDS)
    pile = 0
    for card in range(CARDS):
        pile += v[DECK + card]
    out[n] = cut(pile / max(1, state.t[ALL_CARDS]), 0.0, 1.0)
    n += 1
    for god in range(GODS):
        out[n + god] = float(v[TURNED + god] > 0)
        out[n + GODS + god] = float(0 < v[GODS_TURNED] == v[TURNED + god])
    return n + 2 * GODS


@native
def put_map(state: OlymposState, me: int, out: Floats, n: int) -> int:
    """Write the map: crosses, tribes, barbarians, who controls what, and everybody's pieces."""
    v = state.p
    seats = state.seats
    controls = n + 3 * TERRITORIES
    pieces = controls + SEATS * TERRITORIES
    for land in range(TERRITORIES):
        code = holder(v, land)
        if code == LOCKED:
            out[n + land] = 1.0
        elif code > 0:
            out[n + TERRITORIES + land] = float(count(v, land, TRIBE) > 0)
            out[n + 2 * TERRITORIES + land] = float(count(v, land, BARBARIANS) > 0)
            for i in range(seats):
                seat = (me + i) % seats
                out[controls + i * TERRITORIES + land] = float(code == seat + 1)
                out[pieces + i * TERRITORIES + land] = cut(float(count(v, land, seat + 1)), 0.0, 8.0)
    return pieces + SEATS * TERRITORIES


@native
def put_board(state: OlymposState, out: Floats, n: int) -> int:
    """Write the development board: where discoveries and wonders lie, what is left of them, taken spots."""
    v = state.p
    for cell in range(CELLS):
        discovery = v[DISCOVERY_AT + cell] - 1
        if discovery >= 0:
            out[n + discovery] = (1 + cell % COLUMNS) / COLUMNS
            out[n + DISCOVERIES + discovery] = cut(float(v[TILES + cell]), 0.0, 3.0)
    n += 2 * DISCOVERIES
    for column in range(COLUMNS):
        if v[WONDER_AT + column]:
            out[n + v[WONDER_AT + column] - 1] = (1 + column) / COLUMNS
    n += WONDERS
    for wonder in range(WONDERS):
        out[n + wonder] = float(v[BUILDER + wonder] > 0)
    n += WONDERS
    for cell in range(CELLS):
        for spot in range(SPOTS):
            out[n + cell * SPOTS + spot] = float(disc_on(v, cell, spot) >= 0)
    return n + CELLS * SPOTS


class OlymposEncoder(Encoder[OlymposState]):
    """Writes all fields; counts beyond a field's range are cut off."""

    @native
    def write(self, state: OlymposState, viewer: int, out: Floats) -> int:
        me = max(0, viewer)
        n = put_decision(state, me, out, 0)
        n = put_players(state, me, viewer, out, n)
        n = put_cards(state, viewer, out, n)
        n = put_map(state, me, out, n)
        return put_board(state, out, n)
