"""Routes on the map: a move may go any distance, and crossing a territory has no effect (OLY-4.3, OLY-R12).

The cheapest price from everywhere to everywhere is worked out once for each way of travelling; in play it
is looked up (OLY-R13). The route itself is only found when somebody wants to see it.
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
