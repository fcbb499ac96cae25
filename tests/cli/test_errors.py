"""A user's mistake is one readable line on stderr and the right exit code."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play"], "Missing argument 'GAME'"),
        (["play", "chess"], "there are olympos, elysium, delphi"),
        (["nonsense"], "No such command 'nonsense'"),
        (["games", "--wrong"], "No such option"),
        (["games", "--language", "la"], "there are en, de, fr, ru"),
        (["play", "pebbles", "--seats", "7"], "pebbles is for 2 to 3 players, not for 7"),
        (["play", "pebbles", "--seats", "human,nobody"], "there are random, "),
        (["play", "pebbles", "--option", "heap"], "NAME=VALUE"),
        (["play", "pebbles", "--option", "heap=99"], "a whole number from 4 to 9"),
        (["play", "pebbles", "--option", "size=1"], "heap, mood"),
        (["play", "pebbles", "--option", "mood=sad"], "calm, wild"),
        (["simulate", "pebbles", "--bots", "nobody"], "there are random, "),
        (["simulate", "pebbles", "--bots", "random,random,random"], "too many for 2 seats"),
        (["simulate", "pebbles", "--seats", "9"], "2 to 3 players"),
        (["simulate", "pebbles", "--games", "0"], "--games"),
        (["rules", "pebbles", "9.9"], "there is for instance PEB-"),
        (["bench", "chess"], "there are olympos"),
        (["edition", "check", "no-such-file.toml", "--game", "pebbles"], "no-such-file.toml is no readable"),
        (["edition", "check", "."], "is no readable text file"),
        (["play", "pebbles", "--seats", "²"], "there is no bot “²”"),
        (["play", "pebbles", "--seats", "9" * 5000], "there is no bot"),
        (["play", "pebbles", "--seats", "-1"], "there is no bot “-1”"),
        (["play", "pebbles", "--seats", "human"], "pebbles is for 2 to 3 players, not for 1"),
        (["play", "pebbles", "--seats", "human,external:'"], "a command after 'external:'"),
        (["tournament", "pebbles"], "Missing option '--bots'"),
        (["tournament", "chess", "--bots", "random,random"], "there are olympos, elysium, delphi"),
        (["tournament", "pebbles", "--bots", ","], "pebbles is for 2 to 3 players, not for 0"),
        (["tournament", "pebbles", "--bots", "random,nobody"], "there is no bot “nobody”"),
        (["tournament", "pebbles", "--bots", "random,greedy", "--seats", "0"], "not for 0"),
        (["tournament", "pebbles", "--bots", "random,greedy", "--seats", "3"], "2 bots are too few for 3"),
        (["tournament", "pebbles", "--bots", "random,greedy", "--option", "heap"], "NAME=VALUE"),
        (
            ["tournament", "pebbles", "--bots", "random,greedy", "--games", "2", "--engine", "x"],
            "one, processes",
        ),
    ],
)
def test_bad_usage(run, args, words):
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 1100
    assert words in result.stderr


def test_the_message_is_in_the_language_that_was_asked_for(run):
    assert run("play", "chess", "--language", "de").stderr.startswith(
        "Fehler: Ein Spiel „chess“ gibt es nicht"
    )
    heap = run("play", "pebbles", "-o", "heap=x", "--language", "fr").stderr
    assert heap.startswith("Erreur\u00a0: l’option heap ne peut pas être «\u202fx\u202f»\u202f; il faut")
    assert heap.endswith(" un nombre entier de 4 à 9\n")
    assert run("play", "chess", "--language=ru").stderr.startswith("Ошибка: ")


@pytest.mark.parametrize("content", ["", "hello\n", '{"petteia": "record", "format": 1}\n'])
def test_a_file_that_is_no_record_is_a_failure(run, tmp_path, content):
    file = tmp_path / "game.jsonl"
    file.write_text(content)
    result = run("replay", file)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert str(file) in result.stderr


def test_a_missing_file_is_a_failure(run, tmp_path):
    result = run("replay", tmp_path / "none.jsonl", "--verify")
    assert result.exit_code == 1
    assert "cannot be read" in result.stderr


def test_a_bot_that_fails_is_a_failure_and_no_bad_usage(run):
    result = run("simulate", "pebbles", "--games", "1", "--bots", "random,external:false")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert "it has ended" in result.stderr


def test_a_folder_that_cannot_be_written_to_is_a_failure(run, tmp_path):
    (tmp_path / "file").touch()
    command = ("tournament", "pebbles", "--bots", "random,random", "--games", "1", "--engine", "one", "--out")
    result = run(*command, tmp_path / "file")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert f"Error: {tmp_path / 'file'}" in result.stderr


def test_a_database_that_is_none_or_does_not_answer_is_a_failure(run, tmp_path):
    file = tmp_path / "no.db"
    file.write_text("this is no database" * 100)
    with ThreadPoolExecutor(1) as thread:  # tests with a browser leave an event loop in this one
        for place in (file, "postgresql://nobody@127.0.0.1:1/none"):
            result = thread.submit(run, "admin", "list", "--database", place).result()
            assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)


def test_without_a_command_the_help_is_shown(run):
    result = run()
    assert result.exit_code == 2
    assert "simulate" in result.output
    assert run("--help").exit_code == 0
