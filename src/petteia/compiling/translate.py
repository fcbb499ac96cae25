"""From rules in plain Python to Cython: the one source stays the ``.py`` file, nothing is written twice.

A module takes part if it marks functions or methods with `native` (petteia.kernel). Of each the translator
makes a C function ``c_<name>`` that needs neither Python objects nor the GIL, and a Python function of the
old name that calls it, for everybody who is not compiled. What it does to the text of a native function:

- types come from the annotations (`TYPES`); all other local names are whole numbers, pointers if they are
  assigned from one, C arrays if they are assigned from ``buffer(n)`` or ``floats(n)``;
- names of the module that are whole numbers become these numbers, rows of them (also rows of rows) become C
  arrays;
- calls of native functions and methods become calls of the C functions;
- a block ``if state.log is not None:`` moves into a function of its own that takes the GIL: only there are
  strings, lists and everything else of Python at home.

What it cannot translate it refuses, with the line.
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

from . import PACKAGE, failing
from .native import (
    DECLARING,
    HAND_MADE,
    KERNEL,
    METHODS,
    TYPES,
    VIRTUAL,
    Module,
    Native,
    NotNative,
    is_native,
    takes_part,
    value_of,
)
from .writer import Writer

__all__ = ["DECLARING", "HAND_MADE", "NotNative", "Translator", "takes_part"]


class Translator:
    """Translates the modules that take part, which must all be known before the first is written."""

    def __init__(self, names: list[str]) -> None:
        """``names`` are importable modules; they are imported in their plain form, to read their
        constants.
        """
        self.modules: dict[str, Module] = {}
        for name in names:
            loaded = importlib.import_module(name)
            path = Path(str(loaded.__file__))
            if path.suffix != ".py":  # the compiled engine runs
                path = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            module = self.modules[name] = Module(name, path, tree, loaded)
            for node in tree.body:
                if is_native(node):
                    assert isinstance(node, ast.FunctionDef)
                    module.functions[node.name] = self._native(module, node, None)
                if isinstance(node, ast.ClassDef):
                    methods = {
                        inner.name: self._native(module, inner, node.name)
                        for inner in node.body
                        if isinstance(inner, ast.FunctionDef) and is_native(inner)
                    }
                    if methods or f"{name}.{node.name}" in VIRTUAL:
                        module.classes[node.name] = methods
                        base = node.bases[0] if node.bases else ast.Name("object")
                        if isinstance(base, ast.Subscript):
                            base = base.value
                        if not isinstance(base, ast.Name):
                            raise self.refuse(module, node, "a class with native methods needs a plain base")
                        module.bases[node.name] = base.id
        for module in self.modules.values():
            for name, base_name in module.bases.items():
                if self.class_of(module, base_name) is None and base_name not in (
                    *METHODS,
                    "Generic",
                    "object",
                ):
                    line = next(n for n in module.tree.body if isinstance(n, ast.ClassDef) and n.name == name)
                    raise self.refuse(
                        module, line, f"{name} has native methods, so {base_name} needs one as well"
                    )

        failing.mark(self.modules, self.called)

    def called(self, module: Module, node: ast.expr) -> Native | None:
        """The native function that an expression means, if it is one."""
        home = None
        if isinstance(node, ast.Name):
            home = self.home(module, node.id)
        elif isinstance(node, ast.Attribute):
            home = self.home_of_attribute(module, node)
        return None if home is None else home[0].functions[home[1]]

    # ---- signatures ---------------------------------------------------------------------------------

    def refuse(self, module: Module, node: ast.AST, why: str) -> NotNative:
        """What to raise where something has no form in C."""
        return NotNative(f"{module.path}:{getattr(node, 'lineno', 0)}: {why}")

    def type_of(self, module: Module, node: ast.AST, note: ast.expr | None) -> str:
        """The C type that an annotation stands for."""
        text = ast.unparse(note).strip("'\"") if note is not None else "nothing"
        if text in TYPES:
            return TYPES[text]
        if text == "State" and module.name.startswith(KERNEL):
            return "State" if module.name == f"{KERNEL}.state" else "C_State"
        if text.endswith("State") or text in ("Cells", "S"):
            return "Cells"
        raise self.refuse(
            module, node, f"a native function cannot have {text!r}: only {', '.join(TYPES)} and states"
        )

    def _native(self, module: Module, node: ast.FunctionDef, owner: str | None) -> Native:
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            raise self.refuse(module, node, f"{node.name}: a native function has plain arguments only")
        params: list[tuple[str, str, str | None]] = []
        plain = arguments.posonlyargs + arguments.args
        defaults: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults)) + list(
            arguments.defaults
        )
        for argument, default in zip(plain, defaults, strict=True):
            if owner and argument.arg == "self":
                params.append(("self", "self", None))
                continue
            kind = self.type_of(module, argument, argument.annotation)
            value = None
            if default is not None:
                found = value_of(module, default)
                if not isinstance(found, int):
                    raise self.refuse(module, default, "a default of a native function is a whole number")
                value = str(int(found))
            params.append((argument.arg, kind, value))
        returns = ast.unparse(node.returns) if node.returns else "nothing"
        kind = self.type_of(module, node, node.returns)
        if kind not in ("int64_t", "double"):
            raise self.refuse(
                module, node, f"{node.name}: a native function returns int, bool, float or None"
            )
        return Native(node.name, params, kind, returns == "None", returns == "bool")

    # ---- what a name stands for ---------------------------------------------------------------------

    def home(self, module: Module, name: str) -> tuple[Module, str] | None:
        """The module in which a native function that is called by this name is defined."""
        if name in module.functions:
            return module, name
        found = vars(module.loaded).get(name)
        where = self.modules.get(getattr(found, "__module__", "") or "")
        if callable(found) and where is not None and found.__name__ in where.functions:
            return where, found.__name__
        return None

    def home_of_attribute(self, module: Module, node: ast.Attribute) -> tuple[Module, str] | None:
        """The native function that ``module.name`` means."""
        found = value_of(module, node)
        where = self.modules.get(getattr(found, "__module__", "") or "")
        if callable(found) and where is not None and found.__name__ in where.functions:
            return where, found.__name__
        return None

    def class_of(self, module: Module, name: str) -> tuple[Module, str] | None:
        """The module in which a compiled class that has this name here is defined."""
        if name in module.classes:
            return module, name
        found = vars(module.loaded).get(name)
        where = self.modules.get(getattr(found, "__module__", "") or "")
        if isinstance(found, type) and where is not None and found.__name__ in where.classes:
            return where, found.__name__
        return None

    def methods(self, module: Module, name: str) -> set[str]:
        """The native methods of a class of this module, with those of its bases."""
        if name in METHODS:
            return METHODS[name]
        where = self.class_of(module, name)
        if where is None:
            return set()
        home, own = where
        return set(home.classes[own]) | self.methods(home, home.bases[own])

    # ---- writing ------------------------------------------------------------------------------------

    def write(self, name: str) -> tuple[str, str]:
        """The ``.pyx`` and the ``.pxd`` of a module."""
        return Writer(self, self.modules[name]).write()
