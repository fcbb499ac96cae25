"""The Oracle of Delphi."""

from .game import GAME

__all__ = ["GAME"]
