"""Bots: programs that take a seat. They see views only, never the true state."""

from __future__ import annotations

import random
from collections.abc import Callable

from petteia.kernel import Bot, OptionError, View


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int | str = 0) -> None:
        """The same seed gives the same choices."""
        self._random = random.Random(f"random {seed}").random

    def choose(self, view: View) -> int:
        """Any legal action."""
        legal = view.legal
        return legal[int(self._random() * len(legal))]


BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot}


def make(name: str, seed: int | str = 0) -> Bot:
    """The bot with this name; OptionError, naming the bots there are, if there is none."""
    if name not in BOTS:
        raise OptionError("bot", name, f"one of {', '.join(BOTS)}")
    return BOTS[name](seed=seed)
