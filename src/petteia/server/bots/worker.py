"""A process in which bots think: one JSON line in, one JSON line out.

In:  ``{"game", "seats", "options", "setup", "numbers", "seat", "bot", "seconds", "seed"}``; the options only
when the setup is new. Or ``{"task", "given", "seconds"}``: work of another kind, see `TASKS`.
Out: ``{"action": id}``, ``{"error": text}``, or ``{"forgotten": true}`` if the options are needed once more;
``{"result"}`` or ``{"given"}`` of a task.
The bot itself sees nothing but a `View`. The process ends with its parent, even in the middle of a thought.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import Any

from petteia import bots, game
from petteia.kernel import Setup, View
from petteia.server.bots.coach import advise
from petteia.server.bots.eye import analyse

KNOWN = 64  # setups that are remembered

TASKS: dict[str, Callable[[Any, float], dict[str, Any]]] = {"advise": advise, "analyse": analyse}
"""Work beside the bots' decisions, by name: analysis, advice.

A function is given something in JSON and the seconds it may take. It returns ``{"result": ...}``, or, if
more is to be done, ``{"given": ...}`` with which it goes on when its next turn has come.
"""


def main() -> None:
    """Answer questions until the other side is gone. The first argument is how nice the process is."""
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints goes to the log
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    setups: dict[str, Setup] = {}
    while True:
        line = questions.get()
        try:
            answer = reply(json.loads(line), setups)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server is told
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        except BrokenPipeError:  # the server has ended meanwhile
            os._exit(0)


def _read(questions: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def reply(question: dict[str, Any], setups: dict[str, Setup]) -> dict[str, Any]:
    """The answer to a question; only the latest setups are remembered."""
    if "task" in question:
        return TASKS[question["task"]](question["given"], question["seconds"])
    key = question["setup"]
    if key not in setups:
        if "options" not in question:
            return {"forgotten": True}
        while len(setups) >= KNOWN:
            del setups[next(iter(setups))]
        setups[key] = game(question["game"]).setup(question["seats"], question["options"])
    return {"action": choose(question, setups[key])}


def choose(question: dict[str, Any], setup: Setup) -> int:
    """A legal action, chosen by the bot that the question names."""
    state = setup.game.restore(setup, question["numbers"])
    bot = bots.make(question["bot"], question["seed"])
    hurry = getattr(bot, "hurry", None)
    if hurry is not None:
        hurry(question["seconds"])
    action = bot.choose(View(state, question["seat"]))
    if action not in state.legal():
        raise ValueError(f"the bot chose {action}, which is not legal")
    return action


if __name__ == "__main__":
    main()
