"""Bots with learned values: they think in worlds, keep their time, err within bounds, and do without."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import pytest
from tests.bots.positions import SHORT, decisions, find

import petteia
from petteia import extras
from petteia.bots import BOTS, OracleBot, PythiaBot, make
from petteia.bots.oracle import ABSURD, Learned
from petteia.bots.plain import Clock, Judge
from petteia.bots.values import Values, WeightsError, fingerprint, shipped, standing
from petteia.games.olympos import evaluate
from petteia.kernel import Dealer, OptionError, View, playout
from petteia.learn import nets

NETS = {game: nets.begin(petteia.game(game), (16, 8)) for game in petteia.GAMES}


@pytest.mark.parametrize("game", petteia.GAMES)
def test_positions_that_a_seat_cannot_tell_apart_get_the_same_decision(game: str) -> None:
    for number, state in enumerate(decisions(game, find(game).seats[-1], seed=6, count=3)):
        seat = state.decider
        assert seat is not None
        for kind in (OracleBot, PythiaBot):
            settings: dict[str, Any] = {"worlds": 2, "width": 3} if kind is OracleBot else {"iterations": 30}
            chosen = kind(number, net=NETS[game], **settings).choose(View(state, seat))
            assert chosen in state.legal()
            for again in range(2):
                twin = state.resample(seat, random.Random(f"{number} {again}"))
                assert kind(number, net=NETS[game], **settings).choose(View(twin, seat)) == chosen


@pytest.mark.parametrize("game", petteia.GAMES)
def test_they_play_whole_games(game: str) -> None:
    seats = find(game).seats[-1]
    bots = [OracleBot(seat, net=NETS[game], worlds=1, width=2, positions=60) for seat in range(seats - 1)]
    bots.append(PythiaBot(seats, net=NETS[game], iterations=4))  # type: ignore[arg-type]
    assert playout(find(game).new(seats, SHORT.get(game)), Dealer(3), bots).result() is not None


def test_a_finished_game_is_judged_as_it_ended() -> None:
    bots = [make("random", seat) for seat in range(3)]
    state = playout(find("elysium").new(3), Dealer(8), bots)
    result = state.result()
    assert result is not None
    values = Learned(NETS["elysium"]).values(find("elysium"))
    assert values is not None
    for viewer in range(3):
        (wins,), (points,) = values.judge([state], viewer)
        assert wins == [1 / len(result.winners) if rank == 1 else 0.0 for rank in result.ranks]
        assert points == [score.total for score in state.scores()]


def test_slips_cost_a_little_and_never_much() -> None:
    slip = 0.03
    lost = 0.0
    asked = 0
    for number, state in enumerate(decisions("elysium", 2, seed=12, count=12)):
        assert state.decider is not None
        view = View(state, state.decider)
        careful = OracleBot(number, net=NETS["elysium"], worlds=1, depth=1)
        legal = view.worthwhile
        worth = careful.weigh(view, legal, random.Random(f"{number} 1"))
        for seed in range(4):
            bot = OracleBot(number, net=NETS["elysium"], worlds=1, depth=1, slip=slip)
            rng = random.Random(f"{number} 1")
            values = bot.weigh(view, legal, rng)
            assert values == worth
            action = bot._slipped(values, view, random.Random(seed))
            shares = {one: 1 / (1 + math.exp(-value)) for one, value in worth.items()}
            assert max(shares.values()) - shares[action] <= ABSURD * slip + 1e-9
            lost += bot.lost
            asked += 1
    assert 0 < lost / asked < ABSURD * slip


def test_a_turn_keeps_its_time() -> None:
    """However long plans would like to be: after each decision less is left, and a new turn has all again."""
    bot = OracleBot(1, net=NETS["delphi"], worlds=1000, positions=10**9, turn=0.2)
    state = next(state for state in decisions("delphi", 2, seed=4, count=60) if len(state.legal()) > 20)
    assert state.decider is not None
    view = View(state, state.decider)
    action = bot.choose(view)
    assert action in state.legal()
    assert bot._clock.cpu == pytest.approx(0.2 / 3)
    ended = OracleBot._passes(view, action, random.Random(1))
    assert (bot._left == 0.2) == ended


def test_a_clock_counts_what_is_scarcer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"wall": 0.0, "core": 0.0}
    monkeypatch.setattr("time.monotonic", lambda: now["wall"])
    monkeypatch.setattr("time.thread_time", lambda: now["core"])
    clock = Clock(seconds=2.0, cpu=1.0)
    assert clock.spent() == 0.0
    now.update(wall=1.0, core=0.2)
    assert clock.spent() == 0.5
    now.update(core=0.9)
    assert (clock.spent(), clock.late()) == (0.9, False)
    clock.hurry(1.0)
    assert clock.late()
    assert not Clock().late()


def test_without_weights_the_evaluator_judges(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = next(iter(decisions("elysium", 2, seed=3, count=1)))
    assert state.decider is not None
    monkeypatch.setattr("petteia.bots.values.FOLDER", tmp_path)
    assert shipped(state.game) is None
    assert isinstance(OracleBot().judging(state), Judge)
    assert standing(state.game) == "none"
    same = {"worlds": 3, "positions": 6000}
    chosen = OracleBot(4, **same).choose(View(state, state.decider))  # type: ignore[arg-type]
    assert chosen == make("planner", 4).choose(View(state, state.decider))


def test_without_numpy_the_evaluator_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(module: str, purpose: str, extra: str = "research") -> Any:
        raise extras.MissingExtraError(f"{purpose} needs {module}")

    monkeypatch.setattr("petteia.bots.values.need", missing)
    monkeypatch.setattr("petteia.bots.values._loaded", lambda path, changed: missing("numpy", "a value"))
    state = next(iter(decisions("elysium", 2, seed=3, count=1)))
    assert state.decider is not None
    assert make("hard", 1).choose(View(state, state.decider)) in state.legal()
    assert standing(state.game) == "none"


def test_weights_of_another_edition_or_other_rules_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = petteia.game("elysium")
    monkeypatch.setattr("petteia.bots.values.FOLDER", tmp_path)
    net = nets.begin(game, (8, 4))
    assert net.card["features"] == fingerprint(game)
    net.save(tmp_path / "elysium.npz")
    assert standing(game) == ""
    assert standing(game, "another digest") == "other-edition"
    net.card["rules"] = 99
    net.save(tmp_path / "elysium.npz")
    assert standing(game) == "other-rules"
    assert isinstance(OracleBot().judging(game.new(2)), Values)
    net.card["features"]["features"] = ["points", *map(str, range(len(game.features) - 1))]
    net.save(tmp_path / "elysium.npz")
    assert standing(game) == "none"


def test_a_file_of_weights_can_be_named(tmp_path: Path) -> None:
    NETS["elysium"].save(tmp_path / "mine.npz")
    state = next(iter(decisions("elysium", 2, seed=3, count=1)))
    assert state.decider is not None
    view = View(state, state.decider)
    named = make(f"oracle:worlds=1:net={tmp_path / 'mine.npz'}", 5)
    assert named.choose(view) == OracleBot(5, worlds=1, net=NETS["elysium"]).choose(view)
    with pytest.raises(OptionError, match="a file of weights"):
        make(f"oracle:net={tmp_path / 'none.npz'}").choose(view)
    other = next(iter(decisions("olympos", 2, seed=3, count=1)))
    assert other.decider is not None
    with pytest.raises(WeightsError, match="olympos"):
        make(f"oracle:net={tmp_path / 'mine.npz'}").choose(View(other, other.decider))


def test_bots_of_0_1_keep_the_weights_of_0_1_whatever_becomes_of_them() -> None:
    state = list(decisions("olympos", 3, seed=3, count=12))[-1]
    then = Judge(state, "0.1").worths(state)
    weights = evaluate.WEIGHTS
    kept = weights[:]
    try:
        for place in range(len(kept)):
            weights[place] = kept[place] + 1.5 * place
        assert Judge(state).worths(state) != then
        for name in ("planner@0.1", "search@0.1"):
            assert name in BOTS
            assert make(name).judging(state).worths_of([state], 0) == [then]  # type: ignore[attr-defined]
    finally:
        for place, weight in enumerate(kept):
            weights[place] = weight
