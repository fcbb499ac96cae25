"""Elysium: five epochs of gathering gods, heroes and monsters, and of writing their legends."""

from .game import GAME, Elysium

__all__ = ["GAME", "Elysium"]
