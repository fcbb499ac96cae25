"""Many games side by side: the same games as one by one, whoever steps them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.tiny import GAME as TINY

import petteia
from petteia import compiling, many
from petteia.compact import player_actions
from petteia.envs import vector
from petteia.kernel import Game, IllegalAction, OptionError
from petteia.kernel.cells import Luck
from petteia.kernel.rollout import deal_on, seed_number
from petteia.many import Arrays, Batch, rewards

ALL: list[Game] = [*petteia.GAMES.values(), TINY]
by_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


def choices(arrays: Arrays, rng: np.random.Generator) -> Any:
    """A legal action for each game."""
    picks = (rng.random(len(arrays.counts)) * arrays.counts).astype(int)
    return np.array([np.flatnonzero(mask)[pick] for mask, pick in zip(arrays.masks, picks, strict=True)])


@by_game
def test_every_array_says_what_the_game_itself_says(game: Game) -> None:
    batch = Batch(game, 3)
    arrays = batch.arrays()
    batch.reset(arrays, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(40):
        for i in range(batch.count):
            state = batch.state(i)
            seat = arrays.deciders[i]
            assert state.decider == seat
            assert np.flatnonzero(arrays.masks[i]).tolist() == state.legal()
            assert arrays.counts[i] == len(state.legal())
            assert arrays.tensors[i].tolist() == np.array(state.tensor(seat), np.float32).tolist()
        batch.step(choices(arrays, rng), arrays)


class Alone:
    """One game of a batch, played by itself."""

    def __init__(self, game: Game, seats: int, seed: str, number: int) -> None:
        self._start = game.new(seats)
        self._luck = Luck(seed_number(seed) + many._SPREAD * (number + 1))
        self._begin()

    def _begin(self) -> None:
        self.state = self._start.copy()
        deal_on(self.state, self._luck)

    def act(self, action: int) -> list[float] | None:
        """Take an action; gives what the seats have earned if it ended the game, which begins anew then."""
        self.state.apply(action)
        deal_on(self.state, self._luck)
        if self.state.decider is not None:
            return None
        earned = rewards(self.state)
        self._begin()
        return earned


@pytest.mark.parametrize(
    ("name", "count", "steps"), [("tiny", 5, 300), ("olympos", 4, 400), ("delphi", 2, 2600)]
)
def test_games_go_on_as_they_do_one_by_one(name: str, count: int, steps: int) -> None:
    """Chance, restarts and rewards: also where a game draws tables of its own, as Delphi its map."""
    game = TINY if name == "tiny" else petteia.game(name)
    batch = Batch(game, count, seats=3, threads=2)
    arrays = batch.arrays(tensors=False)
    batch.reset(arrays, seed="alone")
    alone = [Alone(game, 3, "alone", i) for i in range(count)]
    rng = np.random.default_rng(7)
    ended = 0
    for step in range(steps):
        assert arrays.deciders.tolist() == [one.state.decider for one in alone]
        actions = choices(arrays, rng)
        batch.step(actions, arrays)
        for i, one in enumerate(alone):
            earned = one.act(int(actions[i]))
            assert bool(arrays.finished[i]) == (earned is not None)
            assert arrays.rewards[i].tolist() == np.array(earned or [0] * 3, np.float32).tolist()
            ended += earned is not None
            if step % 50 == 0 or earned is not None:
                assert batch.state(i).digest() == one.state.digest()
    assert ended >= count
    batch.close()


def test_other_threads_work_while_compiled_games_are_stepped() -> None:
    """With so long a turn no thread gets in unless the one at work lets it."""

    def lets_others_in(work: Callable[[], object], tries: int) -> bool:
        ready, begun, seen = threading.Event(), threading.Event(), []

        def other() -> None:
            ready.set()
            begun.wait()
            seen.append(True)

        thread = threading.Thread(target=other)
        thread.start()
        ready.wait()
        begun.set()
        for _ in range(tries):
            work()
            if seen:
                break
        found = bool(seen)
        thread.join()
        return found

    batch = Batch("olympos", 512, seats=4)
    arrays = batch.arrays()
    batch.reset(arrays, seed=1)
    rng = np.random.default_rng(1)
    state = batch.state(0)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        assert not lets_others_in(lambda: state.copy().legal(), 1000)
        if compiling.engine() == "compiled":
            assert lets_others_in(lambda: batch.step(choices(arrays, rng), arrays), 1000)
    finally:
        sys.setswitchinterval(before)


@pytest.mark.skipif(compiling.engine() == "plain", reason="the plain engine is Python")
@pytest.mark.parametrize("game", petteia.GAMES.values(), ids=lambda game: game.id)
def test_compiled_games_are_stepped_without_python(game: Game) -> None:
    """Nothing in a step waits for Python while another thread keeps it for itself: threads would only take
    turns.
    """
    batch = Batch(game, 512, seats=game.seats[-1])
    arrays = batch.arrays()
    batch.reset(arrays, seed=1)
    (crowd,) = batch._crowds
    # Rewards are not wanted: Python pays them at the end of a game.
    written = (arrays.masks, arrays.tensors, arrays.deciders, None, arrays.finished, arrays.counts, None)
    rng = np.random.default_rng(1)
    deciders, busy = arrays.deciders, 0
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        for _ in range(12):
            actions = choices(arrays, rng)
            deciders[-1] = -5
            begun = threading.Event()

            def work(actions: Any = actions, begun: threading.Event = begun) -> None:
                begun.set()
                crowd.go(actions, *written)

            thread = threading.Thread(target=work)
            thread.start()
            begun.wait()
            busy += deciders[-1] == -5  # this thread runs, and so does the step
            looks = 0
            while deciders[-1] == -5:
                looks += 1
                if looks > 50_000_000:
                    pytest.fail("a step waits for Python")
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert busy > 0


def test_a_finished_game_pays_and_begins_anew() -> None:
    batch = Batch(TINY, 4, seats=3)
    arrays = batch.arrays()
    batch.reset(arrays, seed=1)
    rng = np.random.default_rng(1)
    ended = paid = 0
    for _ in range(400):
        batch.step(choices(arrays, rng), arrays)
        for i in range(batch.count):
            if arrays.finished[i]:
                ended += 1
                paid += arrays.rewards[i].max() > 0  # nobody earns anything where all share the first place
                assert abs(arrays.rewards[i].sum()) < 1e-5
                assert batch.state(i).decider is not None
            else:
                assert not arrays.rewards[i].any()
    assert ended > 8
    assert paid > ended / 2


@by_game
def test_threads_change_nothing(game: Game) -> None:
    played = []
    for threads in (1, 3):
        batch = Batch(game, 5, threads=threads)
        arrays = batch.arrays()
        batch.reset(arrays, seed="threads")
        rng = np.random.default_rng(5)
        for _ in range(25):
            batch.step(choices(arrays, rng), arrays)
        played.append([batch.state(i).digest() for i in range(batch.count)])
        batch.close()
    assert played[0] == played[1]
    assert len(set(played[0])) == 5


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("game", [TINY, petteia.game("olympos")], ids=lambda game: game.id)
def test_an_illegal_action_is_refused_and_changes_nothing_in_any_game(game: Game, threads: int) -> None:
    batch = Batch(game, 4, threads=threads)
    arrays = batch.arrays()
    batch.reset(arrays, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(5):
        batch.step(choices(arrays, rng), arrays)
    before = [batch.state(i).digest() for i in range(4)]
    legal = choices(arrays, rng)
    for wrong in (np.flatnonzero(arrays.masks[3] == 0)[0], -1, len(game.actions), 1 << 62, -(1 << 62)):
        actions = legal.copy()
        actions[3] = wrong
        with pytest.raises(IllegalAction) as refused:
            batch.step(actions, arrays)
        assert refused.value.__notes__ == ["in game 3 of the batch"]
        assert [batch.state(i).digest() for i in range(4)] == before
    batch.step(legal, arrays)
    assert [batch.state(i).digest() for i in range(4)] != before
    batch.close()


def test_what_is_not_wanted_is_not_written() -> None:
    batch = Batch(TINY, 2)
    only = Arrays(deciders=np.zeros(2, np.int64))
    batch.reset(only, seed=1)
    assert only.deciders.tolist() == [batch.state(0).decider, batch.state(1).decider]
    batch.step([batch.state(i).legal()[0] for i in range(2)], only)
    assert only.deciders.tolist() == [batch.state(0).decider, batch.state(1).decider]


def fixed(array: Any) -> Any:
    array.flags.writeable = False
    return array


WRONG: dict[str, tuple[str, Callable[[Batch], Any], str]] = {
    "shape": ("masks", lambda batch: np.zeros((2, 3), np.uint8), "array of uint8"),
    "kind": ("tensors", lambda batch: np.zeros((2, batch.setup.tensor_size), np.float64), "array of float32"),
    "short": ("deciders", lambda batch: np.zeros(2, np.int32), "array of int64"),
    "list": ("counts", lambda batch: [0, 0], "array of int64"),
    "order": ("rewards", lambda batch: np.zeros((2, batch.seats), np.float32, order="F"), "C-contiguous"),
    "stride": ("finished", lambda batch: np.zeros(4, np.uint8)[::2], "C-contiguous"),
    "fixed": ("counts", lambda batch: fixed(np.zeros(2, np.int64)), "can be written"),
}


@pytest.mark.parametrize("what", WRONG)
def test_an_array_that_does_not_fit_is_refused_and_nothing_changes(what: str) -> None:
    name, make, words = WRONG[what]
    batch = Batch(TINY, 2)
    arrays = batch.arrays()
    batch.reset(arrays, seed=1)
    before = [batch.state(i).digest() for i in range(2)]
    bad = batch.arrays()
    setattr(bad, name, make(batch))
    actions = choices(arrays, np.random.default_rng(1))
    for call in (lambda: batch.step(actions, bad), lambda: batch.reset(bad, seed=2)):
        with pytest.raises(OptionError, match=f"{name}.*{words}"):
            call()
        assert [batch.state(i).digest() for i in range(2)] == before


@pytest.mark.parametrize(
    "actions", [[0], [0, 0, 0], [0.0, 1.0], [0.5, 1.5], [True, False], ["0", "1"], [[0], [0, 1]], None, 7]
)
def test_actions_that_are_not_one_whole_number_for_each_game_are_refused(actions: Any) -> None:
    batch = Batch(TINY, 2)
    arrays = batch.arrays()
    batch.reset(arrays, seed=1)
    before = [batch.state(i).digest() for i in range(2)]
    with pytest.raises(OptionError, match=r"actions.*whole numbers \(2,\), one for each game"):
        batch.step(actions, arrays)
    assert [batch.state(i).digest() for i in range(2)] == before


def test_a_batch_that_cannot_be_is_refused() -> None:
    wrong = (("count", 0), ("count", 1.5), ("threads", 0), ("seats", 0), ("seats", 9), ("reward", "points"))
    for name, value in wrong:
        settings: dict[str, Any] = {"count": 2, name: value}
        with pytest.raises(OptionError, match=name):
            Batch(TINY, **settings)
    batch = Batch(TINY, 2)
    with pytest.raises(OptionError, match="reset before the first step"):
        batch.step([0, 0], batch.arrays())
    with pytest.raises(OptionError, match="after reset"):
        batch.state(0)
    with pytest.raises(OptionError, match=r"batch.arrays\(\)"):
        batch.reset({})  # type: ignore[arg-type]


def test_every_kind_of_whole_number_will_do_and_a_closed_batch_can_go_on() -> None:
    played = []
    for kind in (np.int64, np.int32, np.uint16, list):
        batch = Batch(TINY, 4, threads=2)
        arrays = batch.arrays()
        batch.reset(arrays, seed=1)
        rng = np.random.default_rng(1)
        for _ in range(3):
            actions = choices(arrays, rng)
            batch.step(actions.tolist() if kind is list else actions.astype(kind), arrays)
            batch.close()
        played.append([batch.state(i).digest() for i in range(4)])
    assert played[1:] == played[:1] * 3


def test_the_vector_environment_pays_the_seat_that_acted() -> None:
    env = vector.VectorEnv(TINY, 3, seats=2)
    seen, infos = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    again, _ = vector.VectorEnv(TINY, 3, seats=2).reset(seed=4)
    assert (again["observation"] == seen["observation"]).all()
    rng = np.random.default_rng(4)
    paid = 0
    for _ in range(300):
        acted = infos["seat"].copy()
        mask = seen["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        seen, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any()
        for i in range(3):
            assert rewards[i] == infos["rewards"][i, acted[i]]
            paid += bool(ended[i])
            assert ended[i] or not infos["rewards"][i].any()
    assert paid > 4
    env.close()


@pytest.mark.parametrize("actions", ["all", "compact"])
def test_the_last_position_of_a_game_is_told_as_gymnasium_tells_it(actions: str) -> None:
    """``final_obs``: what the seat that ended the game sees; beside it the next game's first position."""
    env = vector.VectorEnv("elysium", 4, seats=2, threads=2, actions=actions)
    seen, infos = env.reset(seed=1)
    single = env.single_observation_space
    rng = np.random.default_rng(1)
    kept: list[tuple[Any, Any]] = []
    for _ in range(1200):
        before = [env.batch.state(i) for i in range(4)]
        acted = infos["seat"].copy()
        chosen = np.array([rng.choice(np.flatnonzero(row)) for row in seen["action_mask"]])
        ids = chosen if env._ids is None else env._ids[chosen]
        seen, _, ended, _, infos = env.step(chosen)
        if not ended.any():
            assert not {"final_obs", "_final_obs", "final_info", "_final_info"} & set(infos)
            continue
        assert (infos["_final_obs"] == ended).all()
        assert (infos["_final_info"] == ended).all()
        assert infos["final_obs"].shape == (4,)
        for i in range(4):
            last = infos["final_obs"][i]
            if not ended[i]:
                assert last is None
                continue
            state = before[i]
            state.advance(int(ids[i]))
            if state.decider is not None:  # chance came after the last decision: an outcome of many
                continue
            assert infos["final_info"]["seat"][i] == acted[i]
            assert last["observation"].tolist() == pytest.approx(state.tensor(int(acted[i])))
            assert not last["action_mask"].any()
            assert single.contains(last)
            assert not (last["observation"] == seen["observation"][i]).all()
            kept.append((last["observation"], last["observation"].copy()))
        if len(kept) > 6:
            break
    assert len(kept) > 3
    for held, copied in kept:  # later steps have not written over it
        assert (held == copied).all()
    env.close()


