"""games, simulate, replay, rules, bench, edition check."""

from __future__ import annotations

from pathlib import Path

import pytest

import petteia
from petteia.cli import foreign
from petteia.texts import LANGUAGES, Texts

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "game.jsonl"
    petteia.play("pebbles", ["random", "random"], seed=3).save(file)
    return file


def test_simulate_sums_up(run):
    result = run("simulate", "pebbles", "--seats", "3", "--games", "20", "--seed", "5")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Pebbles: 20 games with 3 players"
    assert lines[2].split() == ["Seat", "Bot", "Wins", "Points"]
    assert [line.split()[:2] for line in lines[3:6]] == [["1", "random"], ["2", "random"], ["3", "random"]]
    assert result.stderr == ""


def test_simulate_counts_right(run, read_json):
    result = run("simulate", "pebbles", "--games", "30", "--seed", "s", "--json", "-o", "heap=4")
    found = read_json(result.stdout)
    assert found["games"] == 30
    assert found["unfinished"] == 0
    assert sum(player["wins"]["value"] for player in found["players"]) == pytest.approx(1)
    assert found["decisions"] >= found["choices"] > 0
    assert found["steps"] >= found["decisions"]
    assert found["length"]["value"] == pytest.approx(found["decisions"] / 30, abs=0.001)
    # Heap 4, and every roll at 3 adds 1 or 2: all of it is taken in the end.
    assert sum(player["score"]["value"] for player in found["players"]) >= 4


def test_simulate_reports_coverage_and_fails_for_a_missing_goal(run, read_json):
    result = run("simulate", "pebbles", "--games", "30", "--coverage")
    assert result.exit_code == 1
    assert "Coverage: 2 of 3 goals reached" in result.stdout
    assert "not reached: end:never" in result.stdout
    found = read_json(run("simulate", "pebbles", "--games", "30", "--coverage", "--json").stdout)
    assert found["coverage"]["missing"] == ["end:never"]
    assert found["coverage"]["reached"]["end:empty"] == 30


def test_simulate_can_vary_seats_and_options(run, read_json):
    found = read_json(run("simulate", "pebbles", "--games", "20", "--vary", "--json").stdout)
    assert (found["seats"], found["games"], found["vary"]) == (3, 20, True)
    shown = run("simulate", "pebbles", "--games", "20", "--vary")
    assert shown.exit_code == 0
    assert "Points" not in shown.stdout


def test_simulate_gives_up_at_the_limit(run, read_json):
    found = read_json(run("simulate", "pebbles", "--games", "3", "--limit", "1", "--json").stdout)
    assert (found["games"], found["unfinished"], found["steps"]) == (3, 3, 3)
    assert (
        "Given up after 1 actions: 3 games"
        in run("simulate", "pebbles", "--games", "3", "--limit", "1").stdout
    )


def test_replay_tells_the_game(run, record):
    result = run("replay", record)
    assert result.exit_code == 0
    assert result.stdout.startswith("Pebbles with Player 1 and Player 2\n")
    assert "takes" in result.stdout
    assert "wins." in result.stdout or "share the victory." in result.stdout


def test_replay_at_a_position(run, record):
    result = run("replay", record, "--at", "0")
    assert "heap: 7" in result.stdout
    assert "Player 1: Take pebbles" in result.stdout
    wrong = run("replay", record, "--at", "999")
    assert (wrong.exit_code, wrong.stdout, wrong.stderr.count("\n")) == (1, "", 1)
    assert run("replay", record, "--seat", "3").exit_code == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "by version 1 of its rules. Petteia 0.1.x replays it; this one plays by version 2.",
        ),
        ("de", "nach Fassung 1 der Regeln gespielt. Petteia 0.1.x spielt sie nach;"),
        ("fr", "selon la version 1 des règles. Petteia 0.1.x la rejoue"),
        ("ru", "сыграна по версии 1 правил. Её воспроизводит Petteia 0.1.x;"),
    ],
)
def test_replay_says_which_program_replays_a_record_of_earlier_rules(
    run, record, language, words, monkeypatch
):
    monkeypatch.setattr(type(petteia.game("pebbles")), "rules_version", 2)
    refused = run("replay", record, "--language", language)
    assert refused.exit_code == 1
    assert refused.stdout == ""
    assert words in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_replay_verifies_and_refuses_an_edited_file(run, record):
    state = petteia.Record.load(record).at(len(petteia.Record.load(record).entries))
    result = run("replay", record, "--verify")
    assert result.exit_code == 0
    assert state.digest() in result.stdout
    record.write_text(record.read_text().replace('"take 1"', '"take 2"', 1))
    edited = run("replay", record, "--verify")
    assert edited.exit_code == 1
    assert "edited or out of order" in edited.stderr


def test_a_game_saved_in_the_terminal_verifies(run, tmp_path):
    file = tmp_path / "saved.jsonl"
    run("play", "pebbles", "--seats", "human,human", lines=["1", "look", "1", f"save {file}", "quit"])
    assert run("replay", file, "--verify").exit_code == 0


