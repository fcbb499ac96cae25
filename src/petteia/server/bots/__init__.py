"""Bots that think in other processes, never on the event loop."""

from .pool import BotFailed, BotPool, Question

__all__ = ["BotFailed", "BotPool", "Question"]
