"""The wheel with the compiled engine, built from the sdist and installed with nothing else."""

from __future__ import annotations

import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.engine.test_both import nothing_compiled

from petteia import compiling

from .packaged import ROOT, Environment, build, built

pytestmark = pytest.mark.skipif(nothing_compiled(), reason="nothing has been compiled here")
KEPT = Path("build") / "compiled" / "kept"


@pytest.fixture(scope="session")
def compiled_wheel(sdist: Path, once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    def make(out: Path) -> None:
        # What this checkout has compiled of the same sources is not compiled once more.
        (sdist / KEPT).parent.mkdir(parents=True)
        (sdist / KEPT).symlink_to(ROOT / KEPT)
        done = build(sdist, "wheel", out, PETTEIA_WHEEL="compiled")
        assert done.returncode == 0, done.stderr

    return built(once("compiled-wheel", make), "petteia-*.whl")


def test_the_compiled_wheel_is_the_plain_one_with_the_compiled_modules(
    compiled_wheel: Path, wheel: Path
) -> None:
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert compiled_wheel.name.endswith(f"{system}.whl")
    with zipfile.ZipFile(compiled_wheel) as archive, zipfile.ZipFile(wheel) as plain:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        rest = {name for name in plain.namelist() if ".dist-info/" not in name}
    made = {name.rpartition("/")[2] for name in names - rest}
    assert rest <= names
    assert {name for name in names - rest if not name.startswith("petteia/_compiled/")} == set()
    assert compiling.LIST in made
    assert f"petteia.kernel.state{compiling.SUFFIX}" in made
    assert all(name == compiling.LIST or name.endswith(compiling.SUFFIX) for name in made)


def test_installed_it_runs_and_plays_the_same_games_as_the_plain_engine(
    compiled_wheel: Path, once: Callable[[str, Callable[[Path], None]], Path]
) -> None:
    folder = once("compiled", lambda folder: Environment.make(folder, compiled_wheel))
    there = Environment(folder)
    done = there.run("python", "-I", "-m", "petteia.compiling", "--check")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("the same on both engines") == 3
    # An edit is not hidden by what was compiled before it.
    scoring = there.packages / "petteia" / "games" / "olympos" / "scoring.py"
    scoring.write_text(scoring.read_text(encoding="utf-8") + "\nEDITED = True\n", encoding="utf-8")
    code = (
        "import petteia; from petteia import compiling; from petteia.games.olympos import scoring;"
        "print(compiling.engine(), scoring.EDITED)"
    )
    done = there.run("python", "-I", "-c", code)
    assert (done.stdout, done.stderr) == ("plain True\n", "")
