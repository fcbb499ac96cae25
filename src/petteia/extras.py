"""What to say when a library is not installed. The engine needs none; what does names its extra."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from petteia.kernel import PetteiaError


class MissingExtraError(PetteiaError, ImportError):
    """A library that only a part of the package needs is not installed."""


THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'petteia[{extra}]'"


def need(module: str, purpose: str, extra: str = "research") -> Any:
    """Import a module of an extra; MissingExtraError says what to install if it is not there."""
    library = module.partition(".")[0]
    try:
        if library == "numpy" and library not in sys.modules:
            with _one_thread():
                return import_module(module)
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != library:
            raise
        raise MissingExtraError(
            f"{purpose} needs {library}, which is not installed: {install(extra)}"
        ) from None


@contextmanager
def _one_thread() -> Iterator[None]:
    """What is loaded meanwhile calculates with one thread, unless the environment says otherwise.

    Our nets are small: on a busy machine threads that wait for each other take many times the work itself,
    and a bot's time is that of one core.
    """
    unsaid = [name for name in THREADS if name not in os.environ]
    os.environ.update(dict.fromkeys(unsaid, "1"))
    try:
        yield
    finally:
        for name in unsaid:
            del os.environ[name]
