"""What a viewer gets to see. Everything about a running game that leaves the server is built here.

It is built by allow-list from `State.observe`, `Event.seen_by` and the viewer's own decisions. A viewer is
a seat or None for a spectator.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Literal

import petteia
from petteia.kernel import Event, Game, KnownScore, Move, Score, State
from petteia.server import wire
from petteia.server.clocks import times
from petteia.server.storage import GameRow, SeatRow

from . import agreement, newcomers, silence
from .play import Play


def events_seen(game: Game, move: Move, viewer: int | None) -> list[wire.EventSeen]:
    """The events of a move as a viewer may know them."""
    seen = (event.seen_by(viewer) for event in move.events)
    return [_event(game, event) for event in seen if event is not None]


def events_revealed(game: Game, move: Move) -> list[wire.EventSeen]:
    """The events of a move with all their secrets, for games that are over."""
    return [_event(game, Event(e.name, {**e.args, **e.secret}, e.reveals)) for e in move.events]


def _event(game: Game, seen: Event) -> wire.EventSeen:
    """An event on the wire; nothing but what ``seen`` tells openly has a part in it."""
    return wire.EventSeen(seen.name, dict(seen.args), places(game, seen), seen.hidden)


_NOWHERE = ("number", "text", "ask", "message")  # kinds of arguments that are no things on the board


def places(game: Game, event: Event) -> list[str]:
    """The places on the board that an event touches, once each.

    They are the seats and components among its arguments (``seat:0``, ``territory:naxos``), and what the
    game adds (`Game.places`).
    """
    declared = game.events[event.name]
    kinds = {**declared.args, **declared.secret}
    found: list[str] = []
    for name, value in event.args.items():
        kind = kinds[name].removeprefix("list:")
        if kind not in _NOWHERE:
            things = value if kinds[name].startswith("list:") else [value]
            found += [f"{kind}:{thing}" for thing in things if thing is not None]
    return list(dict.fromkeys([*found, *game.places(event)]))


def move_seen(state: State, n: int, move: Move, viewer: int | None, over: bool) -> wire.MoveSeen:
    """A move as a viewer may know it: the action itself only if it is their own, or the game is over."""
    if over or (viewer is not None and move.seat == viewer):
        text = state.actions.text(move.action)
        form: dict[str, str] | None = state.describe(move.action)
    else:
        text, form = None, None
    return wire.MoveSeen(n, move.seat, text, form, events_seen(state.game, move, viewer))


def choices(state: State) -> list[wire.Choice]:
    """The legal actions with text, form and preview, for the seat that decides."""
    text = state.actions.text
    return [
        wire.Choice(action, text(action), state.describe(action), state.preview(action))
        for action in state.legal()
    ]


def scores_seen(play: Play, viewer: int | None) -> list[wire.PointsSeen | None]:
    """The scores as far as the viewer may know them (`State.scores_for`): those that hidden things do not
    touch.

    They are read from worlds that the viewer cannot tell from the true one, so the true one's secrets have no
    part in them; a score that differs between these worlds is not known. What a spectator knows, everybody
    knows.
    """
    if play.known_scores[0] != play.seq:
        play.known_scores = (play.seq, {})
    known = play.known_scores[1]
    if viewer not in known:
        known[viewer] = _common(play, viewer)
    return known[viewer]


def _common(play: Play, viewer: int | None) -> list[wire.PointsSeen | None]:
    state = play.state
    if state.decider is None:
        return [points_seen(score) for score in state.scores_for(viewer)]
    if viewer is not None:
        open_ = scores_seen(play, None)
        if all(score is not None and score.total is not None for score in open_):
            return open_
    rng = random.Random(play.seq)
    worlds = [state.resample(viewer, rng).scores_for(viewer) for _ in range(2)]
    return [points_seen(one) if one == other else None for one, other in zip(*worlds, strict=True)]


def points_seen(score: KnownScore) -> wire.PointsSeen:
    """What is known of a score, on the wire."""
    return wire.PointsSeen(score.total, dict(score.parts))


def points(score: Score) -> wire.Points:
    """A kernel score on the wire."""
    return wire.Points(score.total, dict(score.parts))


def outcome(state: State) -> wire.Outcome | None:
    """Ranks and final scores, when the game is over."""
    result = state.result()
    if result is None:
        return None
    return wire.Outcome(list(result.ranks), [points(score) for score in state.scores()])


def update(play: Play, row: GameRow, viewer: int | None, since: int | None) -> wire.Update:
    """All that a viewer may know now, with the moves since the log was ``since`` rows long (None: no moves).

    The moves asked for must be in memory (see `needs_history`).
    """
    return position(play, row, viewer, _keep(play, since))


def _keep(play: Play, since: int | None) -> int:
    return play.length if since is None else play.keep_since(min(since, play.seq))


def moves_seen(play: Play, row: GameRow, viewer: int | None, first: int, last: int) -> list[wire.MoveSeen]:
    """Moves as a viewer may know them; they must be in memory."""
    over = row.status in ("over", "aborted")
    return [move_seen(play.state, n, play.move(n), viewer, over) for n in range(first, last + 1)]


RECENT = 40  # moves that a page shows beside the position until it has the others


def recent(play: Play, row: GameRow, viewer: int | None) -> wire.Update:
    """All that a viewer may know now, with no more than the latest moves: enough to begin with."""
    return position(play, row, viewer, max(play.base, play.length - RECENT))


def position(play: Play, row: GameRow, viewer: int | None, keep: int) -> wire.Update:
    """All that a viewer may know now, with the moves after the first ``keep``, which must be in memory."""
    state = play.state
    moves = moves_seen(play, row, viewer, keep + 1, play.length)
    decides = row.status == "playing" and viewer is not None and state.decider == viewer
    human = viewer is not None and row.seat[viewer].bot is None and row.seat[viewer].holder is not None
    mine = row.status == "playing" and human
    can_undo = mine and viewer is not None and play.undo_keep(viewer) is not None
    can_ask = mine and viewer is not None and (play.ask_keep(viewer) is not None or play.base > 0)
    return wire.Update(
        viewer,
        play.seq,
        row.stamp,
        row.revision,
        keep,
        play.length,
        moves,
        state.observe(viewer),
        choices(state) if decides and human else None,
        scores_seen(play, viewer),
        can_undo,
        can_ask,
        state.decider is None,
        outcome(state),
        times.info(row),
    )


def needs_history(play: Play, since: int | None) -> bool:
    """Whether moves are asked for that are not in memory."""
    return _keep(play, since) < play.base


def table(
    row: GameRow, edition_name: str, online: Mapping[int, bool], watchers: int, of_today: bool
) -> wire.TableInfo:
    """A table as everybody who may see it sees it; ``of_today`` if this program has its rules."""
    options: dict[str, Any] = json.loads(row.listed or row.options)
    own = row.listed is not None
    if own:
        options["edition"] = "own"
    seats = [
        wire.SeatInfo(
            seat.number,
            seat.name,
            kind_of(seat),
            seat.bot,
            seat.bot is not None or online.get(seat.number, False),
            seat.resigned,
            seat.left,
            seat.newcomer,
            seat.coach,  # type: ignore[arg-type]
            seat.known,
            seat.gone,
        )
        for seat in row.seat
    ]
    owner = next((s.number for s in row.seat if s.holder is not None and s.holder == row.owner), None)
    status: Any = row.status
    origin: Any = row.origin
    return wire.TableInfo(
        row.id, row.kind, status, row.public, options, wire.EditionInfo(edition_name, row.edition, own),
        seats, owner, watchers, row.seq, row.length, row.decider if row.status == "playing" else None,
        agreement.question(row), newcomers.question(row), row.stand_in, origin, row.next, row.created,
        row.updated, None if row.result is None else wire.Outcome(**_result(row.result)),
        row.rules, None if of_today else petteia.game(row.kind).programs(row.rules), row.coach,
        clock=times.info(row),
    )  # fmt: skip


def kind_of(seat: SeatRow) -> Literal["open", "human", "bot"]:
    """Who a seat belongs to. A human seat may be played by a bot for the time being."""
    if (seat.holder is not None and not seat.resigned) or (seat.gone and seat.bot is None):
        return "human"
    return "open" if seat.bot is None else "bot"


def _result(text: str) -> dict[str, Any]:
    stored = json.loads(text)
    return {"ranks": stored["ranks"], "scores": [wire.Points(**score) for score in stored["scores"]]}


def you(row: GameRow, browser: str | None) -> wire.You:
    """What the table means to a person."""
    if browser is None:
        return wire.You([], False)
    own = [s for s in row.seat if s.holder == browser]
    silent = [s.number for s in own if silence.wanted(s)]
    return wire.You([s.number for s in own], row.owner == browser, newcomers.asker(row) == browser, silent)


_OWN = "own:"


def listed_edition(name: str) -> str:
    """What stands for an edition of one's own in ``listed``, where its text would take too long to read."""
    return _OWN + name[:80]


def edition_name(row: GameRow) -> str:
    """The name of a table's edition, without loading it."""
    if row.listed is None:
        return petteia.game(row.kind).default_edition().name
    return str(json.loads(row.listed)["edition"]).removeprefix(_OWN)
