"""What the declared shapes say beyond the games that the contract suite checks them with."""

from __future__ import annotations

from typing import get_type_hints

from tests.games.olympos.table import GAME, Table

from petteia.games.olympos.components import BONUS, RESOURCE
from petteia.games.olympos.observation import Ask, PrintedResources, ResourceCounts


def test_shapes_name_the_resources_in_their_order() -> None:
    assert tuple(get_type_hints(ResourceCounts)) == RESOURCE
    assert tuple(get_type_hints(PrintedResources)) == RESOURCE
    assert tuple(entry["id"] for entry in GAME.default_edition().data["resource"]) == RESOURCE
    assert BONUS[3:] == tuple(f"cube-{resource}" for resource in RESOURCE)


def test_a_wonder_that_is_not_laid_out_yet_has_no_figures() -> None:
    place = GAME.new(3).observe(None)["wonders"][0]
    assert place == {"column": 1, "wonder": None, "stars": None, "points": None, "builder": None}


def test_which_piece_is_asked_with_and_without_a_flight() -> None:
    table = Table(3).pile("thessaly", 0, 1, 0, 2)
    table.do("flee thessaly>boeotia")
    ask = table.seen()["ask"]
    assert (ask["step"], ask["territory"], ask["target"]) == ("piece", "thessaly", "boeotia")
    assert set(ask) - {"step", "seat"} <= set(get_type_hints(Ask))
    table = Table(3).spaces(11, 5, 5, turn=0).pile("thessaly", 0, 1, 0, 2)
    table.do("settle north>rhodope", "draw gift_gold", "done", "reveal hades", "done", "lose thessaly")
    ask = table.seen()["ask"]
    assert set(ask) - {"step", "seat"} == {"territory"}
