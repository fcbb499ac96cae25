"""Common to all tests: generated examples are the same in every run, and in CI nothing is skipped."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import settings

from petteia.extras import THREADS

for _name in THREADS:  # tests run side by side; threads of theirs would only wait for each other
    os.environ.setdefault(_name, "1")

settings.register_profile("petteia", derandomize=True, deadline=None)
settings.load_profile("petteia")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """A test that is skipped because something is not installed says nothing, so in CI it fails."""
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and in CI nothing is: {report.longrepr}"
    return report
