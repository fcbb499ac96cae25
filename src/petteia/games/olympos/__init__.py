"""Olympos: the board game of settlers, discoveries and gods, by the numbered rules in docs/rules/olympos.md.

Where to find a rule: preparation (OLY-2, OLY-9), turn and track (OLY-3), expansion and routes (OLY-4),
development and wonders (OLY-5, OLY-6), destiny and gods (OLY-7), turn and scoring (OLY-8).
"""

from .game import GAME

__all__ = ["GAME"]
