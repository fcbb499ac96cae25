"""The cards of Hades."""

from __future__ import annotations

from tests.games.elysium.specs import card
from tests.games.elysium.table import Table


@card("hades.charon")
def charon() -> None:
    table = Table("hades").own(0, "hades/styx").tokens(0, gold=4)
    table.use("hades/charon")
    assert table.can() == ["transfer hades/charon/1", "transfer hades/styx", "decline"]
    table.do("transfer hades/styx")
    assert table.gold() == 0  # level 3 and 1 more
    table = Table("hades").own(0, "hades/styx").tokens(0, gold=3)
    table.use("hades/charon")
    assert table.why("transfer hades/styx") == "too-expensive"


@card("hades.hecate")
def hecate() -> None:
    table = Table("hades").own(0, "hades/hecate")
    assert table.why("use hades/hecate/1") == "eleusis-alone"
    table = Table("hades").own(0, "hades/pomegranate", "hades/cerberus").tokens(0, gold=4)
    table.use("hades/hecate")
    table.do("transfer hades/cerberus/1")
    assert table.gold() == 2
    assert len(table.elysium()) == 1


@card("hades.pomegranate")
def pomegranate() -> None:
    table = Table("hades").own(0, "hades/hecate")
    table.use("hades/pomegranate")
    assert table.gold() == 6
    assert table.why("use hades/pomegranate/1") == "already-used"


@card("hades.shades")
def shades() -> None:
    table = Table("hades").own(0, "hades/shades", "hades/styx", "zeus/eagle").tokens(0, gold=0).writing(0, 0)
    assert table.can() == ["use hades/shades/1", "end"]
    table.do("use hades/shades/1")
    assert table.can() == ["transfer zeus/eagle/1", "transfer hades/shades/1", "decline"]  # level 1 only
    table.do("transfer zeus/eagle/1")
    assert table.gold() == 0
    assert table.elysium()[0]["cards"] == ["zeus/eagle/1"]


@card("hades.cerberus")
def cerberus() -> None:
    table = Table("hades").own(0, "hades/styx").tokens(0, gold=0)
    table.take("hades/cerberus")
    table.do("transfer hades/styx")
    assert table.elysium()[0]["cards"] == ["hades/styx"]
    table = Table("hades").tokens(0, gold=0)
    table.take("hades/cerberus")
    table.do("transfer hades/cerberus/1")  # it may send itself
    assert table.domain() == []


@card("hades.persephone")
def persephone() -> None:
    table = Table("hades").own(0, "hades/hecate").citizens(0, 1).tokens(0, gold=0)
    table.legend(0, "zeus/hera", "zeus/eagle")
    table.use("hades/persephone")
    assert "transfer-citizen" not in table.can()
    assert table.why("transfer-citizen") == "not-meant"
    table.do("transfer hades/persephone/1")
    assert table.gold() == 0


@card("hades.asphodel")
def asphodel() -> None:
    table = Table("hades").legend(0, "hades/asphodel", "hades/charon")
    assert table.chronos() == 1
    table.legend(0, "zeus/hera", "zeus/eagle", "citizen").legend(0, "zeus/danae", "athena/argo", "citizen")
    assert table.chronos() == 1 + 2 * 2


@card("hades.triptolemus")
def triptolemus() -> None:
    table = Table("hades").own(0, "hades/hecate", "hades/pomegranate", "hades/styx")
    table.use("hades/triptolemus")
    assert table.vp() == 1 + 3
    table = Table("hades").own(
        0, "hades/hecate", "hades/pomegranate", "hades/persephone", "hades/telesterion"
    )
    table.use("hades/triptolemus")
    assert table.vp() == 1 + 4


@card("hades.telesterion")
def telesterion() -> None:
    table = Table("hades").own(0, "hades/hecate", "hades/styx", "zeus/eagle").tokens(0, gold=1)
    table.use("hades/telesterion")
    table.do("transfer hades/styx")
    assert table.gold() == 1  # the first one is free
    assert table.can() == ["transfer zeus/eagle/1", "transfer hades/hecate/1", "decline"]
    table.do("transfer zeus/eagle/1")
    assert table.gold() == 0


@card("hades.thanatos")
def thanatos() -> None:
    table = Table("hades").own(0, "hades/styx", "hades/tartarus", "zeus/hera").tokens(0, gold=0)
    table.use("hades/thanatos")
    table.do("transfer hades/styx", "transfer zeus/hera", "begin")
    assert table.ask() == "turn"  # two at most
    assert len(table.elysium()) == 2
    table = Table("hades").own(0, "hades/styx")
    table.use("hades/thanatos")
    table.do("transfer hades/styx", "decline")
    assert table.ask() == "turn"


@card("hades.helm")
def helm() -> None:
    table = Table("hades").own(0, "hades/helm", "hades/styx", "zeus/hera").tokens(0, gold=0).writing(0, 3)
    assert table.can() == ["transfer hades/helm", "transfer hades/styx", "end"]
    table.do("transfer hades/styx", "transfer hades/helm")
    assert table.gold() == 0  # it covers itself
    table = Table("hades").own(0, "hades/helm", "hades/styx").tokens(0, gold=0)
    table.use("hades/charon")
    assert "transfer hades/styx" in table.can()  # free beats the surcharge


@card("hades.tartarus")
def tartarus() -> None:
    table = Table("hades").legend(0, "hades/tartarus", "hades/charon")
    assert table.chronos() == 1 + 2 * 2
    table = Table("hades").legend(0, "hades/tartarus", "hades/charon", "citizen")
    assert table.chronos() == 1 + 2 * 2  # a Citizen has no level
    table = Table("hades").legend(0, "hades/tartarus", "zeus/hera", "athena/aegis")
    assert table.chronos() == 1 + 2 * 1


@card("hades.styx")
def styx() -> None:
    table = Table("hades").legend(0, "hades/styx", "hades/charon", "citizen").legend(0, "zeus/hera")
    assert table.chronos() == 1  # the single card is removed before
    table.legend(0, "zeus/eagle", "athena/olive", "poseidon/triton")
    assert table.chronos() == 3
