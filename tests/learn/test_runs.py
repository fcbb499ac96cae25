"""Runs: self-play depends on its unit alone, and a run that was killed goes on where it was."""

from __future__ import annotations

import dataclasses
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import petteia
from petteia.bots.values import Net
from petteia.learn import nets, plots
from petteia.learn.duels import Side, compare, duels, edge
from petteia.learn.nets import Lesson
from petteia.learn.selfplay import EXAMPLE, HELD_OUT, Habits, Unit, play_unit
from petteia.learn.training import Recipe, Run

HABITS = Habits(examples=12, length=60, plan=0.5, positions=30, width=2)
RECIPE = Recipe(
    "elysium", generations=2, first=34, games=18, together=6, gate=4, sizes=(16, 8), habits=HABITS,
    lesson=Lesson(epochs=2, batch=64),
)  # fmt: skip


def run_in(folder: Path, recipe: Recipe = RECIPE) -> Run:
    return Run(recipe, folder, engine="one", tell=lambda text: None)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_unit_is_the_same_wherever_it_is_played(game: str) -> None:
    weights = nets.begin(petteia.game(game), (8, 4))
    for net in (None, weights.as_bytes()):
        unit = Unit(game, 3, 2, "same", net, HABITS)
        one, two = play_unit(unit)["examples"], play_unit(unit)["examples"]
        assert set(one) == set(EXAMPLE)
        assert len(one["rows"]) > 0
        assert all(np.array_equal(one[name], two[name]) for name in EXAMPLE)
        assert set(one["game"]) <= {3, 4}
        assert one["wins"].sum(axis=1) == pytest.approx(np.ones(len(one["rows"])))
        assert one["soft"].sum(axis=1) == pytest.approx(np.ones(len(one["rows"])), abs=1e-4)


def test_examples_stand_in_the_order_of_their_viewer() -> None:
    """The points so far never exceed by much what the same seat ends with, seen from every seat."""
    data = play_unit(Unit("elysium", 0, 12, "order", None, Habits(examples=60, length=60)))["examples"]
    shape = nets.begin(petteia.game("elysium"), (4, 4)).shape
    now = nets.data_points(shape, data["rows"])
    late = [
        place
        for place in range(len(now))
        if np.ptp(data["points"][place, : data["seats"][place]]) > 15 and now[place].max() > 25
    ]
    assert len(late) > 20
    right = sum(int(now[place].argmax() == data["points"][place].argmax()) for place in late)
    assert right > 0.8 * len(late)


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = run_in(tmp_path / "whole")
    whole.go()
    assert [report["generation"] for report in whole.done] == [0, 1]
    broken = tmp_path / "broken"
    run_in(broken, dataclasses.replace(RECIPE, generations=1)).go()
    other = run_in(broken)
    other.play(1)  # and then it was killed: some games are there, one file is half written
    shards = sorted((broken / "generation-1").glob("*.npz"))
    shards[0].unlink()
    (broken / "generation-1" / "000000.npz.part").write_bytes(b"half")
    again = run_in(broken)
    assert len(again.done) == 1
    again.go()
    for name in ("net-0.npz", "net-1.npz", "best.npz"):
        one, two = Net.load(tmp_path / "whole" / name), Net.load(broken / name)
        for array in one.arrays:
            assert np.array_equal(one.arrays[array], two.arrays[array]), (name, array)
    wins = [{int(seats): row["wins"] for seats, row in run.done[1]["gate"].items()} for run in (whole, again)]
    assert wins[0] == wins[1]


def test_a_run_survives_being_killed(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.learn.test_runs import run_in;"
        "run_in(Path(sys.argv[1])).go()"
    )
    root = Path(__file__).parents[2]
    process = subprocess.Popen([sys.executable, "-c", code, str(tmp_path / "run")], cwd=root)
    try:
        while process.poll() is None and not list((tmp_path / "run").glob("generation-0/*.npz")):
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    finally:
        process.wait()
    run = run_in(tmp_path / "run")
    run.go()
    assert len(run.done) == 2
    assert Net.load(run.best).fits(petteia.game("elysium"))


def test_a_run_can_begin_with_a_checkpoint(tmp_path: Path) -> None:
    first = run_in(tmp_path / "first", dataclasses.replace(RECIPE, generations=1))
    first.go()
    second = Run(RECIPE, tmp_path / "second", first.best, "one", tell=lambda text: None)
    second.go()
    history = Net.load(tmp_path / "second" / "net-1.npz").card["history"]
    assert [entry["games"] for entry in history] == [34, 18, 18]


def test_a_time_limit_ends_a_run_with_what_there_is(tmp_path: Path) -> None:
    run = Run(RECIPE, tmp_path, engine="one", until=time.time() - 1, tell=lambda text: None)
    run.go()
    assert run.done == []


def test_duels_count_wins_by_table() -> None:
    games = duels("elysium", Side("greedy:worlds=1"), Side("random"), [(2, 4), (3, 3)], "test")
    assert [(duel.seats, duel.seat) for duel in games] == [
        (2, 0), (2, 1), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)
    ]  # fmt: skip
    found = compare(games, "one")
    assert {seats: row["games"] for seats, row in found.items()} == {2: 4, 3: 3}
    assert found[2]["wins"]["value"] == 1.0
    assert edge(found) > 0.5
    assert edge({}) == 0.0


def test_held_out_games_say_how_good_win_shares_are(tmp_path: Path) -> None:
    run = run_in(tmp_path, dataclasses.replace(RECIPE, generations=1))
    run.go()
    data = run.examples(0)
    held = nets.is_held_out(data)
    assert set(data["game"][held]) == {n for n in range(34) if n % HELD_OUT == 0}
    found = plots.reliability(Net.load(run.best), {name: array[held] for name, array in data.items()})
    assert sum(one["n"] for one in found["bins"]) >= found["positions"] * 2
    assert 0 < found["brier"] < 0.5
    written = plots.write(tmp_path, run)
    assert written == ["learning.svg", "reliability.svg"]
    assert all((tmp_path / name).read_text(encoding="utf-8").startswith("<svg") for name in written)
