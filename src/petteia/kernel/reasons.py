"""Reasons: why an action may not be taken, as a message id with arguments and rule ids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .messages import Value, plain


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not legal.

    ``id`` is the name under which the game declared the reason (``Game.reasons``), or one of the
    kernel's own (``KERNEL_REASONS``); ``args`` fill its text; ``rules`` are ids such as ``OLY-4.5``.
    """

    id: str
    args: dict[str, Value] = field(default_factory=dict)
    rules: tuple[str, ...] = ()

    def summary(self) -> str:
        """A terse English form for exceptions and logs; people get the catalogue's text instead."""
        args = ", ".join(f"{key}={value}" for key, value in self.args.items())
        words = self.id.replace("-", " ")
        return f"{words} [{args}]" if args else words

    def as_json(self) -> dict[str, Any]:
        """The JSON form that clients receive."""
        return {"id": self.id, "args": {k: plain(v) for k, v in self.args.items()}, "rules": list(self.rules)}


# The kernel's own reasons: name -> kinds of its arguments (see messages.py). Their message ids begin
# with "kernel-reason-".
KERNEL_REASONS: dict[str, dict[str, str]] = {
    "game-over": {},
    "unknown-action": {},
    "not-asked": {"ask": "ask"},
    "chance-decides": {},
}
