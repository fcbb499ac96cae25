"""Observations as numbers for learners: the table, the map, then the players from the viewer onwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import TOP, TensorField, TensorWriter, one_hot

from .layout import (
    ACTIVE,
    BEATEN,
    CARDS,
    CARGO,
    CARGO_STATUES,
    CLOCKED,
    COINS,
    COMPANION_AT,
    CREATURES,
    DELIVERED,
    DEMIGODS,
    DICE,
    DISPLAY,
    DONE,
    ENTERED,
    EQUIPMENT_AT,
    FACE_UP,
    FAVOUR,
    FIRST,
    GODS_AT,
    HEROES,
    HOLD,
    KNOWN,
    LAMPS,
    LEFT,
    MONSTERS,
    OFFERINGS,
    ORACLE_DISCARD,
    ORACLE_PILE,
    PHASE,
    PLAYED,
    POSITION,
    RAISED,
    RANGE,
    ROUND,
    SEATS,
    SHIELD,
    SHIP,
    SHRINES,
    STATUES,
    STEPS,
    TASKS_AT,
    TEMPLES,
    TILES,
    TITAN,
    TRAITS,
    TURNED,
    WILD,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUNDS,
    player,
)
from .map import HEXES, hex_place
from .names import CITY, CLOUD, MONSTER_ISLE, OFFERING_ISLE, STATUE_ISLE, TEMPLE, WATER, ZEUS
from .observation import laid_out, tile_known
from .sea import FAR

if TYPE_CHECKING:
    from .state import DelphiState

_SITES = ((CLOUD, 12), (OFFERING_ISLE, 6), (TEMPLE, 6), (STATUE_ISLE, 6), (MONSTER_ISLE, 9), (CITY, 6))

_PLAYER = (
    ("present", 1),
    ("to-move", 1),
    ("place", 2),
    ("entered", 1),
    ("favour", 1),
    ("shield", 1),
    ("ship", 8),
    ("dice", 6),
    ("cards", 6),
    ("played", 6),
    ("wounds", 6),
    ("gods", 6),
    ("offerings", 6),
    ("statues", 6),
    ("open-tasks", 12),
    ("done-tasks", 12),
    ("left", 1),
    ("colours-done", 18),
    ("delivered", 6),
    ("beaten", 6),
    ("heroes", 6),
    ("demigods", 6),
    ("creatures", 6),
    ("lamps", 6),
    ("coins", 6),
    ("traits", 9),
    ("range", 1),
    ("hold", 1),
    ("wild", 1),
    ("extra-used", 1),
)

TENSOR_FIELDS: tuple[TensorField, ...] = (
    TensorField("seats", 4),
    TensorField("step", len(STEPS)),
    TensorField("decides", 4),
    TensorField("phase", 4),
    TensorField("round", 1),
    TensorField("titan", 6),
    TensorField("first", 4),
    TensorField("turned", 4),
    TensorField("water", len(HEXES)),
    TensorField("zeus", 2, -1.0),
    TensorField("site-places", 90, -1.0),
    TensorField("site-steps", 45),
    TensorField("offering-islands", 36),
    TensorField("temples", 36),
    TensorField("monster-islands", 54),
    TensorField("cities", 6),
    TensorField("building-sites", 18 * SEATS),
    TensorField("face-up", 12),
    TensorField("known-tiles", 144),
    TensorField("seen-by", 12 * SEATS),
    TensorField("shrines", 12 * SEATS),
    TensorField("oracle-pile", 1),
    TensorField("oracle-discard", 6),
    TensorField("wound-pile", 1),
    TensorField("wound-discard", 6),
    TensorField("display", 22),
    TensorField("companions", 18),
    *(
        TensorField(f"player-{n}-{name}", size, -1.0 if name == "place" else 0.0)
        for n in range(SEATS)
        for name, size in _PLAYER
    ),
)


def encode(state: DelphiState, viewer: int | None, out: TensorWriter) -> None:
    """Write the tensor; seats are counted from the viewer (a spectator counts from seat 0)."""
    v, seats = state.v, state.seats
    me = viewer or 0

    def relative(seat: int) -> int:
        return (seat - me) % seats

    def bits(mask: int, size: int) -> list[float]:
        return [float(mask >> n & 1) for n in range(size)]

    def owners(start: int, size: int) -> list[float]:
        return [
            float(v[start + n] == (me + k) % seats + 1) if k < seats else 0.0
            for n in range(size)
            for k in range(SEATS)
        ]

    top = v[TOP]
    decider = v[top + 1] if top else -1
    out.put("seats", one_hot(seats - 1, 4))
    out.put("step", one_hot(v[top] if top else -1, len(STEPS)))
    out.put("decides", one_hot(relative(decider) if decider >= 0 else -1, 4))
    out.put("phase", one_hot(v[PHASE], 4))
    out.put("round", [min(1.0, v[ROUND] / 60)])
    out.put("titan", one_hot(v[TITAN] - 1, 6))
    out.put("first", one_hot(relative(v[FIRST]), 4))
    out.put("turned", bits(v[TURNED], 4))
    _map(state, me, out)
    out.put("offering-islands", [b for n in range(6) for b in bits(v[OFFERINGS + n], 6)])
    out.put("temples", [b for n in range(6) for b in one_hot(v[TEMPLES + n] - 1, 6)])
    out.put("monster-islands", [b for n in range(9) for b in bits(v[MONSTERS + n], 6)])
    out.put("cities", [v[STATUES + n] / 3 for n in range(6)])
    out.put("building-sites", owners(RAISED, 18))
    out.put("face-up", [float(v[FACE_UP + n]) for n in range(12)])
    known: list[float] = []
    for site in range(12):
        known += one_hot(v[TILES + site] - 1 if tile_known(state, site, viewer) else -1, 12)
    out.put("known-tiles", known)
    out.put(
        "seen-by",
        [
            float(v[KNOWN + n] >> (me + k) % seats & 1) if k < seats else 0.0
            for n in range(12)
            for k in range(SEATS)
        ],
    )
    out.put("shrines", owners(SHRINES, 12))
    out.put("oracle-pile", [sum(v[ORACLE_PILE : ORACLE_PILE + 6]) / 30])
    out.put("oracle-discard", [v[ORACLE_DISCARD + c] / 5 for c in range(6)])
    out.put("wound-pile", [sum(v[WOUND_PILE : WOUND_PILE + 6]) / 42])
    out.put("wound-discard", [v[WOUND_DISCARD + c] / 7 for c in range(6)])
    out.put("display", [float(v[EQUIPMENT_AT + n] == DISPLAY) for n in range(22)])
    out.put("companions", [float(not v[COMPANION_AT + n]) for n in range(18)])
    for k in range(SEATS):
        _player(state, (me + k) % seats if k < seats else -1, k, out)


def _map(state: DelphiState, me: int, out: TensorWriter) -> None:
    """Water colours by hex, places of Zeus and of every site, and the viewer's way to each site."""
    water = [0.0] * len(HEXES)
    zeus = [0.0, 0.0]
    places = [0.0] * 90
    ways = [1.0] * 45
    if laid_out(state):
        v, sea = state.v, state.sea
        for number in sea.water:
            water[number] = (sea.colour[number] + 1) / 6
        zeus = _place(sea.zeus)
        here = v[player(me) + POSITION]
        steps = sea.steps(here, v[player(me) + TRAITS] & 1)
        index = 0
        for kind, count in _SITES:
            for site in range(count):
                number = sea.where[kind][site]
                places[2 * index : 2 * index + 2] = _place(number)
                shore = [n for n in sea.around[number] if sea.kind[n] in (WATER, ZEUS)]
                nearest = min((0 if n == here else steps[n] for n in shore), default=FAR)
                ways[index] = min(1.0, nearest / 20)
                index += 1
    out.put("water", water)
    out.put("zeus", zeus)
    out.put("site-places", places)
    out.put("site-steps", ways)


