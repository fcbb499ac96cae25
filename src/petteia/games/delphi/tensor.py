"""Observations as numbers for learners: the table, the map, then the players from the viewer onwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import TOP, WHO, TensorField, TensorWriter, one_hot

from .components import (
    BUILDING_SITES,
    CITY,
    CLOUD,
    CLOUD_SITES,
    COLOURS,
    COMPANIONS,
    DICE_PER_PLAYER,
    DOUBLES,
    EQUIPMENT_CARDS,
    GODS,
    MONSTER,
    MONSTER_ISLE,
    MONSTER_SITES,
    OFFERING_ISLE,
    OFFERING_SITES,
    SEATS,
    SHIPS,
    STATUE,
    STATUE_ISLE,
    STATUE_SITES,
    STATUES_PER_CITY,
    TASKS,
    TEMPLE,
    TEMPLE_SITES,
    WATER,
    ZEUS,
)
from .layout import (
    ACTIVE,
    BEATEN,
    CARDS_HELD,
    CARGO,
    CARGO_STATUES,
    CLOCKED,
    COINS,
    COMPANION_AT,
    CREATURES,
    DELIVERED,
    DEMIGODS,
    DICE,
    DONE,
    ENTERED,
    EQUIPMENT_AT,
    FACE_UP,
    FAVOUR,
    FIRST,
    FULFILLED,
    GOD_ROW,
    HEROES,
    HOLD,
    KEEL,
    KNOWN,
    LAMPS,
    LAYOUT,
    MONSTERS,
    OFFERINGS,
    ON_DISPLAY,
    OPEN,
    ORACLE_DISCARD,
    ORACLE_PILE,
    PHASE,
    PLAYED,
    POSITION,
    RAISED,
    RANGE,
    ROUND,
    SHIELD,
    SHIP_TILE,
    SHRINES,
    STATUES,
    TASK_STATUS,
    TASKS_LEFT,
    TEMPLES,
    TILES,
    TITAN_DIE,
    TRAITS,
    TURNED,
    WILD,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUNDS,
    row,
)
from .map import HEXES, REACH, hex_place
from .observation import laid_out, tile_known
from .sea import FAR

if TYPE_CHECKING:
    from .state import DelphiState

_SITES = (
    (CLOUD, CLOUD_SITES),
    (OFFERING_ISLE, OFFERING_SITES),
    (TEMPLE, TEMPLE_SITES),
    (STATUE_ISLE, STATUE_SITES),
    (MONSTER_ISLE, MONSTER_SITES),
    (CITY, COLOURS),
)
_SITE_COUNT = sum(count for _, count in _SITES)
_RAISED_COUNT = STATUE_SITES * BUILDING_SITES
_COLOURED = range(STATUE, MONSTER + 1)  # kinds of task that ask for colours
_TITAN_FACES = 6
_PHASES = 4
_TRAITS = 9

_PLAYER = (
    ("present", 1),
    ("to-move", 1),
    ("place", 2),
    ("entered", 1),
    ("favour", 1),
    ("shield", 1),
    ("ship", SHIPS),
    ("dice", COLOURS),
    ("cards", COLOURS),
    ("played", COLOURS),
    ("wounds", COLOURS),
    ("gods", GODS),
    ("offerings", COLOURS),
    ("statues", COLOURS),
    ("open-tasks", TASKS),
    ("done-tasks", TASKS),
    ("left", 1),
    ("colours-done", len(_COLOURED) * COLOURS),
    ("delivered", COLOURS),
    ("beaten", COLOURS),
    ("heroes", COLOURS),
    ("demigods", COLOURS),
    ("creatures", COLOURS),
    ("lamps", COLOURS),
    ("coins", COLOURS),
    ("traits", _TRAITS),
    ("range", 1),
    ("hold", 1),
    ("wild", 1),
    ("extra-used", 1),
)

FIELDS: tuple[TensorField, ...] = (
    TensorField("seats", SEATS),
    TensorField("step", len(LAYOUT.steps)),
    TensorField("decides", SEATS),
    TensorField("phase", _PHASES),
    TensorField("round", 1),
    TensorField("titan", _TITAN_FACES),
    TensorField("first", SEATS),
    TensorField("turned", DOUBLES),
    TensorField("water", len(HEXES)),
    TensorField("zeus", 2, -1.0),
    TensorField("site-places", 2 * _SITE_COUNT, -1.0),
    TensorField("site-steps", _SITE_COUNT),
    TensorField("offering-islands", OFFERING_SITES * COLOURS),
    TensorField("temples", TEMPLE_SITES * COLOURS),
    TensorField("monster-islands", MONSTER_SITES * COLOURS),
    TensorField("cities", COLOURS),
    TensorField("building-sites", _RAISED_COUNT * SEATS),
    TensorField("face-up", CLOUD_SITES),
    TensorField("known-tiles", CLOUD_SITES * CLOUD_SITES),
    TensorField("seen-by", CLOUD_SITES * SEATS),
    TensorField("shrines", CLOUD_SITES * SEATS),
    TensorField("oracle-pile", 1),
    TensorField("oracle-discard", COLOURS),
    TensorField("wound-pile", 1),
    TensorField("wound-discard", COLOURS),
    TensorField("display", EQUIPMENT_CARDS),
    TensorField("companions", COMPANIONS),
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
    decider = v[top + WHO] if top else -1
    out.put("seats", one_hot(seats - 1, SEATS))
    out.put("step", one_hot(v[top] if top else -1, len(LAYOUT.steps)))
    out.put("decides", one_hot(relative(decider) if decider >= 0 else -1, SEATS))
    out.put("phase", one_hot(v[PHASE], _PHASES))
    out.put("round", [min(1.0, v[ROUND] / 60)])
    out.put("titan", one_hot(v[TITAN_DIE] - 1, _TITAN_FACES))
    out.put("first", one_hot(relative(v[FIRST]), SEATS))
    out.put("turned", bits(v[TURNED], DOUBLES))
    _map(state, me, out)
    lying = v[OFFERINGS : OFFERINGS + OFFERING_SITES]
    out.put("offering-islands", [b for colours in lying for b in bits(colours, COLOURS)])
    standing = v[TEMPLES : TEMPLES + TEMPLE_SITES]
    out.put("temples", [b for temple in standing for b in one_hot(temple - 1, COLOURS)])
    lurking = v[MONSTERS : MONSTERS + MONSTER_SITES]
    out.put("monster-islands", [b for colours in lurking for b in bits(colours, COLOURS)])
    out.put("cities", [v[STATUES + n] / STATUES_PER_CITY for n in range(COLOURS)])
    out.put("building-sites", owners(RAISED, _RAISED_COUNT))
    out.put("face-up", [float(v[FACE_UP + n]) for n in range(CLOUD_SITES)])
    known: list[float] = []
    for site in range(CLOUD_SITES):
        tile = v[TILES + site] - 1 if tile_known(state, site, viewer) else -1
        known += one_hot(tile, CLOUD_SITES)
    out.put("known-tiles", known)
    out.put(
        "seen-by",
        [
            float(v[KNOWN + n] >> (me + k) % seats & 1) if k < seats else 0.0
            for n in range(CLOUD_SITES)
            for k in range(SEATS)
        ],
    )
    out.put("shrines", owners(SHRINES, CLOUD_SITES))
    out.put("oracle-pile", [sum(v[ORACLE_PILE : ORACLE_PILE + COLOURS]) / 30])
    out.put("oracle-discard", [v[ORACLE_DISCARD + c] / 5 for c in range(COLOURS)])
    out.put("wound-pile", [sum(v[WOUND_PILE : WOUND_PILE + COLOURS]) / 42])
    out.put("wound-discard", [v[WOUND_DISCARD + c] / 7 for c in range(COLOURS)])
    out.put("display", [float(v[EQUIPMENT_AT + n] == ON_DISPLAY) for n in range(EQUIPMENT_CARDS)])
    out.put("companions", [float(not v[COMPANION_AT + n]) for n in range(COMPANIONS)])
    for k in range(SEATS):
        _player(state, (me + k) % seats if k < seats else -1, k, out)


def _map(state: DelphiState, me: int, out: TensorWriter) -> None:
    """Water colours by hex, places of Zeus and of every site, and the viewer's way to each site."""
    water = [0.0] * len(HEXES)
    zeus = [0.0, 0.0]
    places = [0.0] * (2 * _SITE_COUNT)
    ways = [1.0] * _SITE_COUNT
    if laid_out(state):
        v, sea = state.v, state.sea
        for number in sea.water:
            water[number] = (sea.colour[number] + 1) / COLOURS
        zeus = _place(sea.zeus)
        here = v[row(me) + POSITION]
        steps = sea.steps(here, v[row(me) + TRAITS] & KEEL)
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
    return [q / REACH, r / REACH]


