"""What to say when a library is not installed. The engine needs none; what does names its extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from petteia.kernel import PetteiaError


class MissingExtraError(PetteiaError, ImportError):
    """A library that only a part of the package needs is not installed."""


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'petteia[{extra}]'"


def need(module: str, purpose: str, extra: str = "research") -> Any:
    """Import a module of an extra; MissingExtraError says what to install if it is not there."""
    library = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != library:
            raise
        raise MissingExtraError(
            f"{purpose} needs {library}, which is not installed: {install(extra)}"
        ) from None
