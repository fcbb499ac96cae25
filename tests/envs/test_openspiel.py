"""OpenSpiel's own simulation test and its searching bots on our games."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.bots.positions import GAMES, SHORT, find

from petteia.envs import openspiel
from petteia.kernel import CHANCE, OptionError


def load(game: str, players: int | None = None):
    options = ";".join(f"{name}:{value}" for name, value in SHORT.get(game, {}).items())
    seats = players or find(game).seats[0]
    return pyspiel.load_game(f"{openspiel.register(find(game))}(players={seats},options={options})")


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(game, find(game).seats[-1]), num_sims=1, serialize=False, verbose=False)


def first_decision(game):
    """A position where a seat has a choice, after the set-up's draws."""
    rng = random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


class Leaf(mcts.Evaluator):  # type: ignore[misc]
    """Judges positions by our evaluator: a random playout of a whole game takes long."""

    def evaluate(self, state):
        position = state.state
        return np.tanh([position.game.evaluate(position, seat) / 20 for seat in range(position.seats)])

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_searches_run(game: str) -> None:
    loaded = load(game)
    state = first_decision(loaded)
    rng = np.random.RandomState(1)
    before = str(state)
    bot = mcts.MCTSBot(loaded, 1.4, 12, Leaf(), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(loaded, Leaf(), 1.4, 12, random_state=rng, use_observation_string=True)
    assert fair.step(state) in state.legal_actions()
    assert str(state) == before


def test_mcts_with_playouts_beats_chance() -> None:
    """A whole game of OpenSpiel's search against its random player."""
    loaded = load("tiny")
    rng = np.random.RandomState(3)
    won = 0.0
    for number in range(4):
        searching = mcts.MCTSBot(loaded, 1.4, 30, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        chance = random.Random(number)
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            elif state.current_player() == number % 2:
                state.apply_action(searching.step(state))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        assert sum(state.returns()) == pytest.approx(0)
        won += state.returns()[number % 2]
    assert won >= 0


@pytest.mark.parametrize("game", GAMES)
def test_observations(game: str) -> None:
    loaded = load(game)
    state = first_decision(loaded)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, random.Random(1).random)
    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    assert state.observation_tensor(seat) == pytest.approx(state.state.tensor(seat))
    assert len(state.observation_tensor(seat)) == sum(field.size for field in find(game).tensor_fields)
    observer = loaded.make_py_observer()
    observer.set_from(state, seat)
    assert list(observer.dict) == [field.name for field in find(game).tensor_fields]


def test_chance_is_explicit() -> None:
    state = load("tiny").new_initial_state()
    assert state.state.decider == CHANCE
    assert state.is_chance_node()


def test_copies_share_only_the_tables() -> None:
    state = first_decision(load("tiny"))
    other = state.clone()
    assert other.state.setup is state.state.setup
    other.apply_action(other.legal_actions()[0])
    assert other.state.v != state.state.v


def test_options_as_a_parameter() -> None:
    game = pyspiel.load_game(f"{openspiel.register(find('tiny'))}(options=hand:3)")
    assert game.setup.options["hand"] == 3
    with pytest.raises(OptionError):
        openspiel._options(find("tiny"), "wind:3")


def test_decisions_with_one_answer_can_be_left_out() -> None:
    asked: dict[bool, list[int]] = {}
    for only in (False, True):
        name = openspiel.register(find("delphi"))
        game = pyspiel.load_game(f"{name}(options=tasks:8;max_rounds:3,only_choices={only})")
        state = game.new_initial_state()
        answers = asked[only] = []
        rng = random.Random(4)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            answers.append(len(legal))
            state.apply_action(legal[0] if len(legal) == 1 else rng.choice(legal))
    assert 1 in asked[False]
    assert asked[True] == [count for count in asked[False] if count > 1]


def walk(state, rng: random.Random, steps: int):
    """Go on at random, chance included."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_search_runs_with_its_default_arguments(game: str) -> None:
    loaded = load(game)
    state = first_decision(loaded)
    before = str(state), state.information_state_string(0)
    bot = ismcts.ISMCTSBot(loaded, Leaf(), 1.4, 12)
    assert bot.step(state) in state.legal_actions()
    assert (str(state), state.information_state_string(0)) == before


@pytest.mark.parametrize("game", GAMES)
def test_information_states_of_resampled_positions_are_the_same(game: str) -> None:
    rng = random.Random(5)
    state = load(game, 3).new_initial_state()
    for _ in range(6):
        walk(state, rng, 25)
        for seat in range(3):
            twin = state.resample_from_infostate(seat, rng.random)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            again = twin.resample_from_infostate(seat, rng.random)
            assert again.information_state_string(seat) == state.information_state_string(seat)


def test_information_states_remember_what_a_seat_did_and_saw() -> None:
    """Two ways to the same position are told apart by those who saw the difference, and by nobody else."""
    loaded = load("tiny", 3)
    found = {True: 0, False: 0}
    for seed in range(40):
        state = walk(loaded.new_initial_state(), random.Random(seed), 12)
        if state.is_terminal() or state.is_chance_node() or len(state.legal_actions()) < 2:
            continue
        actor = state.current_player()
        ends = []
        for action in state.legal_actions()[:2]:
            other = state.clone()
            other.apply_action(action)
            ends.append(other)
        strings = [[end.information_state_string(seat) for seat in range(3)] for end in ends]
        assert strings[0][actor] != strings[1][actor]
        for seat in range(3):
            if seat != actor:
                same_view = ends[0].observation_string(seat) == ends[1].observation_string(seat)
                assert same_view or strings[0][seat] != strings[1][seat]
                found[strings[0][seat] == strings[1][seat]] += 1
        replayed = loaded.new_initial_state()
        for action in ends[0].history():
            replayed.apply_action(action)
        assert [replayed.information_state_string(seat) for seat in range(3)] == strings[0]
    assert found[False]


def test_resampling_does_not_carry_what_others_saw() -> None:
    """Positions that differ only in what a seat cannot see give it the same ones to think in."""
    state = walk(load("tiny", 3).new_initial_state(), random.Random(3), 14)
    seat = 0
    twin = state.resample_from_infostate(seat, random.Random(1).random)
    thought = [one.resample_from_infostate(seat, random.Random(2).random) for one in (state, twin)]
    for other in range(3):
        assert thought[0].information_state_string(other) == thought[1].information_state_string(other)


def test_there_is_no_tensor_of_an_information_state() -> None:
    game = load("tiny")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="perfect_recall=False"):
        observer.set_from(game.new_initial_state(), 0)
