"""The gods on their track and their special actions (DEL-7)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import COLOUR, GOD
from petteia.games.delphi.map import HEXES


def top(god: str, seats: int = 2, **options: object) -> Table:
    return Table(seats, **options).gods(0, **{god: 6})  # type: ignore[arg-type]


@pytest.mark.rule("DEL-7.2", "DEL-R76")
@pytest.mark.parametrize("god", GOD)
def test_only_a_god_in_the_top_row_acts(god: str) -> None:
    table = top(god).gods(0, **{god: 5})
    text = {
        "poseidon": f"poseidon {table.hexes('red', 1)[0]}",
        "artemis": "artemis cloud-red-1",
        "ares": "ares red@monster-1",
        "hermes": "hermes red",
    }.get(god, god)
    reason = table.why_not(text)
    assert (reason.id, reason.args) == ("god-not-at-top", {"god": god, "row": 5})


@pytest.mark.rule("DEL-7.2", "DEL-R76", "DEL-R78")
def test_poseidon_puts_the_ship_on_any_water() -> None:
    table = top("poseidon")
    sea = table.state.sea
    assert len(table.legal("poseidon")) == 72
    far = HEXES[max(sea.water, key=lambda n: sea.steps(sea.zeus, 0)[n])]
    told = table.do(f"poseidon {far}")
    assert names(told) == ["god-acts", "ship-set", "god-home"]
    assert table.player()["hex"] == far
    assert table.player()["gods"]["poseidon"] == 0
    assert table.player()["dice"] == ["red"] * 3  # no die was needed
    table.gods(0, poseidon=6)
    assert len(table.legal("poseidon")) == 71  # another hex than the present one
    assert table.why_not(f"poseidon {far}").id == "same-hex"
    assert table.why_not(f"poseidon {HEXES[sea.zeus]}").id == "zeus-closed"


@pytest.mark.rule("DEL-9.1", "DEL-R50", "DEL-R76")
def test_poseidon_leads_home() -> None:
    table = top("poseidon").tasks(0)
    zeus = HEXES[table.state.sea.zeus]
    table.at(0, table.hexes(None, 5)[0])
    told = table.do(f"poseidon {zeus}")
    assert "reaches-zeus" in names(told)
    assert table.player()["at_zeus"]


@pytest.mark.rule("DEL-R76", "DEL-R83")
def test_poseidon_brings_nobody_home_who_has_not_left() -> None:
    table = top("poseidon").tasks(0)
    zeus = HEXES[table.state.sea.zeus]
    assert table.player()["hex"] == zeus
    assert table.why_not(f"poseidon {zeus}").id == "same-hex"


@pytest.mark.rule("DEL-7.2", "DEL-R38", "DEL-R39")
def test_apollo_makes_dice_and_one_card_wild() -> None:
    table = top("apollo").dice(0, "green", "green").put(favour=0).cards(0, "pink")
    assert table.legal("advance-god") == ["advance-god green artemis", "advance-god card-pink hermes"]
    table.do("apollo", "oracle black")
    assert table.player()["wild"]
    assert table.player()["gods"]["apollo"] == 0
    assert len(table.legal("advance-god")) == 18  # three sources, six gods
    table.do("advance-god card-pink ares")
    assert table.why_not("advance-god card-black ares").id == "card-played"
    table.do("advance-god green poseidon", "advance-god green hermes")
    assert table.ask == "end"  # the rest of the turn holds nothing more
    table.do("end-turn", "roll green green green")
    assert not table.player()["wild"]


@pytest.mark.rule("DEL-R38")
def test_apollo_after_a_card_gives_no_second_one() -> None:
    table = top("apollo").cards(0, "pink")
    table.do("take-favour card-pink", "apollo", "oracle black")
    assert table.why_not("take-favour card-black").id == "card-played"


@pytest.mark.rule("DEL-7.2", "DEL-R76", "DEL-R78", "DEL-R79")
def test_artemis_explores_from_afar() -> None:
    table = top("artemis").at(0, Table().hexes("red", 1)[0])
    assert len(table.legal("artemis")) == 12
    table.do("artemis cloud-green-2")
    assert table.player()["gods"]["artemis"] == 6  # it goes back only when all is done
    table.do("island red-1@cloud-green-2")
    assert table.ask == "god-step"
    assert not table.can("god-step artemis")  # and cannot advance meanwhile
    told = table.do("god-step ares")
    assert "god-home" in names(told)
    assert table.seen()["islands"][11]["shrine"] == 0
    table.gods(0, artemis=6)
    assert table.why_not("artemis cloud-green-2").id == "island-face-up"


@pytest.mark.rule("DEL-7.2", "DEL-R76")
def test_aphrodite_discards_all_wounds() -> None:
    table = top("aphrodite").wounds(0, "red", "blue", "blue")
    told = table.do("aphrodite")
    assert [e.args["count"] for e in told if e.name == "all-wounds-cleared"] == [3]
    assert table.player()["wounds"] == []
    table.gods(0, aphrodite=6)
    assert table.why_not("aphrodite").id == "no-wounds"


@pytest.mark.rule("DEL-7.2", "DEL-R76", "DEL-R79")
def test_ares_beats_a_monster_without_a_roll() -> None:
    table = top("ares").beside(0, "monster-1").monsters("monster-1", "red")
    told = table.do("ares red@monster-1")
    assert "battle-roll" not in names(told)
    assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ["monster-red"]
    assert table.ask == "choose-equipment"
    assert table.player()["gods"]["ares"] == 6
    far = top("ares")
    assert far.legal("ares") == []
    assert far.why_not("ares red@monster-1").id == "not-beside"


@pytest.mark.rule("DEL-R4", "DEL-R76")
def test_ares_and_hermes_serve_only_needs_in_the_revised_rules() -> None:
    table = top("ares", rules="revised").beside(0, "monster-1").monsters("monster-1", "red")
    table.tasks(0, "statue-1").gods(0, hermes=6)
    assert table.why_not("ares red@monster-1").id == "not-needed"
    table.beside(0, "city-red")
    assert table.can("hermes blue")
    table.aboard(0, statues=["green"])
    assert table.why_not("hermes blue").id == "not-needed"


@pytest.mark.rule("DEL-R48")
def test_spear_and_crane_help_ares_and_hermes() -> None:
    table = top("ares").gods(0, hermes=6).monsters("monster-1", "red")
    sea = table.state.sea
    from tests.games.delphi.table import find_site

    kind, number = find_site("monster-1")
    far = next(n for n in sea.water if number in sea.across[n][kind] and number not in sea.beside[n][kind])
    table.at(0, HEXES[far])
    assert not table.can("ares red@monster-1")
    assert table.equip(0, "eq-05").can("ares red@monster-1")
    kind, _ = find_site("city-red")
    far = next(n for n in sea.water if sea.across[n][kind] and not sea.beside[n][kind])
    table.at(0, HEXES[far])
    assert table.why_not("hermes red").id == "no-city-beside"
    assert table.equip(0, "eq-06").can("hermes red")


@pytest.mark.rule("DEL-7.2", "DEL-R79")
def test_hermes_takes_a_statue_from_any_city() -> None:
    table = top("hermes").beside(0, "city-red")
    assert table.legal("hermes") == [f"hermes {c}" for c in COLOUR]
    table.do("hermes green")
    assert table.player()["statues"] == ["green"]
    assert table.seen()["cities"][5]["statues"] == 2
    table.gods(0, hermes=6).aboard(0, offerings=["red"])
    assert table.why_not("hermes red").id == "no-room"


@pytest.mark.rule("DEL-7.3", "DEL-R77", "DEL-R78")
@pytest.mark.parametrize("god", GOD)
def test_a_card_instead(god: str) -> None:
    table = top(god).wounds(0)
    table.do(f"swap-god {god}", "oracle blue")
    assert table.player()["cards"] == ["blue"]
    assert table.player()["gods"][god] == 0
    table.gods(0, **{god: 6})
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + 6] = [0] * 6
    table._changed()
    assert table.why_not(f"swap-god {god}").id == "no-oracle-cards"


@pytest.mark.rule("DEL-R76")
def test_any_number_of_gods_act_in_a_turn() -> None:
    table = top("apollo").gods(0, aphrodite=6, poseidon=6)
    table.do("aphrodite", "apollo", "oracle red", f"poseidon {table.hexes('red', 1)[0]}")
    assert set(table.player()["gods"].values()) == {0}
    assert table.player()["dice"] == ["red"] * 3


@pytest.mark.rule("DEL-7.1")
def test_from_the_bottom_to_the_entry_row_then_row_by_row() -> None:
    table = Table(3).dice(0, "red", "red", "red")
    rows = []
    for _ in range(2):
        table.do("advance-god red aphrodite")
        rows.append(table.player()["gods"]["aphrodite"])
    assert rows == [2, 3]
