"""Every game can be played to the end through a pipe, in every language."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys

import pytest

import petteia
from petteia.cli.play import COMMANDS
from petteia.texts import LANGUAGES, Texts

ENOUGH = 20_000  # lines of input


@pytest.fixture(autouse=True)
def strict(monkeypatch):
    """Every word has to come from a catalogue, with all its arguments."""
    monkeypatch.setattr(Texts, "strict", property(lambda self: True, lambda self, value: None), raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_first_answer_every_time(run, game, language, tmp_path):
    seats = ",".join(["human"] + ["random"] * (game_seats(game) - 1))
    args = ("--seats", seats, "--seed", "1", "--language", language)
    result = run("play", game, *args, lines="1\n" * ENOUGH)
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.search(r"^1\. .*\d", result.stdout.splitlines()[-game_seats(game)])


def game_seats(game: str) -> int:
    return petteia.game(game).seats[0]


@pytest.mark.parametrize("game", petteia.GAMES)
def test_any_answers_with_all_seats_then_saved_and_verified(run, game, tmp_path):
    rng = random.Random(game)
    file = tmp_path / "game.jsonl"
    seats = petteia.game(game).seats[-1]
    people = ",".join(["human"] * (seats - 1) + ["random"])
    lines = []
    for _ in range(60):
        lines += [str(rng.randint(1, 3)), "list", f"why {rng.randint(1, 5)}", "undo", "log 3"]
    result = run("play", game, "--seats", people, "--seed", "2", lines=[*lines, f"save {file}", "quit"])
    assert (result.exit_code, result.stderr) == (0, "")
    assert run("replay", file, "--verify").exit_code == 0
    told = run("replay", file, "--seat", "1", "--language", "ru")
    assert (told.exit_code, told.stderr) == (0, "")
    alone = ",".join(["human"] + ["random"] * (seats - 1))
    resumed = run("play", game, "--load", file, "--seats", alone, lines="1\n" * ENOUGH)
    assert (resumed.exit_code, resumed.stderr) == (0, "")


@pytest.mark.parametrize("game", petteia.GAMES)
def test_no_family_of_actions_has_the_name_of_a_command(game):
    assert not set(petteia.game(game).actions.families) & set(COMMANDS)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_default_edition_is_in_order(run, game):
    path = petteia.__path__[0] + f"/games/{game}/edition.toml"
    result = run("edition", "check", path)
    assert (result.exit_code, result.stderr) == (0, "")


@pytest.mark.parametrize("way", ["ELY-R-most-tie", "r-most-tie", "most-tie"])
def test_a_ruling_is_found_by_its_name(run, read_json, way):
    found = read_json(run("rules", "elysium", way, "--json").stdout)
    assert [rule["id"] for rule in found] == ["ELY-R-most-tie"]


def test_in_another_process_the_console_behaves_the_same():
    command = [sys.executable, "-m", "petteia.cli.main", "games", "--language", "fr"]
    utf8 = {**os.environ, "PYTHONUTF8": "1"}
    result = subprocess.run(command, capture_output=True, encoding="utf-8", env=utf8, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert all(game in result.stdout for game in petteia.GAMES)
    wrong = [sys.executable, "-m", "petteia.cli.main", "play", "chess"]
    result = subprocess.run(wrong, capture_output=True, encoding="utf-8", env=utf8, check=False)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_simulation_in_several_processes_gives_the_games_of_one(run, read_json, game):
    args = ("simulate", game, "--games", "4", "--seed", "9", "--json", "--limit", "3000")
    one = read_json(run(*args).stdout)
    two = read_json(run(*args, "--jobs", "2").stdout)
    for key in ("decisions", "choices", "steps", "unfinished"):
        assert one[key] == two[key]
    assert one["players"] == two["players"]
