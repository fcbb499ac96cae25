"""Building maps: the compact pattern (DEL-R12) and free random maps (DEL-R13).

A map follows from its kind and the generator's number alone, in every Python version: only ``random()`` of
a generator seeded by text is used, and nothing depends on the order of a set.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from petteia.kernel import EditionError, shuffled

from .components import CITY_TILE, MAP_TILE
from .map import (
    AROUND,
    Placement,
    Tiles,
    centred,
    distance,
    enclosed,
    faults,
    main_map,
    oddities,
    outside_of,
    place_of,
)

NUMBERS = 5000  # maps of each kind that the generator can be asked for
# One compact filling in 14 and one random map in two is valid with the default tiles.
TRIES = {"compact": 3000, "random": 200}
_FIRST_CITY = len(MAP_TILE)
_OUTLINES_KEPT = 16
Place: TypeAlias = tuple[int, int, int]  # of a city tile: rotation, q, r
Laid: TypeAlias = tuple[int, int, int, int]  # a map tile with its front up: tile, rotation, q, r
Rim: TypeAlias = list[tuple[Place, frozenset[int]]]  # places outside of a map, with the hexes touched there
Near: TypeAlias = tuple[int, int, Place, int]  # how far shifted, how far turned, where, touching what (bits)


def make_map(tiles: Tiles, kind: str, number: int) -> list[Placement]:
    """The map of a kind (``compact`` or ``random``) with a number; always valid, cities well apart.

    EditionError if the edition's tiles and figures do not seem to allow one.
    """
    rng = random.Random(f"petteia delphi map {kind} {number}")
    build = _compact_map if kind == "compact" else _random_map
    for _ in range(TRIES[kind]):
        placements = build(tiles, rng)
        if placements is not None:
            placements = centred(tiles, placements)
            if not faults(tiles, placements) and not oddities(tiles, placements):
                return placements
    table = "[compact]" if kind == "compact" else "[random_map]"
    raise EditionError(
        "edition", [f"{table}: {TRIES[kind]} tries gave no valid map; the tiles must fit together (DEL-R9)"]
    )


def _below(rng: random.Random, n: int) -> int:
    return int(rng.random() * n)


# ---- cities ----------------------------------------------------------------------------------------


def city_places(tiles: Tiles, placements: Sequence[Placement]) -> list[Place]:
    """All places (rotation, q, r) for a single city tile that fulfil DEL-M2, DEL-M4 and DEL-M5."""
    rim, water, least = _shore(tiles, placements)
    return [place for place, touching in rim if len(touching & water) >= least]


def _shore(tiles: Tiles, placements: Sequence[Placement]) -> tuple[Rim, set[int], int]:
    """All places for a city tile with what it touches there, the map's water, how much of it is asked for."""
    core, holes, water = main_map(tiles, placements)
    shape = tuple(tuple(tiles.shapes[_FIRST_CITY][rotation]) for rotation in range(6))
    rim = _rim(shape, tuple(tiles.wet[_FIRST_CITY]), frozenset(core), frozenset(holes))
    return rim, water, tiles.data["map_checks"]["city_water_contacts_min"]


@lru_cache(maxsize=16)  # the outline of compact maps is always the same
def _rim(
    shapes: tuple[tuple[int, ...], ...], wet: tuple[int, ...], core: frozenset[int], holes: frozenset[int]
) -> list[tuple[Place, frozenset[int]]]:
    """Where a city tile may lie outside of the map, with the hexes of the map that its water touches."""
    out = outside_of(core | holes)
    shore = {cell + d for cell in core for d in AROUND} & out
    found = []
    for rotation, shape in enumerate(shapes):
        for origin in sorted({cell - shape[n] for cell in shore for n in wet}):
            if all(origin + d in out for d in shape):
                touching = {origin + shape[n] + d for n in wet for d in AROUND} & core
                found.append(((rotation, *place_of(origin)), frozenset(touching)))
    return sorted(found, key=lambda one: one[0])


def _choose_apart(groups: Sequence[Sequence[Place]], apart: int) -> tuple[Place, ...] | None:
    """One place of each group in order, city hexes pairwise at least ``apart``; depth first."""
    hexes = [[_ring(q, r, apart) for _, q, r in group] for group in groups]
    found = _choose(hexes, 0, 0)
    return None if found is None else tuple(g[n] for g, n in zip(groups, found, strict=True))


def _choose(hexes: list[list[tuple[int, int]]], level: int, taken: int) -> tuple[int, ...] | None:
    """The numbers of the first places by group that keep clear of what is taken, and of each other."""
    if level == len(hexes):
        return ()
    for number, (hex_bit, ring) in enumerate(hexes[level]):
        if not taken & hex_bit:
            done = _choose(hexes, level + 1, taken | ring)
            if done is not None:
                return (number, *done)
    return None


