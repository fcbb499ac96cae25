"""The cards of Hephaestus."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table, told


@card("hephaestus.forge")
def forge() -> None:
    table = Table("hephaestus")
    table.use("hephaestus/forge")
    assert table.gold() == 5
    assert table.why("use hephaestus/forge/1") == "already-used"


@card("hephaestus.tripods")
def tripods() -> None:
    table = Table("hephaestus")
    table.take("hephaestus/tripods")
    assert table.gold() == 4 + 2  # 1, and 1 for itself
    table = Table("hephaestus").own(0, "hephaestus/hammer", "hephaestus/forge")
    table.take("hephaestus/tripods")
    assert table.gold() == 4 + 3


@card("hephaestus.handmaidens")
def handmaidens() -> None:
    table = Table("hephaestus").own(0, "hephaestus/handmaidens")
    table.take("hephaestus/hammer")
    assert table.gold() == 4 + 3
    table = Table("hephaestus").own(0, "hephaestus/handmaidens")
    table.take("zeus/hera")
    assert table.gold() == 4
    table = Table("hephaestus")
    table.take("hephaestus/handmaidens")
    assert table.gold() == 4  # not for its own taking


@card("hephaestus.crucible")
def crucible() -> None:
    table = Table("hephaestus").own(0, "zeus/hera").citizens(0, 1)
    table.use("hephaestus/crucible")
    assert table.can() == ["pick zeus/hera", "pick-citizen 0"]  # not itself
    table.do("pick zeus/hera")
    assert table.gold() == 4 + 2 + 3
    assert table.view()["discard"] == ["zeus/hera"]
    table = Table("hephaestus").citizens(0, 1).own(0, "zeus/hera")
    table.use("hephaestus/crucible")
    table.do("pick-citizen 0")
    assert (table.gold(), table.people()) == (4 + 2, 0)


@card("hephaestus.talos")
def talos() -> None:
    table = Table("hephaestus").own(0, "hephaestus/talos").writing(0, 0)
    table.do("use hephaestus/talos/1")
    assert table.gold() == 6


@card("hephaestus.net")
def net() -> None:
    table = Table("hephaestus").tokens(1, gold=5).tokens(2, gold=5)
    table.take("hephaestus/net")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (7, 4, 4)  # both have the most
    table = Table("hephaestus").tokens(0, gold=20).tokens(1, gold=5)
    table.take("hephaestus/net")
    assert (table.gold(1), table.gold(2)) == (4, 4)  # the most among the others


@card("hephaestus.pandora")
def pandora() -> None:
    table = Table("hephaestus").own(0, "zeus/hera")
    table.use("hephaestus/pandora")
    assert (table.gold(), table.ask()) == (2, "draw")
    events = table.do("draw zeus/ganymede/1")
    assert told(events, "drawn") == [{"seat": 0, "card": "zeus/ganymede/1"}]
    assert table.vp() == 1 + 2  # it counts as taken: its instant works
    assert table.has("zeus/ganymede")


@card("hephaestus.palace")
def palace() -> None:
    table = Table("hephaestus").legend(0, "hephaestus/palace", "hephaestus/forge").tokens(0, gold=2)
    assert table.chronos() == 1 + 2
    table.tokens(0, gold=9)
    assert table.chronos() == 5


@card("hephaestus.shield")
def shield() -> None:
    table = Table("hephaestus").legend(0, "hephaestus/shield", "zeus/hera", "hades/helm", "citizen")
    assert table.chronos() == 2  # three families: a Citizen has none
    table = Table("hephaestus").legend(0, "hephaestus/shield", "zeus/hera", "hades/helm", "athena/aegis")
    assert table.chronos() == 6


@card("hephaestus.hammer")
def hammer() -> None:
    table = Table("hephaestus")
    table.use("hephaestus/hammer")
    assert table.gold() == 7


@card("hephaestus.hounds")
def hounds() -> None:
    table = Table("hephaestus").own(0, "hephaestus/hounds", "zeus/eagle").citizens(0, 1)
    table.legend(0, "zeus/hera", "zeus/europa").tokens(0, gold=9).writing(0, 3)
    table.do("transfer-citizen")
    assert table.gold() == 9 - 1 + 1  # a Citizen counts too
    table.do("transfer hephaestus/hounds")
    assert table.gold() == 9 - 3 + 1


@card("hephaestus.etna")
def etna() -> None:
    table = Table("hephaestus").own(0, "zeus/hera").citizens(0, 1)
    table.take("hephaestus/etna")
    assert table.gold() == 4 + 3  # itself, Hera, the Citizen
    table = Table("hephaestus").citizens(0, 7)
    table.take("hephaestus/etna")
    assert table.gold() == 4 + 5


@card("hephaestus.necklace")
def necklace() -> None:
    table = Table("hephaestus").legend(0, "hephaestus/necklace", "hephaestus/forge", "citizen")
    assert table.chronos() == 2
    table = Table("hephaestus").legend(0, "hephaestus/necklace", "hephaestus/forge", "hephaestus/net")
    assert table.chronos() == 6
