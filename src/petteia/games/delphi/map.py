"""The map: tiles and their hexes, maps as text, the conditions that maps hold (DEL-2.1, DEL-R9).

Coordinates are axial: q grows to the east, r to the south-east. While a map is being built, a position is one
number on a wide grid, so that a neighbour is an addition. A finished map is shifted so that it lies in
the fixed box of hexes that actions can name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from .components import (
    CITY,
    CITY_CONTACT,
    CITY_SITE,
    CITY_SPACING,
    CITY_TILE,
    CLOUD,
    CLOUD_SITE,
    COLOUR,
    MAP_TILE,
    MONSTER_ISLE,
    MONSTER_SITE,
    MONSTER_SITES,
    OFFERING_ISLE,
    OFFERING_SITE,
    STATUE_ISLE,
    STATUE_SITE,
    TEMPLE,
    TEMPLE_SITE,
    TERRAIN,
    WATER,
    MapWarning,
)

# ---- the wide grid used for building ------------------------------------------------------------

WIDE = 512
_MIDDLE = WIDE // 2
AROUND = (WIDE, 1, 1 - WIDE, -WIDE, -1, WIDE - 1)  # clockwise from the east


def at(q: int, r: int) -> int:
    """The number of a position on the wide grid; neighbours differ by `AROUND`."""
    return (q + _MIDDLE) * WIDE + r + _MIDDLE


def place_of(position: int) -> tuple[int, int]:
    """The coordinates of a position on the wide grid."""
    q, r = divmod(position, WIDE)
    return q - _MIDDLE, r - _MIDDLE


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """How many steps two hexes are apart."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


# ---- the box of hexes that actions name ---------------------------------------------------------

REACH = 12
SIDE = 2 * REACH + 1
HEXES = tuple(f"{q},{r}" for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1))


def hex_number(q: int, r: int) -> int:
    """The number of a hex of the box."""
    return (q + REACH) * SIDE + r + REACH


def hex_place(number: int) -> tuple[int, int]:
    """The coordinates of a hex of the box."""
    return number // SIDE - REACH, number % SIDE - REACH


# ---- tiles ---------------------------------------------------------------------------------------


class Hex(NamedTuple):
    """A hex of a tile. ``site`` numbers islands and cities within their kind; -1 for water."""

    kind: int
    colour: int
    site: int


class Placement(NamedTuple):
    """A tile on the map: its number in `Tiles.ids`, the side, 60 degree turns clockwise, the offset."""

    tile: int
    back: bool
    rotation: int
    q: int
    r: int


class Tiles:
    """The 18 tiles of an edition with all their turned shapes."""

    def __init__(self, data: dict[str, Any]) -> None:
        """``data`` is an edition's data."""
        self.data = data
        self.ids: tuple[str, ...] = MAP_TILE + CITY_TILE
        self.hexes: list[list[Hex]] = []
        self.hole: list[bool] = []
        self.zeus_tile = -1
        self.marked = [False] * MONSTER_SITES  # by monster island
        self.sites: list[tuple[int, ...]] = []  # colours of the three building sites, by statue island
        self.classes: dict[str, list[int]] = {}
        shapes: list[list[tuple[int, int]]] = []
        seen = [0] * len(TERRAIN)
        clouds = [0] * len(COLOUR)
        for number, tile in enumerate([*data["map_tile"], *data["city_tile"]]):
            self.classes.setdefault(tile.get("class", "city"), []).append(number)
            self.hole.append("hole" in tile)
            if tile.get("hole") == "zeus":
                self.zeus_tile = number
            shapes.append([(h["q"], h["r"]) for h in tile["hexes"]])
            hexes = []
            for h in tile["hexes"]:
                kind = TERRAIN.index(h["kind"])
                colour = COLOUR.index(h["colour"]) if "colour" in h else -1
                site = -1
                if kind == CLOUD:
                    site = 2 * colour + clouds[colour]
                    clouds[colour] += 1
                elif kind == CITY:
                    site = colour
                elif kind != WATER:
                    site = seen[kind]
                    seen[kind] += 1
                    if kind == MONSTER_ISLE:
                        self.marked[site] = h.get("marked", False)
                    elif kind == STATUE_ISLE:
                        self.sites.append(tuple(COLOUR.index(c) for c in h["sites"]))
                hexes.append(Hex(kind, colour, site))
            self.hexes.append(hexes)
        self.shapes = [[_turned(shape, n >= 6, n % 6) for n in range(12)] for shape in shapes]
        self.wet = [[n for n, h in enumerate(hexes) if h.kind == WATER] for hexes in self.hexes]

    def lay(self, placement: Placement) -> list[int]:
        """The positions of a placed tile's hexes on the wide grid, in the tile's order."""
        origin = at(placement.q, placement.r)
        return [origin + d for d in self.shapes[placement.tile][placement.rotation + 6 * placement.back]]