def test_rules_with_their_tests(run, read_json):
    result = run("rules", "pebbles")
    lines = result.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines if not line.startswith(" ")] == [
        "PEB-1.1",
        "PEB-1.10",
        "PEB-2.1",
        "PEB-R1",
    ]
    assert "  tested by tests/test_pebbles.py::test_few" in lines
    for way in ("PEB-1.1", "peb-1.1", "1.1"):
        found = read_json(run("rules", "pebbles", way, "--json").stdout)
        assert [rule["id"] for rule in found] == ["PEB-1.1"]
    section = read_json(run("rules", "pebbles", "1", "--json").stdout)
    assert [rule["id"] for rule in section] == ["PEB-1.1", "PEB-1.10"]


def test_edition_check(run, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('edition = "mine"\nsize = 3\nsource = "own copy"\n')
    good = run("edition", "check", file, "--game", "pebbles")
    assert good.exit_code == 0
    assert "edition mine of Pebbles" in good.stdout
    assert "1 table" in good.stdout
    file.write_text('edition = "mine"\nsize = 33\ncolour = "red"\n')
    bad = run("edition", "check", file, "--game", "pebbles")
    assert (bad.exit_code, bad.stdout) == (1, "")
    lines = bad.stderr.splitlines()
    assert len(lines) == 3
    assert all(str(file) in line for line in lines)
    assert "key 'size'" in lines[0]
    assert "'colour'" in lines[1]
    unnamed = run("edition", "check", file)
    assert (unnamed.exit_code, unnamed.stderr.count("\n")) == (2, 1)
    file.write_text("edition = ")
    assert run("edition", "check", file).exit_code == 1


def test_editions_are_compared_and_say_what_their_cards_do(run, read_json, tmp_path):
    default = Path(petteia.__file__).parent / "games" / "elysium" / "edition.toml"
    file = tmp_path / "mine.toml"
    changed = default.read_text(encoding="utf-8").replace("start_gold = 4", "start_gold = 5")
    file.write_text(changed, encoding="utf-8")
    good = run("edition", "check", file)
    assert good.exit_code == 0
    assert "111 of 116 components are still reconstructed" in good.stdout
    differing = run("edition", "diff", "default", file)
    assert (differing.exit_code, differing.stdout) == (1, "setup start_gold: 4 -> 5\nOne difference.\n")
    told = read_json(run("edition", "diff", file, "default", "--game", "elysium", "--json").stdout)
    assert told == [{"path": ["setup", "start_gold"], "old": 5, "new": 4}]
    same = run("edition", "diff", file, file)
    assert (same.exit_code, same.stdout) == (0, "The editions do not differ.\n")
    assert run("edition", "diff", "default", "default").exit_code == 2
    texts = run("edition", "texts", file, "--language", "de").stdout.splitlines()
    assert len(texts) == 116  # 104 cards, quests, bonus tiles and sides of the pediment
    assert texts[3].startswith("card/zeus.amalthea  Amaltheia: ")
    file.write_text(changed.replace("start_gold = 5", "start_gold = 50"), encoding="utf-8")
    bad = run("edition", "texts", file)
    assert (bad.exit_code, bad.stdout) == (1, "")
    assert "start_gold" in bad.stderr


def test_commands_of_other_packages_are_imported_only_when_called(run, monkeypatch):
    called = []

    def serve(port: int = 3) -> None:
        called.append(port)

    module = type("Module", (), {"serve": staticmethod(serve)})
    monkeypatch.setattr(foreign, "import_module", lambda name: module)
    assert run("serve", "--port", "5").exit_code == 0
    assert called == [5]
    wrong = run("serve", "--prt", "5")
    assert (wrong.exit_code, wrong.stderr.count("\n")) == (2, 1)


def test_a_command_whose_package_is_missing_says_so(run, monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(name="uvicorn")

    monkeypatch.setattr(foreign, "import_module", missing)
    result = run("serve")
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)
    assert "“uvicorn”" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["serve", "bots", "admin"])
def test_their_help_is_in_the_readers_language(name, language):
    command = foreign.load(f"petteia.server.command:{name}", name, Texts(language).text)
    pages = {
        name: command,
        **{f"{name} {one}": inner for one, inner in getattr(command, "commands", {}).items()},
    }
    assert set(pages) == {path for path in foreign.MESSAGES if path.split()[0] == name}
    for path, page in pages.items():
        told = foreign.MESSAGES[path]
        assert {"", *(one.name for one in page.params)} - {"help"} == set(told)
        assert page.help == Texts(language).text(told[""])
        for one in page.params:
            assert one.name == "help" or one.help == Texts(language).text(told[one.name])


def test_without_a_command_of_its_own_a_group_shows_its_help(run):
    result = run("admin")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "backup" in result.stderr
    assert "Error" not in result.stderr
