"""What a package is built with beside its files: the web client, the compiled engine, and a page whose links
lead somewhere.

Hatchling finds both hooks here by itself. Nothing but the standard library and Hatchling is needed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "src/petteia/server/static/index.html"
# Links and pictures of the page that lead to files of the repository.
_LINK = re.compile(r'(\]\(|src=")(?!https?:|mailto:|#)([^)"\s]+)')
_PICTURE = (".png", ".svg")


class ContentHook(BuildHookInterface[Any]):
    """A wheel or sdist contains the built web client, or is not built; a wheel with
    ``PETTEIA_WHEEL=compiled`` the compiled engine for this machine.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building needs beyond Hatchling."""
        if not self._compiles():
            return []
        return ["cython>=3.1", *(["setuptools"] if sys.platform == "win32" else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine if that is wanted, and see to the client."""
        if self._compiles() and version != "editable":
            self._compile(build_data)
        self._need_client(version)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("PETTEIA_WHEEL") == "compiled"

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._made = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "petteia.compiling", "--needed", "--into", self._made.name]
        env = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src"), "PETTEIA_PURE": "1"}
        if subprocess.run(command, cwd=self.root, env=env, stdout=sys.stderr, check=False).returncode:
            raise SystemExit(
                "\nThe compiled engine could not be built; without PETTEIA_WHEEL the wheel is a plain one.\n"
            )
        for file in Path(self._made.name).glob("*/*"):
            if file.parent.name != "kept":
                build_data["force_include"][str(file)] = f"petteia/_compiled/{file.parent.name}/{file.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled."""
        made = getattr(self, "_made", None)
        if made is not None:
            made.cleanup()

    def _need_client(self, version: str) -> None:
        """Build the client where it is missing and can be built. Installed for editing, it may come later."""
        root = Path(self.root)
        if version == "editable" or (root / CLIENT).is_file():
            return
        folders = [str(Path(sys.executable).parent), os.environ.get("PATH", "")]  # a Node.js beside Python
        path = os.pathsep.join(folders)
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise SystemExit(_no_client("there is no npm here to build it"))
        if not (root / "web" / "package.json").is_file():
            raise SystemExit(_no_client("its sources are not here"))
        steps = [["run", "--silent", "build", "--", "--logLevel", "warn"]]
        if not (root / "web" / "node_modules").is_dir():
            steps.insert(0, ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        for step in steps:
            done = subprocess.run(
                [npm, "--prefix", "web", *step], cwd=root, env={**os.environ, "PATH": path},
                stdout=sys.stderr, check=False,
            )  # fmt: skip
            if done.returncode:
                raise SystemExit(_no_client(f"npm {step[0]} failed"))
        if not (root / CLIENT).is_file():
            raise SystemExit(_no_client("npm made none"))


def _no_client(why: str) -> str:
    return (
        f"\nPetteia's web client is not built, and {why}.\n"
        "Run `make client` in the project's folder, then build the package again.\n"
    )


class PageHook(MetadataHookInterface):
    """The package's page and its addresses, from README.md and the one address in pyproject.toml."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        address = str(self.config.get("address", "")).rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(text, address)}
        metadata["urls"] = urls(address)


def page(text: str, address: str) -> str:
    """README.md as it is read elsewhere: links into the repository become absolute."""
    if not address:
        return text

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found[2].endswith(_PICTURE) else "blob"
        return f"{found[1]}{address}/{kind}/HEAD/{found[2]}"

    return _LINK.sub(absolute, text)


def urls(address: str) -> dict[str, str]:
    """The addresses that the package names; none while the repository has none."""
    if not address:
        return {}
    return {
        "Source": address,
        "Documentation": f"{address}/tree/HEAD/docs",
        "Changelog": f"{address}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