@lru_cache(maxsize=4096)
def _ring(q: int, r: int, apart: int) -> tuple[int, int]:
    """A hex, and all that are nearer to it than ``apart``, as sets of bits."""
    near = range(1 - apart, apart)
    hexes = [(q + dq, r + dr) for dq in near for dr in near if -apart < dq + dr < apart]
    return _bit(q, r), sum(_bit(*place) for place in hexes)


_ROW, _CENTRE = 128, 64  # a set of positions is one long number here: a bit for each


def _bit(q: int, r: int) -> int:
    return 1 << (q + _CENTRE) * _ROW + r + _CENTRE


def _with_cities(placements: list[Placement], places: Sequence[Place], rng: random.Random) -> list[Placement]:
    """Deal the six city tiles, front side up, to the six places."""
    order = shuffled(rng, range(_FIRST_CITY, _FIRST_CITY + len(CITY_TILE)))
    return placements + [
        Placement(tile, False, rotation, q, r) for tile, (rotation, q, r) in zip(order, places, strict=True)
    ]


# ---- compact (DEL-R12) -------------------------------------------------------------------------------


def _joined(cells: int) -> bool:
    """Whether the cells form one area, edge to edge: most tries fail here, so it must be quick."""
    cells >>= max(0, (cells & -cells).bit_length() - 1)
    area, grown = 0, cells & 1
    while grown != area:
        area = grown
        near = area << 1 | area >> 1 | area << _ROW | area >> _ROW
        grown = (area | near | area << _ROW - 1 | area >> _ROW - 1) & cells
    return area == cells


class _Pattern:
    """What all compact maps of an edition have in common."""

    def __init__(self, tiles: Tiles) -> None:
        compact = tiles.data["compact"]
        self._tiles = tiles
        self.slots = [
            (
                members,
                [(s["rotation"], s["q"], s["r"]) for s in compact["slots"] if s["class"] == name],
            )
            for name, members in tiles.classes.items()
        ]
        self._cities = [(s["rotation"], (s["q"], s["r"])) for s in compact["city_slots"]]
        self._shift: int = compact["city_shift_max"]
        self.wet: dict[Laid, int] = {}
        self._cells: dict[Laid, tuple[int, int]] = {}
        self._near: dict[tuple[int, int], list[list[Near]]] = {}

    def flood(self, laid: Laid) -> int:
        """The water of a tile that lies somewhere."""
        tile, rotation, q, r = laid
        places = [place_of(cell) for cell in self._tiles.lay(Placement(tile, False, rotation, q, r))]
        hole = _bit(q, r) if self._tiles.hole[tile] else 0
        self._cells[laid] = sum(_bit(*place) for place in places), hole
        bits = self.wet[laid] = sum(_bit(*places[n]) for n in self._tiles.wet[tile])
        return bits

    def near(self, laid: list[Laid]) -> list[list[Near]]:
        """By city slot the places near it, whatever the water."""
        core = holes = 0
        for one in laid:
            cells, hole = self._cells[one]
            core |= cells
            holes |= hole
        found = self._near.get((core, holes))
        if found is None:  # the outline is always the same with the default tiles
            if len(self._near) >= _OUTLINES_KEPT:
                self._near.clear()
            rim = _shore(self._tiles, _placed(laid))[0]
            found = self._near[core, holes] = [self._near_slot(rim, *slot) for slot in self._cities]
        return found

    def _near_slot(self, rim: Rim, rotation: int, centre: tuple[int, int]) -> list[Near]:
        found = []
        for place, touching in rim:
            away = distance(place[1:], centre)
            if away <= self._shift:
                turns = (place[0] - rotation) % 6
                water = sum(_bit(*place_of(cell)) for cell in touching)
                found.append((away, min(turns, 6 - turns), place, water))
        return found


def _placed(laid: list[Laid]) -> list[Placement]:
    return [Placement(tile, False, rotation, q, r) for tile, rotation, q, r in laid]


@lru_cache(maxsize=8)
def _pattern(tiles: Tiles) -> _Pattern:
    return _Pattern(tiles)


