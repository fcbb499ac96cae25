"""Islands: looking, exploring, shrines, letters (DEL-4.3, DEL-5.3, DEL-5.4)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, explorer, names

from petteia.games.delphi.components import CLOUD_SITE, ISLAND_TILE
from petteia.kernel import CHANCE, Match


@pytest.mark.rule("DEL-5.3", "DEL-R53")
def test_a_fitting_island_gets_the_shrine_at_once() -> None:
    table = explorer()
    told = table.do("explore red cloud-red-1", "island red-2@cloud-red-1")
    assert [n for n in names(told) if n in ("shrine-built", "task-fulfilled", "letter-reward")] == [
        "shrine-built",
        "task-fulfilled",
    ]
    assert table.player()["tasks"][1]["state"] == "done"
    assert table.seen()["islands"][0]["shrine"] == 0
    assert table.ask == "god-step"  # the reward for a shrine
    table.do("god-step ares")
    assert table.ask == "act"


@pytest.mark.rule("DEL-5.3", "DEL-R53")
@pytest.mark.parametrize("tile", ["yellow-1", "green-2"])
def test_psi_brings_four_favour(tile: str) -> None:
    table = explorer()
    told = table.do("explore red cloud-red-1", f"island {tile}@cloud-red-1")
    assert [e.args for e in told if e.name == "letter-reward"] == [{"seat": 0, "letter": "psi"}]
    assert table.get(0, "favour") == 9
    assert table.ask == "act"


@pytest.mark.rule("DEL-5.3", "DEL-R53")
def test_phi_brings_two_oracle_cards() -> None:
    table = explorer()
    table.do("explore red cloud-red-1", "island green-1@cloud-red-1", "oracle pink", "oracle black")
    assert table.player()["cards"] == ["black", "pink"]
    assert table.ask == "act"


@pytest.mark.rule("DEL-5.3", "DEL-R53", "DEL-7.1", "DEL-R63")
def test_sigma_brings_three_god_steps_to_split() -> None:
    table = explorer()
    table.do("explore red cloud-red-1", "island yellow-2@cloud-red-1")
    table.do("god-step ares", "god-step ares", "god-step hermes")
    assert (table.player()["gods"]["ares"], table.player()["gods"]["hermes"]) == (4, 3)
    assert table.ask == "act"


@pytest.mark.rule("DEL-R63")
def test_steps_that_no_god_can_make_are_lost() -> None:
    table = explorer().gods(0, poseidon=6, apollo=6, artemis=6, aphrodite=6, ares=6, hermes=5)
    table.do("explore red cloud-red-1", "island yellow-2@cloud-red-1")
    assert set(table.player()["gods"].values()) == {6}  # one step for Hermes, two are lost
    assert table.ask == "act"


@pytest.mark.rule("DEL-5.3", "DEL-R53")
def test_omega_discards_one_colour_and_lifts_the_shield() -> None:
    table = explorer().wounds(0, "pink", "pink", "blue")
    table.do("explore red cloud-red-1", "island yellow-3@cloud-red-1")
    assert table.legal() == ["heal pink", "heal blue"]
    assert table.why_not("heal red").id == "no-wound-of-colour"
    table.do("heal pink")
    assert table.player()["wounds"] == ["blue"]
    assert table.player()["shield"] == 1
    unhurt = explorer().wounds(0)
    unhurt.do("explore red cloud-red-1", "island yellow-3@cloud-red-1")
    assert (unhurt.ask, unhurt.player()["shield"]) == ("act", 1)


@pytest.mark.rule("DEL-R61")
def test_the_shield_ends_at_five() -> None:
    table = explorer().wounds(0).put(shield=5)
    told = table.do("explore red cloud-red-1", "island yellow-3@cloud-red-1")
    assert table.player()["shield"] == 5
    assert "shield-rises" not in names(told)


@pytest.mark.rule("DEL-5.4", "DEL-R54")
def test_building_on_an_island_that_somebody_else_uncovered() -> None:
    table = explorer().tile("cloud-red-1", "red-3")
    assert not table.can("explore red cloud-red-1")
    assert table.why_not("explore red cloud-red-1").id == "island-face-up"
    told = table.do("build-shrine red cloud-red-1")
    assert "shrine-built" in names(told)
    assert "letter-reward" not in names(told)
    assert table.player()["tasks"][2]["state"] == "done"


@pytest.mark.rule("DEL-5.4", "DEL-R54")
def test_only_face_up_islands_of_ones_own_tasks() -> None:
    table = explorer()
    assert table.why_not("build-shrine red cloud-red-1").id == "island-face-down"
    table.tile("cloud-red-1", "yellow-1")
    assert table.why_not("build-shrine red cloud-red-1").id == "no-shrine-task"
    table.dice(0, "green").put(favour=0).tile("cloud-red-1", "red-1")
    assert table.why_not("build-shrine green cloud-red-1").id == "wrong-colour"


@pytest.mark.rule("DEL-R3")
def test_the_picture_decides_or_the_colour() -> None:
    for rules, built in (("rulebook", False), ("revised", True)):
        table = explorer(rules=rules).tasks(0, "shrine-2", "statue-1")
        told = table.do("explore red cloud-red-1", "island red-3@cloud-red-1")
        assert ("shrine-built" in names(told)) == built
        assert ("letter-reward" in names(told)) == (not built)
        if built:
            assert table.player()["tasks"][1]["state"] == "done"  # the lowest open shrine tile


@pytest.mark.rule("DEL-R3")
def test_the_pictured_tile_goes_first_in_the_revised_rules() -> None:
    table = explorer(rules="revised")
    table.do("explore red cloud-red-1", "island red-3@cloud-red-1")
    states = [task["state"] for task in table.player()["tasks"][:3]]
    assert states == ["open", "open", "done"]


@pytest.mark.rule("DEL-R3")
def test_no_second_shrine_on_the_same_island() -> None:
    table = explorer(rules="revised").tile("cloud-red-1", "red-3")
    table.do("build-shrine red cloud-red-1", "god-step ares")
    assert table.legal("build-shrine") == []
    assert table.why_not("build-shrine red cloud-red-1").id == "no-shrine-task"


# ---- looking -----------------------------------------------------------------------------------


@pytest.mark.rule("DEL-4.3", "DEL-R55", "DEL-R28")
def test_the_first_island_is_seen_before_the_second_is_named_and_by_one_player_only() -> None:
    table = Table(3).tile("cloud-green-2", "blue-1")
    match = Match(table.state)
    table.do("peek red")
    assert len(table.legal()) == 11
    reason = table.why_not("look-at cloud-green-2")
    assert (reason.id, reason.rules) == ("island-face-up", ("DEL-4.3", "DEL-R55"))
    table.do("look-at cloud-red-1")
    assert table.ask == "glimpse"
    assert table.state.decider == CHANCE
    told = table.do("island yellow-1@cloud-red-1")
    assert table.ask == "peek-tiles"
    assert table.seen(0)["ask"]["islands"] == ["yellow-1"]
    assert table.seen(1)["ask"] == {"step": "peek-tiles", "seat": 0, "sites": ["cloud-red-1"]}
    reason = table.why_not("look-at cloud-red-1")
    assert (reason.id, reason.args) == ("island-named", {"site": "cloud-red-1"})
    told += table.do("look-at cloud-blue-2", "island red-2@cloud-blue-2")
    assert all(event.reveals for event in told if event.name == "glimpses")
    mine, other = (event.as_json() for event in (told[0].seen_by(0), told[0].seen_by(1)) if event)
    assert mine["args"]["island"] == "yellow-1"
    assert "island" not in other["args"]
    assert other["hidden"]
    for viewer, island in ((0, "yellow-1"), (1, None), (None, None)):
        seen = table.seen(viewer)["islands"][0]
        assert (seen["island"], seen["seen_by"]) == (island, [0])
    assert table.ask == "act"
    assert match.state is table.state


@pytest.mark.rule("DEL-R55")
def test_the_last_two_face_down_islands_are_looked_at_without_a_question() -> None:
    table = Table().dice(0, "red", "red", "red")
    for site, tile in zip(CLOUD_SITE[2:], ISLAND_TILE[2:], strict=True):
        table.tile(site, tile)
    told = table.do("peek red", "island red-2@cloud-red-1", "island red-1@cloud-red-2")
    assert [event.args["sites"] for event in told if event.name == "looks"] == [
        ["cloud-red-1", "cloud-red-2"]
    ]
    assert table.ask == "act"


@pytest.mark.rule("DEL-R55")
def test_both_orders_of_looking_lead_to_the_same_position() -> None:
    ends = []
    for first, second in (("cloud-red-1", "cloud-blue-2"), ("cloud-blue-2", "cloud-red-1")):
        table = Table()
        tiles = {"cloud-red-1": "yellow-1", "cloud-blue-2": "red-2"}
        table.do("peek red", f"look-at {first}", f"island {tiles[first]}@{first}")
        table.do(f"look-at {second}", f"island {tiles[second]}@{second}")
        ends.append(table.state.snapshot())
    assert ends[0] == ends[1]


@pytest.mark.rule("DEL-R55")
def test_the_last_face_down_island_is_looked_at_without_a_question() -> None:
    table = Table().dice(0, "red", "red", "red")
    for site, tile in zip(CLOUD_SITE[1:], ISLAND_TILE[1:], strict=True):
        table.tile(site, tile)
    told = table.do("peek red")
    assert "looks" in names(told)
    assert table.state.legal() == [table.state.actions.parse("island red-1@cloud-red-1")]
    table.do("island red-1@cloud-red-1")
    table.do("peek red", "island red-1@cloud-red-1")  # a known tile may be looked at again
    table.tile("cloud-red-1", "red-1")
    assert table.legal("peek") == []
    assert table.why_not("peek red").id == "no-hidden-island"
