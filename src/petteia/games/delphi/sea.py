"""The sea: a finished map as a table for play (distances, neighbours, sites by hex), which rules read as
``state.m``.

One table per map, kept as long as it is in use; a state holds only the map's number. Rules ask for the
functions of this module; everybody else asks a `Sea`, which shows the same table in lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from petteia.kernel import Numbers, Row, buffer, native, numbers
from petteia.kernel.cells import COMPILED

from .components import (
    CITY,
    CLOUD,
    CLOUD_SITES,
    COLOURS,
    MONSTER_ISLE,
    MONSTER_SITES,
    OFFERING_ISLE,
    OFFERING_SITES,
    SHALLOW,
    STATUE_ISLE,
    STATUE_SITES,
    TEMPLE,
    TEMPLE_SITES,
    TERRAINS,
    WATER,
    ZEUS,
)
from .map import REACH, SIDE, Placement, Tiles, hex_number, hex_place, place_of

SITE_KINDS = (CLOUD, OFFERING_ISLE, TEMPLE, STATUE_ISLE, MONSTER_ISLE, CITY)
FAR = 127  # no way leads there
LONGEST = 63  # more steps than any way on a map has, with room for the dearest colour
BOX = SIDE * SIDE

# ---- the table -------------------------------------------------------------------------------------
TABLE = Row()
ZEUS_HEX = TABLE.one("zeus")
WATERS = TABLE.one("waters")  # how many water hexes there are
KINDS = TABLE.many("kinds", BOX)  # kind of hex + 1, 0 where the map has none
HUES = TABLE.many("hues", BOX)  # its colour, -1 where it has none
SITES = TABLE.many("sites", BOX)  # number of the island or city, -1 where there is none
PLACES = TABLE.many("places", BOX)  # by ship's hex: its place among `SHIP_HEXES`
SHIP_HEXES = TABLE.many("ship hexes", BOX)  # the water hexes by their numbers, then Zeus
SITE_HEX = TABLE.many("site hexes", TERRAINS, CLOUD_SITES)  # kind of hex, then number of the site; -1: none
BESIDE = TABLE.many("beside", BOX)  # by ship's hex: bits of the sites that touch it (DEL-R47)
ACROSS = TABLE.many("across", BOX)  # with the sites two away that a water hex joins to the ship (DEL-R48)
CHARTED = TABLE.one("charted")  # 1 once the next two are worked out (see `chart`)
TO_TEMPLE = TABLE.many("to temple", OFFERING_SITES, TEMPLE_SITES)  # spaces between islands
TO_STATUE = TABLE.many("to statue", COLOURS, STATUE_SITES)  # from a city to a statue island
STEPS = TABLE.size  # without and with the flat keel, by place from, by place to; then what `reach` keeps

# Where the bits of the sites of a kind begin, in a set of sites.
FIRST_BIT = (-1, 0, 12, 18, 24, 30, 39, -1, -1)
ALL_SITES = 45
_BITS = tuple(1 << n for n in range(ALL_SITES))
SPACES = 15  # bots count no more spaces than these
assert (CLOUD_SITES, STATUE_SITES, MONSTER_SITES, COLOURS) == (12, 6, 9, 6)
assert OFFERING_SITES == TEMPLE_SITES == STATUE_SITES
FIRST_OFFERING, FIRST_TEMPLE = FIRST_BIT[OFFERING_ISLE], FIRST_BIT[TEMPLE]
FIRST_STATUE_ISLE, FIRST_CITY = FIRST_BIT[STATUE_ISLE], FIRST_BIT[CITY]
CELLS_OF_SITES = tuple(  # by bit: its place in `SITE_HEX`
    max(kind * CLOUD_SITES + bit - FIRST_BIT[kind] for kind in SITE_KINDS if FIRST_BIT[kind] <= bit)
    for bit in range(ALL_SITES)
)


def _neighbours(number: int) -> list[int]:
    """The neighbours of a hex of the box, clockwise from the east, -1 for those outside."""
    q, r = hex_place(number)
    near = [(q + dq, r + dr) for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]
    return [hex_number(*place) if max(abs(place[0]), abs(place[1])) <= REACH else -1 for place in near]


NEAR = tuple(near for number in range(BOX) for near in _neighbours(number))
"""Six for each hex of the box: its neighbours."""
_RIM = SIDE + 2  # the box with the open sea around it
_RIM_NEAR = (_RIM, 1, 1 - _RIM, -_RIM, -1, _RIM - 1)
_RIM_HEXES = _RIM * _RIM
_ENDS = (0, _RIM - 1)


@native
def enclose(m: Numbers) -> None:
    """Make shallows of every gap that the map's hexes cut off from the open sea (DEL-R10)."""
    reached = buffer(_RIM_HEXES)
    stack = buffer(_RIM_HEXES)
    for a in range(_RIM):  # the margin is all sea, and joined
        for b in _ENDS:
            reached[a * _RIM + b] = 1
            reached[b * _RIM + a] = 1
    waiting = 0
    for a in range(_RIM):
        for b in _ENDS:
            stack[waiting] = a * _RIM + b
            waiting += 1
            if 0 < a < _RIM - 1:
                stack[waiting] = b * _RIM + a
                waiting += 1
    while waiting > 0:
        waiting -= 1
        place = stack[waiting]
        for k in range(6):
            near = place + _RIM_NEAR[k]
            if 0 <= near < _RIM_HEXES and reached[near] == 0:
                if m[KINDS + (near // _RIM - 1) * SIDE + near % _RIM - 1] == 0:
                    reached[near] = 1
                    stack[waiting] = near
                    waiting += 1
    for number in range(BOX):
        if m[KINDS + number] == 0 and reached[(number // SIDE + 1) * _RIM + number % SIDE + 1] == 0:
            m[KINDS + number] = SHALLOW + 1


@native
def survey(m: Numbers) -> None:
    """Number the ship's hexes, find the islands and what lies beside and across; no distances yet."""
    waters = 0
    for number in range(BOX):
        if m[KINDS + number] == WATER + 1:
            m[PLACES + number] = waters
            m[SHIP_HEXES + waters] = number
            waters += 1
        elif m[SITES + number] >= 0:
            m[SITE_HEX + (m[KINDS + number] - 1) * CLOUD_SITES + m[SITES + number]] = number
    m[WATERS] = waters
    m[SHIP_HEXES + waters] = m[ZEUS_HEX]
    m[PLACES + m[ZEUS_HEX]] = waters
    for place in range(waters + 1):
        start = m[SHIP_HEXES + place]
        near = touching(m, start)
        far = near
        for k in range(6):
            number = NEAR[6 * start + k]
            if number >= 0 and m[KINDS + number] == WATER + 1:
                far |= touching(m, number)
        m[BESIDE + start] = near
        m[ACROSS + start] = far


@native
def touching(m: Numbers, start: int) -> int:
    """The bits of the sites around a hex."""
    found = 0
    for k in range(6):
        number = NEAR[6 * start + k]
        if number >= 0 and m[KINDS + number] > 0 and m[SITES + number] >= 0:
            found |= _BITS[FIRST_BIT[m[KINDS + number] - 1] + m[SITES + number]]
    return found


@native
def measure(m: Numbers, start: int, keel: int) -> None:
    """Write the steps from a ship's hex to all others; see `way`."""
    # DEL-R49: from Zeus the first step leads to one of its water hexes; later no way leads across.
    cost = buffer(BOX)  # + 1, 0 where no way has led yet
    queue = buffer(BOX)
    ships = m[WATERS] + 1
    out = STEPS + (keel * ships + m[PLACES + start]) * ships
    for place in range(ships):
        m[out + place] = FAR
    cost[start] = 1
    queue[0] = start
    first = 0
    last = 1
    steps = 0
    while first < last:
        if keel:  # shallows joined to this ring are reached without a step
            i = first
            while i < last:
                for k in range(6):
                    near = NEAR[6 * queue[i] + k]
                    if near >= 0 and cost[near] == 0 and m[KINDS + near] in (SHALLOW + 1, ZEUS + 1):
                        cost[near] = steps + 1
                        queue[last] = near
                        last += 1
                i += 1
        steps += 1
        end = last
        while first < end:
            for k in range(6):
                near = NEAR[6 * queue[first] + k]
                if near >= 0 and cost[near] == 0 and m[KINDS + near] == WATER + 1:
                    cost[near] = steps + 1
                    m[out + m[PLACES + near]] = steps
                    queue[last] = near
                    last += 1
            first += 1
    zeus = m[ZEUS_HEX]
    if start != zeus:  # DEL-R50: the Zeus hex counts as one step
        best = FAR
        for k in range(6):
            near = NEAR[6 * zeus + k]
            if near >= 0 and cost[near] > 0:
                best = min(best, cost[near])
        m[out + ships - 1] = best


@native
def measure_all(m: Numbers) -> None:
    """All distances at once."""
    for keel in range(2):
        for place in range(m[WATERS] + 1):
            measure(m, m[SHIP_HEXES + place], keel)


@native
def way(m: Numbers, start: int, keel: int) -> int:
    """Where in the table the steps from a ship's hex begin, by place: `FAR` where no way leads, and for the
    hex itself; the Zeus hex is the last.

    ``keel`` 1: shallows and the Zeus hex may be crossed and do not count (DEL-R45). They are worked out when
    a ship first stands there, compiled at once, because games in several threads share the table.
    """
    ships = m[WATERS] + 1
    place = m[PLACES + start]
    out = STEPS + (keel * ships + place) * ships
    if m[out + place] == 0:
        measure(m, start, keel)
    return out


@native
def steps_between(m: Numbers, start: int, target: int, keel: int) -> int:
    """Steps from a ship's hex to another."""
    return m[way(m, start, keel) + m[PLACES + target]]


# ---- what bots ask for: worked out when they do ----------------------------------------------------


@native
def reach(m: Numbers, start: int, keel: int) -> int:
    """Where in the table the spaces from a ship's hex to beside every site begin, by the site's bit: `SPACES`
    at most.
    """
    ships = m[WATERS] + 1
    known = STEPS + 2 * ships * ships + (keel * ships + m[PLACES + start]) * (ALL_SITES + 1)
    if m[known] == 0:
        steps = way(m, start, keel)
        for bit in range(ALL_SITES):
            m[known + 1 + bit] = spaces_to(m, start, steps, m[SITE_HEX + CELLS_OF_SITES[bit]])
        m[known] = 1
    return known + 1


@native
def spaces_to(m: Numbers, start: int, steps: int, site: int) -> int:
    """Spaces to the nearest ship's hex beside a hex (-1: it is not on the map); ``steps`` is `way` from the
    start.
    """
    best = SPACES
    if site >= 0:
        for k in range(6):
            near = NEAR[6 * site + k]
            if near == start:
                best = 0
            elif near >= 0 and m[KINDS + near] in (WATER + 1, ZEUS + 1):
                best = min(best, m[steps + m[PLACES + near]])
    return best


@native
def chart(m: Numbers) -> None:
    """Work out the ways between places of loading and unloading."""
    if m[CHARTED] == 0:
        for a in range(OFFERING_SITES):
            for b in range(TEMPLE_SITES):
                m[TO_TEMPLE + a * TEMPLE_SITES + b] = between(m, FIRST_OFFERING + a, FIRST_TEMPLE + b)
        for a in range(COLOURS):
            for b in range(STATUE_SITES):
                m[TO_STATUE + a * STATUE_SITES + b] = between(m, FIRST_CITY + a, FIRST_STATUE_ISLE + b)
        m[CHARTED] = 1


@native
def between(m: Numbers, site: int, target: int) -> int:
    """Spaces from beside one site to beside another."""
    best = SPACES
    place = m[SITE_HEX + CELLS_OF_SITES[site]]
    if place >= 0:
        for k in range(6):
            near = NEAR[6 * place + k]
            if near >= 0 and m[KINDS + near] in (WATER + 1, ZEUS + 1):
                best = min(best, m[reach(m, near, 0) + target])
    return best


class Sea:
    """One map. Hexes are numbers of the box (`map.hex_number`)."""

    def __init__(self, tiles: Tiles, placements: Sequence[Placement]) -> None:
        """``placements`` must be a valid, centred map."""
        self.placements = list(placements)
        self._tiles = tiles
        kinds, hues, sites = [0] * BOX, [-1] * BOX, [-1] * BOX
        holes = []
        self.zeus = -1  # DEL-2.2: the hole of the ring of water
        for placement in placements:
            for number, h in zip(_numbers(tiles, placement), tiles.hexes[placement.tile], strict=True):
                kinds[number] = h.kind + 1
                hues[number] = h.colour
                sites[number] = h.site
            if placement.tile == tiles.zeus_tile:
                self.zeus = hex_number(placement.q, placement.r)
            elif tiles.hole[placement.tile]:
                holes.append(hex_number(placement.q, placement.r))
        ships = kinds.count(WATER + 1) + 1
        empty = [0] * (BOX * 2) + [-1] * (TERRAINS * CLOUD_SITES)
        empty += [0] * (STEPS - ACROSS + BOX + 2 * ships * (ships + ALL_SITES + 1))
        self.table: Numbers = numbers([self.zeus, 0, *kinds, *hues, *sites, *empty])
        m = self.table
        enclose(m)
        # DEL-R10: the other ring holes are shallows, whatever lies around them.
        for number in holes:
            m[KINDS + number] = SHALLOW + 1
        m[KINDS + self.zeus] = ZEUS + 1
        survey(m)
        if COMPILED:
            measure_all(m)
        self._steps: dict[int, list[int]] = {}

    # ---- the table in lists ------------------------------------------------------------------

    @cached_property
    def kind(self) -> dict[int, int]:
        """By hex of the map: its kind."""
        return {n: kind - 1 for n, kind in enumerate(self.table[KINDS : KINDS + BOX]) if kind}

    @cached_property
    def colour(self) -> dict[int, int]:
        """By hex of a tile: its colour, -1 where it has none."""
        return {n: self.table[HUES + n] for n in self.tile}

    @cached_property
    def site(self) -> dict[int, int]:
        """By hex of a tile: the number of the island or city, -1 where there is none."""
        return {n: self.table[SITES + n] for n in self.tile}

    @cached_property
    def tile(self) -> dict[int, int]:
        """By hex of a tile: the tile."""
        return {n: p.tile for p in self.placements for n in _numbers(self._tiles, p)}

    @cached_property
    def where(self) -> list[list[int]]:
        """Kind of hex, then number of the island or city: its hex."""
        rows = [SITE_HEX + kind * CLOUD_SITES for kind in range(TERRAINS)]
        return [self.table[row : row + CLOUD_SITES] for row in rows]

    @cached_property
    def water(self) -> list[int]:
        """The water hexes."""
        return self.table[SHIP_HEXES : SHIP_HEXES + self.table[WATERS]]

    @cached_property
    def around(self) -> dict[int, list[int]]:
        """By hex of the map: its neighbours on the map."""
        return {n: [m for m in NEAR[6 * n : 6 * n + 6] if m in self.kind] for n in self.kind}

    @cached_property
    def coloured(self) -> list[list[int]]:
        """By colour: its water hexes."""
        return [[n for n in self.water if self.colour[n] == c] for c in range(COLOURS)]

    @cached_property
    def beside(self) -> dict[int, list[list[int]]]:
        """Ship's hex, then kind of hex: the sites that touch it (DEL-R47)."""
        return {n: _sites(self.table[BESIDE + n]) for n in [*self.water, self.zeus]}

    @cached_property
    def across(self) -> dict[int, list[list[int]]]:
        """The same with the sites two away that a water hex joins to the ship (DEL-R48)."""
        return {n: _sites(self.table[ACROSS + n]) for n in [*self.water, self.zeus]}

    def shores(self, kind: int, site: int) -> list[int]:
        """The water hexes that touch an island or city."""
        return [n for n in self.around[self.where[kind][site]] if self.kind[n] == WATER]

    def steps(self, start: int, keel: int) -> list[int]:
        """Steps from a ship's hex to every hex it can end on, `FAR` elsewhere; the Zeus hex included.

        ``keel`` as of `way`.
        """
        found = self._steps.get(2 * start + keel)
        if found is None:
            found = self._steps[2 * start + keel] = [FAR] * BOX
            first = way(self.table, start, keel)
            for place, number in enumerate([*self.water, self.zeus]):
                found[number] = self.table[first + place]
        return found


def _numbers(tiles: Tiles, placement: Placement) -> list[int]:
    """The hexes of a placed tile, in the tile's order."""
    return [hex_number(*place_of(position)) for position in tiles.lay(placement)]


def _sites(bits: int) -> list[list[int]]:
    """The sites of a set, by kind of hex."""
    counts = {CLOUD: CLOUD_SITES, MONSTER_ISLE: MONSTER_SITES}
    return [
        [n for n in range(counts.get(kind, 6)) if bits >> first + n & 1] if first >= 0 else []
        for kind, first in enumerate(FIRST_BIT)
    ]
