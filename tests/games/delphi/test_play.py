"""Whole games: laws, both rule sets, bounded length, undo and secrets, coverage, speed of copies."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from tests.games.delphi.players import play, task_minded
from tests.games.delphi.table import GAME, Table

from petteia.kernel import CHANCE, Coverage, Dealer, Entry, Match, Record, RecordError, State
from petteia.kernel.record import _chain

FUZZ = int(os.environ.get("PETTEIA_FUZZ", "1"))


def random_game(seats: int, seed: int, **options: object) -> State:
    state = GAME.new(seats, options)
    dealer, rng = Dealer(seed), random.Random(seed)
    while state.decider is not None:
        legal = state.legal()
        action = dealer.pick(state) if state.decider == CHANCE else legal[int(rng.random() * len(legal))]
        state.advance(action)
        if rng.random() < 0.05:
            assert list(GAME.check(state)) == []
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", ["rulebook", "revised"])
@pytest.mark.parametrize(
    "options",
    [{}, {"ships": "draft", "tasks": 9}, {"map": "random"}, {"map": "custom"}, {"first_game": True}],
)
def test_random_games_end_and_keep_the_laws(seats: int, rules: str, options: dict[str, object]) -> None:
    for seed in range(FUZZ):
        state = random_game(seats, seed, rules=rules, **options)
        assert list(GAME.check(state)) == []
        assert state.result() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", ["rulebook", "revised"])
def test_players_who_mind_their_tasks_come_home_without_a_limit(seats: int, rules: str) -> None:
    for seed in range(2 * FUZZ):
        match = play(seats, seed, rules=rules, max_rounds=0)
        assert "zeus" in set(GAME.endings(match.state))
        assert len(match.moves) < 1000 * seats
        assert match.state.observe(None)["round"] < 120


def test_a_record_replays_in_a_fresh_setup() -> None:
    record = Record.loads(play(3, 5, map="random", tasks=8).finished_record().dumps())
    *_, last = record.replay()
    assert last.digest() == record.digest
    middle = record.at(len(record.entries) // 2)
    again = GAME.restore(GAME.setup(3, record.setup.options), middle.snapshot())
    assert again.legal() == middle.legal()
    assert again.observe(1) == middle.observe(1)


@pytest.mark.parametrize("kind", ["compact", "random"])
def test_a_record_holds_the_map_as_text(kind: str, tmp_path: Path) -> None:
    match = Match(GAME.new(2, {"map": kind}))
    match.play(match.state.actions.parse("map 42"))
    match.finished_record().save(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    line = json.loads(text.splitlines()[1])
    seen = Record.load(tmp_path / "game.jsonl").at(1).observe(None)["map"]
    assert (line["do"], line["note"]) == ("map 42", seen["text"])
    given = GAME.new(2, {"map": "custom", "map_text": line["note"]}).observe(None)["map"]
    assert given["hexes"] == seen["hexes"]
    # Another map beside the number is noticed, with or without a right chain of checks.
    with pytest.raises(RecordError, match="edited or out of order"):
        Record.loads(text.replace("R1:", "R2:", 1))
    other = Record(match.record.setup, [Entry(CHANCE, "map 43")]).dumps()
    false = text.replace(line["note"], json.loads(other.splitlines()[1])["note"])
    with pytest.raises(RecordError) as refused:
        list(Record.loads(rechecked(false)).replay())
    assert (refused.value.line, "here 'map 42' is" in refused.value.problem) == (2, True)


def test_records_from_before_the_notes_replay() -> None:
    kept = Path(__file__).resolve().parents[2] / "golden" / "delphi-end-zeus-alone.jsonl"
    assert '"note"' not in kept.read_text(encoding="utf-8")
    record = Record.load(kept)
    *_, last = record.replay()
    assert last.digest() == record.digest
    assert last.observe(None)["map"]["text"] == json.loads(record.dumps().splitlines()[1])["note"]


def rechecked(text: str) -> str:
    """A record whose checks are made anew, whatever it says."""
    check, out = "", []
    for line in text.splitlines():
        content = {key: value for key, value in json.loads(line).items() if key != "check"}
        check = _chain(check, content)
        out.append(json.dumps({**content, "check": check}))
    return "\n".join(out) + "\n"


def test_what_was_seen_cannot_be_taken_back() -> None:
    table = Table()
    match = Match(table.state)
    for text, undone in (("advance-god red aphrodite", True), ("peek red", True)):
        match.play(table.state.actions.parse(text))
        assert (match.undo_length(0) is not None) == undone
    match.play(match.state.actions.parse("look-at cloud-red-1 cloud-red-2"))
    assert match.undo(0)  # nothing has been seen yet
    match.play(match.state.actions.parse("look-at cloud-red-1 cloud-red-2"))
    match.play(match.state.actions.parse("island red-1@cloud-red-1"))
    assert match.undo_length(0) is None


def test_every_draw_seals() -> None:
    match = play(3, 11, ships="draft", tasks=8)
    for move in match.moves:
        if move.seat == CHANCE:
            assert move.sealed, GAME.actions.text(move.action)


def test_nobody_learns_what_another_saw() -> None:
    """Two games that differ only in what one player saw look alike to the others."""
    tables = []
    for tile in ("red-1", "blue-3"):
        table = Table(3)
        told = table.do("peek red", "look-at cloud-red-1 cloud-red-2", f"island {tile}@cloud-red-1")
        told += table.do("island green-2@cloud-red-2")
        seen = [event.seen_by(1) for event in told]
        tables.append((table, [event.as_json() for event in seen if event]))
    (one, told_one), (two, told_two) = tables
    assert told_one == told_two
    for viewer in (1, 2, None):
        assert one.seen(viewer) == two.seen(viewer)
        assert one.state.tensor(viewer) == two.state.tensor(viewer)
    assert one.seen(0) != two.seen(0)
    assert one.state.legal() == two.state.legal()


def test_the_tensor_turns_with_the_viewer() -> None:
    table = Table(3).put(1, favour=9)
    fields = {}
    at = 0
    for field in GAME.tensor_fields:
        fields[field.name] = slice(at, at + field.size)
        at += field.size
    for viewer, place in ((0, 1), (1, 0), (2, 2)):
        tensor = table.state.tensor(viewer)
        assert len(tensor) == at
        assert tensor[fields[f"player-{place}-favour"]] == [9 / 20]
        assert all(
            field.low <= n <= field.high for field in GAME.tensor_fields for n in tensor[fields[field.name]]
        )


@pytest.mark.slow
def test_games_reach_every_card_tile_god_and_letter() -> None:
    coverage = Coverage(GAME)
    variants: list[dict[str, object]] = [
        {},
        {"ships": "draft", "tasks": 8},
        {"map": "random", "rules": "revised", "tasks": 10},
        {"map": "custom", "tasks": 9},
        {"first_game": True, "max_rounds": 6},
        {"max_rounds": 3, "ships": "draft"},
    ]
    for seed in range(400):
        state = GAME.new(2 + seed % 3, variants[seed % len(variants)])
        dealer, rng = Dealer(seed), random.Random(seed)
        while state.decider is not None:
            if state.decider == CHANCE:
                action = dealer.pick(state)
            elif rng.random() < 0.5:
                action = task_minded(state, rng)
            else:
                words: dict[str, list[int]] = {}
                for one in state.legal():
                    words.setdefault(state.actions.family(one).word, []).append(one)
                kinds = list(words.values())
                kind = kinds[int(rng.random() * len(kinds))]
                action = kind[int(rng.random() * len(kind))]
            before = state.copy()
            coverage.saw(before, action, state.apply(action))
        coverage.ended(state)
        if not coverage.missing():
            break
    assert coverage.missing() == []
