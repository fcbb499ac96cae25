"""Nothing is skipped in CI without anybody noticing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TEXT = """
import pytest
pytest.importorskip("petteia")
@pytest.mark.skipif(True, reason="not installed")
def test_marked(): pass
def test_called(): pytest.importorskip("no_such_module_anywhere")
def test_whole(): pass
"""


@pytest.mark.parametrize(
    ("ci", "summary"), [("true", "1 failed, 1 passed, 1 error"), ("", "1 passed, 2 skipped")]
)
def test_a_skipped_test_fails_in_ci_and_nowhere_else(tmp_path: Path, ci: str, summary: str) -> None:
    (tmp_path / "test_some.py").write_text(TEXT, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        "test_some.py",
    ]
    root = str(Path(__file__).parents[1])
    paths = os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "CI": ci, "PYTHONPATH": paths, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1].strip("= ").startswith(summary), done.stdout + done.stderr
    assert done.returncode == bool(ci)
