"""``python -m petteia.compiling``: compile the kernel and the games, if a C compiler and Cython are there."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from .build import CannotCompile, build, translate_plainly
from .check import compare


def show(name: str) -> int:
    """Print the Cython text of a module."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            translate_plainly(Path(folder))
        except CannotCompile as error:
            print(error, file=sys.stderr)
            return 1
        file = Path(folder).joinpath(*name.split(".")).with_suffix(".pyx")
        if not file.is_file():
            print(f"{name} marks nothing as native", file=sys.stderr)
            return 1
        print(file.read_text(encoding="utf-8"))
    return 0


def main() -> int:
    """Compile, and say in one line what came of it."""
    parser = argparse.ArgumentParser(prog="python -m petteia.compiling", description=__doc__)
    parser.add_argument("--into", type=Path, help="where to put the folder of compiled modules")
    parser.add_argument("--needed", action="store_true", help="fail where nothing can be compiled")
    parser.add_argument("--jobs", type=int, help="how many compilers run at once")
    parser.add_argument(
        "--show", metavar="MODULE", help="print what a module is translated to, and do nothing else"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="compile nothing; play some games on both engines and compare them",
    )
    given = parser.parse_args()
    if given.show:
        return show(given.show)
    if given.check:
        return compare()
    try:
        where, made = build(given.into, given.jobs)
    except CannotCompile as error:
        print(f"Petteia runs uncompiled: {error}", file=sys.stderr)
        return 1 if given.needed else 0
    if made:
        print(f"Compiled {made} modules into {where}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
