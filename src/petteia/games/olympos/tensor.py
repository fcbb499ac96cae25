"""The observation as numbers of fixed length, the viewer's seat first and the others clockwise after it.

A spectator sees the table from seat 0. Seats that do not play are zeros. What a viewer may not know is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import CHANCE, ENGINE, STEP, TOP, WHO, TensorField, TensorWriter, one_hot

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
    TURNED,
    WONDER_AT,
)
from .observation import looker
from .packing import BARBARIANS, LOCKED, TRIBE, disc_on, holders, pieces

if TYPE_CHECKING:
    from .state import OlymposState

_STEPS = len(LAYOUT.steps)

FIELDS: tuple[TensorField, ...] = (
    TensorField("players", SEATS),  # 1 for each seat that plays, viewer first
    TensorField("step", _STEPS),  # one-hot: what is being decided
    TensorField("decider", SEATS + 1),  # one-hot: seats as above, then chance
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


def encode(state: OlymposState, viewer: int | None, out: TensorWriter) -> None:
    """Write all fields; counts beyond a field's range are cut off."""
    v = state.v
    seats = state.seats
    tables = state.setup.tables
    me = 0 if viewer is None else viewer
    turned = [(me + i) % seats if i < seats else -1 for i in range(SEATS)]
    top = v[TOP]
    over = not top

    def each(name: str, block: int, scale: float, low: float, high: float) -> None:
        out.put(name, [_cut(v[block + s] / scale, low, high) if s >= 0 else 0.0 for s in turned])

    def rows(name: str, block: int, width: int, high: float) -> None:
        out.put(
            name,
            [
                _cut(float(v[block + s * width + i]), 0, high) if s >= 0 else 0.0
                for s in turned
                for i in range(width)
            ],
        )

    def bits(name: str, block: int, width: int) -> None:
        out.put(name, [float(v[block + s] >> i & 1) if s >= 0 else 0.0 for s in turned for i in range(width)])

    out.put("players", [float(s >= 0) for s in turned])
    out.put("step", one_hot(v[top + STEP] if top else -1, _STEPS))
    who = v[top + WHO] if top else ENGINE
    out.put("decider", one_hot(turned.index(who) if who >= 0 else SEATS if who == CHANCE else -1, SEATS + 1))
    each("space", SPACE, tables.cross, 0, 1)
    order = v[ORDER : ORDER + seats]
    out.put("order", [1 - order.index(s) / seats if s >= 0 else 0.0 for s in turned])
    each("finished", FINISHED, 1, 0, 1)
    each("stock", STOCK, 4, 0, 4)
    each("hourglasses", HOURGLASSES, 4, 0, 10)
    known = [s >= 0 and (over or state.setup.prestige_shown or s == viewer) for s in turned]
    out.put(
        "prestige",
        [_cut(v[PRESTIGE + s] / 10, 0, 10) if k else 0.0 for s, k in zip(turned, known, strict=True)],
    )
    each("hand size", HAND_SIZE, 4, 0, 10)
    rows("cubes", CUBES, RESOURCES, 10)
    rows("tokens", TOKENS, RESOURCES, 8)
    each("stars", STARS, 1, 0, 8)
    each("star symbols", STAR_SYMBOLS, 1, 0, 4)
    out.put("swords", [_cut((v[SWORDS + s] + v[ARES + s]) / 2, 0, 4) if s >= 0 else 0.0 for s in turned])
    out.put("symbols", [_cut(state.symbols(s) / 2, 0, 4) if s >= 0 else 0.0 for s in turned])
    each("cavalry", CAVALRY, 1, 0, 1)
    each("democracy", DEMOCRACY, 1, 0, 1)
    each("ares", ARES, 2, 0, 1)
    each("siren", SIREN, 1, 0, 1)
    each("erinyes", ERINYES, 2, 0, 1)
    each("athena", ATHENA, 1, 0, 1)
    each("keres", KERES, 2, -1, 0)
    bits("discounts", DISCOUNTS, RESOURCES)
    rows("markers", MARKERS, COLUMNS, 4)
    bits("discoveries", OWNED, DISCOVERIES)
    out.put("wonders", [float(s >= 0 and v[BUILDER + w] == s + 1) for s in turned for w in range(WONDERS)])
    own = v[HAND + me * CARDS : HAND + me * CARDS + CARDS] if viewer is not None else [0] * CARDS
    out.put("own hand", [_cut(float(n), 0, 2) for n in own])
    looks = viewer is not None and looker(state) == viewer
    out.put("looked at", [_cut(float(n), 0, 2) if looks else 0.0 for n in v[LOOKED : LOOKED + CARDS]])
    out.put("discards", [_cut(float(n), 0, 2) for n in v[DISCARDS : DISCARDS + CARDS]])
    out.put("pile", [_cut(sum(v[DECK : DECK + CARDS]) / max(1, sum(tables.card_copies)), 0, 1)])
    out.put("turned gods", [float(v[TURNED + g] > 0) for g in range(GODS)])
    out.put("last god", [float(0 < v[GODS_TURNED] == v[TURNED + g]) for g in range(GODS)])
    on_top = holders(v)
    out.put("locked", [float(code == LOCKED) for code in on_top])
    piles = [pieces(v, land) for land in range(TERRITORIES)]
    out.put("tribe", [float(TRIBE in pile) for pile in piles])
    out.put("barbarians", [float(BARBARIANS in pile) for pile in piles])
    out.put("controls", [float(s >= 0 and code == s + 1) for s in turned for code in on_top])
    out.put(
        "pieces", [_cut(float(pile.count(s + 1)), 0, 8) if s >= 0 else 0.0 for s in turned for pile in piles]
    )
    places = [0.0] * DISCOVERIES
    tiles = [0.0] * DISCOVERIES
    for cell in range(CELLS):
        if v[DISCOVERY_AT + cell]:
            places[v[DISCOVERY_AT + cell] - 1] = (1 + cell % COLUMNS) / COLUMNS
            tiles[v[DISCOVERY_AT + cell] - 1] = _cut(float(v[TILES + cell]), 0, 3)
    out.put("discovery place", places)
    out.put("discovery tiles", tiles)
    lies = [0.0] * WONDERS
    for column in range(COLUMNS):
        if v[WONDER_AT + column]:
            lies[v[WONDER_AT + column] - 1] = (1 + column) / COLUMNS
    out.put("wonder place", lies)
    out.put("wonder built", [float(v[BUILDER + w] > 0) for w in range(WONDERS)])
    out.put(
        "spots taken",
        [float(disc_on(v, cell, spot) >= 0) for cell in range(CELLS) for spot in range(SPOTS)],
    )


def _cut(number: float, low: float, high: float) -> float:
    return low if number < low else high if number > high else number
