"""Writing a module in Cython: its functions and classes in their order, and what it takes from others."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING

from .body import Body
from .native import BRIDGE, ERROR, METHODS, VIRTUAL, Module, Native, indent, is_native

if TYPE_CHECKING:
    from .translate import Translator

# No word of boundscheck and wraparound: plain functions of these modules count from the end as ever, and
# pointers are not checked anyway.
HEAD = """# cython: language_level=3, cdivision=False
# cython: annotation_typing=False, initializedcheck=False, embedsignature=False
"""
CIMPORTS = """from libc.stdint cimport int64_t, uint64_t
from libc.string cimport memset
from petteia.kernel.cells cimport Cells, FloatVector, Luck, Machine, Vector, c_arrange
from petteia.kernel.cells cimport c_inexact, c_overflows, petteia_overflows, petteia_settle
from petteia.kernel.cells cimport listed, weighed, written
"""
COUNTS = "petteia_overflows = &c_overflows\n"


class Writer:
    """Writes one module."""

    def __init__(self, translator: Translator, module: Module) -> None:
        self.all = translator
        self.module = module
        self.imports: set[tuple[str, str]] = set()
        self.declared: set[tuple[str, str]] = set()  # what the declarations need
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
                if native.inline:
                    pxd.append(self.taken_in(native, node))
                    continue
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
        whole = [HEAD, *doc, *future, CIMPORTS, COUNTS, *cimports, *tables, *rest, *self.tellers]
        self.declared |= {(where, name) for where, name in self.imports if not name.startswith("c_")}
        needed = [_cimport(where, name) for where, name in sorted(self.declared)]
        return "\n".join(whole) + "\n", "\n".join([CIMPORTS, *needed, *pxd]) + "\n"

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
            lines.append(indent(ast.unparse(inner_nodes.pop(0))))
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
                    raise self.all.refuse(module, inner, f"{inner.name} takes {', '.join(wanted)}")
                pxd.append("    " + native.line(True))
                lines.append(indent(native.wrapper("self.")))
                lines.append(indent(self.function(native, inner, node.name, node.name)))
                continue
            if isinstance(inner, ast.FunctionDef) and inner.name in virtual:
                kinds = ", ".join(("self", *virtual[inner.name]))
                line = f"cdef int64_t c_{inner.name}({kinds}) except? {ERROR} nogil"
                pxd.append("    " + line)
                lines += [
                    f"    {line}:",
                    "        with gil:",
                    *("            " + one for one in BRIDGE[inner.name]),
                ]
            if isinstance(inner, ast.AnnAssign):
                if inner.value is not None:
                    lines.append(indent(ast.unparse(ast.Assign([inner.target], inner.value, lineno=0))))
                continue
            if isinstance(inner, ast.Assign) and ast.unparse(inner.targets[0]) == "__slots__":
                continue
            if isinstance(inner, ast.FunctionDef):
                inner = copy.deepcopy(inner)
                inner.decorator_list = [d for d in inner.decorator_list if ast.unparse(d) != "abstractmethod"]
                _Shortcut(self.all.methods(module, node.name)).visit(inner)
            lines.append(indent(ast.unparse(inner)))
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

    def taken_in(self, native: Native, node: ast.FunctionDef) -> str:
        """The C function of a native function that is defined where others are only declared."""
        for_module, self.imports = self.imports, self.declared
        text = self.function(native, node, None, "")
        self.imports = for_module
        return text

    def function(self, native: Native, node: ast.FunctionDef, owner: str | None, prefix: str) -> str:
        """The C function of a native function or method."""
        node = copy.deepcopy(node)
        work = Body(self, native, node, owner, prefix)
        return work.write()


def _cimport(where: str, name: str) -> str:
    alias = "" if name.startswith("c_") else f" as C_{name}"
    return f"from {where} cimport {name}{alias}"


class _Shortcut(ast.NodeTransformer):
    """In plain methods of a compiled class: calls of its native methods, but for what Python may override."""

    def __init__(self, methods: set[str]) -> None:
        self.methods = methods - {"advance", "settle", *BRIDGE}

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
