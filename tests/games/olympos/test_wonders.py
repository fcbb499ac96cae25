"""Wonders: stars, price, building (OLY-5.5, OLY-5.6)."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import GAME, Table, names, told

from petteia.games.olympos.components import WONDER


@pytest.mark.rule("OLY-5.5", "OLY-R40")
class TestStars:
    """Where the stars of a wonder come from."""

    def test_every_source(self) -> None:
        table = Table(4).pile("attica", 0).owns(0, "architecture", "engineering").marker(0, 2, 5)
        table.put(0, athena=1).hand(0, "inspiration")
        stars = table.describe("build parthenon")["stars"]
        assert stars == {
            "needed": 6,
            "tokens": 1,
            "discoveries": 2,
            "markers": 1,
            "athena": 1,
            "cards": ["inspiration"],
        }
        events = table.do("build parthenon")
        assert told(events, "use-card") == [{"seat": 0, "card": "inspiration"}]
        assert "use-athena" in names(events)
        me = table.player(0)
        assert (me["athena"], me["hand"]["count"], me["stars"], me["wonders"]) == (0, 0, 1, ["parthenon"])
        assert table.seen()["destiny"]["discards"] == ["inspiration"]

    def test_only_discs_of_the_column_count(self) -> None:
        table = Table(4).put(0, athena=3).marker(0, 1, 2)
        assert table.why_not("build gate").args == {"wonder": "gate", "needed": 4, "stars": 3}
        table.marker(0, 1, 1)
        assert table.can("build gate")

    def test_what_lasts_is_used_first_then_athena_then_as_few_cards_as_needed(self) -> None:
        table = Table(4).pile("attica", 0).pile("crete", 0).pile("rhodes", 0).pile("caria", 0)
        table.put(0, athena=1).hand(0, "inspiration", "inspiration")
        assert table.describe("build gate")["stars"]["athena"] == 0
        assert table.describe("build stadium")["stars"]["athena"] == 1
        assert table.describe("build stadium")["stars"]["cards"] == []
        table.put(0, athena=0)
        assert table.describe("build stadium")["stars"]["cards"] == ["inspiration"]

    def test_the_price(self) -> None:
        table = Table(4).put(0, athena=9, erinyes=2)
        assert table.price("build gate") == 9
        table.owns(0, "architecture")
        assert table.price("build gate") == 7


@pytest.mark.rule("OLY-5.6", "OLY-R41")
def test_wonders_are_unique_and_discs_keep_counting() -> None:
    table = Table(4).pile("attica", 0).pile("crete", 0).pile("rhodes", 0).marker(0, 1, 1).marker(0, 1, 2)
    table.put(0, athena=0).lay_wonder("gate", 1).pile("caria", 0).spaces(13, 40, 40, 40)
    table.do("build gate")
    assert table.seen()["wonders"][0]["builder"] == 0
    assert table.why_not("build gate").id == "wonder-built"
    assert table.can("build stadium")  # the disc in column 2 and the same tokens
    table.do("build stadium")
    me = table.player(0)
    assert me["wonders"] == ["gate", "stadium"]
    assert me["markers"][:2] == [1, 1]
    parts = table.parts(0)
    assert (parts["wonders"], parts["discoveries"]) == (18, 0)  # a wonder is no discovery tile


@pytest.mark.parametrize("wonder", WONDER)
def test_every_wonder_can_be_built(wonder: str) -> None:
    table = Table(4).put(0, athena=6)
    points = {w["id"]: w["points"] for w in GAME.default_edition().data["wonder"]}[wonder]
    table.do(f"build {wonder}")
    assert table.parts(0)["wonders"] == points
    assert table.player(0)["space"] == 7


def test_a_wonder_that_is_not_in_the_game() -> None:
    assert Table(2).why_not("build parthenon").id == "wonder-not-in-game"
