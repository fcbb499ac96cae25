"""Views and bots: the only door through which a player, human or program, meets a game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol

from .actions import ActionSpace
from .reasons import Reason
from .state import State
from .steps import CHANCE


class View:
    """What one seat may know when it has to decide. The true state stays behind it."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        """A view of a state for a seat; it is only valid until the state changes."""
        self._state = state
        self.seat = seat

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._state.seats

    @property
    def game(self) -> Any:
        """The game that is played (`petteia.kernel.Game`)."""
        return self._state.game

    @property
    def actions(self) -> ActionSpace:
        """The action space."""
        return self._state.actions

    @property
    def legal(self) -> list[int]:
        """The legal actions of this seat's decision, sorted; empty when it is not this seat that decides.

        What others may do can depend on what only they know.
        """
        return self._state.legal() if self._state.decider == self.seat else []

    @property
    def worthwhile(self) -> list[int]:
        """Those of ``legal`` that are worth a bot's thought (`State.worthwhile`)."""
        return self._state.worthwhile() if self._state.decider == self.seat else []

    @property
    def observation(self) -> dict[str, Any]:
        """All that the seat may know."""
        return self._state.observe(self.seat)

    @property
    def tensor(self) -> list[float]:
        """The observation as numbers."""
        return self._state.tensor(self.seat)

    def describe(self, action: int) -> dict[str, str]:
        """The structured form of an action."""
        return self.actions.describe(action)

    def preview(self, action: int) -> Mapping[str, Any]:
        """What a legal action would cost and do; nothing when it is not this seat that decides."""
        return self._state.preview(action) if self._state.decider == self.seat else {}

    def why_not(self, action: int) -> Reason | None:
        """None if the seat may take this action now, else why not."""
        state = self._state
        step = state.step
        if step is None or state.decider == self.seat:
            return state.why_not(action)
        # What the decider could be told may depend on what only they know.
        return (
            Reason("chance-decides") if state.decider == CHANCE else Reason("not-asked", {"ask": step.name})
        )

    def world(self, rng: random.Random) -> State:
        """A state that the seat cannot tell from the true one, to think in."""
        return self._state.resample(self.seat, rng)


class Bot(Protocol):
    """A player that is a program. It sees views only."""

    def choose(self, view: View) -> int:
        """One of ``view.legal``."""
        ...
