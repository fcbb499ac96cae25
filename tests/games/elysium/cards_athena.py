"""The cards of Athena."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table


@card("athena.olive")
def olive() -> None:
    table = Table("athena")
    table.take("athena/olive")
    assert [table.gold(seat) for seat in range(3)] == [7, 5, 5]


@card("athena.perseus")
def perseus() -> None:
    table = Table("athena")
    table.take("athena/perseus")
    assert [table.gold(seat) for seat in range(3)] == [5, 5, 5]
    assert [table.vp(seat) for seat in range(3)] == [3, 2, 3]


@card("athena.arachne")
def arachne() -> None:
    table = Table("athena").own(0, "athena/arachne")
    table.take("athena/aegis")
    assert (table.gold(), table.vp()) == (5, 2)


@card("athena.erichthonius")
def erichthonius() -> None:
    table = Table("athena")
    table.use("athena/erichthonius")
    table.do("draw hades/styx")
    assert table.has("hades/styx")
    assert [table.gold(seat) for seat in range(3)] == [5, 5, 5]


@card("athena.owl")
def owl() -> None:
    table = Table("athena")
    table.use("athena/owl")
    table.do("option 1", "option 2")
    assert [table.gold(seat) for seat in range(3)] == [5, 5, 4]
    assert [table.vp(seat) for seat in range(3)] == [2, 2, 4]


@card("athena.argo")
def argo() -> None:
    table = Table("athena").own(0, "zeus/hera").own(1, "zeus/eagle").own(2, "hades/styx").tokens(2, gold=3)
    table.use("athena/argo")
    assert table.state.decider == 0  # its user first
    table.do("transfer zeus/hera")
    assert (table.state.decider, table.gold(0)) == (1, 4)
    table.do("transfer zeus/eagle/1")
    assert table.gold(1) == 4 - 2
    assert table.has("hades/styx", 2)  # 4 gold would be needed
    assert table.ask() == "turn"


@card("athena.odysseus")
def odysseus() -> None:
    table = Table("athena").discarded("zeus/ganymede", "hades/styx").own(0, "zeus/ganymede/2")
    table.use("athena/odysseus")
    # Ganymede lies in the Domain already: only Styx is left.
    assert table.has("hades/styx")
    assert [table.gold(seat) for seat in range(3)] == [5, 5, 5]


@card("athena.parthenon")
def parthenon() -> None:
    table = Table("athena").legend(0, "athena/parthenon", "athena/olive", "athena/aegis")
    assert table.chronos() == 1 + 3


@card("athena.aegis")
def aegis() -> None:
    table = Table("athena").own(0, "athena/aegis").writing(0, 0)
    table.do("use athena/aegis")
    assert (table.vp(0), table.gold(1), table.gold(2)) == (3, 5, 5)


@card("athena.horse")
def horse() -> None:
    table = Table("athena")
    table.take("athena/horse")
    table.do("option 2", "option 1")
    assert [table.gold(seat) for seat in range(3)] == [7, 4, 5]
    assert [table.vp(seat) for seat in range(3)] == [3, 3, 3]


@card("athena.acropolis")
def acropolis() -> None:
    table = Table("athena").legend(0, "athena/acropolis", "athena/olive")
    assert [table.chronos(seat) for seat in range(3)] == [4, 1, 1]


@card("athena.areopagus")
def areopagus() -> None:
    table = Table("athena").legend(0, "athena/areopagus", "zeus/hera")
    assert table.chronos() == 4


@card("athena.nike")
def nike() -> None:
    table = (
        Table("athena").own(0, "athena/nike", "zeus/ganymede", "zeus/europa").tokens(0, gold=9).writing(0, 3)
    )
    table.do("transfer zeus/ganymede/1")
    assert table.vp() == 1
    table.do("transfer zeus/europa/1", "begin")
    assert table.vp() == 2
    table.do("transfer athena/nike")
    assert table.vp() == 3
