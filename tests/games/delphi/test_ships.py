"""Every ship tile (DEL-2.7)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import GAME, Table

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import SHIP, TASK
from petteia.games.delphi.state import DelphiState
from petteia.kernel import CHANCE, Dealer


def started(ship: str, seats: int = 3, until: str = "act") -> DelphiState:
    """A game in which the first player has a ship, at the first step of a name."""
    state = GAME.new(seats, {"map": "custom"})
    assert isinstance(state, DelphiState)
    dealer = Dealer(9)
    while state.step is None or state.step.name != until:
        if (
            state.step is not None
            and state.step.name == "ships"
            and not state.v[at.SHIP_AT + SHIP.index(ship)]
        ):
            state.advance(state.actions.parse(f"deal-ship {ship}"))
        elif state.step is not None and state.step.name == "display":
            lasting = [a for a in state.legal() if int(state.actions.text(a)[-2:]) < 16]
            state.advance(lasting[0])
        elif state.decider == CHANCE:
            state.advance(dealer.pick(state))
        else:
            state.advance(state.legal()[0])
    return state


@pytest.mark.rule("DEL-R20")
def test_ship_1_starts_with_a_shield() -> None:
    state = started("ship-1")
    assert state.observe(None)["players"][state.v[at.FIRST]]["shield"] == 2


@pytest.mark.rule("DEL-R20", "DEL-R75", "DEL-R78")
def test_ship_2_keeps_its_gods_on_the_entry_row() -> None:
    state = started("ship-2")
    first = state.observe(None)["players"][state.v[at.FIRST]]
    assert set(first["gods"].values()) == {2}
    table = Table(3).ship(0, "ship-2").gods(0, aphrodite=6, hermes=6)
    table.do("aphrodite", "swap-god hermes", "oracle red")
    assert table.player()["gods"]["aphrodite"] == table.player()["gods"]["hermes"] == 2


@pytest.mark.rule("DEL-R20", "DEL-R80")
def test_ship_3_gives_back_a_tile() -> None:
    state = started("ship-3", until="drop-task")
    seat = state.decider
    assert seat == state.v[at.FIRST]
    assert [state.actions.text(a).split()[1] for a in state.legal()] == list(TASK)
    state.apply(state.actions.parse("drop-task shrine-2"))
    one = state.observe(None)["players"][seat]
    assert one["left"] == 11
    assert one["tasks"][1]["state"] == "given-back"
    assert state.scores()[seat].parts["spared"] == 1
    assert sum(city["statues"] for city in state.observe(None)["cities"]) == 18  # the board stays as it is


@pytest.mark.rule("DEL-R20")
def test_only_open_tiles_are_given_back() -> None:
    state = GAME.new(2, {"map": "custom", "tasks": 8})
    dealer = Dealer(2)
    while state.step is None or state.step.name != "drop-task":
        if state.step is not None and state.step.name == "ships" and not state.v[at.SHIP_AT + 2]:
            state.advance(state.actions.parse("deal-ship ship-3"))
        elif state.decider == CHANCE:
            state.advance(dealer.pick(state))
        else:
            state.advance(state.legal()[0])
    assert len(state.legal()) == 8
    reason = state.why_not(state.actions.parse("drop-task statue-3"))
    assert reason is not None
    assert reason.id == "task-not-open"


@pytest.mark.rule("DEL-R35")
def test_ship_4_recolours_one_step_cheaper() -> None:
    table = Table().ship(0, "ship-4").dice(0, "green").put(favour=9)
    prices = {text.split()[2]: table.cost(text) for text in table.legal("advance-god")}
    assert prices == {"artemis": 0, "aphrodite": 0, "ares": 1, "hermes": 2, "poseidon": 3, "apollo": 4}


@pytest.mark.rule("DEL-R44")
def test_ship_5_sails_two_hexes_further() -> None:
    assert Table().ship(0, "ship-5").player()["range"] == 5


@pytest.mark.rule("DEL-R20", "DEL-R65")
def test_ship_6_takes_one_more_favour_each_time() -> None:
    state = started("ship-6")
    assert state.observe(None)["players"][state.v[at.FIRST]]["favour"] == 4
    table = Table().ship(0, "ship-6")
    table.do("take-favour red")
    assert table.get(0, "favour") == 8
    table.equip(0, "eq-08").dice(0, "blue").do("lamp blue blue")
    assert table.get(0, "favour") == 10


@pytest.mark.rule("DEL-R20", "DEL-R66")
def test_ship_7_starts_with_equipment_and_a_card() -> None:
    state = started("ship-7", until="choose-equipment")
    seat = state.decider
    assert seat == state.v[at.FIRST]
    assert len(state.legal()) == 6
    card = state.actions.text(state.legal()[0]).split()[1]
    state.apply(state.legal()[0])
    assert state.step is not None
    assert state.step.name == "display"
    state.apply(state.legal()[0])
    assert state.step.name == "oracle"
    state.apply(state.actions.parse("oracle blue"))
    one = state.observe(None)["players"][seat]
    assert (one["equipment"], one["cards"]) == ([card], ["blue"])
    assert len(state.observe(None)["display"]) == 6


@pytest.mark.rule("DEL-R36")
def test_ship_8_recolours_both_ways_and_has_four_places() -> None:
    table = Table().ship(0, "ship-8").dice(0, "green").put(favour=9)
    prices = {text.split()[2]: table.cost(text) for text in table.legal("advance-god")}
    assert prices == {"artemis": 0, "aphrodite": 1, "ares": 2, "hermes": 3, "poseidon": 2, "apollo": 1}
    assert table.player()["hold"] == 4
    assert {SHIP.index(s): Table().ship(0, s).player()["hold"] for s in SHIP} == {
        **dict.fromkeys(range(7), 2),
        7: 4,
    }
