"""What people do at many tables: the parameters of the simulation and of the plan, in one place."""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass, field, fields

GAMES = ("olympos", "elysium", "delphi")
LEVELS = {"easy": 0.3, "medium": 0.3, "hard": 0.2, "expert": 0.2}
"""The share of each level among bots: one in five searches."""
SPREAD = 1.0
"""Of thinking times (log-normal): the median is 0.6 of the mean, one in twenty takes three times the mean."""


@dataclass(frozen=True)
class Mix:
    """What people do; every field is an option of the same name."""

    live: float = field(
        default=0.6, metadata={"help": "share of tables at which all people are connected and play now"}
    )
    think: float = field(
        default=15.0,
        metadata={"help": "seconds a person at a live table thinks about a decision, on average"},
    )
    visit: float = field(
        default=600.0,
        metadata={"help": "seconds until a person looks at a correspondence table again, on average"},
    )
    glance: float = field(
        default=5.0, metadata={"help": "seconds such a visitor thinks about a decision, on average"}
    )
    seats: int = field(default=3, metadata={"help": "seats of a table"})
    bots: float = field(
        default=0.3, metadata={"help": "share of tables with one person and bots; people have the others"}
    )
    watchers: float = field(default=0.2, metadata={"help": "spectators for each live table"})
    breaks: float = field(
        default=2.0, metadata={"help": "times an hour that a connection is lost and made again"}
    )

    def thinking(self, rng: random.Random, mean: float) -> float:
        """How long a person thinks, with this mean."""
        return mean * rng.lognormvariate(-SPREAD * SPREAD / 2, SPREAD) if mean else 0.0


@dataclass(frozen=True)
class Rates:
    """What so many tables ask for, each second or at any time."""

    people_decisions: float
    bot_decisions: float
    connections: float
    connects: float
    """New connections a second: visits, and lost ones made again."""
    viewers: float
    """Connections that are told of a decision, on average."""


def rates(mix: Mix, tables: int) -> Rates:
    """The arithmetic of a mix: at every table one person at a time thinks, then the bots, in no time."""
    live, slow = tables * mix.live, tables * (1 - mix.live)
    people = live / mix.think + slow / mix.visit if mix.think and mix.visit else math.inf
    bots = mix.bots * people * (mix.seats - 1)
    seated = (1 - mix.bots) * mix.seats + mix.bots
    visits = slow * seated / mix.visit if mix.visit else math.inf
    viewers = seated + mix.watchers
    connections = live * viewers + visits * mix.glance
    return Rates(people, bots, connections, visits + connections * mix.breaks / 3600, viewers)


def add_options(parser: argparse.ArgumentParser) -> None:
    """An option for each parameter."""
    for each in fields(Mix):
        kind = int if each.type == "int" else float
        text = f"{each.metadata['help']} (default: {each.default})"
        parser.add_argument(f"--{each.name}", type=kind, default=each.default, help=text)


def chosen(given: argparse.Namespace) -> Mix:
    """The parameters that were given."""
    return Mix(**{each.name: getattr(given, each.name) for each in fields(Mix)})
