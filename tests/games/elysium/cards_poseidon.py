"""The cards of Poseidon."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table


@card("poseidon.cyclopes")
def cyclopes() -> None:
    table = Table("poseidon").own(1, "zeus/hera", "zeus/metis").citizens(1, 1)
    table.take("poseidon/cyclopes")
    assert table.state.decider == 1  # seat 2 has nothing to discard and loses gold in the end
    assert table.can() == ["option 1", "option 2"]
    table.do("option 1")
    assert table.can() == ["pick zeus/hera", "pick zeus/metis", "pick-citizen 1"]
    table.do("pick zeus/hera")
    assert table.domain(1) == ["zeus/metis"]
    assert (table.gold(1), table.gold(2)) == (4, 2)


@card("poseidon.sirens")
def sirens() -> None:
    table = Table("poseidon").tokens(1, gold=0, vp=3).tokens(2, gold=0, vp=0)
    table.use("poseidon/sirens")
    assert table.state.decider == 2  # seat 1 had no choice; seat 2 can do neither and may choose
    table.do("option 2")
    assert (table.vp(1), table.gold(2), table.vp(2)) == (2, 0, 0)


@card("poseidon.triton")
def triton() -> None:
    table = Table("poseidon").own(0, "poseidon/triton").tokens(2, gold=0)
    table.take("poseidon/trident")
    assert [table.gold(seat) for seat in range(3)] == [5, 3, 0]


@card("poseidon.nereids")
def nereids() -> None:
    table = Table("poseidon").legend(0, "poseidon/nereids", "zeus/eagle")
    table.legend(1, "poseidon/trident", "poseidon/scylla").legend(2, "poseidon/pegasus", "poseidon/triton")
    assert table.chronos() == 2  # five in all Elysiums
    table = Table("poseidon").legend(0, "poseidon/nereids", "zeus/eagle")
    assert table.chronos() == 0


@card("poseidon.earthquake")
def earthquake() -> None:
    table = Table("poseidon").citizens(1, 2).tokens(1, vp=5).own(2, "zeus/hera").tokens(2, vp=1)
    table.take("poseidon/earthquake")
    # A Citizen does not do, and seat 2 has too few VP: nobody has a choice.
    assert (table.vp(1), table.people(1)) == (2, 2)
    assert (table.vp(2), table.domain(2)) == (1, [])


@card("poseidon.scylla")
def scylla() -> None:
    table = Table("poseidon").own(0, "poseidon/scylla").writing(0, 0)
    table.do("use poseidon/scylla/1")
    assert [table.gold(seat) for seat in range(3)] == [5, 3, 3]


@card("poseidon.charybdis")
def charybdis() -> None:
    table = Table("poseidon").tokens(1, gold=6)
    table.use("poseidon/charybdis")
    assert [table.gold(seat) for seat in range(3)] == [5, 4, 4]


@card("poseidon.amphitrite")
def amphitrite() -> None:
    table = Table("poseidon").own(1, "poseidon/amphitrite")
    table.use("poseidon/trident")
    assert table.state.decider == 2  # Poseidon passes seat 1 by
    table = Table("poseidon").own(1, "poseidon/amphitrite", "zeus/eagle").own(2, "zeus/ganymede")
    table.use("poseidon/sea_monster")
    assert not table.has("zeus/ganymede", 2)  # the only card that could be picked
    table = Table("poseidon").own(0, "poseidon/amphitrite")
    table.take("poseidon/pegasus")
    assert table.vp() == 1 + 2


@card("poseidon.trident")
def trident() -> None:
    table = Table("poseidon", seats=2)
    table.tokens(1, gold=2, vp=2).use("poseidon/trident")
    table.do("option 1")
    assert (table.gold(1), table.vp(1)) == (0, 2)


@card("poseidon.sea_monster")
def sea_monster() -> None:
    table = Table("poseidon").own(1, "zeus/hera", "zeus/eagle").own(2, "hades/cerberus").citizens(2, 1)
    table.use("poseidon/sea_monster")
    assert table.vp() == 1 + 2
    assert table.can() == ["pick zeus/eagle/1", "pick hades/cerberus/1"]  # levels 1 and 2, no Citizen
    table.do("pick hades/cerberus/1")
    assert table.domain(2) == []


@card("poseidon.pegasus")
def pegasus() -> None:
    table = Table("poseidon").legend(0, "poseidon/pegasus", "poseidon/triton", "citizen")
    assert table.chronos() == 4
    table = Table("poseidon").legend(0, "poseidon/pegasus", "zeus/hera")
    assert table.chronos() == 2


@card("poseidon.atlantis")
def atlantis() -> None:
    table = Table("poseidon").legend(0, "poseidon/atlantis", "zeus/hera", "citizen")
    assert table.chronos() == 1 + 3  # a Citizen counts as a card


@card("poseidon.flood")
def flood() -> None:
    table = Table("poseidon").own(0, "zeus/hera", "zeus/metis").own(1, "hades/styx")
    table.take("poseidon/flood")
    assert (table.state.decider, table.can()) == (0, ["pick zeus/hera", "pick zeus/metis"])  # not itself
    table.do("pick zeus/metis")
    assert (table.domain(0), table.domain(1)) == (["zeus/hera", "poseidon/flood"], [])
    assert table.vp() == 1 + 3
