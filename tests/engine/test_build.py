"""What a build takes from the one before, what happens where nothing can be compiled, which engine runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from petteia import compiling
from petteia.compiling.build import CHECKS, FLAGS, included

from .test_both import elsewhere, nothing_compiled


def test_a_module_depends_on_the_declarations_it_takes_in_and_on_no_others(tmp_path: Path) -> None:
    texts = {
        "game/turn.pyx": "from libc.stdint cimport int64_t\nfrom game.layout cimport c_row\n",
        "game/turn.pxd": "from kernel.steps cimport Step as C_Step\n",
        "game/layout.pxd": "from game.turn cimport Turn\n",
        "game/other.pxd": "",
        "kernel/steps.pxd": "from .cells cimport Cells, Machine\n",
        "kernel/cells.pxd": "",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = included(tmp_path, tmp_path / "game" / "turn.pyx")
    assert {path.relative_to(tmp_path).as_posix() for path in found} == set(texts) - {"game/other.pxd"}


# ---- where nothing can be compiled ------------------------------------------------------------------


can_compile = pytest.mark.skipif(nothing_compiled(), reason="nothing has been compiled here")


def compile_elsewhere(
    into: Path, code: str = "", *arguments: str, **env: str
) -> subprocess.CompletedProcess[str]:
    """``python -m petteia.compiling`` in a process of its own, in which ``code`` runs before."""
    start = f"{code}\nimport runpy; runpy.run_module('petteia.compiling', run_name='__main__')"
    command = [sys.executable, "-c", start, "--into", str(into), *arguments]
    return subprocess.run(command, env=elsewhere(**env), capture_output=True, text=True, check=False)


def fake_compiler(folder: Path, text: str) -> Path:
    path = folder / "fake-cc"
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


WITHOUT = {
    "no compiler": ("", {"PATH": "/nonexistent", "CC": "/nonexistent/cc"}, "there is no C compiler here"),
    "no Cython": ("import sys; sys.modules['Cython'] = None", {}, "Cython is not installed"),
    "old Cython": ("import Cython; Cython.__version__ = '0.29.37'", {}, "Cython 0.29.37 is too old"),
    "no headers": (
        "import sysconfig; sysconfig.get_path = lambda name: '/nonexistent'",
        {},
        "Python's header files are not here",
    ),
}


@can_compile
@pytest.mark.parametrize("what", WITHOUT)
def test_where_something_is_missing_one_line_says_so_and_nothing_fails(what: str, tmp_path: Path) -> None:
    code, env, why = WITHOUT[what]
    done = compile_elsewhere(tmp_path / "out", code, **env)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"Petteia runs uncompiled: {why}")
    assert not list(tmp_path.glob("out/*"))
    assert compile_elsewhere(tmp_path / "out", code, "--needed", **env).returncode == 1


@can_compile
def test_a_compiler_that_does_not_work_is_found_out_before_anything_is_translated(tmp_path: Path) -> None:
    told = "echo 'try.c: In function' >&2; echo 'try.c:1: fatal error: stdlib.h: No such file' >&2; exit 1"
    cc = fake_compiler(tmp_path, told)
    done = compile_elsewhere(tmp_path / "out", CC=str(cc))
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line == (
        f"Petteia runs uncompiled: the C compiler {cc} does not work: "
        "try.c:1: fatal error: stdlib.h: No such file"
    )
    assert not list(tmp_path.glob("out/*"))


@can_compile
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = compile_elsewhere(tmp_path / "file" / "inner")
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"Petteia runs uncompiled: {tmp_path / 'file' / 'inner'} cannot be written")


@can_compile
def test_sources_that_change_while_they_are_translated_are_not_kept(tmp_path: Path) -> None:
    """Else an edit that is taken back would find what was made of it."""
    code = (
        "from petteia.compiling import build\n"
        "digests = iter(['before', 'after'])\n"
        "build.digest = lambda: next(digests)\n"
        "build.translate_plainly = lambda work: []\n"
        "import sys\n"
        "sys.modules.pop('petteia.compiling.__main__', None)\n"
    )
    done = compile_elsewhere(tmp_path / "out", code)
    assert "the sources have changed meanwhile" in done.stderr
    assert not list(tmp_path.glob("out/*"))


def test_floats_are_not_contracted() -> None:
    assert "-ffp-contract=off" in FLAGS
    assert not {"-ffast-math", "-Ofast", "-funsafe-math-optimizations"} & {*FLAGS, *CHECKS}


# ---- which engine runs -------------------------------------------------------------------------------


def asked(code: str, **env: str) -> str:
    return subprocess.check_output([sys.executable, "-c", code], env=elsewhere(**env), text=True).strip()


@pytest.mark.parametrize(("value", "forced"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_the_plain_engine_can_be_forced(value: str, forced: bool) -> None:
    code = "import petteia; from petteia import compiling; print(compiling.engine())"
    usual = "plain" if compiling.folder() is None else "compiled"
    assert asked(code, PETTEIA_PURE=value) == ("plain" if forced else usual)


def test_the_command_says_which_engine_runs() -> None:
    code = "import sys; sys.argv = ['petteia', '--version']; from petteia.cli import main; main()"
    usual = "plain" if compiling.folder() is None else "compiled"
    assert usual in asked(code, PETTEIA_PURE="", LANGUAGE="en")
    assert "plain" in asked(code, PETTEIA_PURE="1", LANGUAGE="en")


def test_no_compiled_file_lies_beside_a_source() -> None:
    package = compiling.PACKAGE
    made = [path for suffix in (".so", ".pyd", ".c") for path in package.rglob(f"*{suffix}")]
    assert [path for path in made if "_compiled" not in path.parts] == []
