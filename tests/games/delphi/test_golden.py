"""Whole games that are kept: readable playthroughs, and records of every way a game can end.

With PETTEIA_UPDATE_GOLDEN=1 in the environment the playthroughs are written anew instead of compared.
"""

from __future__ import annotations

import pytest
from tests.games.delphi.players import play
from tests.games.whole import assert_kept, readable, replayed

from petteia.kernel import State


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playthrough(seats: int) -> None:
    assert_kept(f"delphi-{seats}", readable(play(seats, seats)))


def ended(name: str) -> State:
    """The last position of the kept record that ends that way."""
    _, last = replayed(f"delphi-end-{name}")
    assert name in set(last.game.endings(last))
    return last


@pytest.mark.rule("DEL-9.1", "DEL-9.2", "DEL-R83")
def test_a_game_won_by_the_only_one_who_comes_home() -> None:
    result = ended("zeus-alone").result()
    assert result is not None
    assert len(result.winners) == 1


@pytest.mark.rule("DEL-9.2", "DEL-R84")
@pytest.mark.parametrize(
    ("name", "winners"), [("zeus-by-cards", 1), ("zeus-by-favour", 1), ("zeus-shared", 2)]
)
def test_games_in_which_several_come_home(name: str, winners: int) -> None:
    last = ended(name)
    assert sum(one["at_zeus"] for one in last.observe(None)["players"]) >= 2
    result = last.result()
    assert result is not None
    assert len(result.winners) == winners


@pytest.mark.rule("DEL-R85", "DEL-R86")
@pytest.mark.parametrize("name", ["limit-by-tasks", "limit-by-cards", "limit-by-favour", "limit-shared"])
def test_games_that_end_by_the_round_limit(name: str) -> None:
    last = ended(name)
    assert not any(one["at_zeus"] for one in last.observe(None)["players"])
