"""The measurements run and count right; what they measure is not judged here."""

from __future__ import annotations

import json
import sys

import pytest
from tests.texts.pebbles import CATALOGUES, GAME

from bench import __main__ as bench
from bench import peers
from petteia import games
from petteia.arena import measuring
from petteia.arena.measuring import Pace, operations, positions, random_play
from petteia.kernel import OptionError
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


def test_the_report_as_json(capsys):
    assert bench.main(["pebbles", "--seats", "2", "--seconds", "0.001", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report["machine"]) == {"petteia", "python", "system", "processor"}
    (found,) = report["games"]
    assert (found["game"], found["seats"]) == ("pebbles", 2)
    assert {"apply", "legal", "copy", "observe"} <= set(found["operations_per_second"])
    for name in ("games", "decisions", "choices", "steps"):
        assert found["random"][f"{name}_per_second"] > 0


def test_a_peer_is_measured_in_the_same_run(capsys, monkeypatch):
    monkeypatch.setattr(bench, "find", lambda name: Twin())
    arguments = ["pebbles", "--peer", "twin", "--seats", "2", "--seconds", "0.001", "--rounds", "3"]
    assert bench.main([*arguments, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["peers"]
    assert (found["peer"], found["rounds"]) == ("twin", 3)
    assert all(len(values) == 3 for values in found["ratios_by_round"].values())
    assert found["theirs"]["games"] >= 3
    assert bench.main(arguments) == 0
    assert "twin 1" in capsys.readouterr().out


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
