"""Tournaments that keep their records, and what is exported of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.arena.interruption import stopping_after
from tests.bots.positions import find

from petteia.arena import Plan, ResultsError, play, playing, tournament
from petteia.arena.export import actions_of, export
from petteia.extras import MissingExtraError
from petteia.kernel import CHANCE, Record

PLAN = Plan("tiny", ("greedy", "random"), 2, 6, seed="records")


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game under its own id, in this process."""
    monkeypatch.setattr("petteia.games._MODULES", {"tiny": "tests.tiny"})
    assert find("tiny").id == "tiny"


def results(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()[1:]]


def test_every_game_leaves_a_record_that_replays_to_its_end(tmp_path: Path) -> None:
    summary = play(PLAN, tmp_path / "kept", "one", records=True)
    assert summary == play(PLAN, tmp_path / "plain", "one")
    assert results(tmp_path / "kept") == results(tmp_path / "plain")
    assert not (tmp_path / "plain" / "records").exists()
    assert len(list((tmp_path / "kept" / "records").iterdir())) == 6
    for result in results(tmp_path / "kept"):
        record = Record.load(tmp_path / "kept" / "records" / f"{result['n']:06d}.jsonl")
        assert record.names == result["bots"]
        assert len(record.entries) == result["actions"]
        *_, last = record.replay()
        assert last.digest() == result["digest"]
        assert [score.total for score in last.scores()] == result["scores"]


def test_a_game_among_the_results_has_its_record_whenever_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    monkeypatch.setattr(tournament, "play_job", stopping_after(3, played))
    with pytest.raises(KeyboardInterrupt):
        play(PLAN, tmp_path, "one", records=True)
    for result in results(tmp_path):
        assert (tmp_path / "records" / f"{result['n']:06d}.jsonl").exists()
    (tmp_path / "records" / "000001.jsonl").unlink()
    monkeypatch.setattr(tournament, "play_job", stopping_after(99, played))
    play(PLAN, tmp_path, "one", records=True)
    assert sorted(played) == [0, 1, 1, 2, 3, 4, 5]
    assert sorted(result["n"] for result in results(tmp_path)) == list(range(6))
    assert len(list((tmp_path / "records").iterdir())) == 6


def test_a_game_that_cannot_be_played_again_alike_is_not_recorded_as_if_it_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(PLAN, tmp_path, "one")

    def other(job: Any) -> dict[str, Any]:
        return {**playing.play_job(job), "digest": "another"}

    monkeypatch.setattr(tournament, "play_job", other)
    with pytest.raises(ResultsError, match="another end"):
        play(PLAN, tmp_path, "one", records=True)
    assert not (tmp_path / "records").exists()


def test_the_rows_of_a_record_say_what_was_decided_among_what() -> None:
    state = find("tiny").new(2)
    played = playing.play_job(PLAN.jobs()[0].__class__(0, "tiny", ("greedy", "random"), "x", {}, record=True))
    record = Record.loads(played["record"])
    rows = list(actions_of(record, 7))
    assert [row["text"] for row in rows] == [entry.action for entry in record.entries]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        assert row["game"] == 7
        assert row["seat"] == state.decider
        assert row["legal"] == len(state.legal())
        assert row["points"] == [score.total for score in state.scores()]
        if row["seat"] == CHANCE:
            assert 0 < row["probability"] <= 1
        else:
            assert row["probability"] is None
        state.advance(row["action"])
    assert {row["seat"] for row in rows} == {CHANCE, 0, 1}
    assert state.decider is None


def test_without_pyarrow_the_export_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(PLAN, tmp_path, "one")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'petteia\[parquet\]'"):
        export(tmp_path)


def test_the_exported_tables_hold_the_tournament(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    heard: list[tuple[int, int]] = []
    play(PLAN, tmp_path, "one", records=True)
    written = export(tmp_path, tmp_path / "tables", lambda done, whole: heard.append((done, whole)))
    assert heard == [(n, 6) for n in range(1, 7)]
    tables = {path.stem: parquet.read_table(path).to_pylist() for path in written}
    assert {path.stem: rows for path, rows in written.items()} == {
        name: len(rows) for name, rows in tables.items()
    }
    by_number = {result["n"]: result for result in results(tmp_path)}
    assert [row["game"] for row in tables["games"]] == list(range(6))
    for row in tables["games"]:
        result = by_number[row["game"]]
        assert (row["title"], row["players"], row["digest"]) == ("tiny", 2, result["digest"])
    assert len(tables["seats"]) == 12
    for row in tables["seats"]:
        result = by_number[row["game"]]
        assert row["bot"] == result["bots"][row["seat"]]
        assert row["points"] == result["scores"][row["seat"]]
        assert row["points"] == sum(value for key, value in row.items() if key.startswith("points_"))
        assert row["had"] == result["had"][row["seat"]]
    assert sum(row["win"] for row in tables["seats"]) == pytest.approx(6)
    assert len(tables["actions"]) == sum(result["actions"] for result in by_number.values())
    record = Record.load(tmp_path / "records" / "000003.jsonl")
    assert [row["text"] for row in tables["actions"] if row["game"] == 3] == [
        e.action for e in record.entries
    ]


def test_without_records_there_is_no_table_of_actions(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    play(PLAN, tmp_path, "one")
    assert sorted(path.name for path in export(tmp_path)) == ["games.parquet", "seats.parquet"]


def test_what_is_no_tournament_and_what_is_damaged_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    with pytest.raises(ResultsError, match="there are no results"):
        export(tmp_path / "nowhere")
    (tmp_path / "results.jsonl").write_text('{"petteia": "record"}\n')
    with pytest.raises(ResultsError, match="not the header"):
        export(tmp_path)
    folder = tmp_path / "real"
    play(PLAN, folder, "one", records=True)
    (folder / "records" / "000002.jsonl").unlink()
    with pytest.raises(ResultsError, match=r"000002.jsonl is missing"):
        export(folder)
    (folder / "records" / "000002.jsonl").write_bytes((folder / "records" / "000001.jsonl").read_bytes())
    with pytest.raises(ResultsError, match="record of another game"):
        export(folder)
    assert not list(folder.glob("actions*"))
