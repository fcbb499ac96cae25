"""Match: a game being played, with its record, its events and undo.

The command line and the server both play through this. A player may take back their own decisions
down to the last seal; what seals is derived from the events (see `events.seals`) and from who decided.
"""

from __future__ import annotations

from dataclasses import dataclass

from .chance import Deals
from .driver import drive
from .errors import StateError
from .events import Event, seals
from .record import Record
from .state import State

_KEEP = 32  # actions between kept copies of the state


@dataclass(frozen=True, slots=True)
class Move:
    """One action as it was played: who, what, what it told, and whether it can no longer be taken back."""

    seat: int
    action: int
    events: tuple[Event, ...]
    sealed: bool


class Match:
    """The running state with everything that led to it."""

    def __init__(self, state: State, record: Record | None = None) -> None:
        """Begin at the start of a game, or continue a record: its actions are replayed, and RecordError
        says where that does not work.
        """
        self.state = state
        self.record = Record(state.setup)
        self.moves: list[Move] = []
        self._copies: dict[int, State] = {0: state.copy()}
        if record is not None:
            self.record.names = list(record.names)
            for number in range(len(record.entries)):
                self.play(record.action(number, state))
            record.check_end(state)

    @classmethod
    def of(cls, record: Record) -> Match:
        """The match that a record tells of, at its last position."""
        return cls(record.start(), record)

    def play(self, action: int) -> Move:
        """Take an action for whoever decides now; IllegalAction, and no change, if it is not legal."""
        state = self.state
        seat = state.decider
        events = state.apply(action)
        assert seat is not None
        move = Move(seat, action, tuple(events), seals(events))
        self.moves.append(move)
        self.record.append(seat, state.actions.text(action))
        if len(self.moves) % _KEEP == 0:
            self._copies[len(self.moves)] = state.copy()
        return move

    def deal(self, dealer: Deals) -> list[Move]:
        """Let chance decide until a seat has to, or the game is over."""
        before = len(self.moves)
        drive(self.state, dealer, take=self.play)
        return self.moves[before:]

    def undo_length(self, seat: int) -> int | None:
        """How many actions remain if the seat takes back its last decision; None if it may not.

        It may when the last action of all is its own decision and revealed nothing.
        """
        if not self.moves:
            return None
        last = self.moves[-1]
        return len(self.moves) - 1 if last.seat == seat and not last.sealed else None

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision; False, and no change, if `undo_length` says that it may not."""
        length = self.undo_length(seat)
        if length is None:
            return False
        self.rewind(length)
        return True

    def rewind(self, length: int) -> None:
        """Go back to the position after ``length`` actions, whatever was played since.

        StateError if there are not so many.
        """
        if type(length) is not int or not 0 <= length <= len(self.moves):
            raise StateError(f"cannot rewind to {length!r}: there are {len(self.moves)} actions")
        nearest = max(n for n in self._copies if n <= length)
        state = self._copies[nearest].copy()
        for move in self.moves[nearest:length]:
            state.advance(move.action)
        del self.moves[length:]
        self.record.truncate(length)
        for n in [n for n in self._copies if n > length]:
            del self._copies[n]
        self.state = state

    def finished_record(self) -> Record:
        """The record with the digest of the present state, ready to be saved."""
        self.record.digest = self.state.digest()
        return self.record
