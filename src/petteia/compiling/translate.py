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
import copy
import importlib
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import PACKAGE

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
_BRIDGE = {
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
_NOT_IN_C = (ast.Lambda, ast.FunctionDef, ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.Try,
             ast.With, ast.Yield, ast.JoinedStr)  # fmt: skip
_C_PURE = {"range", "min", "max", "abs", "int", "float", "len", "bool"}

# No word of boundscheck and wraparound: plain functions of these modules count from the end as ever, and
# pointers are not checked anyway.
HEAD = """# cython: language_level=3, cdivision=False
# cython: annotation_typing=False, initializedcheck=False, embedsignature=False
"""
CIMPORTS = """from libc.stdint cimport int64_t
from libc.string cimport memset
from petteia.kernel.cells cimport Cells, FloatVector, Luck, Machine, Vector, c_arrange
from petteia.kernel.cells cimport listed, weighed, written
"""


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

    def line(self, pxd: bool) -> str:
        """Its declaration."""
        params = [
            f"{kind} {name}" + ("" if default is None else "=*" if pxd else f"={default}")
            for name, kind, default in self.params
        ]
        error = ERROR if self.returns == "int64_t" else "-7.77e300"
        params = ["self" if p == "self self" else p for p in params]
        return f"cdef {self.returns} c_{self.name}({', '.join(params)}) except? {error} nogil"

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
        if self.nothing:
            body = result
        else:
            body = f"return {result} != 0" if self.truth else f"return {result}"
        return f"def {self.name}({', '.join(params)}):\n    {body}\n"


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
                            raise self._refuse(module, node, "a class with native methods needs a plain base")
                        module.bases[node.name] = base.id
        for module in self.modules.values():
            for name, base_name in module.bases.items():
                if self.class_of(module, base_name) is None and base_name not in (
                    *METHODS,
                    "Generic",
                    "object",
                ):
                    line = next(n for n in module.tree.body if isinstance(n, ast.ClassDef) and n.name == name)
                    raise self._refuse(
                        module, line, f"{name} has native methods, so {base_name} needs one as well"
                    )

    # ---- signatures ---------------------------------------------------------------------------------

    def _refuse(self, module: Module, node: ast.AST, why: str) -> NotNative:
        return NotNative(f"{module.path}:{getattr(node, 'lineno', 0)}: {why}")

    def _type(self, module: Module, node: ast.AST, note: ast.expr | None) -> str:
        text = ast.unparse(note).strip("'\"") if note is not None else "nothing"
        if text in TYPES:
            return TYPES[text]
        if text == "State" and module.name.startswith(KERNEL):
            return "State" if module.name == f"{KERNEL}.state" else "C_State"
        if text.endswith("State") or text in ("Cells", "S"):
            return "Cells"
        raise self._refuse(
            module, node, f"a native function cannot have {text!r}: only {', '.join(TYPES)} and states"
        )

    def _native(self, module: Module, node: ast.FunctionDef, owner: str | None) -> Native:
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            raise self._refuse(module, node, f"{node.name}: a native function has plain arguments only")
        params: list[tuple[str, str, str | None]] = []
        plain = arguments.posonlyargs + arguments.args
        defaults: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults)) + list(
            arguments.defaults
        )
        for argument, default in zip(plain, defaults, strict=True):
            if owner and argument.arg == "self":
                params.append(("self", "self", None))
                continue
            kind = self._type(module, argument, argument.annotation)
            value = None
            if default is not None:
                found = _value(module, default)
                if not isinstance(found, int):
                    raise self._refuse(module, default, "a default of a native function is a whole number")
                value = str(int(found))
            params.append((argument.arg, kind, value))
        returns = ast.unparse(node.returns) if node.returns else "nothing"
        kind = self._type(module, node, node.returns)
        if kind not in ("int64_t", "double"):
            raise self._refuse(
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
        found = _value(module, node)
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


def _value(module: Module, node: ast.expr) -> Any:
    """What an expression of names and attributes of the module is, as it was imported; None if that fails."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return vars(module.loaded).get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(_value(module, node.value), node.attr, None)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _value(module, node.operand)
        return -inner if isinstance(inner, int) else None
    return None


def _shape(value: Any) -> tuple[int, ...] | None:
    """The lengths of a row of numbers, or of rows of equal length; None for everything else."""
    if not isinstance(value, list | tuple | range) or not len(value):
        return None
    if all(isinstance(one, int | float) for one in value):
        return (len(value),)
    shapes = {_shape(one) for one in value}
    if len(shapes) != 1 or None in shapes:
        return None
    (inner,) = shapes
    assert inner is not None
    return (len(value), *inner)


def _has_floats(value: Any) -> bool:
    """Whether one of the numbers of a row, or of rows of them, is a float."""
    if isinstance(value, list | tuple | range):
        return any(map(_has_floats, value))
    return isinstance(value, float)


def _braces(value: Any) -> str:
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, int):
        return f"INT64_C({int(value)})"
    return "{" + ", ".join(map(_braces, value)) + "}"


class Writer:
    """Writes one module."""

    def __init__(self, translator: Translator, module: Module) -> None:
        self.all = translator
        self.module = module
        self.imports: set[tuple[str, str]] = set()
        self.tables: dict[str, tuple[str, tuple[int, ...], str]] = {}
        self.tellers: list[str] = []

    def write(self) -> tuple[str, str]:
        """The ``.pyx`` and the ``.pxd``."""
        module = self.module
        body: list[str] = []
        pxd: list[str] = []
        for node in module.tree.body:
            if is_native(node):
                assert isinstance(node, ast.FunctionDef)
                native = module.functions[node.name]
                body.append(native.wrapper(""))
                body.append(self.function(native, node, None, ""))
                pxd.append(native.line(True))
            elif isinstance(node, ast.ClassDef) and node.name in module.classes:
                text, declared = self.a_class(node)
                body.append(text)
                pxd.append(declared)
            else:
                body.append(ast.unparse(node))
        future = [line for line in body if line.startswith("from __future__")]
        rest = [line for line in body if not line.startswith("from __future__")]
        doc = []
        if rest and ast.get_docstring(module.tree, clean=False) is not None:
            doc = [rest.pop(0)]
        cimports = [_cimport(where, name) for where, name in sorted(self.imports)]
        tables = []
        if self.tables:
            tables.append('cdef extern from *:\n    """')
            for name, (kind, shape, text) in self.tables.items():
                sizes = "".join(f"[{size}]" for size in shape)
                tables.append(f"    static const {kind} {name}{sizes} = {text};")
            tables.append('    """')
            for name, (kind, shape, _) in self.tables.items():
                tables.append(f"    const {kind} {name}{''.join(f'[{size}]' for size in shape)}")
        whole = [HEAD, *doc, *future, CIMPORTS, *cimports, *tables, *rest, *self.tellers]
        types_needed = [
            _cimport(where, name) for where, name in sorted(self.imports) if not name.startswith("c_")
        ]
        return "\n".join(whole) + "\n", "\n".join([CIMPORTS, *types_needed, *pxd]) + "\n"

    # ---- classes ------------------------------------------------------------------------------------

    def a_class(self, node: ast.ClassDef) -> tuple[str, str]:
        """A class with native methods, and its declaration."""
        module = self.module
        base = module.bases[node.name]
        where = self.all.class_of(module, base)
        if where is not None and where[0] is not module:
            self.imports.add((where[0].name, where[1]))
            base = f"C_{where[1]}"  # Python imports it as well, under its own name
        inherits = f"({base})" if where is not None or base in METHODS else ""
        lines = [f"cdef class {node.name}{inherits}:"]
        pxd = [f"cdef class {node.name}{inherits}:"]
        virtual = self._virtual(node.name)
        own = module.classes[node.name]
        inner_nodes = list(node.body)
        if ast.get_docstring(node) is not None:
            lines.append(_indent(ast.unparse(inner_nodes.pop(0))))
        if own:
            lines.append("    _native = True")
        if any(isinstance(b, ast.Subscript) and ast.unparse(b.value) == "Generic" for b in node.bases):
            lines.append("    @classmethod\n    def __class_getitem__(cls, item):\n        return cls")
        for inner in inner_nodes:
            if isinstance(inner, ast.FunctionDef) and is_native(inner):
                native = own[inner.name]
                got = [kind for _, kind, _ in native.params[1:]]
                wanted = virtual.get(inner.name)
                if wanted is not None and got != [one.split()[0] for one in wanted]:
                    raise self.all._refuse(module, inner, f"{inner.name} takes {', '.join(wanted)}")
                pxd.append("    " + native.line(True))
                lines.append(_indent(native.wrapper("self.")))
                lines.append(_indent(self.function(native, inner, node.name, node.name)))
                continue
            if isinstance(inner, ast.FunctionDef) and inner.name in virtual:
                kinds = ", ".join(("self", *virtual[inner.name]))
                line = f"cdef int64_t c_{inner.name}({kinds}) except? {ERROR} nogil"
                pxd.append("    " + line)
                lines += [
                    f"    {line}:",
                    "        with gil:",
                    *("            " + one for one in _BRIDGE[inner.name]),
                ]
            if isinstance(inner, ast.AnnAssign):
                if inner.value is not None:
                    lines.append(_indent(ast.unparse(ast.Assign([inner.target], inner.value, lineno=0))))
                continue
            if isinstance(inner, ast.Assign) and ast.unparse(inner.targets[0]) == "__slots__":
                continue
            if isinstance(inner, ast.FunctionDef):
                inner = copy.deepcopy(inner)
                inner.decorator_list = [d for d in inner.decorator_list if ast.unparse(d) != "abstractmethod"]
                _Shortcut(self.all.methods(module, node.name)).visit(inner)
            lines.append(_indent(ast.unparse(inner)))
        if len(pxd) == 1:
            pxd.append("    pass")
        return "\n".join(lines), "\n".join(pxd)

    def _virtual(self, name: str) -> dict[str, tuple[str, ...]]:
        """What the kernel asks of objects of this class natively."""
        found = getattr(self.module.loaded, name)
        for kind in found.__mro__:
            if f"{kind.__module__}.{kind.__name__}" in VIRTUAL:
                return VIRTUAL[f"{kind.__module__}.{kind.__name__}"]
        return {}

    # ---- functions ----------------------------------------------------------------------------------

    def function(self, native: Native, node: ast.FunctionDef, owner: str | None, prefix: str) -> str:
        """The C function of a native function or method."""
        node = copy.deepcopy(node)
        work = Body(self, native, node, owner, prefix)
        return work.write()


def _cimport(where: str, name: str) -> str:
    alias = "" if name.startswith("c_") else f" as C_{name}"
    return f"from {where} cimport {name}{alias}"


def _indent(text: str) -> str:
    return "\n".join("    " + line if line else line for line in text.split("\n"))


class Body(ast.NodeTransformer):
    """Rewrites the body of one native function."""

    def __init__(self, writer: Writer, native: Native, node: ast.FunctionDef, owner: str | None, prefix: str):
        self.writer, self.native, self.node, self.owner, self.prefix = writer, native, node, owner, prefix
        self.module, self.all = writer.module, writer.all
        self.kinds: dict[str, str] = {}
        for name, kind, _ in native.params:
            if kind == "C_State":
                writer.imports.add((f"{KERNEL}.state", "State"))
            self.kinds[name] = owner if name == "self" and owner else kind
        self.arrays: dict[str, tuple[str, int]] = {}
        # As the source has it: what is rewritten has no lines any more.
        self.reads = [
            (one.id, one.lineno)
            for one in ast.walk(node)
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)
        ]
        self._find_locals()

    def refuse(self, node: ast.AST, why: str) -> NotNative:
        """What to raise where something has no form in C."""
        return self.all._refuse(self.module, node, f"{self.native.name}: {why}")

    # ---- locals -------------------------------------------------------------------------------------

    def _find_locals(self) -> None:
        for node in _own_nodes(self.node):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._assigned(target, node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if node.value is not None and self._array(node.target.id, node.value):
                    continue
                self.kinds[node.target.id] = self.all._type(self.module, node, node.annotation)
            elif isinstance(node, ast.AugAssign):
                self._assigned(node.target, node.value)
            elif isinstance(node, ast.For):
                self._assigned(node.target, None)
            elif isinstance(node, ast.NamedExpr):
                self._assigned(node.target, node.value)
            elif isinstance(node, _NOT_IN_C):
                raise self.refuse(node, f"a {type(node).__name__} has no form in C")

    def _array(self, name: str, value: ast.expr) -> bool:
        if (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and value.func.id in ("buffer", "floats")
        ):
            size = _fold(self.module, value.args[0])
            if size is None:
                raise self.refuse(value, "the size of a buffer must be a constant")
            self.arrays[name] = ("int64_t" if value.func.id == "buffer" else "double", size)
            return True
        return False

    def _assigned(self, target: ast.expr, value: ast.expr | None) -> None:
        if isinstance(target, ast.Tuple):
            values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
            for one, inner in zip(target.elts, values, strict=True):
                self._assigned(one, inner)
        elif isinstance(target, ast.Name) and target.id not in self.kinds and target.id not in self.arrays:
            if value is not None and self._array(target.id, value):
                return
            self.kinds[target.id] = self._kind(value)

    def _kind(self, value: ast.expr | None) -> str:
        if isinstance(value, ast.Attribute) and value.attr in ("p", "t", "m"):
            return "int64_t*"
        if isinstance(value, ast.Attribute) and value.attr in ("out", "weights"):
            return "int64_t*"
        if isinstance(value, ast.Name) and self.kinds.get(value.id) in POINTERS:
            return self.kinds[value.id]
        return "double" if value is not None and self._is_float(value) else "int64_t"

    def _is_float(self, value: ast.expr) -> bool:
        """Whether an expression is a float, as far as that shows; otherwise annotate the name."""
        if isinstance(value, ast.Constant):
            return isinstance(value.value, float)
        if isinstance(value, ast.Name):
            if value.id in self.kinds:
                return self.kinds[value.id] == "double"
            return isinstance(vars(self.module.loaded).get(value.id), float)
        if isinstance(value, ast.BinOp):
            return isinstance(value.op, ast.Div) or self._is_float(value.left) or self._is_float(value.right)
        if isinstance(value, ast.UnaryOp):
            return not isinstance(value.op, ast.Not) and self._is_float(value.operand)
        if isinstance(value, ast.IfExp):
            return self._is_float(value.body) or self._is_float(value.orelse)
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            name = value.value.id
            if name not in self.kinds and name not in self.arrays:
                return _has_floats(vars(self.module.loaded).get(name))
            return self.kinds.get(name) == "double*" or self.arrays.get(name, ("",))[0] == "double"
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            if value.func.id in ("min", "max", "abs"):
                return any(map(self._is_float, value.args))
            home = self.all.home(self.module, value.func.id)
            return value.func.id == "float" or (
                home is not None and home[0].functions[home[1]].returns == "double"
            )
        return False

    # ---- writing ------------------------------------------------------------------------------------

    def write(self) -> str:
        """The C function."""
        node = self.node
        body = node.body
        if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        lines = [self.native.line(False) + ":"]
        params = {name for name, _, _ in self.native.params}
        by_kind: dict[str, list[str]] = {}
        for name, kind in self.kinds.items():
            if name not in params:
                by_kind.setdefault(kind, []).append(name)
        for kind, names in by_kind.items():
            for name in names:
                zero = "NULL" if kind.endswith("*") else "0"
                lines.append(f"    cdef {kind} {name} = {zero}")
        for name, (kind, size) in self.arrays.items():
            lines.append(f"    cdef {kind} {name}[{size}]")
        for statement in body:
            done = self.visit(statement)
            if done is not None:
                lines.append(_indent(ast.unparse(ast.fix_missing_locations(done))))
        if self.native.nothing:
            lines.append("    return 0")
        return "\n".join(lines) + "\n"

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if node.value is None:
            return ast.Return(ast.Constant(0))
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Name) and target.id in self.arrays and isinstance(value, ast.Call):
            return self._zero(target.id)
        if (
            isinstance(target, ast.Tuple)
            and isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and value.func.id == "divmod"
        ):
            left, right = [self.visit(one) for one in value.args]
            parts: list[ast.expr] = [
                ast.BinOp(left, ast.FloorDiv(), right),
                ast.BinOp(left, ast.Mod(), right),
            ]
            return ast.Assign([self.visit(target)], ast.Tuple(parts, ast.Load()), lineno=0)
        return self.generic_visit(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        rows = node.iter
        if isinstance(rows, ast.Name | ast.Attribute):
            shape = _shape(_value(self.module, rows))
            if shape is None or len(shape) != 1:
                raise self.refuse(node, f"line {node.lineno}: a loop runs over range() or a row of constants")
            text = f"{ast.unparse(self.visit(rows))}[:{shape[0]}]"
            node.iter = ast.parse(text, mode="eval").body
            node.body = [self.visit(one) for one in node.body]
            node.orelse = [self.visit(one) for one in node.orelse]
            return node
        if not isinstance(rows, ast.Tuple | ast.List) and not (
            isinstance(rows, ast.Call) and isinstance(rows.func, ast.Name) and rows.func.id == "range"
        ):
            raise self.refuse(node, f"line {node.lineno}: a loop runs over range() or a row of constants")
        return self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        return node  # takes the GIL by itself

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub):
            raise self.refuse(node, f"line {node.lineno}: C does not count from the end")
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """As `ast.NodeTransformer` asks."""
        assert isinstance(node.target, ast.Name)
        if node.target.id in self.arrays:
            return self._zero(node.target.id)
        if node.value is None:
            return None
        return ast.Assign([node.target], self.visit(node.value), lineno=0)

    def _zero(self, name: str) -> ast.AST:
        return ast.Expr(ast.parse(f"memset({name}, 0, sizeof({name}))", mode="eval").body)

    def visit_If(self, node: ast.If) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if not any(_asks_log(inner) for inner in ast.walk(node.test)):
            return self.generic_visit(node)
        test = _Telling().visit(node.test)
        call = self._teller(node.body)
        return ast.If(self.visit(test), [call], [self.visit(one) for one in node.orelse])

    def _teller(self, body: list[ast.stmt]) -> ast.stmt:
        """Move the block into a function that takes the GIL."""
        free: dict[str, str] = {}
        stored = set()
        for statement in body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name):
                    if isinstance(node.ctx, ast.Store):
                        stored.add(node.id)
                    elif node.id in self.kinds:
                        free[node.id] = self.kinds[node.id]
                    elif node.id in self.arrays:
                        free[node.id] = self.arrays[node.id][0] + "*"
                if isinstance(node, ast.Return):
                    raise self.refuse(node, "a block that tells events cannot return")
        for name in stored:
            free.pop(name, None)
        last = body[-1].end_lineno or 0
        after = {name for name, line in self.reads if line > last}
        for name in stored & after:
            if name in {n for n, _, _ in self.native.params}:
                raise self.refuse(body[0], f"a block that tells events cannot change {name!r}")
        free = dict(sorted(free.items()))
        number = len(self.writer.tellers)
        name = f"c_told_{number}"
        params = [f"{kind} {one}" for one, kind in free.items()]
        text = "\n".join(_indent(ast.unparse(statement)) for statement in body)
        line = f"cdef int64_t {name}({', '.join(params)}) except? {ERROR} with gil"
        self.writer.tellers.append(f"{line}:\n{text}\n    return 0\n")
        return ast.Expr(ast.Call(ast.Name(name, ast.Load()), [ast.Name(one, ast.Load()) for one in free], []))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        name = node.id
        if name in self.kinds or name in self.arrays or not isinstance(node.ctx, ast.Load):
            return node
        value = vars(self.module.loaded).get(name)
        if isinstance(value, int):
            return self.number(node, value)
        if isinstance(value, float):
            return ast.Constant(value)
        shape = _shape(value)
        if shape is not None:
            return ast.Name(self._table(name, value, shape), ast.Load())
        if name in _C_PURE:
            return node
        raise self.refuse(node, f"line {node.lineno}: {name!r} is no number and no row of numbers")

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if isinstance(node.value, int):
            return self.number(node, node.value)
        if isinstance(node.value, float):
            return node
        raise self.refuse(node, f"line {node.lineno}: {node.value!r} is no number")

    def number(self, node: ast.AST, value: int) -> ast.AST:
        """A whole number as C writes it."""
        if not -(1 << 63) < value < 1 << 63:
            raise self.refuse(node, f"{value} has more than 64 bits")
        return ast.Constant(int(value)) if abs(value) < 1 << 30 else ast.Name(f"({int(value)}LL)", ast.Load())

    def _table(self, name: str, value: Any, shape: tuple[int, ...]) -> str:
        own = f"c_table_{name.replace('.', '_')}"
        self.writer.tables[own] = ("double" if _has_floats(value) else "int64_t", shape, _braces(value))
        return own

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(root, ast.Name) and root.id not in self.kinds and root.id not in self.arrays:
            value = _value(self.module, node)
            if isinstance(value, int):
                return self.number(node, value)
            shape = _shape(value)
            if shape is not None:
                return ast.Name(self._table(ast.unparse(node), value, shape), ast.Load())
            raise self.refuse(node, f"line {node.lineno}: {ast.unparse(node)!r} is no number")
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        called = node.func
        if node.keywords:
            raise self.refuse(node, f"line {node.lineno}: a native call has no keywords")
        if isinstance(called, ast.Name) and called.id not in self.kinds:
            arguments = [self.visit(one) for one in node.args]
            if called.id == "arrange":
                return ast.Call(ast.Name("c_arrange", ast.Load()), arguments, [])
            home = self.all.home(self.module, called.id)
            if home is not None:
                where, name = home
                if where is not self.module:
                    self.writer.imports.add((where.name, f"c_{name}"))
                return ast.Call(ast.Name(f"c_{name}", ast.Load()), arguments, [])
            if called.id == "int":
                return ast.Call(ast.Name("<int64_t>", ast.Load()), arguments, [])
            if called.id == "bool":
                return ast.Compare(arguments[0], [ast.NotEq()], [ast.Constant(0)])
            if called.id in ("range", "min", "max", "abs", "float"):
                if called.id == "float":
                    return ast.Call(ast.Name("<double>", ast.Load()), arguments, [])
                return ast.Call(called, arguments, [])
            raise self.refuse(node, f"line {node.lineno}: {called.id!r} is not native")
        if isinstance(called, ast.Attribute):
            inner = called.value
            if (
                isinstance(inner, ast.Subscript)
                and isinstance(inner.value, ast.Attribute)
                and inner.value.attr == "steps"
            ):
                name = f"c_step_{called.attr}"
                self.writer.imports.add((f"{KERNEL}.dispatch", name))
                state, *rest = [self.visit(one) for one in node.args]
                return ast.Call(ast.Name(name, ast.Load()), [state, self.visit(inner.slice), *rest], [])
            if isinstance(inner, ast.Name):
                kind = self.kinds.get(inner.id, "")
                if called.attr in self.all.methods(self.module, kind.removeprefix("C_")):
                    arguments = [self.visit(one) for one in node.args]
                    return ast.Call(ast.Attribute(inner, f"c_{called.attr}", ast.Load()), arguments, [])
                home = self.all.home_of_attribute(self.module, called)
                if home is not None:
                    where, name = home
                    self.writer.imports.add((where.name, f"c_{name}"))
                    return ast.Call(
                        ast.Name(f"c_{name}", ast.Load()), [self.visit(one) for one in node.args], []
                    )
        raise self.refuse(node, f"line {node.lineno}: {ast.unparse(called)!r} is not native")

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn):
            choices = node.comparators[0]
            if isinstance(choices, ast.Tuple | ast.List | ast.Set):
                return self.generic_visit(node)
            raise self.refuse(node, f"line {node.lineno}: 'in' needs its choices written out")
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            node.left = ast.Call(ast.Name("<int64_t>", ast.Load()), [node.left], [])  # 1 has 32 bits in C
        return node

    def visit_Slice(self, node: ast.Slice) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        raise self.refuse(node, f"line {node.lineno}: a slice has no form in C")