def _player(state: DelphiState, seat: int, k: int, out: TensorWriter) -> None:
    if seat < 0:
        for name, size in _PLAYER:
            out.put(f"player-{k}-{name}", [0.0] * size)
        return
    v, p = state.v, row(seat)

    def counts(offset: int, most: float) -> list[float]:
        return [min(1.0, n / most) for n in v[p + offset : p + offset + COLOURS]]

    def bits(mask: int, size: int) -> list[float]:
        return [float(mask >> n & 1) for n in range(size)]

    values: tuple[list[float], ...] = (
        [1.0],
        [float(v[ROUND] > 0 and v[ACTIVE] == seat)],
        _place(v[p + POSITION]) if laid_out(state) else [0.0, 0.0],
        [float(v[p + ENTERED])],
        [min(1.0, v[p + FAVOUR] / 20)],
        [v[p + SHIELD] / state.setup.shield_max],
        one_hot(v[p + SHIP_TILE] - 1, SHIPS),
        counts(DICE, DICE_PER_PLAYER),
        counts(CARDS_HELD, 5),
        one_hot(v[p + PLAYED] - 1, COLOURS),
        counts(WOUNDS, 4),
        counts(GOD_ROW, state.setup.top_row),
        counts(CARGO, 2),
        counts(CARGO_STATUES, 2),
        [float(v[p + TASK_STATUS + t] == OPEN) for t in range(TASKS)],
        [float(v[p + TASK_STATUS + t] == FULFILLED) for t in range(TASKS)],
        [v[p + TASKS_LEFT] / TASKS],
        [b for kind in _COLOURED for b in bits(v[p + DONE + kind], COLOURS)],
        counts(DELIVERED, 4),
        counts(BEATEN, 4),
        bits(v[p + HEROES], COLOURS),
        bits(v[p + DEMIGODS], COLOURS),
        bits(v[p + CREATURES], COLOURS),
        bits(v[p + LAMPS], COLOURS),
        bits(v[p + COINS], COLOURS),
        bits(v[p + TRAITS], _TRAITS),
        [min(1.0, v[p + RANGE] / 8)],
        [min(1.0, v[p + HOLD] / 5)],
        [float(v[p + WILD])],
        [float(v[p + CLOCKED])],
    )
    for (name, _), value in zip(_PLAYER, values, strict=True):
        out.put(f"player-{k}-{name}", value)
