"""Which native functions cannot fail, and which of those are so small that their callers take them in whole.

What cannot fail is not asked after each call whether it has. What is taken in whole (``inline``, written into
the module's declarations) costs no call at all, also from other modules: most of what rules call are small
questions like who holds a territory.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from .native import Module, Native, asks_log, fold, is_native, shape_of, value_of

_SMALL = 150  # parts of the syntax tree
_LARGEST_DIVISOR = 1 << 30  # larger constants are written in a way that Cython does not know for constants
_PLAIN_KINDS = ("int64_t", "double", "int64_t*", "double*", "Cells")
_SAFE_CALLS = {"range", "min", "max", "abs", "int", "bool", "float", "divmod", "buffer", "floats"}
_SAFE_METHODS = {"pop", "forget", "offered", "ready", "below"}
_DIVISIONS = (ast.FloorDiv, ast.Mod, ast.Div)

Find = Callable[[Module, ast.expr], Native | None]
"""The native function that is called by an expression, if it is one."""


def mark(modules: dict[str, Module], find: Find) -> None:
    """Mark what is safe and what is inline in all modules."""
    waiting = [
        (module, node, module.functions[node.name])
        for module in modules.values()
        for node in module.tree.body
        if isinstance(node, ast.FunctionDef) and is_native(node)
    ]
    found = True
    while found:  # until nothing more is known to be safe, or inline, by what it calls
        found = False
        for module, node, native in waiting:
            if not native.safe and _cannot_fail(module, node, find):
                native.safe = found = True
            if native.safe and not native.inline and _is_small(module, node, native, find):
                native.inline = found = True


def _cannot_fail(module: Module, node: ast.FunctionDef, find: Find) -> bool:
    names = {one.arg for one in node.args.args} | {
        one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    }
    for one in _inside(node):
        if isinstance(one, ast.Raise | ast.Assert | ast.Pow) or asks_log(one):
            return False
        if isinstance(one, ast.BinOp) and isinstance(one.op, _DIVISIONS):
            if not _divides(module, one.right, names):
                return False
        if isinstance(one, ast.AugAssign) and isinstance(one.op, _DIVISIONS):
            if not _divides(module, one.value, names):
                return False
        if isinstance(one, ast.Call) and not _safe_call(module, one, names, find):
            return False
    return True


def _safe_call(module: Module, call: ast.Call, names: set[str], find: Find) -> bool:
    called = call.func
    native = find(module, called)
    if native is not None:
        return native.safe
    if isinstance(called, ast.Name):
        if called.id == "divmod":
            return len(call.args) == 2 and _divides(module, call.args[1], names)
        return called.id in _SAFE_CALLS or called.id == "arrange"
    return isinstance(called, ast.Attribute) and called.attr in _SAFE_METHODS


def _divides(module: Module, divisor: ast.expr, names: set[str]) -> bool:
    """Whether it is a constant that one may divide by, and Cython sees that."""
    if any(isinstance(one, ast.Name) and one.id in names for one in ast.walk(divisor)):
        return False
    if isinstance(divisor, ast.BinOp):  # Cython is given the whole expression
        return False
    value = fold(module, divisor)
    return value is not None and 0 < value < _LARGEST_DIVISOR


def _is_small(module: Module, node: ast.FunctionDef, native: Native, find: Find) -> bool:
    if any(kind not in _PLAIN_KINDS or default is not None for _, kind, default in native.params):
        return False
    nodes = list(_inside(node))
    if len(nodes) > _SMALL:
        return False
    for one in nodes:
        if isinstance(one, ast.Name | ast.Attribute) and shape_of(value_of(module, one)) is not None:
            return False  # its row of numbers would have to be in every module
        if isinstance(one, ast.Call):
            inner = find(module, one.func)
            if inner is not None and not inner.inline:
                return False
            if inner is None and not (isinstance(one.func, ast.Name) and one.func.id in _SAFE_CALLS):
                return False
    return True


def _inside(node: ast.FunctionDef) -> list[ast.AST]:
    """The parts of a function's body."""
    return [one for statement in node.body for one in ast.walk(statement)]
