"""What is kept of a finished game beside its actions: its final position, points over time, log with texts.

Actions can be replayed only by the rules that they were played by. This is stored when a game ends, so that
the page can still show it when the rules have changed; only the replay of the board is gone then.
"""

from __future__ import annotations

import re
import threading
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from petteia.kernel import Event, Move, Record, State
from petteia.kernel.messages import message_id
from petteia.server import wire
from petteia.server.storage import SeatRow
from petteia.texts import LANGUAGES, Texts

from . import views
from .play import Play

# Catalogues load their messages when these are first asked for: one thread at a time.
_RENDERING = threading.Lock()


class Kept(Struct):
    """A finished game as it was shown. Fields that come later have defaults: old rows stay as they are."""

    points: list[wire.PointsSeen]
    scores: list[list[int | None]]
    """Everybody's total before the first move and after each."""
    observations: list[dict[str, Any]]
    """The final position: a spectator's view, then each seat's."""
    moves: list[wire.MoveSeen]
    """The log with all secrets: the game is over."""
    words: dict[str, list[list[str]]]
    """Language -> move -> event -> its text; empty for events that are told by the board alone."""
    notes: dict[int, str]
    """Number of the move (from 1) -> what stands beside it in the record."""

    def replay(self, table: wire.TableInfo, names: list[str], language: str) -> wire.Replay:
        """The game as a replay shows it, with its texts in a language and without its positions."""
        language = language if language in self.words else "en"
        somebody = Texts(language).text("web-somebody")
        players = {_PLAYER + seat: name or somebody for seat, name in enumerate(names)}
        words = [[line.translate(players) for line in lines] for lines in self.words[language]]
        for move, lines in zip(self.moves, words, strict=True):
            for event, text in zip(move.events, lines, strict=True):
                event.text = text
        return wire.Replay(table, names, len(self.moves), self.moves, self.scores)

    def position(self, seat: int | None) -> wire.Position:
        """The final position as a viewer saw it."""
        observation = self.observations[0 if seat is None else seat + 1]
        return wire.Position(len(self.moves), seat, observation, self.points, [])


# In stored texts a player is one character that no name can contain: names change, and people go.
_PLAYER = 0xE100
_decode = msgspec.json.Decoder(Kept).decode


def unpack(content: bytes) -> Kept:
    """What `pack` has packed."""
    return _decode(zlib.decompress(content))


def pack(play: Play, seats: Sequence[SeatRow]) -> bytes:
    """All that is kept of a game, from its moves, which must all be in memory. It takes a while."""
    state, moves = play.state, play.match.moves
    seen = [views.move_seen(state, n, move, None, True) for n, move in enumerate(moves, 1)]
    for one, move in zip(seen, moves, strict=True):
        one.events = views.events_revealed(state.game, move)
    record = play.record([])
    kept = Kept(
        points=[views.points_seen(score) for score in state.scores_for(None)],
        scores=points_over_time(record),
        observations=[state.observe(viewer) for viewer in (None, *range(state.seats))],
        moves=seen,
        words={language: _words(language, state, moves, seats) for language in LANGUAGES},
        notes={n: entry.note for n, entry in enumerate(record.noted(), 1) if entry.note},
    )
    return zlib.compress(wire.encode(kept))


def without(content: bytes, names: Mapping[int, str]) -> bytes | None:
    """What was kept, in which these names are nobody's any more; None if it does not contain them.

    Only games from before players were kept by seat contain names.
    """
    kept = unpack(content)
    marks = {name: chr(_PLAYER + seat) for seat, name in names.items() if name}
    if not marks:
        return None
    longest = sorted(marks, key=len, reverse=True)
    known = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
    words = {
        language: [[known.sub(lambda found: marks[found[0]], line) for line in lines] for lines in moves]
        for language, moves in kept.words.items()
    }
    if words == kept.words:
        return None
    kept.words = words
    return zlib.compress(wire.encode(kept))


def points_over_time(record: Record) -> list[list[int | None]]:
    """Everybody's total before the first move and after each."""
    return [[score.total for score in state.scores()] for state in record.replay()]


def _words(language: str, state: State, moves: Sequence[Move], seats: Sequence[SeatRow]) -> list[list[str]]:
    texts = Texts(language, state.setup.edition)
    with _RENDERING:
        names = [_name(seat, texts) for seat in seats]
        return [[_text(event, state, texts, names) for event in move.events] for move in moves]


def _text(event: Event, state: State, texts: Texts, names: list[str]) -> str:
    if not texts.has(message_id(state.game.id, "event", event.name)):
        return ""
    revealed = Event(event.name, {**event.args, **event.secret}, event.reveals)
    return texts.event(state.game, revealed, names)


def _name(seat: SeatRow, texts: Texts) -> str:
    """What stands for a seat's name; bots without a name are called by their level, as on the page."""
    if seat.name or seat.gone or seat.bot is None:
        return chr(_PLAYER + seat.number)
    level = texts.text(f"web-level-{seat.bot}")
    return texts.text("web-bot-name", level=level, number=seat.number + 1)
