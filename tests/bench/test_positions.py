"""The measurement of positions a second runs and counts right; what it measures is not judged here."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import petteia
from bench import positions
from petteia.bots.plain import Judge


def test_every_judged_position_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = petteia.game("elysium")
    sample = positions.some_decisions(game, 2, 2)
    assert len(sample) == 2
    judged = 0
    worth = Judge.worth

    def noted(self: Judge, *given: object) -> float:
        nonlocal judged
        judged += 1
        return worth(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Judge, "worth", noted)
    assert positions.counted(game, sample, "planner:positions=50") == judged > 0
    assert positions.counted(game, sample, "planner:positions=50") == judged / 2  # nothing is left behind


def test_both_programs_answer_for_every_row() -> None:
    rows = positions.measure(["elysium"], rounds=1, decisions=1, bots=["planner:positions=20"], tag="HEAD")
    assert [(row["game"], row["seats"], row["bot"]) for row in rows] == [
        ("elysium", 2, "planner:positions=20"),
        ("elysium", 4, "planner:positions=20"),
    ]
    assert all(row["now"] > 0 and row["then"] > 0 and row["ratio"] > 0 for row in rows)
    assert len(positions.lines(rows)) == 3


def test_a_version_is_found_by_its_commit_where_its_tag_is_not_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    head = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=positions.ROOT, text=True).strip()
    monkeypatch.setitem(positions.COMMITS, "v9.9.9", head)
    assert (positions.unpack("v9.9.9", tmp_path) / "petteia" / "__init__.py").is_file()


def test_a_version_that_git_does_not_know_is_named(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"v9\.9\.9"):
        positions.unpack("v9.9.9", tmp_path)
