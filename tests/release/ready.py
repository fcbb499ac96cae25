"""Whether what `make dist` built can be released under a tag: ``python -m tests.release.ready v0.2.0``."""

from __future__ import annotations

import re
import sys
import zipfile
from email.parser import HeaderParser
from pathlib import Path

from .packaged import CLIENT, ROOT


def problems(tag: str, root: Path = ROOT) -> list[str]:
    """What speaks against releasing the contents of ``dist/`` under this tag, in words."""
    version = tag.removeprefix("v")
    wheel = root / "dist" / f"petteia-{version}-py3-none-any.whl"
    sdist = root / "dist" / f"petteia-{version}.tar.gz"
    found = []
    if not re.fullmatch(r"v\d+\.\d+\.\d+((a|b|rc)\d+)?", tag):
        found.append(f"{tag!r} is no tag of a release such as v0.2.0")
    built = {path.name for path in (root / "dist").glob("*")}
    if built != {wheel.name, sdist.name}:
        found.append(
            f"dist/ holds {', '.join(sorted(built)) or 'nothing'}; expected {wheel.name}, {sdist.name}"
        )
    if wheel.name in built:
        with zipfile.ZipFile(wheel) as archive:
            (info,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
            metadata = HeaderParser().parsestr(archive.read(info).decode())
            if CLIENT not in archive.namelist():
                found.append("the wheel does not contain the web client")
        if not metadata.get_all("Project-URL"):
            found.append("the package names no address: fill it in, see docs/releasing.md")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no section [{version}] with its date")
    return found


if __name__ == "__main__":
    told = problems(sys.argv[1] if len(sys.argv) > 1 else "")
    sys.exit("\n".join(told) or None)
