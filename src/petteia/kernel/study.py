"""What a study of balance follows in a game: declared by the game, so that nobody else knows its inside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Study:
    """The events that tell what players could take, what they took and when.

    An event is given with the arguments that together name the component (``family number``); the first one's
    kind is the component's. Who has it is the event's ``seat``, or each of its ``seats``.
    """

    begins: str = ""
    """The event that names who goes first, the others following clockwise; where it is told of every seat,
    the last one told goes first and the first one last. Without one the first seat begins.
    """
    lengths: tuple[str, ...] = ()
    """Events whose number says how long a game was."""
    offers: Mapping[str, str] = field(default_factory=dict)
    """Events by which a component comes within everybody's reach. What no event offers is always there."""
    follows: Mapping[str, str] = field(default_factory=dict)
    """Events by which a seat gets, uses or suffers a component."""


@dataclass(frozen=True)
class Kin:
    """What a component is compared with: the group whose mean it is measured by, and the name under which
    copies of one component are counted together.
    """

    group: str
    name: str
