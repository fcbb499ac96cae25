"""What a build takes from the one before."""

from __future__ import annotations

from pathlib import Path

from petteia.compiling.build import included


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
