"""Events: what applying an action tells the world.

A game declares every kind of event once (`EventKind`) and tells events while it runs. Log lines,
animations, statistics and undo seals all derive from them. In simulation nothing is told: `State.log`
is None and the games ask for that before they build an event.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .messages import Value, plain


@dataclass(frozen=True, slots=True)
class EventKind:
    """Declaration of an event: kinds of its arguments (see messages.py).

    ``secret`` arguments reach only the seats the event is told to; the others get the redacted form,
    whose text has the id with ``-hidden`` appended. ``reveals`` says that somebody learns something
    that was not settled or not known before (a roll, a draw, a card turned up): it seals undo.
    """

    args: Mapping[str, str] = field(default_factory=dict)
    secret: Mapping[str, str] = field(default_factory=dict)
    reveals: bool = False

    def __post_init__(self) -> None:
        """ValueError for arguments that `State.tell` could not pass on, or that are both open and secret."""
        taken = {"name", "to", "secret", "only"} & {*self.args, *self.secret} or {*self.args} & {*self.secret}
        if taken:
            raise ValueError(f"an event's argument cannot be called {' or '.join(sorted(taken))} here")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. ``secret`` is for the seats in ``to``; ``only``: nobody else hears of it."""

    name: str
    args: dict[str, Value]
    reveals: bool = False
    secret: dict[str, Value] = field(default_factory=dict)
    to: tuple[int, ...] = ()
    only: tuple[int, ...] | None = None
    hidden: bool = False

    def seen_by(self, viewer: int | None) -> Event | None:
        """What a seat (None: a spectator) may know of it: the event, its redacted form, or None.

        The result carries no secrets beside its own arguments, so it may be sent as it is.
        """
        if self.only is not None and viewer not in self.only:
            return None
        if not self.secret:
            return Event(self.name, self.args, self.reveals)
        if viewer is not None and viewer in self.to:
            return Event(self.name, {**self.args, **self.secret}, self.reveals)
        return Event(self.name, self.args, self.reveals, hidden=True)

    def as_json(self) -> dict[str, Any]:
        """The JSON form of an event as seen by somebody; call it on the result of `seen_by`."""
        assert not self.secret, "redact an event before it leaves the engine"
        out: dict[str, Any] = {"name": self.name, "args": {k: plain(v) for k, v in self.args.items()}}
        if self.hidden:
            out["hidden"] = True
        return out


def seals(events: list[Event]) -> bool:
    """Whether any of the events revealed, drew or rolled something: it cannot be taken back then."""
    return any(event.reveals for event in events)
