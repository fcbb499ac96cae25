"""The installed package plays: the engine with nothing else, terminal and server with their extras."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import petteia

from .packaged import Environment

Installed = Callable[..., Environment]


@pytest.fixture
def bare(installed: Installed) -> Environment:
    return installed()


@pytest.fixture
def terminal(installed: Installed) -> Environment:
    return installed("terminal")


# ---- the engine alone ------------------------------------------------------------------------------

ALONE = """
import json, sys
import petteia, petteia.arena, petteia.bots, petteia.texts
ends = {}
for name in petteia.GAMES:
    record = petteia.play(name, ["greedy", "random"], seed=7)
    ends[name] = [state.decider for state in record.replay()][-1] is None
foreign = {module.partition(".")[0] for module in sys.modules} - set(sys.stdlib_module_names)
print(json.dumps([ends, sorted(foreign - {"petteia", "__main__", "__mp_main__"})]))
"""


def test_the_engine_and_the_bots_play_with_nothing_else_installed(bare: Environment) -> None:
    assert [path.name for path in bare.packages.iterdir() if not path.name.startswith("petteia")] == []
    done = bare.run("python", "-I", "-c", ALONE)
    assert done.stderr == ""
    ends, foreign = json.loads(done.stdout)
    assert ends == dict.fromkeys(petteia.GAMES, True)
    assert [name for name in foreign if not name.startswith(("_distutils", "_sysconfigdata"))] == []


def test_a_tournament_is_played_with_nothing_else_installed(bare: Environment, tmp_path: Path) -> None:
    code = (
        "import sys; from petteia.arena import Plan, play\n"
        "print(play(Plan('olympos', ('greedy', 'random'), 2, 2), sys.argv[1], 'one')['games'])"
    )
    done = bare.run("python", "-I", "-c", code, str(tmp_path))
    assert (done.stdout, done.stderr) == ("2\n", "")
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".html"] == []


@pytest.mark.parametrize("command", [(), ("play", "olympos"), ("serve",), ("--help",)])
def test_the_command_says_what_to_install(bare: Environment, command: tuple[str, ...]) -> None:
    done = bare.run("petteia", *command)
    assert (done.returncode, done.stdout) == (1, "")
    line = "Error: the petteia command needs typer, which is not installed: pip install 'petteia[play]'\n"
    assert done.stderr == line


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("import petteia.envs.gymnasium", "research"),
        ("import petteia.envs.pettingzoo", "research"),
        ("import petteia.envs.openspiel", "research"),
        ("from petteia.texts import Texts; Texts('en').text('cli-help')", "play"),
    ],
)
def test_what_needs_more_says_what_to_install(bare: Environment, code: str, extra: str) -> None:
    done = bare.run("python", "-I", "-c", code)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f"which is not installed: pip install 'petteia[{extra}]'")


# ---- the terminal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_game_is_played_in_the_terminal(terminal: Environment, game: str) -> None:
    seats = ("--seats", "Ada=human,Bo=random", "--seed", "3", "--language", "en")
    done = terminal.run("petteia", "play", game, *seats, lines="1\n" * 4 + "quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "At the table: Ada and Bo" in done.stdout


def test_the_other_commands_work_in_the_terminal(terminal: Environment) -> None:
    for command in (("games",), ("rules", "delphi", "7.2"), ("simulate", "olympos", "--games", "2")):
        done = terminal.run("petteia", *command, "--language", "de")
        assert (done.returncode, done.stderr) == (0, ""), command
        assert done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "which is not installed: "), ("de", "das nicht installiert ist: ")],
)
def test_without_the_server_the_terminal_says_what_to_install(
    terminal: Environment, language: str, words: str
) -> None:
    for command in ("serve", "admin"):
        done = terminal.run("petteia", command, "--language", language)
        assert (done.returncode, done.stdout) == (1, "")
        assert f"{words}pip install 'petteia[play]'\n" in done.stderr
        assert f"petteia {command}" in done.stderr


# ---- the server ------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextlib.contextmanager
def served(environment: Environment, folder: Path) -> Iterator[str]:
    """The address of a server that runs from the environment, until the block ends."""
    port = free_port()
    command = [str(environment.bin / "petteia"), "serve", "--port", str(port), "--bots", "1"]
    with (folder / "log").open("w+") as log:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'tables.sqlite3'}"], cwd=folder,
            env=environment.settings, stdout=log, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            yield address(process, port, folder / "log")
        finally:
            process.terminate()
            assert process.wait(30) is not None


def address(process: subprocess.Popen[bytes], port: int, log: Path) -> str:
    found = f"http://127.0.0.1:{port}"
    for _ in range(600):
        assert process.poll() is None, log.read_text()
        with contextlib.suppress(urllib.error.URLError, OSError):
            urllib.request.urlopen(f"{found}/health", timeout=5).close()
            return found
        time.sleep(0.05)
    raise AssertionError(log.read_text())


def ask(place: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(place, data, headers), timeout=30) as answer:
        return json.load(answer)


def test_the_page_is_served_and_a_table_is_played(installed: Installed, tmp_path: Path) -> None:
    with served(installed("play"), tmp_path) as url:
        with urllib.request.urlopen(url, timeout=30) as answer:
            page = answer.read().decode()
        for name in re.findall(r'(?:src|href)="\./([^"]+)"', page):
            with urllib.request.urlopen(f"{url}/{name}", timeout=30) as answer:
                assert answer.status == 200
                assert answer.read()
        assert ask(f"{url}/health")["version"] == petteia.__version__
        token = ask(f"{url}/api/browser", {})["token"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
        made = ask(f"{url}/api/tables", {"game": "olympos", "seats": seats, "start": True}, token)
        table = f"{url}/api/tables/{made['table']['id']}"
        for _ in range(3):
            updates = [ask(f"{table}/update?seat={seat}", token=token) for seat in (0, 1)]
            (turn,) = [one for one in updates if one["legal"] is not None]
            decision = {"seat": turn["seat"], "seq": turn["seq"], "action": turn["legal"][0]["text"]}
            assert ask(f"{table}/act", decision, token)["seq"] > turn["seq"]
