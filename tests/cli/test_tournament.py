"""petteia tournament: plays, goes on after an interruption, reports."""

from __future__ import annotations

import json

import pytest
from tests.arena.interruption import stopping_after

from petteia.arena import playing, tournament
from petteia.cli.common import INTERRUPTED

pytestmark = pytest.mark.usefixtures("pebbles")

COMMAND = ("tournament", "pebbles", "--bots", "greedy,random", "--games", "5", "--engine", "one", "--out")


def test_it_plays_whole_rounds_and_writes_its_reports(run, tmp_path):
    for _ in range(2):  # the second time all games are there
        done = run(*COMMAND, tmp_path)
        assert done.exit_code == 0
        assert done.stderr == "2 seating orders: playing 6 games, so that each comes up equally often.\n"
        assert "Pebbles: 6 games with 2 players" in done.stdout
        assert f"Written to {tmp_path}: report.html, report.json and results.jsonl" in done.stdout
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 1 + 6


def test_its_summary_can_be_had_as_json(run, tmp_path):
    summary = json.loads(run(*COMMAND, tmp_path, "--json").stdout)
    assert summary == json.loads((tmp_path / "report.json").read_text())
    assert {row["bot"] for row in summary["standings"]} == {"greedy", "random"}


def test_it_speaks_the_readers_language(run, tmp_path):
    told = run(*COMMAND, tmp_path, "--language", "de")
    assert "6 Partien" in told.stderr
    assert "Vorsprung vor dem besten anderen" in told.stdout


def test_interrupted_it_says_how_to_go_on_and_ends_as_if_nothing_had_happened(run, tmp_path, monkeypatch):
    run(*COMMAND, tmp_path / "whole")
    monkeypatch.setattr(tournament, "play_job", stopping_after(3, []))
    stopped = run(*COMMAND, tmp_path / "parts")
    assert (stopped.exit_code, stopped.stdout) == (INTERRUPTED, "")
    assert "The same command goes on" in stopped.stderr
    monkeypatch.setattr(tournament, "play_job", playing.play_job)
    assert run(*COMMAND, tmp_path / "parts").exit_code == 0
    for name in ("results.jsonl", "report.json", "report.html"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_the_folder_of_another_tournament_is_refused(run, tmp_path):
    run(*COMMAND, tmp_path)
    other = run(*COMMAND, tmp_path, "--seed", "2")
    assert (other.exit_code, other.stdout) == (1, "")
    assert "belongs to another tournament" in other.stderr
    assert other.stderr.splitlines()[-1].startswith("Error: ")


def test_seeds_that_are_kept_for_evaluation_are_refused(run, tmp_path):
    refused = run(*COMMAND, tmp_path, "--seed", "holdout:strength")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "for evaluation" in refused.stderr
    assert run("simulate", "pebbles", "--games", "1", "--seed", "holdout:strength/0").exit_code == 2
