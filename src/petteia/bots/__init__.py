"""Bots: programs that take a seat. They see views only, never the true state.

A bot is named by a short text, its settings behind colons: ``random``, ``greedy``, ``planner``,
``search:seconds=1``, ``search:iterations=400``, or a program of one's own, ``external:python3 my_bot.py``.
The levels for people are ``gentle``, ``easy``, ``medium``, ``hard`` and ``expert``.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from petteia.kernel import Bot, OptionError

from .advise import Idea, advise, explain
from .earlier import Planner01, Search01
from .external import ExternalBot, ExternalBotError
from .gentle import GentleBot
from .greedy import GreedyBot
from .oracle import OracleBot, PythiaBot, judging
from .plain import RandomBot
from .planner import PlannerBot
from .search import SearchBot
from .values import standing

__all__ = [
    "BOTS",
    "LEVELS",
    "ExternalBot",
    "ExternalBotError",
    "GentleBot",
    "GreedyBot",
    "Idea",
    "OracleBot",
    "PlannerBot",
    "PythiaBot",
    "RandomBot",
    "SearchBot",
    "advise",
    "close",
    "explain",
    "judging",
    "make",
    "seated",
    "standing",
    "thinking_time",
]

BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "gentle": GentleBot,
    "search": SearchBot,
    "oracle": OracleBot,
    "pythia": PythiaBot,
    # Bots of earlier versions, to compare with: their code and weights on the living engine.
    "planner@0.1": Planner01,
    "search@0.1": Search01,
}

# What people choose from. A gentle bot is company for a first game: it plans, and takes any idea nearly as
# good as the best. The others judge by learned values, where there are any. An easy bot looks at single
# decisions and errs as people do, a little and never absurdly; a medium one plans its turns and errs less. A
# hard one takes at most two seconds of a core for a turn, an expert half a second for a decision.
LEVELS: dict[str, str] = {
    "gentle": "gentle",
    "easy": "oracle:worlds=1:depth=1:slip=0.04",
    "medium": "oracle:worlds=1:width=3:positions=400:slip=0.015",
    "hard": "oracle:turn=2",
    "expert": "pythia:cpu=0.5",
}


def make(name: str, seed: int | str = 0) -> Bot:
    """The bot a text names; the same seed gives the same choices (unless it is limited by time).

    OptionError, saying what there is, for an unknown bot or setting.
    """
    spec = LEVELS.get(name, name)
    if spec.startswith("external:"):
        try:
            command = shlex.split(spec.removeprefix("external:"))
        except ValueError:  # a quotation mark is missing
            command = []
        if not command:
            raise OptionError("bot", name, "a command after 'external:'")
        return ExternalBot(command)
    kind, *settings = spec.split(":")
    if kind not in BOTS:
        raise OptionError(
            "bot", name, f"one of {', '.join(dict.fromkeys([*BOTS, *LEVELS]))} or external:COMMAND"
        )
    arguments: dict[str, Any] = {}
    known = getattr(BOTS[kind], "SETTINGS", {})
    for setting in settings:
        key, _, value = setting.partition("=")
        if key not in known:
            expected = f"a setting of {kind}: {', '.join(known) or 'it has none'}"
            raise OptionError("bot", name, expected)
        try:
            arguments[key] = known[key](value)
        except ValueError:
            raise OptionError("bot", name, f"{key} to be a number, not {value!r}") from None
    try:
        return BOTS[kind](seed=seed, **arguments)
    except ValueError as error:
        raise OptionError("bot", name, str(error)) from None


def thinking_time(name: str) -> float:
    """For how many seconds a bot thinks by the clock; 0 for one that answers as soon as it can."""
    kind, *settings = LEVELS.get(name, name).split(":")
    if kind not in ("search", "search@0.1", "pythia"):
        return 0.0
    given = dict(setting.partition("=")[::2] for setting in settings)
    return float(given.get("seconds", given.get("cpu", 1.0)))


@contextmanager
def seated(bots: Sequence[str | Bot], seed: int | str) -> Iterator[list[Bot]]:
    """The bots of a table by seat, made of their names where they are names.

    What was made here is closed in the end: a program in a bot's seat ends with its game. OptionError for
    a name that means nothing, or for something that cannot choose.
    """
    with ExitStack() as stack:
        players: list[Bot] = []
        for seat, bot in enumerate(bots):
            if isinstance(bot, str):
                bot = make(bot, f"{seed}/{seat}")
                stack.callback(close, bot)
            elif not callable(getattr(bot, "choose", None)):
                raise OptionError("bot", bot, "the name of a bot, or an object with a method choose(view)")
            players.append(bot)
        yield players


def close(bot: Bot | None) -> None:
    """Let a bot that is a program of its own go; other bots have nothing to close."""
    end = getattr(bot, "close", None)
    if end is not None:
        end()
