"""Elysium: five epochs of gathering gods, heroes and monsters, and of writing their legends, by the numbered
rules in docs/rules/elysium.md.

Where to find a rule: preparation (ELY-2), epoch (ELY-3.1, ELY-3.12, ELY-3.13), turn and taking (ELY-3.2 to
ELY-3.7), using (ELY-3.8), writing (ELY-3.9 to ELY-3.11), using and effects (ELY-4), legends (ELY-5),
scoring (ELY-6).
"""

from .game import GAME

__all__ = ["GAME"]
