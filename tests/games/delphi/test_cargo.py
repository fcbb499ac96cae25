"""Offerings and statues: the hold, loading, delivering, raising (DEL-5.5, DEL-5.6, DEL-5.7, DEL-5.8)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names


@pytest.mark.rule("DEL-5.5", "DEL-5.6", "DEL-6.1")
def test_an_offering_is_loaded_and_delivered_for_three_favour() -> None:
    table = Table().offerings("offering-1", "blue", "red").beside(0, "offering-1").dice(0, *["blue"] * 3)
    table.do("load-offering blue blue@offering-1")
    assert table.player()["offerings"] == ["blue"]
    assert table.seen()["offerings"][0]["colours"] == ["red"]
    reason = table.why_not("deliver-offering blue blue")
    assert (reason.id, reason.args["site"]) == ("not-beside", table.temple("blue"))
    table.beside(0, table.temple("blue"))
    told = table.do("deliver-offering blue blue")
    assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ["offering-blue"]
    assert table.player()["delivered"] == ["blue"]
    assert table.get(0, "favour") == 8


@pytest.mark.rule("DEL-5.7", "DEL-5.8", "DEL-6.1", "DEL-R52")
def test_a_statue_is_loaded_and_raised_for_a_companion() -> None:
    table = Table().beside(0, "city-red")
    table.do("load-statue red red")
    assert table.player()["statues"] == ["red"]
    assert table.seen()["cities"][0]["statues"] == 2
    site = table.statue_isle("red")
    assert table.why_not(f"raise-statue red red@{site}").id == "not-beside"
    table.beside(0, site)
    told = table.do(f"raise-statue red red@{site}")
    assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ["statue-1"]
    places = next(isle["places"] for isle in table.seen()["statues"] if isle["site"] == site)
    assert {"colour": "red", "seat": 0} in places
    assert table.ask == "choose-companion"


@pytest.mark.rule("DEL-5.8", "DEL-R52")
def test_a_building_site_holds_one_statue() -> None:
    table = Table().aboard(0, statues=["red", "red"]).dice(0, "red", "red")
    site = table.statue_isle("red")
    table.beside(0, site).do(f"raise-statue red red@{site}")
    table.do(table.legal()[0])
    while table.ask != "act":
        table.state.apply(table.state.legal()[0])
    assert table.why_not(f"raise-statue red red@{site}").id == "no-building-site"


@pytest.mark.rule("DEL-5.6", "DEL-5.8")
def test_what_is_not_aboard_cannot_be_delivered_or_raised() -> None:
    table = Table()
    assert table.why_not("deliver-offering red red").id == "not-aboard"
    assert table.why_not("raise-statue red red@statue-1").id == "not-aboard"


@pytest.mark.rule("DEL-5.9", "DEL-R51")
def test_a_full_hold_takes_nothing_more() -> None:
    table = Table().aboard(0, offerings=["blue"], statues=["green"]).beside(0, "city-red")
    reason = table.why_not("load-statue red red")
    assert (reason.id, reason.args, reason.rules) == ("no-room", {"hold": 2}, ("DEL-5.9", "DEL-R51"))
    table.equip(0, "eq-04")
    assert table.player()["hold"] == 3
    assert table.can("load-statue red red")
    four = Table().ship(0, "ship-8").aboard(0, offerings=["blue", "red"], statues=["green"])
    assert four.beside(0, "city-red").can("load-statue red red")


@pytest.mark.rule("DEL-R51")
def test_two_pieces_of_one_colour_may_be_aboard_by_the_rulebook() -> None:
    table = Table().beside(0, "city-red")
    table.do("load-statue red red", "load-statue red red")
    assert table.player()["statues"] == ["red", "red"]


@pytest.mark.rule("DEL-R4")
def test_the_revised_rules_load_only_what_is_needed() -> None:
    table = Table(rules="revised").beside(0, "city-red").dice(0, "red", "red", "red")
    table.do("load-statue red red")
    reason = table.why_not("load-statue red red")
    assert (reason.id, reason.args) == ("not-needed", {"colour": "red"})
    # Blue serves its own tile, red the white one; then no other colour is needed.
    table = Table(rules="revised").offerings("offering-1", "blue", "red").beside(0, "offering-1")
    table.ship(0, "ship-8").aboard(0, offerings=["blue"]).put(favour=9)
    assert not table.can("load-offering red blue@offering-1")
    table.do("load-offering red red@offering-1")
    for site in range(1, 7):
        table.beside(0, f"offering-{site}")
        loads = {text.split()[2].split("@")[0] for text in table.legal("load-offering")}
        assert loads <= {"green"}  # the other printed colour


@pytest.mark.rule("DEL-R4", "DEL-R5")
def test_three_statues_of_three_colours() -> None:
    table = Table(rules="revised").ship(0, "ship-8").aboard(0, statues=["blue", "green"])
    table.beside(0, "city-red")
    assert table.can("load-statue red red")
    table.tasks(0, "statue-1", "statue-2")
    assert not table.can("load-statue red red")


@pytest.mark.rule("DEL-6.2", "DEL-R5")
def test_no_colour_twice_within_a_kind() -> None:
    table = Table().aboard(0, offerings=["red", "red"]).beside(0, Table().temple("red"))
    table.beside(0, table.temple("red"))
    told = table.do("deliver-offering red red")
    assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ["offering-white"]
    told = table.do("deliver-offering red red")
    assert "task-fulfilled" not in names(told)
    assert "favour-gained" not in names(told)


@pytest.mark.rule("DEL-R5")
def test_a_printed_colour_never_goes_to_white() -> None:
    table = Table().ship(0, "ship-8").aboard(0, offerings=["blue", "blue"])
    table.beside(0, table.temple("blue")).dice(0, *["blue"] * 3)
    told = table.do("deliver-offering blue blue", "deliver-offering blue blue")
    assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ["offering-blue"]
    assert table.player()["tasks"][6]["state"] == "open"


@pytest.mark.rule("DEL-R80")
def test_the_colour_of_a_tile_given_back_is_free_for_white() -> None:
    table = Table()
    from petteia.games.delphi import layout as at

    table.v[table.p(0) + at.TASK_STATUS + 9] = at.GIVEN_BACK  # the blue offering
    table.put(tasks_left=11)
    table.aboard(0, offerings=["blue"]).beside(0, table.temple("blue")).dice(0, "blue")
    told = table.do("deliver-offering blue blue")
    assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ["offering-white"]


@pytest.mark.rule("DEL-R62", "DEL-8.2")
def test_the_votive_bowl_adds_a_god_step_after_the_reward() -> None:
    table = Table().equip(0, "eq-03").aboard(0, offerings=["blue"], statues=["red"])
    table.beside(0, table.temple("blue")).dice(0, "blue", "red", "red")
    told = table.do("deliver-offering blue blue")
    assert names(told)[-2:] == ["task-fulfilled", "favour-gained"]
    assert table.ask == "god-step"
    table.do("god-step ares")
    site = table.statue_isle("red")
    table.beside(0, site).do(f"raise-statue red red@{site}")
    assert table.ask == "choose-companion"
    table.do("choose-companion phoenix")
    assert table.ask == "god-step"
    table.do("god-step ares")
    table.beside(0, "monster-1").monsters("monster-1", "red").display("eq-01")
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-01")
    table.state.apply(table.state.legal()[0])  # the display is refilled
    assert table.ask == "god-step"
    # Not for shrines.
    table = Table().equip(0, "eq-03").beside(0, "cloud-red-1").tile("cloud-red-1", "red-1")
    table.do("build-shrine red cloud-red-1", "god-step ares")
    assert table.ask == "act"


@pytest.mark.rule("DEL-R59")
def test_a_bowl_does_not_act_on_the_reward_that_brought_it() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").display("eq-03")
    table.do("fight red red@monster-1", "battle 9", "choose-equipment eq-03")
    table.state.apply(table.state.legal()[0])  # the display is refilled
    assert table.ask == "act"


@pytest.mark.rule("DEL-5.10", "DEL-R56")
def test_wounds_of_the_colour_are_discarded() -> None:
    table = Table().wounds(0, "red", "red", "blue")
    told = table.do("clear-wounds red red")
    assert [e.args["count"] for e in told if e.name == "clears-wounds"] == [2]
    assert table.player()["wounds"] == ["blue"]
    assert table.seen()["wound_discard"] == ["red", "red"]
    assert table.why_not("clear-wounds red red").id == "no-wound-of-colour"


@pytest.mark.rule("DEL-5.11", "DEL-R56", "DEL-7.1")
@pytest.mark.parametrize(("seats", "entry"), [(2, 3), (3, 2), (4, 1)])
def test_a_god_advances(seats: int, entry: int) -> None:
    table = Table(seats)
    table.do("advance-god red aphrodite")
    assert table.player()["gods"]["aphrodite"] == entry
    table.do("advance-god red aphrodite")
    assert table.player()["gods"]["aphrodite"] == entry + 1
    table.gods(0, aphrodite=6)
    reason = table.why_not("advance-god red aphrodite")
    assert (reason.id, reason.args) == ("god-at-top", {"god": "aphrodite"})
