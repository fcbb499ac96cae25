"""The folders of the games have the skeleton that docs/architecture.md shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import petteia

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "petteia" / "games"
PAGE = ROOT / "docs" / "architecture.md"

_SECTION = re.compile(r"^## The skeleton of a game\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"`([^`]+)`")
_CHAPTERS = re.compile(r"- \*\*(\w+)\*\*:(.*)")


@dataclass
class Skeleton:
    """What the page says: which files there are, what each exports, and the further files of each game."""

    exports: dict[str, list[str]] = field(default_factory=dict)
    chapters: dict[str, list[str]] = field(default_factory=dict)

    def faults(self, game: str, folder: Path) -> Iterator[str]:
        """What is otherwise in a game's folder, in words."""
        found = {
            f"{path.name}/" if path.is_dir() else path.name
            for path in folder.iterdir()
            if path.name not in ("__init__.py", "__pycache__")
        }
        chapters = self.chapters.get(game, [])
        for name in sorted(found - set(self.exports) - set(chapters)):
            yield f"{game}/{name} is neither of the skeleton nor named as a chapter"
        for name in chapters:
            if name in self.exports:
                yield f"{game}/{name} is of the skeleton, not a chapter"
            elif name not in found:
                yield f"{game}/{name} is named as a chapter, but is not there"
        for name, wanted in self.exports.items():
            if name in found and name.endswith(".py"):
                there = exported((folder / name).read_text(encoding="utf-8"))
                for one in wanted:
                    if one.replace("<Game>", game.capitalize()) not in there:
                        yield f"{game}/{name} has no {one.replace('<Game>', game.capitalize())}"


def read(page: str) -> Skeleton:
    """The skeleton from the text of the page: its table, and the lines that name each game's chapters.

    The table's first column holds file names, the column ``exports`` the names that those modules have.
    """
    section = _SECTION.search(page)
    assert section is not None, "docs/architecture.md has no section 'The skeleton of a game'"
    skeleton = Skeleton()
    place = 0
    for line in section[1].splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if "exports" in cells:
                place = cells.index("exports")
                continue
            names = [name.partition("(")[0] for name in _QUOTED.findall(cells[place])] if place else []
            for file in _QUOTED.findall(cells[0]):
                skeleton.exports[file] = names if file.endswith(".py") else []
        elif chapters := _CHAPTERS.match(line):
            skeleton.chapters[chapters[1]] = _QUOTED.findall(chapters[2])
    return skeleton


def exported(code: str) -> set[str]:
    """The names that a module defines at its top; what it only imports is somebody else's."""
    out: set[str] = set()
    for node in ast.parse(code).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            out.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            out.update(one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name))
    return out


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_folder_of_a_game_is_as_the_page_says(game: str) -> None:
    skeleton = read(PAGE.read_text(encoding="utf-8"))
    assert len(skeleton.exports) > 15
    assert game in skeleton.chapters
    assert list(skeleton.faults(game, GAMES / game)) == []


EVERY_TEST_FOLDER = {
    "table.py",
    "players.py",
    "component_rules.py",
    *(f"test_{what}.py" for what in ("golden", "perft", "examples", "play", "secrets")),
}
FURTHER_TESTS: dict[str, set[str]] = {
    "olympos": set(),
    "elysium": {"cards", "effect_language", "wording", "rulings"},
    "delphi": {"plain_reading"},
}
"""What tests of a game are about besides its files."""


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_tests_of_a_game_are_named_after_its_files(game: str) -> None:
    found = {path.name for path in (ROOT / "tests" / "games" / game).glob("*.py")}
    assert found >= EVERY_TEST_FOLDER
    modules = {path.stem for path in (GAMES / game).glob("*.py")}
    named = {name.removeprefix("test_").removesuffix(".py") for name in found if name.startswith("test_")}
    every = {name.removeprefix("test_").removesuffix(".py") for name in EVERY_TEST_FOLDER}
    assert named - every - modules - FURTHER_TESTS[game] == set()


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_game_has_the_same_catalogues_in_every_language(game: str) -> None:
    texts = ROOT / "src" / "petteia" / "texts"
    folders = [path for path in texts.iterdir() if (path / "kernel.ftl").is_file()]
    names = [{path.name for path in folder.glob(f"*{game}*.ftl")} for folder in folders]
    assert len(names) == 4
    assert all(one == names[0] for one in names)
    assert names[0] >= {f"{game}.ftl", f"{game}-rules.ftl", f"{game}-web.ftl", f"cli-{game}.ftl"}


SAMPLE = """# Architecture

## Before

| `other.py` | nothing |

## The skeleton of a game

Some words.

| file | exports | holds |
|---|---|---|
| `edition.toml`, `edition.py` | `SCHEMA`, `load_edition(value)` | components |
| `tables.py` | `<Game>Setup` | tables |
| one file per chapter | | the rules |

- **olympos**: chapters `track.py`, `effects/`

## After

- **olympos**: `elsewhere.py`
"""


def test_the_page_is_read() -> None:
    skeleton = read(SAMPLE)
    assert skeleton.exports == {
        "edition.toml": [],
        "edition.py": ["SCHEMA", "load_edition"],
        "tables.py": ["<Game>Setup"],
    }
    assert skeleton.chapters == {"olympos": ["track.py", "effects/"]}


def test_a_folder_that_differs_is_found(tmp_path: Path) -> None:
    (tmp_path / "effects").mkdir()
    files = {
        "__init__.py": "",
        "edition.py": "SCHEMA: int = 1\ndef load_edition(value): ...\n",
        "tables.py": "class OlymposSetup(Setup): ...\n",
        "track.py": "",
    }
    for name, code in files.items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    skeleton = read(SAMPLE)
    assert list(skeleton.faults("olympos", tmp_path)) == []
    (tmp_path / "track.py").rename(tmp_path / "turns.py")
    (tmp_path / "tables.py").write_text("from .other import OlymposSetup\n", encoding="utf-8")
    assert list(skeleton.faults("olympos", tmp_path)) == [
        "olympos/turns.py is neither of the skeleton nor named as a chapter",
        "olympos/track.py is named as a chapter, but is not there",
        "olympos/tables.py has no OlymposSetup",
    ]
