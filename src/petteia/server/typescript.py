"""The client's types, made from the declarations that the server and the games keep to.

`web/src/lib/net/shapes.ts` is the text of `module`; nobody edits it. ``python -m petteia.server.typescript``
writes it anew, ``--check`` only says whether that is needed. Three sorts of declarations come together there:

- messages on the wire, `petteia.server.wire`, under the same names;
- what each game shows (`Game.observation`, ``ask``, ``preview``), TypedDicts, prefixed with the game's name;
- edition files (`Game.edition_schema`), as ``<Game>Edition`` and a type for each table in it.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
import types
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec.inspect as mi
from msgspec import NODEFAULT, Struct

import petteia
from petteia.kernel import Game
from petteia.kernel.edition import PROVENANCE, Bool, Either, Int, List, Map, Number, Rule, Str, Table
from petteia.kernel.shapes import Field, Record, ask_of, members, observation_of, record
from petteia.server import wire

FILE = Path("web/src/lib/net/shapes.ts")
WIDTH = 120

_HEAD = """\
/**
 * Everything that the server sends and takes. Made from its own declarations by `make shapes`: do not edit.
 *
 * docs/protocol.md explains the messages, docs/games the observations.
 */
"""
_MANY = 4  # so many ids of a kind for each one that is left out are not listed, but the one left out is
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
_FORM = """\
/** The structured form of an action: its family and its arguments. */
export interface Form {
  kind: string
  [argument: string]: string
}
"""


def module(games: Iterable[Game]) -> str:
    """The whole file."""
    writer = _Writer()
    games = list(games)
    writer.constant("PROTOCOL", str(wire.PROTOCOL), "The protocol that this page speaks (`Hello.protocol`).")
    writer.section("Messages")
    writer.blocks.append(_FORM)
    for kind in vars(wire).values():
        if (
            isinstance(kind, type)
            and issubclass(kind, Struct)
            and kind not in (Struct, wire.Request, wire.Frame)
        ):
            writer.struct(kind)
    for name in ("ClientMessage", "ServerMessage"):
        joined = " | ".join(one.__name__ for one in get_args(getattr(wire, name)))
        writer.alias(name, joined)
    for game in games:
        writer.game(game)
    writer.section("All games")
    parts = ("observation", "ask", "preview", "edition")
    lines = [
        f"  {game.id}: {{ {'; '.join(f'{part}: {_prefix(game)}{part.capitalize()}' for part in parts)} }}"
        for game in games
    ]
    writer.block("The shapes of each game.", "export interface Games {\n" + "\n".join(lines) + "\n}")
    writer.alias("GameId", "keyof Games")
    for part in parts:
        writer.alias(part.capitalize(), f"Games[GameId]['{part}']")
    writer.section("Shared by games")
    writer.rest()
    return _HEAD + "\n" + "\n".join(writer.blocks)


class _Writer:
    """Collects the blocks of the file, each declaration once."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        self.names: dict[str, object] = {}
        self.ids: dict[frozenset[str], str] = {}
        """The ids of a kind of component -> the type that stands for them, in the game at hand."""
        self.waiting: dict[str, Any] = {}
        """Shapes of the kernel that were mentioned and are not written yet."""

    # ---- blocks -------------------------------------------------------------------------------

    def section(self, title: str) -> None:
        self.blocks.append(f"// ---- {title} {'-' * (WIDTH - 10 - len(title))}\n")

    def block(self, doc: str | None, text: str) -> None:
        self.blocks.append(_comment(doc, "") + text + "\n")

    def alias(self, name: str, text: str, doc: str | None = None) -> None:
        self.name(name, text)
        self.block(doc, _line(f"export type {name} =", text))

    def constant(self, name: str, text: str, doc: str | None = None) -> None:
        self.name(name, text)
        self.block(doc, f"export const {name} = {text}")

    def interface(
        self,
        name: str,
        doc: str | None,
        fields: Iterable[tuple[str, bool, str]],
        head: str = "",
        notes: Mapping[str, str] | None = None,
    ) -> None:
        notes = notes or {}
        lines = [
            _comment(notes.get(key), "  ") + _line(f"  {_key(key)}{'' if needed else '?'}:", shape)
            for key, needed, shape in fields
        ]
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
        self.block(doc, f"export interface {name}{head} {body}")

    def name(self, name: str, owner: object) -> bool:
        """Whether the name is new; TypeError if it stands for something else already."""
        if name in self.names and self.names[name] is not owner:
            raise TypeError(f"two shapes are called {name}")
        known = name in self.names
        self.names[name] = owner
        return not known

    # ---- messages -----------------------------------------------------------------------------

    def struct(self, kind: type[Struct]) -> None:
        """A message. What clients send may be left out where it has a default; answers are complete."""
        if not self.name(kind.__name__, kind):
            return
        info = mi.type_info(kind)
        assert isinstance(info, mi.StructType)
        sent = issubclass(kind, wire.Request)
        leaves_out = sent or kind.__struct_config__.omit_defaults
        fields: list[tuple[str, bool, str]] = []
        if info.tag is not None:
            fields.append((str(info.tag_field), True, f"'{info.tag}'"))
        for field in info.fields:
            unset = not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT
            needed = field.required or not (leaves_out or unset)
            fields.append((field.encode_name, needed, self.message(field.type)))
        self.interface(kind.__name__, inspect.getdoc(kind), fields)

    def message(self, info: mi.Type) -> str:
        """The type of a part of a message."""
        match info:
            case mi.Metadata(type=inner, extra=extra):
                return str(extra["shape"]) if extra and "shape" in extra else self.message(inner)
            case mi.StructType(cls=kind):
                return kind.__name__
            case mi.UnionType(types=inner):
                return _union(self.message(one) for one in inner)
            case mi.ListType(item_type=item):
                return _list(self.message(item))
            case mi.DictType(key_type=key, value_type=value):
                return f"Record<{self.message(key)}, {self.message(value)}>"
            case mi.LiteralType(values=values):
                return _union(_quoted(value) for value in values)
            case mi.NoneType():
                return "null"
            case mi.BoolType():
                return "boolean"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.StrType():
                return "string"
            case mi.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info!r}")

    # ---- games --------------------------------------------------------------------------------

    def game(self, game: Game) -> None:
        """All shapes of a game."""
        prefix = _prefix(game)
        self.section(prefix)
        self.ids = {}
        for kind, ids in game.components.items():
            # The same ids under two kinds (a colour, a monster of that colour) keep the first kind's name.
            self.ids.setdefault(frozenset(ids), f"{prefix}{_camel(kind)}Id")
            constant = f"{prefix.upper()}_{kind.upper().replace('-', '_')}_IDS"
            self.constant(constant, _constants(ids) + " as const")
            self.alias(f"{prefix}{_camel(kind)}Id", f"(typeof {constant})[number]")
        told = "".join(
            f"  {_quoted(name)}: {_constants([*kind.args, *kind.secret])},\n"
            for name, kind in game.events.items()
        )
        self.constant(
            f"{prefix.upper()}_EVENTS", f"{{\n{told}}} as const", "Every kind of event, and its arguments."
        )
        self.record(f"{prefix}Observation", observation_of(game), prefix)
        self.record(f"{prefix}Ask", ask_of(game), prefix)
        self.record(f"{prefix}Preview", record(game.preview), prefix)
        added = []
        if game.edition_adds is not None:
            fields = record(game.edition_adds).fields
            added = [(key, field.required, self.shape(field, prefix)) for key, field in fields.items()]
        self.table(f"{prefix}Edition", game.edition_schema, added)

    def record(self, name: str, shape: Record, prefix: str) -> None:
        """A record of a game and whatever it mentions."""
        if not self.name(name, shape):
            return
        place = len(self.blocks)
        fields = [(key, field.required, self.shape(field, prefix)) for key, field in shape.fields.items()]
        mentioned = self.blocks[place:]
        del self.blocks[place:]
        self.interface(name, shape.doc, fields, notes=_notes(shape.declared))
        self.blocks += mentioned

    def shape(self, field: Field, prefix: str) -> str:
        """The type of a record's field."""
        return _union(self.member(one, prefix) for one in members(field.shape))

    def member(self, shape: Any, prefix: str) -> str:
        """The type of a shape that is no union."""
        if isinstance(shape, Record):
            name = f"{prefix}{shape.name}"
            self.record(name, shape, prefix)
            return name
        if typing.is_typeddict(shape):
            if shape.__module__.startswith("petteia.kernel."):
                self.waiting[shape.__name__] = shape
                return str(shape.__name__)
            name = f"{prefix}{shape.__name__.removeprefix(prefix)}"
            self.record(name, record(shape), prefix)
            return name
        origin, args = get_origin(shape), get_args(shape)
        if origin is Literal:
            return self.literal(args)
        if origin is list:
            return _list(self.shape(Field(args[0]), prefix))
        if origin is dict:
            # Only a TypedDict promises that each of a few keys is there.
            keys, of = (self.shape(Field(one), prefix) for one in args)
            return f"Record<string, {of}>" if keys == "string" else f"Partial<Record<{keys}, {of}>>"
        return "unknown" if shape is Any else _PLAIN[shape]

    def literal(self, values: tuple[Any, ...]) -> str:
        """A few values, by the name of their kind where they are all ids of one, or all but a few."""
        wanted = frozenset(values)
        if len(wanted) > 1 and wanted in self.ids:
            return self.ids[wanted]
        for ids, name in self.ids.items():
            if wanted < ids and len(wanted) >= _MANY * len(ids - wanted):
                return f"Exclude<{name}, {_union(sorted(_quoted(value) for value in ids - wanted))}>"
        return _union(_quoted(value) for value in values)

    def rest(self) -> None:
        """What the kernel declares for all games."""
        while self.waiting:
            name, shape = self.waiting.popitem()
            self.record(name, record(shape), "")

    # ---- editions -----------------------------------------------------------------------------

    def table(self, name: str, table: Table, added: Iterable[tuple[str, bool, str]] = ()) -> None:
        """A table of an edition file, and what the game adds to it."""
        if not self.name(name, table):
            return
        self.waiting.setdefault("Provenance", _Provenance)
        place = len(self.blocks)
        fields = [(key, True, self.rule(f"{name}{_camel(key)}", rule)) for key, rule in table.needed.items()]
        fields += [
            (key, False, self.rule(f"{name}{_camel(key)}", rule)) for key, rule in table.optional.items()
        ]
        lines = [(key, needed, shape) for key, needed, shape in fields if key not in PROVENANCE]
        lines += added
        if table.others:
            lines.append(("[further: string]", True, "unknown"))
        mentioned = self.blocks[place:]
        del self.blocks[place:]
        self.interface(name, None, lines, " extends Provenance")
        self.blocks += mentioned

    def rule(self, name: str, rule: Rule) -> str:
        """The type of a value of an edition file."""
        match rule:
            case Table():
                for known, owner in self.names.items():
                    if owner is rule:
                        return known
                self.table(name, rule)
                return name
            case Int() | Number():
                return "number"
            case Bool():
                return "boolean"
            case Str(choices=choices):
                return self.literal(choices) if choices else "string"
            case List(of=of):
                return _list(self.rule(name, of))
            case Map(of=of, keys=keys):
                value = self.rule(name, of)
                return (
                    f"Partial<Record<{self.literal(keys)}, {value}>>" if keys else f"Record<string, {value}>"
                )
            case Either(rules=rules):
                return _union(self.rule(f"{name}{number or ''}", one) for number, one in enumerate(rules))
        return "unknown"