class _Shortcut(ast.NodeTransformer):
    """In plain methods of a compiled class: calls of its native methods, but for what Python may override."""

    def __init__(self, methods: set[str]) -> None:
        self.methods = methods - {"advance", "settle", *_BRIDGE}

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        called = node.func
        if (
            isinstance(called, ast.Attribute)
            and isinstance(called.value, ast.Name)
            and called.value.id == "self"
            and called.attr in self.methods
        ):
            called.attr = f"c_{called.attr}"
        return self.generic_visit(node)


class _Telling(ast.NodeTransformer):
    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if _asks_log(node):
            assert isinstance(node.left, ast.Attribute)
            return ast.Attribute(node.left.value, "telling", ast.Load())
        return self.generic_visit(node)


def _asks_log(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "log"
        and isinstance(node.ops[0], ast.IsNot)
    )


def _own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function in their order, without those of blocks that tell events."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.If) and any(_asks_log(inner) for inner in ast.walk(node.test)):
            waiting = [*node.orelse, *waiting]
            continue
        yield node
        waiting = [*ast.iter_child_nodes(node), *waiting]


def _fold(module: Module, node: ast.expr) -> int | None:
    """A constant expression of the module's whole numbers."""
    value = _value(module, node)
    if isinstance(value, int):
        return value
    if isinstance(node, ast.BinOp):
        left, right = _fold(module, node.left), _fold(module, node.right)
        if left is not None and right is not None:
            operations: dict[type, Callable[[int, int], int]] = {
                ast.Add: int.__add__, ast.Sub: int.__sub__, ast.Mult: int.__mul__}  # fmt: skip
            if type(node.op) in operations:
                return operations[type(node.op)](left, right)
    return None
