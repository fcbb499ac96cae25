"""What is known of the analysis is measured in pieces that add up, and told as it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from petteia.eye import Depth, looking
from petteia.learn import eyesight
from petteia.learn.eyesight import Measure, Task, bins, measure, report

SMALL = Depth(worlds=1, compared=2, width=1, tried=2)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks that are quick enough for a test."""
    for name in looking.DEPTHS:
        monkeypatch.setitem(looking.DEPTHS, name, SMALL)
    monkeypatch.setattr(eyesight, "_TRIED", 40)


@pytest.mark.usefixtures("small")
def test_what_is_missing_is_measured_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "eye.jsonl"
    measures = (Measure("calibration", 2, 0), Measure("bound", 1, 0), Measure("replaced", 1, 0))
    nothing = measure(file, measures, ["delphi"], seconds=-1, engine="one")
    assert nothing["rows"] == []
    found = measure(file, measures, ["delphi"], engine="one")
    assert [(row["measure"], row["games"]) for row in found["rows"]] == [
        ("calibration", 2), ("bound", 1), ("replaced", 1),
    ]  # fmt: skip
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    [bound] = [one for one in lines if one["key"].startswith("bound")]
    for part in bound["parts"]:
        whole = sum(part[name] for name in ("start", "luck", "others", "mistakes", "unforeseeable"))
        assert whole == pytest.approx(part["result"], abs=1e-4)
    [replaced] = [one for one in lines if one["key"].startswith("replaced")]
    assert replaced["worse"] is None or replaced["worse"] >= eyesight.WORSE
    with file.open("a") as more:
        more.write('{"key": "calibration del')  # it was stopped here
    monkeypatch.setattr(eyesight, "_DO", {})
    assert measure(file, measures, ["delphi"], engine="one") == found
    for table in ("calibration", "bound", "replaced"):
        assert f"**{table}**, Delphi, 2 seats" in eyesight.tables(found)
    # What another eye has seen does not count.
    monkeypatch.setattr(eyesight, "eye_of", lambda game: "another")
    assert eyesight.read(file) == {}


def test_a_bin_is_good_within_four_points_or_where_the_interval_meets_the_diagonal() -> None:
    sure = bins([0.72] * 1000, [1.0] * 750 + [0.0] * 250)
    assert [(one["said"], one["came"]["value"], one["good"]) for one in sure] == [(0.72, 0.75, True)]
    assert not bins([0.72] * 1000, [1.0] * 800 + [0.0] * 200)[0]["good"]
    assert bins([0.72] * 10, [1.0] * 8 + [0.0] * 2)[0]["good"]
    assert [one["said"] for one in bins([0.05, 1.0, 0.95], [0, 1, 1])] == [0.05, 0.975]


def test_the_bound_is_on_the_mean_and_on_the_mean_size() -> None:
    def game(*unforeseeable: float) -> dict[str, Any]:
        part = {"luck": 0.1, "mistakes": -0.2, "result": 1.0, "start": 0.5}
        return {
            "parts": [{**part, "unforeseeable": one} for one in unforeseeable],
            "shown": 0.5, "won": 1.0, "seconds": 3.0,
        }  # fmt: skip

    def told(*games: dict[str, Any]) -> dict[str, Any]:
        results = {Task("bound", "delphi", 2, n, 0).key: one for n, one in enumerate(games)}
        [row] = report(results, [Measure("bound", 9, 0)], ["delphi"])["rows"]
        return dict(row)

    good = told(game(0.05, -0.05), game(0.1, -0.1))
    assert (good["mean"]["value"], good["size"]["value"], good["good"]) == (0, 0.075, True)
    assert not told(game(0.1, -0.1), game(0.1, -0.1))["good"]
    assert not told(game(0.03, 0.02))["good"]


def test_a_replaced_move_counts_as_found_among_the_three_worst() -> None:
    worse: list[dict[str, Any]] = [
        {"worse": 0.2, "place": place, "mistake": 0.1} for place in (1, 2, 3, 3, 1, 1, 1, 1, 2, None)
    ]
    results: dict[str, dict[str, Any]] = {
        Task("replaced", "delphi", 2, n, 0).key: one for n, one in enumerate([*worse, {"worse": None}])
    }
    [row] = report(results, [Measure("replaced", 20, 0)], ["delphi"])["rows"]
    assert (row["games"], row["replaced"], row["found"]["value"], row["good"]) == (11, 10, 0.9, True)
