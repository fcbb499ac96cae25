"""What must not be released is named before it is."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from .packaged import CLIENT
from .ready import problems

ADDRESS = "Project-URL: Source, https://forge.example/petteia\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that is ready to be released as 0.2.0."""
    (tmp_path / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [0.2.0] - 2027-01-31\n")
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "petteia-0.2.0.tar.gz").touch()
    wheel(tmp_path, "0.2.0", ADDRESS, CLIENT)
    return tmp_path


def wheel(project: Path, version: str, address: str, *files: str) -> None:
    with zipfile.ZipFile(project / "dist" / f"petteia-{version}-py3-none-any.whl", "w") as archive:
        archive.writestr(f"petteia-{version}.dist-info/METADATA", f"Name: petteia\n{address}\n")
        for file in files:
            archive.writestr(file, "")


def test_a_release_that_is_ready(project: Path) -> None:
    assert problems("v0.2.0", project) == []


def test_a_version_in_the_making_is_none(project: Path) -> None:
    assert any("no tag of a release" in line for line in problems("v0.2.0.dev0", project))


def test_other_packages_than_the_tag_says(project: Path) -> None:
    assert any("expected petteia-0.2.1" in line for line in problems("v0.2.1", project))
    (project / "dist" / "petteia-0.1.0.tar.gz").touch()
    assert any("dist/ holds petteia-0.1.0.tar.gz, " in line for line in problems("v0.2.0", project))


def test_a_package_without_client_or_address(project: Path) -> None:
    wheel(project, "0.2.0", "")
    assert problems("v0.2.0", project) == [
        "the wheel does not contain the web client",
        "the package names no address: fill it in, see docs/releasing.md",
    ]


def test_a_version_without_changes(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [0.2.0]\n")
    assert problems("v0.2.0", project) == ["CHANGELOG.md has no section [0.2.0] with its date"]
