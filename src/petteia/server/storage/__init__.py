"""The database: tables, migrations, transactions."""

from .database import Conflict, Database, Unavailable
from .models import Entry, GameRow, SeatRow
from .store import Snapshot, Store, now

__all__ = ["Conflict", "Database", "Entry", "GameRow", "SeatRow", "Snapshot", "Store", "Unavailable", "now"]