class _Provenance(typing.TypedDict, total=False):
    """Where the figures of a table come from."""

    source: str
    note: str
    reconstructed: Any
    sourced: Any
    name_source: Any


assert set(PROVENANCE) == set(_Provenance.__annotations__)


# ---- words -------------------------------------------------------------------------------------


def _prefix(game: Game) -> str:
    return game.id.capitalize()


def _camel(words: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", words))


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*|\[.*\]", key) else f"'{key}'"


def _quoted(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"'{value}'" if isinstance(value, str) else str(value)


def _union(options: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(options))


def _list(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _comment(doc: str | None, indent: str) -> str:
    if not doc:
        return ""
    lines = inspect.cleandoc(doc.replace("``", "`")).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return (
        f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    )


def _line(head: str, shape: str) -> str:
    """A declaration, a long union on several lines."""
    if len(head) + len(shape) < WIDTH or "(" in shape or "<" in shape:
        return f"{head} {shape}"
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    lines = [indent + "|"]
    for number, one in enumerate(shape.split(" | ")):
        if len(lines[-1]) + len(one) + 3 > WIDTH:
            lines.append(indent + "|")
        lines[-1] += (
            f" {one}"
            if lines[-1].endswith("|") and (number == 0 or lines[-1] == indent + "|")
            else f" | {one}"
        )
    return "\n".join([head, *lines])


def _notes(shape: type) -> dict[str, str]:
    """Field -> the comment that stands behind it in the declaration, or in one that it extends."""
    try:
        source = inspect.getsource(sys.modules[shape.__module__])
    except (OSError, TypeError):  # made without a file
        return {}
    lines = source.encode().splitlines()
    classes = {node.name: node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)}

    def of(name: str) -> dict[str, str]:
        found: dict[str, str] = {}
        if name in classes:
            for base in classes[name].bases:
                found |= of(ast.unparse(base))
            for field in classes[name].body:
                if isinstance(field, ast.AnnAssign) and field.end_lineno and field.end_col_offset:
                    rest = lines[field.end_lineno - 1][field.end_col_offset :].decode().strip()
                    if rest.startswith("# "):
                        note = rest[2:]
                        found[ast.unparse(field.target)] = note[:1].upper() + note[1:].rstrip(".") + "."
        return found

    return of(shape.__name__)


def _constants(ids: Iterable[str]) -> str:
    whole = "[" + ", ".join(_quoted(one) for one in ids) + "]"
    if len(whole) < WIDTH - 40:
        return whole
    lines = [""]
    for one in ids:
        if len(lines[-1]) + len(one) > WIDTH - 8:
            lines.append("")
        lines[-1] += f" {_quoted(one)},"
    return "[\n" + "\n".join(f" {line}" for line in lines) + "\n]"


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or say whether it is as it should be."""
    parser = argparse.ArgumentParser(
        prog="python -m petteia.server.typescript", description=__doc__.split("\n")[0]
    )
    parser.add_argument("file", nargs="?", type=Path, default=FILE, help=f"default: {FILE}")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is out of date")
    given = parser.parse_args(arguments)
    text = module(petteia.GAMES.values())
    if given.check:
        if given.file.read_text(encoding="utf-8") == text:
            return 0
        print(f"{given.file} is out of date: make shapes")
        return 1
    given.file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
