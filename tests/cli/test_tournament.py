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


def test_it_keeps_records_when_asked_to(run, tmp_path):
    done = run(*COMMAND, tmp_path, "--records")
    assert "results.jsonl and records" in done.stdout
    assert len(list((tmp_path / "records").iterdir())) == 6


def test_its_games_can_be_exported(run, tmp_path):
    pytest.importorskip("pyarrow")
    run(*COMMAND, tmp_path, "--records")
    done = run("export", tmp_path, "--out", tmp_path / "tables")
    assert done.exit_code == 0
    assert f"{tmp_path / 'tables' / 'games.parquet'}: 6 rows" in done.stdout
    assert sorted(path.name for path in (tmp_path / "tables").iterdir()) == [
        "actions.parquet",
        "games.parquet",
        "seats.parquet",
    ]
    nothing = run("export", tmp_path / "nowhere")
    assert (nothing.exit_code, nothing.stdout) == (1, "")
    assert "there are no results of a tournament" in nothing.stderr


def test_a_leaderboard_is_made_and_goes_on(run, tmp_path):
    command = (
        "leaderboard",
        tmp_path,
        "--game",
        "pebbles",
        "--games",
        "12",
        "--engine",
        "one",
        "--field",
        "greedy",
    )
    done = run(*command, "--bots", "random", "--seats", "2")
    assert done.exit_code == 0, done.stderr
    assert "The leaderboard holds 1 figure." in done.stdout
    more = run(*command, "--bots", "random,planner", "--seats", "2", "--seats", "3")
    assert "The leaderboard holds 4 figures." in more.stdout
    refused = run(*command, "--bots", "random", "--name", "other")
    assert refused.exit_code == 1
    assert "belongs to another leaderboard" in refused.stderr
    assert run("leaderboard", tmp_path, "--bots", "genius").exit_code == 2
