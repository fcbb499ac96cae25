"""Names of texts. The kernel and the games name messages and arguments; `petteia.texts` holds the words.

Argument kinds (the right-hand sides in declarations of events and reasons):

``seat``            a seat number, shown as the player's name
``number``          a whole number
``text``            shown as it is
``ask``             the name of a step, shown as what it asks
``message``         a nested `Message`
``<kind>``          a component id of that kind, shown by the message ``<game>-<kind>-<id>``
``<kind>``          a value of a `Domain` of that kind that no message names: a place that the page names
``list:<any>``      a list of the above, joined in the language's own way

A seat or a component may be None: nobody, nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Value: TypeAlias = Any  # int | str | Message | list[Value]; JSON-able apart from Message

_FOREIGN = re.compile(r"[^A-Za-z0-9_-]")


def message_id(*parts: str) -> str:
    """The message id made of these parts; what Fluent does not allow in an id becomes ``-``."""
    return _FOREIGN.sub("-", "-".join(parts))


@dataclass(frozen=True, slots=True)
class Message:
    """A text by its full id and its arguments, whose values may be messages themselves."""

    id: str
    args: dict[str, Value] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """The JSON form: ``{"message": id, "args": {...}}`` with nested messages in the same form."""
        return {"message": self.id, "args": {k: plain(v) for k, v in self.args.items()}}


def plain(value: Value) -> Any:
    """The JSON form of an argument: messages and lists of them in the form of `Message.as_json`."""
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    return value
