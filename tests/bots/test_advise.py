"""Advice: deterministic, made of what the seat may know, and true."""

from __future__ import annotations

import random
from functools import partial

import pytest
from tests.tiny import GAME as TINY

import petteia
from petteia.bots import advise, judging, make
from petteia.bots.advise import GROUNDS
from petteia.bots.plain import Judge
from petteia.bots.values import Values
from petteia.kernel import CHANCE, Dealer, OptionError, State, View
from petteia.texts import LANGUAGES, Texts

from .positions import decisions, find

BUDGET = 300


def asked(name: str, seats: int = 3, seed: int = 11, count: int = 3) -> list[tuple[State, View]]:
    found = decisions(name, seats, seed, count)
    return [(state, View(state, state.decider)) for state in found if state.decider is not None]


def played(name: str, until: int, seed: int = 4) -> State:
    """A sensible position of a game between greedy bots, after so many decisions."""
    state = petteia.game(name).new(3)
    dealer = Dealer(seed)
    bots = [make("greedy:worlds=1", seat) for seat in range(3)]
    while (decider := state.decider) is not None:
        if decider == CHANCE:
            state.advance(dealer.pick(state))
            continue
        if until <= 0 and len(state.worthwhile()) > 2:
            break
        until -= 1
        state.advance(bots[decider].choose(View(state, decider)))
    return state


@pytest.mark.parametrize("name", petteia.GAMES)
def test_ideas_are_few_legal_different_and_in_order(name):
    for state, view in asked(name):
        ideas = advise(view, BUDGET)
        assert 1 <= len(ideas) <= 3
        assert len({idea.action for idea in ideas}) == len(ideas)
        assert [idea.loss for idea in ideas] == sorted(idea.loss for idea in ideas)
        for idea in ideas:
            assert idea.action in state.legal()
            assert idea.line[0] == idea.action
            assert idea.grounds


@pytest.mark.parametrize("name", petteia.GAMES)
def test_the_same_view_budget_and_seed_give_the_same_ideas(name):
    for _, view in asked(name, count=2):
        assert advise(view, BUDGET, 5) == advise(view, BUDGET, 5)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_advice_depends_on_nothing_that_the_seat_may_not_know(name):
    for until in (12, 30):
        state = played(name, until)
        seat = state.decider
        assert seat is not None
        other = state.resample(seat, random.Random(99))
        assert advise(View(state, seat), BUDGET) == advise(View(other, seat), BUDGET)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_asking_changes_nothing_and_others_are_told_nothing(name):
    for state, view in asked(name, count=2):
        before = state.digest()
        advise(view, BUDGET)
        assert state.digest() == before
        assert advise(View(state, (view.seat + 1) % state.seats), BUDGET) == []


@pytest.mark.parametrize("name", petteia.GAMES)
def test_what_a_reason_says_of_points_and_means_comes_true(name):
    """Where neither chance nor somebody else has a say in a deed, the board is then as was said."""
    seen = 0
    for until in (5, 15, 25, 35, 45):
        state = played(name, until)
        seat = state.decider
        assert seat is not None
        before = state.scores_for(seat)[seat].parts
        means = state.game.means_of(state.observe(seat), seat)
        for idea in advise(View(state, seat), BUDGET):
            after, alone = state.copy(), True
            for action in idea.line:
                alone = alone and after.decider == seat and action in after.legal()
                if alone:
                    after.advance(action)
            if not alone or after.decider == CHANCE:
                continue
            parts = after.scores_for(seat)[seat].parts
            told = {
                ground.args["part"].id.removeprefix(f"{name}-score-"): ground.args["n"]
                for ground in idea.grounds
                if ground.id == "points"
            }
            for part, n in told.items():
                assert (parts[part] or 0) - (before[part] or 0) == n
            now = state.game.means_of(after.observe(seat), seat)
            for ground in idea.grounds:
                sign = {"gains": 1, "costs": -1}.get(ground.id)
                for what in ground.args["what"] if sign else ():
                    mean = what.id.removeprefix(f"{name}-means-")
                    assert now[mean] - means[mean] == sign * what.args["n"]
                    seen += 1
    assert seen


