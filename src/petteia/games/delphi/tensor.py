"""Observations as numbers for learners: the table, the map, then the players from the viewer onwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import TOP, WHO, Encoder, Floats, TensorField, native

from . import figures
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
    PLAYER_COLOUR,
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
from .knowledge import is_laid_out, knows_tile
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
    OWN_COLOUR,
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
from .map import HEXES, REACH, SIDE
from .packing import counted
from .sea import FAR, HUES, KINDS, NEAR, PLACES, SHIP_HEXES, SITE_HEX, WATERS, ZEUS_HEX, way

if TYPE_CHECKING:
    from .state import DelphiState

_KINDS = (
    (CLOUD, CLOUD_SITES),
    (OFFERING_ISLE, OFFERING_SITES),
    (TEMPLE, TEMPLE_SITES),
    (STATUE_ISLE, STATUE_SITES),
    (MONSTER_ISLE, MONSTER_SITES),
    (CITY, COLOURS),
)
_SITES = tuple((kind, site) for kind, count in _KINDS for site in range(count))
_SITE_COUNT = len(_SITES)
_BOX = len(HEXES)
_STEPS = len(LAYOUT.steps)
_PLAYER_COLOURS = len(PLAYER_COLOUR)
_RAISED_COUNT = STATUE_SITES * BUILDING_SITES
_COLOURED = MONSTER + 1 - STATUE  # kinds of task that ask for colours
_TITAN_FACES = 6
_PHASES = 4
_TRAITS = 9

_PLAYER = (
    ("present", 1),
    ("to-move", 1),
    ("colour", len(PLAYER_COLOUR)),
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
    ("colours-done", _COLOURED * COLOURS),
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


_SIZE = sum(field.size for field in FIELDS)


@native
def mark(out: Floats, n: int, index: int, size: int) -> int:
    """Write a 1 at an index of a field of 0, nothing for an index outside; returns where the next begins."""
    if 0 <= index < size:
        out[n + index] = 1.0
    return n + size


@native
def spread(out: Floats, n: int, bits: int, size: int) -> int:
    """Write the members of a set."""
    for k in range(size):
        if bits >> k & 1:
            out[n + k] = 1.0
    return n + size


@native
def measured(state: DelphiState, out: Floats, n: int, place: int, most: int) -> int:
    """Write what is counted by colour (or god) from a place of the vector on, as shares of ``most``."""
    for k in range(COLOURS):
        out[n + k] = min(1.0, state.p[place + k] / most)
    return n + COLOURS


@native
def owners(state: DelphiState, out: Floats, n: int, place: int, count: int, me: int) -> int:
    """Write whose each thing is, as a seat counted from the viewer."""
    for k in range(count):
        if state.p[place + k]:
            out[n + k * SEATS + (state.p[place + k] - 1 - me) % state.seats] = 1.0
    return n + count * SEATS


@native
def write_map(state: DelphiState, me: int, out: Floats, n: int) -> int:
    """Water colours by hex, places of Zeus and of every site, and the viewer's way to each site."""
    places = n + _BOX + 2
    ways = places + 2 * _SITE_COUNT
    if not is_laid_out(state):
        for index in range(_SITE_COUNT):
            out[ways + index] = 1.0
        return ways + _SITE_COUNT
    v = state.p
    m = state.m
    for place in range(m[WATERS]):
        number = m[SHIP_HEXES + place]
        out[n + number] = (m[HUES + number] + 1) / COLOURS
    write_place(m[ZEUS_HEX], out, n + _BOX)
    here = v[row(me) + POSITION]
    steps = way(m, here, v[row(me) + TRAITS] & KEEL)
    for index in range(_SITE_COUNT):
        number = m[SITE_HEX + _SITES[index][0] * CLOUD_SITES + _SITES[index][1]]
        write_place(number, out, places + 2 * index)
        nearest = FAR
        for k in range(6):
            near = NEAR[6 * number + k]
            if near >= 0 and m[KINDS + near] in (WATER + 1, ZEUS + 1):
                nearest = min(nearest, 0 if near == here else m[steps + m[PLACES + near]])
        out[ways + index] = min(1.0, nearest / 20)
    return ways + _SITE_COUNT


