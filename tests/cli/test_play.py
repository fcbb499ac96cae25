"""`petteia play`, played through a pipe."""

from __future__ import annotations

import pytest

from petteia import Record
from petteia.cli.seats import split_bots

pytestmark = pytest.mark.usefixtures("pebbles")

BOTH = ("play", "pebbles", "--seats", "Ada=human,Bo=human", "--seed", "1", "--language", "en")


def test_a_whole_game_by_numbers(run):
    result = run(*BOTH, lines=["3", "3", "1"])
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[:2] == ["Pebbles (seed 1)", "At the table: Ada and Bo"]
    assert "Ada: Take pebbles, or look at your charm?" in lines
    assert "3. Take 3 pebbles (cost 3)" in lines
    assert "Ada takes 3 pebbles." in lines
    assert any(line.endswith(("wins.", "share the victory.")) for line in lines)
    assert any(line.startswith("1. ") and "Pebbles" in line for line in lines[-2:])


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Take pebbles, or look at your charm?"),
        ("de", "Kiesel nehmen oder das Amulett ansehen?"),
        ("fr", "Prendre des cailloux ou regarder le talisman ?"),
        ("ru", "Взять камешки или посмотреть амулет?"),
    ],
)
def test_in_every_language_against_a_bot(run, language, question):
    result = run("play", "pebbles", "--seats", "3", "--language", language, lines=["1"] * 20)
    assert result.exit_code == 0
    assert question in result.stdout
    assert result.stderr == ""


def test_actions_by_short_text_and_by_their_words(run):
    result = run(*BOTH, lines=["take 2", "TAKE 1 PEBBLE", "quit"])
    assert result.exit_code == 0
    assert "Ada takes 2 pebbles." in result.stdout
    assert "Bo takes 1 pebble." in result.stdout


def test_an_illegal_action_is_refused_with_reason_and_rule(run):
    result = run(*BOTH, lines=["look", "look", "why look", "why take 1", "why 1", "quit"])
    assert result.stdout.count("No: Ada has looked already.") == 2
    assert "  PEB-2.1: " in result.stdout
    assert result.stdout.count("You may do that: Take 1 pebble.") == 2


def test_nonsense_is_answered_and_asked_again(run):
    result = run(*BOTH, lines=["99", "tke 1", "why blub", "take 2x", "", "1", "quit"])
    assert "Please choose a number from 1 to 4." in result.stdout
    assert "“tke 1” is neither an action nor a command." in result.stdout
    assert "Perhaps you mean take 1, take 3 and take 2." in result.stdout
    assert "“blub” is neither an action nor a command." in result.stdout
    assert "Ada takes 1 pebble." in result.stdout
    assert result.exit_code == 0


def test_undo_takes_back_ones_own_decision_down_to_a_seal(run):
    # Ada looks (sealed: a charm was dealt), takes 1, takes it back; the look itself stays.
    result = run(*BOTH, lines=["look", "take 1", "undo", "undo", "quit"])
    assert result.stdout.count("Your last decision is taken back.") == 1
    assert result.stdout.count("Nothing can be taken back") == 1
    questions = [line for line in result.stdout.splitlines() if line.endswith("look at your charm?")]
    assert [line.partition(":")[0] for line in questions] == ["Ada", "Ada", "Bo", "Ada"]


def test_nothing_to_undo_at_the_start(run):
    assert "Nothing can be taken back" in run(*BOTH, lines=["undo", "quit"]).stdout


def test_a_secret_is_told_to_its_owner_only(run):
    result = run(*BOTH, lines=["look", "take 1", "log", "quit"])
    own, others = result.stdout.split("Bo: Take pebbles", 1)
    assert "Ada looks at the " in own
    assert "Ada looks at a charm." in others
    assert "Ada looks at the " not in others


def test_log_list_show_and_help(run):
    result = run(*BOTH, lines=["take 1", "log 1", "list", "show", "help", "rules 1.1", "rules 77", "quit"])
    assert result.stdout.count("Ada takes 1 pebble.") == 2
    assert "1. Take 1 pebble (cost 1) [take 1]" in result.stdout
    assert result.stdout.count("heap: 6") == 2
    assert "save FILE: save the game" in result.stdout
    assert "PEB-1.1: " in result.stdout
    assert "there is no rule “77”; there is for instance PEB-" in result.stdout


