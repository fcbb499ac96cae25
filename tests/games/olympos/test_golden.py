"""Whole games that are kept: readable playthroughs, and records of every way a game can end.

With PETTEIA_UPDATE_GOLDEN=1 in the environment the playthroughs are written anew instead of compared.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.games.olympos.players import play, readable
from tests.games.olympos.table import GAME

from petteia.kernel import Record, State

GOLDEN = Path(__file__).resolve().parents[2] / "golden"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_playthrough(seats: int) -> None:
    text = "\n".join(readable(play(seats, seats))) + "\n"
    file = GOLDEN / f"olympos-{seats}.txt"
    if os.environ.get("PETTEIA_UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


def replayed(name: str) -> tuple[Record, State]:
    """A kept record and its last position; replaying checks every action and the digest."""
    record = Record.load(GOLDEN / f"olympos-end-{name}.jsonl")
    *_, last = record.replay()
    assert last.decider is None
    return record, last


@pytest.mark.rule("OLY-8.1")
def test_a_game_that_ends_with_a_pass() -> None:
    record, last = replayed("pass")
    assert any(entry.action == "pass" for entry in record.entries[-4:])
    assert "short-of-cross" in set(GAME.endings(last))


@pytest.mark.rule("OLY-8.1", "OLY-R52")
def test_a_game_whose_last_action_reaches_the_cross() -> None:
    record, last = replayed("cross")
    before = record.at(len(record.entries) - 1)
    seat = before.decider
    assert record.entries[-1].action != "pass"
    assert seat is not None
    assert before.observe(seat)["ask"]["last"]
    assert last.observe(None)["players"][seat]["space"] == 80
    assert "on-cross" in set(GAME.endings(last))


@pytest.mark.rule("OLY-8.4", "OLY-R58")
def test_a_game_whose_tie_is_broken() -> None:
    _, last = replayed("tie-broken")
    totals = sorted((score.total for score in last.scores()), reverse=True)
    assert totals[0] == totals[1]
    result = last.result()
    assert result is not None
    assert len(result.winners) == 1
    assert "tie-broken" in set(GAME.endings(last))


@pytest.mark.rule("OLY-8.4", "OLY-R58")
def test_a_game_whose_victory_is_shared() -> None:
    _, last = replayed("tie-shared")
    result = last.result()
    assert result is not None
    assert len(result.winners) == 2
    assert "tie-shared" in set(GAME.endings(last))