def _place(number: int) -> list[float]:
    q, r = hex_place(number)
    return [q / 12, r / 12]


def _player(state: DelphiState, seat: int, k: int, out: TensorWriter) -> None:
    if seat < 0:
        for name, size in _PLAYER:
            out.put(f"player-{k}-{name}", [0.0] * size)
        return
    v, p = state.v, player(seat)

    def counts(offset: int, most: float) -> list[float]:
        return [min(1.0, n / most) for n in v[p + offset : p + offset + 6]]

    def bits(mask: int, size: int) -> list[float]:
        return [float(mask >> n & 1) for n in range(size)]

    values: tuple[list[float], ...] = (
        [1.0],
        [float(v[ROUND] > 0 and v[ACTIVE] == seat)],
        _place(v[p + POSITION]) if laid_out(state) else [0.0, 0.0],
        [float(v[p + ENTERED])],
        [min(1.0, v[p + FAVOUR] / 20)],
        [v[p + SHIELD] / state.setup.shield_max],
        one_hot(v[p + SHIP] - 1, 8),
        counts(DICE, 3),
        counts(CARDS, 5),
        one_hot(v[p + PLAYED] - 1, 6),
        counts(WOUNDS, 4),
        counts(GODS_AT, state.setup.top_row),
        counts(CARGO, 2),
        counts(CARGO_STATUES, 2),
        [float(v[p + TASKS_AT + t] == 1) for t in range(12)],
        [float(v[p + TASKS_AT + t] == 2) for t in range(12)],
        [v[p + LEFT] / 12],
        [b for kind in range(1, 4) for b in bits(v[p + DONE + kind], 6)],
        counts(DELIVERED, 4),
        counts(BEATEN, 4),
        bits(v[p + HEROES], 6),
        bits(v[p + DEMIGODS], 6),
        bits(v[p + CREATURES], 6),
        bits(v[p + LAMPS], 6),
        bits(v[p + COINS], 6),
        bits(v[p + TRAITS], 9),
        [min(1.0, v[p + RANGE] / 8)],
        [min(1.0, v[p + HOLD] / 5)],
        [float(v[p + WILD])],
        [float(v[p + CLOCKED])],
    )
    for (name, _), value in zip(_PLAYER, values, strict=True):
        out.put(f"player-{k}-{name}", value)