def test_about_explains_a_component_by_name_or_id(run):
    result = run(
        *BOTH, lines=["about Old Owl", "about moon/2", "about nothing", "why look at your charm", "quit"]
    )
    assert "old owl: It sees at night." in result.stdout
    assert "second moon: -" in result.stdout
    assert "Nothing here is called “nothing”." in result.stdout
    assert "You may do that: Look at your charm." in result.stdout


def test_save_and_go_on(run, tmp_path):
    file = tmp_path / "game.jsonl"
    saved = run(*BOTH, lines=["take 2", "save", f"save {file}", f"save {tmp_path}/no/such", "quit"])
    assert f"Saved as {file}, 1 action." in saved.stdout
    assert "Where to?" in saved.stdout
    assert "Error: " in saved.stdout
    record = Record.load(file)
    assert (record.names, len(record.entries)) == (["Ada", "Bo"], 1)
    again = run("play", "pebbles", "--load", file, "--seats", "Ada=human,Bo=human", lines=["show", "quit"])
    assert "heap: 5" in again.stdout
    assert "Bo: Take pebbles" in again.stdout
    wrong = run("play", "pebbles", "--load", file, "--seats", "3")
    assert (wrong.exit_code, wrong.stderr.count("\n")) == (2, 1)


def test_input_that_ends_too_early_is_a_failure(run):
    result = run(*BOTH, lines=["1"])
    assert result.exit_code == 1
    assert result.stderr == "The input has ended before the game.\n"


def test_bots_among_themselves_are_watched_by_a_spectator(run):
    result = run("play", "pebbles", "--seats", "random,random", "--seed", "4")
    assert result.exit_code == 0
    assert "Bot 1 takes" in result.stdout
    assert "looks at the " not in result.stdout


def test_the_same_seed_gives_the_same_game(run):
    games = [run("play", "pebbles", "--seats", "random,random", "--seed", seed).stdout for seed in "445"]
    assert games[0] == games[1] != games[2]


def test_options_change_the_game(run):
    result = run("play", "pebbles", "--option", "heap=4", "-o", "mood=wild", lines=["show", "quit"])
    assert "heap: 4" in result.stdout


def test_bots_can_have_settings_and_players_names(run):
    seats = "Ada=greedy:worlds=1,search:iterations=5"
    result = run("play", "pebbles", "--seats", seats, "--seed", "3", "-o", "heap=5")
    assert result.exit_code == 0
    assert "At the table: Ada (greedy:worlds=1) and Bot 2 (search:iterations=5)" in result.stdout


def test_a_program_may_take_a_seat():
    assert split_bots("random, external:python3 bot.py a,b") == ["random", "external:python3 bot.py a,b"]
    assert split_bots("Bo=external:bot") == ["Bo=external:bot"]


def test_no_answer_at_all_is_a_fault(run):
    lines = ["²", "9" * 5000, "why", "why ²", "log ²", "about", "save .", "save /no/such/folder/x", "quit"]
    result = run(*BOTH, lines=lines)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "“²” is neither an action nor a command." in result.stdout
    assert "Please choose a number from 1 to 4." in result.stdout
    assert "/no/such/folder/x: the file cannot be written" in result.stdout


def test_the_end_of_a_turn_in_delphi_takes_one_enter(run):
    favour = [f"take-favour {colour}" for colour in ("red", "black", "pink", "blue", "yellow", "green")]
    args = (
        "--seats",
        "Ada=human,random",
        "--seed",
        "5",
        "--language",
        "en",
        "--option",
        "first_player=seat-1",
    )
    result = run("play", "delphi", *args, lines=["bonus-favour", *favour, *favour, *favour, "undo", "quit"])
    asked = "Ada: Your dice are used. End your turn?"
    assert result.stdout.count(asked) == 1
    assert "1. End the turn" in result.stdout
    assert "Press Enter for it, or “undo”" in result.stdout
    assert "Your last decision is taken back." in result.stdout.split(asked)[1]
    result = run("play", "delphi", *args, lines=["bonus-favour", *favour, *favour, *favour, "", "quit"])
    after = result.stdout.split(asked)[1]
    assert "Ada ends the turn." in after
    assert "The oracle answers Ada: " in after


def test_an_empty_line_answers_nothing_where_there_is_a_choice(run):
    result = run(*BOTH, lines=["", "", "take 1", "quit"])
    assert result.stdout.count("Ada takes 1 pebble.") == 1
    assert "Press Enter for it" not in result.stdout
