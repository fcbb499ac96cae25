"""Rewriting the body of one native function, from Python to C by way of Cython."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .native import (
    ERROR,
    KERNEL,
    POINTERS,
    Native,
    NotNative,
    asks_log,
    braces,
    fold,
    has_floats,
    indent,
    shape_of,
    value_of,
)

if TYPE_CHECKING:
    from .writer import Writer

_NOT_IN_C = (ast.Lambda, ast.FunctionDef, ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.Try,
             ast.With, ast.Yield, ast.JoinedStr)  # fmt: skip
_C_PURE = {"range", "min", "max", "abs", "int", "float", "len", "bool"}


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
        return self.all.refuse(self.module, node, f"{self.native.name}: {why}")

    # ---- locals -------------------------------------------------------------------------------------

    def _find_locals(self) -> None:
        for node in _own_nodes(self.node):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._assigned(target, node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                if node.value is not None and self._array(node.target.id, node.value):
                    continue
                self.kinds[node.target.id] = self.all.type_of(self.module, node, node.annotation)
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
            size = fold(self.module, value.args[0])
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
                return has_floats(vars(self.module.loaded).get(name))
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
                lines.append(indent(ast.unparse(ast.fix_missing_locations(done))))
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
            shape = shape_of(value_of(self.module, rows))
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
        self.generic_visit(node)
        if isinstance(node.slice, ast.BinOp):
            node.slice = _place(node.slice)
        return node

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
        if not any(asks_log(inner) for inner in ast.walk(node.test)):
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
        text = "\n".join(indent(ast.unparse(statement)) for statement in body)
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
        shape = shape_of(value)
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
        self.writer.tables[own] = ("double" if has_floats(value) else "int64_t", shape, braces(value))
        return own

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(root, ast.Name) and root.id not in self.kinds and root.id not in self.arrays:
            value = value_of(self.module, node)
            if isinstance(value, int):
                return self.number(node, value)
            shape = shape_of(value)
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


def _place(node: ast.expr) -> ast.expr:
    """The same place in a row, summed without a check: it is the place that has to be right, not the sum, and
    most of what rules add up are places.
    """
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub | ast.Mult):
        return ast.BinOp(_place(node.left), node.op, _place(node.right))
    if isinstance(node, ast.Constant):
        return node
    return ast.Call(ast.Name("<uint64_t>", ast.Load()), [node], [])


class _Telling(ast.NodeTransformer):
    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """As `ast.NodeTransformer` asks."""
        if asks_log(node):
            assert isinstance(node.left, ast.Attribute)
            return ast.Attribute(node.left.value, "telling", ast.Load())
        return self.generic_visit(node)


def _own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function in their order, without those of blocks that tell events."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.If) and any(asks_log(inner) for inner in ast.walk(node.test)):
            waiting = [*node.orelse, *waiting]
            continue
        yield node
        waiting = [*ast.iter_child_nodes(node), *waiting]
