"""The cards of Apollo."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table


@card("apollo.lyre")
def lyre() -> None:
    table = Table("apollo").oracle("zeus/hera", "zeus/eagle", "hades/styx")
    table.take("apollo/lyre")
    assert table.gold() == 4 + 2


@card("apollo.raven")
def raven() -> None:
    table = Table("apollo").oracle("zeus/hera", "hades/styx")
    table.use("apollo/raven")
    table.do("pick hades/styx")
    assert (table.gold(), table.view()["oracle"]) == (5, ["zeus/hera"])
    table = Table("apollo").own(0, "apollo/raven")
    assert table.why("use apollo/raven/1") == "would-do-nothing"


@card("apollo.pythia")
def pythia() -> None:
    table = Table("apollo").oracle("zeus/hera", "zeus/ganymede", "hades/charon")
    table.use("apollo/pythia")
    assert table.can() == ["pick zeus/ganymede/1", "pick hades/charon/1"]
    table.do("pick zeus/ganymede/1")
    assert table.vp() == 1 + 2
    assert table.has("zeus/ganymede")


@card("apollo.daphne")
def daphne() -> None:
    table = Table("apollo").own(0, "apollo/daphne").oracle("apollo/lyre", "zeus/hera").writing(0, 0)
    table.do("use apollo/daphne/1")
    assert table.vp() == 1 + 2
    table = Table("apollo").own(0, "apollo/daphne").oracle("zeus/hera").writing(0, 1)
    assert table.why("use apollo/daphne/1") == "would-do-nothing"


@card("apollo.delphi")
def delphi() -> None:
    table = Table("apollo").oracle("apollo/muses", "zeus/hera")
    assert table.why("take apollo/muses") == "at-oracle"
    table = Table("apollo").own(0, "apollo/delphi").oracle("apollo/muses", "zeus/hera")
    table.do("take apollo/muses")
    assert table.gold() == 4 + 2
    assert table.view()["oracle"] == ["zeus/hera"]  # the gap is not refilled


@card("apollo.cassandra")
def cassandra() -> None:
    table = Table("apollo", "athena").oracle("athena/olive", "zeus/hera")
    table.use("apollo/cassandra")
    table.do("borrow athena/olive/1")
    assert [table.gold(seat) for seat in range(3)] == [7, 5, 5]
    assert table.view()["oracle"] == ["zeus/hera", "athena/olive/1"]  # the lender stays


@card("apollo.orpheus")
def orpheus() -> None:
    table = Table("apollo").own(0, "zeus/hera").discarded("zeus/ganymede")
    table.use("apollo/orpheus")
    assert (table.gold(), table.can()) == (5, ["pick zeus/hera", "decline"])
    table.do("pick zeus/hera")  # the only card to get is taken at once
    assert table.domain() == ["zeus/ganymede/1", "apollo/orpheus/1"]
    assert table.view()["discard"] == ["zeus/hera"]
    assert table.vp() == 1 + 2  # it counts as taken


@card("apollo.asclepius")
def asclepius() -> None:
    table = (
        Table("apollo").legend(0, "apollo/asclepius", "apollo/lyre").legend(0, "apollo/muses", "zeus/hera")
    )
    assert table.chronos() == 3 + 2 * 2  # and the Muses' own


@card("apollo.tripod")
def tripod() -> None:
    table = Table("apollo").own(0, "zeus/hera", "zeus/thunderbolt").oracle("zeus/ganymede", "hades/styx")
    table.use("apollo/tripod")
    table.do("pick zeus/thunderbolt/1", "pick hades/styx")
    assert table.has("hades/styx")
    assert table.view()["oracle"] == ["zeus/ganymede/1", "zeus/thunderbolt/1"]
    assert not table.ring("zeus/thunderbolt")


@card("apollo.python")
def python() -> None:
    table = Table("apollo", "athena").oracle("zeus/hera", "hades/styx", "athena/aegis")
    table.take("apollo/python")
    table.do("pick zeus/hera", "pick hades/styx", "decline")
    assert (table.vp(), table.view()["oracle"]) == (3, ["athena/aegis"])


@card("apollo.sibyl")
def sibyl() -> None:
    table = Table("apollo").oracle("zeus/hera", "zeus/eagle").own(0, "zeus/eagle/2")
    table.use("apollo/sibyl")
    assert table.gold() == 6
    assert table.has("zeus/hera")  # the Eagle would be there twice


@card("apollo.muses")
def muses() -> None:
    table = Table("apollo").legend(0, "apollo/muses", "zeus/hera", "hades/styx")
    assert table.chronos() == 6 + 1  # and Styx: three cards


@card("apollo.hyperborea")
def hyperborea() -> None:
    table = Table("apollo").legend(0, "apollo/hyperborea", "apollo/lyre", "apollo/delphi")
    assert table.chronos() == 6
