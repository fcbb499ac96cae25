"""Who takes the other seats of an environment: a bot, a function, or a checkpoint.

- a name that `petteia.bots.make` reads: ``"greedy"``;
- an object with ``choose(view)``, as every bot is;
- a function of what an agent in that seat would see (``{"observation": ..., "action_mask": ...}``, in the
  environment's own form), which gives an action as an agent gives it;
- a checkpoint, the file of a `Policy`: a path, or ``"checkpoint:PATH"``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from petteia.bots import close, make
from petteia.kernel import Bot, OptionError, View

from .observing import Observer
from .policy import Policy

CHECKPOINT = "checkpoint:"
_EXPECTED = "a bot's name, an object with choose(view), a function, or a checkpoint"

Opponent: TypeAlias = str | os.PathLike[str] | Bot | Callable[[dict[str, Any]], int]


class Caller:
    """A function in a bot's seat: it is asked as an agent is, and answers as one."""

    def __init__(self, function: Callable[[dict[str, Any]], int], observer: Observer) -> None:
        """``observer`` says what it sees and how actions are numbered."""
        self._function = function
        self._observer = observer

    def choose(self, view: View) -> int:
        """The action that the function gives."""
        return self._observer.action(self._function(self._observer.see(view)))


def check_opponents(
    given: Opponent | Sequence[Opponent], count: int, observer: Observer
) -> list[str | Bot | Callable[[dict[str, Any]], int]]:
    """One opponent for each of ``count`` seats, checkpoints loaded; OptionError for what is none."""
    one = isinstance(given, str | os.PathLike) or callable(given) or hasattr(given, "choose")
    if not one and not isinstance(given, Sequence):
        raise OptionError("bots", given, _EXPECTED)
    listed: list[Any] = [given] * count if one else list(given)  # type: ignore[arg-type]
    if len(listed) != count:
        raise OptionError("bots", listed, f"{count} bots, one for each other seat")
    loaded: dict[str, Policy] = {}
    out: list[Any] = []
    for other in listed:
        path = _path(other)
        if path is not None:
            if path not in loaded:
                loaded[path] = Policy.load(path, observer.game)
            out.append(loaded[path])
            continue
        if isinstance(other, str):
            close(make(other))
        elif not callable(other) and not callable(getattr(other, "choose", None)):
            raise OptionError("bots", other, _EXPECTED)
        out.append(other)
    return out


def _path(other: Any) -> str | None:
    """The file of a checkpoint; None for anything else."""
    if isinstance(other, os.PathLike):
        return str(os.fspath(other))
    if isinstance(other, str) and other.startswith(CHECKPOINT):
        return other.removeprefix(CHECKPOINT)
    return None


def seat_opponent(
    other: str | Bot | Callable[[dict[str, Any]], int], observer: Observer, seed: int | str
) -> Bot:
    """A bot for a new game. What is no name stays the same object from game to game."""
    if isinstance(other, str):
        return make(other, seed)
    if callable(getattr(other, "choose", None)):
        return other  # type: ignore[return-value]
    return Caller(other, observer)  # type: ignore[arg-type]
