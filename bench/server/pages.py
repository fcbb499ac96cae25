"""Figures on the pages of the documentation stand between two marks, and their measurement renews them.

<!-- figures: NAME -->
...
<!-- end of figures -->
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"
FIGURES = Path(__file__).parents[1] / "figures"
LOOK_SECONDS = 1.0
QUIET = 0.1
"""The share of the machine that other work may take while something is measured."""


def machine() -> dict[str, Any]:
    """What the figures depend on beside the program.

    Call it before anything is started: it looks for a second how busy the machine is with other work.
    """
    return {
        "cores": os.cpu_count(),
        "load_average": [round(number, 1) for number in os.getloadavg()],
        "busy_before": _busy(LOOK_SECONDS),
        "python": sys.version.split()[0],
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def _busy(seconds: float) -> float:
    """The share of all cores that is used during some seconds."""

    def clocks() -> tuple[int, int]:
        times = list(map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9]))
        return sum(times), times[3] + times[4]  # all, and idle or waiting for a disk

    all_before, idle_before = clocks()
    time.sleep(seconds)
    all_after, idle_after = clocks()
    return round(1 - (idle_after - idle_before) / max(1, all_after - all_before), 2)


def measured(machine: Mapping[str, Any]) -> str:
    """When and on what it was measured; and a warning if the machine was busy with something else."""
    cores = machine["cores"]
    said = f"Measured on {machine['date']}, {cores} cores, Python {machine['python']}."
    busy = machine.get("busy_before", min(1.0, machine["load_average"][0] / cores))
    if busy > QUIET:
        said = (
            f"**Preliminary.** {said} Other work took {busy:.0%} of the machine when it began: rates and "
            "times by the clock say nothing about the program, CPU times are too high; sizes and memory are "
            "about right."
        )
    return said


def block(page: Path, name: str) -> str:
    """What stands on a page between the marks of a name; ValueError if they are not there, once."""
    return _parts(page, name)[1]


def renew(page: Path, name: str, text: str) -> None:
    """Put a text between the marks of a name; ValueError if they are not there, once."""
    before, _, after = _parts(page, name)
    page.write_text(f"{before}{text.strip()}{after}", encoding="utf-8")


def _parts(page: Path, name: str) -> tuple[str, str, str]:
    text = page.read_text(encoding="utf-8")
    pattern = rf"(?s)(<!-- figures: {re.escape(name)} -->\n\n)(.*?)(\n\n<!-- end of figures -->)"
    found = list(re.finditer(pattern, text))
    if len(found) != 1:
        raise ValueError(f"{page} has the marks for the figures {name!r} {len(found)} times, not once")
    (match,) = found
    return text[: match.end(1)], match[2], text[match.start(3) :]
