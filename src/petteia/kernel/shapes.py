"""Shapes: what observations, asks and previews look like, declared once by each game and checked here.

A shape is what a type annotation says of a JSON value: ``str``, ``int``, ``float``, ``bool``, ``None``,
``Any``, ``Literal[...]``, ``list[...]``, ``dict[str, ...]``, a union of shapes, or a TypedDict. The contract
suite checks real positions against the games' declarations; the client's types are made from the same ones.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NotRequired, Required, Union, get_args, get_origin

from .observation import Asked, Common

if TYPE_CHECKING:
    from .game import Game

PLAIN: dict[Any, str] = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    types.NoneType: "nothing",
}
"""The shapes without parts, in words."""


@dataclass(frozen=True)
class Field:
    """A key of a record: the shape of its value, and whether it may be missing."""

    shape: Any
    required: bool = True


@dataclass(frozen=True)
class Record:
    """A JSON object with known keys."""

    name: str
    doc: str
    fields: Mapping[str, Field]
    declared: type
    """The TypedDict."""


@cache
def record(shape: Any) -> Record:
    """A TypedDict as a record; TypeError if it is none."""
    if not typing.is_typeddict(shape):
        raise TypeError(f"{shape!r} is no TypedDict")
    fields = {}
    for key, hint in typing.get_type_hints(shape, include_extras=True).items():
        # What a class says of all its keys is in __required_keys__; what a hint says of its own counts more.
        needed, inner = key in shape.__required_keys__, hint
        if get_origin(hint) in (Required, NotRequired):
            needed, inner = get_origin(hint) is Required, get_args(hint)[0]
        fields[key] = Field(inner, needed)
    doc = shape.__doc__ or ""
    return Record(shape.__name__, "" if doc.startswith("dict(") else doc, fields, shape)


def members(shape: Any) -> tuple[Any, ...]:
    """The shapes that a union joins (a tuple is one as well); any other shape is its own only member."""
    if isinstance(shape, tuple) or get_origin(shape) in (Union, types.UnionType):
        joined = shape if isinstance(shape, tuple) else get_args(shape)
        return tuple(member for one in joined for member in members(one))
    return (types.NoneType if shape is None else shape,)


@cache
def observation_of(game: Game) -> Record:
    """The whole shape of `State.observe`: what the kernel tells of every game, and the game's own part."""
    common = dict(record(Common).fields)
    common["game"] = Field(Literal[game.id])
    common["ask"] = Field((ask_of(game), None))
    return _joined("Observation", common, game.observation)


@cache
def ask_of(game: Game) -> Record:
    """The shape of an observation's ``ask`` where there is one: step and seat, and what steps add."""
    common = dict(record(Asked).fields)
    common["step"] = Field(Literal[tuple(step.name for step in game.steps if step.asks)])
    return _joined("Ask", common, game.ask)


def _joined(name: str, common: Mapping[str, Field], own: Any) -> Record:
    found = record(own)
    twice = set(common) & set(found.fields)
    if twice:
        raise TypeError(f"{found.name} declares {', '.join(sorted(twice))}, which the kernel tells already")
    return Record(name, found.doc, {**common, **found.fields}, found.declared)


# ---- checking ----------------------------------------------------------------------------------


def mistakes(value: Any, shape: Any) -> list[str]:
    """What of a JSON value does not fit a shape, each with its place (``players[2].hand.count: ...``).

    Strict: a bool is no number, a key that is not declared is a mistake, and only lists are lists.
    """
    return list(_mistakes(value, shape, ""))


def _mistakes(value: Any, shape: Any, where: str) -> Iterator[str]:
    if isinstance(shape, Record) or typing.is_typeddict(shape):
        yield from _in_record(value, shape if isinstance(shape, Record) else record(shape), where)
        return
    options = members(shape)
    if len(options) > 1:
        yield from _in_union(value, options, where)
        return
    shape = options[0]
    origin = get_origin(shape)
    if shape is Any:
        return
    if shape in PLAIN:
        if not _plain(value, shape):
            yield _wrong(where, PLAIN[shape], value)
    elif origin is Literal:
        if not any(type(value) is type(one) and value == one for one in get_args(shape)):
            yield _wrong(where, words(shape), value)
    elif origin is list:
        if type(value) is not list:
            yield _wrong(where, "a list", value)
            return
        for number, inner in enumerate(value):
            yield from _mistakes(inner, get_args(shape)[0], f"{where}[{number}]")
    elif origin is dict:
        if type(value) is not dict:
            yield _wrong(where, "an object", value)
            return
        keys, of = get_args(shape)
        for key, inner in value.items():
            yield from _mistakes(key, keys, f"{where} key")
            yield from _mistakes(inner, of, _at(where, key))
    else:
        raise TypeError(f"{shape!r} is no shape of a JSON value")


def _in_record(value: Any, shape: Record, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield _wrong(where, f"an object ({shape.name})", value)
        return
    for key, wanted in shape.fields.items():
        if key in value:
            yield from _mistakes(value[key], wanted.shape, _at(where, key))
        elif wanted.required:
            yield f"{_at(where, key)}: missing"
    for key in value:
        if key not in shape.fields:
            yield f"{_at(where, key)}: not declared in {shape.name}"


def _in_union(value: Any, options: tuple[Any, ...], where: str) -> Iterator[str]:
    found = [list(_mistakes(value, option, where)) for option in options]
    if all(found):
        # Of several records the nearest one tells most; otherwise name all that would be right.
        near = [wrong for option, wrong in zip(options, found, strict=True) if _same_sort(value, option)]
        if near:
            yield from min(near, key=len)
        else:
            yield _wrong(where, " or ".join(words(option) for option in options), value)


def _same_sort(value: Any, shape: Any) -> bool:
    if isinstance(shape, Record) or typing.is_typeddict(shape) or get_origin(shape) is dict:
        return type(value) is dict
    return get_origin(shape) is list and type(value) is list


def _plain(value: Any, shape: Any) -> bool:
    return type(value) is shape or (shape is float and type(value) is int)


def _at(where: str, key: Any) -> str:
    return f"{where}.{key}" if where else str(key)


def _wrong(where: str, expected: str, value: Any) -> str:
    found = repr(value)
    short = found if len(found) < 80 else f"{found[:77]}..."
    return f"{where or 'the whole'}: expected {expected}, found {short}"


def words(shape: Any) -> str:
    """A shape in words, for reports."""
    if isinstance(shape, Record):
        return f"an object ({shape.name})"
    if typing.is_typeddict(shape):
        return f"an object ({shape.__name__})"
    if get_origin(shape) is Literal:
        return " or ".join(repr(one) for one in get_args(shape))
    if get_origin(shape) in (list, dict):
        return "a list" if get_origin(shape) is list else "an object"
    return PLAIN.get(shape, str(shape))
