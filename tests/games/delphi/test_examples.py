"""The printed examples of the rulebook, with their exact figures."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.games.delphi import layout as at
from petteia.games.delphi.map import HEXES

# A map on which the pictured places lie beside each other as the examples need them.
MAP = (
    "R1:2@1,-1 R2:5@0,2 R3:3@3,0 L1:4@5,2 L2:2@3,-5 L3:0@-4,4 "
    "M1:1@5,-2 M2:3@0,4 M3:5@-1,-1 S1:3@-3,5 S2:4@6,-5 S3:2@-4,1 "
    "city-yellow:1@8,-5 city-red:3@-7,6 city-black:3@6,1 city-green:4@-4,0 city-pink:1@2,-5 city-blue:4@0,6"
)


@pytest.mark.rule("DEL-3.1")
def test_six_wounds_cost_the_turn() -> None:
    """You have 6 wound cards at the start of your turn: discard 3 of them, and your turn is over."""
    table = Table().wounds(1, "red", "black", "pink", "blue", "yellow", "green").dice(0)
    table.do("end-turn", "roll red red red")
    assert table.ask == "recover"
    assert len(table.legal()) == 20
    told = table.do("recover red pink green")
    assert table.player(1)["wounds"] == ["black", "blue", "yellow"]
    assert "rolled" not in names(told)
    assert table.seen()["active"] == 0


@pytest.mark.rule("DEL-3.2")
def test_two_dice_and_a_card_are_used() -> None:
    """The black die must still be used, the blue card may not be played this turn."""
    table = Table().dice(0, "red", "green", "black").cards(0, "green", "blue")
    table.do("take-favour red", "take-favour card-green", "take-favour green")
    assert table.player()["dice"] == ["black"]
    assert not table.can("end-turn")
    assert {text.split()[1] for text in table.legal()} == {"black"}
    assert table.why_not("draw-card card-blue").id == "card-played"


@pytest.mark.rule("DEL-3.3")
def test_green_to_black_costs_two() -> None:
    """Recolouring a die from green to black costs 2 favour."""
    table = Table().dice(0, "green", "green")
    assert table.cost("advance-god green ares") == 2
    table.do("advance-god green ares")
    assert table.get(0, "favour") == 3


@pytest.mark.rule("DEL-3.4")
def test_a_choice_between_two_gods_of_rolled_colours() -> None:
    """You may advance the red or the green god."""
    table = Table().gods(1, aphrodite=4, artemis=3, ares=0).dice(0)
    table.do("end-turn", "roll red black green")
    assert table.legal() == ["react artemis", "react aphrodite"]
    table.do("react artemis")
    assert (table.player(1)["gods"]["artemis"], table.player(1)["gods"]["aphrodite"]) == (4, 4)


@pytest.mark.rule("DEL-5.2")
def test_the_fight_that_is_won_on_the_second_roll() -> None:
    """Shield 2: a 7 is needed, a 5 is rolled; 1 favour, a 6 is needed, a 7 is rolled: won."""
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").put(shield=2, favour=3)
    assert table.preview("fight red red@monster-1")["needed"] == 7
    table.do("fight red red@monster-1", "battle 5")
    assert table.seen()["ask"]["needed"] == 6
    told = table.do("fight-on", "battle 7")
    assert "beats" in names(told)
    assert table.get(0, "favour") == 2


@pytest.mark.rule("DEL-5.12")
def test_no_favour_is_taken_in_the_middle_of_a_fight() -> None:
    """You may not take 2 favour during a fight in order to prolong it."""
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").put(favour=1)
    table.do("fight red red@monster-1", "battle 5")
    assert table.why_not("take-favour red").id == "not-asked"


@pytest.mark.rule("DEL-5.3")
def test_a_yellow_action_uncovers_ones_own_island() -> None:
    """The island uncovered is on one of your Zeus tiles: you may build your shrine there at once."""
    table = Table().beside(0, "cloud-yellow-1").dice(0, "yellow")
    table.do("explore yellow cloud-yellow-1", "island red-1@cloud-yellow-1")
    assert table.seen()["islands"][8]["shrine"] == 0
    assert table.player()["left"] == 11


@pytest.mark.rule("DEL-5.5", "DEL-5.6")
def test_a_red_offering_and_the_red_temple_next_door() -> None:
    """Load with a red action; beside the red temple too, deliver with another red action."""
    table = Table(map_text=MAP).at(0, "4,-3").offerings("offering-3", "red", "blue").dice(0, "red", "red")
    old = table.v[at.TEMPLES]
    place = table.v[at.TEMPLE_OF]
    table.v[at.TEMPLES], table.v[at.TEMPLES + place - 1] = 1, old
    table.v[at.TEMPLE_OF + old - 1], table.v[at.TEMPLE_OF] = place, 1
    table._changed()
    told = table.do("load-offering red red@offering-3", "deliver-offering red red")
    assert "task-fulfilled" in names(told)
    assert table.player()["offerings"] == []
    assert table.get(0, "favour") == 8


@pytest.mark.rule("DEL-5.7", "DEL-5.8")
def test_a_red_statue_is_fetched_carried_and_raised() -> None:
    """Red: load; yellow: sail to the yellow hex; red: raise the statue on the island."""
    table = Table(map_text=MAP).at(0, "-6,6").dice(0, "red", "red", "yellow").put(favour=0)
    told = table.do("load-statue red red", "sail yellow -5,6", "raise-statue red red@statue-6")
    assert "task-fulfilled" in names(told)
    assert table.ask == "choose-companion"


@pytest.mark.rule("DEL-5.1", "DEL-5.5", "DEL-5.11")
def test_the_first_turn() -> None:
    """Green, pink and black: 3 hexes to the green one, the blue offering for 1 favour, the black god."""
    table = Table(map_text=MAP).dice(0, "green", "pink", "black").put(favour=5)
    table.offerings("offering-6", "blue", "yellow")
    form = table.preview("sail green -1,-2")
    assert (form["steps"], form["favour"]) == (3, 0)
    table.do("sail green -1,-2")
    assert table.cost("load-offering pink blue@offering-6") == 1
    assert table.cost("explore pink cloud-red-2") == 4  # 3 more than for blue
    table.do("load-offering pink blue@offering-6")
    assert table.player()["offerings"] == ["blue"]
    assert table.get(0, "favour") == 4
    told = table.do("advance-god black ares")
    assert table.player()["gods"]["ares"] == 3
    assert names(told)[-1] == "god-moves"  # the turn goes on until its end is said
    table.do("end-turn", "roll red blue blue")
    assert table.player()["dice"] == ["red", "blue", "blue"]
    assert table.seen()["active"] == 1
    assert table.player()["hex"] == "-1,-2"
    assert HEXES[table.state.sea.zeus] == table.player(1)["hex"]
