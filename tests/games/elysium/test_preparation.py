"""Set-up (ELY-2)."""

from __future__ import annotations

import pytest
from tests.games.elysium.players import first_turn

from petteia.games.elysium import GAME
from petteia.kernel import CHANCE, Dealer, OptionError


@pytest.mark.rule("ELY-2.1")
def test_pediment_and_quests_beneath_it() -> None:
    state = GAME.new(3)
    assert [state.actions.text(a) for a, _ in state.chance()] == ["side A", "side B"]
    quests = first_turn(3, pediment="B").observe(0)["quests"]
    assert [quest["columns"] for quest in quests] == [["blue"], ["yellow"], ["red"], ["green"]]
    assert [quest["quest"] for quest in quests] == ["1", "2", "3", "4"]
    pair = first_turn(2, pediment="A").observe(0)["quests"]
    assert [quest["columns"] for quest in pair] == [["red", "blue"], ["green", "yellow"]]


@pytest.mark.rule("ELY-2.2")
def test_families_by_set_by_choice_and_at_random() -> None:
    first = {"athena", "hades", "hephaestus", "poseidon", "zeus"}
    assert set(first_turn(2).observe(0)["families"]) == first
    chosen = ["hermes", "ares", "apollo", "zeus", "hades"]
    assert set(first_turn(2, families=chosen).observe(0)["families"]) == set(chosen)
    assert len({tuple(first_turn(2, seed, set="random").observe(0)["families"]) for seed in range(12)}) > 5
    with pytest.raises(OptionError, match="expected 5 different ones"):
        GAME.new(2, {"families": ["zeus"]})
    with pytest.raises(OptionError, match="one of first"):
        GAME.new(2, {"set": "all"})


@pytest.mark.rule("ELY-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_agora_has_three_cards_each_and_one_more(seats: int) -> None:
    assert len(first_turn(seats).observe(0)["agora"]) == 3 * seats + 1


@pytest.mark.rule("ELY-2.4")
def test_start_player_gold_and_vp_by_order_disc() -> None:
    state = GAME.new(4, {"pediment": "A"})
    state.apply(state.actions.parse("start 2"))
    dealer = Dealer(5)
    while state.decider == CHANCE:
        state.apply(dealer.pick(state))
    view = state.observe(0)
    assert view["order"] == [2, 3, 0, 1]
    assert [player["vp"] for player in view["players"]] == [3, 4, 1, 2]
    assert [player["gold"] for player in view["players"]] == [4, 4, 4, 4]
    assert state.decider == 2


@pytest.mark.rule("ELY-2.5")
def test_the_oracle_comes_with_apollo() -> None:
    assert first_turn(2, set="first").observe(0)["oracle"] is None
    assert len(first_turn(2, set="scarce").observe(0)["oracle"]) == 4
