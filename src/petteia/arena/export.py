"""A tournament's folder as Parquet files, for pandas, Polars, DuckDB and their like.

Three tables, joined by ``game``, the game's number in the tournament: ``games``, ``seats``, and ``actions``
where the tournament was played with records. docs/research.md lists the columns.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from petteia.extras import need
from petteia.games import game as find
from petteia.kernel import CHANCE, Game, Record

from .results import ResultsError, read_results, record_path

_ROWS = 100_000  # rows that are written together


def export(
    folder: str | os.PathLike[str],
    into: str | os.PathLike[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[Path, int]:
    """Write a tournament's games into Parquet files, by default beside it; returns the files with the number
    of their rows.

    MissingExtraError without pyarrow, ResultsError where there is no tournament, RecordError for a record
    that is damaged. ``progress`` hears how many games are done and how many there are.
    """
    arrow = need("pyarrow", "the export to Parquet", "parquet")
    home = Path(folder)
    target = home if into is None else Path(into)
    header, games = read_results(home / "results.jsonl")
    game = find(header["game"])
    target.mkdir(parents=True, exist_ok=True)
    tables: dict[str, tuple[Any, Iterator[dict[str, Any]]]] = {
        "games": (_game_columns(arrow), _game_rows(header, games)),
        "seats": (_seat_columns(arrow, game), _seat_rows(game, games)),
    }
    if any(record_path(home, result["n"]).exists() for result in games):
        tables["actions"] = (_action_columns(arrow), _action_rows(home, games, progress))
    return {
        target / f"{name}.parquet": _write(arrow, target / f"{name}.parquet", columns, rows)
        for name, (columns, rows) in tables.items()
    }


def _write(arrow: Any, path: Path, columns: Any, rows: Iterator[dict[str, Any]]) -> int:
    """Write rows as they come, whole or not at all."""
    parquet = need("pyarrow.parquet", "the export to Parquet", "parquet")
    draft = path.with_name(path.name + ".part")
    count = 0
    try:
        with parquet.ParquetWriter(draft, columns, compression="zstd") as file:
            held: list[dict[str, Any]] = []
            for row in rows:
                held.append(row)
                count += 1
                if len(held) == _ROWS:
                    file.write_table(arrow.Table.from_pylist(held, columns))
                    held = []
            file.write_table(arrow.Table.from_pylist(held, columns))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return count


def _words(arrow: Any) -> Any:
    return arrow.dictionary(arrow.int32(), arrow.string())


def _game_columns(arrow: Any) -> Any:
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("title", _words(arrow)),
            ("players", arrow.int8()),
            ("options", _words(arrow)),
            ("seed", arrow.string()),
            ("actions", arrow.int32()),
            ("decisions", arrow.int32()),
            ("digest", arrow.string()),
        ]
    )


def _game_rows(header: Mapping[str, Any], games: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for result in games:
        yield {
            "game": result["n"],
            "title": header["game"],
            "players": header["seats"],
            "options": json.dumps(header["options"], sort_keys=True),
            "seed": result["seed"],
            "actions": result["actions"],
            "decisions": sum(result["decisions"]),
            "digest": result["digest"],
        }


def _seat_columns(arrow: Any, game: Game) -> Any:
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", _words(arrow)),
            ("rank", arrow.int8()),
            ("win", arrow.float64()),
            ("points", arrow.int32()),
            *((f"points_{part}", arrow.int32()) for part in game.score_parts),
            ("decisions", arrow.int32()),
            ("had", arrow.list_(arrow.string())),
        ]
    )


def _seat_rows(game: Game, games: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for result in games:
        winners = result["ranks"].count(1)
        for seat, rank in enumerate(result["ranks"]):
            yield {
                "game": result["n"],
                "seat": seat,
                "bot": result["bots"][seat],
                "rank": rank,
                "win": 1 / winners if rank == 1 else 0.0,
                "points": result["scores"][seat],
                **{f"points_{part}": result["parts"][seat].get(part) for part in game.score_parts},
                "decisions": result["decisions"][seat],
                "had": result["had"][seat],
            }


def _action_columns(arrow: Any) -> Any:
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("n", arrow.int32()),
            ("seat", arrow.int8()),
            ("step", _words(arrow)),
            ("action", arrow.int32()),
            ("kind", _words(arrow)),
            ("text", arrow.string()),
            ("legal", arrow.int32()),
            ("probability", arrow.float64()),
            ("points", arrow.list_(arrow.int32())),
        ]
    )


def _action_rows(
    home: Path, games: list[dict[str, Any]], progress: Callable[[int, int], None] | None
) -> Iterator[dict[str, Any]]:
    for done, result in enumerate(games, 1):
        path = record_path(home, result["n"])
        if not path.exists():
            raise ResultsError(f"{path} is missing: the same tournament with --records makes it")
        record = Record.load(path)
        if record.digest != result["digest"]:
            raise ResultsError(f"{path} is the record of another game than the one in results.jsonl")
        yield from actions_of(record, result["n"])
        if progress is not None:
            progress(done, len(games))


def actions_of(record: Record, number: int = 0) -> Iterator[dict[str, Any]]:
    """Every decision and every outcome of a record as a row, with the position it was taken in: who, at which
    step, one of how many, with which probability (chance alone), and all seats' points as they stood.
    """
    state = record.start()
    for n in range(len(record.entries)):
        action = record.action(n, state)
        step = state.step
        assert step is not None
        family = state.actions.family(action)
        row: dict[str, Any] = {
            "game": number,
            "n": n + 1,
            "seat": state.decider,
            "step": step.name,
            "action": action,
            "kind": family.word,
            "text": family.text(action),
            "legal": len(state.legal()),
            "probability": None,
            "points": [score.total for score in state.scores()],
        }
        if state.decider == CHANCE:
            outcomes = dict(state.chance())
            row["probability"] = outcomes[action] / sum(outcomes.values())
        yield row
        state.advance(action)
    record.check_end(state)
