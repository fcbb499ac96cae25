"""Figures on the pages: where they stand, what is said of a busy machine, which promises are checked."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from bench.server import bots, pages, plan, scale, simulation

QUIET = {
    "cores": 2, "load_average": [5.0, 0, 0], "busy_before": 0.02, "python": "3.13.1", "date": "2026-01-31"
}  # fmt: skip
LEVEL = {"n": 90, "p50_s": 0.2, "p95_s": 0.9, "max_s": 1.2}
FOUND: dict[str, Any] = {
    "machine": QUIET,
    "processes": 2,
    "samples": 400,
    "fairness": [
        {"game": "delphi", "tables": 50, "easy": {**LEVEL}, "medium": LEVEL, "hard": LEVEL,
         "expert": {**LEVEL, "p95_s": 1.4}}
    ],
    "timing": [
        {
            "level": "medium", "auc": 0.51, "interval": [0.47, 0.55],
            "single": {"n": 700, "median_s": 0.2}, "several": {"n": 400, "median_s": 0.201},
        }
    ],
}  # fmt: skip


def test_a_block_is_renewed_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    mark = "<!-- figures: {} -->\n\n{}\n\n<!-- end of figures -->\n\n"
    whole = f"before\n\n{mark.format('one', 'old')}between\n\n{mark.format('two', 'kept')}after\n"
    page.write_text(whole)
    pages.renew(page, "one", "new\n\n| a | b |\n")
    assert pages.block(page, "one") == "new\n\n| a | b |"
    assert pages.block(page, "two") == "kept"
    pages.renew(page, "one", "old")
    assert page.read_text() == whole
    with pytest.raises(ValueError, match="'three' 0 times"):
        pages.renew(page, "three", "")


def test_a_busy_machine_is_told() -> None:
    assert pages.measured(QUIET) == "Measured on 2026-01-31, 2 cores, Python 3.13.1."
    assert pages.measured({**QUIET, "busy_before": 0.4}).startswith("**Preliminary.**")
    older = {key: value for key, value in QUIET.items() if key != "busy_before"}  # by its load average
    assert pages.measured(older).startswith("**Preliminary.**")
    assert 0 <= pages.machine()["busy_before"] <= 1


def test_the_pages_show_the_figures_that_are_stored() -> None:
    def stored(name: str) -> Any:
        return json.loads((pages.FIGURES / name).read_text())

    assert pages.block(scale.PAGE, "scale") == scale.markdown(stored("scale.json"))
    assert pages.block(simulation.PAGE, "simulation") == simulation.markdown(stored("simulation.json"))
    assert pages.block(plan.PAGE, "plan") == plan.text(plan.options().parse_args([]))


def test_bots_have_their_places_on_the_page() -> None:
    for name, text in (("bots", bots.fairness_page(FOUND)), ("timing", bots.timing_page(FOUND))):
        shown = pages.block(bots.PAGE, name).splitlines()
        head = [line for line in text.splitlines() if line.startswith("|")][:2]
        assert [line for line in shown if line.startswith("|")][:2] == head


def test_what_was_measured_is_shown() -> None:
    assert "| delphi, expert | 90 | 0.20 s | 1.40 s | 1.20 s |" in bots.fairness_page(FOUND)
    assert "| medium | 700, 0.200 s | 400, 0.201 s | 0.51 (0.47 to 0.55) |" in bots.timing_page(FOUND)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("fairness", 0, "easy", "p95_s"), 1.1, "easy bots not within 1 s"),
        (("fairness", 0, "expert", "p95_s"), 1.6, "expert bots not within 1.5 s"),
        (("timing", 0, "interval"), [0.51, 0.57], "time tells of medium bots"),
        (("timing", 0, "interval"), [0.49, 0.59], "time tells of medium bots"),
        (("timing", 0, "several", "n"), 399, "fewer than 400 samples"),
    ],
)
def test_promises_are_checked(path: tuple[Any, ...], value: Any, said: str) -> None:
    assert bots.broken(FOUND) == []
    found = deepcopy(FOUND)
    place = found
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    (told,) = bots.broken(found)
    assert said in told


def test_a_level_that_never_answered_has_not_kept_its_promise() -> None:
    found = deepcopy(FOUND)
    del found["fairness"][0]["expert"]
    assert bots.broken(found) == ["delphi: expert bots not within 1.5 s (p95)"]


def test_pieces_of_a_measurement_come_together() -> None:
    times = bots.Times({"window": [0.2, 0.21]}, {"window": [0.2, 0.22], "prayer": [0.19]}, 1)
    assert times.least() == 2
    first = bots.told("hard", times)
    assert (first["pieces"], first["single"]["n"], first["several"]["n"]) == (1, 2, 3)
    times.several["window"].append(0.3)
    assert bots.told("hard", times)["several"]["n"] == 4
    with pytest.raises(RuntimeError, match="0 and 0 answers"):
        bots.told("hard", bots.Times())
    runs = bots.merged([{"level": "expert", "auc": 1}, {"level": "hard", "auc": 1}], first)
    assert [(run["level"], run["auc"]) for run in runs] == [("hard", first["auc"]), ("expert", 1)]
    games = bots.merged([{"game": "delphi"}], {"game": "olympos"})
    assert [run["game"] for run in games] == ["olympos", "delphi"]


def test_what_was_measured_beside_other_work_says_so() -> None:
    assert "Other work" not in bots.timing_page(FOUND)
    busy = {**FOUND, "timing": [{**FOUND["timing"][0], "busy": 0.8}]}
    assert "while bots of level medium were measured" in bots.timing_page(busy)


def test_the_area_under_the_curve() -> None:
    assert bots.area([1, 2, 3], [4, 5, 6])[0] == 1
    assert bots.area([1, 2, 3], [1, 2, 3])[0] == 0.5
    middle, low, high = bots.area(list(range(400)), list(range(400)))
    assert (round(middle, 3), round(low, 2), round(high, 2)) == (0.5, 0.46, 0.54)
