"""Routes on the map: a move may go any distance, and crossing a territory has no effect (OLY-4.3, OLY-R12).

The cheapest price from everywhere to everywhere, and which areas can be entered last at exactly which price,
is worked out once for each way of travelling; in play it is looked up (OLY-R13). The route itself is only
found when somebody wants to see it.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import TypeAlias

UNREACHABLE = 10_000

Routes: TypeAlias = dict[int, tuple[int, tuple[int, ...]]]
"""By area: the price of the cheapest route there, and the areas entered."""


def cheapest_routes(
    starts: Sequence[int],
    neighbours: Sequence[Sequence[int]],
    lands: int,
    land: int,
    sea: int | None,
    cavalry: bool,
) -> Routes:
    """Price and areas entered of the cheapest route to every area that can be reached.

    ``starts`` are the areas that can be entered first; areas below ``lands`` are land. Whoever is there,
    and a cross, hinders nobody; the northern zone is no area, so that no route enters it (OLY-4.4, OLY-R18).
    ``sea`` None closes the sea. The area where the move begins is entered only when the route comes back to
    it (OLY-R16). With Cavalry a land area entered directly after another one is free (OLY-R14). Among
    equally cheap routes the one with fewest areas is taken.
    """
    found: Routes = {}
    queue: list[tuple[int, int, tuple[int, ...]]] = []

    def enter(price: int, path: tuple[int, ...], area: int, after_land: bool) -> None:
        if area < lands:
            step = 0 if cavalry and after_land else land
        elif sea is None:
            return
        else:
            step = sea
        if area not in found:
            heapq.heappush(queue, (price + step, len(path) + 1, (*path, area)))

    for area in starts:
        enter(0, (), area, False)
    while queue:
        price, _, path = heapq.heappop(queue)
        area = path[-1]
        if area not in found:
            found[area] = (price, path)
            for other in neighbours[area]:
                enter(price, path, other, area < lands)
    return found


def price_table(
    origins: Sequence[Sequence[int]],
    neighbours: Sequence[Sequence[int]],
    lands: int,
    land: int,
    sea: int | None,
    cavalry: bool,
) -> list[list[int]]:
    """Prices by origin and land area, `UNREACHABLE` where there is no way; ``origins``: the first areas."""
    table = []
    for starts in origins:
        found = cheapest_routes(starts, neighbours, lands, land, sea, cavalry)
        table.append([found[area][0] if area in found else UNREACHABLE for area in range(lands)])
    return table


class Exactly:
    """Which areas a settler can enter last when the way costs exactly so much, in one way of travelling.

    Ways may be of any length and enter areas again (OLY-R13). Sets of areas are numbers with a bit for each.
    """

    def __init__(
        self, neighbours: Sequence[Sequence[int]], lands: int, land: int, sea: int | None, cavalry: bool
    ) -> None:
        """The same figures as for `cheapest_routes`."""
        self._near = [sum(1 << other for other in around) for around in neighbours]
        self._lands = (1 << lands) - 1
        self._seas = 0 if sea is None else (1 << len(neighbours)) - 1 - self._lands
        self._land = land
        self._sea = 0 if sea is None else sea
        self._cavalry = cavalry
        self._around_of: dict[int, int] = {}
        self._free_from: dict[int, int] = {}

    def _around(self, areas: int) -> int:
        """The neighbours of a set of areas."""
        found = self._around_of.get(areas)
        if found is None:
            found = 0
            for area, near in enumerate(self._near):
                if areas >> area & 1:
                    found |= near
            self._around_of[areas] = found
        return found

    def _free(self, areas: int) -> int:
        """The areas and all that can be entered from them without further time."""
        found = self._free_from.get(areas)
        if found is None:
            found = before = areas
            while True:
                if not self._sea:
                    found |= self._around(found) & self._seas
                if not self._land:
                    found |= self._around(found) & self._lands
                elif self._cavalry:
                    found |= self._around(found & self._lands) & self._lands
                if found == before:
                    break
                before = found
            self._free_from[areas] = found
        return found

    def by_price(self, starts: Sequence[int], dearest: int) -> list[int]:
        """The areas entered last by ways of each price up to ``dearest``; ``starts`` can be entered first."""
        first = sum(1 << area for area in starts)
        horses = self._seas if self._cavalry else -1  # with Cavalry land is paid for when it follows the sea
        window = 2 * max(1, self._land, self._sea)
        out: list[int] = []
        for price in range(dearest + 1):
            entered = 0
            if price == self._land:
                entered |= first & self._lands
            if price == self._sea:
                entered |= first & self._seas
            if price >= self._land > 0:
                entered |= self._around(out[price - self._land] & horses) & self._lands
            if price >= self._sea > 0:
                entered |= self._around(out[price - self._sea]) & self._seas
            out.append(self._free(entered))
            if out[-window:] == out[-2 * window : -window] and price >= 2 * window:
                break  # what follows depends on the last prices only: it repeats itself
        while len(out) <= dearest:
            out += out[-window:]
        return out[: dearest + 1]

    def way(self, by_price: Sequence[int], starts: Sequence[int], target: int, price: int) -> tuple[int, ...]:
        """The areas entered on a way to the target at exactly this price, as few as possible.

        ``by_price`` is what `by_price` says of these starts; the target must be in it at this price.
        """
        queue: list[tuple[int, int, tuple[int, ...]]] = [(target, price, (target,))]
        seen = {(target, price)}
        for area, left, path in queue:  # from the target backwards; it grows as it is read
            cost = self._land if self._lands >> area & 1 else self._sea
            if left == cost and area in starts:
                return path
            for other in range(len(self._near)):
                if not self._near[other] >> area & 1:
                    continue
                both_land = self._lands >> area & self._lands >> other & 1
                before = left - (0 if self._cavalry and both_land else cost)
                if before >= 0 and by_price[before] >> other & 1 and (other, before) not in seen:
                    seen.add((other, before))
                    queue.append((other, before, (other, *path)))
        raise ValueError(f"no way to area {target} costs {price}")
