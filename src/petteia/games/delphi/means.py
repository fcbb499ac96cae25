"""What a player has to play with, by name, for those who explain a decision by what it brings and costs."""

from __future__ import annotations

from collections.abc import Mapping

from .observation import Player

MEANS = (
    "favour",
    "dice",
    "cards",
    "shield",
    "gods",
    "offerings",
    "statues",
    "companions",
    "equipment",
    "health",
)


def means(player: Player) -> Mapping[str, int]:
    """How much of each a player has; of health, what wounds have not taken, counted down from 0."""
    return {
        "favour": player["favour"],
        "dice": len(player["dice"]),
        "cards": len(player["cards"]),
        "shield": player["shield"],
        "gods": sum(player["gods"].values()),
        "offerings": len(player["offerings"]),
        "statues": len(player["statues"]),
        "companions": len(player["companions"]),
        "equipment": len(player["equipment"]),
        "health": -len(player["wounds"]),
    }
