"""The coach's thinking, in the bots' processes."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from petteia import bots, game
from petteia.kernel import Setup, View


def advise(given: dict[str, Any], seconds: float) -> dict[str, Any]:
    """The ideas for a seat in a position, by a budget of positions: a moment's work."""
    setup = _setup(given["game"], given["seats"], json.dumps(given["options"], sort_keys=True))
    state = setup.game.restore(setup, given["numbers"])
    ideas = bots.advise(View(state, given["seat"]), given["budget"], value=bots.judging)
    return {"result": [idea.as_json() for idea in ideas]}


@lru_cache(maxsize=16)
def _setup(name: str, seats: int, options: str) -> Setup:
    return game(name).setup(seats, json.loads(options))
