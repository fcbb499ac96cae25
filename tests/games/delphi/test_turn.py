"""The turn: wounds, actions, the oracle, the Titan (DEL-3, rulings 21 to 27, 30, 32, 70 to 75)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import GODS
from petteia.kernel import Event, IllegalAction


def next_turn(table: Table) -> list[Event]:
    """Let the turn of seat 1 begin by ending the one of seat 0."""
    table.dice(0)
    told = table.do("end-turn", "roll red red red")
    assert ("turn-begins", {"seat": 1}) in [(event.name, event.args) for event in told]
    return told


# ---- wounds ------------------------------------------------------------------------------------


@pytest.mark.rule("DEL-3.1", "DEL-R70")
@pytest.mark.parametrize(
    ("wounds", "ask"),
    [
        (["red", "red", "red"], "recover"),
        (["red", "red", "black", "black", "pink", "pink"], "recover"),
        (["red", "red", "black", "black", "pink"], "act"),
        ([], "no-wounds"),
        (["green"], "act"),
    ],
)
def test_the_wound_check(wounds: list[str], ask: str) -> None:
    table = Table().wounds(1, *wounds)
    next_turn(table)
    if ask == "recover" and len(wounds) == 3:  # a single combination is taken at once
        assert table.player(1)["wounds"] == []
        assert table.ask == "act"
        assert table.seen()["active"] == 0
    else:
        assert table.ask == ask


@pytest.mark.rule("DEL-3.1", "DEL-R70", "DEL-R21")
def test_a_recovery_turn_discards_three_and_leaves_the_dice_alone() -> None:
    table = Table().wounds(1, "red", "red", "red", "black").dice(1, "blue", "green", "pink")
    next_turn(table)
    assert table.seen()["phase"] == "wounds"
    assert table.legal() == ["recover red red red", "recover red red black"]
    reason = table.why_not("recover black red red")
    assert (reason.id, reason.args["colours"]) == ("colours-in-order", ["red", "red", "black"])
    reason = table.why_not("recover red black black")
    assert (reason.id, reason.args) == ("too-few-wounds", {"colour": "black", "have": 1})
    told = table.do("recover red red black")
    assert "rolled" not in names(told)
    assert table.player(1)["wounds"] == ["red"]
    assert table.player(1)["dice"] == ["pink", "blue", "green"]
    assert table.seen()["wound_discard"] == ["red", "red", "black"]
    assert table.seen()["active"] == 0  # and no Titan: see the rule on him


@pytest.mark.rule("DEL-R70")
def test_a_recovery_without_wounds_left_earns_no_bonus() -> None:
    table = Table().wounds(1, "red", "red", "red")
    favour = table.get(1, "favour")
    told = next_turn(table)
    assert "recovers" in names(told)
    assert table.get(1, "favour") == favour


@pytest.mark.rule("DEL-3.1", "DEL-R70")
def test_without_wounds_favour_or_a_god_step() -> None:
    table = Table().wounds(1).gods(1, ares=6)
    next_turn(table)
    assert not table.can("bonus-god ares")
    assert table.why_not("bonus-god ares").id == "god-at-top"
    assert table.describe("bonus-favour")["gain"] == 2
    other = Table().wounds(1)
    next_turn(other)
    table.do("bonus-favour")
    assert table.get(1, "favour") == 7
    other.do("bonus-god hermes")
    assert other.player(1)["gods"]["hermes"] == 3
    assert other.get(1, "favour") == 5
    assert table.ask == other.ask == "act"


@pytest.mark.rule("DEL-R70")
def test_gods_cannot_act_before_the_check() -> None:
    table = Table().wounds(1, *["red"] * 3, "blue").gods(1, aphrodite=6)
    next_turn(table)
    assert table.legal("aphrodite") == []
    assert table.why_not("aphrodite").id == "not-asked"


# ---- actions -----------------------------------------------------------------------------------


@pytest.mark.rule("DEL-3.2", "DEL-R22", "DEL-R39")
def test_each_die_and_one_card() -> None:
    table = Table().dice(0, "green", "black").cards(0, "green", "blue")
    table.do("take-favour green", "take-favour card-green")
    # As in the rulebook's example: the black die must still be used, the blue card may not be.
    assert table.player()["played"] == "green"
    assert table.why_not("take-favour card-blue").id == "card-played"
    reason = table.why_not("end-turn")
    assert (reason.id, reason.args, reason.rules[0]) == ("dice-left", {"count": 1}, "DEL-3.2")
    told = table.do("take-favour black")
    assert "ends-turn" in names(told)  # nothing else is possible


@pytest.mark.rule("DEL-R22")
def test_card_gods_and_extra_action_are_optional() -> None:
    table = Table().dice(0).cards(0, "red").gods(0, apollo=6).equip(0, "eq-12")
    assert {"end-turn", "apollo", "take-favour card-red", "take-favour extra"} <= set(table.legal())


@pytest.mark.rule("DEL-R32", "DEL-R84")
def test_a_played_card_lies_aside_until_the_turn_ends() -> None:
    table = Table().dice(0, "red").cards(0, "green")
    table.do("take-favour card-green")
    assert table.player()["cards"] == []
    assert table.player()["played"] == "green"
    assert table.seen()["oracle_discard"] == []
    table.do("take-favour red", "roll red red red")
    assert table.seen()["oracle_discard"] == ["green"]
    assert table.player()["played"] is None


@pytest.mark.rule("DEL-R23", "DEL-R25")
def test_equal_dice_are_one_option_and_what_cannot_be_paid_is_not_offered() -> None:
    table = Table().put(favour=0)
    assert table.legal("take-favour") == ["take-favour red"]
    assert table.legal("advance-god") == ["advance-god red aphrodite"]
    table.put(favour=5)
    assert len(table.legal("advance-god")) == 6
    assert all(table.cost(text) <= 5 for text in table.legal("sail"))


@pytest.mark.rule("DEL-R23")
def test_a_single_option_is_taken_at_once() -> None:
    table = Table().put(1, shield=5)
    table.dice(0)  # nothing but the end of the turn is left
    assert table.legal() == ["end-turn"]
    table.state.settle()
    assert table.ask == "roll"


@pytest.mark.rule("DEL-5.12", "DEL-R24")
def test_an_action_is_finished_before_the_next_begins() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").gods(0, apollo=6)
    table.do("fight red red@monster-1", "battle 5")
    assert table.legal() == ["fight-on", "give-up"]
    assert table.why_not("take-favour red").id == "not-asked"
    with pytest.raises(IllegalAction):
        table.do("apollo")


@pytest.mark.rule("DEL-R26")
def test_gains_are_not_declined() -> None:
    table = Table().tasks(0, "shrine-1").beside(0, "cloud-red-1").tile("cloud-red-1", "red-1")
    table.do("build-shrine red cloud-red-1")
    assert all(text.startswith("god-step") for text in table.legal())


# ---- recolouring -------------------------------------------------------------------------------


@pytest.mark.rule("DEL-3.3", "DEL-R34")
def test_recolouring_goes_clockwise_for_one_favour_a_step() -> None:
    table = Table().dice(0, "green")
    gods = {"aphrodite": 1, "ares": 2, "hermes": 3, "poseidon": 4, "apollo": 5, "artemis": 0}
    for god, price in gods.items():
        form = table.describe(f"advance-god green {god}")
        assert (form["favour"], form["recolour"]) == (price, price)
    told = table.do("advance-god green hermes")
    assert names(told)[0] == "recolours"
    assert told[0].args == {"seat": 0, "source": "green", "colour": "pink", "favour": 3}
    assert table.get(0, "favour") == 2


@pytest.mark.rule("DEL-3.3", "DEL-R34")
def test_cards_are_recoloured_like_dice() -> None:
    table = Table().dice(0, "red").cards(0, "green")
    table.do("advance-god card-green ares")
    assert table.get(0, "favour") == 3
    assert table.player()["played"] == "green"  # not black


@pytest.mark.rule("DEL-3.3", "DEL-R34")
def test_the_reason_says_what_recolouring_would_cost() -> None:
    table = Table().dice(0, "green").put(favour=1)
    reason = table.why_not("advance-god green ares")
    assert reason.id == "wrong-colour"
    assert reason.args == {"source": "green", "colour": "black", "cost": 2, "have": 1}
    assert "DEL-3.3" in reason.rules


@pytest.mark.rule("DEL-4.1", "DEL-4.2", "DEL-4.3", "DEL-R41")
def test_actions_of_any_colour_cost_nothing() -> None:
    table = Table().put(favour=0).dice(0, "black", "green").cards(0, "pink")
    for word in ("draw-card", "take-favour", "peek"):
        assert table.legal(word) == [f"{word} black", f"{word} green", f"{word} card-pink"]
        assert table.describe(f"{word} black")["favour"] == 0
    table.do("take-favour black")
    assert table.get(0, "favour") == 2
    table.do("draw-card green", "oracle blue")
    assert table.player()["cards"] == ["pink", "blue"]


@pytest.mark.rule("DEL-4.1", "DEL-R30")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    table = Table().dice(0, "red", "red")
    table.v[at.ORACLE_DISCARD + 2] = 1
    table.v[at.ORACLE_DISCARD + 3] = 2
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + 6] = [0] * 6
    table._changed().do("draw-card red")
    assert [weight for _, weight in table.state.chance()] == [1, 2]
    assert table.seen()["oracle_discard"] == []
    table.do("oracle blue")
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + 6] = [0] * 6
    table._changed()
    assert table.legal("draw-card") == []
    assert table.why_not("draw-card red").id == "no-oracle-cards"


@pytest.mark.rule("DEL-R30")
def test_without_any_card_nothing_is_drawn() -> None:
    table = Table().dice(0, "red").equip(0, "eq-08").put(favour=5)
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + 6] = [0] * 6
    table._changed()
    table.do("lamp red blue")
    assert table.player()["cards"] == []
    assert table.get(0, "favour") == 5 - 3 + 1


# ---- the oracle --------------------------------------------------------------------------------


@pytest.mark.rule("DEL-3.4", "DEL-R74", "DEL-R75")
def test_the_others_advance_one_god_of_a_rolled_colour() -> None:
    table = Table(4).dice(0)
    table.gods(1, aphrodite=2, ares=0, hermes=6)  # red in the middle, black at the bottom, pink at the top
    table.gods(2, aphrodite=3, ares=1, hermes=0)
    table.gods(0, aphrodite=2)
    table.do("end-turn")
    told = table.do("roll red black pink")
    assert [e.args for e in told if e.name == "god-reacts"] == [{"seat": 1, "god": "aphrodite", "row": 3}]
    assert table.ask == "react-god"
    assert table.state.decider == 2
    assert table.seen()["ask"]["roller"] == 0
    assert table.legal() == ["react aphrodite", "react ares"]
    assert table.why_not("react hermes").id == "god-at-bottom"
    assert table.why_not("react poseidon").id == "god-at-bottom"
    told = table.do("react ares")
    assert told[0].args == {"seat": 2, "god": "ares", "row": 2}
    assert table.player(0)["gods"]["aphrodite"] == 2  # not the one who rolled
    assert table.player(0)["dice"] == ["red", "black", "pink"]


@pytest.mark.rule("DEL-R75")
def test_a_god_whose_colour_was_not_rolled_stays() -> None:
    table = Table().dice(0).gods(1, apollo=4, aphrodite=1, ares=1)
    table.do("end-turn", "roll red red black")
    assert table.why_not("react apollo").id == "god-not-rolled"
    table.do("react ares")
    assert table.player(1)["gods"]["apollo"] == 4


@pytest.mark.rule("DEL-R75")
@pytest.mark.parametrize(("seats", "entry"), [(2, 3), (3, 2), (4, 1)])
def test_the_gods_of_ship_2_always_react(seats: int, entry: int) -> None:
    table = Table(seats).dice(0).ship(1, "ship-2").gods(1, **dict.fromkeys(GODS, entry))
    told = table.do("end-turn", "roll pink pink pink")
    assert [e.args["god"] for e in told if e.name == "god-reacts"] == ["hermes"]
    assert table.player(1)["gods"] == {**dict.fromkeys(GODS, entry), "hermes": entry + 1}


@pytest.mark.rule("DEL-R75")
def test_a_god_that_reaches_the_top_stands_ready() -> None:
    table = Table().dice(0).gods(1, apollo=5)
    told = table.do("end-turn", "roll yellow yellow yellow")
    assert "god-ready" in names(told)
    assert table.player(1)["gods"]["apollo"] == 6


@pytest.mark.rule("DEL-R27")
def test_effects_on_several_players_run_clockwise_the_active_one_last() -> None:
    table = Table(3).dice(0)
    for seat in range(3):
        table.put(seat, shield=0)
    table.do("end-turn", "roll red red red")
    for seat in (1, 2):
        table.dice(seat)
        table.state._legal = None
        table.do("end-turn", "roll red red red")
        if seat == 2:
            table.do("titan 6")
    hurt = []
    while table.ask == "wound":
        told = table.state.apply(table.state.legal()[0])
        hurt += [e.args["seat"] for e in told if e.name == "wounded"]
    assert hurt == [0, 0, 1, 1, 2, 2]  # seat 2 was active


# ---- the Titan ---------------------------------------------------------------------------------


def titan(table: Table, number: int) -> list[int]:
    """The last player of two ends the turn and rolls the Titan; who was wounded how often."""
    table.table(active=1)
    table.state.pop()
    table.state.push(at.ACT, 1)
    table.dice(1)
    table.do("end-turn", "roll red red red", f"titan {number}")
    hurt = [0, 0]
    while table.ask == "wound":
        told = table.do("wound blue")
        for event in told:
            if event.name == "wounded":
                hurt[event.args["seat"]] += 1
    return hurt


@pytest.mark.rule("DEL-3.5", "DEL-R72")
@pytest.mark.parametrize(
    ("number", "shields", "hurt"),
    [
        (6, (0, 5), [2, 2]),
        (5, (4, 5), [1, 0]),
        (1, (0, 1), [1, 0]),
        (3, (3, 2), [0, 1]),
    ],
)
def test_the_titan_hurts_weak_shields(number: int, shields: tuple[int, int], hurt: list[int]) -> None:
    table = Table().put(0, shield=shields[0]).put(1, shield=shields[1])
    assert titan(table, number) == hurt
    assert table.seen()["titan"] == number


@pytest.mark.rule("DEL-R72")
def test_the_titan_is_known_before_the_gods_advance_and_hurts_afterwards() -> None:
    table = Table().gods(0, aphrodite=1, ares=1)
    table.table(active=1)
    table.state.pop()
    table.state.push(at.ACT, 1)
    table.dice(1)
    table.do("end-turn", "roll red red black", "titan 6")
    assert table.ask == "react-god"
    assert table.seen()["titan"] == 6
    table.do("react ares")
    assert table.ask == "wound"


@pytest.mark.rule("DEL-R71")
@pytest.mark.parametrize(("rules", "asked"), [("rulebook", "act"), ("revised", "titan")])
def test_the_titan_and_a_recovering_last_player(rules: str, asked: str) -> None:
    table = Table(rules=rules).wounds(1, "red", "red", "red", "blue")
    next_turn(table)
    assert table.ask == "recover"
    table.do("recover red red red")
    assert table.ask == asked


@pytest.mark.rule("DEL-R71")
@pytest.mark.parametrize("rules", ["rulebook", "revised"])
def test_no_titan_when_another_player_than_the_last_recovers(rules: str) -> None:
    table = Table(3, rules=rules).wounds(1, "red", "red", "red", "blue")
    next_turn(table)
    table.do("recover red red red")
    assert table.ask == "act"
    assert table.seen()["active"] == 2


@pytest.mark.rule("DEL-R73")
def test_no_titan_once_a_ship_is_home() -> None:
    table = Table().tasks(0)
    table.put(0, entered=1)
    table.table(active=1)
    table.state.pop()
    table.state.push(at.ACT, 1)
    table.dice(1)
    told = table.do("end-turn", "roll red red red")
    assert "game-over" in names(told)
    assert table.ask is None


@pytest.mark.rule("DEL-R30")
def test_the_wound_pile_is_made_anew_too() -> None:
    table = Table()
    table.v[at.WOUND_DISCARD : at.WOUND_DISCARD + 6] = table.v[at.WOUND_PILE : at.WOUND_PILE + 6]
    table.v[at.WOUND_PILE : at.WOUND_PILE + 6] = [0] * 6
    assert titan(table, 1) == [1, 1]
    assert table.seen()["wound_pile"] == 40 - 2


@pytest.mark.rule("DEL-R21")
def test_the_three_phases_follow_each_other() -> None:
    table = Table().wounds(1)
    phases = [table.seen()["phase"]]
    table.dice(0)
    table.do("end-turn")
    phases.append(table.seen()["phase"])
    table.do("roll red red red")
    phases.append(table.seen()["phase"])
    table.do("bonus-favour")
    phases.append(table.seen()["phase"])
    assert phases == ["actions", "oracle", "wounds", "actions"]


@pytest.mark.rule("DEL-R31")
def test_favour_never_runs_out() -> None:
    table = Table().put(0, favour=34).put(1, favour=34)
    table.do("take-favour red")
    assert table.get(0, "favour") == 36


@pytest.mark.rule("DEL-R25")
def test_the_main_decision_lists_actions_gods_and_the_end_together() -> None:
    table = Table().dice(0).cards(0, "red").gods(0, apollo=6).equip(0, "eq-12")
    words = {text.split()[0] for text in table.legal()}
    assert {
        "take-favour",
        "draw-card",
        "peek",
        "sail",
        "advance-god",
        "apollo",
        "swap-god",
        "end-turn",
    } <= words
