"""The sea: a finished map as tables for play (distances, neighbours, sites by hex).

One table per map, kept as long as it is in use; a state holds only the map's number. Distances from
a hex are worked out when a ship first stands there, once with shallows closed and once for the flat keel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .components import (
    CITY,
    CLOUD,
    CLOUD_SITES,
    COLOURS,
    MONSTER_ISLE,
    OFFERING_ISLE,
    SHALLOW,
    STATUE_ISLE,
    TEMPLE,
    TERRAINS,
    WATER,
    ZEUS,
)
from .map import REACH, SIDE, Placement, Tiles, at, enclosed, hex_number, hex_place, main_map, place_of

SITE_KINDS = (CLOUD, OFFERING_ISLE, TEMPLE, STATUE_ISLE, MONSTER_ISLE, CITY)
FAR = 127  # no way leads there
LONGEST = 63  # more steps than any way on a map has, with room for the dearest colour

Voyages: TypeAlias = tuple[list[list[int]], list[list[int]]]
"""By colour the water hexes from near to far, and how many of them lie within 0, 1, ... `LONGEST` steps."""


def _neighbours(number: int) -> list[int]:
    """The neighbours of a hex of the box, clockwise from the east."""
    q, r = hex_place(number)
    near = [(q + dq, r + dr) for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]
    return [hex_number(*place) for place in near if max(abs(place[0]), abs(place[1])) <= REACH]


_AROUND = [_neighbours(number) for number in range(SIDE * SIDE)]


class Sea:
    """The tables of one map. Hexes are numbers of the box (`map.hex_number`)."""

    def __init__(self, tiles: Tiles, placements: Sequence[Placement]) -> None:
        """``placements`` must be a valid, centred map."""
        self.placements = list(placements)
        self.kind: dict[int, int] = {}
        self.colour: dict[int, int] = {}
        self.tile: dict[int, int] = {}
        self.site: dict[int, int] = {}
        self.where: list[list[int]] = [[-1] * CLOUD_SITES for _ in range(TERRAINS)]
        """Kind of hex, then number of the island or city: its hex."""
        taken: set[int] = set()
        for placement in placements:
            for position, h in zip(tiles.lay(placement), tiles.hexes[placement.tile], strict=True):
                taken.add(position)
                number = hex_number(*place_of(position))
                self.kind[number] = h.kind
                self.colour[number] = h.colour
                self.tile[number] = placement.tile
                self.site[number] = h.site
                if h.site >= 0:
                    self.where[h.kind][h.site] = number
        zeus = next(p for p in placements if p.tile == tiles.zeus_tile)
        self.zeus = hex_number(zeus.q, zeus.r)  # DEL-2.2: the hole of the ring of water
        self.kind[self.zeus] = ZEUS
        # DEL-R10: the other ring holes and every gap that the whole map cuts off are shallows.
        holes = main_map(tiles, placements)[1] - {at(zeus.q, zeus.r)}
        for position in enclosed(taken) | holes:
            number = hex_number(*place_of(position))
            if number != self.zeus:
                self.kind[number] = SHALLOW
        self.water = sorted(n for n, kind in self.kind.items() if kind == WATER)
        self.around: dict[int, list[int]] = {n: [m for m in _AROUND[n] if m in self.kind] for n in self.kind}
        self.coloured = [[n for n in self.water if self.colour[n] == c] for c in range(COLOURS)]
        self._waters = {n: [m for m in near if self.kind[m] == WATER] for n, near in self.around.items()}
        self._shallows = {
            n: [m for m in near if self.kind[m] in (SHALLOW, ZEUS)] for n, near in self.around.items()
        }
        self.beside: dict[int, list[list[int]]] = {}
        """Ship's hex, then kind of hex: the sites that touch it (DEL-R47)."""
        self.across: dict[int, list[list[int]]] = {}
        """The same with the sites two away that a water hex joins to the ship (DEL-R48)."""
        self.lonely: set[int] = set()
        """Ship's hexes that no island or city touches."""
        for start in [*self.water, self.zeus]:
            self.beside[start], self.across[start] = self._sites(start)
            if not any(self.beside[start]):
                self.lonely.add(start)
        size = SIDE * SIDE
        self._steps: list[list[list[int] | None]] = [[None] * size, [None] * size]
        self._voyages: list[list[Voyages | None]] = [[None] * size, [None] * size]

    def _sites(self, start: int) -> tuple[list[list[int]], list[list[int]]]:
        beside: list[list[int]] = [[] for _ in range(TERRAINS)]
        across: list[list[int]] = [[] for _ in range(TERRAINS)]
        near = set(self.around[start])
        far = {n for w in near if self.kind[w] == WATER for n in self.around[w]}
        for hexes, lists in ((near, (beside, across)), (far - near - {start}, (across,))):
            for n in hexes:
                if self.kind[n] in SITE_KINDS:
                    for out in lists:
                        out[self.kind[n]].append(self.site[n])
        for out in (beside, across):
            for sites in out:
                sites.sort()
        return beside, across

    def shores(self, kind: int, site: int) -> list[int]:
        """The water hexes that touch an island or city."""
        return self._waters[self.where[kind][site]]

    # ---- distances ---------------------------------------------------------------------------

    def steps(self, start: int, keel: int) -> list[int]:
        """Steps from a ship's hex to every hex it can end on, `FAR` elsewhere; the Zeus hex included.

        ``keel`` 1: shallows and the Zeus hex may be crossed and do not count (DEL-R45).
        """
        table = self._steps[keel][start]
        if table is None:
            table = self._steps[keel][start] = self._measure(start, keel)
        return table

    def _measure(self, start: int, keel: int) -> list[int]:
        # DEL-R49: from Zeus the first step leads to one of its water hexes; later no way leads across.
        out = [FAR] * (SIDE * SIDE)
        cost = {start: 0}
        ring = [start]
        waters, shallows = self._waters, self._shallows
        steps = 0
        while ring:
            if keel:  # shallows joined to this ring are reached without a step
                for place in ring:
                    for near in shallows[place]:
                        if near not in cost:
                            cost[near] = steps
                            ring.append(near)
            steps += 1
            following = []
            for place in ring:
                for near in waters[place]:
                    if near not in cost:
                        cost[near] = out[near] = steps
                        following.append(near)
            ring = following
        if start != self.zeus:  # DEL-R50: the Zeus hex counts as one step
            out[self.zeus] = 1 + min((cost[n] for n in self.around[self.zeus] if n in cost), default=FAR - 1)
        return out

    def voyages(self, start: int, keel: int) -> Voyages:
        """The targets of a voyage from a ship's hex."""
        table = self._voyages[keel][start]
        if table is None:
            steps = self.steps(start, keel)
            table = self._voyages[keel][start] = ([], [])
            for hexes in self.coloured:
                nearest = sorted([n for n in hexes if steps[n] < FAR], key=steps.__getitem__)
                counts: list[int] = []
                for count, n in enumerate(nearest):
                    counts += [count] * (steps[n] - len(counts))
                counts += [len(nearest)] * (LONGEST + 1 - len(counts))
                table[0].append(nearest)
                table[1].append(counts)
        return table