@pytest.mark.parametrize("name", petteia.GAMES)
def test_whose_move_it_is_then_is_said_truly(name):
    seen = 0
    for until in (4, 8, 12, 16, 20, 24, 28):
        state = played(name, until)
        seat = state.decider
        assert seat is not None
        for idea in advise(View(state, seat), BUDGET):
            told = {ground.id for ground in idea.grounds}
            after = state.copy()
            for action in idea.line:
                if after.decider == seat and action in after.legal():
                    after.advance(action)
            if after.decider == CHANCE:
                continue  # it may have a say in that
            assert "passes" not in told or after.decider != seat
            assert "again" not in told or after.decider == seat
            seen += 1
    assert seen


def test_what_differs_only_in_what_is_spent_is_one_idea():
    spent = petteia.game("delphi").spent
    assert spent == ("source",)
    for until in (4, 8, 12, 16, 20):
        state = played("delphi", until)
        assert state.decider is not None
        forms = [state.describe(idea.action) for idea in advise(View(state, state.decider), BUDGET)]
        deeds = [{name: value for name, value in form.items() if name not in spent} for form in forms]
        assert all(deed not in deeds[:n] for n, deed in enumerate(deeds))


@pytest.mark.parametrize("name", petteia.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(name, language):
    texts = Texts(language, strict=True)
    for until in (8, 25):
        state = played(name, until)
        assert state.decider is not None
        for idea in advise(View(state, state.decider), BUDGET):
            for ground in idea.grounds:
                assert set(ground.args) == set(GROUNDS[ground.id])
                assert texts.told(name, ground.as_json(), ["Ada", "Bo", "Cy"])


def test_names_and_actions_are_told_in_words():
    action = petteia.game("olympos").actions.describe(
        petteia.game("olympos").actions.parse("settle north>olympos")
    )
    ground = {
        "message": "advice-denies",
        "args": {"seat": 1, "action": action},
        "kinds": {"seat": "seat", "action": "action"},
    }
    told = Texts("en").told("olympos", ground, ["Ada", "Bo"])
    assert told.startswith("Bo can no longer")
    assert "New settler from the northern zone to Olympos" in told


def test_whatever_judges_can_be_replaced():
    state, view = asked("olympos", seed=3, count=1)[0]

    class Likes:
        """Nothing counts but whether this action was the first."""

        important = 0.5

        def __init__(self, favourite: int) -> None:
            self.wanted = state.copy()
            self.wanted.advance(favourite)

        def worth(self, position: State, seat: int) -> float:
            return float(position == self.wanted)

    plain = [action for action in state.worthwhile() if state.actions.text(action).startswith("settle")]
    for favourite in plain[:3]:
        judge = Likes(favourite)
        best = advise(view, BUDGET, value=partial(lambda one, _: one, judge))[0]
        assert best.action == favourite
        assert best.stake == 2  # 1 above the middle, where a half is important


def test_the_coach_judges_by_learned_values_where_there_are_some():
    for name, of in (("olympos", Values), ("elysium", Values), ("delphi", Judge), ("tiny", Judge)):
        view = asked(name, seats=2, count=1)[0][1]
        assert isinstance(judging(view.world(random.Random(1))), of)
        ideas = advise(view, BUDGET, value=judging)
        assert ideas[0].loss == 0
        assert all(idea.grounds for idea in ideas)


def test_a_game_that_declares_no_means_has_ideas_too():
    for state in decisions("tiny", TINY.seats[0], 2, 2):
        assert state.decider is not None
        ideas = advise(View(state, state.decider), 50)
        assert ideas
        assert all(idea.grounds for idea in ideas)
    assert find("tiny").means == ()


@pytest.mark.parametrize("name", petteia.GAMES)
def test_a_gentle_bot_decides_everywhere(name):
    strict, kind = make("gentle:give=0", 7), make("gentle", 7)
    for until in (5, 20):
        state = played(name, until)
        assert state.decider is not None
        view = View(state, state.decider)
        assert strict.choose(view) in state.worthwhile()
        assert kind.choose(view) in state.worthwhile()


def test_a_gentle_bot_that_gives_much_takes_anything_and_says_what_it_cannot_do():
    state = played("olympos", 6)
    assert state.decider is not None
    view = View(state, state.decider)
    assert len({make("gentle:give=1000:positions=60", seed).choose(view) for seed in range(30)}) > 3
    with pytest.raises(OptionError, match="worlds to be at least 2"):
        make("gentle:worlds=1")
