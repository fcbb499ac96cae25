"""Every public class, function and method says what it promises, itself or in the class it comes from."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import petteia


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(petteia.__path__, "petteia."):
        if ".migrations" not in found.name:
            yield importlib.import_module(found.name)


def undocumented(module: ModuleType) -> Iterator[str]:
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            if not inspect.getdoc(thing):
                yield f"{module.__name__}.{name}"
        if inspect.isclass(thing):
            for inner, method in vars(thing).items():
                if not inner.startswith("_") and (inspect.isfunction(method) or isinstance(method, property)):
                    if not inspect.getdoc(getattr(thing, inner)):  # looks at the base classes as well
                        yield f"{module.__name__}.{name}.{inner}"


def test_everything_public_is_documented() -> None:
    assert [name for module in modules() for name in undocumented(module)] == []


def test_docstrings_say_more_than_where_to_look() -> None:
    noise = [
        f"{module.__name__}.{name}.{inner}"
        for module in modules()
        for name, thing in vars(module).items()
        if inspect.isclass(thing) and thing.__module__ == module.__name__
        for inner, method in vars(thing).items()
        if inspect.isfunction(method)
        and (method.__doc__ or "").startswith("See `")
        and (method.__doc__ or "").rstrip(".").endswith("`")
    ]
    assert noise == []