def _compact_map(tiles: Tiles, rng: random.Random) -> list[Placement] | None:
    pattern = _pattern(tiles)
    laid: list[Laid] = []
    water = 0
    for members, slots in pattern.slots:
        for tile, (turned, q, r) in zip(shuffled(rng, members), slots, strict=False):
            rotation = int(rng.random() * 6) if turned < 0 else turned
            one = (tile, rotation, q, r)
            laid.append(one)
            water |= pattern.wet.get(one) or pattern.flood(one)
    if not _joined(water):
        return None
    checks = tiles.data["map_checks"]
    least = checks["city_water_contacts_min"]
    groups = []
    for found in pattern.near(laid):
        near = [
            (away, turns, rng.random(), place)
            for away, turns, place, touching in found
            if (touching & water).bit_count() >= least
        ]
        near.sort()
        groups.append([place for *_, place in near])
    chosen = _choose_apart(groups, checks["city_distance_min"])
    return None if chosen is None else _with_cities(_placed(laid), chosen, rng)


# ---- random (DEL-R13) --------------------------------------------------------------------------------


def _random_map(tiles: Tiles, rng: random.Random) -> list[Placement] | None:
    placements = _random_main(tiles, rng)
    chosen = None if placements is None else _random_cities(tiles, placements, rng)
    if placements is None or chosen is None:
        return None
    return _with_cities(placements, chosen, rng)


def _random_main(tiles: Tiles, rng: random.Random) -> list[Placement] | None:
    """The 12 map tiles one after the other, each joined by water (a to d of the ruling)."""
    limits = tiles.data["random_map"]
    first = tiles.zeus_tile
    placements = [Placement(first, False, _below(rng, 6), 0, 0)]
    for tile in shuffled(rng, [n for n in range(len(MAP_TILE)) if n != first]):
        core, holes, water = main_map(tiles, placements)
        taken = core | holes
        touches = _touching(core)  # hex edges shared with the map, by free position
        wet_touches = _touching(water)
        shore = sorted(wet_touches.keys() - taken)
        found = []
        for back in (False, True):
            for rotation in range(6):
                shape = tiles.shapes[tile][rotation + 6 * back]
                wet = [shape[n] for n in tiles.wet[tile]]
                for origin in sorted({cell - w for cell in shore for w in wet}):
                    cells = [origin + d for d in shape]
                    if not taken.isdisjoint(cells) or (tiles.hole[tile] and origin in taken):
                        continue
                    edges = sum(touches.get(c, 0) for c in cells)
                    joins = sum(wet_touches.get(origin + w, 0) for w in wet)
                    if edges >= limits["min_edge_contacts"] and joins >= limits["min_water_contacts"]:
                        found.append((-edges, rng.random(), back, rotation, origin))
        if not found:
            return None
        found.sort()
        best = max(1, int(len(found) * limits["keep_best_share"]))
        _, _, back, rotation, origin = found[_below(rng, best)]
        placements.append(Placement(tile, back, rotation, *place_of(origin)))
    core = main_map(tiles, placements)[0]
    places = [place_of(c) for c in core]
    for values in ([p[0] for p in places], [p[1] for p in places], [p[0] + p[1] for p in places]):
        if max(values) - min(values) > limits["max_extent"]:
            return None
    return placements if len(enclosed(core)) - 3 <= limits["max_gap_hexes"] else None


def _touching(cells: set[int]) -> dict[int, int]:
    """For every position beside the cells, how many of them it touches."""
    out: dict[int, int] = {}
    for cell in cells:
        for d in AROUND:
            out[cell + d] = out.get(cell + d, 0) + 1
    return out


def _random_cities(
    tiles: Tiles, placements: Sequence[Placement], rng: random.Random
) -> tuple[Place, ...] | None:
    """Six legal places near six evenly spread directions (e of the ruling)."""
    limits = tiles.data["random_map"]
    points = [_plane(*place_of(c)) for c in sorted(main_map(tiles, placements)[0])]
    x0, y0 = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    places = city_places(tiles, placements)
    angles = []
    for _, q, r in places:
        x, y = _plane(q, r)
        # Rounded, so that the last digit of a platform's arithmetic decides nothing.
        angles.append(round(math.degrees(math.atan2(y - y0, x - x0)), 6))
    for _ in range(limits["city_angle_tries"]):
        start = round(rng.random() * 360, 6)
        groups = []
        for k in range(6):
            near = []
            for place, angle in zip(places, angles, strict=True):
                off = round(abs((angle - start - 60 * k + 180) % 360 - 180), 6)
                if off <= limits["city_angle_tolerance"]:
                    near.append((off, rng.random(), place))
            groups.append([place for *_, place in sorted(near)])
        chosen = _choose_apart(groups, tiles.data["map_checks"]["city_distance_min"])
        if chosen is not None:
            return chosen
    return None


def _plane(q: int, r: int) -> tuple[float, float]:
    return q + r / 2, r * math.sqrt(3) / 2
