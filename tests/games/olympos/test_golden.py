"""Whole games that are kept: readable playthroughs, and records of every way a game can end.

With PETTEIA_UPDATE_GOLDEN=1 in the environment the playthroughs are written anew instead of compared.
"""

from __future__ import annotations

import pytest
from tests.games.olympos.players import play
from tests.games.olympos.table import GAME
from tests.games.whole import assert_kept, readable, replayed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_playthrough(seats: int) -> None:
    assert_kept(f"olympos-{seats}", readable(play(seats, seats), "points"))


@pytest.mark.rule("OLY-8.1")
def test_a_game_that_ends_with_a_pass() -> None:
    record, last = replayed("olympos-end-pass")
    assert any(entry.action == "pass" for entry in record.entries[-4:])
    assert "short-of-cross" in set(GAME.endings(last))


@pytest.mark.rule("OLY-8.1", "OLY-R52")
def test_a_game_whose_last_action_reaches_the_cross() -> None:
    record, last = replayed("olympos-end-cross")
    before = record.at(len(record.entries) - 1)
    seat = before.decider
    assert record.entries[-1].action != "pass"
    assert seat is not None
    assert before.observe(seat)["ask"]["last"]
    assert last.observe(None)["players"][seat]["space"] == 80
    assert "on-cross" in set(GAME.endings(last))


@pytest.mark.rule("OLY-8.4", "OLY-R58")
def test_a_game_whose_tie_is_broken() -> None:
    _, last = replayed("olympos-end-tie-broken")
    totals = sorted((score.total for score in last.scores()), reverse=True)
    assert totals[0] == totals[1]
    result = last.result()
    assert result is not None
    assert len(result.winners) == 1
    assert "tie-broken" in set(GAME.endings(last))


@pytest.mark.rule("OLY-8.4", "OLY-R58")
def test_a_game_whose_victory_is_shared() -> None:
    _, last = replayed("olympos-end-tie-shared")
    result = last.result()
    assert result is not None
    assert len(result.winners) == 2
    assert "tie-shared" in set(GAME.endings(last))
