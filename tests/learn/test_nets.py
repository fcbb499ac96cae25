"""The net: its gradients, what it says before it has learnt, how it is kept, and that it learns."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.positions import GAMES, decisions, find

import petteia
from petteia.bots.values import ARRAYS, Eye, Net, Values, WeightsError
from petteia.learn import nets, selfplay
from petteia.learn.nets import TRAINED, Lesson

QUIET = selfplay.Habits(examples=20, length=60, plan=0.0)


def played(game: str, games: int, seed: str = "test") -> dict[str, Any]:
    """Examples of some games of the hand-made evaluator."""
    return selfplay.play_unit(selfplay.Unit(game, 0, games, seed, None, QUIET))["examples"]


@pytest.fixture(scope="module")
def elysium() -> dict[str, Any]:
    return played("elysium", 60)


@pytest.mark.parametrize("game", GAMES)
def test_a_net_that_has_learnt_nothing_judges_as_the_evaluator_does(game: str) -> None:
    net = nets.begin(find(game), (8, 4))
    for seats in find(game).seats:
        for state in decisions(game, seats, seed=seats, count=3):
            expected = np.array(find(game).prospects(state))
            shares = np.exp((expected - expected.max()) / 8)
            for viewer in range(seats):
                (wins,), _ = Values(net, Eye(find(game))).judge([state], viewer)
                assert wins == pytest.approx((shares / shares.sum()).tolist(), abs=1e-4)


def test_units_of_the_inputs_change_nothing_of_what_it_says(elysium: dict[str, Any]) -> None:
    before = nets.begin(petteia.game("elysium"), (8, 4))
    after = nets.measure_inputs(before, elysium)
    for seats in (2, 4):
        rows = np.asarray(elysium["rows"][elysium["seats"] == seats][:20], np.float32)
        logs = [np.log(net.judge(rows, seats).wins) for net in (before, after)]
        apart = [log[:, 1:] - log[:, :1] for log in logs]
        factor = (apart[1] / apart[0]).reshape(-1)
        assert factor == pytest.approx(np.full(len(factor), factor[0]), rel=0.02)  # one sharpness for all


def test_gradients_are_those_of_the_loss(elysium: dict[str, Any]) -> None:
    """By finite differences, with double precision."""
    net = nets.measure_inputs(nets.begin(petteia.game("elysium"), (6, 5)), elysium)
    rng = np.random.default_rng(1)
    arrays = {name: array.astype(np.float64) for name, array in net.arrays.items()}
    arrays["w3"] = rng.standard_normal(arrays["w3"].shape) * 0.3
    arrays["b1"] = rng.standard_normal(arrays["b1"].shape)
    some = {name: array[::97][:12] for name, array in elysium.items()}
    batch = {
        name: np.asarray(array, np.float64)
        for name, array in nets.prepared(net.shape, arrays, some, 0.5).items()
    }
    lesson = Lesson(points=0.3, parts=0.2, left=0.4)
    _, _, gradients = nets.loss_and_gradients(net.shape, arrays, batch, lesson)
    for name in TRAINED:
        flat = arrays[name].reshape(-1)
        live = np.flatnonzero(gradients[name].reshape(-1))
        for place in rng.choice(live, min(8, len(live)), replace=False):
            kept, step = flat[place], 1e-5
            flat[place] = kept + step
            more = nets.loss_and_gradients(net.shape, arrays, batch, lesson, want=False)[0]
            flat[place] = kept - step
            less = nets.loss_and_gradients(net.shape, arrays, batch, lesson, want=False)[0]
            flat[place] = kept
            slope = (more - less) / (2 * step)
            assert gradients[name].reshape(-1)[place] == pytest.approx(slope, rel=1e-3, abs=1e-7), name


def test_what_is_alike_is_multiplied_once(elysium: dict[str, Any]) -> None:
    net = nets.measure_inputs(nets.begin(petteia.game("elysium"), (16, 8)), elysium)
    state = next(iter(decisions("elysium", 3, seed=4, count=1)))
    following = []
    for action in state.legal():
        following.append(state.copy())
        following[-1].advance(action)
    rows = Eye(petteia.game("elysium")).look(following * 3, 1)
    together = net.judge(rows, 3)
    for place, row in enumerate(rows):
        alone = net.judge(row[None], 3)
        assert together.wins[place] == pytest.approx(alone.wins[0].tolist(), abs=1e-4)
        assert together.points[place] == pytest.approx(alone.points[0].tolist(), abs=1e-2)


def test_a_few_games_improve_a_net_over_its_start() -> None:
    """On games that were kept apart; the same seeds, so the same games and the same net every time."""
    data = played("elysium", 320, "improve")
    start = nets.measure_inputs(nets.begin(petteia.game("elysium"), (32, 16)), data)
    lesson = Lesson(epochs=3, batch=256, decay=1.0)
    net, curve = nets.train(start, data, lesson)
    held = {name: array[nets.is_held_out(data)] for name, array in data.items()}
    assert len(held["rows"]) > 200
    assert nets.wins_loss(net, held) < nets.wins_loss(start, held) - 0.01
    assert min(entry["held out"] for entry in curve) == pytest.approx(nets.wins_loss(net, held), rel=1e-4)


def test_weights_come_back_from_their_file(tmp_path: Path, elysium: dict[str, Any]) -> None:
    game = petteia.game("elysium")
    net = nets.measure_inputs(nets.begin(game, (16, 8)), elysium)
    rows = np.asarray(elysium["rows"][elysium["seats"] == 2][:10], np.float32)
    said = net.judge(rows, 2).wins
    for half in (False, True):
        net.save(tmp_path / "net.npz", half)
        again = Net.load(tmp_path / "net.npz")
        assert again.card == net.card
        assert again.fits(game)
        assert not again.fits(petteia.game("olympos"))
        assert again.judge(rows, 2).wins == pytest.approx(said, abs=2e-3)
    assert not list(tmp_path.glob("*.part"))


class Evil:
    """Something that would run code if it were unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (pytest.fail, ("code of a file was run",))


@pytest.mark.parametrize("kind", ["text", "pickle", "format", "missing", "size"])
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, kind: str) -> None:
    net = nets.begin(petteia.game("elysium"), (8, 4))
    card = dict(net.card)
    arrays: dict[str, Any] = {name: net.arrays[name] for name in ARRAYS}
    if kind == "format":
        card["format"] = 99
    if kind == "missing":
        del arrays["w2"]
    if kind == "size":
        arrays["w1"] = arrays["w1"][:-1]
    if kind == "pickle":
        arrays["w1"] = np.array([Evil()], object)
    room = io.BytesIO()
    np.savez(room, card=np.frombuffer(json.dumps(card).encode(), np.uint8), **arrays)
    path = tmp_path / "net.npz"
    path.write_bytes(b"these are no weights" if kind == "text" else room.getvalue())
    with pytest.raises(WeightsError):
        Net.load(path)
    with pytest.raises(WeightsError):
        Net.load(tmp_path / "no such file")


def test_other_features_are_told_apart() -> None:
    net = nets.begin(petteia.game("elysium"), (8, 4))
    with pytest.raises(WeightsError, match="elysium"):
        net.check(petteia.game("delphi"))
