"""Pieces and set-up (ELY-1, ELY-2)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.elysium.table import Table

from petteia.games.elysium import GAME, components
from petteia.games.elysium.tables import DEFAULT_CARDS
from petteia.kernel import CHANCE, Dealer, OptionError, State


def ready(seats: int, seed: int = 1, **options: object) -> State:
    """A game at its first turn."""
    state = GAME.new(seats, options)
    dealer = Dealer(seed)
    while state.decider == CHANCE:
        state.apply(dealer.pick(state))
    return state


@pytest.mark.rule("ELY-1.1")
def test_eight_families_of_21_cards_five_in_a_game() -> None:
    assert Counter(entry["family"] for entry in DEFAULT_CARDS.entries) == dict.fromkeys(components.FAMILY, 21)
    assert GAME.seats == range(2, 5)
    state = ready(3)
    view = state.observe(None)
    assert len(view["families"]) == 5
    assert view["pile"] + len(view["agora"]) == 105
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.new(5)


@pytest.mark.rule("ELY-1.2")
def test_every_card_has_family_level_condition_kind_and_effect() -> None:
    for card in range(components.CARDS):
        assert DEFAULT_CARDS.level[card] in (0, 1, 2)
        assert 1 <= len(DEFAULT_CARDS.columns[card]) <= 2
        program = DEFAULT_CARDS.program[card]
        assert program.steps or program.rules
    open_for = DEFAULT_CARDS.open
    danae = DEFAULT_CARDS.names.index("zeus/danae/1")  # blue and any other
    assert [area for area in range(16) if open_for[area][danae]] == [3, 6, 7, 10, 11, 14, 15]
    ganymede = DEFAULT_CARDS.names.index("zeus/ganymede/1")  # any column at all
    assert [area for area in range(16) if open_for[area][ganymede]] == list(range(1, 16))


@pytest.mark.rule("ELY-1.3")
def test_quests_and_bonus_tiles() -> None:
    assert [len(ready(seats).observe(0)["quests"]) for seats in (2, 3, 4)] == [2, 4, 4]
    bonuses = ready(4).observe(0)["bonuses"]
    assert len(bonuses["level"]) + sum(len(tiles) for tiles in bonuses["family"].values()) == 3 + 10
    assert ready(2).observe(0)["unfinished"] == {"gold": 1, "vp": 0, "transfers": 1}
    assert all(len(player["columns"]) == 4 for player in ready(3).observe(0)["players"])
    with_ares = ready(2, set="plenty").observe(0)
    without = ready(2, set="first").observe(0)
    assert [p["prestige"] for p in with_ares["players"]] == [0, 0]
    assert [p["prestige"] for p in without["players"]] == [None, None]


@pytest.mark.rule("ELY-2.1")
def test_pediment_and_quests_beneath_it() -> None:
    state = GAME.new(3)
    assert [state.actions.text(a) for a, _ in state.chance()] == ["side A", "side B"]
    quests = ready(3, pediment="B").observe(0)["quests"]
    assert [quest["columns"] for quest in quests] == [["blue"], ["yellow"], ["red"], ["green"]]
    assert [quest["quest"] for quest in quests] == ["1", "2", "3", "4"]
    pair = ready(2, pediment="A").observe(0)["quests"]
    assert [quest["columns"] for quest in pair] == [["red", "blue"], ["green", "yellow"]]


@pytest.mark.rule("ELY-2.2")
def test_families_by_set_by_choice_and_at_random() -> None:
    first = {"athena", "hades", "hephaestus", "poseidon", "zeus"}
    assert set(ready(2).observe(0)["families"]) == first
    chosen = ["hermes", "ares", "apollo", "zeus", "hades"]
    assert set(ready(2, families=chosen).observe(0)["families"]) == set(chosen)
    assert len({tuple(ready(2, seed, set="random").observe(0)["families"]) for seed in range(12)}) > 5
    with pytest.raises(OptionError, match="expected 5 different ones"):
        GAME.new(2, {"families": ["zeus"]})
    with pytest.raises(OptionError, match="one of first"):
        GAME.new(2, {"set": "all"})


@pytest.mark.rule("ELY-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_agora_has_three_cards_each_and_one_more(seats: int) -> None:
    assert len(ready(seats).observe(0)["agora"]) == 3 * seats + 1


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
    assert ready(2, set="first").observe(0)["oracle"] is None
    assert len(ready(2, set="scarce").observe(0)["oracle"]) == 4


def test_nothing_hidden_is_settled() -> None:
    """The draw pile has no order and Citizens have no front until a card is drawn."""
    table = Table("zeus")
    outcomes = set()
    table.own(0, "hephaestus/pandora").citizens(1, 3)
    table.do("use hephaestus/pandora/1")
    for action, weight in table.state.chance():
        assert weight == 1
        outcomes.add(table.state.actions.text(action))
    view = table.view()
    assert len(outcomes) == view["pile"] + 3  # the fronts of the Citizens may be any of them
    for viewer in (None, 0, 1, 2):
        assert table.state.resample(viewer, random.Random(4)) == table.state
        seen = table.state.observe(viewer)
        seen.pop("viewer")
        everybody = table.state.observe(0)
        everybody.pop("viewer")
        assert seen == everybody
