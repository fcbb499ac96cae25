"""Whole games: laws, both rule sets, bounded length, the stack, records."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from tests.games.delphi.players import play
from tests.games.delphi.table import GAME

from petteia.games.delphi.layout import LAYOUT
from petteia.kernel import CHANCE, FRAME, TOP, Dealer, Entry, Match, Record, RecordError, State
from petteia.kernel.record import _chain

FUZZ = int(os.environ.get("PETTEIA_FUZZ", "1"))


def random_game(seats: int, seed: int, **options: object) -> State:
    """A random game to its end; the laws hold, and the stack has twice the room it takes."""
    state = GAME.new(seats, options)
    dealer, rng = Dealer(seed), random.Random(seed)
    while state.decider is not None:
        assert state.v[TOP] < LAYOUT.size + LAYOUT.depth // 2 * FRAME
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
    [
        {},
        {"ships": "draft", "tasks": 9},
        {"map": "random", "first_player": "seat-2"},
        {"map": "custom", "colour_1": "drawn", "colour_2": "yellow"},
        {"first_game": True},
    ],
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
    lines = [json.loads(line) for line in play(2, 3, tasks=8).finished_record().dumps().splitlines()]
    assert any(line.pop("note", None) for line in lines)
    record = Record.loads(rechecked("\n".join(map(json.dumps, lines))))
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
