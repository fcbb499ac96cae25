"""What a native function and a module with such functions are: shared by all parts of the translator."""

from __future__ import annotations

import ast
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ERROR = "-7777777777777777777"
KERNEL = "petteia.kernel"
HAND_MADE = (f"{KERNEL}.cells", f"{KERNEL}.crowd", f"{KERNEL}.dispatch")
"""Modules whose compiled form is written by hand: storage, the loop of a batch, and how steps are asked."""

TYPES = {"int": "int64_t", "bool": "int64_t", "None": "int64_t", "float": "double", "Numbers": "int64_t*",
         "Floats": "double*", "Luck": "Luck", "Machine": "Machine"}  # fmt: skip
POINTERS = ("int64_t*", "double*")
_FROM_PYTHON = {"int64_t*": "Vector", "double*": "FloatVector"}

# What steps and encoders are asked; a class that answers in plain Python is asked with the GIL held.
VIRTUAL: dict[str, dict[str, tuple[str, ...]]] = {
    f"{KERNEL}.steps.Step": {
        "run": ("Cells state", "int64_t top", "int64_t action"),
        "fill": ("Cells state", "int64_t top", "int64_t* out"),
        "weigh": ("Cells state", "int64_t top", "int64_t* out", "int64_t* weights"),
        "several": ("Cells state", "int64_t top"),
        "forces": ("Cells state", "int64_t top"),
    },
    f"{KERNEL}.encoder.Encoder": {"write": ("Cells state", "int64_t viewer", "double* out")},
}
BRIDGE = {
    "run": ("self.run(state, top, action)", "return 0"),
    "fill": ("return listed(self.legal(state, top), state.machine, out)",),
    "weigh": ("return weighed(self.chance(state, top), state.machine, out, weights)",),
    "several": ("return bool(self.several(state, top))",),
    "forces": ("return bool(self.forces(state, top))",),
    "write": ("return written(self, state, viewer, out)",),
}
DECLARING = tuple(name.rpartition(".")[0] for name in VIRTUAL)
"""Modules that take part though they mark nothing."""
# Native methods of the classes that are written by hand.
METHODS = {
    "Cells": {"push", "pop", "forget", "offered", "ready", "taken", "taken_weighed", "duplicate"},
    "Luck": {"below"},
}


class NotNative(Exception):  # noqa: N818  # it is no error of the program
    """Something in a native function has no form in C; the text names file and line."""


@dataclass
class Native:
    """The C form of a native function or method."""

    name: str
    params: list[tuple[str, str, str | None]]  # name, type, default
    returns: str
    nothing: bool  # returns None in Python
    truth: bool  # returns bool in Python
    safe: bool = False  # cannot fail
    inline: bool = False  # is taken in whole by whoever calls it

    def line(self, pxd: bool) -> str:
        """Its declaration."""
        params = [
            f"{kind} {name}" + ("" if default is None else "=*" if pxd else f"={default}")
            for name, kind, default in self.params
        ]
        error = ERROR if self.returns == "int64_t" else "-7.77e300"
        fails = "noexcept" if self.safe else f"except? {error}"
        params = ["self" if p == "self self" else p for p in params]
        kind = f"inline {self.returns}" if self.inline else self.returns
        return f"cdef {kind} c_{self.name}({', '.join(params)}) {fails} nogil"

    def wrapper(self, call: str) -> str:
        """The function of the same name for Python."""
        params, given = [], []
        for name, kind, default in self.params:
            if name == "self" and kind == "self":
                params.append("self")
                continue
            if kind in _FROM_PYTHON or kind[0].isupper():
                params.append(f"{_FROM_PYTHON.get(kind, kind)} {name} not None")
            else:
                params.append(f"{kind} {name}" + ("" if default is None else f"={default}"))
            given.append(f"{name}.p" if kind in _FROM_PYTHON else name)
        result = f"{call}c_{self.name}({', '.join(given)})"
        lines = [
            "cdef uint64_t c_before = c_overflows",
            f"cdef {self.returns} c_result = {result}",
            "petteia_settle(&c_result)",
            "if c_overflows != c_before:",
            "    c_inexact()",
        ]
        if not self.nothing:
            lines.append("return c_result != 0" if self.truth else "return c_result")
        return f"def {self.name}({', '.join(params)}):\n" + indent("\n".join(lines)) + "\n"


@dataclass
class Module:
    """A module and what of it is native."""

    name: str
    path: Path
    tree: ast.Module
    loaded: types.ModuleType
    functions: dict[str, Native] = field(default_factory=dict)
    classes: dict[str, dict[str, Native]] = field(default_factory=dict)
    bases: dict[str, str] = field(default_factory=dict)


def is_native(node: ast.AST) -> bool:
    """Whether a definition is marked."""
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(mark, ast.Name) and mark.id == "native" for mark in node.decorator_list
    )


def takes_part(tree: ast.Module) -> bool:
    """Whether a module marks anything, or is the one that steps are declared in."""
    return any(is_native(node) for node in ast.walk(tree))


def value_of(module: Module, node: ast.expr) -> Any:
    """What an expression of names and attributes of the module is, as it was imported; None if that fails."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return vars(module.loaded).get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(value_of(module, node.value), node.attr, None)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = value_of(module, node.operand)
        return -inner if isinstance(inner, int) else None
    return None


def shape_of(value: Any) -> tuple[int, ...] | None:
    """The lengths of a row of numbers, or of rows of equal length; None for everything else."""
    if not isinstance(value, list | tuple | range) or not len(value):
        return None
    if all(isinstance(one, int | float) for one in value):
        return (len(value),)
    shapes = {shape_of(one) for one in value}
    if len(shapes) != 1 or None in shapes:
        return None
    (inner,) = shapes
    assert inner is not None
    return (len(value), *inner)


def has_floats(value: Any) -> bool:
    """Whether one of the numbers of a row, or of rows of them, is a float."""
    if isinstance(value, list | tuple | range):
        return any(map(has_floats, value))
    return isinstance(value, float)


def braces(value: Any) -> str:
    """A number, or rows of them, as C writes them."""
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, int):
        return f"INT64_C({int(value)})"
    return "{" + ", ".join(map(braces, value)) + "}"


def fold(module: Module, node: ast.expr) -> int | None:
    """A constant expression of the module's whole numbers."""
    value = value_of(module, node)
    if isinstance(value, int):
        return value
    if isinstance(node, ast.BinOp):
        left, right = fold(module, node.left), fold(module, node.right)
        if left is not None and right is not None:
            operations: dict[type, Callable[[int, int], int]] = {
                ast.Add: int.__add__, ast.Sub: int.__sub__, ast.Mult: int.__mul__}  # fmt: skip
            if type(node.op) in operations:
                return operations[type(node.op)](left, right)
    return None


def indent(text: str) -> str:
    """The lines of a text, four places further in."""
    return "\n".join("    " + line if line else line for line in text.split("\n"))


def asks_log(node: ast.AST) -> bool:
    """Whether this is the question whether somebody listens."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "log"
        and isinstance(node.ops[0], ast.IsNot)
    )
