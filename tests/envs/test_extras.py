"""Without the research libraries everything else works, and what needs them says what to install."""

import subprocess
import sys

import pytest

from petteia.extras import MissingExtraError, need


def test_a_missing_library_is_named_with_what_to_install() -> None:
    with pytest.raises(MissingExtraError, match=r"dreaming needs no_such_library.*petteia\[research\]"):
        need("no_such_library.part", "dreaming")


BLOCKED = ["gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numpy", "openskill", "altair", "ray"]


def run_without(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python in which no research library can be imported."""
    block = (
        "import sys\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] in {BLOCKED}:\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "sys.meta_path.insert(0, Block())\n"
    )
    return subprocess.run([sys.executable, "-c", block + code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "openspiel"])
def test_environments_say_what_they_need(module: str) -> None:
    done = run_without(f"import petteia.envs.{module}")
    assert "petteia[research]" in done.stderr.splitlines()[-1]


def test_a_tournament_needs_no_research_library(tmp_path) -> None:
    done = run_without(
        "from petteia.arena import Plan, play\n"
        f"s = play(Plan('olympos', ('random', 'random'), 2, 1), {str(tmp_path)!r}, 'one')\n"
        "print(s['games'], s['ratings'])\n"
    )
    assert done.stdout == "1 None\n", done.stderr
    assert (tmp_path / "report.json").exists()
    assert not (tmp_path / "report.html").exists()
