"""Bots of earlier versions, kept to compare with: their code and their weights, on the living engine.

`planner` and `search` think as they did in 0.1; only the evaluators have changed since. When their code
changes, what it was goes here.
"""

from __future__ import annotations

from typing import ClassVar

from .planner import PlannerBot
from .search import SearchBot


class Planner01(PlannerBot):
    """`planner` of version 0.1."""

    of: ClassVar[str] = "0.1"


class Search01(SearchBot):
    """`search` of version 0.1."""

    of: ClassVar[str] = "0.1"
