"""What a player has to play with, by name, for those who explain a decision by what it brings and costs."""

from __future__ import annotations

from collections.abc import Mapping

from .observation import Player

MEANS = ("gold", "columns", "domain", "written", "citizens", "quest")


def means(player: Player) -> Mapping[str, int]:
    """How much of each a player has."""
    return {
        "gold": player["gold"],
        "columns": len(player["columns"]),
        "domain": len(player["domain"]),
        "written": sum(legend["size"] for legend in player["elysium"]),
        "citizens": player["citizens"],
        "quest": int(player["quest"] is not None),
    }
