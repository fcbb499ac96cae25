"""The account adds up, luck is fair, and a stacked deck is seen."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import petteia
from petteia import eye
from petteia.eye.account import _Debts
from petteia.eye.looking import PIECE, Looking
from petteia.eye.turns import DEEPEST
from petteia.kernel import CHANCE, Dealer, Record, State, StateError, drive

pytest.importorskip("numpy")

SMALL = eye.Depth(worlds=1, compared=2, width=1, tried=2)
TABLES = [(name, seats) for name in petteia.GAMES for seats in petteia.game(name).seats]


@cache
def played(name: str, seats: int, seed: str = "account", bot: str = "greedy:worlds=1") -> Record:
    return petteia.play(name, bots=[bot, *["random"] * (seats - 1)], seed=seed)


@cache
def looked(name: str, seats: int) -> tuple[eye.Work, eye.Analysis]:
    record = played(name, seats)
    work = eye.Work(record.setup, eye.actions_of(record), SMALL, "tests")
    work.looking.work()
    return work, eye.account(work.looking)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_parts_add_up_to_the_result(name: str, seats: int) -> None:
    work, found = looked(name, seats)
    assert [part.result for part in found.parts] == pytest.approx(work.looking.result)
    for part in found.parts:
        assert part.sum == pytest.approx(part.result, abs=1e-9)
        assert part.mistakes <= 0
    assert sum(part.start for part in found.parts) == pytest.approx(1)
    assert len(found.values) == len(played(name, seats).entries) + 1
    for row in found.values:
        assert sum(row) == pytest.approx(1, abs=1e-9)
        assert all(-1e-6 <= share <= 1 + 1e-6 for share in row[:seats])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_luck_adds_up_to_nothing_at_every_step(name: str, seats: int) -> None:
    _, found = looked(name, seats)
    assert found.chances
    for chance in found.chances:
        assert sum(chance.luck) == pytest.approx(0, abs=1e-9)
    assert sum(part.luck for part in found.parts) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_no_seat_alone_bears_that_the_eye_changes_its_mind(name: str) -> None:
    """What the eye sees otherwise at one decision is taken back in equal parts by the next of all seats."""
    looking = looked(name, 2)[0].looking
    debts = _Debts(looking)
    step = next(step for step in looking.done["steps"] if "seat" in step)
    first = step["seat"]
    value = [0.9, 0.1]
    tempo = looking.shares.fitted.tempo
    gap = step["now"][first] - tempo - value[first]
    owed = looking.shares.fitted.revise * gap / 2
    assert debts.paid(value, step)[first] == pytest.approx(owed)
    other = {**step, "seat": 1 - first, "now": value}
    value[first] += owed
    value[1 - first] -= owed
    # Nothing new is seen: what is left is what the other seat owes, and what has still to be looked at.
    again = debts.paid(value, {**other, "now": [value[0], value[1]]})
    assert again[first] == pytest.approx(owed + looking.shares.fitted.revise * (tempo - owed) / 2)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_what_has_one_answer_changes_nothing(name: str) -> None:
    work, found = looked(name, 2)
    looked_at = {step[0] for step in work.looking.steps}
    forced = [t for t in range(found.begins, len(found.values) - 1) if t not in looked_at]
    for t in forced:
        assert found.values[t] == found.values[t + 1]
    state = work.looking.setup.game.start(work.looking.setup)
    for t, action in enumerate(work.looking.actions):
        if state.decider != CHANCE and t >= found.begins:
            assert (t in forced) == (set(state.worthwhile()) <= {action})
        state.advance(action)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_mistakes_count_from_the_best_idea(name: str) -> None:
    _, found = looked(name, 2)
    assert any(one.mistake > 0 for one in found.decisions)
    for one in found.decisions:
        assert one.ideas[0].behind == 0
        assert [idea.behind for idea in one.ideas] == sorted(idea.behind for idea in one.ideas)
        assert one.action in [idea.action for idea in one.ideas]
        assert one.mistake == pytest.approx(next(i.behind for i in one.ideas if i.action == one.action))
        assert (one.mistake == 0) or one.rank > 0


def test_chance_is_the_weighted_mean_of_what_could_have_come() -> None:
    """With every outcome in the place of the drawn one, the luck is nothing on the average."""
    work, found = looked("delphi", 2)
    looking = work.looking
    t = next(
        one.t for one in found.chances if 1 < len(looking.position(one.t).legal()) < 30 and any(one.luck)
    )
    outcomes = looking.position(t).chance()
    total = [0.0, 0.0]
    for outcome, weight in outcomes:
        other = Looking(looking.setup, looking.actions, SMALL, "tests", shares=looking.shares)
        other.actions[t] = outcome
        step = other._chance(looking.position(t), t)
        total = [a + weight * b for a, b in zip(total, step["luck"], strict=True)]
    assert total == pytest.approx([0, 0], abs=1e-5)
    assert any(found.values[t][0] != row[0] for row in found.values[t + 1 : t + 2])


def test_the_same_seed_gives_the_same_analysis_however_it_is_cut() -> None:
    record = played("elysium", 2)
    whole = eye.analyse(record, SMALL, "tests")
    assert whole.reasons
    assert replace(whole, reasons={}) == looked("elysium", 2)[1]
    work = eye.Work(record.setup, eye.actions_of(record), SMALL, "tests")
    slices = 0
    while not work.work(0.0):
        slices += 1
        if slices % 60 == 1:  # stopped, kept as text, and gone on with by another process
            kept = json.loads(json.dumps(work.progress_so_far()))
            before = work.progress
            work = eye.Work(record.setup, eye.actions_of(record), SMALL, "tests", kept)
            assert work.progress == before
    assert slices > len(whole.decisions)
    assert work.analysis() == whole
    assert eye.Analysis.from_json(json.loads(json.dumps(whole.as_json()))) == whole
    other = eye.Work(record.setup, eye.actions_of(record), SMALL, "another seed")
    other.looking.work()
    assert eye.account(other.looking).values != whole.values


class Swindler:
    """Chance that serves a seat: of the outcomes the one that its game's evaluator likes best for it."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.playing = False
        self._honest = Dealer("swindle")

    def pick(self, state: State) -> int:
        outcomes = [outcome for outcome, _ in state.chance()]
        if not self.playing or len(outcomes) > 40:  # setting up draws again what does not fit
            return self._honest.pick(state)

        def liked(outcome: int) -> float:
            after = state.copy()
            after.advance(outcome)
            while after.decider == CHANCE:
                after.draw(0.5)
            return 1e9 if after.decider is None else state.game.evaluate(after, self._seat)

        return max(outcomes, key=liked)


