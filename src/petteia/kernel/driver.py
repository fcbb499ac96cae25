"""The driver: the one loop in which chance and bots decide, whoever wants a game played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from .chance import Deals
from .errors import StateError
from .state import State
from .steps import CHANCE
from .view import Bot, View


class Count:
    """What `drive` has counted."""

    __slots__ = ("actions", "choices", "decisions")

    def __init__(self, actions: int, decisions: list[int], choices: int) -> None:
        """``actions`` include chance, ``decisions`` are counted by seat, ``choices`` are those among them
        with more than one possibility.
        """
        self.actions = actions
        self.decisions = decisions
        self.choices = choices


def drive(
    state: State,
    dealer: Deals,
    bots: Sequence[Bot | None] = (),
    limit: int = sys.maxsize,
    take: Callable[[int], object] | None = None,
) -> Count:
    """Let chance and bots decide until the game is over, a seat without a bot has to decide, or ``limit``
    actions were taken.

    ``bots`` are by seat; None (or a list that ends before) is a seat without one. ``take`` takes an action
    of this state, instead of `State.advance`: whoever wants the events or a record passes `State.apply` or
    `Match.play`. IllegalAction, and no change, if a bot breaks the rules.
    """
    advance = state.advance if take is None else take
    pick = dealer.pick
    views = [View(state, seat) for seat in range(len(bots))]
    seated = len(bots)
    decisions = [0] * state.seats
    actions = choices = 0
    while actions < limit:
        decider = state.decider
        if decider is None:
            break
        if decider == CHANCE:
            advance(pick(state))
        else:
            bot = bots[decider] if decider < seated else None
            if bot is None:
                break
            legal = state.legal()
            if len(legal) > 1:
                choices += 1
            decisions[decider] += 1
            action = bot.choose(views[decider])
            if type(action) is not int or action not in legal:
                action = state.checked(action)  # a whole number of another library, or against the rules
            advance(action)
        actions += 1
    return Count(actions, decisions, choices)


def playout(state: State, dealer: Deals, bots: Sequence[Bot], limit: int = 1_000_000) -> State:
    """Play the state on to the end (in place) and return it; RuntimeError after ``limit`` actions.

    StateError unless there is a bot for each seat, IllegalAction if one of them breaks the rules.
    """
    if len(bots) != state.seats:
        raise StateError(f"{len(bots)} bots cannot play at a table with {state.seats} seats")
    drive(state, dealer, bots, limit)
    if state.decider is not None:
        raise RuntimeError(f"the game did not end within {limit} actions")
    return state
