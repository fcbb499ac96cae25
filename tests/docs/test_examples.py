"""The examples in README and docs run, and the links between pages lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from petteia.cli import foreign
from petteia.cli.main import app
from petteia.texts import Texts

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "web" / "README.md",
]
BLOCK = re.compile(r"^( *)```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
# The guide's blocks make up the files of a game; tests/contract/test_guide.py builds and plays it.
RUN_ELSEWHERE = {"adding-a-game.md"}


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def code_of(page: Path) -> str:
    """All Python blocks of a page, one after the other, as they stand in it (line numbers kept)."""
    text = page.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for match in BLOCK.finditer(text):
        first = text[: match.start(2)].count("\n")
        for number, line in enumerate(match.group(2).split("\n")):
            lines[first + number] = line.removeprefix(match.group(1))
    return "\n".join(lines)


COMMAND = re.compile(r"(?:^|`|bin/)petteia ([a-z]+)([^`\n]*)", re.MULTILINE)
OPTION = re.compile(r"(?<=[\s\[])--[a-z-]+")


WITH_CODE = [page for page in PAGES if page.name not in RUN_ELSEWHERE and code_of(page).strip()]


def test_there_are_examples():
    assert "README.md" in {name_of(page) for page in WITH_CODE}


@pytest.mark.parametrize("page", WITH_CODE, ids=name_of)
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code_of(page), str(page), "exec"), {"__name__": "__main__"})


def test_the_tournament_runs_as_a_script(tmp_path):
    """In processes that import the script anew: what it starts must not start itself again."""
    blocks = [match.group(2) for match in BLOCK.finditer((ROOT / "docs" / "research.md").read_text("utf-8"))]
    (block,) = [block for block in blocks if "import Plan, play" in block]
    (tmp_path / "mine.py").write_text(block, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "mine.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("'bot': 'greedy'") == 1
    assert len(list((tmp_path / "runs" / "second" / "records").iterdir())) == 4


@pytest.mark.parametrize("page", [*PAGES, *(ROOT / "examples").glob("*.py")], ids=name_of)
def test_the_commands_of_a_page_exist_with_their_options(page):
    command: Any = typer.main.get_command(app)
    commands = dict(command.commands)
    for name in ("serve", "bots", "admin"):
        commands[name] = foreign.load(f"petteia.server.command:{name}", name, Texts("en").text)
    for name, rest in COMMAND.findall(page.read_text(encoding="utf-8")):
        command = commands[name]
        command = getattr(command, "commands", {}).get(rest.strip().partition(" ")[0], command)
        known = {option for one in command.params for option in (*one.opts, *one.secondary_opts)} | {"--help"}
        assert set(OPTION.findall(rest)) <= known, f"petteia {name}{rest}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page):
    broken = [
        target
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not target.startswith(("http:", "https:", "mailto:")) and not (page.parent / target).exists()
    ]
    assert broken == []
