"""The teacher's eye: what a finished game turned on, luck apart from skill, and what would have been better.

``petteia.eye.analyse(record)`` gives an `Analysis`; ``petteia analyse RECORD`` shows it in the terminal. It
needs numpy (extra ``learn``).
"""

from __future__ import annotations

from .account import Analysis, Chance, Decision, Idea, Part, account
from .looking import DEPTHS, Depth, Looking
from .shares import EyeError, Shares
from .work import Work, actions_of, analyse

__all__ = [
    "DEPTHS",
    "Analysis",
    "Chance",
    "Decision",
    "Depth",
    "EyeError",
    "Idea",
    "Looking",
    "Part",
    "Shares",
    "Work",
    "account",
    "actions_of",
    "analyse",
]
