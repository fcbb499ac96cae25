"""A bot's process for the tests: knows the tiny game, and bots that fail in every way there is."""

import os
import time
from typing import Any

from tests.server import games

from petteia import bots
from petteia.kernel import View
from petteia.server.bots.worker import TASKS, main


class FailingBot:
    """Dies, hangs, raises or cheats, by its name."""

    how = ""

    def __init__(self, seed: int | str = 0) -> None:
        pass

    def choose(self, view: View) -> int:
        if self.how == "easy":
            os._exit(3)
        if self.how == "medium":
            time.sleep(1000)
        raise ValueError("this bot always fails")


def failing(how: str) -> type[FailingBot]:
    return type("Failing", (FailingBot,), {"how": how})


# The levels that the server offers are replaced in this process, where the environment says so.
if os.environ.get("PETTEIA_TEST_FAILING_BOTS"):
    for level in list(bots.LEVELS):
        bots.BOTS[level] = failing(level)
    bots.LEVELS.clear()

games.take_rules()


def count(given: Any, seconds: float) -> dict[str, Any]:
    """Work that is done after so many slices."""
    slices = given["slices"] + 1
    if slices < given["to"]:
        return {"given": {**given, "slices": slices}}
    return {"result": {"slices": slices, "seconds": seconds}}


TASKS["count"] = count

if __name__ == "__main__":
    main()
