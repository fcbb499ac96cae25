"""`petteia replay`: tell, show or verify a recorded game."""

from __future__ import annotations

from pathlib import Path

import typer

from petteia.kernel import Match, Record
from petteia.texts import Texts

from .show import event_lines, result_lines, summary
from .usage import UsageError


def replay_record(file: Path, at: int | None, verify: bool, seat: int | None, texts: Texts) -> None:
    """Verify the record, or show the position after ``at`` actions, or tell the whole game.

    ``seat`` (from 1) chooses whose view is shown, a spectator's without it.
    RecordError if the record does not replay.
    """
    record = Record.load(file)
    game, names = record.game, record.names or None
    texts = Texts(texts.language, record.setup.edition)
    viewer = None if seat is None else seat - 1
    if viewer is not None and not 0 <= viewer < record.setup.seats:
        raise UsageError("cli-usage-seat", seat=seat, seats=record.setup.seats)
    if verify:
        digest = ""
        for state in record.replay():
            digest = state.digest()
        title, count = texts.title(game), len(record.entries)
        typer.echo(texts.text("cli-replay-verified", title=title, count=count, digest=digest))
        return
    match = Match.of(record) if at is None else None
    state = record.at(at or 0) if match is None else match.state
    players = texts.joined([texts.seat(one, names) for one in range(record.setup.seats)])
    typer.echo(texts.text("cli-replay-title", title=texts.title(game), players=players))
    if match is None:
        typer.echo(texts.text("cli-replay-at", number=at, count=len(record.entries)))
    else:
        for line in event_lines(match.moves, viewer, game, texts, names):
            typer.echo(line)
    typer.echo("")
    for line in summary(state.observe(viewer), game, texts, names):
        typer.echo(line)
    if state.decider is None:
        typer.echo("")
        for line in result_lines(state, texts, names):
            typer.echo(line)
    elif state.step is not None:
        question = texts.ask(game, state.step.name)
        player = texts.seat(state.decider, names)
        typer.echo(texts.text("cli-play-ask", player=player, question=question))
