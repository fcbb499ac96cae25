"""The cards of Ares."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table


@card("ares.teeth")
def teeth() -> None:
    table = Table("ares").own(0, "zeus/hera")
    table.use("ares/teeth")
    assert table.prestige() == 4
    assert table.view()["discard"] == ["ares/teeth/1"]


@card("ares.phobos")
def phobos() -> None:
    table = Table("ares")
    table.use("ares/phobos")
    assert table.prestige() == 1


@card("ares.deimos")
def deimos() -> None:
    table = Table("ares").own(0, "ares/deimos", "zeus/eagle").writing(0, 3)
    table.do("transfer zeus/eagle/1")
    assert table.prestige() == 0
    table.do("transfer ares/deimos/1", "begin")
    assert table.prestige() == 2  # for itself


@card("ares.birds")
def birds() -> None:
    table = Table("ares").tokens(1, prestige=3).tokens(2, gold=0)
    table.take("ares/birds")
    assert table.prestige(0) == 1
    table.do("option 2", "option 1")
    assert (table.prestige(1), table.gold(1)) == (3, 3)
    assert (table.prestige(2), table.gold(2)) == (0, 0)


@card("ares.amazons")
def amazons() -> None:
    table = Table("ares").own(0, "ares/amazons")
    table.take("ares/mares")
    assert (table.gold(), table.prestige()) == (5, 3 + 2)


@card("ares.girdle")
def girdle() -> None:
    table = Table("ares")
    table.use("ares/girdle")
    assert (table.gold(), table.prestige()) == (3, 2)


@card("ares.eris")
def eris() -> None:
    table = Table("ares").tokens(1, prestige=3).tokens(2, prestige=1)
    table.take("ares/eris")
    assert [table.prestige(seat) for seat in range(3)] == [2, 1, 1]
    table = Table("ares")
    table.take("ares/eris")
    assert [table.prestige(seat) for seat in range(3)] == [2, 0, 0]


@card("ares.sparta")
def sparta() -> None:
    table = Table("ares").legend(0, "ares/sparta", "ares/phobos").tokens(0, prestige=5)
    assert table.chronos() == 2
    table.tokens(0, prestige=20)
    assert table.chronos() == 4


@card("ares.chariot")
def chariot() -> None:
    table = Table("ares").own(0, "ares/chariot", "zeus/eagle", "zeus/ganymede", "zeus/thunderbolt")
    table.tokens(0, gold=9).writing(0, 3)
    table.do("transfer zeus/eagle/1", "transfer zeus/ganymede/1", "transfer zeus/thunderbolt/1")
    table.do("use ares/chariot")
    assert table.prestige() == 2  # three transfers, at most 2


@card("ares.mares")
def mares() -> None:
    table = Table("ares")
    table.take("ares/mares")
    assert table.prestige() == 3


@card("ares.dragon")
def dragon() -> None:
    table = Table("ares").legend(0, "ares/dragon", "ares/eris", "citizen")
    assert table.chronos() == 3 + 2
    table = Table("ares").legend(0, "ares/dragon", "zeus/hera")
    assert table.chronos() == 3


@card("ares.troy")
def troy() -> None:
    table = Table("ares").legend(0, "ares/troy", "zeus/hera", "hades/helm")
    assert table.chronos() == 1 + 3


@card("ares.spoils")
def spoils() -> None:
    table = Table("ares").tokens(0, prestige=2).tokens(1, prestige=2)
    table.use("ares/spoils")
    assert table.vp() == 1 + 2  # tied for the most
    table = Table("ares").tokens(0, prestige=1).tokens(1, prestige=2).own(0, "ares/spoils")
    assert table.why("use ares/spoils") == "would-do-nothing"
