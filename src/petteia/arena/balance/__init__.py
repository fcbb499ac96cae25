"""The study of balance: many games between equal bots, stored, and what they say about seats and components.

    python -m petteia.arena.balance play [FOLDER]      # plays what is missing, stops after --seconds
    python -m petteia.arena.balance pack [FOLDER]      # puts what has been played into compressed files
    python -m petteia.arena.balance study [FOLDER...]  # figures and a page from what is stored

The folder is by default the one in which a checkout keeps the games of docs/balance.md.

Playing needs what its bots need (numpy), the figures numpy, the plots what `petteia[research]` holds.
"""

from .figures import study
from .games import Store, Table, pack, play, read

__all__ = ["Store", "Table", "pack", "play", "read", "study"]