def _turned(shape: Iterable[tuple[int, int]], back: bool, rotation: int) -> list[int]:
    """Offsets of a tile's hexes: the side first, then the rotation (DEL-R11)."""
    out = []
    for q, r in shape:
        if back:
            q, r = r, q
        for _ in range(rotation):
            q, r = -r, q + r
        out.append(q * WIDE + r)
    return out


# ---- areas -----------------------------------------------------------------------------------------


def connected(cells: set[int]) -> bool:
    """Whether the cells form one area, edge to edge."""
    return not cells or len(_area(cells, next(iter(cells)))) == len(cells)


def cut_off(cells: set[int]) -> set[int]:
    """The cells outside of the largest area that they form, edge to edge."""
    left, largest = set(cells), set[int]()
    while left:
        area = _area(left, min(left))
        left -= area
        if len(area) > len(largest):
            largest = area
    return cells - largest


def _area(cells: set[int], start: int) -> set[int]:
    """The cells that are joined to one of them."""
    area = {start}
    stack = [start]
    while stack:
        position = stack.pop()
        for d in AROUND:
            near = position + d
            if near in cells and near not in area:
                area.add(near)
                stack.append(near)
    return area


@lru_cache(maxsize=64)  # the outline of compact maps is always the same
def outside_of(cells: frozenset[int], margin: int = 4) -> frozenset[int]:
    """The free positions around the cells that are joined to the open sea outside."""
    places = [place_of(c) for c in cells]
    q0, q1 = min(p[0] for p in places) - margin, max(p[0] for p in places) + margin
    r0, r1 = min(p[1] for p in places) - margin, max(p[1] for p in places) + margin
    wall = set(cells)
    for q in range(q0 - 1, q1 + 2):
        wall.add(at(q, r0 - 1))
        wall.add(at(q, r1 + 1))
    for r in range(r0 - 1, r1 + 2):
        wall.add(at(q0 - 1, r))
        wall.add(at(q1 + 1, r))
    start = at(q0, r0)
    seen = {start}
    stack = [start]
    while stack:
        position = stack.pop()
        for d in AROUND:
            near = position + d
            if near not in seen and near not in wall:
                seen.add(near)
                stack.append(near)
    return frozenset(seen)


def enclosed(cells: set[int]) -> set[int]:
    """The free positions that the cells cut off from the outside, ring holes included."""
    out = outside_of(frozenset(cells), 1)
    places = [place_of(c) for c in cells]
    qs = range(min(p[0] for p in places), max(p[0] for p in places) + 1)
    rs = range(min(p[1] for p in places), max(p[1] for p in places) + 1)
    return {at(q, r) for q in qs for r in rs} - cells - out


def contacts(water: set[int], cells: Iterable[int]) -> int:
    """How many different water hexes touch any of the cells."""
    return len({cell + d for cell in cells for d in AROUND if cell + d in water})


# ---- validity (DEL-R9, DEL-R14) ------------------------------------------------------------------------