def test_many_tables_pay_every_agent_when_it_is_selected_again() -> None:
    env = vector.ManyTables(TINY, 3, seats=2)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    owed = np.zeros((3, 2))
    ends = 0
    for _ in range(300):
        _, rewards, ended, cut, infos = env.last()
        for i, seat in enumerate(env.agent_selection):
            assert rewards[i] == pytest.approx(owed[i, seat])
            ends += bool(ended[i])
        acting = env.agent_selection.copy()
        env.step([rng.choice(np.flatnonzero(row)) for row in infos["action_mask"]])
        assert not cut.any()
        owed[np.arange(3), acting] = 0
        owed += env.batch_rewards
    assert ends > 4
    env.close()


def test_compact_actions_and_the_state_for_critics() -> None:
    env = vector.VectorEnv("elysium", 3, seats=3, threads=2, actions="compact")
    with pytest.raises(OptionError, match="reset"):
        env.state()
    seen, infos = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    ids = np.array(player_actions("elysium").ids)
    for _ in range(5):
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        for i in range(3):
            assert ids[legal[i]].tolist() == env.batch.state(i).legal()
        seen, _, _, _, infos = env.step(np.array([one[-1] for one in legal]))
    everything = env.state()
    for i in range(3):
        assert (everything[i, infos["seat"][i]] == seen["observation"][i]).all()
        for seat in range(3):
            assert everything[i, seat].tolist() == pytest.approx(env.batch.state(i).tensor(seat))
    with pytest.raises(OptionError, match="float32"):
        env.batch.see_all(np.zeros(3))
    env.close()
