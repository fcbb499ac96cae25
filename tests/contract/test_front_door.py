"""`import petteia`: the names that other programs rely on, with every game, and how misuse is refused."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.bots import RandomBot
from petteia.kernel import View

NAMES = list(petteia.GAMES)
NO_NUMBERS: list[Any] = [True, 1.5, float("nan"), "1", b"1", None, [], {}]
NO_VALUES: list[Any] = [1.5, None, {}, b"1", 10**30]
OUTSIDE = [-1, -99, 10**30]


def short(name: str) -> dict[str, Any]:
    """Options with which random bots come to an end soon."""
    return {"max_rounds": 10} if "max_rounds" in petteia.game(name).options else {}


@pytest.fixture(
    scope="module", params=[(name, phase) for name in NAMES for phase in ("new", "begun", "over")]
)
def state(request: pytest.FixtureRequest) -> petteia.State:
    """A position: of a new game, at the first decision, after the end."""
    name, phase = request.param
    state = petteia.game(name).new(2, short(name))
    dealer = petteia.Dealer(1)
    while phase == "begun" and state.decider == petteia.CHANCE:
        state.apply(dealer.pick(state))
    if phase == "over":
        petteia.playout(state, dealer, [RandomBot(0), RandomBot(1)])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_by_names_and_by_objects_saved_and_replayed(name: str, tmp_path: Path) -> None:
    record = petteia.play(name, bots=["random", "random"], seed=7, options=short(name))
    objects = [RandomBot(seed="7/0"), RandomBot(seed="7/1")]
    assert petteia.play(name, bots=objects, seed=7, options=short(name)) == record
    record.save(tmp_path / "game.jsonl")
    read = petteia.Record.load(tmp_path / "game.jsonl")
    assert read == record
    states = list(read.replay())
    assert len(states) == len(record.entries) + 1
    assert states[-1].digest() == record.digest
    assert states[-1].result() is not None
    assert all(len(state.scores()) == 2 for state in states)


def test_what_is_no_action_is_refused_by_everything_that_takes_one(state: petteia.State) -> None:
    before = state.digest()
    for action in [*NO_NUMBERS, *OUTSIDE, len(state.actions)]:
        reason = state.why_not(action)
        assert reason is not None
        assert reason.id == "unknown-action"
        for ask in (state.actions.text, state.actions.describe, state.actions.family, state.describe):
            with pytest.raises(petteia.ActionError):
                ask(action)
        with pytest.raises((petteia.ActionError, petteia.IllegalAction)):
            state.apply(action)
    for text in [*NO_NUMBERS[:3], *NO_NUMBERS[4:], *OUTSIDE, "", " ", "\0", "x" * 10_000]:
        with pytest.raises(petteia.ActionError):
            state.actions.parse(text)
        with pytest.raises(petteia.ActionError):
            state.actions.of(text)
    assert state.digest() == before


def test_who_is_no_seat_sees_nothing(state: petteia.State) -> None:
    for viewer in [*NO_NUMBERS[:5], [], {}, *OUTSIDE, 2]:
        for look in (state.observe, state.tensor, lambda one: state.resample(one, random.Random(0))):
            with pytest.raises(petteia.StateError, match="expected 0 to 1 or None"):
                look(viewer)


def test_chance_answers_only_when_it_decides(state: petteia.State) -> None:
    if state.decider == petteia.CHANCE:
        outcomes = state.chance()
        assert [action for action, _ in outcomes] == state.legal()
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
    else:
        with pytest.raises(petteia.StateError):
            petteia.Dealer(1).pick(state)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_cannot_be_is_refused(name: str) -> None:
    game = petteia.game(name)
    for seats in [*NO_NUMBERS, *OUTSIDE, 0, 1, game.seats[-1] + 1]:
        with pytest.raises(petteia.OptionError):
            game.new(seats)
    for options in [*NO_NUMBERS[:5], [], 7, {"no-such": 1}, {7: 1}]:
        with pytest.raises(petteia.OptionError):
            game.new(2, options)
    for option in game.options.values():
        for value in [*NO_VALUES, "no such"]:
            with pytest.raises(petteia.OptionError):
                game.new(2, {option.name: value})


@pytest.mark.parametrize("name", [*NO_NUMBERS, "chess", "", "Olympos"], ids=repr)
def test_a_game_that_does_not_exist_is_refused(name: Any) -> None:
    with pytest.raises(petteia.OptionError, match="one of olympos, elysium, delphi"):
        petteia.game(name)


@pytest.mark.parametrize("seed", [True, None, 1.5, [], b"1"], ids=repr)
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(petteia.OptionError, match="a whole number or a text"):
        petteia.play("elysium", ["random", "random"], seed=seed)


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        (None, "a list of bots"),
        (2, "a list of bots"),
        ("random", "a list of bots"),
        ([], "2 to 4 players"),
        (["random"] * 5, "2 to 4 players"),
        (["random", "nobody"], "one of random, greedy"),
        ([None, "random"], "the name of a bot, or an object"),
        ([1, 2], "the name of a bot, or an object"),
    ],
    ids=repr,
)
def test_bots_that_cannot_play_are_refused(bots: Any, words: str) -> None:
    with pytest.raises(petteia.OptionError, match=words):
        petteia.play("elysium", bots)


@pytest.mark.parametrize("answer", [None, "take", 1.5, -1, 10**9], ids=repr)
def test_a_bot_that_breaks_the_rules_is_found_out(answer: Any) -> None:
    class Cheat:
        def choose(self, view: View) -> Any:
            return answer

    with pytest.raises((petteia.IllegalAction, petteia.ActionError)):
        petteia.play("elysium", [Cheat(), "random"])
    with pytest.raises((petteia.IllegalAction, petteia.ActionError)):
        petteia.playout(petteia.game("elysium").new(2), petteia.Dealer(1), [Cheat(), Cheat()])


def test_a_program_in_a_seat_ends_with_the_game(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, os, pathlib, sys\n"
        "pathlib.Path(sys.argv[1]).write_text(str(os.getpid()))\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    answer = {'type': asked['type'], 'n': asked.get('n'), 'name': 'first'}\n"
        "    answer['action'] = asked.get('legal', [{'id': 0}])[0]['id']\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    petteia.play("elysium", [f"external:{sys.executable} {program} {tmp_path / 'pid'}", "random"], seed=1)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
