"""What is different when somebody looks: prompts, changing places, a progress bar; and starting up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

ROOT = Path(__file__).parents[2]
WITH_PEBBLES = """
from petteia import games
from petteia.cli.main import app
from petteia.texts import store
from tests.texts.pebbles import CATALOGUES
store.FOLDERS.append(CATALOGUES)
games._MODULES["pebbles"] = "tests.texts.pebbles"
app()
"""


def start(*args: str, **streams) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", WITH_PEBBLES, *args]
    env = {**os.environ, "PETTEIA_LANGUAGE": "en", "TERM": "xterm", "COLUMNS": "80"}
    return subprocess.Popen(command, cwd=ROOT, env=env, **streams)


@pytest.fixture
def terminal():
    master, slave = os.openpty()
    yield master, slave
    os.close(master)


def read_all(master: int) -> str:
    data = b""
    while True:
        try:
            part = os.read(master, 65536)
        except OSError:  # the other end is closed
            return data.decode()
        if not part:
            return data.decode()
        data += part


def test_closed_streams_and_a_full_disk_are_no_faults():
    closed = start("play", "pebbles", preexec_fn=lambda: os.close(0), stdout=PIPE, stderr=PIPE)
    assert "The input has ended before the game." in closed.communicate()[1].decode()
    assert closed.returncode == 1
    with Path("/dev/full").open("wb") as full:
        refused = start("games", stdout=full, stderr=PIPE)
        told = refused.communicate()[1].decode()
    assert (refused.returncode, told) == (1, "Error: No space left on device\n")


def test_many_processes_end_at_once_when_they_are_interrupted():
    command = ("simulate", "pebbles", "--games", "100000000", "--jobs", "2")
    simulate = start(*command, stdout=PIPE, stderr=PIPE, start_new_session=True)
    while len(children(simulate.pid)) < 2:
        assert simulate.poll() is None
    os.killpg(simulate.pid, signal.SIGINT)
    simulate.communicate(timeout=60)
    assert simulate.returncode != 0


def children(parent: int) -> list[str]:
    return Path(f"/proc/{parent}/task/{parent}/children").read_text().split()


def test_people_at_one_terminal_change_places(terminal):
    master, slave = terminal
    play = start("play", "pebbles", "--seats", "Ada=human,Bo=human", stdin=slave, stdout=slave, stderr=slave)
    os.close(slave)
    os.write(master, b"take 1\n\nquit\n")
    shown = read_all(master)
    assert play.wait() == 0
    assert "> " in shown
    assert "Bo is next. Press Enter when only Bo is looking." in shown
    assert shown.index("Press Enter") < shown.index("Bo: Take pebbles")


def test_a_terminal_that_is_closed_ends_the_game(terminal):
    master, slave = terminal
    play = start("play", "pebbles", "--seats", "2", stdin=slave, stdout=slave, stderr=slave)
    os.close(slave)
    os.write(master, b"\x04")
    assert "The input has ended before the game." in read_all(master)
    assert play.wait() == 1


def test_simulation_shows_a_bar_on_a_terminal_only(terminal):
    master, slave = terminal
    simulate = start("simulate", "pebbles", "--games", "50", stdout=subprocess.PIPE, stderr=slave)
    os.close(slave)
    out, _ = simulate.communicate()
    assert "Games" in read_all(master)
    assert out.decode().startswith("Pebbles: 50 games")
    plain = start("simulate", "pebbles", "--games", "5", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert plain.communicate()[1] == b""


def test_a_reader_that_leaves_early_is_no_fault():
    play = start(
        "play", "pebbles", "--seats", "random,random", stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert play.stdout is not None
    assert play.stderr is not None
    play.stdout.close()
    with play.stderr as stream:
        errors = stream.read()
    assert play.wait() in (0, 1)
    assert b"Traceback" not in errors


def test_listing_the_games_loads_neither_server_nor_research():
    code = "import sys; from petteia.cli import games, main; print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for name in ("fastapi", "sqlalchemy", "numpy", "ray", "gymnasium", "pyspiel", "petteia.bots", "rich"):
        assert f"'{name}'" not in done.stdout


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"PETTEIA_LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, "Erreur"),
        ({"PETTEIA_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "ru_RU.UTF-8"}, "Ошибка"),
        ({"PETTEIA_LANGUAGE": "", "LC_ALL": "C", "LC_MESSAGES": "", "LANG": "C"}, "Error"),
    ],
)
def test_the_language_of_the_system(variables, word):
    command = [sys.executable, "-m", "petteia.cli.main", "play", "chess"]
    env = {**os.environ, **variables, "PYTHONUTF8": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False, encoding="utf-8")
    assert done.stderr.startswith(word)
