"""`petteia analyse`: what a finished game turned on, as a table, as JSON, or as a report in one file."""

from __future__ import annotations

import json as json_format
from pathlib import Path

import typer

from petteia.eye import analyse
from petteia.kernel import Record
from petteia.texts import Texts

from .analysis_report import PARTS, html, moment_lines, points, words_of
from .bars import with_bar


def analyse_record(file: Path, depth: str, seed: str, report: Path | None, json: bool, texts: Texts) -> None:
    """Analyse a record and show what was found; RecordError if it does not replay, StateError if the game is
    not over, OptionError for an unknown depth.
    """
    record = Record.load(file)
    texts = Texts(texts.language, record.setup.edition)
    found = with_bar(
        texts.text("cli-eye-working"),
        lambda tell: analyse(
            record, depth, seed, lambda share: tell(round(100 * share), 100) if tell else None
        ),
    )
    if report is not None:
        report.write_text(html(found, record, texts), encoding="utf-8")
    if json:
        typer.echo(json_format.dumps(found.as_json(), ensure_ascii=False))
        return
    names, told = words_of(texts, record)
    typer.echo(texts.text("cli-eye-title", game=texts.title(record.game)))
    typer.echo(texts.text("cli-eye-players"))
    typer.echo("")
    heads = [texts.text(message) for message in PARTS.values()]
    rows = [
        [points(texts, getattr(part, one), one not in ("start", "result")) for one in PARTS]
        for part in found.parts
    ]
    wide = [max(len(head), *(len(row[n]) for row in rows)) for n, head in enumerate(heads)]
    first = max(len(name) for name in names)
    typer.echo(" " * first + "".join(f"  {head:>{size}}" for head, size in zip(heads, wide, strict=True)))
    for name, row in zip(names, rows, strict=True):
        cells = "".join(f"  {cell:>{size}}" for cell, size in zip(row, wide, strict=True))
        typer.echo(f"{name:<{first}}{cells}")
    for seat, moments in enumerate(found.moments):
        if moments:
            typer.echo("")
            typer.echo(texts.text("cli-eye-moments", player=names[seat]))
        for t in moments:
            decision = found.decision(t)
            assert decision is not None
            head, *lines = moment_lines(found, decision, record, texts, told)
            typer.echo(f"{t + 1:>5}. {head}")
            for line in lines:
                typer.echo(f"       {line}")
    if report is not None:
        typer.echo("")
        typer.echo(texts.text("cli-eye-written", file=str(report)))