@native
def write_place(number: int, out: Floats, n: int) -> None:
    """The coordinates of a hex."""
    out[n] = (number // SIDE - REACH) / REACH
    out[n + 1] = (number % SIDE - REACH) / REACH


@native
def write_player(state: DelphiState, seat: int, out: Floats, n: int) -> int:
    """All that is open of a player."""
    v = state.p
    t = state.t
    p = row(seat)
    out[n] = 1.0
    out[n + 1] = v[ROUND] > 0 and v[ACTIVE] == seat
    n = mark(out, n + 2, v[p + OWN_COLOUR] - 1, _PLAYER_COLOURS)
    if is_laid_out(state):
        write_place(v[p + POSITION], out, n)
    out[n + 2] = v[p + ENTERED]
    out[n + 3] = min(1.0, v[p + FAVOUR] / 20)
    out[n + 4] = v[p + SHIELD] / t[figures.SHIELD_MAX]
    n = mark(out, n + 5, v[p + SHIP_TILE] - 1, SHIPS)
    n = measured(state, out, n, p + DICE, DICE_PER_PLAYER)
    n = measured(state, out, n, p + CARDS_HELD, 5)
    n = mark(out, n, v[p + PLAYED] - 1, COLOURS)
    n = measured(state, out, n, p + WOUNDS, 4)
    n = measured(state, out, n, p + GOD_ROW, t[figures.TOP_ROW])
    n = measured(state, out, n, p + CARGO, 2)
    n = measured(state, out, n, p + CARGO_STATUES, 2)
    for task in range(TASKS):
        out[n + task] = v[p + TASK_STATUS + task] == OPEN
        out[n + TASKS + task] = v[p + TASK_STATUS + task] == FULFILLED
    n += 2 * TASKS
    out[n] = v[p + TASKS_LEFT] / TASKS
    n += 1
    for kind in range(STATUE, MONSTER + 1):  # the kinds of task that ask for colours
        n = spread(out, n, v[p + DONE + kind], COLOURS)
    n = measured(state, out, n, p + DELIVERED, 4)
    n = measured(state, out, n, p + BEATEN, 4)
    n = spread(out, n, v[p + HEROES], COLOURS)
    n = spread(out, n, v[p + DEMIGODS], COLOURS)
    n = spread(out, n, v[p + CREATURES], COLOURS)
    n = spread(out, n, v[p + LAMPS], COLOURS)
    n = spread(out, n, v[p + COINS], COLOURS)
    n = spread(out, n, v[p + TRAITS], _TRAITS)
    out[n] = min(1.0, v[p + RANGE] / 8)
    out[n + 1] = min(1.0, v[p + HOLD] / 5)
    out[n + 2] = v[p + WILD]
    out[n + 3] = v[p + CLOCKED]
    return n + 4


class DelphiEncoder(Encoder["DelphiState"]):
    """Writes the tensor; seats are counted from the viewer (a spectator counts from seat 0)."""

    @native
    def write(self, state: DelphiState, viewer: int, out: Floats) -> int:
        v = state.p
        me = max(0, viewer)
        top = v[TOP]
        n = mark(out, 0, state.seats - 1, SEATS)
        n = mark(out, n, v[top] if top else -1, _STEPS)
        decider = v[top + WHO] if top else -1
        n = mark(out, n, (decider - me) % state.seats if decider >= 0 else -1, SEATS)
        n = mark(out, n, v[PHASE], _PHASES)
        out[n] = min(1.0, v[ROUND] / 60)
        n = mark(out, n + 1, v[TITAN_DIE] - 1, _TITAN_FACES)
        n = mark(out, n, (v[FIRST] - me) % state.seats, SEATS)
        n = spread(out, n, v[TURNED], DOUBLES)
        n = write_map(state, me, out, n)
        for island in range(OFFERING_SITES):
            n = spread(out, n, v[OFFERINGS + island], COLOURS)
        for island in range(TEMPLE_SITES):
            n = mark(out, n, v[TEMPLES + island] - 1, COLOURS)
        for island in range(MONSTER_SITES):
            n = spread(out, n, v[MONSTERS + island], COLOURS)
        for city in range(COLOURS):
            out[n + city] = v[STATUES + city] / STATUES_PER_CITY
        n = owners(state, out, n + COLOURS, RAISED, _RAISED_COUNT, me)
        for site in range(CLOUD_SITES):
            out[n + site] = v[FACE_UP + site]
        n += CLOUD_SITES
        for site in range(CLOUD_SITES):
            n = mark(out, n, v[TILES + site] - 1 if knows_tile(state, site, viewer) else -1, CLOUD_SITES)
        for site in range(CLOUD_SITES):
            for k in range(state.seats):
                out[n + k] = v[KNOWN + site] >> (me + k) % state.seats & 1
            n += SEATS
        n = owners(state, out, n, SHRINES, CLOUD_SITES, me)
        out[n] = counted(state.p, ORACLE_PILE) / 30
        for colour in range(COLOURS):
            out[n + 1 + colour] = v[ORACLE_DISCARD + colour] / 5
        n += 1 + COLOURS
        out[n] = counted(state.p, WOUND_PILE) / 42
        for colour in range(COLOURS):
            out[n + 1 + colour] = v[WOUND_DISCARD + colour] / 7
        n += 1 + COLOURS
        for card in range(EQUIPMENT_CARDS):
            out[n + card] = v[EQUIPMENT_AT + card] == ON_DISPLAY
        n += EQUIPMENT_CARDS
        for companion in range(COMPANIONS):
            out[n + companion] = v[COMPANION_AT + companion] == 0
        n += COMPANIONS
        for k in range(state.seats):
            n = write_player(state, (me + k) % state.seats, out, n)
        return _SIZE