MAP_FAULTS = {
    "tile-inventory": "DEL-M1: each of the 12 map tiles and 6 city tiles must lie on the map exactly once",
    "overlap": "DEL-M2: two tiles overlap, or a tile lies on the hole of a ring",
    "water-split": "DEL-M3: the water of the 12 map tiles is not one connected area",
    "city-inside": "DEL-M4: a city tile does not lie in the open outside of the map tiles",
    "water-split-with-cities": "DEL-M6: with the cities the water is not one connected area",
    "too-wide": f"DEL-R14: the map must be at most {SIDE} hexes wide in q and in r",
}


class MapFault(NamedTuple):
    """A broken condition of `MAP_FAULTS` and the tiles that break it."""

    name: str
    tiles: tuple[str, ...]

    def __str__(self) -> str:
        """In words, as an error says it."""
        return f"{self.name}: {MAP_FAULTS[self.name]} ({', '.join(self.tiles)})"


def faults(tiles: Tiles, placements: Sequence[Placement]) -> list[MapFault]:
    """The broken conditions with the tiles that break them, none for a valid map.

    Where the water is split, the tiles are those of the smaller parts.
    """
    wrong = [n for n in range(len(tiles.ids)) if sum(p.tile == n for p in placements) != 1]
    if wrong:
        return [MapFault("tile-inventory", _named(tiles, wrong))]
    taken: dict[int, int] = {}
    found = []
    for p in placements:
        laid = tiles.lay(p)
        cells = [*laid, at(p.q, p.r)] if tiles.hole[p.tile] else laid
        if clash := {taken[cell] for cell in cells if cell in taken}:
            found.append(MapFault("overlap", _named(tiles, {*clash, p.tile})))
        taken.update(dict.fromkeys(cells, p.tile))
    if found:
        return found
    core, holes, water = main_map(tiles, placements)
    if split := cut_off(water):
        found.append(MapFault("water-split", _named(tiles, {taken[cell] for cell in split})))
    out = outside_of(frozenset(core | holes))
    all_water = set(water)
    inside = []
    for p in placements:
        if p.tile < len(MAP_TILE):
            continue
        laid = tiles.lay(p)
        all_water.update(laid[n] for n in tiles.wet[p.tile])
        # Far away from the map a position is outside, though not in the flooded box around it.
        if not out.issuperset(laid) and enclosed(core | holes).intersection(laid):
            inside.append(p.tile)
    if inside:
        found.append(MapFault("city-inside", _named(tiles, inside)))
    if split := cut_off(all_water):
        found.append(MapFault("water-split-with-cities", _named(tiles, {taken[cell] for cell in split})))
    for k in (0, 1):
        places = {cell: place_of(cell)[k] for cell in taken}
        least, most = min(places.values()), max(places.values())
        if most - least >= SIDE:
            ends = {taken[cell] for cell, place in places.items() if place in (least, most)}
            found.append(MapFault("too-wide", _named(tiles, ends)))
    return found


def _named(tiles: Tiles, numbers: Iterable[int]) -> tuple[str, ...]:
    """The names of tiles by their numbers, in the tiles' order."""
    return tuple(tiles.ids[number] for number in sorted(set(numbers)))


class MapOddity(NamedTuple):
    """What generated maps avoid and given ones are played with: a `MapWarning` and the cities it is about."""

    name: MapWarning
    cities: tuple[str, ...]


def oddities(tiles: Tiles, placements: Sequence[Placement]) -> list[MapOddity]:
    """What is unusual about a valid map (DEL-M5, DEL-R9): cities near each other, cities at little water."""
    out = []
    cities = [p for p in placements if p.tile >= len(MAP_TILE)]
    least = tiles.data["map_checks"]["city_distance_min"]
    near = {
        city.tile
        for pair in combinations(cities, 2)
        if distance((pair[0].q, pair[0].r), (pair[1].q, pair[1].r)) < least
        for city in pair
    }
    if near:
        out.append(MapOddity(CITY_SPACING, _named(tiles, near)))
    water = main_map(tiles, placements)[2]
    few = [
        p.tile
        for p in cities
        if contacts(water, [tiles.lay(p)[n] for n in tiles.wet[p.tile]])
        < tiles.data["map_checks"]["city_water_contacts_min"]
    ]
    if few:
        out.append(MapOddity(CITY_CONTACT, _named(tiles, few)))
    return out


