"""The measurements run and count right; what they measure is not judged here."""

from __future__ import annotations

import importlib.machinery
import json
import platform
import random
import sys
import types

import numpy as np
import pytest
from tests.texts.pebbles import CATALOGUES, GAME

import petteia
from bench import __main__ as bench
from bench import engine, peers, report
from petteia import games
from petteia.arena import measuring
from petteia.arena.measuring import Pace, operations, positions, random_play
from petteia.kernel import CHANCE, Dealer, OptionError, rollout
from petteia.texts import store


@pytest.fixture(autouse=True)
def pebbles(monkeypatch):
    monkeypatch.setattr(store, "FOLDERS", [*store.FOLDERS, CATALOGUES])
    monkeypatch.setitem(games._MODULES, "pebbles", "tests.texts.pebbles")


class Twin:
    """A peer that is Pebbles itself."""

    name = "twin"

    def version(self) -> str:
        return "1"

    def play(self, seconds: float, seed: int) -> Pace:
        return random_play(GAME, 2, seconds, str(seed))

    def copies(self, seconds: float, seed: int) -> float:
        return 1000.0


def test_random_play_counts_decisions_choices_and_steps_apart():
    count = random_play(GAME, 2, 0, "seed")
    assert count.games == 1
    assert 0 < count.choices <= count.decisions <= count.steps


def test_a_game_that_never_ends_is_given_up(monkeypatch):
    monkeypatch.setattr(measuring, "LIMIT", 2)
    assert random_play(GAME, 2, 0, "seed").steps == 2


def test_operations_leave_the_sample_as_it_was():
    sample = positions(GAME, 2, "seed")
    before = [state.digest() for state in sample]
    assert all(state.decider is not None and state.decider >= 0 for state in sample)
    for once in operations(sample, "seed").values():
        assert once() >= 0
    assert [state.digest() for state in sample] == before


# ---- the ways of playing ------------------------------------------------------------------------------


def test_stepping_counts_what_a_game_consists_of():
    pace = Pace()
    state = GAME.new(2)
    engine.step_through(state, "seed", pace)
    assert state.decider is None
    assert 0 < pace.choices <= pace.decisions <= pace.steps
    assert pace.steps == len(played_by_hand("seed"))
    assert pace.decisions == sum(seat != CHANCE for seat, _ in played_by_hand("seed"))
    assert pace.choices == sum(seat != CHANCE and count > 1 for seat, count in played_by_hand("seed"))
    work = engine.stepped(GAME, 2, "bench")
    first, second = work(0), work(0)
    assert (first.games, second.games) == (1, 1)
    by_hand = [played_by_hand(f"bench/{number}") for number in range(2)]
    assert [first.steps, second.steps] == [len(one) for one in by_hand]


def played_by_hand(seed: str) -> list[tuple[int, int]]:
    """Who decided in the game that is stepped through with a seed, and among how many."""
    state, dealer, rng = GAME.new(2), Dealer(seed), random.Random(seed)
    found = []
    while state.decider is not None:
        legal = state.legal()
        found.append((state.decider, len(legal)))
        state.apply(dealer.pick(state) if state.decider == CHANCE else legal[int(rng.random() * len(legal))])
    return found


def test_rollouts_are_counted_as_they_are_played():
    for seed in ("a", "b"):
        state = GAME.new(2)
        pace = engine.count_rollout(state, seed)
        assert state.digest() == rollout(GAME.new(2), seed).digest()
        assert pace.games == 1
        assert 0 < pace.choices <= pace.decisions <= pace.steps
        rollout(GAME.new(2), seed, limit=pace.steps)
        with pytest.raises(RuntimeError):
            rollout(GAME.new(2), seed, limit=pace.steps - 1)
    done = engine.rolled(GAME, 2, "bench", games=2)(0)
    assert done.games == 2
    alone = [engine.count_rollout(GAME.new(2), f"bench/{number}") for number in range(2)]
    assert done.steps == sum(pace.steps for pace in alone)
    assert done.choices == sum(pace.choices for pace in alone)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_counts_a_step_for_every_game(threads):
    pace = engine.batched(GAME, 2, "bench", threads, count=6)(0)
    assert (pace.steps, pace.decisions) == (6, 6)
    assert 0 <= pace.choices <= 6
    assert pace.seconds > 0


def test_actions_are_chosen_among_all_that_are_legal():
    batch = petteia.batch(GAME, 5, 2)
    arrays = batch.arrays()
    batch.reset(arrays, 1)
    rng = np.random.default_rng(1)
    seen: list[set[int]] = [set() for _ in range(5)]
    for _ in range(200):
        for game, action in enumerate(engine.chosen(arrays, rng)):
            seen[game].add(int(action))
    assert seen == [set(batch.state(game).legal()) for game in range(5)]


# ---- the report ---------------------------------------------------------------------------------------


