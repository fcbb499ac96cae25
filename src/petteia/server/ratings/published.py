"""What bots are worth: ratings from a published tournament. They never change by games here.

The tournament is `docs/leaderboard/levels`: every level at tables of two against `easy` and `medium`. Its
shares of wins are read by the same model that rates people: a bot that is ``d`` stronger wins with
``1 / (1 + exp(-d / c))``, where ``c`` is the model's for two players of known strength. The strengths that
make the shares most likely are taken, and `ANCHOR` is given what a newcomer has: so a bot's rating says how
it does against bots, and people find their place beside it by games. How sure it is follows from how many
games there were.

A rating is void when the level, or the game's rules, are no longer those of the tournament.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import petteia
from petteia.bots import LEVELS

from .figures import MU, SIGMA, Rating

FILE = Path(__file__).with_name("bots.json")
ANCHOR = "medium"
SCALE = math.sqrt(2) * SIGMA / 2
"""The model's ``c``: its spread of a single game is half the uncertainty of a newcomer."""
_STEPS = 2000


@cache
def _file() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def spec(level: str) -> str:
    """What a level is, in the words of `petteia.bots.make`."""
    return LEVELS.get(level, level)


def rating_of(kind: str, level: str) -> Rating | None:
    """What a bot's level is worth at a game; None if that was not published, or holds no longer."""
    found = _file()
    strength = found["ratings"].get(kind, {}).get(level)
    if strength is None or found["levels"][level] != spec(level):
        return None
    if found["rules"][kind] != petteia.game(kind).rules_version:
        return None
    return Rating(strength["mu"], strength["sigma"], strength["games"])


def levels_of(kind: str) -> dict[str, Rating]:
    """All levels that have a rating at a game."""
    found = {level: rating_of(kind, level) for level in _file()["levels"]}
    return {level: rating for level, rating in found.items() if rating is not None}


def mapped(board: Mapping[str, Any]) -> dict[str, Any]:
    """The content of `FILE`, from the content of a leaderboard."""
    cells = [cell for cell in board["cells"] if cell["seats"] == 2]
    ratings: dict[str, dict[str, Any]] = {}
    for kind in sorted({cell["game"] for cell in cells}):
        mine = [cell for cell in cells if cell["game"] == kind]
        names = sorted({cell["bot"] for cell in mine} | {cell["field"] for cell in mine})
        strengths, spreads = _likeliest(names, mine)
        games = {name: sum(c["wins"]["n"] for c in mine if name in (c["bot"], c["field"])) for name in names}
        ratings[kind] = {
            name: {
                "mu": round(MU + strengths[name] - strengths[ANCHOR], 3),
                "sigma": round(spreads[name], 3),
                "games": games[name],
            }
            for name in names
        }
    levels = sorted({name for one in ratings.values() for name in one})
    rules = {kind: board["rules"][kind] for kind in ratings}
    return {
        "from": board["name"], "rules": rules, "levels": {name: spec(name) for name in levels},
        "ratings": ratings,
    }  # fmt: skip


def _likeliest(names: list[str], cells: list[Any]) -> tuple[dict[str, float], dict[str, float]]:
    """The strengths that make the shares of wins most likely, and how unsure each is.

    Half a game is added to each side, so that somebody who has won none is weak, not infinitely so.
    """
    strength = dict.fromkeys(names, 0.0)

    def expected(cell: Any) -> float:
        return 1 / (1 + math.exp((strength[cell["field"]] - strength[cell["bot"]]) / SCALE))

    bend: dict[str, float] = {}
    for _ in range(_STEPS):
        slope, bend = dict.fromkeys(names, 0.0), dict.fromkeys(names, 1e-9)
        for cell in cells:
            n = cell["wins"]["n"] + 1
            won = cell["wins"]["value"] * cell["wins"]["n"] + 0.5
            p = expected(cell)
            for name, sign in ((cell["bot"], 1), (cell["field"], -1)):
                slope[name] += sign * (won - n * p) / SCALE
                bend[name] += n * p * (1 - p) / SCALE**2
        for name in names:
            strength[name] += 0.5 * slope[name] / bend[name]
    return strength, {name: 1 / math.sqrt(bend[name]) for name in names}
