"""What a player has to play with, by name, for those who explain a decision by what it brings and costs."""

from __future__ import annotations

from collections.abc import Mapping

from .observation import Player

MEANS = (
    "time",
    "hourglasses",
    "grain",
    "stone",
    "wood",
    "gold",
    "territories",
    "stars",
    "swords",
    "symbols",
    "cards",
    "settlers",
)


def means(player: Player) -> Mapping[str, int]:
    """How much of each a player has; of time, what was not used, counted down from 0."""
    return {
        "time": -player["space"],
        "hourglasses": player["hourglasses"],
        "grain": player["cubes"]["grain"],
        "stone": player["cubes"]["stone"],
        "wood": player["cubes"]["wood"],
        "gold": player["cubes"]["gold"],
        "territories": sum(player["tokens"].values()),  # type: ignore[arg-type]
        "stars": player["stars"],
        "swords": player["swords"],
        "symbols": player["symbols"],
        "cards": player["hand"]["count"],
        "settlers": player["on_map"],
    }
