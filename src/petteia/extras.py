"""What to say when a library of the ``research`` extra is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from petteia.kernel import PetteiaError


class MissingExtraError(PetteiaError, ImportError):
    """A library that only research needs is not installed."""


def need(module: str, purpose: str) -> Any:
    """Import a module of the extra; MissingExtraError says what to install if it is not there."""
    library = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != library:
            raise
        raise MissingExtraError(
            f"{purpose} needs {library}, which is not installed: pip install 'petteia[research]'"
        ) from None
