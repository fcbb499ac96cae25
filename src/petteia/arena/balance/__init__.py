"""The study of balance: many games between equal bots, stored, and what they say about seats and components.

    python -m petteia.arena.balance play FOLDER      # plays what is missing, stops after --seconds
    python -m petteia.arena.balance study FOLDER...  # figures and a page from what is stored

Playing needs what its bots need (numpy), the figures numpy, the plots what `petteia[research]` holds.
"""

from .figures import study
from .games import Store, Table, play, read

__all__ = ["Store", "Table", "play", "read", "study"]
