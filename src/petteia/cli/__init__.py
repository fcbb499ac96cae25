"""The `petteia` command: play in a terminal, simulate, replay, look up rules, measure."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; without the packages it needs, say in one line what to install."""
    from petteia.extras import MissingExtraError, need

    try:
        for library in ("typer", "fluent.runtime"):
            need(library, "the petteia command", "play")
    except MissingExtraError as error:
        sys.exit(f"Error: {error}")
    from .main import app

    app()
