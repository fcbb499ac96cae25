"""Kinds of effects (ELY-4)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told


@pytest.mark.rule("ELY-4.1")
def test_instant_works_when_taken_and_only_then() -> None:
    table = Table("zeus")
    events = table.take("zeus/ganymede")
    assert told(events, "instant") == [{"seat": 0, "card": "zeus/ganymede/1"}]
    assert table.vp() == 1 + 2
    table = Table("poseidon").own(0, "zeus/hera", "zeus/metis")
    table.take("poseidon/flood")
    assert table.can() == ["pick zeus/hera", "pick zeus/metis"]  # it must be used, though it hurts
    table = Table("zeus").own(0, "zeus/ganymede").agora("zeus/hera")
    assert table.why("use zeus/ganymede/1") == "not-by-choice"


@pytest.mark.rule("ELY-4.2")
def test_permanent_works_while_it_lies_in_the_domain() -> None:
    table = Table("athena").own(0, "athena/arachne")
    table.take("athena/nike")
    assert table.gold() == 5
    table = Table("athena").legend(0, "athena/arachne")
    table.take("athena/nike")
    assert table.gold() == 4
    table = Table("athena").own(0, "athena/arachne").agora("zeus/hera")
    assert table.why("use athena/arachne/1") == "not-by-choice"


@pytest.mark.rule("ELY-4.3")
def test_activate_once_per_epoch() -> None:
    table = Table("hephaestus").agora("zeus/hera")
    table.use("hephaestus/hammer")
    assert table.view()["players"][0]["domain"][0]["used"]
    assert table.why("use hephaestus/hammer") == "already-used"
    table = Table("hephaestus").own(0, "hephaestus/hammer", "hephaestus/talos").writing(0, 1)
    assert table.why("use hephaestus/hammer") == "other-phase"  # phase III is no turn


@pytest.mark.rule("ELY-4.3")
def test_a_mark_stays_with_player_and_copy_even_if_the_card_comes_back() -> None:
    table = Table("hephaestus").agora("zeus/hera")
    table.use("hephaestus/hammer")
    table.discarded("hephaestus/hammer").own(0, "hephaestus/hammer")
    assert table.why("use hephaestus/hammer") == "already-used"
    table.discarded("hephaestus/hammer").own(1, "hephaestus/hammer").turn(1)
    assert "use hephaestus/hammer" in table.can()


@pytest.mark.rule("ELY-4.4")
def test_one_time_has_a_ring_that_is_lost_by_use_and_by_transfer() -> None:
    table = Table("zeus")
    table.take("zeus/thunderbolt")
    assert table.ring("zeus/thunderbolt")
    table.do("remove red", "use zeus/thunderbolt/1")
    assert not table.ring("zeus/thunderbolt")
    table.turn(0).agora("hades/charon")
    assert table.why("use zeus/thunderbolt/1") == "ring-gone"
    table = Table("zeus").own(0, "zeus/thunderbolt").writing(0)
    table.do("transfer zeus/thunderbolt/1")
    assert not table.ring("zeus/thunderbolt")


@pytest.mark.rule("ELY-4.5")
def test_legend_effects_work_in_phase_three() -> None:
    table = Table("hephaestus").own(0, "hephaestus/talos").agora("zeus/hera")
    assert table.why("use hephaestus/talos/1") == "other-phase"
    table.writing(0)
    table.do("use hephaestus/talos/1")
    assert table.gold() == 6


@pytest.mark.rule("ELY-4.6")
def test_chronos_only_as_part_of_a_legend() -> None:
    table = Table("zeus").legend(0, "zeus/dioscuri")
    assert table.chronos() == 0
    table = Table("zeus").own(0, "zeus/dioscuri").agora("zeus/hera")
    assert table.chronos() == 0
    assert table.why("use zeus/dioscuri/1") == "not-by-choice"
    table = Table("zeus").legend(0, "zeus/dioscuri", "zeus/eagle")
    assert table.chronos() == 2


@pytest.mark.rule("ELY-4.7")
def test_eleusis_needs_another_one() -> None:
    table = Table("hades").own(0, "hades/pomegranate").own(1, "hades/hecate").agora("zeus/hera")
    assert table.why("use hades/pomegranate/1") == "eleusis-alone"
    table.own(0, "hades/triptolemus")
    assert "use hades/pomegranate/1" in table.can()


@pytest.mark.rule("ELY-4.8")
def test_cards_in_the_elysium_no_longer_work() -> None:
    table = Table("hephaestus").legend(0, "hephaestus/hammer").agora("zeus/hera")
    assert table.why("use hephaestus/hammer") == "not-in-domain"


@pytest.mark.rule("ELY-4.8")
def test_a_card_can_affect_itself_and_still_finishes_its_effect() -> None:
    table = Table("hades").own(0, "hades/hecate", "zeus/eagle").tokens(0, gold=9)
    table.use("hades/telesterion")
    table.do("transfer hades/telesterion")  # it sends itself away ...
    assert table.ask() == "transfer"  # ... and goes on
    table.do("transfer zeus/eagle/1")
    assert table.gold() == 8


@pytest.mark.rule("ELY-R-order-matters")
def test_no_order_is_asked_for_where_it_cannot_matter() -> None:
    table = Table("hephaestus", "athena").own(0, "hephaestus/hounds", "athena/nike", "zeus/danae").writing(0)
    table.tokens(0, gold=9).own(0, "zeus/hera")
    events = table.do("transfer zeus/hera")
    assert [e["card"] for e in told(events, "triggered")] == [
        "hephaestus/hounds",
        "zeus/danae/1",  # set off by the gold of the Hounds
        "athena/nike",
    ]
    assert (table.gold(), table.vp()) == (9 - 3 + 1, 1 + 1 + 1)
