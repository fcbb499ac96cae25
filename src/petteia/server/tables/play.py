"""Play: a running game in memory, as the log of the database tells it.

The log has one row for every decision, chance outcome and undo, and only grows; ``seq`` is its length. The
moves that count are what is left after the undos. A game can be loaded from a cached position: then the moves
before ``base`` are not in memory, and are replayed only when somebody asks for them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

import petteia
from petteia.kernel import (
    CHANCE,
    Deals,
    EditionError,
    Match,
    Move,
    OptionError,
    PetteiaError,
    Record,
    Setup,
    State,
)
from petteia.server import refusals, wire
from petteia.server.storage import Entry, GameRow, Snapshot

SNAPSHOT_EVERY = 64  # moves between cached positions


class Damaged(PetteiaError):  # noqa: N818
    """A stored game that does not replay with the present rules."""


class OtherRules(Damaged):
    """A stored game of rules or components that this program does not have."""


def make_setup(kind: str, seats: int, options: Mapping[str, Any]) -> Setup:
    """A setup for these options; OptionError or EditionError if they are wrong.

    Setups never change, and most tables have the same ones: they are shared.
    """
    if options.get("edition", "default") != "default":
        return petteia.game(kind).setup(seats, options)
    return _shared(kind, seats, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=256)
def _shared(kind: str, seats: int, options: str) -> Setup:
    return petteia.game(kind).setup(seats, json.loads(options))


def setup_of(row: GameRow) -> Setup:
    """Game, seats, options and edition of a stored table; OtherRules if this program has others."""
    version = petteia.game(row.kind).rules_version
    if version != row.rules:
        raise OtherRules(
            f"table {row.id} was played by rules version {row.rules} of {row.kind}; "
            f"this program has version {version}"
        )
    try:
        setup = make_setup(row.kind, row.seats, json.loads(row.options))
    except (OptionError, EditionError) as error:
        raise OtherRules(f"table {row.id}: {error}") from None
    if setup.edition.digest != row.edition:
        raise OtherRules(
            f"table {row.id} was played with edition {row.edition} of {row.kind}; "
            f"this program reads {setup.edition.digest}"
        )
    return setup


def other_rules(row: GameRow) -> refusals.Refuse:
    """The refusal of what only the program of a table's own rules could do."""
    game = petteia.game(row.kind)
    return refusals.other_rules(row.rules, game.rules_version, game.programs(row.rules))


def copy_row(row: GameRow) -> GameRow:
    """A copy that can be changed."""
    return msgspec.structs.replace(row, seat=[msgspec.structs.replace(seat) for seat in row.seat])


def lengths_from_undos(undos: Sequence[tuple[int, int]], until: int) -> list[int]:
    """How many moves counted after each row of the log, beginning with 0 before the first.

    The undos tell, since every other row adds one move.
    """
    keeps = dict(undos)
    lengths = [0]
    for seq in range(1, until + 1):
        lengths.append(keeps.get(seq, lengths[-1] + 1))
    return lengths


class Play:
    """The moves that count, the state they lead to, and undo."""

    def __init__(self, start: State, base: int, lengths: list[int]) -> None:
        """Begin at a state after ``base`` moves, when the log was as long as ``lengths`` says."""
        self.match = Match(start)
        self.base = base
        self.lengths = lengths
        self.known_scores: tuple[int, dict[int | None, list[wire.PointsSeen | None]]] = (-1, {})
        """The scores that viewers know, and the length of the log they belong to; see `views`."""

    @classmethod
    def new(cls, setup: Setup) -> Play:
        """Before the first move."""
        state = setup.game.start(setup)
        return cls(state, 0, [0])

    @classmethod
    def of(cls, match: Match) -> Play:
        """After all moves of a match, which becomes part of it."""
        play = cls.new(match.state.setup)
        play.match = match
        play.lengths = list(range(len(match.moves) + 1))
        return play

    @classmethod
    def at(cls, setup: Setup, snapshot: Snapshot, undos: Sequence[tuple[int, int]]) -> Play:
        """At a cached position; Damaged if it is not what its digest says."""
        state = setup.game.restore(setup, snapshot.numbers)
        if state.digest() != snapshot.digest:
            raise Damaged(f"the position after {snapshot.length} moves has another digest")
        return cls(state, snapshot.length, lengths_from_undos(undos, snapshot.seq))

    @property
    def state(self) -> State:
        """The present position."""
        return self.match.state

    @property
    def seq(self) -> int:
        """How long the log is."""
        return len(self.lengths) - 1

    @property
    def length(self) -> int:
        """How many moves count."""
        return self.base + len(self.match.moves)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Do what further rows of the log say; Damaged if they do not fit."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise Damaged(f"row {self.seq + 1} of the log is missing")
            if entry.keep is not None:
                self.rewind(entry.keep)
                continue
            assert entry.action is not None
            if entry.seat != self.state.decider:
                raise Damaged(f"row {entry.seq}: seat {entry.seat} acts, {self.state.decider} decides")
            try:
                self.play(self.state.actions.parse(entry.action))
            except PetteiaError as error:
                raise Damaged(f"row {entry.seq}: {error}") from None

    def play(self, action: int) -> Move:
        """Take an action for whoever decides; IllegalAction, and no change, if it is not legal."""
        move = self.match.play(action)
        self.lengths.append(self.length)
        return move

    def rewind(self, keep: int) -> None:
        """Go back to the position after ``keep`` moves; one more row of the log."""
        if keep < self.base:
            raise Damaged(f"the moves before {self.base} are not in memory")
        self.match.rewind(keep - self.base)
        self.lengths.append(keep)

    def deal(self, dealer: Deals) -> None:
        """Let chance decide until a seat has to."""
        while self.state.decider == CHANCE:
            self.play(dealer.pick(self.state))

    def move(self, n: int) -> Move:
        """Move number ``n``, counted from 1; it must be in memory (``n > base``)."""
        return self.match.moves[n - 1 - self.base]

    def keep_since(self, seq: int) -> int:
        """How many moves somebody who knows the log up to ``seq`` may keep."""
        return min(self.lengths[seq:])

    def entries(self, after: int) -> list[Entry]:
        """The rows of the log after ``after``, if those are moves only."""
        count = self.seq - after
        moves = self.match.moves[len(self.match.moves) - count :]
        actions = self.state.actions
        return [Entry(after + i, move.seat, actions.text(move.action)) for i, move in enumerate(moves, 1)]

    def undo_keep(self, seat: int) -> int | None:
        """How many moves remain if the seat takes back its last decision; None if it may not."""
        length = self.match.undo_length(seat)
        return None if length is None else self.base + length

    def ask_keep(self, seat: int) -> int | None:
        """How many moves remain if the seat goes back before its last decision, whatever came after."""
        moves = self.match.moves
        for i in range(len(moves) - 1, -1, -1):
            if moves[i].seat == seat:
                return self.base + i
        return None

    def snapshot(self, since: int) -> Snapshot | None:
        """The present position, if it is time to cache one after a move count of ``since``."""
        if self.length // SNAPSHOT_EVERY == since // SNAPSHOT_EVERY:
            return None
        return Snapshot(self.length, self.seq, self.state.digest(), self.state.snapshot())

    def record(self, names: Sequence[str]) -> Record:
        """The record of all moves; they must be in memory."""
        assert self.base == 0
        record = self.match.finished_record()
        return Record(record.setup, list(record.entries), list(names), record.digest)
