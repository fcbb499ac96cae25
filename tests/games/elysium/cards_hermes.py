"""The cards of Hermes."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table, told


@card("hermes.sandals")
def sandals() -> None:
    table = Table("hermes").own(0, "hermes/sandals", "hermes/echo").tokens(0, gold=9).writing(0, 3)
    table.do("transfer hermes/echo")
    assert table.gold() == 9 - 3 + 1
    table.do("transfer hermes/sandals/1", "begin")
    assert table.gold() == 7 - 1 + 1  # for itself


@card("hermes.autolycus")
def autolycus() -> None:
    table = Table("hermes", "athena").own(0, "athena/olive").tokens(1, gold=6)
    table.take("hermes/autolycus")
    assert (table.gold(0), table.gold(1)) == (5, 5)
    assert table.can() == ["borrow athena/olive/1", "decline"]
    table.do("borrow athena/olive/1")
    assert [table.gold(seat) for seat in range(3)] == [8, 6, 5]


@card("hermes.petasos")
def petasos() -> None:
    table = Table("hermes").own(0, "hermes/petasos", "zeus/eagle").tokens(0, gold=1).writing(0, 3)
    table.do("transfer zeus/eagle/1", "use hermes/petasos/1")
    assert table.gold() == 1


@card("hermes.tortoise")
def tortoise() -> None:
    table = Table("hermes").own(0, "hephaestus/hammer", "hermes/cattle")
    table.do("use hephaestus/hammer")
    table.use("hermes/tortoise")
    assert table.can() == ["borrow hephaestus/hammer", "decline"]  # the Cattle borrow themselves
    table.do("borrow hephaestus/hammer")
    assert table.gold() == 4 + 3 + 3  # the turned Hammer works once more


@card("hermes.cattle")
def cattle() -> None:
    table = Table("hermes").own(1, "hephaestus/hammer")
    table.use("hermes/cattle")
    events = table.do("borrow hephaestus/hammer")
    assert (table.gold(0), table.gold(1)) == (7, 4)
    assert told(events, "borrow") == [{"seat": 0, "card": "hephaestus/hammer", "by": "hermes/cattle/1"}]


@card("hermes.pan")
def pan() -> None:
    table = Table("hermes").own(0, "hermes/pan")
    table.take("zeus/ganymede")
    assert table.ask() == "choose"
    table.do("option 1")
    assert (table.gold(), table.vp()) == (6, 3)
    table = Table("hermes").own(0, "hermes/pan")
    table.take("zeus/hera")
    assert table.ask() == "column"


@card("hermes.psychopomp")
def psychopomp() -> None:
    table = Table("hermes").legend(0, "zeus/hera", "zeus/eagle").tokens(0, gold=0)
    table.use("hermes/psychopomp")
    assert (table.people(), table.can()) == (1, ["transfer-citizen", "decline"])
    table.do("transfer-citizen")
    assert (table.people(), table.gold()) == (0, 0)
    assert table.elysium()[0]["citizens"] == 1


@card("hermes.pleiades")
def pleiades() -> None:
    table = Table("hermes", "athena").legend(0, "hermes/pleiades", "zeus/danae", "citizen")
    assert table.chronos() == 2
    table.legend(0, "athena/owl", "hades/cerberus")
    assert table.chronos() == 3


@card("hermes.caduceus")
def caduceus() -> None:
    table = Table("hermes", "athena").legend(0, "athena/olive", "athena/argo")
    table.use("hermes/caduceus")
    table.do("borrow athena/olive/1")
    assert table.gold() == 7


@card("hermes.argus")
def argus() -> None:
    table = Table("hermes").own(1, "zeus/thunderbolt").own(0, "zeus/hera")
    table.use("hermes/argus")
    assert table.gold() == 6
    table.do("borrow zeus/thunderbolt/1")
    assert table.vp() == 1 + 1  # my own Domain counts: Hera
    assert table.ring("zeus/thunderbolt")  # the lender keeps its ring


@card("hermes.dolos")
def dolos() -> None:
    table = Table("hermes", "athena").own(1, "athena/olive").agora("hades/charon", "zeus/hera")
    table.take("hermes/dolos")
    table.do("borrow athena/olive/1", "pay 2")
    assert table.has("hades/charon")  # the only card of level 1
    assert table.gold() == 4 + 3 - 2
    table = Table("hermes").agora("hades/charon")
    table.take("hermes/dolos")
    table.do("decline")
    assert (table.gold(), table.has("hades/charon")) == (4, False)


@card("hermes.echo")
def echo() -> None:
    table = Table("hermes", "athena").legend(0, "hermes/echo", "hermes/sandals")
    table.legend(1, "athena/acropolis", "athena/olive").legend(1, "hades/styx", "zeus/hera")
    assert table.chronos(0) == 4 + 1  # Acropolis again, and its point for all others
    assert table.chronos(1) == 4 + 1 + 2  # Acropolis, Styx, and a point from the Echo


@card("hermes.arcadia")
def arcadia() -> None:
    table = (
        Table("hermes", "athena", "poseidon")
        .legend(0, "hermes/arcadia", "hermes/sandals")
        .legend(0, "zeus/hera", "zeus/eagle")
    )
    table.legend(0, "athena/olive", "poseidon/triton")
    assert table.chronos() == 4
