"""What the tiny game shows: the shapes of its observations, asks and previews."""

from __future__ import annotations

from typing import Literal, TypedDict

from petteia.kernel.observation import Hand

Good = Literal["olive", "wine", "vase", "owl"]
Festival = Literal["harvest", "double", "tax"]


class Player(TypedDict):
    """A player's coins and cards."""

    coins: int
    hand: Hand
    buried: Hand
    stall: list[Good]
    temple: list[Good]


class Observation(TypedDict):
    """What lies on the table."""

    round: int
    pile: int
    discard: list[Good]
    players: list[Player]


class Ask(TypedDict, total=False):
    """What the steps tell of themselves."""

    drawer: int
    more: int
    roller: int
    looker: int
    good: Good
    thief: int
    victim: int
    waiting: list[Festival]


class Preview(TypedDict, total=False):
    """What an action costs."""

    cost: int
