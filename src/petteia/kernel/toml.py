"""Writing TOML: the text of an edition's data, which reads back to exactly those data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(data: Mapping[str, Any]) -> str:
    """Data as TOML: tables and lists of tables in sections, whatever lies deeper on one line.

    ValueError for what TOML cannot hold (null, for instance).
    """
    return "\n".join(_lines(data, ())).strip("\n") + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """The lines of a table: values first, then its own tables, two levels deep."""
    sections = {key for key, value in table.items() if _section(value, path)}
    for key, value in table.items():
        if key not in sections:
            yield f"{_key(key)} = {_value(value)}"
    for key in table:
        if key in sections:
            name = (*path, key)
            head = ".".join(_key(one) for one in name)
            value = table[key]
            for one in value if isinstance(value, list) else [value]:
                yield ""
                yield f"[[{head}]]" if isinstance(value, list) else f"[{head}]"
                yield from _lines(one, name)


def _section(value: Any, path: tuple[str, ...]) -> bool:
    """Whether a value has a section of its own: tables at the top, and what they hold in lists or tables."""
    if len(path) > 1:
        return False
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict) and (
        not path or any(isinstance(one, list | dict) for one in value.values())
    )


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(_value(one) for one in value)}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    raise ValueError(f"no value of an edition: {value!r}")


def _text(value: str) -> str:
    # JSON's escapes are TOML's, but for the one character that JSON leaves as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
