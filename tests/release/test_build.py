"""What is built holds the web client and the whole package; without the client nothing is built."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

import petteia

from .packaged import CLIENT, ROOT, build, built

# ---- what is in it ---------------------------------------------------------------------------------


def test_the_wheel_holds_the_client_and_all_it_loads(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read(CLIENT).decode()
    loaded = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert any(name.endswith(".js") for name in loaded)
    assert {f"petteia/server/static/{name}" for name in loaded} <= names


def test_the_wheel_is_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    folder = ROOT / "src" / "petteia"
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    assert names == {f"petteia/{path.as_posix()}" for path in files if "__pycache__" not in path.parts}


def test_the_version_stands_in_one_place(wheel: Path, sdist: Path) -> None:
    assert wheel.name == f"petteia-{petteia.__version__}-py3-none-any.whl"
    assert sdist.name == f"petteia-{petteia.__version__}"
    written = [
        path
        for path in (ROOT / "pyproject.toml", ROOT / "web" / "package.json", ROOT / "src/petteia/__init__.py")
        if re.search(r'^\W*(__)?version(__)?"?\s*[=:]\s*"\d', path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert written == [ROOT / "src/petteia/__init__.py"]


# ---- building without the client -------------------------------------------------------------------


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    """As much of a clean clone as building needs: there is no built client in it."""
    tree = tmp_path / "tree"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/petteia/__init__.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
    (tree / "web").mkdir()
    (tree / "web" / "package.json").write_bytes((ROOT / "web" / "package.json").read_bytes())
    return tree


def npm(folder: Path, script: str) -> str:
    """A PATH on which npm is a script."""
    folder.mkdir()
    (folder / "npm").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "npm").chmod(0o755)
    return f"{folder}:/usr/bin:/bin"


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_where_npm_cannot_build_the_client_nothing_is_built(clean: Path, tmp_path: Path, target: str) -> None:
    done = build(clean, target, tmp_path / "out", PATH=npm(tmp_path / "bin", "exit 1"))
    assert done.returncode != 0
    assert "web client is not built" in done.stderr
    assert "make client" in done.stderr
    assert not (tmp_path / "out").exists() or not list((tmp_path / "out").iterdir())


def test_without_npm_a_clear_word_is_said(clean: Path, tmp_path: Path) -> None:
    python = tmp_path / "bin"  # an interpreter without Node.js beside it
    venv.create(python, with_pip=False, symlinks=True)
    code = "import sys, hatchling.build as b; b.build_wheel(sys.argv[1])"
    done = subprocess.run(
        [str(python / "bin" / "python"), "-c", code, str(tmp_path)], cwd=clean, check=False,
        env={"PATH": "/nonexistent", "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode != 0
    assert "there is no npm here" in done.stderr
    assert "make client" in done.stderr
    assert "Traceback" not in done.stderr


def test_where_npm_is_there_the_client_is_built_first(clean: Path, tmp_path: Path) -> None:
    made = f"src/{CLIENT}"
    script = (
        f'case "$*" in *build*) mkdir -p {Path(made).parent} && echo page > {made};; esac; echo "$3" >> calls'
    )
    done = build(clean, "wheel", tmp_path / "out", PATH=npm(tmp_path / "bin", script))
    assert done.returncode == 0, done.stderr
    assert (clean / "calls").read_text().split() == ["ci", "run"]
    with zipfile.ZipFile(built(tmp_path / "out", "*.whl")) as archive:
        assert archive.read(CLIENT) == b"page\n"


def test_installed_for_editing_the_client_may_come_later(clean: Path, tmp_path: Path) -> None:
    code = "import sys, hatchling.build as b; b.build_editable(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=clean, check=False)
    assert done.returncode == 0
    assert not (clean / "src" / CLIENT).exists()


# ---- the page of the package -----------------------------------------------------------------------


def metadata(clean: Path) -> Any:
    code = (
        "import json\nfrom hatchling.metadata.core import ProjectMetadata\n"
        "from hatchling.plugin.manager import PluginManager\n"
        "core = ProjectMetadata('.', PluginManager()).core\nprint(json.dumps([core.urls, core.readme]))"
    )
    return json.loads(subprocess.check_output([sys.executable, "-c", code], cwd=clean, text=True))


def test_the_package_names_its_address_and_links_lead_there(clean: Path) -> None:
    project = clean / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    assert re.search(r'^address = "[^"]*"$', text, re.MULTILINE)
    there = "https://forge.example/petteia"
    project.write_text(
        re.sub(r'^address = "[^"]*"$', f'address = "{there}"', text, flags=re.MULTILINE), "utf-8"
    )
    urls, page = metadata(clean)
    assert urls["Source"] == there
    assert all(url.startswith(there) for url in urls.values())
    assert f'src="{there}/raw/HEAD/docs/screens/olympos-phone-light.png"' in page
    links = re.findall(r'\]\(([^)]+)\)|src="([^"]+)"', page)
    assert links
    assert [link for pair in links for link in pair if link and not link.startswith("https://")] == []


def test_without_an_address_none_is_named(clean: Path) -> None:
    project = clean / "pyproject.toml"
    text = re.sub(r'^address = ".*"$', 'address = ""', project.read_text("utf-8"), flags=re.MULTILINE)
    project.write_text(text, "utf-8")
    assert metadata(clean) == [{}, (ROOT / "README.md").read_text(encoding="utf-8")]