def test_a_dealt_swindle_is_seen() -> None:
    setup = petteia.game("delphi").setup(2)
    state = setup.game.start(setup)
    actions: list[int] = []

    swindler = Swindler(1)

    def take(action: int) -> None:
        swindler.playing = swindler.playing or state.decider != CHANCE
        actions.append(action)
        state.advance(action)

    players = [petteia.bots.make("greedy:worlds=1", seat) for seat in range(2)]
    drive(state, swindler, players, take=take, limit=20_000)
    looking = Looking(setup, actions, SMALL, "swindle")
    looking.work()
    part = eye.account(looking).parts[1]
    assert part.luck - part.deal > 3 * part.luck_spread
    honest = looked("delphi", 2)[1].parts[1]
    assert abs(honest.luck - honest.deal) < 3 * honest.luck_spread


def test_only_finished_games_are_analysed() -> None:
    record = played("olympos", 2)
    actions = eye.actions_of(record)
    with pytest.raises(StateError, match="not over"):
        eye.Work(record.setup, actions[:-1], SMALL)
    with pytest.raises(petteia.kernel.OptionError, match="quick, thorough"):
        eye.Work(record.setup, actions, "deep")
    work = eye.Work(record.setup, actions, SMALL)
    with pytest.raises(ValueError, match="not finished"):
        work.analysis()


@pytest.mark.parametrize("name", ["olympos", "delphi"])
def test_a_seat_is_judged_by_what_it_could_know(name: str) -> None:
    """In another world that the seat cannot tell from this one the same decisions have the same worth."""
    work, found = looked(name, 2)
    looking = work.looking
    for one in found.decisions:
        state = looking.position(one.t)
        other = state.resample(one.seat, random.Random(one.t))
        if one.count < 3 or state.snapshot() == other.snapshot():
            continue
        worths = [
            looking._worth(position, one.t, one.seat, [idea.action for idea in one.ideas], 0)
            for position in (state, other)
        ]
        assert worths[0] == worths[1]
        return
    pytest.fail("nothing was hidden from anybody")


@pytest.mark.parametrize("depth", eye.DEPTHS)
@pytest.mark.parametrize("name", petteia.GAMES)
def test_a_piece_of_work_is_small(name: str, depth: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted by the positions that are judged, so that a slice of an analysis hardly overruns its time."""
    record = played(name, 3)
    work = Looking(record.setup, eye.actions_of(record), depth, "tests")
    judged, of = 0, work.shares.of

    def counted(states: list[State]) -> Any:
        nonlocal judged
        judged += len(states)
        return of(states)

    monkeypatch.setattr(work.shares, "of", counted)
    known = eye.DEPTHS[depth]
    most = max(2 * known.width * known.tried, PIECE) * DEEPEST
    for _ in range(6):
        judged = 0
        work.work(0.0)
        assert judged <= most
