"""Crowd: the loop that steps many games, in its plain form; crowd.pyx is the same without the GIL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .cells import Luck, Machine
from .rollout import deal_on
from .state import State


class Crowd:
    """Some games side by side that one thread steps, each with a generator of its own."""

    def __init__(
        self,
        states: Sequence[State],
        lucks: Sequence[Luck],
        start: State,
        machine: Machine,
        pay: Callable[[State], Sequence[float]],
    ) -> None:
        """``start`` is where games begin, ``machine`` the buffers to work with, ``pay`` the rewards of a
        finished game by seat.
        """
        self.states = list(states)
        self.lucks = list(lucks)
        self.start = start
        self.pay = pay
        self.size = start.setup.tensor_size

    def first_illegal(self, actions: Any) -> int:
        """The first game whose action is not legal, -1 if all are. To be asked after `go`."""
        for place, state in enumerate(self.states):
            if int(actions[place]) not in state.legal():
                return place
        return -1

    def go(
        self,
        actions: Any,
        masks: Any,
        tensors: Any,
        deciders: Any,
        rewards: Any,
        finished: Any,
        counts: Any,
        finals: Any,
    ) -> None:
        """Step all games by legal actions, chance included; begin anew what is finished.

        Without ``actions`` the games are only dealt on to their first decisions. Every other argument may be
        None.
        """
        for place, state in enumerate(self.states):
            over = False
            acted = state.decider
            if actions is not None:
                state.advance(int(actions[place]))
            seat = deal_on(state, self.lucks[place])
            if rewards is not None:
                rewards[place, :] = 0
            if seat == -1 and actions is not None:
                over = True
                if rewards is not None:
                    for one, reward in enumerate(self.pay(state)):
                        rewards[place, one] = reward
                if finals is not None:
                    finals[place, :] = state.tensor(acted)
                state.v[:] = self.start.v
                state.forget()
                seat = deal_on(state, self.lucks[place])
            if seat < 0:
                raise OverflowError("a new game was over at once, or its weights are too heavy")
            if finished is not None:
                finished[place] = over
            if deciders is not None:
                deciders[place] = seat
            if masks is not None:
                masks[place, :] = 0
                for action in state.legal():
                    masks[place, action] = 1
            if counts is not None:
                counts[place] = len(state.legal())
            if tensors is not None:
                tensors[place, :] = state.tensor(seat)
