"""The cards of Zeus."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table


@card("zeus.ganymede")
def ganymede() -> None:
    table = Table("zeus")
    table.take("zeus/ganymede")
    assert table.vp() == 1 + 2
    table = Table("zeus").citizens(0, 1)
    table.take("zeus/ganymede")
    assert table.vp() == 1 + 1


@card("zeus.eagle")
def eagle() -> None:
    table = Table("zeus").own(0, "zeus/eagle", "zeus/hera", "hades/styx").tokens(0, gold=9).writing(0, 3)
    table.do("transfer zeus/hera")
    assert table.vp() == 1 + 1
    table.do("transfer hades/styx", "begin")
    assert table.vp() == 1 + 1  # not a card of Zeus
    table.do("transfer zeus/eagle/1")
    if table.ask() == "place":
        table.do("begin")
    assert table.vp() == 1 + 2  # it sees its own transfer


@card("zeus.thunderbolt")
def thunderbolt() -> None:
    table = Table("zeus").own(0, "zeus/hera", "zeus/metis", "hades/styx")
    table.use("zeus/thunderbolt")
    assert table.vp() == 1 + 3  # itself, Hera, Metis
    assert not table.ring("zeus/thunderbolt")
    table = Table("zeus").own(0, "zeus/hera", "zeus/metis", "zeus/eagle", "zeus/danae", "zeus/hebe")
    table.use("zeus/thunderbolt")
    assert table.vp() == 1 + 4


@card("zeus.amalthea")
def amalthea() -> None:
    table = Table("zeus").tokens(0, gold=1)
    table.use("zeus/amalthea")
    assert (table.gold(), table.vp()) == (0, 1 + 2)
    table = Table("zeus").tokens(0, gold=0).own(0, "zeus/amalthea")
    reason = table.state.why_not(table.state.actions.parse("use zeus/amalthea/1"))
    assert reason is not None
    assert (reason.id, reason.args["number"], reason.args["resource"]) == ("price-too-high", 1, "gold")


@card("zeus.europa")
def europa() -> None:
    table = Table("zeus", "hades").own(0, "hades/styx", "zeus/hera").citizens(0, 1)
    table.take("zeus/europa")
    assert table.vp() == 1 + 2  # Zeus and Hades; a Citizen has no family
    table = Table("zeus").own(0, "hades/styx", "hephaestus/hammer", "poseidon/trident", "athena/aegis")
    table.take("zeus/europa")
    assert table.vp() == 1 + 4


@card("zeus.danae")
def danae() -> None:
    table = Table("zeus").own(0, "zeus/danae")
    table.take("athena/olive")
    assert (table.gold(), table.vp()) == (4 + 3, 1 + 1)  # once, whatever the amount
    table = Table("zeus").own(1, "zeus/danae")
    table.take("athena/olive")
    assert table.vp(1) == 2 + 1  # seat 1 gains gold on another player's turn, too


@card("zeus.hebe")
def hebe() -> None:
    table = Table("zeus").own(0, "zeus/hebe", "zeus/ganymede", "zeus/eagle").tokens(0, gold=9).writing(0, 3)
    assert table.why("use zeus/hebe/1") == "would-do-nothing"
    table.do("transfer zeus/ganymede/1", "transfer zeus/eagle/1")
    before = table.vp()
    table.do("use zeus/hebe/1")
    assert table.vp() == before + 2


@card("zeus.dioscuri")
def dioscuri() -> None:
    table = Table("zeus").legend(0, "zeus/dioscuri", "zeus/eagle").legend(0, "zeus/hera", "hades/helm")
    assert table.chronos() == 3
    table.legend(0, "zeus/europa", "zeus/amalthea").legend(0, "zeus/hebe", "zeus/thunderbolt")
    assert table.chronos() == 5


@card("zeus.hercules")
def hercules() -> None:
    table = Table("zeus").legend(0, "zeus/hercules", "zeus/europa", "zeus/eagle")
    assert table.chronos() == 2
    table.legend(0, "hades/charon", "hades/cerberus", "citizen")  # a Citizen helps to complete
    table.legend(0, "athena/olive", "poseidon/triton")
    assert table.chronos() == 4


@card("zeus.olympus")
def olympus() -> None:
    table = Table("zeus").legend(0, "zeus/olympus", "hades/helm", "athena/aegis", "citizen")
    assert table.chronos() == 6
    table = Table("zeus").legend(
        0, "zeus/olympus", "hades/helm", "athena/aegis", "hephaestus/hammer", "poseidon/trident"
    )
    assert table.chronos() == 8


@card("zeus.hera")
def hera() -> None:
    table = Table("zeus").own(0, "zeus/eagle", "hades/styx")
    table.use("zeus/hera")
    assert table.vp() == 1 + 1  # not for itself
    table = Table("zeus").own(0, "zeus/eagle", "zeus/metis", "zeus/danae")
    table.use("zeus/hera")
    assert table.vp() == 1 + 2


@card("zeus.titanomachy")
def titanomachy() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/europa", "citizen").legend(0, "hades/styx")
    table.take("zeus/titanomachy")
    assert table.vp() == 1 + 2  # four cards, the Citizen among them
    table = Table("zeus").legend(0, "zeus/eagle").legend(0, "zeus/europa").legend(0, "zeus/hera")
    table.take("zeus/titanomachy")
    assert table.vp() == 1 + 1  # three cards, rounded down


@card("zeus.metis")
def metis() -> None:
    table = Table("zeus").tokens(0, gold=2)
    table.use("zeus/metis")
    assert table.can() == ["pay 1", "pay 2"]
    table.do("pay 2")
    assert (table.gold(), table.vp()) == (0, 1 + 4)
    table = Table("zeus").tokens(0, gold=9)
    table.use("zeus/metis")
    assert table.can() == ["pay 1", "pay 2", "pay 3"]
    assert table.why("pay 4") == "price"
