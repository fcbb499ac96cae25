"""The leaderboard: every seat equally often, seeds of its own, nothing played twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.bots.positions import find

from petteia.arena import ResultsError, holdout_seeds, leaderboard
from petteia.arena.leaderboard import Board, Cell, Turn, play_turn
from petteia.bots import LEVELS
from petteia.kernel import OptionError


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game under its own id, in this process."""
    monkeypatch.setattr("petteia.games._MODULES", {"tiny": "tests.tiny"})
    assert find("tiny").id == "tiny"


BOARD = Board("test-1", ("random", "greedy"), ("greedy",), ("tiny",), (2, 3), 12)


def stopping_after(games: int, played: list[Turn]):
    def play(turn: Turn) -> dict[str, Any]:
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(turn)
        return play_turn(turn)

    return play


def without_times(content: dict[str, Any]) -> dict[str, Any]:
    return {**content, "cells": [{**cell, "cpu": 0} for cell in content["cells"]]}


def test_cells_are_all_bots_in_all_fields_at_all_tables() -> None:
    board = Board("x", ("random", "greedy", "planner"), ("greedy", "planner"), ("tiny",), (), 12)
    cells = board.cells()
    assert len(cells) == len(set(cells)) == 4 * len(find("tiny").seats)
    assert {(cell.bot, cell.field) for cell in cells} == {
        ("random", "greedy"), ("random", "planner"), ("greedy", "planner"), ("planner", "greedy")
    }  # fmt: skip
    assert not any(LEVELS.get(cell.bot, cell.bot) == cell.field for cell in cells)


def test_every_seat_is_taken_equally_often_and_seeds_are_kept_for_it() -> None:
    for cell in BOARD.cells():
        turns = BOARD.turns(cell)
        assert Counter(turn.seat for turn in turns) == dict.fromkeys(range(cell.seats), 12 // cell.seats)
        assert [turn.seed for turn in turns] == holdout_seeds(f"test-1.tiny.{cell.seats}", 12)


def test_the_figures_are_those_of_the_games(tmp_path: Path) -> None:
    content = leaderboard.play(BOARD, tmp_path, "one")
    assert content == leaderboard.read(tmp_path / "leaderboard.json")
    rows = {(row["bot"], row["field"], row["seats"]): row for row in content["cells"]}
    assert set(rows) == {("random", "greedy", 2), ("random", "greedy", 3)}
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()[1:]]
    assert len(games) == 24
    for seats in (2, 3):
        mine = [game for game in games if game["seats"] == seats]
        row = rows["random", "greedy", seats]
        assert row["wins"]["value"] == pytest.approx(sum(game["win"] for game in mine) / 12, abs=1e-4)
        assert row["wins"]["low"] < row["wins"]["value"] < row["wins"]["high"]
        assert row["wins"]["n"] == 12
        assert row["points"]["value"] == pytest.approx(sum(game["points"] for game in mine) / 12, abs=1e-4)
        assert row["equal"] == pytest.approx(1 / seats, abs=1e-4)
    page = (tmp_path / "leaderboard.md").read_text()
    assert "12 games" in page
    shown = rows["random", "greedy", 2]["wins"]["value"]
    assert f"| `random` | {100 * shown:.1f} (" in page


def test_it_goes_on_after_an_interruption_and_ends_as_if_there_had_been_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = leaderboard.play(BOARD, tmp_path / "whole", "one")
    played: list[Turn] = []
    monkeypatch.setattr(leaderboard, "play_turn", stopping_after(15, played))
    with pytest.raises(KeyboardInterrupt):
        leaderboard.play(BOARD, tmp_path / "parts", "one")
    half = leaderboard.read(tmp_path / "parts" / "leaderboard.json")
    assert [cell["seats"] for cell in half["cells"]] == [2]  # only what is complete counts
    with (tmp_path / "parts" / "games.jsonl").open("a") as file:
        file.write('{"field": "gre')  # the power went off while this was written
    monkeypatch.setattr(leaderboard, "play_turn", stopping_after(99, played))
    done = leaderboard.play(BOARD, tmp_path / "parts", "one")
    assert len(played) == len(set(played)) == 24
    assert without_times(done) == without_times(whole)


def test_bots_can_join_later_and_what_is_there_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = leaderboard.play(BOARD, tmp_path, "one")
    (tmp_path / "games.jsonl").unlink()  # the file of figures is enough
    played: list[Turn] = []
    monkeypatch.setattr(leaderboard, "play_turn", stopping_after(99, played))
    more = Board("test-1", ("planner",), ("greedy",), ("tiny",), (2,), 12)
    second = leaderboard.play(more, tmp_path, "one")
    assert {turn.cell for turn in played} == {Cell("greedy", "planner", "tiny", 2)}
    assert [cell for cell in second["cells"] if cell["bot"] == "random"] == first["cells"]
    assert len(second["cells"]) == 3


def test_a_folder_of_another_board_is_refused(tmp_path: Path) -> None:
    leaderboard.play(BOARD, tmp_path, "one")
    for other in (Board("test-2", BOARD.bots, BOARD.fields, ("tiny",), (2,), 12),
                  Board("test-1", BOARD.bots, BOARD.fields, ("tiny",), (2,), 24)):  # fmt: skip
        with pytest.raises(ResultsError, match="another leaderboard"):
            leaderboard.play(other, tmp_path, "one")
    (tmp_path / "leaderboard.json").write_text("[]")
    with pytest.raises(ResultsError, match="no file of a leaderboard"):
        leaderboard.play(BOARD, tmp_path, "one")


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "two words"}, {"bots": ("genius",)}, {"fields": ("genius",)}, {"games": ("chess",)},
        {"count": 7}, {"count": 0},
    ],
)  # fmt: skip
def test_boards_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    settings: dict[str, Any] = {"name": "x", "bots": ("random",), "games": ("tiny",), "count": 12, **wrong}
    with pytest.raises(OptionError):
        Board(**settings).cells()


def test_all_bots_are_named_and_the_quick_ones_do_not_think_by_the_clock() -> None:
    assert {"random", "greedy", "planner", "search", "easy", "hard"} <= set(leaderboard.all_bots())
    assert {"random", "greedy", "planner", "easy"} <= set(leaderboard.all_bots(quick=True))
    assert not {"search", "search@0.1", "pythia", "expert"} & set(leaderboard.all_bots(quick=True))


def test_the_published_board_is_whole() -> None:
    """What docs/leaderboard holds: complete cells of one evaluation, and the page that follows from them."""
    folder = Path(__file__).parents[2] / "docs" / "leaderboard"
    content = leaderboard.read(folder / "leaderboard.json")
    assert content["cells"]
    assert (folder / "leaderboard.md").read_text(encoding="utf-8") == leaderboard.page(content)
    for cell in content["cells"]:
        assert cell["wins"]["n"] == content["games"]
    assert content["name"].startswith("leaderboard-")
