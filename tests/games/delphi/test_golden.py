"""Whole games that are kept: readable playthroughs, and records of every way a game can end.

With PETTEIA_UPDATE_GOLDEN=1 in the environment the playthroughs are written anew instead of compared.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.games.delphi.players import play, readable

from petteia.kernel import Record, State

GOLDEN = Path(__file__).resolve().parents[2] / "golden"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playthrough(seats: int) -> None:
    text = "\n".join(readable(play(seats, seats))) + "\n"
    file = GOLDEN / f"delphi-{seats}.txt"
    if os.environ.get("PETTEIA_UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


def replayed(name: str) -> State:
    """The last position of a kept record; replaying checks every action and the digest."""
    record = Record.load(GOLDEN / f"delphi-end-{name}.jsonl")
    *_, last = record.replay()
    assert last.decider is None
    assert name in set(last.game.endings(last))
    return last


@pytest.mark.rule("DEL-9.1", "DEL-9.2", "DEL-R83")
def test_a_game_won_by_the_only_one_who_comes_home() -> None:
    result = replayed("zeus-alone").result()
    assert result is not None
    assert len(result.winners) == 1


@pytest.mark.rule("DEL-9.2", "DEL-R84")
@pytest.mark.parametrize(
    ("name", "winners"), [("zeus-by-cards", 1), ("zeus-by-favour", 1), ("zeus-shared", 2)]
)
def test_games_in_which_several_come_home(name: str, winners: int) -> None:
    last = replayed(name)
    assert sum(one["at_zeus"] for one in last.observe(None)["players"]) >= 2
    result = last.result()
    assert result is not None
    assert len(result.winners) == winners


@pytest.mark.rule("DEL-R85", "DEL-R86")
@pytest.mark.parametrize("name", ["limit-by-tasks", "limit-by-cards", "limit-by-favour", "limit-shared"])
def test_games_that_end_by_the_round_limit(name: str) -> None:
    last = replayed(name)
    assert not any(one["at_zeus"] for one in last.observe(None)["players"])