def test_the_report_as_json(capsys):
    assert bench.main(["pebbles", "--seats", "2", "--quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["machine"]) == {"petteia", "engine", "python", "system", "processor"}
    assert found["machine"]["engine"] in {"plain", "compiled"}
    (game,) = found["engine"]
    assert (game["game"], game["seats"]) == ("pebbles", 2)
    assert {"apply", "legal", "copy", "observe"} <= set(game["operations_per_second"])
    assert set(game["ways"]) == set(report.TITLES)
    for way in game["ways"].values():
        for name in ("decisions", "choices", "steps"):
            assert way[f"{name}_per_second"] > 0
        assert way["times"] is None
    assert game["copies_per_second"] > 0


def test_all_games_have_every_row_and_every_target(capsys, monkeypatch, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n\n{report.BEGIN}\nold figures\n{report.END}\n\nAfter.\n", encoding="utf-8")
    monkeypatch.setattr(report, "PAGE", page)
    monkeypatch.setattr(bench, "find", lambda name: Twin())
    assert bench.main(["--quick", "--peer", "catanatron", "--write", "--machine", "a slow machine"]) == 0
    printed = capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n")
    assert text.endswith("\nAfter.\n")
    assert "old figures" not in text
    assert "on a slow machine" in text
    for shown in (text, printed):
        for title in report.TITLES.values():
            rows = [line for line in shown.splitlines() if line.lstrip("| ").startswith(title)]
            assert len(rows) == 3, title
        verdicts = shown.count("(reached: ") + shown.count("(missed: ")
        assert verdicts == sum(len(targets) for targets in report.TARGETS.values())
        assert "twin 1" in shown
    bench.main(["--quick", "pebbles", "--write"])
    assert page.read_text(encoding="utf-8").count(report.BEGIN) == 1


def test_positions_that_bots_judge_are_asked_for_where_they_can_be(capsys, monkeypatch):
    row = {"game": "olympos", "seats": 2, "bot": "planner", "now": 1000.0, "then": 200.0, "ratio": 5.0}
    asked: list[tuple[list[str], int]] = []

    def measured(games, rounds):
        asked.append((games, rounds))
        return [row]

    module = types.ModuleType("bench.positions")
    module.__spec__ = importlib.machinery.ModuleSpec("bench.positions", None)
    monkeypatch.setattr(module, "measure", measured, raising=False)
    monkeypatch.setitem(sys.modules, "bench.positions", module)
    arguments = ["pebbles", "--seats", "2", "--quick", "--positions"]
    assert bench.main(arguments) == 0
    assert asked == [(["pebbles"], 2)]
    assert "5.0 (reached: 5)" in capsys.readouterr().out

    def missing(games, rounds):
        raise RuntimeError("git does not know v0.1.0")

    monkeypatch.setattr(module, "measure", missing)
    assert bench.main(arguments) == 0
    shown = capsys.readouterr()
    assert "git does not know v0.1.0" in shown.err
    assert "(reached" not in shown.out


def test_a_page_without_marks_is_not_overwritten(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("Mine.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="needs one line"):
        report.write_page({}, page)
    assert page.read_text(encoding="utf-8") == "Mine.\n"


def test_our_page_has_the_marks_and_names_no_machine():
    text = report.PAGE.read_text(encoding="utf-8")
    assert text.count(report.BEGIN) == text.count(report.END) == 1
    assert platform.node() not in text


@pytest.mark.parametrize(
    ("way", "value", "verdict"),
    [("stepped", 18.0, True), ("stepped", 17.99, False), ("copies", 2e6, True), ("batch2", 9.0, None)],
)
def test_a_target_is_reached_from_its_number_on(way, value, verdict):
    assert report.reached(way, "olympos", value) is verdict
    assert report.reached(way, "olympos", None) is None
    assert report.reached(way, "pebbles", value) is None


def test_a_peer_is_measured_in_the_same_run(capsys, monkeypatch):
    monkeypatch.setattr(bench, "find", lambda name: Twin())
    arguments = ["pebbles", "--peer", "catanatron", "--seats", "2", "--seconds", "0.001", "--rounds", "3"]
    assert bench.main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (peer,) = found["peers"]
    assert peer["peer"] == "twin"
    assert peer["play"]["games"] >= 3
    for way in found["engine"][0]["ways"].values():
        assert len(way["times_by_round"]) == 3
        assert way["times"] == sorted(way["times_by_round"])[1]
    assert bench.main(arguments) == 0
    assert "twin 1" in capsys.readouterr().out


def test_a_ratio_is_one_rate_by_the_other():
    ours = Pace(decisions=600, choices=300, seconds=2.0)
    theirs = Pace(decisions=50, choices=10, seconds=1.0)
    assert bench._ratios(ours, theirs) == (6.0, 15.0)


def test_mistakes_are_one_line(capsys):
    assert bench.main(["chess"]) == 2
    assert bench.main(["pebbles", "--peer", "nobody"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert "one of catanatron" in lines[1]


def test_a_peer_that_is_not_installed_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.delitem(sys.modules, "bench.peers.catanatron", raising=False)
    monkeypatch.setitem(sys.modules, "catanatron.game", None)
    with pytest.raises(OptionError, match="catanatron"):
        peers.find("catanatron")
