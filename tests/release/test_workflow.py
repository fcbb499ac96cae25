"""The forge's workflow can do what it says: its commands, targets and files exist here."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from .packaged import ROOT

FILE = ROOT / ".github" / "workflows" / "check.yml"
WORKFLOW: dict[Any, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
JOBS: dict[str, dict[str, Any]] = WORKFLOW["jobs"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ON_THE_FORGE = {"curl", "docker", "gh", "gzip", "npm", "pipx"}  # what its machines have
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def commands() -> Iterator[list[str]]:
    for job in JOBS.values():
        for step in job["steps"]:
            for line in step.get("run", "").splitlines():
                yield shlex.split(line)


@pytest.mark.parametrize("command", list(commands()), ids=" ".join)
def test_every_command_exists(command: list[str]) -> None:
    program = command[0]
    if program == "make":
        targets = [word for word in command[1:] if "=" not in word]
        assert targets
        assert set(targets) <= TARGETS
    elif "/" in program:
        assert os.access(ROOT / program, os.X_OK)
    else:
        assert program in ON_THE_FORGE


def test_every_step_is_a_command_or_one_of_the_forges_own_actions() -> None:
    for name, job in JOBS.items():
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), name
            assert re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", "actions/checkout@v4"))


def test_all_checks_run_on_every_python_that_the_package_names() -> None:
    named = [
        line.rpartition(" ")[2]
        for line in PROJECT["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", line)
    ]
    assert set(named) <= set(JOBS["check"]["strategy"]["matrix"]["python"])
    assert PROJECT["requires-python"] == f">={named[0]}"
    assert [".ci/run"] in list(commands())


def test_a_release_waits_for_everything_and_only_it_may_write() -> None:
    assert set(JOBS["release"]["needs"]) == set(JOBS) - {"release"}
    assert "refs/tags/v" in JOBS["release"]["if"]
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert [name for name, job in JOBS.items() if "permissions" in job] == ["release"]


def test_no_secret_is_needed() -> None:
    assert "secrets." not in FILE.read_text(encoding="utf-8")


def test_what_is_uploaded_is_what_was_made() -> None:
    uploads = [
        step["with"]["path"]
        for job in JOBS.values()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/upload-artifact@")
    ]
    assert uploads == ["dist/*", "wheels/*", "petteia-image.tar.gz"]
    assert ["gzip", "petteia-image.tar"] in list(commands())
