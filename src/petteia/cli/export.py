"""`petteia export`: a tournament's games as Parquet files."""

from __future__ import annotations

from pathlib import Path

import typer

from petteia.arena.export import export
from petteia.texts import Texts

from .bars import with_bar


def export_tournament(folder: Path, out: Path | None, texts: Texts) -> int:
    """Write the files, say which, and return the exit code."""
    written = with_bar(folder.name, lambda progress: export(folder, out, progress))
    for path, rows in written.items():
        typer.echo(texts.text("cli-export-written", file=str(path), rows=rows))
    return 0