def main_map(tiles: Tiles, placements: Sequence[Placement]) -> tuple[set[int], set[int], set[int]]:
    """Hexes, ring holes and water of the map tiles among the placements."""
    core: set[int] = set()
    holes: set[int] = set()
    water: set[int] = set()
    for p in placements:
        if p.tile < len(MAP_TILE):
            laid = tiles.lay(p)
            core.update(laid)
            water.update(laid[n] for n in tiles.wet[p.tile])
            if tiles.hole[p.tile]:
                holes.add(at(p.q, p.r))
    return core, holes, water


def centred(tiles: Tiles, placements: Sequence[Placement]) -> list[Placement]:
    """The same map, in the tiles' order and shifted so that it lies in the middle of the box."""
    places = [place_of(c) for p in placements for c in tiles.lay(p)]
    dq = -((min(p[0] for p in places) + max(p[0] for p in places)) // 2)
    dr = -((min(p[1] for p in places) + max(p[1] for p in places)) // 2)
    return sorted(p._replace(q=p.q + dq, r=p.r + dr) for p in placements)


# ---- maps as text -----------------------------------------------------------------------------------

EXAMPLE = (
    "R1:2@0,2 R2:1@1,-1 R3:1@3,0 L1:4@5,2 L2:2@3,-5 L3:0@-4,4 M1:1@5,-2 M2:3@0,4 M3:5@-1,-1 "
    "S1:3@-3,5 S2:2@-4,1 S3:4@6,-5 city-yellow:1@8,-5 city-red:3@6,1 city-black:4@-8,6 "
    "city-green:5@2,-6 city-pink:4@0,6 city-blue:4@-4,0"
)
"""The map that is played where a map is to be given and none is."""

_PLACED = re.compile(r"([A-Za-z0-9-]+):([0-9]+)(b?)@(-?[0-9]{1,3}),(-?[0-9]{1,3})\Z")


def write_map(tiles: Tiles, placements: Iterable[Placement]) -> str:
    """A map as text: ``R1:0@0,2 L1:4b@-3,5 ...`` (tile, turns, ``b`` for the back side, offset)."""
    return " ".join(
        f"{tiles.ids[p.tile]}:{p.rotation}{'b' if p.back else ''}@{p.q},{p.r}" for p in placements
    )


def read_map(tiles: Tiles, text: str) -> tuple[list[Placement], list[str]]:
    """The placements of a map's text, and what is wrong with it in words (nothing for a valid map)."""
    placements: list[Placement] = []
    mistakes: list[str] = []
    for word in text.split():
        match = _PLACED.match(word)
        if match is None:
            mistakes.append(f"{word!r} is no placement such as 'L1:4b@-3,5'")
            continue
        tile, rotation, back, q, r = match.groups()
        if tile not in tiles.ids:
            mistakes.append(f"{word!r}: there is no tile {tile!r}")
        elif int(rotation) > 5:
            mistakes.append(f"{word!r}: tile-inventory: a tile is turned 0 to 5 times")
        elif max(abs(int(q)), abs(int(r))) > 99:
            mistakes.append(f"{word!r}: offsets lie between -99 and 99")
        else:
            placements.append(Placement(tiles.ids.index(tile), back == "b", int(rotation), int(q), int(r)))
    if not mistakes:
        mistakes = [str(fault) for fault in faults(tiles, placements)]
    return placements, mistakes


SITE_NAMES = {
    CLOUD: CLOUD_SITE,
    OFFERING_ISLE: OFFERING_SITE,
    TEMPLE: TEMPLE_SITE,
    STATUE_ISLE: STATUE_SITE,
    MONSTER_ISLE: MONSTER_SITE,
    CITY: CITY_SITE,
}
"""Names of islands and cities by kind of hex and number within it."""
