"""The two engines: which one runs, and where the compiled one is found.

Compiled modules lie in a folder whose name is the digest of all sources they were made of, never beside a
source: after an edit the folder is simply not found, and the plain engine runs until ``python -m
petteia.compiling`` has made another.
``PETTEIA_PURE=1`` forces the plain one. docs/compiling.md tells the rest.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]
LIST = "modules.txt"  # written last: a folder without it is not whole
_READ = (".py", ".pyx", ".pxd", ".toml")


def checkout() -> Path | None:
    """The folder of the project's checkout, None for an installed package."""
    root = PACKAGE.parent.parent
    return root if PACKAGE.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def sources() -> list[Path]:
    """Every file that what is compiled could depend on."""
    found = [
        path
        for part in ("compiling", "games", "kernel")
        for path in (PACKAGE / part).rglob("*")
        if path.suffix in _READ and path.is_file()
    ]
    return sorted(found)


def digest() -> str:
    """The digest of all sources, and of the Python that compiled modules fit."""
    made = hashlib.blake2b(digest_size=12)
    for path in sources():
        content = path.read_bytes().replace(b"\r\n", b"\n")
        made.update(f"{path.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode())
        made.update(content)
    made.update(SUFFIX.encode())
    return made.hexdigest()


def places() -> list[Path]:
    """Where folders of compiled modules are kept: in the package (wheels), else beside the sources' tree."""
    root = checkout()
    return [PACKAGE / "_compiled", *([root / "build" / "compiled"] if root else [])]


def folder() -> Path | None:
    """The folder with the compiled modules of these very sources, if there is one."""
    there = [place for place in places() if place.is_dir()]
    if not there:
        return None
    name = digest()
    return next((place / name for place in there if (place / name / LIST).is_file()), None)


class Finder:
    """Finds compiled modules before their sources are looked for."""

    def __init__(self, where: Path) -> None:
        """``where`` is a folder that `folder` gave."""
        self.where = where
        self.names = frozenset((where / LIST).read_text(encoding="utf-8").split())

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As import asks for it."""
        if name not in self.names:
            return None
        file = str(self.where / f"{name}{SUFFIX}")
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use() -> None:
    """Use the compiled engine from now on, if there is one for these sources and nobody forbids it."""
    if os.environ.get("PETTEIA_PURE", "") not in ("", "0"):
        return
    where = folder()
    if where is not None:
        sys.meta_path.insert(0, Finder(where))


def engine() -> str:
    """Which engine runs: ``compiled`` or ``plain``."""
    from petteia.kernel.cells import COMPILED

    return "compiled" if COMPILED else "plain"
