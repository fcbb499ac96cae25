"""Routes: the table of prices agrees with a plain search."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.olympos.table import Table

from petteia.games.olympos.routes import UNREACHABLE
from petteia.games.olympos.tables import Tables


def plain_prices(tables: Tables, mode: int, origin: int) -> list[int]:
    """Cheapest prices by relaxing every border until nothing changes."""
    cavalry, sea = divmod(mode, tables.sea_modes)
    sea_price = tables.sea_prices[sea]
    best = [UNREACHABLE] * len(tables.neighbours)

    def enter(area: int, price: int, after_land: bool) -> bool:
        if area < tables.lands:
            price += 0 if cavalry and after_land else tables.land_price
        elif sea_price is None:
            return False
        else:
            price += sea_price
        if price < best[area]:
            best[area] = price
            return True
        return False

    changed = sum(enter(area, 0, False) for area in tables.first_areas[origin])
    while changed:
        changed = sum(
            enter(other, best[area], area < tables.lands)
            for area in range(len(best))
            if best[area] < UNREACHABLE
            for other in tables.neighbours[area]
        )
    return best[: tables.lands]


@pytest.mark.rule("OLY-4.3", "OLY-R13", "OLY-R14", "OLY-R16")
def test_the_route_table_agrees_with_a_plain_search() -> None:
    tables = Table(3).tables
    for mode, origin in product(range(2 * tables.sea_modes), range(tables.lands + 1)):
        assert tables.routes[mode][origin] == plain_prices(tables, mode, origin)
