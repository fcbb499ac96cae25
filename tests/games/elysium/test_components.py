"""Pieces (ELY-1)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.elysium.players import first_turn

from petteia.games.elysium import GAME, components
from petteia.games.elysium.tables import DEFAULT_CARDS
from petteia.kernel import OptionError


@pytest.mark.rule("ELY-1.1")
def test_eight_families_of_21_cards_five_in_a_game() -> None:
    assert Counter(entry["family"] for entry in DEFAULT_CARDS.entries) == dict.fromkeys(components.FAMILY, 21)
    assert GAME.seats == range(2, 5)
    state = first_turn(3)
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
    assert [len(first_turn(seats).observe(0)["quests"]) for seats in (2, 3, 4)] == [2, 4, 4]
    bonuses = first_turn(4).observe(0)["bonuses"]
    assert len(bonuses["level"]) + sum(len(tiles) for tiles in bonuses["family"].values()) == 3 + 10
    assert first_turn(2).observe(0)["unfinished"] == {"gold": 1, "vp": 0, "transfers": 1}
    assert all(len(player["columns"]) == 4 for player in first_turn(3).observe(0)["players"])
    with_ares = first_turn(2, set="plenty").observe(0)
    without = first_turn(2, set="first").observe(0)
    assert [p["prestige"] for p in with_ares["players"]] == [0, 0]
    assert [p["prestige"] for p in without["players"]] == [None, None]
